"""The course of the game: eight phases a turn, each played by all in turn order; the end and who has won."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .. import data, events
from .cards import age
from .evolution import spend
from .goals import judge
from .life import fill, move, reproduce, reward_majorities, turn_wheel
from .state import FILLING, GOALS, INCOME, MOVEMENT, REPRODUCTION, SPENDING, UPKEEP, WHEEL, Biosphere


def each_player(g: Biosphere, act: Callable[[Biosphere, int], None]) -> bool:
    """Let the mover take its next action; True, and no action, once every player has acted in this phase. [B4.0]"""
    order = g.order()
    if g.mover == len(order):
        g.mover = 0
        return True
    act(g, order[g.mover])
    return False


def wheel(g: Biosphere) -> None:
    """Phase 1: the wheel turns, and dice that show the face at the graveyard die. [B4.1]"""
    turn_wheel(g)
    g.phase = INCOME


def income(g: Biosphere) -> None:
    """Phase 2: each species gains evolution points; points beyond the end of the counter are lost. [B4.2]"""
    for me in g.order():
        gain = min(data.MOST_EP - g.ep[me], g.value(me, data.EVOLUTION))
        g.ep[me] += gain
        events.income.emit(g, me, gain, g.ep[me])
    g.phase = SPENDING


def spending(g: Biosphere) -> None:
    """Phase 3: each player spends evolution points and may play a card. Turn 1 has no phase 4."""
    if each_player(g, spend):
        g.phase = MOVEMENT if g.turn > 1 else REPRODUCTION


def movement(g: Biosphere) -> None:
    """Phase 4: each player moves dice; then majorities earn bonuses."""
    if each_player(g, move):
        reward_majorities(g)
        g.phase = REPRODUCTION


def reproduction(g: Biosphere) -> None:
    """Phase 5: each player places new dice; then majorities earn bonuses."""
    if each_player(g, reproduce):
        reward_majorities(g)
        g.phase = FILLING


def filling(g: Biosphere) -> None:
    """Phase 6: each player fills tiles; then majorities earn bonuses, though filling makes and breaks none."""
    if each_player(g, fill):
        reward_majorities(g)
        g.phase = GOALS


def goals(g: Biosphere) -> None:
    """Phase 7: goals are judged; as soon as a species has five, the game is over. [B5.1]"""
    judge(g)
    if any(g.goals_of(me) >= data.GOALS_TO_END for me in g.species()):
        g.over = 1
        events.end.emit(g)
        for seat in winners(g):
            events.wins.emit(g, g.places.index(seat))
    else:
        g.phase = UPKEEP


def upkeep(g: Biosphere) -> None:
    """Phase 8: the first-player marker passes on, the oldest card of each row leaves, and a turn is over. [B4.8]"""
    g.first = g.order()[1]
    events.first.emit(g, g.first)
    age(g)
    g.turn += 1
    g.phase = WHEEL


PHASES: Final = (wheel, income, spending, movement, reproduction, filling, goals, upkeep)


def step(g: Biosphere) -> None:
    """Play on to the next position at rest: one action of the mover, or a phase without choices."""
    PHASES[g.phase - 1](g)


# --- the end --------------------------------------------------------------------------------------------------------


def scores(g: Biosphere) -> tuple[int, ...]:
    """The number of goals that each seat has completed."""
    return tuple(g.goals_of(me) for me in g.species())


def rank(g: Biosphere, me: int) -> tuple[int, int]:
    """What ranks a species: completed goals, then its space on the bar, or its evolution points without a bar."""
    return g.goals_of(me), g.bar[me] if g.use_bar else g.ep[me]


def winners(g: Biosphere) -> tuple[int, ...]:
    """The seats that win, ascending; before the end, those that would win now. Several only without the bar. [B5.2]"""
    best = max(rank(g, me) for me in g.species())
    return tuple(sorted(g.places[me] for me in g.species() if rank(g, me) == best))
