"""What Dominant Species is drawn with, and the words for it in one language."""

from __future__ import annotations

from functools import cache
from typing import Final

from speciate.earth.view.words import EarthWords, Kit
from speciate.locale import Markup, Words

from .. import data
from ..pieces import MAP, PIECES, PLACE_OF, SECTION_OF
from ..rules.actions import AGENDA, Entry
from ..rules.state import EXECUTION, PLANNING, Dominant

KIT: Final = Kit(
    game="dominant",
    grid=MAP,
    animals=data.ANIMALS,
    glyphs=("an-mammal", "an-reptile", "an-bird", "an-amphibian", "an-arachnid", "an-insect"),
    colours=(4, 0, 5, 1, 3, 2),
    elements=data.ELEMENTS,
    terrains=data.TERRAINS,
    sections=data.SECTIONS,
    pieces=PIECES,
)


FIGURES: Final = {
    "aquatic": data.AQUATIC_SPECIES,
    "evolution": data.EVOLUTION_ANIMALS,
    "hibernation": data.HIBERNATION_SPECIES,
}
"""The numbers on cards: the texts have blanks for them."""
POWERS: Final = {data.REGRESSION: data.REPTILES, data.SPECIATION: data.INSECTS, data.COMPETITION: data.ARACHNIDS}
"""Sections with a space of one animal that needs no pawn."""


class Vocabulary(EarthWords):
    """The names of the pieces in one language, ready for markup."""

    def __init__(self, words: Words) -> None:
        super().__init__(words, KIT)
        self.cards = tuple(words(f"card.{c.id}", **FIGURES) for c in data.CARDS)
        self.titles = tuple(words(f"card.{c.id}.title") for c in data.CARDS)
        self.does = tuple(self._does(space) for space in range(len(SECTION_OF)))
        """What a pawn on each space will do."""
        self.names |= {"card": self.titles, "space": tuple(map(self.space, range(len(SECTION_OF))))}

    def space(self, space: int) -> Markup:
        """An action space as "Migration, second space"."""
        section = SECTION_OF[space]
        if data.SPACES[section] == 1:
            return self.sections[section]
        return self.words(f"space.{PLACE_OF[space] + 1}", section=self.sections[section])

    def _does(self, space: int) -> Markup:
        section, place = SECTION_OF[space], PLACE_OF[space]
        key = f"does.{data.SECTIONS[section]}"
        if section == data.SPECIATION:
            return self.words(key, element=self.elements[data.SPECIATION_ELEMENTS[place]])
        if section == data.MIGRATION:
            return self.words(key, n=data.MIGRATION_CUBES[place])
        if section == data.COMPETITION:
            one, other = data.COMPETITION_TERRAINS[place]
            tundra = self.shorts[data.TUNDRA]
            return self.words(key, list=self.join([tundra, self.shorts[one], self.shorts[other]]))
        if section == data.GLACIATION and place:
            return self.words("does.glaciation.waits", n=place)
        return self.words(key)


@cache
def vocabulary(words: Words) -> Vocabulary:
    """The vocabulary of a language, made once."""
    return Vocabulary(words)


def at_work(g: Dominant) -> Entry | None:
    """The part of Execution under way; None in Planning and Reset."""
    return AGENDA[max(g.cursor - 1, 0)] if g.phase == EXECUTION and not g.over else None


def planner(g: Dominant) -> int:
    """The animal that places a pawn now, in Planning; NOBODY at other times."""
    track = [*g.order[g.planner :], *g.order[: g.planner]]
    return next((a for a in track if g.free[a]), data.NOBODY) if g.phase == PLANNING and not g.over else data.NOBODY


def to_act(g: Dominant) -> list[int]:
    """The spaces of the pawns that have still to act, in order; in Planning of all that stand."""
    entries = AGENDA if g.phase == PLANNING else AGENDA[g.cursor :] if g.phase == EXECUTION else ()
    return [e.space for e in entries if e.space >= 0 and g.pawn_on(e.space) != data.NOBODY]


def cones(g: Dominant, a: int) -> int:
    """How many tiles an animal dominates."""
    return sum(g.dominant(h) == a for h in g.occupied(a))
