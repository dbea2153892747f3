"""The board: tiles, species, elements, stacks; what can be chosen, what would change, what has changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Final, Generic, TypeVar

from speciate.draw.face import Scene
from speciate.draw.marks import change, key_badge
from speciate.draw.markup import NOTHING, join, markup
from speciate.draw.target import Targets
from speciate.engine import Decision
from speciate.locale import Markup, plain_text

from ..rules.state import NO_TILE, NONE, Earth
from . import hexes as art
from .words import EarthWords, Kit, elements_on

E = TypeVar("E", bound=Earth)

SMALL: Final = art.polygon(0, 0, 36)
"""The outline of a stack."""
_SMALL_RING: Final = art.polygon(0, 0, 33)
STACK_RING: Final = markup(
    '<polygon class="legalc" points="{_SMALL_RING}"/><polygon class="legal" points="{_SMALL_RING}"/>'
    '<polygon class="foc" points="{SMALL}"/>',
    _SMALL_RING=_SMALL_RING,
    SMALL=SMALL,
)
_NEW: Final = markup('<polygon class="newtile" points="{}"/>', art.RING)
_ABOUT: Final = markup('<polygon class="focus-tile" points="{}"/>', art.DASHED)
_FOCUS: Final = markup('<polygon class="foc" points="{}"/>', art.FOCUS)
TILE: Final = "tile-"
"""Before the name of a hex: the id by which the page asks to have a tile explained."""


class Board(Generic[E]):
    """The board of one game. A game says what is its own by overriding."""

    kit: ClassVar[Kit]
    whole: ClassVar[art.Box]
    """The size of the whole drawing: the grid, and the stacks in the corners that it leaves free."""
    stacks: ClassVar[tuple[tuple[float, float], ...]]
    """The point of each stack in the whole drawing."""
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

    def ornament(self, scene: Scene[E], v: EarthWords, h: int) -> tuple[Markup, bool]:
        """What else is drawn on a tile, and whether the selected value would change it."""
        return NOTHING, False

    def value(self, g: E, lit: Targets, h: int) -> int | None:
        """The value that a tile stands for in the choice on hand."""
        return h if h in lit.of(self.kit.pieces.hex_) else None

    def supplies(
        self, scene: Scene[E], v: EarthWords, lit: Targets, keys: list[Markup], places: Sequence[tuple[float, float]]
    ) -> Markup:
        """The stacks beside the grid, each at its point of the drawing."""
        return NOTHING

    # --- the whole ----------------------------------------------------------------------------------------------------

    def draw(self, scene: Scene[E], v: EarthWords) -> Markup:
        """The whole board as one SVG."""
        lit, keys = Targets(scene), list[Markup]()
        seen = self._in_sight(scene, lit)
        box = art.fitted(self.kit.grid, seen, self.whole, self.stacks)
        hexes = self._hexes(scene, v, lit, keys, seen)
        corners = self._corners(scene, v, lit, keys)
        stacks = self.supplies(scene, v, lit, keys, [box.moved(self.whole, stack) for stack in self.stacks])
        label = v.words.plain("board.label", tiles=len(scene.g.tiles()))
        return markup(
            '<svg class="board" id="board-svg" viewBox="{}" role="group" aria-label="{label}">'
            '{}{}<g class="sup">{stacks}</g><g class="keys">{}</g></svg>',
            box.view,
            join(hexes),
            join(corners),
            join(keys),
            label=label,
            stacks=stacks,
        )

    def _in_sight(self, scene: Scene[E], lit: Targets) -> frozenset[int]:
        """The hexes to draw: at a table the tiles, one ring round them and what can be chosen; else all hexes."""
        grid = self.kit.grid
        tiles = scene.g.tiles() if scene.fitted else ()
        if not tiles:
            return frozenset(range(len(grid.names)))
        ring = (near for h in tiles for near in grid.neighbours[h])
        return frozenset((*tiles, *ring, *lit.of(self.kit.pieces.hex_)))

    def tile_label(self, g: E, v: EarthWords, h: int) -> str:
        """A tile in words, all that is on it: for screen readers."""
        elements = elements_on(g, h)
        corners = [v.words("tile.corners", elements=v.mix(elements))] if elements else []
        # The accessible name begins with the visible text (WCAG 2.5.3), so that voice control finds the tile.
        title = markup("{} {}", v.shorts[g.terrain[h]], v.grid.names[h])
        kind = [] if v.shorts[g.terrain[h]] == self.kind(g, v, h) else [self.kind(g, v, h)]
        if g.under[h] != NO_TILE:
            kind.append(v.words("tile.under", terrain=v.terrains[g.under[h]]))
        parts = [title, *kind, v.living(g, h), *self.notes(g, v, h), *corners]
        return plain_text(join(parts, "; "))

    def _hexes(
        self, scene: Scene[E], v: EarthWords, lit: Targets, keys: list[Markup], seen: frozenset[int]
    ) -> list[Markup]:
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
                keys.append(key_badge(f"k-{name}", lit.letter(value), x + 47.6, y - 28))
            if terrain == NO_TILE:
                cell = _empty(grid.names[h], shape.transforms[h])
                if will != NO_TILE or value is not None:
                    cell = self._vacant(scene, v, lit, h, value is not None)
                if h in seen:
                    out.append(cell)
                continue
            tone = self.tones.get(terrain, "")
            css, dark = f"tile {tone}" if tone else "tile", tone == "on-dark"
            label = self.tile_label(g, v, h)
            ring = _FOCUS
            if value is not None:
                attributes = markup('class="{css}{}" {}', lit.css(value), lit.attributes(value, label), css=css)
                ring = art.TILE_RING
            elif h == site:
                attributes = markup('class="{css}" role="group" aria-label="{label}"', css=css, label=label)
            else:
                attributes = markup(
                    'class="{css}" role="img" tabindex="{}" aria-label="{label}"',
                    0 if h == entry else -1,
                    css=css,
                    label=label,
                )
            tokens, touched = self._tokens(scene, v, lit, h, animals if h == site else frozenset(), keys)
            more, altered = self.ornament(scene, v, h)
            dash = art.TILE_DASH if touched or altered or will != terrain else _ABOUT if h == focus else NOTHING
            coming = _new_ground(self.kit.terrains[will]) if will != terrain else NOTHING
            new = _NEW if scene.since is not None and scene.since.terrain[h] != terrain else NOTHING
            why = self.why(g, v, h)
            hover = markup("<title>{why}</title>", why=why) if why else NOTHING
            out.append(
                markup(
                    '<g id="h-{name}" transform="{}" {attributes} data-card="{TILE}{name}">{hover}'
                    "{}{coming}{new}{dash}{ring}{more}{tokens}</g>",
                    shape.transforms[h],
                    _ground(v, h, terrain, dark),
                    name=name,
                    attributes=attributes,
                    TILE=TILE,
                    hover=hover,
                    coming=coming,
                    new=new,
                    dash=dash,
                    ring=ring,
                    more=more,
                    tokens=tokens,
                )
            )
        return out

    def _vacant(self, scene: Scene[E], v: EarthWords, lit: Targets, h: int, target: bool) -> Markup:
        """A hex without a tile that can be chosen, or will hold one."""
        will = scene.after.terrain[h] if scene.after else NO_TILE
        ground, name = markup('<polygon class="grid0" points="{}"/>', art.EMPTY), self.kit.grid.names[h]
        if will != NO_TILE:
            ground = join((_new_ground(self.kit.terrains[will]), art.TILE_DASH))
        attributes, ring = markup('class="cell"'), NOTHING
        if target:
            attributes = markup(
                'class="cell{}" {}', lit.css(h), lit.attributes(h, v.words.plain("board.empty", hex=name))
            )
            ring = markup('{}<text class="at">{name}</text>', art.TILE_RING, name=name)
            if will == NO_TILE:
                ground = markup('{ground}<polygon class="ground" points="{}"/>', art.OUTLINE, ground=ground)
        tokens = self._tokens(scene, v, lit, h, frozenset(), [])[0] if will != NO_TILE else NOTHING
        transform = art.art(self.kit.grid).transforms[h]
        return markup(
            '<g id="h-{name}" transform="{transform}" {attributes}>{ground}{ring}{tokens}</g>',
            name=name,
            transform=transform,
            attributes=attributes,
            ground=ground,
            ring=ring,
            tokens=tokens,
        )

    def _tokens(
        self, scene: Scene[E], v: EarthWords, lit: Targets, h: int, animals: frozenset[int], keys: list[Markup]
    ) -> tuple[Markup, bool]:
        """The species of a tile with ghosts and change marks; and whether the selected value would change them."""
        g, after, since = scene.g, scene.after, scene.since
        now = [cubes[h] for cubes in g.cubes]
        then = [cubes[h] for cubes in after.cubes] if after else now
        was = [cubes[h] for cubes in since.cubes] if since else now
        if not any(now) and not any(then) and not any(was):
            return NOTHING, False
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
            danger = g.endangered(a, h)
            mark = art.peril(danger, bool(then[a]) and after.endangered(a, h) if after else danger, n, i)
            dom_id = f"t{a}-{name}"
            if a in animals:
                (x, y), (left, top) = art.spread(n)[i], art.art(self.kit.grid).centres[h]
                keys.append(key_badge(f"k-{name}-{a}", lit.letter(a), left + x - 14, top + y + 18))
                target = lit.attributes(a, f"{plain_text(v.animals[a])} {now[a]}")
                extra = join((mark, art.TOKEN_RING))
                out.append(art.token(dom_id, colours[a], now[a], n, i, extra, lit.css(a), target))
            else:
                out.append(art.token(dom_id, colours[a], now[a], n, i, mark))
        for i, a in enumerate(coming, len(solid)):
            mark = art.peril(False, after is not None and after.endangered(a, h), n, i)
            out.append(art.ghost(f"g{a}-{name}", colours[a], then[a], n, i, extra=mark))
        for i, a in enumerate(gone, len(solid) + len(coming)):
            out.append(art.ghost(f"g{a}-{name}", colours[a], -was[a], n, i, "ghost gone"))
        return join((*out, *marks)), then != now

    # --- corners ------------------------------------------------------------------------------------------------------

    def _corners(self, scene: Scene[E], v: EarthWords, lit: Targets, keys: list[Markup]) -> list[Markup]:
        g, here, grid = scene.g, lit.of(self.kit.pieces.corner), self.kit.grid
        shape = art.art(grid)
        after = scene.after.elements if scene.after else g.elements
        since = scene.since.elements if scene.since else g.elements
        out = []
        for c, name in enumerate(grid.corner_names):
            element = g.elements[c]
            if element == NONE and after[c] == NONE and since[c] == NONE and c not in here:
                continue
            marks = NOTHING
            if after[c] != element:
                marks = _coming(self.kit.elements[after[c]] if after[c] != NONE else "")
            elif since[c] != element:
                marks = change(1 if element != NONE else -1, 13, -13)
            what = v.elements[element] if element != NONE else v.words("corner.vacant")
            label = v.words.plain(
                "corner.label", what=what, tiles=v.tiles_around(g, c), corner=v.corner(c, g.touched(c))
            )
            if c in here:
                attributes = markup('class="corner{}" {}', lit.css(c), lit.attributes(c, label))
                if element == NONE:
                    inner = markup('{}<text class="sk" y="4.6">{}</text>', art.SPOT, lit.letter(c))
                else:
                    inner = join((art.DISC_RING, _disc(self.kit.elements[element])))
                    x, y = shape.corners[c]
                    keys.append(key_badge(f"k-{name}", lit.letter(c), x - 23, y - 13))
            else:
                attributes = (
                    markup('class="corner" role="img" aria-label="{label}"', label=label)
                    if element != NONE
                    else markup('class="corner"')
                )
                inner = _disc(self.kit.elements[element]) if element != NONE else NOTHING
            out.append(
                markup(
                    '<g id="c-{name}" transform="{}" {attributes}>{inner}{marks}</g>',
                    shape.corner_transforms[c],
                    name=name,
                    attributes=attributes,
                    inner=inner,
                    marks=marks,
                )
            )
        return out

    # --- stacks -------------------------------------------------------------------------------------------------------

    def stack(
        self, lit: Targets, stack: int, point: tuple[float, float], label: str, inner: Markup, keys: list[Markup]
    ) -> Markup:
        """One stack beside the grid, lit where it can be chosen."""
        x, y = point
        place = markup('transform="translate({x:g} {y:g})"', x=x, y=y)
        if stack not in lit.of(self.kit.pieces.stack):
            return markup(
                '<g id="stack-{}" {place} class="stack" role="img" aria-label="{label}">{inner}</g>',
                stack + 1,
                place=place,
                label=label,
                inner=inner,
            )
        keys.append(key_badge(f"k-stack-{stack + 1}", lit.letter(stack), x + 28, y - 24))
        # The target lies over the picture: what is written there is not the name of the button.
        over = markup(
            '<polygon points="{SMALL}" fill="none" pointer-events="all"/>{STACK_RING}',
            SMALL=SMALL,
            STACK_RING=STACK_RING,
        )
        target = markup(
            '<g id="stack-{}" class="stack{}" {}>{over}</g>',
            stack + 1,
            lit.css(stack),
            lit.attributes(stack, label),
            over=over,
        )
        return markup(
            '<g {place}><g aria-hidden="true">{inner}</g>{target}</g>', place=place, inner=inner, target=target
        )

    def pile(self, v: EarthWords, terrain: int, left: int, key: str) -> Markup:
        """A stack of tiles: the face-up one, its name, how many lie below it or are left, as the message says."""
        tone = f" {self.tones[terrain]}" if terrain in self.tones else ""
        return markup(
            '<g class="pile{tone}"><polygon class="under" points="{SMALL}" transform="translate(0 5)"/>'
            '<polygon class="top" points="{SMALL}" fill="url(#tx-{})"/>'
            '<text class="nm" y="-2">{}</text>'
            '<text class="n" y="13">{}</text>'
            '<text class="nc" y="-4">{}</text><text class="nn" y="18">{left}</text></g>',
            self.kit.terrains[terrain],
            v.shorts[terrain],
            v.words(key, n=left),
            v.codes[terrain],
            tone=tone,
            SMALL=SMALL,
            left=left,
        )


NO_PILE: Final = markup('<polygon class="grid0" points="{SMALL}"/>', SMALL=SMALL)
"""Where a stack was."""


def _site(lit: Targets) -> int:
    """The tile that a choice is about, or -1."""
    return lit.numbers.get("hex", -1)


@cache
def _empty(name: str, at: str) -> Markup:
    return markup(
        '<g class="cell" id="h-{name}" transform="{at}"><polygon class="grid0" points="{}"/></g>',
        art.EMPTY,
        name=name,
        at=at,
    )


@cache
def _ground(v: EarthWords, h: int, terrain: int, dark: bool) -> Markup:
    """What of a tile never changes: its pattern and its names. The full name stands a little left, beside the key."""
    y = 14 if dark else 17
    return markup(
        '<polygon points="{}" fill="url(#tx-{})"/>'
        '<polygon class="edge" points="{}"/>'
        '<text class="nm" x="-.9" y="-{y}">{} <tspan class="co">{}</tspan></text>'
        '<text class="nc" y="-{}">{}</text>',
        art.OUTLINE,
        v.kit.terrains[terrain],
        art.OUTLINE,
        v.shorts[terrain],
        v.grid.names[h],
        12 if dark else 20,
        v.codes[terrain],
        y=y,
    )


@cache
def _new_ground(terrain: str) -> Markup:
    return markup('<polygon class="to-come" points="{}" fill="url(#tx-{terrain})"/>', art.OUTLINE, terrain=terrain)


@cache
def _disc(element: str) -> Markup:
    return markup('<use href="#el-{element}" x="-14" y="-14" width="28" height="28"/>', element=element)


@cache
def _coming(element: str) -> Markup:
    """A corner as it would be: the new disc, still pale, or a strike through the old one."""
    if not element:
        return markup('<path class="strike" d="M-12-12 12 12M12-12-12 12"/>')
    return markup('<g class="to-come">{}</g><circle class="affect" r="16"/>', _disc(element))


def tile_of(kit: Kit, g: Any, thing: str) -> int:
    """The tile with this id, or -1."""
    name = thing.removeprefix(TILE)
    if not thing.startswith(TILE) or name not in kit.grid.names:
        return -1
    h = kit.grid.names.index(name)
    return h if g.terrain[h] != NO_TILE else -1
