"""What the values of a choice are worth at the end of the round, by playing them on in imagined worlds."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from math import ceil, fsum, inf, log2, sqrt
from typing import Any, NamedTuple

from speciate.engine import Game, Match, Rng

from .greedy import BOT as GREEDY
from .greedy import looked_at, step_batch, step_worths
from .playouts import Batch, Effort, batch, play_batch


class Weighed(NamedTuple):
    """What was found out about one value. Worths are in points of `Game.evaluate`, for the seat that chooses."""

    value: int
    worth: float
    """The mean worth at the end of the round."""
    loss: float
    """How much less than the best value it is worth, in the worlds in which both were played: 0 or more."""
    error: float
    """The standard error of `loss`: 0 for the best value, infinite where the value was played in one world at most."""
    worlds: int
    """The number of imagined worlds in which the value was played."""


class Thinking:
    """Weighs the values of the open decision batch by batch; it can be stopped after any part of a batch.

    First the finalists are found, the best values at the end of the step. Then they are halved again and again: all are
    played on in the same worlds, and the better half is played on in more worlds. In a game without `foresight`,
    playouts end with the step. The batches follow from the match, `rng` and the effort alone, so it does not matter
    where and in how many parts they are played. The decision must be open: `match.choice` is not None.

        thought = Thinking(match, seat, rng, effort)
        while thought.batch:
            parts = thought.batch.split(2)  # each can be played by another worker that has the match
            thought.take([worth for part in parts for worth in play_batch(match, seat, part)])
        value = thought.best()[0].value
    """

    def __init__(self, match: Match[Any], seat: int, rng: Rng, effort: Effort) -> None:
        assert match.choice
        self._rng, self._effort = rng, effort
        self._rounds = int(match.game.foresight is not None)
        self._left = list(looked_at(match.choice, rng))
        self._out: list[int] = []  # values that have dropped out, worst first
        self._found: dict[int, list[float]] = {value: [] for value in self._left}
        self._course = self._think()
        self.batch: Batch | None = next(self._course, None)
        """The playouts that are needed next; None when the thinking is done."""

    def take(self, worths: list[float]) -> None:
        """Take the worths of `batch`, as `play_batch` gives them, and make the next batch."""
        try:
            self.batch = self._course.send(worths)
        except StopIteration:
            self.batch = None

    def stop(self, worths: Sequence[float | None]) -> None:
        """End the thinking with the worths of `batch` so far, in order, None for a playout that was not played.

        Only worlds in which every value was played count, so that no value gains by an easy world.
        """
        worlds = len(worths) // len(self._left)
        fair = [n for n in range(worlds) if None not in worths[n::worlds]]
        if fair:
            found = dict(self._found)
            for n, value in enumerate(self._left):
                found[value] = found[value] + [
                    worth for world in fair if (worth := worths[n * worlds + world]) is not None
                ]
            self._rank({value: fsum(found[value]) / len(found[value]) for value in self._left})
        self.batch = None

    def best(self) -> tuple[Weighed, ...]:
        """The finalists, best first, by all playouts so far."""
        best = self._found[self._left[0]]
        return tuple(weighed(value, self._found[value], best) for value in (*self._left, *self._out[::-1]))

    def _think(self) -> Generator[Batch, list[float], None]:
        if len(self._left) > self._effort.finalists:
            step = step_batch(self._left, self._rng)
            self._rank(step_worths(step, (yield step)))
            del self._left[self._effort.finalists :]
        playouts = self._effort.playouts
        while len(self._left) > 1:
            n = len(self._left)
            worlds = [self._rng.bits() for _ in range(max(1, playouts // ceil(log2(n)) // n))]
            plays = batch(self._rounds, self._effort.ways, self._left, worlds)
            for (value, _), worth in zip(plays.plays, (yield plays), strict=True):
                self._found[value].append(worth)
            playouts -= len(plays.plays)
            self._rank({value: fsum(self._found[value]) / len(self._found[value]) for value in self._left})
            half = (n + 1) // 2
            self._out += self._left[: half - 1 : -1]
            del self._left[half:]

    def _rank(self, worths: Mapping[int, float]) -> None:
        self._left.sort(key=worths.__getitem__, reverse=True)


def weigh(match: Match[Any], seat: int, rng: Rng, effort: Effort) -> tuple[Weighed, ...]:
    """Think to the end at once; returns the finalists among the values of the choice, best first."""
    thought = Thinking(match, seat, rng, effort)
    while thought.batch:
        thought.take(play_batch(match, seat, thought.batch))
    return thought.best()


class Thinker:
    """A bot that chooses the value after which its seat is worth most at the end of the round.

    In a game without `foresight` it answers as the greedy bot does.
    """

    foresees = True

    def __init__(self, id_: str, code: int, at_once: tuple[int, int], delayed: tuple[int, int]) -> None:
        """`code` is the number of the bot in links; the pairs are finalists and playouts.

        `at_once` counts in games where the end of a step shows what a decision is worth, `delayed` in the others.
        """
        self.id, self.code = id_, code
        self._at_once, self._delayed = at_once, delayed

    def choose(self, match: Match[Any], seat: int, rng: Rng) -> int:
        """The value that is worth most. The decision must be open: `match.choice` is not None."""
        effort = self.effort(match.game)
        return weigh(match, seat, rng, effort)[0].value if effort else GREEDY.choose(match, seat, rng)

    def effort(self, game: Game[Any]) -> Effort | None:
        """How much the bot plays for a decision of this game; None in a game without `foresight`."""
        foresight = game.foresight
        if foresight is None:
            return None
        return Effort(*(self._delayed if foresight.delayed else self._at_once), foresight.ways)


def weighed(value: int, found: list[float], best: list[float]) -> Weighed:
    """What the worths of a value say beside those of the best value, which begin with the same worlds."""
    n = len(found)
    if not n:
        return Weighed(value, 0.0, 0.0, inf, 0)
    losses = [b - f for b, f in zip(best, found, strict=False)]
    loss = fsum(losses) / n
    if found is best:
        error = 0.0
    elif n > 1:
        error = sqrt(fsum((each - loss) ** 2 for each in losses) / (n * (n - 1)))
    else:
        error = inf
    return Weighed(value, fsum(found) / n, loss, error, n)
