"""What Dominant Species is played with: the map, the spaces of the display, all that can be chosen, as small ints."""

from __future__ import annotations

from typing import Final

from speciate.boards.hexes import hexagon
from speciate.earth import Pieces
from speciate.engine import Domain

from . import data

MAP: Final = hexagon(4, data.WITHOUT)

# --- spaces of the action display: sections top to bottom, places left to right -----------------------------
SECTION_OF: Final = tuple(section for section, n in enumerate(data.SPACES) for _ in range(n))
FIRST: Final = tuple(SECTION_OF.index(section) for section in range(12))
PLACE_OF: Final = tuple(space - FIRST[section] for space, section in enumerate(SECTION_OF))
SPACES: Final = range(len(SECTION_OF))

# --- what can be chosen -------------------------------------------------------------------------------------
HEX: Final = Domain("hex", MAP.names)
CORNER: Final = Domain("corner", MAP.corner_names)
ELEMENT: Final = Domain("element", data.ELEMENTS)
ANIMAL: Final = Domain("animal", data.ANIMALS)
NUMBER: Final = Domain("number", map(str, range(max(data.SPECIES.values()) + 1)))
SPACE: Final = Domain(
    "space", (f"{data.SECTIONS[section]}-{p + 1}" for section, p in zip(SECTION_OF, PLACE_OF, strict=True))
)
STACK: Final = Domain("stack", "123")
CARD: Final = Domain("card", data.CARDS.ids)
LOSE_ELEMENT, LOSE_PAWN, LOSE_SPECIES = range(3)
LOSS: Final = Domain("loss", ("element", "pawn", "species"))

# --- what else the numbers of a decision stand for ------------------------------------------------------------
TERRAIN: Final = Domain("terrain", data.TERRAINS)
PIECES: Final = Pieces(HEX, CORNER, ELEMENT, ANIMAL, TERRAIN, NUMBER, STACK)

# --- where victory points come from, for the score sheet ----------------------------------------------------
SOURCES: Final = ("start", "domination", "wanderlust", "glaciation", "cards", "survival", "tiles")
(VP_START, VP_DOMINATION, VP_WANDERLUST, VP_GLACIATION, VP_CARDS, VP_SURVIVAL, VP_TILES) = range(7)

# --- where the elements of the boxes lie: one row of six counts each ----------------------------------------
BOXES: Final = (data.ADAPTATION, data.REGRESSION, data.ABUNDANCE, data.WASTELAND, data.DEPLETION, data.WANDERLUST)
BOX_ROW: Final = {section: row for row, section in enumerate(BOXES)}
