"""How good a position is, for bots that look one step ahead. In tenths of a goal, roughly."""

from __future__ import annotations

from . import data as d
from .goals import progress
from .state import Biosphere


def worth(g: Biosphere, seat: int) -> float:
    """What a seat has, less what its rivals have."""
    value = {me: worth_of(g, me) for me in g.species()}
    mine = next(v for me, v in value.items() if g.places[me] == seat)
    rivals = [v for me, v in value.items() if g.places[me] != seat]
    return mine - 0.5 * max(rivals) - 0.5 * sum(rivals) / len(rivals)


def worth_of(g: Biosphere, me: int) -> float:
    return 10.0 * g.goals_of(me) + sum(progress(g, me, goal)[0] for goal in g.goals)
