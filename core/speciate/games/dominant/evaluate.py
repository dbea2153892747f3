"""How good a position is for a seat, in points: for bots that look one step ahead."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Final

from . import data
from .rules.state import Dominant


def evaluate(g: Dominant, seat: int) -> float:
    """Points in hand and in sight: tiles led and dominated, species safe, elements; less the rivals'."""
    tundra = g.tiles_of(data.TUNDRA)
    value = {a: value_of(g, a, tundra) for a in g.animals()}
    if not g.over:
        for h in g.populated():
            for animal, vp in g.forecast(h):
                value[animal] += 0.35 * vp
            lead = g.dominant(h)
            if lead != data.NOBODY:
                value[lead] += 1.2
    mine = min(value[a] for a in value if g.places[a] == seat)
    rivals = [value[a] for a in value if g.places[a] != seat]
    return mine - 0.5 * max(rivals) - 0.5 * fsum(rivals) / len(rivals)


def value_of(g: Dominant, me: int, tundra: Sequence[int]) -> float:
    """What one animal has, apart from the tiles it leads; `tundra` are those tiles."""
    value = float(g.vp[me])
    if g.over:
        return value
    value += 0.8 * sum(g.disks[me]) + 0.08 * g.pool[me] + 1.5 * (data.PAWN_LIMIT - g.spare[me])
    for h in g.occupied(me):
        n, match = g.cubes[me][h], g.match(me, h)
        value += 0.25 * min(n, 5) + 0.1 * min(match, 6) if match else -0.2 * n
    value += 0.15 * (len(g.order) - g.order.index(me))
    return value + 0.4 * sum(g.cubes[me][h] > 0 for h in tundra)


def vp(g: Dominant, animal: int) -> int:
    """The points of an animal."""
    return g.vp[animal]


def gap(g: Dominant, animal: int) -> int:
    """How many points more than the next animal an animal has."""
    return g.vp[animal] - max(g.vp[other] for other in g.opponents(animal))


MEASURES: Final = {"vp": vp, "gap": gap}
"""What a scenario may call the best for an animal, by name (`speciate.scenario`)."""
