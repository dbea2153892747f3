"""The rules page of Pebbles in English."""

from typing import Final

RULES: Final[dict[str, str]] = {
    "rules.intro": "Pebbles is the game that a new game begins as. Whoever has most stones when the heap is gone wins.",
    "rules.turn": "A turn",
    "rules.turn.text": "- Take one to {most} stones from the heap.\n- Then you may discard a card and take as many more as it says.",
    "rules.end": "The end",
    "rules.end.text": "The game ends when the heap is gone. A tie is shared.",
    "rules.col.card": "Card",
    "rules.col.stones": "Stones",
}
