"""How good a position is for a seat, in stones: for bots that look one step ahead."""

from __future__ import annotations

from .rules.state import Pebbles


def evaluate(g: Pebbles, seat: int) -> float:
    """The stones of a seat, less those of its best rival; a card in hand is worth half a stone."""
    value = [stones + 0.5 * len(hand) for stones, hand in zip(g.stones, g.hands, strict=True)]
    return value[seat] - max(v for other, v in enumerate(value) if other != seat)
