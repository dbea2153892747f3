"""The board of Dominant Species: the earth, with cones on dominated tiles and stacks that stay shut."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Final

from speciate.draw.face import Scene
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.draw.target import Targets
from speciate.earth.view.board import NO_PILE, SMALL, Board, tile_of
from speciate.earth.view.choice import paid
from speciate.earth.view.explain import elements, matches, pays, short, underneath
from speciate.earth.view.hexes import Box
from speciate.earth.view.words import EarthWords
from speciate.locale import plain_text

from .. import data
from ..decisions import SHARED
from ..rules.dominance_cards import AQUATIC_NUMBER, HIBERNATION_NUMBER
from ..rules.state import Dominant
from .words import KIT, Vocabulary


class DominantBoard(Board[Dominant]):
    """The board of Dominant Species: grid, tile stacks, and cones of dominance."""

    kit = KIT
    whole = Box(-334, -328, 334, 328)
    stacks = ((-292.0, -274.0), (-292.0, 268.0), (292.0, 268.0))
    tones: ClassVar[Mapping[int, str]] = {data.TUNDRA: "pale"}
    about_tile = frozenset({SHARED.speciation_number, SHARED.wanderlust_element, AQUATIC_NUMBER, HIBERNATION_NUMBER})

    def notes(self, g: Dominant, v: EarthWords, h: int) -> Iterable[Markup]:
        """Who dominates, and who is endangered."""
        lead = g.dominant(h)
        if lead != data.NOBODY:
            yield v.words("tile.dominant", animal=v.animals[lead])
        yield from Board.notes(self, g, v, h)
        if g.scored[h]:
            yield v.words("tile.scored")

    def why(self, g: Dominant, v: EarthWords, h: int) -> str:
        """Who dominates the tile and why; "" where nobody lives."""
        return f"{short(g, v, h)}. {plain_text(verdict(g, v, h))}" if g.living_on(h) else ""

    def ornament(self, scene: Scene[Dominant], v: EarthWords, h: int) -> tuple[Markup, bool]:
        """The cone of the animal that dominates, or would, with its silhouette."""
        g, name = scene.g, KIT.grid.names[h]
        now = g.dominant(h)
        then = scene.after.dominant(h) if scene.after and scene.after.terrain[h] != data.NO_TILE else now
        was = scene.since.dominant(h) if scene.since and scene.since.terrain[h] != data.NO_TILE else now
        css = ""
        if then != now:
            css = " to-come" if then != data.NOBODY else " lost"
        elif was != now:
            css = " moved"
        shown = then if then != data.NOBODY else now
        if shown == data.NOBODY:
            return NOTHING, False
        colour = KIT.colours[shown]
        mark = markup('<circle class="dot" cx="-18" cy="-44" r="4"/>') if css == " moved" else NOTHING
        return markup(
            '<g class="lead s{}{css}" id="cone-{name}"><use href="#cone" x="-16" y="-49" width="15" '
            'height="20"/><use href="#seat-{}" x="1" y="-45" width="14" height="14"/>{mark}</g>',
            colour + 1,
            colour + 1,
            css=css,
            name=name,
            mark=mark,
        ), then != now

    def supplies(
        self,
        scene: Scene[Dominant],
        v: EarthWords,
        lit: Targets,
        keys: list[Markup],
        places: Sequence[tuple[float, float]],
    ) -> Markup:
        """The stacks of tiles beside the grid; one whose top lies face down is shut."""
        g, out = scene.g, []
        for stack, point in enumerate(places):
            top, left = g.stack_top[stack], g.stack_left[stack]
            if top != data.NO_TILE:
                label = v.words.plain("stack.label", n=stack + 1, terrain=v.terrains[top], left=left)
                inner = self.pile(v, top, left, "stack.below")
            elif left:
                label, inner = v.words.plain("stack.shut", n=stack + 1, left=left), _shut(v, left)
            else:
                label, inner = v.words.plain("stack.empty", n=stack + 1), NO_PILE
            out.append(self.stack(lit, stack, point, label, inner, keys))
        return join(out)


BOARD: Final = DominantBoard()


def _shut(v: EarthWords, left: int) -> Markup:
    """A stack whose top was taken this turn: the next tile lies face down until the Reset."""
    return markup(
        '<g class="pile shut"><polygon class="under" points="{SMALL}" transform="translate(0 5)"/>'
        '<polygon class="back" points="{SMALL}"/><text class="n" y="5">{}</text>'
        '<text class="nn" y="8">{left}</text></g>',
        v.words("stack.left", n=left),
        SMALL=SMALL,
        left=left,
    )


def verdict(g: Dominant, v: EarthWords, h: int) -> Markup:
    """Who dominates a tile, and against whom."""
    living = sorted(g.living_on(h), key=lambda a: -g.match(a, h))
    lead = g.dominant(h)
    if lead != data.NOBODY:
        n, rivals = g.match(lead, h), [a for a in living if a != lead]
        if rivals:
            key = "explain.dominates"
            return v.words(key, animal=v.animals[lead], n=n, other=v.animals[rivals[0]], less=g.match(rivals[0], h))
        return v.words("explain.alone", animal=v.animals[lead], n=n)
    if not living:
        return v.words("explain.empty")
    most = g.match(living[0], h)
    if not most:
        return v.words("explain.unmatched")
    return v.words("explain.tie", animals=v.join([v.animals[a] for a in living if g.match(a, h) == most]), n=most)


def explain(scene: Scene[Dominant], v: Vocabulary, thing: str) -> tuple[Markup, Markup] | None:
    """A tile explained: who dominates it and why, what it would pay."""
    g = scene.g
    h = tile_of(KIT, g, thing)
    if h < 0:
        return None
    living = sorted(g.living_on(h), key=lambda a: (-g.match(a, h), a))
    notes = [v.words("explain.endangered") if g.endangered(a, h) else NOTHING for a in living]
    away = [a for a in g.animals() if not g.cubes[a][h] and g.match(a, h)]
    body = [markup('<p class="text">{}</p>', verdict(g, v, h)), elements(g, v, h)]
    if living:
        body.append(matches(g, v, h, living, notes))
    if away:
        others = v.join([markup("{} <b>{}</b>", v.animals[a], g.match(a, h)) for a in away])
        body.append(markup("<p>{}</p>", v.words("explain.away", list=others)))
    body += [pays(g, v, h, g.forecast(h)), underneath(g, v, h)]
    if g.scored[h]:
        body.append(markup("<p>{}</p>", v.words("explain.scored")))
    return v.tile(g, h), markup('<div class="full">{}</div>', join(body))


def scoring(g: Dominant, v: Vocabulary, h: int) -> Markup:
    """What scoring a tile would pay and who would take a card, in short."""
    lead = g.dominant(h)
    cards = any(card != data.NO_CARD for card in g.row)
    if lead == data.NOBODY or not cards:
        return markup("{}; {}", paid(v, g.forecast(h)), v.words("fact.no_card"))
    return markup("{}; {}", paid(v, g.forecast(h)), v.words("fact.card_for", animal=v.animals[lead]))
