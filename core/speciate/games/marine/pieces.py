"""What Marine is played with: the map, the spaces of the action display, and all that can be chosen, as small ints."""

from __future__ import annotations

from typing import Final

from speciate.boards.hexes import hexagon
from speciate.earth import Pieces
from speciate.engine import Domain

from . import data

MAP: Final = hexagon(4)
HEXES: Final = range(len(MAP.axial))
CORNERS: Final = range(len(MAP.touching))

# --- spaces of the action display, in pawn order: sections top to bottom, places left to right, special-only last -----
SECTION_OF: Final = (
    tuple(section for section in range(12) for _ in range(data.ORDINARY[section] + data.SPECIAL[section]))
    + (data.BOTTOM_FEEDER,) * 4
)
FIRST: Final = tuple(SECTION_OF.index(section) for section in range(13))
PLACE_OF: Final = tuple(space - FIRST[section] for space, section in enumerate(SECTION_OF))
SPACES: Final = range(len(SECTION_OF))
OWN_SPACES: Final = 37
"""Space 37 + a is the personal space of animal a, below all others."""


def is_special(space: int) -> bool:
    """Whether only special pawns may stand on a space."""
    section = SECTION_OF[space]
    return section < 12 and PLACE_OF[space] >= data.ORDINARY[section]


ORDINARY_SPACES: Final = tuple(space for space in SPACES[:OWN_SPACES] if not is_special(space))

# --- what can be chosen -------------------------------------------------------------------------------------
HEX: Final = Domain("hex", MAP.names)
CORNER: Final = Domain("corner", MAP.corner_names)
ELEMENT: Final = Domain("element", data.ELEMENTS)
ANIMAL: Final = Domain("animal", data.ANIMALS)
TERRAIN: Final = Domain("terrain", data.TERRAINS)
NUMBER: Final = Domain("number", map(str, range(data.SPECIES + 1)))
SPACE: Final = Domain(
    "space",
    (
        f"{data.SECTIONS[section]}-{p + 1}" if section < 12 else f"{data.SECTIONS[section]}-{data.ANIMALS[p]}"
        for section, p in zip(SECTION_OF, PLACE_OF, strict=True)
    ),
)
BASIC: Final = 0
PAWN: Final = Domain("pawn", ("basic", *(f"special-{e}" for e in data.ELEMENTS)))
"""A pawn to place: a basic one of the animal, or the special one of an element, see `special_of`."""
SECTION: Final = Domain("section", data.SECTIONS)
SLOT: Final = Domain("slot", "12345")
STACK: Final = Domain("stack", "123")
SIDE: Final = Domain("side", ("geyser", "smoker"))
TRAIT: Final = Domain("trait", data.TRAITS.ids)
YES: Final = Domain("yes", ("yes",))
REMOVE, SWAP = 0, 1
AUTOTROPH: Final = Domain("autotroph", ("remove", "swap"))
EDGE, EVERYWHERE = 0, 1
REACH: Final = Domain("reach", ("edge", "everywhere"))
"""Where in the grid Tectonics lays its Vent."""
FROM_POOL, FROM_BOX = 0, 1
SOURCE: Final = Domain("source", ("pool", "eliminated"))
PIECES: Final = Pieces(HEX, CORNER, ELEMENT, ANIMAL, TERRAIN, NUMBER, STACK)

# --- what else the numbers of an event stand for --------------------------------------------------------------
CARD: Final = Domain("card", data.CARDS.ids)


def special_of(element: int) -> int:
    """The special pawn of an element, as a value of PAWN."""
    return BASIC + 1 + element


def element_of(pawn: int) -> int:
    """The element of a value of PAWN; NONE for the basic pawn."""
    return data.NONE if pawn == BASIC else pawn - BASIC - 1


# --- where victory points come from, for the score sheet ----------------------------------------------------
SOURCES: Final = ("start", "evolution", "wanderlust", "tectonics", "cards", "traits", "survival", "tiles", "pawns")
(VP_START, VP_EVOLUTION, VP_WANDERLUST, VP_TECTONICS, VP_CARDS, VP_TRAITS, VP_SURVIVAL, VP_TILES, VP_PAWNS) = range(9)

# --- where the elements of the boxes lie: one row of six counts each; Speciation has circles instead ------
BOXES: Final = (data.ABUNDANCE, data.AUTOTROPHS, data.DEPLETION, data.ADAPTATION, data.REGRESSION, data.WANDERLUST)
BOX_ROW: Final = {section: row for row, section in enumerate(BOXES)}
OPEN_SPACES: Final = {
    n: tuple(
        space
        for space in SPACES[:OWN_SPACES]
        if SECTION_OF[space] != data.DOMINATION or n >= data.DOMINATION_PLAYERS[PLACE_OF[space]]
    )
    for n in (2, 3, 4)
}
"""Spaces in use, by the number of animals in play."""
OPEN_ORDINARY_AFTER: Final = {
    n: tuple(
        tuple(space for space in spaces if space in ORDINARY_SPACES and space >= first)
        for first in range(len(SPACES) + 1)
    )
    for n, spaces in OPEN_SPACES.items()
}
"""The ordinary ones among them from each space on."""
