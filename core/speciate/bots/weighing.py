"""What the values of a choice are worth at the end of the round, by playing them on in imagined worlds."""

from __future__ import annotations

from math import ceil, fsum, log2, sqrt
from typing import Any, Final, NamedTuple

from speciate.engine import Choice, Determinization, Match, Rng, State

from .greedy import looked_at, step_worths

STEPS: Final = 120
"""A playout ends after so many steps, even if the round does not."""


class Effort(NamedTuple):
    """How much is played for one decision. Playouts are counted, not seconds: the answer is the same on any machine."""

    finalists: int
    """Values that are played on: the best by their worth at the end of the step."""
    playouts: int
    """To the end of the round, shared out among the finalists."""
    ways: int
    """Random ways to take a step of a playout. Whoever chooses first in the step takes the one that is best for it."""


class Weighed(NamedTuple):
    """What was found out about one value. Worths are in points of `Game.evaluate`, for the seat that chooses."""

    value: int
    worth: float
    """The mean worth at the end of the round."""
    loss: float
    """How much less than the best value it is worth, in the worlds in which both were played: 0 or more."""
    error: float
    """The standard error of `loss`; 0 for the best value, infinite where one world says nothing about it."""
    worlds: int
    """In how many imagined worlds it was played."""


def weigh(match: Match[Any], seat: int, rng: Rng, effort: Effort) -> tuple[Weighed, ...]:
    """The finalists among the values of the choice, best first.

    They are halved: all are played on in the same worlds, the better half stays and is played on in more worlds.
    In a game without `foresight`, playouts end with the step. It needs an open decision: `match.choice` is not None.
    """
    assert match.choice
    values = list(looked_at(match.choice, rng))
    if len(values) > effort.finalists:
        worth = step_worths(match, seat, values, rng)
        values = sorted(values, key=worth.__getitem__, reverse=True)[: effort.finalists]
    found: dict[int, list[float]] = {value: [] for value in values}
    order: list[int] = []  # worst first
    left = effort.playouts
    while len(values) > 1:
        halvings = ceil(log2(len(values)))
        worlds = [rng.bits() for _ in range(max(1, left // halvings // len(values)))]
        for value in values:
            after = (play_on(match, seat, value, world, effort.ways) for world in worlds)
            found[value] += [match.game.evaluate(g, seat) for g in after]
        left -= len(worlds) * len(values)
        mean = {value: fsum(found[value]) / len(found[value]) for value in values}
        ranked = sorted(values, key=mean.__getitem__, reverse=True)
        values = ranked[: (len(values) + 1) // 2]
        order += ranked[: len(values) - 1 : -1]
    best = found[values[0]]
    return tuple(weighed(value, found[value], best) for value in (*values, *order[::-1]))


def weighed(value: int, found: list[float], best: list[float]) -> Weighed:
    """A value by its worth in some worlds, and that of the best value in the same worlds and perhaps more."""
    n = len(found)
    losses = [b - f for b, f in zip(best, found, strict=False)]
    loss = fsum(losses) / n
    if found is best:
        error = 0.0
    elif n > 1:
        error = sqrt(fsum((each - loss) ** 2 for each in losses) / (n * (n - 1)))
    else:
        error = float("inf")
    return Weighed(value, fsum(found) / n, loss, error, n)


def play_on(match: Match[Any], seat: int, value: int, world: int, ways: int) -> State:
    """The end of the round after a value, if what the seat cannot know is as in this world.

    In a game without `foresight` it is the end of the step.
    """
    game, rng = match.game, Rng(world)
    foresight = game.foresight
    begun = foresight and foresight.round_of(match.base)
    mover = seat

    def anybody(choice: Choice) -> int:
        nonlocal mover
        if mover < 0:
            mover = choice.seat
        return rng.one_of(choice.values)

    def first() -> State:
        after: State = match.playout(anybody, Determinization(seat, world), value, steps=1)
        return after

    def following() -> State:
        after = g.copy()
        after.rng, after.player = rng.bits(), anybody  # own draws: nobody chooses by what will be drawn
        game.step(after)
        return after

    take = first
    for _ in range(STEPS):
        found = [take()]
        if mover >= 0:  # else nobody had a choice
            found += [take() for _ in range(ways - 1)]
        g = max(found, key=lambda after: game.evaluate(after, mover)) if len(found) > 1 else found[0]
        if g.over or foresight is None or foresight.round_of(g) != begun:
            break
        take, mover = following, -1
    return g
