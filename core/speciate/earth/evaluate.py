"""What bots ask of an earth: who lives where, counted once for all animals and all that is weighed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from itertools import compress
from math import fsum
from operator import itemgetter
from typing import Any, Final

from .rules.state import Earth, playing

Dweller = tuple[int, int, int]
"""The species of an animal on a tile: the animal, how many they are, and `Earth.match`."""
SPECIES: Final = itemgetter(1)
"""How many species a dweller stands for."""
Tiles = dict[int, list[Dweller]]
"""The dwellers of each tile, as `census` gives them."""
Term = Callable[[Any, Tiles, dict[int, float]], None]
"""A part of the worth of a position: it adds to the worth of each animal. It gets no census when the game is over."""
RIVALS: Final = "rivals"
"""What the rivals have, which counts against a seat: the part of a worth that no `Term` makes."""


def worth(g: Earth, seat: int, terms: Mapping[str, Term]) -> float:
    """The worth of the seat's animal that has least, less half that of the best rival and half the average rival."""
    value = dict.fromkeys(g.animals(), 0.0)
    tiles = {} if g.over else census(g)
    for term in terms.values():
        term(g, tiles, value)
    own, others = sides(g.places, seat)
    mine, rivals = min([value[a] for a in own]), [value[a] for a in others]
    return mine - 0.5 * max(rivals) - 0.5 * fsum(rivals) / len(rivals)


def parts(g: Earth, seat: int, terms: Mapping[str, Term]) -> dict[str, float]:
    """What each term has in the `worth` of a position, and the rivals."""
    tiles = {} if g.over else census(g)
    found = {name: dict.fromkeys(g.animals(), 0.0) for name in terms}
    for name, term in terms.items():
        term(g, tiles, found[name])
    total = {a: fsum(value[a] for value in found.values()) for a in g.animals()}
    own, others = sides(g.places, seat)
    least = min(own, key=total.__getitem__)
    mine = {name: value[least] for name, value in found.items()}
    rivals = [total[a] for a in others]
    return mine | {RIVALS: -0.5 * max(rivals) - 0.5 * fsum(rivals) / len(rivals)}


@cache
def sides(places: tuple[int, ...], seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The animals of a seat, and all others in play."""
    animals = playing(places)
    return tuple(a for a in animals if places[a] == seat), tuple(a for a in animals if places[a] != seat)


def points(g: Earth, tiles: Tiles, value: dict[int, float]) -> None:
    """The points of each animal."""
    for a in value:
        value[a] += g.vp[a]


def census(g: Earth) -> Tiles:
    """The dwellers of each tile that has any, first place first, as in `Earth.ranking`; tiles ascend."""
    corners, elements = g.MAP.corners, g.elements
    found: Tiles = {}
    for animal in g.animals()[:: g.tie_order()]:
        cubes, counts = g.cubes[animal], g.counts(animal)
        for h in compress(range(len(cubes)), cubes):
            match = 0
            for corner in corners[h]:
                match += counts[elements[corner]]
            found.setdefault(h, []).append((animal, cubes[h], match))
    for dwellers in found.values():
        if len(dwellers) > 1:
            dwellers.sort(key=SPECIES, reverse=True)  # stable: animals that tie keep the order of the food chain
    return dict(sorted(found.items()))


def dwelling_on(g: Earth, tiles: Tiles, terrain: int) -> list[int]:
    """The animals that live on tiles of a terrain, each once for every such tile that it lives on."""
    return [animal for h, dwellers in tiles.items() if g.terrain[h] == terrain for animal, _, _ in dwellers]
