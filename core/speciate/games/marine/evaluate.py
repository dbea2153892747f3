"""How good a position is for a seat, in points: for bots that look one step ahead."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from speciate.earth.evaluate import Term, Tiles, dwelling_on, parts, points, worth

from . import data
from .rules.state import Marine


def evaluate(g: Marine, seat: int) -> float:
    """Points in hand and in sight: tiles led, targets held, species safe, elements; less the best rival's."""
    return worth(g, seat, FINAL if g.over else TERMS)


def evaluate_parts(g: Marine, seat: int) -> dict[str, float]:
    """What `evaluate` is made of."""
    return parts(g, seat, FINAL if g.over else TERMS)


def targets(g: Marine, tiles: Tiles, value: dict[int, float]) -> None:
    """The special pawns that an animal controls: their targets are paid at the end."""
    controlled = [e for e, owner in enumerate(g.special) if owner != data.NOBODY]
    for a in value:
        held = [g.target[e] for e in controlled if g.special[e] == a]
        value[a] += sum(held) if g.over else 0.8 * sum(held) + 1.5 * len(held)


def supply(g: Marine, tiles: Tiles, value: dict[int, float]) -> None:
    """Elements, and species that are not on the earth yet."""
    for a in value:
        value[a] += 0.5 * sum(g.disks[a]) + 0.12 * g.pool[a]


def species(g: Marine, tiles: Tiles, value: dict[int, float]) -> None:
    """Species on the earth; those that nothing feeds count against their animal."""
    for dwellers in tiles.values():
        for a, n, match in dwellers:
            value[a] += living(n, match)


@cache
def living(n: int, match: int) -> float:
    """The worth of `n` species of an animal on a tile with which it has `match` elements in common."""
    return 0.3 * min(n, 4) + 0.25 if match else -0.15 * n


def vents(g: Marine, tiles: Tiles, value: dict[int, float]) -> None:
    """Vents that an animal lives on, and the Survival card."""
    living = dwelling_on(g, tiles, data.VENT)
    holder = g.survival_holder() if living else data.NOBODY
    for a in value:
        value[a] = value[a] + 0.5 * living.count(a) + (1.0 if holder == a else 0.0)


def pawns(g: Marine, tiles: Tiles, value: dict[int, float]) -> None:
    """Pawns on the display."""
    special = [owner for e, owner in enumerate(g.special) if owner != data.NOBODY and g.special_placed(e)]
    for a in value:
        value[a] += 0.35 * (g.basic_placed(a) + special.count(a))


PLACED: Final = tuple(tuple(0.45 * vp for vp in places) for places in data.PLACES_VP)


def places(g: Marine, tiles: Tiles, value: dict[int, float]) -> None:
    """What each tile would pay now."""
    for h, dwellers in tiles.items():
        for (a, _, _), vp in zip(dwellers, PLACED[g.terrain[h]], strict=False):
            value[a] += vp


FINAL: Final[Mapping[str, Term]] = {"points": points, "targets": targets}
"""What is left when the game is over."""
TERMS: Final[Mapping[str, Term]] = {
    **FINAL, "supply": supply, "species": species, "vents": vents, "pawns": pawns, "tiles": places,
}  # fmt: skip
"""What an animal has and may still win, by the name of the part."""


def vp(g: Marine, animal: int) -> int:
    """The points of an animal."""
    return g.vp[animal]


def gap(g: Marine, animal: int) -> int:
    """How many points more than the next animal an animal has."""
    return g.vp[animal] - max(g.vp[other] for other in g.opponents(animal))


def thriving(g: Marine, animal: int) -> int:
    """The species of an animal that match something, so that an Extinction spares them."""
    return sum(g.cubes[animal][h] for h in g.tiles() if not g.endangered(animal, h))


MEASURES: Final = {"vp": vp, "gap": gap, "thriving": thriving}
"""What a scenario may count for an animal, by name (`speciate.scenario`)."""
