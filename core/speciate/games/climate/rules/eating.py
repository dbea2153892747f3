"""The one way food reaches a board."""

from __future__ import annotations

from .. import data, events
from ..decisions import FEED_FAT
from ..pieces import HOLE, PLANT, seat_of
from .hooks import nature
from .state import Climate


def take(g: Climate, species: int, kind: int, source: int, n: int, off: int = 0, gift: bool = False) -> None:
    """A species takes up to n food, and whoever shares passes on. [C5.5]

    `off` are traits switched off by the attack that this belongs to; a `gift` is what another one has passed on.
    """
    me = nature(g.traits[species] & ~off)
    if kind == PLANT:
        if me.hunts:
            return
        n += me.more_plants
    hunger = g.population[species] - g.food[species]
    room = hunger + g.body[species] - g.fat[species] if me.stores else hunger
    got = min(n, room, g.hole) if source == HOLE else min(n, room)
    eaten = min(got, hunger)
    g.food[species] += eaten
    if source == HOLE:
        g.hole -= eaten
        fat = store(g, species, got - eaten, eaten > 0 or gift)
        g.hole -= fat
    else:
        fat = got - eaten
    if not eaten and not fat:
        return
    g.fat[species] += fat
    events.ate.emit(g, species, kind, source, eaten, fat)
    if me.shares and (eaten or not data.USED[data.FAT_IS_NO_TAKE]):
        right = g.neighbours(species)[1]
        if right >= 0:
            take(g, right, kind, source, me.shares, off, gift=True)


def store(g: Climate, species: int, most: int, refusable: bool) -> int:
    """How many plants of the Watering Hole a species stores as fat: what it leaves there, others can eat. [C5.3]

    A full species that its owner has chosen to feed stores one at least. The bank never runs out, so nobody is asked
    whether to leave something there.
    """
    if not most:
        return 0
    least = most if data.USED[data.FAT_FORCED] else min(most, 0 if refusable else 1)
    return g.decide(seat_of(species), FEED_FAT, range(least, most + 1), species=species)
