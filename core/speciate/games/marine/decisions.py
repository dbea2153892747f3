"""Every decision of the game that is no card's, declared once. Those of a card stand next to it: in `evolution_cards`
and in `traits`. The number `animal` is the animal that decides.
"""

from __future__ import annotations

from typing import Final

from speciate.earth import SharedDecisions
from speciate.engine import COUNT, Decision

from .pieces import (
    ANIMAL,
    AUTOTROPH,
    CORNER,
    ELEMENT,
    HEX,
    PAWN,
    PIECES,
    REACH,
    SECTION,
    SIDE,
    SLOT,
    SOURCE,
    SPACE,
    TRAIT,
    YES,
)

SHARED: Final = SharedDecisions(
    PIECES,
    {
        "abundance": "M4.1", "depletion": "M4.3", "adaptation": "M4.4", "speciation": "M4.6", "wanderlust": "M4.7",
        "migration": "M4.9", "opposing": "M1.12",
        "card.elements": "M5.7", "card.points": "M5.6", "card.species": "M5.8", "card.losses": "M5.9",
    },
)  # fmt: skip
"""Those that every game of the family asks."""

TRAIT_KEEP: Final = Decision(
    "trait.keep", TRAIT, "Which of the dealt traits is kept? `n` are still to keep.",
    secret=True, rule="M2.3", animal=ANIMAL, n=COUNT,
)  # fmt: skip

# --- the turn --------------------------------------------------------------------------------------------------------
TURN_SPACE: Final = Decision(
    "turn.space", SPACE, "On which space is a pawn placed? DONE: all pawns are retrieved.",
    panel="actions", optional=True, rule="M3.1", animal=ANIMAL,
)  # fmt: skip
TURN_PAWN: Final = Decision(
    "turn.pawn", PAWN, "Which pawn is placed there?", panel="seats", rule="M3.3", animal=ANIMAL, space=SPACE
)

# --- actions ---------------------------------------------------------------------------------------------------------
AUTOTROPHS_WAY: Final = Decision(
    "autotrophs.way", AUTOTROPH, "What happens on a Vent of this kind?",
    optional=True, rule="M4.2", animal=ANIMAL, side=SIDE,
)  # fmt: skip
AUTOTROPHS_REMOVE: Final = Decision(
    "autotrophs.remove", CORNER, "Which element of a Vent of this kind is removed?",
    panel="board", rule="M4.2", animal=ANIMAL, side=SIDE,
)  # fmt: skip
AUTOTROPHS_ELEMENT: Final = Decision(
    "autotrophs.element", ELEMENT, "Which element of the box comes to a Vent?",
    panel="actions", rule="M4.2", animal=ANIMAL,
)  # fmt: skip
AUTOTROPHS_SWAP: Final = Decision(
    "autotrophs.swap", CORNER, "Which element of a Vent of this kind goes to the box for it?",
    panel="board", rule="M4.2", animal=ANIMAL, element=ELEMENT, side=SIDE,
)  # fmt: skip
ADAPTATION_REPLACE: Final = Decision(
    "adaptation.replace", ELEMENT, "Which own disk does the new element replace? DONE: none.",
    panel="seats", optional=True, rule="M4.4a", animal=ANIMAL, element=ELEMENT,
)  # fmt: skip
REGRESSION_CUBE: Final = Decision(
    "regression.cube", YES, "Is a species of the gene pool laid on Regression?",
    optional=True, rule="M4.5", animal=ANIMAL,
)  # fmt: skip
TECTONICS_HEX: Final = Decision(
    "tectonics.hex", HEX, "Which tile becomes a Vent?",
    panel="board", optional=True, rule="M4.8", animal=ANIMAL, reach=REACH,
)  # fmt: skip
TECTONICS_SIDE: Final = Decision(
    "tectonics.side", SIDE, "Which side of the Vent shows, on the middle row?", rule="M4.8", animal=ANIMAL, hex=HEX
)
TECTONICS_SOURCE: Final = Decision(
    "tectonics.source", SOURCE, "Where does the new species on the Vent come from?",
    panel="seats", rule="M4.8", animal=ANIMAL, hex=HEX,
)  # fmt: skip
COMPETITION_HEX: Final = Decision(
    "competition.hex", HEX, "On which tile are up to `n` opposing species eliminated?",
    panel="board", optional=True, rule="M4.10", animal=ANIMAL, n=COUNT, space=SPACE,
)  # fmt: skip
COMPETITION_ANIMAL: Final = Decision(
    "competition.animal", ANIMAL, "Which animal loses a species there? `n` are left; DONE: enough.",
    panel="board", optional=True, rule="M4.10", animal=ANIMAL, hex=HEX, n=COUNT,
)  # fmt: skip
EVOLUTION_HEX: Final = Decision(
    "evolution.hex", HEX, "Which tile of the terrain is scored?",
    panel="board", optional=True, rule="M4.11", animal=ANIMAL,
)  # fmt: skip
EVOLUTION_CARD: Final = Decision(
    "evolution.card", SLOT, "Which card is taken, of slots 1 to `n`?",
    panel="cards", rule="M5.1", animal=ANIMAL, n=COUNT,
)  # fmt: skip
DOMINATION_ELEMENT: Final = Decision(
    "domination.element", ELEMENT, "Of which dominated element is the special pawn taken?",
    panel="actions", optional=True, rule="M4.12", animal=ANIMAL,
)  # fmt: skip
BOTTOM_FEEDER_ELEMENT: Final = Decision(
    "bottom_feeder.element", ELEMENT, "Which element of Depletion or Regression goes onto the display?",
    panel="actions", optional=True, rule="M6.2", animal=ANIMAL,
)  # fmt: skip
BOTTOM_FEEDER_BOX: Final = Decision(
    "bottom_feeder.box", SECTION, "Out of which of the two boxes?",
    panel="actions", rule="M6.2", animal=ANIMAL, element=ELEMENT,
)  # fmt: skip
