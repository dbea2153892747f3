"""Every decision of the game, declared once."""

from __future__ import annotations

from typing import Final

from speciate.engine import COUNT, Decision, declared

from .pieces import CARD, STONES

TAKE_STONES: Final = Decision("take.stones", STONES, "How many stones does the player take?", panel="board", heap=COUNT)
PLAY_CARD: Final = Decision(
    "play.card", CARD, "Which card is discarded for more stones? DONE: none.", panel="seats", optional=True
)

DECISIONS: Final = declared(Decision, globals())
