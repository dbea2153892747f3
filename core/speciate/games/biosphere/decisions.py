"""Every decision of the game, declared once: its domain, the numbers it depends on, and where it is shown.

Each is asked of the seat that plays the species: a seat plays one. Nothing is secret in this game.
"""

from __future__ import annotations

from typing import Final

from speciate.engine import COUNT, Decision, declared

from .pieces import CORNER, DEED, DIE, FILL, SPECIAL, TILE, TRACK

# --- phase 3 ---------------------------------------------------------------------------------------------------------

SCALE_START: Final = Decision(
    "scale.start", CORNER, "Turn 1: where do the two markers begin on the scale?", panel="evolution", rule="B2.6"
)
SPEND_DEED: Final = Decision(
    "spend.deed", DEED, "Which purchase, step or card? `paid_*`: steps paid for in this turn. DONE ends the phase.",
    panel="evolution", optional=True, rule="B4.3", ep=COUNT, paid_scale=COUNT, paid_bar=COUNT,
)  # fmt: skip
SPECIAL_TAKE: Final = Decision(
    "special.take", SPECIAL, "Take the bonus of the corner of the scale just reached? DONE leaves it.",
    panel="evolution", optional=True, rule="B9.2",
)  # fmt: skip
RAISE_LIFE: Final = Decision(
    "raise.life", TRACK, "Which life expectancy goes up? `left` raises of the same effect follow.",
    panel="players", rule="B1.2", left=COUNT,
)  # fmt: skip
RAISE_ABILITY: Final = Decision(
    "raise.ability", TRACK, "Which ability goes up? `left` raises of the same effect follow.",
    panel="players", rule="B1.2", left=COUNT,
)  # fmt: skip
PENALTY_LIFE: Final = Decision(
    "penalty.life", TRACK, "Which life expectancy goes down? `left` points are still to lose, this one included.",
    panel="players", rule="B7.1", left=COUNT,
)  # fmt: skip

# --- phases 4 to 6 ---------------------------------------------------------------------------------------------------

MOVE_DIE: Final = Decision(
    "move.die", DIE, "Which die moves, with `left` steps left? DONE: move no more.",
    panel="board", optional=True, rule="B4.4", left=COUNT,
)  # fmt: skip
MOVE_TILE: Final = Decision(
    "move.tile", TILE, "Where does the die with this face go, with `left` steps left?",
    panel="board", rule="B4.4", origin=TILE, face=COUNT, left=COUNT,
)  # fmt: skip
BREED_TILE: Final = Decision(
    "breed.tile", TILE, "Where does the next of `left` blank dice go? DONE: place no more.",
    panel="board", optional=True, rule="B4.5", left=COUNT,
)  # fmt: skip
FILL_TILE: Final = Decision(
    "fill.tile", FILL, "Fill which tile? They have `free` spaces in all. ALL where the supply suffices; DONE: no more.",
    panel="board", optional=True, rule="B4.6", free=COUNT,
)  # fmt: skip

DECISIONS: Final = declared(Decision, globals())
