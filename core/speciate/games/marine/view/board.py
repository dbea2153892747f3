"""The board of Marine: the earth with Vents, and stacks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from speciate.draw.face import Scene
from speciate.draw.markup import NOTHING, Markup, join, markup
from speciate.draw.target import Targets
from speciate.earth.view.board import NO_PILE, Board, tile_of
from speciate.earth.view.explain import elements, matches, pays, short, underneath
from speciate.earth.view.hexes import Box
from speciate.earth.view.words import EarthWords, elements_on

from .. import data
from ..decisions import SHARED, TECTONICS_SIDE, TECTONICS_SOURCE
from ..pieces import SIDE, TERRAIN
from ..rules.evolution_cards import TERRESTRIAL_NUMBER
from ..rules.state import NO_VENT, Marine
from ..rules.traits import CAMOUFLAGE_HEX
from .words import KIT, Vocabulary


class MarineBoard(Board[Marine]):
    """The board of Dominant Species: Marine: grid, tile stacks, and vents with their plumes."""

    kit = KIT
    whole = Box(-334, -380, 334, 380)
    stacks = ((-206.0, -325.0), (-288.0, -325.0), (-288.0, -252.0), (286.0, 308.0))
    """The three stacks of tiles, then that of the Vents."""
    tones: ClassVar[Mapping[int, str]] = {data.VENT: "on-dark"}
    about_tile = frozenset(
        {
            CAMOUFLAGE_HEX,
            SHARED.speciation_number,
            TECTONICS_SIDE,
            TECTONICS_SOURCE,
            TERRESTRIAL_NUMBER,
            SHARED.wanderlust_element,
        }
    )

    def kind(self, g: Marine, v: EarthWords, h: int) -> Markup:
        """The terrain of a tile, and of a Vent its side."""
        kind = v.terrains[g.terrain[h]]
        vent = g.vent_on(h)
        return kind if vent == NO_VENT else markup("{}, {}", kind, v.words(f"side.{SIDE.tokens[vent]}"))

    def why(self, g: Marine, v: EarthWords, h: int) -> str:
        """Who leads the tile, in short, as plain text."""
        return short(g, v, h)

    def ornament(self, scene: Scene[Marine], v: EarthWords, h: int) -> tuple[Markup, bool]:
        """What rises from a Vent."""
        if scene.g.terrain[h] != data.VENT:
            return NOTHING, False
        vent = SIDE.tokens[scene.g.vent_on(h)]
        return markup(
            '<use class="fume" href="#vent-{vent}" x="-11" y="-50" width="22" height="22"/>', vent=vent
        ), False

    def value(self, g: Marine, lit: Targets, h: int) -> int | None:
        """A tile can also stand for its terrain."""
        terrain = g.terrain[h]
        return terrain if terrain != data.NO_TILE and terrain in lit.of(TERRAIN) else Board.value(self, g, lit, h)

    def supplies(
        self,
        scene: Scene[Marine],
        v: EarthWords,
        lit: Targets,
        keys: list[Markup],
        places: Sequence[tuple[float, float]],
    ) -> Markup:
        """The stacks of tiles, and the supply of Vents, beside the grid."""
        g, out = scene.g, []
        *stacks, (x, y) = places
        for stack, point in enumerate(stacks):
            left, top = g.stack_left[stack], g.stack_top[stack]
            if top != data.NO_TILE:
                label = v.words.plain("stack.label", n=stack + 1, terrain=v.terrains[top], left=left)
                out.append(self.stack(lit, stack, point, label, self.pile(v, top, left, "stack.below"), keys))
            else:
                out.append(self.stack(lit, stack, point, v.words.plain("stack.empty", n=stack + 1), NO_PILE, keys))
        label = v.words.plain("stack.vents", left=g.vents)
        pile = self.pile(v, data.VENT, g.vents, "stack.left") if g.vents else NO_PILE
        out.append(
            markup(
                '<g id="stack-vent" class="stack" transform="translate({x:g} {y:g})" role="img" aria-label="{label}">'
                "{pile}</g>",
                x=x,
                y=y,
                label=label,
                pile=pile,
            )
        )
        return join(out)


BOARD: Final = MarineBoard()


def explain(scene: Scene[Marine], v: Vocabulary, thing: str) -> tuple[Markup, Markup] | None:
    """A tile explained: who thrives there and why, what it would pay, what its elements are worth to whom."""
    g = scene.g
    h = tile_of(KIT, g, thing)
    if h < 0:
        return None
    living = g.living_on(h)
    notes = [v.words("explain.thrives" if g.thrives(a, h) else "explain.endangered") for a in living]
    body = [markup('<p class="text">{}</p>', _verdict(g, v, h, living)), elements(g, v, h)]
    if living:
        body.append(matches(g, v, h, living, notes))
    body += [pays(g, v, h, g.forecast(h)), underneath(g, v, h), _worth(g, v, h, living)]
    return v.tile(g, h), markup('<div class="full">{}</div>', join(body))


def _verdict(g: Marine, v: Vocabulary, h: int, living: Sequence[int]) -> Markup:
    """Who thrives on a tile."""
    if not living:
        return v.words("explain.empty")
    well = [v.animals[a] for a in living if g.thrives(a, h)]
    return v.words("explain.thriving", animals=v.join(well)) if well else v.words("explain.nobody_thrives")


def _worth(g: Marine, v: Vocabulary, h: int, living: Sequence[int]) -> Markup:
    """The domination values, over all earth, of the elements here, for the animals here."""
    rows = []
    for e in sorted(set(elements_on(g, h))):
        worth = [markup("{} <b>{}</b>", v.animals[a], g.domination(a, e)) for a in living if g.domination(a, e)]
        if worth:
            row = v.words("explain.domination", element=v.elements[e], target=g.target[e], list=v.join(worth))
            rows.append(markup("<li>{}</li>", row))
    return markup("<ul>{}</ul>", join(rows)) if rows else NOTHING
