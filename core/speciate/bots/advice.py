"""What may be said to somebody who chooses: the best values, how sure that is, and what makes the difference."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from math import fsum, sqrt
from typing import Any, Final, NamedTuple

from speciate.engine import Match, Rng

from .greedy import MOST
from .playouts import Effort, play_on
from .weighing import weigh, weighed

BEST: Final = 3
"""Values that are compared with care."""
SLICE: Final = 3
"""Imagined worlds that `Advice.think` adds: few enough that a page stays alive in between."""
WORLDS: Final = 18
"""Imagined worlds for which each of the best values is played on."""
AT_ONCE: Final = Effort(finalists=5, playouts=18, ways=2)
"""How the best values are found where the end of a step shows what a decision is worth."""
DELAYED: Final = Effort(finalists=MOST, playouts=96, ways=1)
"""How they are found where it does not."""
SURE: Final = 2
"""Standard errors that a difference must exceed to be one."""
LEAST: Final = 0.5
"""The least difference that is named: it is rounded to a point."""


class Part(NamedTuple):
    """A part of a worth (`Game.evaluate_parts`), and by how many points it differs."""

    name: str
    points: float


class Advised(NamedTuple):
    """What was found out about one of the best values, in points of `Game.evaluate` for the seat that chooses."""

    value: int
    loss: float
    """How much less than the best it is worth, in the same worlds."""
    error: float
    """The standard error of `loss`."""
    parts: tuple[Part, ...]
    """What surely differs, most first: of others from the best value; of the best from the position before the step or,
    where a round is played on, from the others."""

    @property
    def equal(self) -> bool:
        """Whether it is not surely worse than the best."""
        return self.loss <= SURE * self.error or self.loss < LEAST / 2


class Advice:
    """The best values of the open decision, weighed in more and more imagined worlds.

    It goes by what the seat that chooses may know alone: so does its chance, and the same question gets the same
    advice. The match stays as it is. A value that was `played` is weighed beside the best ones.
    """

    def __init__(self, match: Match[Any], played: int | None = None) -> None:
        choice = match.choice
        assert choice is not None
        self.seat, self.subject = choice.seat, subject(match)
        self._match = match.fork()
        self._also = () if played is None else (played,)
        self._rng = Rng(*self.subject)
        before = [self._at_rest() for _ in range(SLICE)]
        self._before = _means(before)
        self._worth: dict[int, list[float]] = {}
        self._parts: dict[int, list[Mapping[str, float]]] = {}

    def _at_rest(self) -> Mapping[str, float]:
        """The parts of the worth before the step, in an imagined world."""
        g = self._match.base.copy()
        g.rng = self._rng.bits()
        g.determinize(self.seat)
        return self._match.game.evaluate_parts(g, self.seat)

    @property
    def worlds(self) -> int:
        """In how many worlds each of the best values has been played on."""
        return min(map(len, self._worth.values()), default=0)

    @property
    def done(self) -> bool:
        """Whether there is nothing more to be found out."""
        return self.worlds >= WORLDS

    def think(self) -> None:
        """One slice: the best values are found, or played on in a few more worlds."""
        if not self._worth:
            self._worth = {value: [] for value in sorted({*self._shortlist(), *self._also})}
            self._parts = {value: [] for value in self._worth}
            return
        match, game = self._match, self._match.game
        worlds = [self._rng.bits() for _ in range(SLICE)]
        for value in self._worth:
            for world in worlds:
                g = play_on(match, self.seat, value, world, 1, AT_ONCE.ways)
                self._worth[value].append(game.evaluate(g, self.seat))
                self._parts[value].append(game.evaluate_parts(g, self.seat))

    def _shortlist(self) -> list[int]:
        choice, foresight = self._match.choice, self._match.game.foresight
        assert choice is not None
        if len(choice.values) <= BEST:
            return list(choice.values)
        effort = DELAYED if foresight and foresight.delayed else AT_ONCE
        return [found.value for found in weigh(self._match, self.seat, self._rng, effort)[:BEST]]

    def best(self) -> list[Advised]:
        """The best values, best first; after two slices at least."""
        ranked = sorted(self._worth, key=lambda value: -fsum(self._worth[value]))
        first = ranked[0]
        found = []
        for value in ranked:
            _, _, loss, error, _ = weighed(value, self._worth[value], self._worth[first])
            against = self._of_others(first) if value == first else self._parts[first]
            found.append(Advised(value, loss, error, self._differing(self._parts[value], against)))
        return found

    def _of_others(self, first: int) -> list[Mapping[str, float]]:
        """What the best value is compared with: the position before the step, or the others where a round is played on.

        What a round does to every value says nothing about the question.
        """
        if self._match.game.foresight is None:
            return [self._before] * self.worlds
        others = [parts for value, parts in self._parts.items() if value != first]
        return [_means(world) for world in zip(*others, strict=True)]

    def _differing(self, mine: list[Mapping[str, float]], others: list[Mapping[str, float]]) -> tuple[Part, ...]:
        parts = []
        for name in _names(mine, others):
            mean, error = _mean([a.get(name, 0.0) - b.get(name, 0.0) for a, b in zip(mine, others, strict=True)])
            if abs(mean) >= LEAST and abs(mean) > SURE * error:
                parts.append(Part(name, mean))
        return tuple(sorted(parts, key=lambda part: -abs(part.points)))

    def matter(self) -> str:
        """The part of the worth in which the best values differ most; "" where none differs."""
        spread = {
            name: max(means) - min(means)
            for name in _names(*self._parts.values())
            for means in [[_mean([p.get(name, 0.0) for p in each])[0] for each in self._parts.values()]]
        }
        name = max(spread, key=spread.__getitem__, default="")
        return name if name and spread[name] >= LEAST else ""


def subject(match: Match[Any]) -> tuple[int, int]:
    """What tells an open decision from others, by what its seat may know."""
    assert match.choice is not None
    return len(match.decisions), match.state.seen_by(match.choice.seat).digest()


def _names(*worlds: Iterable[Mapping[str, float]]) -> list[str]:
    """The parts of a worth in any of these worlds, in one order: a game that is over lacks some."""
    return list(dict.fromkeys(name for parts in chain(*worlds) for name in parts))


def _means(worlds: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """The mean of each part."""
    return {name: fsum(parts.get(name, 0.0) for parts in worlds) / len(worlds) for name in _names(worlds)}


def _mean(numbers: list[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    n = len(numbers)
    mean = fsum(numbers) / n
    return mean, sqrt(fsum((each - mean) ** 2 for each in numbers) / (n * (n - 1))) if n > 1 else 0.0
