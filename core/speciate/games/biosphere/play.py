"""The course of the game: eight phases a turn, each played by all in turn order; the end and who has won."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from . import data as d
from . import events
from .cards import age
from .evolution import spend
from .goals import judge
from .life import fill, move, reproduce, reward_majorities, turn_wheel
from .state import FILLING, GOALS, INCOME, MOVEMENT, REPRODUCTION, SPENDING, UPKEEP, WHEEL, Biosphere


def each_player(g: Biosphere, act: Callable[[Biosphere, int], None]) -> bool:
    """The next act of the mover; or whether all have acted in this phase."""
    order = g.order()
    if g.mover == len(order):
        g.mover = 0
        return True
    act(g, order[g.mover])
    return False


def wheel(g: Biosphere) -> None:
    """Phase 1: the wheel turns, dice die."""
    turn_wheel(g)
    g.phase = INCOME


def income(g: Biosphere) -> None:
    """Phase 2: evolution points; what the counter cannot hold is lost."""
    for me in g.order():
        gain = min(d.MOST_EP - g.ep[me], g.value(me, d.EVOLUTION))
        g.ep[me] += gain
        events.income.emit(g, me, gain, g.ep[me])
    g.phase = SPENDING


def spending(g: Biosphere) -> None:
    """Phase 3: spend evolution points, play a card. On the first turn there is nothing to move afterwards."""
    if each_player(g, spend):
        g.phase = MOVEMENT if g.turn > 1 else REPRODUCTION


def movement(g: Biosphere) -> None:
    """Phase 4: dice move; then majorities count."""
    if each_player(g, move):
        reward_majorities(g)
        g.phase = REPRODUCTION


def reproduction(g: Biosphere) -> None:
    """Phase 5: new dice; then majorities count."""
    if each_player(g, reproduce):
        reward_majorities(g)
        g.phase = FILLING


def filling(g: Biosphere) -> None:
    """Phase 6: tiles fill up; then majorities count, though filling can neither make nor break one."""
    if each_player(g, fill):
        reward_majorities(g)
        g.phase = GOALS


def goals(g: Biosphere) -> None:
    """Phase 7: goals; with five of them the game is over at once."""
    judge(g)
    if any(g.goals_of(me) >= d.GOALS_TO_END for me in g.species()):
        g.over = 1
        events.end.emit(g)
        for seat in winners(g):
            events.wins.emit(g, g.places.index(seat))
    else:
        g.phase = UPKEEP


def upkeep(g: Biosphere) -> None:
    """Phase 8: the next first player, and fresh cards."""
    g.first = g.order()[1]
    events.first.emit(g, g.first)
    age(g)
    g.turn += 1
    g.phase = WHEEL


PHASES: Final = (wheel, income, spending, movement, reproduction, filling, goals, upkeep)


def step(g: Biosphere) -> None:
    """The next indivisible piece of the game."""
    PHASES[g.phase - 1](g)


# --- the end --------------------------------------------------------------------------------------------------------


def scores(g: Biosphere) -> tuple[int, ...]:
    """The goals of each seat."""
    return tuple(g.goals_of(me) for me in g.species())


def rank(g: Biosphere, me: int) -> tuple[int, int]:
    """What decides between players: goals, then the bar; without a bar, evolution points left."""
    return g.goals_of(me), g.bar[me] if g.use_bar else g.ep[me]


def winners(g: Biosphere) -> tuple[int, ...]:
    """The seats that win, or would now; several only without the bar."""
    best = max(rank(g, me) for me in g.species())
    return tuple(sorted(g.places[me] for me in g.species() if rank(g, me) == best))
