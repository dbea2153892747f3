"""Looks to the end of the step: plays each value out a few times and keeps the one that is worth most."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Any, Final

from speciate.engine import Choice, Game, Match, Rng

from . import Bot
from .playouts import Batch, Effort, batch, play_batch

MOST: Final = 40
"""The most values of a decision that are looked at; of more values, a random part is."""
PLAYOUTS: Final = 160
"""Playouts for one decision, shared out among its values."""
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
        plays = step_batch(looked_at(match.choice, rng), rng)
        worth = step_worths(plays, play_batch(match, seat, plays))
        most = max(worth.values())
        return rng.one_of([value for value in worth if worth[value] == most])

    def effort(self, game: Game[Any]) -> Effort | None:
        """None: this bot answers at once."""
        return None


def looked_at(choice: Choice, rng: Rng) -> Sequence[int]:
    """The values of a choice, or a random part of them where they are too many."""
    values = choice.values
    if len(values) > MOST:
        return (*rng.some_of(values[:-1], MOST - 1), values[-1])  # DONE is last, and never left out
    return values


def step_batch(values: Sequence[int], rng: Rng) -> Batch:
    """The playouts that show what values are worth at the end of the step."""
    # The same worlds for every value, so that chance does not decide between them.
    worlds = [rng.bits() for _ in range(min(max(PLAYOUTS // len(values), WORLDS[0]), WORLDS[-1]))]
    return batch(0, 1, values, worlds)


def step_worths(played: Batch, worths: Sequence[float]) -> dict[int, float]:
    """The worth of each value to the seat at the end of the step: the mean of the best quarter of its playouts."""
    found: dict[int, list[float]] = {}
    for (value, _), worth in zip(played.plays, worths, strict=True):
        found.setdefault(value, []).append(worth)
    # Playouts choose at random where the seat itself would choose well, so only their best quarter counts.
    return {value: fsum(better) / len(better) for value in found for better in [_best_quarter(found[value])]}


def _best_quarter(worths: list[float]) -> list[float]:
    return sorted(worths)[len(worths) * 3 // 4 :]


STRENGTH: Final = 1
BOT: Final[Bot] = Greedy()
