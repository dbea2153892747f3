"""A position of Pebbles."""

from __future__ import annotations

from speciate.engine import State, plain


@plain
class Pebbles(State):
    """Everything that lies on the table; nothing is hidden."""

    places: tuple[int, ...]
    total: int
    """Stones in the game."""
    heap: int
    """Stones on the heap."""
    turn: int = 0
    """The seat whose turn begins with the next step."""
    stones: list[int]
    """By seat."""
    hands: list[bytearray]
    """The cards of each seat, ascending."""
    discarded: bytearray

    def determinize(self, viewer: int) -> None:
        """Nothing is hidden, so there is nothing to draw anew."""
