"""Every decision of the game that is no card's, declared once. Those of a card stand next to it, in `dominance_cards`.
The number `animal` is the animal that decides.
"""

from __future__ import annotations

from typing import Final

from speciate.earth import SharedDecisions
from speciate.engine import COUNT, Decision

from .pieces import ANIMAL, CARD, ELEMENT, HEX, NUMBER, PIECES, SPACE

SHARED: Final = SharedDecisions(
    PIECES,
    {
        "adaptation": "D4.2", "abundance": "D4.4", "depletion": "D4.6", "speciation": "D4.8", "wanderlust": "D4.9",
        "migration": "D4.10", "opposing": "D1.8",
        "card.elements": "D6.2", "card.points": "D6.2", "card.species": "D6.2", "card.losses": "D6.2",
    },
)  # fmt: skip
"""Those that every game of the family asks."""

PLANNING_SPACE: Final = Decision(
    "planning.space", SPACE, "On which vacant space is a pawn placed? `n` are at hand.",
    panel="actions", rule="D3.1", animal=ANIMAL, n=COUNT,
)  # fmt: skip

# --- actions ---------------------------------------------------------------------------------------------------------
INITIATIVE_SPACE: Final = Decision(
    "initiative.space", SPACE, "To which vacant space does the pawn go, after a place gained on the track?",
    panel="actions", optional=True, rule="D4.1", animal=ANIMAL,
)  # fmt: skip
REGRESSION_KEEP: Final = Decision(
    "regression.keep", ELEMENT, "Which disk is kept? `n` still can be; DONE: enough.",
    panel="seats", optional=True, rule="D4.3", animal=ANIMAL, n=COUNT,
)  # fmt: skip
WASTELAND_ELEMENT: Final = Decision(
    "wasteland.element", ELEMENT, "Which element of the box is removed?",
    panel="actions", optional=True, rule="D4.5", animal=ANIMAL,
)  # fmt: skip
GLACIATION_HEX: Final = Decision(
    "glaciation.hex", HEX, "Which tile is covered with tundra?",
    panel="board", optional=True, rule="D4.7", animal=ANIMAL,
)  # fmt: skip
SWARM_HEX: Final = Decision(
    "swarm.hex", HEX, "On which tile do the insects add a species?",
    panel="board", optional=True, rule="D1.15", animal=ANIMAL,
)  # fmt: skip
COMPETITION_HEX: Final = Decision(
    "competition.hex", HEX, "On which shared tile is an opposing species eliminated?",
    panel="board", optional=True, rule="D4.11", animal=ANIMAL,
)  # fmt: skip
COMPETITION_ANIMAL: Final = Decision(
    "competition.animal", ANIMAL, "Which animal loses a species there?",
    panel="board", rule="D4.11", animal=ANIMAL, hex=HEX,
)  # fmt: skip
DOMINATION_HEX: Final = Decision(
    "domination.hex", HEX, "Which tile is scored?", panel="board", optional=True, rule="D4.12", animal=ANIMAL
)
DOMINATION_CARD: Final = Decision(
    "domination.card", CARD, "Which card does the animal that dominates the tile take?",
    panel="cards", rule="D6.1", animal=ANIMAL, hex=HEX,
)  # fmt: skip

# --- a card that drives hibernating species out: see `state` ---------------------------------------------------------
MASS_EXODUS_ASLEEP: Final = Decision(
    "mass_exodus.asleep", NUMBER, "How many of the species of this animal, `mover`, that go to `hex` hibernate?",
    rule="D6.3", animal=ANIMAL, origin=HEX, hex=HEX, mover=ANIMAL,
)  # fmt: skip

# --- the Reset -------------------------------------------------------------------------------------------------------
EXTINCTION_SAVE: Final = Decision(
    "extinction.save", HEX, "On which tile do the mammals save one of their endangered species?",
    panel="board", optional=True, rule="D1.10", animal=ANIMAL,
)  # fmt: skip
