"""The board of Marine: tiles, species, elements, stacks; what can be chosen, what would change, what has changed."""

from __future__ import annotations

from functools import cache
from typing import Final

from speciate.draw import hexart as art
from speciate.draw.face import Scene
from speciate.draw.target import Targets

from . import data as d
from .face_words import Vocabulary, vocabulary
from .pieces import ANIMAL, CORNER, CORNERS, HEX, HEXES, MAP, STACK, TERRAIN
from .state import Marine

ART: Final = art.art(MAP)
_BOX: Final = "-334 -380 668 760"
_STACKS: Final = ((-206.0, -325.0), (-288.0, -325.0), (-288.0, -252.0))
_VENTS: Final = (286.0, 308.0)
_SMALL: Final = art.polygon(0, 0, 36)
_SMALL_RING: Final = art.polygon(0, 0, 33)
_MOST: Final = 4
"""Tokens that fit on a tile."""
_EMPTY: Final = tuple(
    f'<g class="cell" id="h-{MAP.names[h]}" transform="{ART.at[h]}"><polygon class="grid0" points="{art.EMPTY}"/></g>'
    for h in HEXES
)


def draw_board(scene: Scene[Marine]) -> str:
    """The whole board as one SVG."""
    g, v, lit = scene.g, vocabulary(scene.words), Targets(scene)
    keys: list[str] = []
    hexes = _hexes(scene, v, lit, keys)
    corners = _corners(scene, v, lit, keys)
    stacks = _stacks(scene, v, lit, keys)
    label = scene.words.plain("board.label", tiles=len(g.tiles()))
    return (
        f'<svg class="board" id="board-svg" viewBox="{_BOX}" role="group" aria-label="{label}">'
        f'{"".join(hexes)}{"".join(corners)}<g class="sup">{stacks}</g><g class="keys">{"".join(keys)}</g></svg>'
    )


# --- tiles ------------------------------------------------------------------------------------------------------------


@cache
def _ground(v: Vocabulary, h: int, terrain: int, side: int) -> str:
    """What of a tile never changes: its pattern and its names."""
    dark = terrain == d.VENT
    vent = ""
    y = 17 if not dark else 14
    if dark:
        vent = f'<use class="fume" href="#vent-{d_side(side)}" x="-11" y="-50" width="22" height="22"/>'
    return (
        f'<polygon points="{art.OUTLINE}" fill="url(#tx-{d.TERRAINS[terrain]})"/><polygon '
        f'class="edge" points="{art.OUTLINE}"/>{vent}'
        f'<text class="nm" y="-{y}">{v.shorts[terrain]} <tspan class="co">{MAP.names[h]}</tspan></text>'
        f'<text class="nc" y="-{y + 3 if not dark else 12}">{v.codes[terrain]}</text>'
    )


def d_side(side: int) -> str:
    """The name of a Vent's side: 1 geyser, 2 smoker."""
    return "smoker" if side == d.SMOKER + 1 else "geyser"


def tile_label(g: Marine, v: Vocabulary, h: int) -> str:
    """A tile in words, all that is on it: for screen readers."""
    kind = v.terrains[g.terrain[h]]
    if g.side[h]:
        kind = f"{kind}, {v.sides[g.side[h] - 1]}"  # type: ignore[assignment]
    elements = [g.elements[c] for c in MAP.corners[h] if g.elements[c] != d.NONE]
    corners = f"; {v.words('tile.corners', elements=v.mix(elements))}" if elements else ""
    return f"{MAP.names[h]} {kind}; {v.living(g, h)}{corners}"


def _hexes(scene: Scene[Marine], v: Vocabulary, lit: Targets, keys: list[str]) -> list[str]:
    g, after = scene.g, scene.after
    here = lit.of(HEX)
    terrains, animals = lit.of(TERRAIN), lit.of(ANIMAL)
    site = _site(lit) if animals else -1
    focus = _site(lit) if lit.key in ABOUT_TILE else -1
    out = []
    for h in HEXES:
        terrain = g.terrain[h]
        will = after.terrain[h] if after else terrain
        target = h in here or (terrain in terrains and terrain != d.NO_TILE)
        if terrain == d.NO_TILE and will == d.NO_TILE and not target:
            out.append(_EMPTY[h])
            continue
        value = h if h in here else terrain
        name = MAP.names[h]
        if target:
            letter = lit.letter(value)
            keys.append(art.key_badge(f"k-{name}", letter, ART.centres[h][0] + 44, ART.centres[h][1] - 28))
        if terrain == d.NO_TILE:
            out.append(_empty(scene, v, lit, h, target))
            continue
        label = tile_label(g, v, h)
        kind = " on-dark" if terrain == d.VENT else ""
        told = f'class="tile{kind}" role="img" aria-label="{label}"'
        ring = ""
        if target:
            told = f'class="tile{kind}{lit.css(value)}" {lit.attributes(value, label)}'
            ring = art.TILE_RING
        tokens, touched = _tokens(scene, v, lit, h, animals if h == site else frozenset(), keys)
        if will != terrain:
            touched = True
        new = scene.since is not None and scene.since.terrain[h] != terrain
        dash = (
            art.TILE_DASH
            if touched
            else '<polygon class="focus-tile" points="' + art.DASHED + '"/>'
            if h == focus
            else ""
        )
        ghostly = _new_ground(will) if will != terrain else ""
        out.append(
            f'<g id="h-{name}" transform="{ART.at[h]}" {told}>{_ground(v, h, terrain, g.side[h])}{ghostly}'
            f"{_NEW if new else ''}{dash}{ring}{tokens}</g>"
        )
    return out


_NEW: Final = f'<polygon class="newtile" points="{art.RING}"/>'
ABOUT_TILE: Final = frozenset(
    {
        "camouflage.hex",
        "speciation.number",
        "tectonics.side",
        "tectonics.source",
        "terrestrial.number",
        "wanderlust.element",
    }
)
"""Choices about one tile, which is then marked."""


def _site(lit: Targets) -> int:
    """The tile that a choice is about: the first thing after the animal."""
    return lit.about[1] if len(lit.about) > 1 else -1


@cache
def _new_ground(terrain: int) -> str:
    return f'<polygon class="to-come" points="{art.OUTLINE}" fill="url(#tx-{d.TERRAINS[terrain]})"/>'


def _empty(scene: Scene[Marine], v: Vocabulary, lit: Targets, h: int, target: bool) -> str:
    """A hex without a tile that can be chosen, or will hold one."""
    will = scene.after.terrain[h] if scene.after else d.NO_TILE
    ground, name = f'<polygon class="grid0" points="{art.EMPTY}"/>', MAP.names[h]
    if will != d.NO_TILE:
        ground = f"{_new_ground(will)}{art.TILE_DASH}"
    told, ring = 'class="cell"', ""
    if target:
        told = f'class="cell{lit.css(h)}" {lit.attributes(h, v.words.plain("board.empty", hex=name))}'
        ring = f'{art.TILE_RING}<text class="at">{name}</text>'
        if will == d.NO_TILE:
            ground = f'{ground}<polygon class="ground" points="{art.OUTLINE}"/>'
    tokens = _tokens(scene, v, lit, h, frozenset(), [])[0] if will != d.NO_TILE else ""
    return f'<g id="h-{name}" transform="{ART.at[h]}" {told}>{ground}{ring}{tokens}</g>'


def _tokens(
    scene: Scene[Marine], v: Vocabulary, lit: Targets, h: int, animals: frozenset[int], keys: list[str]
) -> tuple[str, bool]:
    """The species of a tile with ghosts and change marks; and whether the selected value would change them."""
    g, after, since = scene.g, scene.after, scene.since
    now = [cubes[h] for cubes in g.cubes]
    then = [cubes[h] for cubes in after.cubes] if after else now
    was = [cubes[h] for cubes in since.cubes] if since else now
    if not any(now) and not any(then) and not any(was):
        return "", False
    solid = [a for a in range(4) if now[a]]
    coming = [a for a in range(4) if then[a] and not now[a]]
    gone = [a for a in range(4) if was[a] and not now[a] and a not in coming][: _MOST - len(solid) - len(coming)]
    n = len(solid) + len(coming) + len(gone)
    name, out = MAP.names[h], []
    for i, a in enumerate(solid):
        extra = ""
        if then[a] != now[a]:
            extra = art.change(then[a] - now[a], 12, -14, "delta go")
        elif was[a] != now[a]:
            extra = art.change(now[a] - was[a], 12, -14)
        if a in animals:
            x, y = art.spread(n)[i]
            keys.append(
                art.key_badge(f"k-{name}-{a}", lit.letter(a), ART.centres[h][0] + x - 14, ART.centres[h][1] + y + 18)
            )
            told = lit.attributes(a, f"{v.animals[a]} {now[a]}")
            extra = (
                '<circle class="halo" r="19"/><circle class="legalc" r="19"/><circle class="legal" r="19"/><circle '
                f'class="foc" r="22"/>{extra}'
            )
            out.append(
                art.token(f"t{a}-{name}", a, now[a], n, i, extra).replace(
                    'class="tok', f'{told} class="tok{lit.css(a)}', 1
                )
            )
        else:
            out.append(art.token(f"t{a}-{name}", a, now[a], n, i, extra))
    for i, a in enumerate(coming, len(solid)):
        out.append(art.ghost(f"g{a}-{name}", a, then[a], n, i))
    for i, a in enumerate(gone, len(solid) + len(coming)):
        out.append(art.ghost(f"g{a}-{name}", a, -was[a], n, i, "ghost gone"))
    return "".join(out), then != now


# --- corners ----------------------------------------------------------------------------------------------------------


def _corners(scene: Scene[Marine], v: Vocabulary, lit: Targets, keys: list[str]) -> list[str]:
    g, here = scene.g, lit.of(CORNER)
    after = scene.after.elements if scene.after else g.elements
    since = scene.since.elements if scene.since else g.elements
    out = []
    for c in CORNERS:
        element = g.elements[c]
        if element == d.NONE and after[c] == d.NONE and since[c] == d.NONE and c not in here:
            continue
        name = MAP.corner_names[c]
        marks = ""
        if after[c] != element:
            marks = _coming(after[c])
        elif since[c] != element:
            marks = art.change(1 if element != d.NONE else -1, 13, -13)
        what = v.elements[element] if element != d.NONE else v.words("corner.vacant")
        if c in here:
            label = v.words.plain(
                "corner.label", what=what, tiles=v.tiles_around(g, c), corner=v.corner(c, g.touched(c))
            )
            told = f'class="corner{lit.css(c)}" {lit.attributes(c, label)}'
            if element == d.NONE:
                inner = f'{art.SPOT}<text class="sk" y="4.6">{lit.letter(c)}</text>'
            else:
                inner = f"{art.DISC_RING}{_disc(element)}"
                x, y = ART.corners[c]
                keys.append(art.key_badge(f"k-{name}", lit.letter(c), x - 23, y - 13))
        else:
            told = f'class="corner" role="img" aria-label="{what}"' if element != d.NONE else 'class="corner"'
            inner = _disc(element) if element != d.NONE else ""
        out.append(f'<g id="c-{name}" transform="{ART.corner_at[c]}" {told}>{inner}{marks}</g>')
    return out


@cache
def _disc(element: int) -> str:
    return f'<use href="#el-{d.ELEMENTS[element]}" x="-14" y="-14" width="28" height="28"/>'


@cache
def _coming(element: int) -> str:
    """A corner as it would be: the new disc, still pale, or a strike through the old one."""
    if element == d.NONE:
        return '<path class="strike" d="M-12-12 12 12M12-12-12 12"/>'
    return f'<g class="to-come">{_disc(element)}</g><circle class="affect" r="16"/>'


# --- stacks -----------------------------------------------------------------------------------------------------------


def _stacks(scene: Scene[Marine], v: Vocabulary, lit: Targets, keys: list[str]) -> str:
    g, here, out = scene.g, lit.of(STACK), []
    for s, (x, y) in enumerate(_STACKS):
        left, top = g.stack_left[s], g.stack_top[s]
        if not left:
            out.append(
                f'<g id="stack-{s + 1}" class="stack" transform="translate({x:g} {y:g})" role="img" '
                f'aria-label="{v.words.plain("stack.empty", n=s + 1)}"><polygon class="grid0" points="{_SMALL}"/></g>'
            )
            continue
        label = v.words.plain("stack.label", n=s + 1, terrain=v.terrains[top], left=left)
        told, ring = f'class="stack" role="img" aria-label="{label}"', ""
        if s in here:
            told = f'class="stack{lit.css(s)}" {lit.attributes(s, label)}'
            ring = _STACK_RING
            keys.append(art.key_badge(f"k-stack-{s + 1}", lit.letter(s), x + 28, y - 24))
        out.append(f'<g id="stack-{s + 1}" transform="translate({x:g} {y:g})" {told}>{_pile(v, top, left)}{ring}</g>')
    x, y = _VENTS
    label = v.words.plain("stack.vents", left=g.vents)
    pile = _pile(v, d.VENT, g.vents) if g.vents else f'<polygon class="grid0" points="{_SMALL}"/>'
    out.append(
        f'<g id="stack-vent" class="stack" transform="translate({x:g} {y:g})" role="img" aria-label="{label}">{pile}'
        "</g>"
    )
    return "".join(out)


_STACK_RING: Final = (
    f'<polygon class="legalc" points="{_SMALL_RING}"/><polygon class="legal" points="{_SMALL_RING}"/><polygon '
    f'class="foc" points="{_SMALL}"/>'
)


def _pile(v: Vocabulary, terrain: int, left: int) -> str:
    """A stack of tiles: the face-up one, its name, how many are left."""
    dark = " on-dark" if terrain == d.VENT else ""
    return (
        f'<g class="pile{dark}"><polygon class="under" points="{_SMALL}" transform="translate(0 5)"/>'
        f'<polygon class="top" points="{_SMALL}" fill="url(#tx-{d.TERRAINS[terrain]})"/>'
        f'<text class="nm" y="-2">{v.shorts[terrain]}</text><text class="n" y="13">{v.words("stack.left", n=left)}'
        "</text>"
        f'<text class="nc" y="-4">{v.codes[terrain]}</text><text class="nn" y="18">{left}</text></g>'
    )
