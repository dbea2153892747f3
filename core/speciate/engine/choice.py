"""What a rule asks and what a player answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from .decision import Decision, Domain


class Choice:
    """One decision to be taken: whose it is, which, among what values, and the numbers it depends on, by name."""

    __slots__ = ("decision", "numbers", "seat", "values")

    def __init__(self, seat: int, decision: Decision, values: tuple[int, ...], numbers: Mapping[str, int]) -> None:
        self.seat = seat
        self.decision = decision
        self.values = values
        self.numbers = numbers

    @property
    def key(self) -> str:
        """The key of the decision, by which its texts are found."""
        return self.decision.key

    @property
    def domain(self) -> Domain:
        """What the values are."""
        return self.decision.domain

    def without_values(self) -> Choice:
        """What another seat may know of it: whose it is and what it is about."""
        return Choice(self.seat, self.decision, (), self.numbers)

    def __repr__(self) -> str:
        return f"<seat {self.seat} {self.key} {[self.domain.token(v) for v in self.values]}>"


class Determinization(NamedTuple):
    """Stands among the answers where what `viewer`, who is to choose there, cannot see was drawn anew."""

    viewer: int
    seed: int


Answer = int | Determinization
Player = Callable[[Choice], int]
