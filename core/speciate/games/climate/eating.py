"""The one way food reaches a board. [PR5]"""

from __future__ import annotations

from . import data as d
from .hooks import nature
from .pieces import HOLE, PLANT
from .state import Climate


def take(g: Climate, s: int, kind: int, source: int, n: int, off: int = 0) -> int:
    """A species takes up to n food, and whoever shares passes on; returns how much it took itself. [PR5]

    `off` are traits switched off by the attack that this belongs to.
    """
    me = nature(g.traits[s] & ~off)
    if kind == PLANT:
        if me.hunts:
            return 0
        n += me.more_plants
    hunger = g.population[s] - g.food[s]
    room = hunger + g.body[s] - g.fat[s] if me.stores else hunger
    got = min(n, room, g.hole) if source == HOLE else min(n, room)
    if got <= 0:
        return 0
    if source == HOLE:
        g.hole -= got
    eaten = min(got, hunger)
    g.food[s] += eaten
    g.fat[s] += got - eaten
    g.emit("ate", s, kind, source, eaten, got - eaten)
    if me.shares and (eaten or not d.USED[d.FAT_IS_NO_TAKE]):
        right = g.neighbours(s)[1]
        if right >= 0:
            take(g, right, kind, source, me.shares, off)
    return got
