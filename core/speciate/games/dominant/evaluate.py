"""How good a position is for a seat, in points: for bots that look one step ahead."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from operator import attrgetter
from typing import Final

from speciate.earth.evaluate import Dweller, Term, Tiles, dwelling_on, parts, points, worth
from speciate.engine import Foresight

from . import data
from .rules.state import Dominant


def evaluate(g: Dominant, seat: int) -> float:
    """Points in hand and in sight: tiles led and dominated, species safe, elements; less the rivals'."""
    return worth(g, seat, FINAL if g.over else TERMS)


def evaluate_parts(g: Dominant, seat: int) -> dict[str, float]:
    """What `evaluate` is made of."""
    return parts(g, seat, FINAL if g.over else TERMS)


def supply(g: Dominant, tiles: Tiles, value: dict[int, float]) -> None:
    """Elements, species that are not on the earth yet, and pawns."""
    for a in value:
        value[a] += 0.8 * sum(g.disks[a]) + 0.08 * g.pool[a] + 1.5 * (data.PAWN_LIMIT - g.spare[a])


def species(g: Dominant, tiles: Tiles, value: dict[int, float]) -> None:
    """Species on the earth; those that nothing feeds count against their animal."""
    for dwellers in tiles.values():
        for a, n, match in dwellers:
            value[a] += living(n, match)


@cache
def living(n: int, match: int) -> float:
    """The worth of `n` species of an animal on a tile with which it has `match` elements in common."""
    return 0.25 * min(n, 5) + 0.1 * min(match, 6) if match else -0.2 * n


def turn_order(g: Dominant, tiles: Tiles, value: dict[int, float]) -> None:
    """The place on the initiative track."""
    order = g.order
    for a in value:
        value[a] += 0.15 * (len(order) - order.index(a))


def tundra(g: Dominant, tiles: Tiles, value: dict[int, float]) -> None:
    """Tundra that an animal lives on."""
    living = dwelling_on(g, tiles, data.TUNDRA)
    for a in value:
        value[a] += 0.4 * living.count(a)


PLACED: Final = tuple(tuple(0.35 * vp for vp in places) for places in data.PLACES_VP)


def places(g: Dominant, tiles: Tiles, value: dict[int, float]) -> None:
    """What each tile would pay now, and who dominates it."""
    terrain = g.terrain
    for h, dwellers in tiles.items():
        for (a, _, _), vp in zip(dwellers, PLACED[terrain[h]], strict=False):
            value[a] += vp
        lead = leader(dwellers)
        if lead != data.NOBODY:
            value[lead] += 1.2


def leader(dwellers: list[Dweller]) -> int:
    """The animal of a tile that matches most, strictly and at all, or NOBODY: `Dominant.dominant`."""
    most, lead = 0, data.NOBODY
    for animal, _, match in dwellers:
        if match > most:
            most, lead = match, animal
        elif match == most:
            lead = data.NOBODY
    return lead


FINAL: Final[Mapping[str, Term]] = {"points": points}
"""What is left when the game is over."""
TERMS: Final[Mapping[str, Term]] = {
    **FINAL, "supply": supply, "species": species, "order": turn_order, "tundra": tundra, "tiles": places,
}  # fmt: skip
"""What an animal has and may still win, by the name of the part."""


def vp(g: Dominant, animal: int) -> int:
    """The points of an animal."""
    return g.vp[animal]


def gap(g: Dominant, animal: int) -> int:
    """How many points more than the next animal an animal has."""
    return g.vp[animal] - max(g.vp[other] for other in g.opponents(animal))


def thriving(g: Dominant, animal: int) -> int:
    """The species of an animal that match something, so that an Extinction spares them."""
    return sum(g.cubes[animal][h] for h in g.tiles() if not g.endangered(animal, h))


def dominated(g: Dominant, animal: int) -> int:
    """The tiles that an animal dominates."""
    return sum(g.dominant(h) == animal for h in g.tiles())


MEASURES: Final = {"vp": vp, "gap": gap, "thriving": thriving, "dominated": dominated}
"""What a scenario may count for an animal, by name (`speciate.scenario`)."""

FORESIGHT: Final = Foresight(attrgetter("round"), ways=1, delayed=True)
