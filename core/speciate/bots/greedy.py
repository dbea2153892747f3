"""Looks to the end of the step: plays each value out a few times and keeps the one that is worth most."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Any, Final

from speciate.engine import Choice, Determinization, Match, Rng

from . import Bot

MOST: Final = 40
"""Values looked at; of more, a random part."""
PLAYOUTS: Final = 160
"""For one decision, shared out among the values."""
WORLDS: Final = range(2, 13)
"""The fewest and the most playouts of one value."""


class Greedy:
    """Chooses the value after which its seat is worth most, by random playouts to the end of the step."""

    id = "greedy"
    code = 3
    foresees = False

    def choose(self, match: Match[Any], seat: int, rng: Rng) -> int:
        """The value with the highest worth at the end of the step; ties are broken by `rng`.

        It needs an open decision: `match.choice` is not None.
        """
        assert match.choice
        worth = step_worths(match, seat, looked_at(match.choice, rng), rng)
        most = max(worth.values())
        return rng.one_of([value for value in worth if worth[value] == most])


def looked_at(choice: Choice, rng: Rng) -> Sequence[int]:
    """The values of a choice, or a random part of them where they are too many."""
    values = choice.values
    if len(values) > MOST:
        return (*rng.some_of(values[:-1], MOST - 1), values[-1])  # DONE is last, and never left out
    return values


def step_worths(match: Match[Any], seat: int, values: Sequence[int], rng: Rng) -> dict[int, float]:
    """What each value is worth to the seat at the end of the step: the mean of the best quarter of its playouts."""
    worth: dict[int, float] = {}
    # The same worlds for every value, so that chance does not decide between them.
    worlds = [rng.bits() for _ in range(min(max(PLAYOUTS // len(values), WORLDS[0]), WORLDS[-1]))]
    for value in values:
        found = sorted(_play(match, seat, value, world) for world in worlds)
        # What follows is partly the seat's own choice, which it would make better than at random.
        better = found[len(found) * 3 // 4 :]
        worth[value] = fsum(better) / len(better)
    return worth


def _play(match: Match[Any], seat: int, value: int, world: int) -> float:
    """What this value is worth at the end of the step, if what the seat cannot know is as in this world."""
    rng = Rng(world)

    def anybody(choice: Choice) -> int:
        return rng.one_of(choice.values)

    return match.game.evaluate(match.playout(anybody, Determinization(seat, world), value, steps=1), seat)


STRENGTH: Final = 1
BOT: Final[Bot] = Greedy()
