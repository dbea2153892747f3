"""How good a position is for a seat, in points: for bots that look one step ahead."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Final

from . import data
from .rules.state import Marine


def evaluate(g: Marine, seat: int) -> float:
    """Points in hand and in sight: tiles led, targets held, species safe, elements; less the best rival's."""
    vents, holder = g.tiles_of(data.VENT), g.survival_holder()
    value = {a: value_of(g, a, vents, holder) for a in g.animals()}
    if not g.over:
        for h in g.populated():
            for animal, vp in g.forecast(h):
                value[animal] += 0.45 * vp
    mine = min(value[a] for a in value if g.places[a] == seat)
    rivals = [value[a] for a in value if g.places[a] != seat]
    return mine - 0.5 * max(rivals) - 0.5 * fsum(rivals) / len(rivals)


def value_of(g: Marine, me: int, vents: Sequence[int], holder: int) -> float:
    """What one animal has, apart from the tiles it leads; `holder` has the most species on the `vents`."""
    value = float(g.vp[me])
    held = [g.target[e] for e in range(6) if g.special[e] == me]
    value += sum(held) if g.over else 0.8 * sum(held) + 1.5 * len(held)
    if g.over:
        return value
    value += 0.5 * sum(g.disks[me]) + 0.12 * g.pool[me]
    for h in g.occupied(me):
        n = g.cubes[me][h]
        value += 0.3 * min(n, 4) + 0.25 if g.match(me, h) else -0.15 * n
    lived_on = sum(g.cubes[me][h] > 0 for h in vents)
    return value + 0.5 * lived_on + (1.0 if holder == me else 0.0) + 0.35 * len(g.placed(me))


def vp(g: Marine, animal: int) -> int:
    """The points of an animal."""
    return g.vp[animal]


def gap(g: Marine, animal: int) -> int:
    """How many points more than the next animal an animal has."""
    return g.vp[animal] - max(g.vp[other] for other in g.opponents(animal))


MEASURES: Final = {"vp": vp, "gap": gap}
"""What a scenario may call the best for an animal, by name (`speciate.scenario`)."""
