"""Playouts: games played on from a choice, where what the seat cannot know is as in an imagined world."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from typing import Any, Final, NamedTuple

from speciate.engine import Choice, Determinization, Match, Rng, State

STEPS: Final = 120
"""A playout ends after so many steps, even if the round does not."""


class Effort(NamedTuple):
    """How much is played for one decision, in playouts and not in seconds: so the answer is the same on any machine."""

    finalists: int
    """The most values that are played on: the best ones by their worth at the end of the step."""
    playouts: int
    """Playouts to the end of the round, shared out among the finalists."""
    ways: int
    """How many times each step of a playout is tried at random; the try that is best for its first chooser counts."""


class Batch(NamedTuple):
    """Playouts that can be played in any order, by any process that has the match; a part of a batch is a batch too.

    A batch is made of numbers alone, so it can be sent as JSON. A world has 64 bits, more than a number of JavaScript
    can hold: a page passes the text on unread.
    """

    rounds: int
    """The number of round ends to play to; 0 for the end of the step, as in a game without foresight."""
    ways: int
    """As in `Effort`."""
    plays: tuple[tuple[int, int], ...]
    """The value and the world of each playout."""

    def split(self, parts: int) -> list[Batch]:
        """The same playouts in the same order, as at most so many batches of about equal size."""
        size = -(-len(self.plays) // parts)
        return [self._replace(plays=self.plays[n : n + size]) for n in range(0, len(self.plays), size)]


def batch(rounds: int, ways: int, values: Iterable[int], worlds: Iterable[int]) -> Batch:
    """A batch of each value in each world; all worlds of the first value come first."""
    return Batch(rounds, ways, tuple(product(values, worlds)))


def play_batch(match: Match[Any], seat: int, plays: Batch) -> list[float]:
    """The worth at the end of each playout, in points of `Game.evaluate` for the seat that chooses."""
    evaluate = match.game.evaluate
    return [evaluate(play_on(match, seat, *play, plays.rounds, plays.ways), seat) for play in plays.plays]


def play_on(match: Match[Any], seat: int, value: int, world: int, rounds: int, ways: int) -> State:
    """The position in which one playout ends; `world` says what is hidden and draws all chance."""
    game, foresight = match.game, match.game.foresight
    rng, mover = Rng(world), seat

    def anybody(choice: Choice) -> int:
        nonlocal mover
        if mover < 0:
            mover = choice.seat
        return rng.one_of(choice.values)

    def first(_last: bool) -> State:
        after: State = match.playout(anybody, Determinization(seat, world), value, steps=1)
        return after

    def following(last: bool) -> State:
        after = g if last else g.copy()  # nobody needs the position after the last try
        # Each try has draws of its own, so that no choice depends on what will be drawn.
        after.rng, after.player = rng.bits(), anybody
        game.step(after)
        return after

    def best_of(take: Callable[[bool], State]) -> State:
        found = [take(ways == 1)]
        if mover >= 0:  # else no seat had a choice in this step
            found += [take(n == ways) for n in range(2, ways + 1)]
        return max(found, key=lambda after: game.evaluate(after, mover)) if len(found) > 1 else found[0]

    round_of = foresight.round_of if foresight else None
    begun = round_of(match.base) if round_of else 0
    take: Callable[[bool], State] = first
    for step in range(1, STEPS + 1):
        g = best_of(take)
        now = round_of(g) if round_of else begun + (take is following and mover == seat)
        rounds -= now != begun
        if g.over or foresight is None or rounds <= 0:
            break
        begun, take, mover = now, following, -1
        # Each step draws from numbers of its own, so that worlds stay comparable after answers that drew more.
        rng = Rng(world, step)
    return g
