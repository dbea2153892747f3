"""The board: tiles, species, elements, stacks; what can be chosen, what would change, what has changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, ClassVar, Final, Generic, TypeVar

from speciate.draw.face import Scene
from speciate.draw.marks import change, key_badge
from speciate.draw.target import Targets
from speciate.engine import Decision
from speciate.locale import Markup

from ..rules.state import NO_TILE, NONE, Earth
from . import hexes as art
from .words import EarthWords, Kit, elements_on

E = TypeVar("E", bound=Earth)

SMALL: Final = art.polygon(0, 0, 36)
"""The outline of a stack."""
_SMALL_RING: Final = art.polygon(0, 0, 33)
STACK_RING: Final = (
    f'<polygon class="legalc" points="{_SMALL_RING}"/><polygon class="legal" points="{_SMALL_RING}"/>'
    f'<polygon class="foc" points="{SMALL}"/>'
)
_NEW: Final = f'<polygon class="newtile" points="{art.RING}"/>'
_ABOUT: Final = f'<polygon class="focus-tile" points="{art.DASHED}"/>'
_FOCUS: Final = f'<polygon class="foc" points="{art.FOCUS}"/>'
TILE: Final = "tile-"
"""Before the name of a hex: the id by which the page asks to have a tile explained."""


class Board(Generic[E]):
    """The board of one game. A game says what is its own by overriding."""

    kit: ClassVar[Kit]
    box: ClassVar[str]
    """The view box: the grid and the stacks in the corners that it leaves free."""
    tones: ClassVar[Mapping[int, str]] = {}
    """Terrains that need more than their pattern: `on-dark` is written on in white, `pale` gets an outline."""
    about_tile: ClassVar[frozenset[Decision]] = frozenset()
    """Decisions about one tile, `hex`, which is then marked."""

    # --- what a game adds ---------------------------------------------------------------------------------------------

    def kind(self, g: E, v: EarthWords, h: int) -> Markup:
        """What a tile is, in words."""
        return v.terrains[g.terrain[h]]

    def notes(self, g: E, v: EarthWords, h: int) -> Iterable[Markup]:
        """What else there is to say of a tile in its label: who is endangered."""
        doomed = [v.animals[a] for a in g.living_on(h) if g.endangered(a, h)]
        if doomed:
            yield v.words("tile.endangered", animals=v.join(doomed))

    def why(self, g: E, v: EarthWords, h: int) -> str:
        """Who leads a tile and why, as plain text: shown while the pointer rests on it."""
        return ""

    def ornament(self, scene: Scene[E], v: EarthWords, h: int) -> tuple[str, bool]:
        """What else is drawn on a tile, and whether the selected value would change it."""
        return "", False

    def value(self, g: E, lit: Targets, h: int) -> int | None:
        """The value that a tile stands for in the choice on hand."""
        return h if h in lit.of(self.kit.pieces.hex_) else None

    def supplies(self, scene: Scene[E], v: EarthWords, lit: Targets, keys: list[str]) -> str:
        """The stacks beside the grid."""
        return ""

    # --- the whole ----------------------------------------------------------------------------------------------------

    def draw(self, scene: Scene[E], v: EarthWords) -> str:
        """The whole board as one SVG."""
        lit, keys = Targets(scene), list[str]()
        hexes = self._hexes(scene, v, lit, keys)
        corners = self._corners(scene, v, lit, keys)
        stacks = self.supplies(scene, v, lit, keys)
        label = v.words.plain("board.label", tiles=len(scene.g.tiles()))
        return (
            f'<svg class="board" id="board-svg" viewBox="{self.box}" role="group" aria-label="{label}">'
            f'{"".join(hexes)}{"".join(corners)}<g class="sup">{stacks}</g><g class="keys">{"".join(keys)}</g></svg>'
        )

    def tile_label(self, g: E, v: EarthWords, h: int) -> str:
        """A tile in words, all that is on it: for screen readers."""
        elements = elements_on(g, h)
        corners = [v.words("tile.corners", elements=v.mix(elements))] if elements else []
        # The accessible name begins with the visible text (WCAG 2.5.3), so that voice control finds the tile.
        title = f"{v.shorts[g.terrain[h]]} {v.grid.names[h]}"
        kind = [] if v.shorts[g.terrain[h]] == self.kind(g, v, h) else [self.kind(g, v, h)]
        if g.under[h] != NO_TILE:
            kind.append(v.words("tile.under", terrain=v.terrains[g.under[h]]))
        parts = [title, *kind, v.living(g, h), *self.notes(g, v, h), *corners]
        return "; ".join(parts)

    def _hexes(self, scene: Scene[E], v: EarthWords, lit: Targets, keys: list[str]) -> list[str]:
        g, after, grid = scene.g, scene.after, self.kit.grid
        shape = art.art(grid)
        animals = lit.of(self.kit.pieces.animal)
        site = _site(lit) if animals else -1
        focus = _site(lit) if lit.decision in self.about_tile else -1
        tiles = g.tiles()
        entry = tiles[len(tiles) // 2]  # One tile can be reached with Tab, the others from there with the arrows.
        out = []
        for h, name in enumerate(grid.names):
            terrain = g.terrain[h]
            will = after.terrain[h] if after else terrain
            value = self.value(g, lit, h)
            if value is not None:
                x, y = shape.centres[h]
                keys.append(key_badge(f"k-{name}", lit.letter(value), x + 46, y - 28))
            if terrain == NO_TILE:
                cell = _empty(grid.names[h], shape.at[h])
                if will != NO_TILE or value is not None:
                    cell = self._vacant(scene, v, lit, h, value is not None)
                out.append(cell)
                continue
            tone = self.tones.get(terrain, "")
            css, dark = f"tile {tone}" if tone else "tile", tone == "on-dark"
            label = self.tile_label(g, v, h)
            ring = _FOCUS
            if value is not None:
                told = f'class="{css}{lit.css(value)}" {lit.attributes(value, label)}'
                ring = art.TILE_RING
            elif h == site:
                told = f'class="{css}" role="group" aria-label="{label}"'
            else:
                told = f'class="{css}" role="img" tabindex="{0 if h == entry else -1}" aria-label="{label}"'
            tokens, touched = self._tokens(scene, v, lit, h, animals if h == site else frozenset(), keys)
            more, altered = self.ornament(scene, v, h)
            dash = art.TILE_DASH if touched or altered or will != terrain else _ABOUT if h == focus else ""
            coming = _new_ground(self.kit.terrains[will]) if will != terrain else ""
            new = _NEW if scene.since is not None and scene.since.terrain[h] != terrain else ""
            why = self.why(g, v, h)
            hover = f"<title>{why}</title>" if why else ""
            out.append(
                f'<g id="h-{name}" transform="{shape.at[h]}" {told} data-card="{TILE}{name}">{hover}'
                f"{_ground(v, h, terrain, dark)}{coming}{new}{dash}{ring}{more}{tokens}</g>"
            )
        return out

    def _vacant(self, scene: Scene[E], v: EarthWords, lit: Targets, h: int, target: bool) -> str:
        """A hex without a tile that can be chosen, or will hold one."""
        will = scene.after.terrain[h] if scene.after else NO_TILE
        ground, name = f'<polygon class="grid0" points="{art.EMPTY}"/>', self.kit.grid.names[h]
        if will != NO_TILE:
            ground = f"{_new_ground(self.kit.terrains[will])}{art.TILE_DASH}"
        told, ring = 'class="cell"', ""
        if target:
            told = f'class="cell{lit.css(h)}" {lit.attributes(h, v.words.plain("board.empty", hex=name))}'
            ring = f'{art.TILE_RING}<text class="at">{name}</text>'
            if will == NO_TILE:
                ground = f'{ground}<polygon class="ground" points="{art.OUTLINE}"/>'
        tokens = self._tokens(scene, v, lit, h, frozenset(), [])[0] if will != NO_TILE else ""
        at = art.art(self.kit.grid).at[h]
        return f'<g id="h-{name}" transform="{at}" {told}>{ground}{ring}{tokens}</g>'

    def _tokens(
        self, scene: Scene[E], v: EarthWords, lit: Targets, h: int, animals: frozenset[int], keys: list[str]
    ) -> tuple[str, bool]:
        """The species of a tile with ghosts and change marks; and whether the selected value would change them."""
        g, after, since = scene.g, scene.after, scene.since
        now = [cubes[h] for cubes in g.cubes]
        then = [cubes[h] for cubes in after.cubes] if after else now
        was = [cubes[h] for cubes in since.cubes] if since else now
        if not any(now) and not any(then) and not any(was):
            return "", False
        all_of_them = range(len(now))
        solid = [a for a in all_of_them if now[a]]
        coming = [a for a in all_of_them if then[a] and not now[a]]
        room = len(now) - len(solid) - len(coming)
        gone = [a for a in all_of_them if was[a] and not now[a] and a not in coming][:room]
        n = len(solid) + len(coming) + len(gone)
        name, colours, out = self.kit.grid.names[h], self.kit.colours, []
        marks = []
        for i, a in enumerate(solid):
            if then[a] != now[a]:
                marks.append(change(then[a] - now[a], *art.beside(n, i), "delta go"))
            elif was[a] != now[a]:
                marks.append(change(now[a] - was[a], *art.beside(n, i)))
            told = extra = ""
            danger = g.endangered(a, h)
            mark = art.peril(danger, bool(then[a]) and after.endangered(a, h) if after else danger)
            if a in animals:
                (x, y), (left, top) = art.spread(n)[i], art.art(self.kit.grid).centres[h]
                keys.append(key_badge(f"k-{name}-{a}", lit.letter(a), left + x - 14, top + y + 18))
                told = lit.attributes(a, f"{v.animals[a]} {now[a]}")
                extra = art.TOKEN_RING
            token = art.token(f"t{a}-{name}", colours[a], now[a], n, i, mark + extra)
            out.append(token.replace('class="tok', f'{told} class="tok{lit.css(a)}', 1) if told else token)
        for i, a in enumerate(coming, len(solid)):
            mark = art.peril(False, after is not None and after.endangered(a, h))
            out.append(art.ghost(f"g{a}-{name}", colours[a], then[a], n, i, extra=mark))
        for i, a in enumerate(gone, len(solid) + len(coming)):
            out.append(art.ghost(f"g{a}-{name}", colours[a], -was[a], n, i, "ghost gone"))
        return "".join((*out, *marks)), then != now

    # --- corners ------------------------------------------------------------------------------------------------------

    def _corners(self, scene: Scene[E], v: EarthWords, lit: Targets, keys: list[str]) -> list[str]:
        g, here, grid = scene.g, lit.of(self.kit.pieces.corner), self.kit.grid
        shape = art.art(grid)
        after = scene.after.elements if scene.after else g.elements
        since = scene.since.elements if scene.since else g.elements
        out = []
        for c, name in enumerate(grid.corner_names):
            element = g.elements[c]
            if element == NONE and after[c] == NONE and since[c] == NONE and c not in here:
                continue
            marks = ""
            if after[c] != element:
                marks = _coming(self.kit.elements[after[c]] if after[c] != NONE else "")
            elif since[c] != element:
                marks = change(1 if element != NONE else -1, 13, -13)
            what = v.elements[element] if element != NONE else v.words("corner.vacant")
            if c in here:
                label = v.words.plain(
                    "corner.label", what=what, tiles=v.tiles_around(g, c), corner=v.corner(c, g.touched(c))
                )
                told = f'class="corner{lit.css(c)}" {lit.attributes(c, label)}'
                if element == NONE:
                    inner = f'{art.SPOT}<text class="sk" y="4.6">{lit.letter(c)}</text>'
                else:
                    inner = f"{art.DISC_RING}{_disc(self.kit.elements[element])}"
                    x, y = shape.corners[c]
                    keys.append(key_badge(f"k-{name}", lit.letter(c), x - 23, y - 13))
            else:
                told = f'class="corner" role="img" aria-label="{what}"' if element != NONE else 'class="corner"'
                inner = _disc(self.kit.elements[element]) if element != NONE else ""
            out.append(f'<g id="c-{name}" transform="{shape.corner_at[c]}" {told}>{inner}{marks}</g>')
        return out

    # --- stacks -------------------------------------------------------------------------------------------------------

    def stack(self, lit: Targets, s: int, at: tuple[float, float], label: str, inner: str, keys: list[str]) -> str:
        """One stack beside the grid, lit where it can be chosen."""
        x, y = at
        place = f'transform="translate({x:g} {y:g})"'
        if s not in lit.of(self.kit.pieces.stack):
            return f'<g id="stack-{s + 1}" {place} class="stack" role="img" aria-label="{label}">{inner}</g>'
        keys.append(key_badge(f"k-stack-{s + 1}", lit.letter(s), x + 28, y - 24))
        # The target lies over the picture: what is written there is not the name of the button.
        over = f'<polygon points="{SMALL}" fill="none" pointer-events="all"/>{STACK_RING}'
        target = f'<g id="stack-{s + 1}" class="stack{lit.css(s)}" {lit.attributes(s, label)}>{over}</g>'
        return f'<g {place}><g aria-hidden="true">{inner}</g>{target}</g>'

    def pile(self, v: EarthWords, terrain: int, left: int, key: str) -> str:
        """A stack of tiles: the face-up one, its name, how many lie below it or are left, as the message says."""
        tone = f" {self.tones[terrain]}" if terrain in self.tones else ""
        return (
            f'<g class="pile{tone}"><polygon class="under" points="{SMALL}" transform="translate(0 5)"/>'
            f'<polygon class="top" points="{SMALL}" fill="url(#tx-{self.kit.terrains[terrain]})"/>'
            f'<text class="nm" y="-2">{v.shorts[terrain]}</text>'
            f'<text class="n" y="13">{v.words(key, n=left)}</text>'
            f'<text class="nc" y="-4">{v.codes[terrain]}</text><text class="nn" y="18">{left}</text></g>'
        )


NO_PILE: Final = f'<polygon class="grid0" points="{SMALL}"/>'
"""Where a stack was."""


def _site(lit: Targets) -> int:
    """The tile that a choice is about, or -1."""
    return lit.numbers.get("hex", -1)


@cache
def _empty(name: str, at: str) -> str:
    return f'<g class="cell" id="h-{name}" transform="{at}"><polygon class="grid0" points="{art.EMPTY}"/></g>'


@cache
def _ground(v: EarthWords, h: int, terrain: int, dark: bool) -> str:
    """What of a tile never changes: its pattern and its names."""
    y = 14 if dark else 17
    return (
        f'<polygon points="{art.OUTLINE}" fill="url(#tx-{v.kit.terrains[terrain]})"/>'
        f'<polygon class="edge" points="{art.OUTLINE}"/>'
        f'<text class="nm" y="-{y}">{v.shorts[terrain]} <tspan class="co">{v.grid.names[h]}</tspan></text>'
        f'<text class="nc" y="-{12 if dark else 20}">{v.codes[terrain]}</text>'
    )


@cache
def _new_ground(terrain: str) -> str:
    return f'<polygon class="to-come" points="{art.OUTLINE}" fill="url(#tx-{terrain})"/>'


@cache
def _disc(element: str) -> str:
    return f'<use href="#el-{element}" x="-14" y="-14" width="28" height="28"/>'


@cache
def _coming(element: str) -> str:
    """A corner as it would be: the new disc, still pale, or a strike through the old one."""
    if not element:
        return '<path class="strike" d="M-12-12 12 12M12-12-12 12"/>'
    return f'<g class="to-come">{_disc(element)}</g><circle class="affect" r="16"/>'


def tile_of(kit: Kit, g: Any, thing: str) -> int:
    """The tile with this id, or -1."""
    name = thing.removeprefix(TILE)
    if not thing.startswith(TILE) or name not in kit.grid.names:
        return -1
    h = kit.grid.names.index(name)
    return h if g.terrain[h] != NO_TILE else -1
