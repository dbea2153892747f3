"""Names and phrases that every part of the drawing uses, looked up once for each language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from speciate.boards.hexes import CORNERS as TAGS
from speciate.locale import Safe, Words

from . import data as d
from .pieces import BOX_ROW, MAP, PLACE_OF, SECTION_OF, is_special
from .state import Marine

GLYPHS: Final = ("an-reptile", "an-cephalopod", "an-fish", "an-crustacean")
"""The symbol of each animal."""


def card_title(id: str) -> str:
    """The name of a card or trait; it is the same in every language."""
    return "Semi-Aquatic" if id == "semi_aquatic" else id.replace("_", " ").title()


FIGURES: Final = {
    "survivors": d.ASTEROID_SURVIVORS,
    "extremophiles": d.EXTREMOPHILES_VP,
    "expression": d.GENE_EXPRESSION_DRAW,
    "omnivore": d.OMNIVORE_VP,
    "terrestrial": d.TERRESTRIAL_SPECIES,
    "lineage": d.ANCIENT_LINEAGE_SPECIES,
    "budding": d.BUDDING_VP,
    "cannibal": d.CANNIBAL_VP,
    "pool": d.EXAPTATION_POOL,
    "exaptation": d.EXAPTATION_DRAW,
    "pack": d.PACK_HUNTERS_TARGET,
    "plasticity": d.PLASTICITY_SPACES,
    "solitary": d.SOLITARY_VP,
}
"""The numbers on cards that `data` may yet correct: the texts have blanks for them."""
CARD_TITLES: Final = tuple(card_title(c.id) for c in d.CARDS)
TRAIT_TITLES: Final = tuple(card_title(t.id) for t in d.TRAITS)


class Vocabulary:
    """The names of the pieces in one language, ready for markup."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.animals = tuple(words(f"animal.{a}") for a in d.ANIMALS)
        self.elements = tuple(words(f"element.{e}") for e in d.ELEMENTS)
        self.terrains = tuple(words(f"terrain.{t}") for t in d.TERRAINS)
        self.shorts = tuple(words(f"terrain.{t}.short") for t in d.TERRAINS)
        self.codes = tuple(words(f"terrain.{t}.code") for t in d.TERRAINS)
        self.sections = tuple(words(f"section.{s}") for s in d.SECTIONS)
        self.sides = (words("side.geyser"), words("side.smoker"))
        self.cards = tuple(words(f"card.{c.id}", **FIGURES) for c in d.CARDS)
        self.traits = tuple(words(f"trait.{t.id}", **FIGURES) for t in d.TRAITS)
        self.vp = words("vp.unit")
        self.joiner = words("list.and")

    def join(self, items: Iterable[str]) -> Safe:
        """A list as in a sentence: "a, b and c"."""
        *most, last = items
        return Safe(f"{', '.join(most)} {self.joiner} {last}" if most else last)

    def tile(self, g: Marine, h: int) -> Safe:
        """A tile as "Reef D4", an empty hex as "D4"."""
        terrain = g.terrain[h]
        return Safe(MAP.names[h] if terrain == d.NO_TILE else f"{self.shorts[terrain]} {MAP.names[h]}")

    def bare(self, h: int) -> Safe:
        return Safe(MAP.names[h])

    def living(self, g: Marine, h: int) -> Safe:
        """The species of a tile as "Reptiles 2, Fishes 1"."""
        told = ", ".join(f"{self.animals[a]} {g.cubes[a][h]}" for a in range(4) if g.cubes[a][h])
        return Safe(told) if told else self.words("tile.no_species")

    def around(self, g: Marine, corner: int) -> Safe:
        """The terrains round a corner, as "Land, Reef"."""
        return Safe(", ".join(self.shorts[g.terrain[h]] for h in MAP.touching[corner] if g.terrain[h] != d.NO_TILE))

    def tiles_around(self, g: Marine, corner: int) -> Safe:
        """The tiles round a corner, as "Land D3, Reef D4"."""
        return Safe(", ".join(self.tile(g, h) for h in MAP.touching[corner] if g.terrain[h] != d.NO_TILE))

    def mix(self, elements: Sequence[int]) -> Safe:
        """Elements, with their number where it is more than one: "2 sun, algae"."""
        many = {e: elements.count(e) for e in range(6) if e in elements}
        return Safe(", ".join(f"{n} {self.elements[e]}" if n > 1 else self.elements[e] for e, n in many.items()))

    def corner(self, corner: int, hexes: Sequence[int] = ()) -> Safe:
        """Which corner: "C1, lower left", said of the first of these hexes, or of the first that has it."""
        h = next((h for h in MAP.touching[corner] if h in hexes), MAP.touching[corner][0])
        return self.words(
            "corner.at", hex=Safe(MAP.names[h]), where=self.words(f"corner.{TAGS[MAP.corners[h].index(corner)]}")
        )

    def space(self, space: int) -> Safe:
        """An action space as "Migration, second space"."""
        section = SECTION_OF[space]
        if section == d.BOTTOM_FEEDER:
            return self.sections[section]
        key = "space.special" if is_special(space) else f"space.{PLACE_OF[space] + 1}"
        return self.words(key, section=self.sections[section])


@cache
def vocabulary(words: Words) -> Vocabulary:
    return Vocabulary(words)


def mine(g: Marine, viewer: int | None) -> list[int]:
    """The animals that the viewer plays."""
    return [a for a in g.animals() if g.places[a] == viewer]


def disks_of(g: Marine, me: int) -> list[int]:
    """The disks of an animal, beside the printed elements."""
    return [e for e in range(6) for _ in range(g.disks[me][e])]


def extra_elements(g: Marine, me: int) -> list[int]:
    """Elements that a trait gives as if printed."""
    return [e for e in range(6) for _ in range(g.count(me, e) - g.disks[me][e] - g.printed(me).count(e))]


def box_elements(g: Marine, section: int) -> list[int]:
    """The elements that lie in a box, by type."""

    row = g.box[BOX_ROW[section]]
    return [e for e in range(6) for _ in range(row[e])]
