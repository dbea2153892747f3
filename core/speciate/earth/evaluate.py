"""What bots ask of an earth: who lives where, counted once for all animals and all that is weighed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import compress
from math import fsum
from typing import Any, Final

from .rules.state import NONE, Earth

Dweller = tuple[int, int, int]
"""The species of an animal on a tile: the animal, how many they are, and `Earth.match`."""
Tiles = dict[int, list[Dweller]]
"""A census."""
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
    mine = min(value[a] for a in value if g.places[a] == seat)
    rivals = [value[a] for a in value if g.places[a] != seat]
    return mine - 0.5 * max(rivals) - 0.5 * fsum(rivals) / len(rivals)


def parts(g: Earth, seat: int, terms: Mapping[str, Term]) -> dict[str, float]:
    """What each term has in the `worth` of a position, and the rivals."""
    tiles = {} if g.over else census(g)
    found = {name: dict.fromkeys(g.animals(), 0.0) for name in terms}
    for name, term in terms.items():
        term(g, tiles, found[name])
    total = {a: fsum(value[a] for value in found.values()) for a in g.animals()}
    least = min((a for a in total if g.places[a] == seat), key=total.__getitem__)
    rivals = [total[a] for a in total if g.places[a] != seat]
    mine = {name: value[least] for name, value in found.items()}
    return mine | {RIVALS: -0.5 * max(rivals) - 0.5 * fsum(rivals) / len(rivals)}


def points(g: Earth, tiles: Tiles, value: dict[int, float]) -> None:
    """The points of each animal."""
    for a in value:
        value[a] += g.vp[a]


def census(g: Earth) -> Tiles:
    """The dwellers of each tile with species; tiles and the animals of each ascend."""
    corners, elements = g.MAP.corners, g.elements
    found: Tiles = {}
    for animal in g.animals():
        cubes = g.cubes[animal]
        counts = [g.count(animal, element) for element in range(NONE)]
        counts.append(0)  # of NONE, a corner without an element
        for h in compress(range(len(cubes)), cubes):
            match = 0
            for corner in corners[h]:
                match += counts[elements[corner]]
            found.setdefault(h, []).append((animal, cubes[h], match))
    return dict(sorted(found.items()))


def paid(g: Earth, h: int, dwellers: list[Dweller]) -> list[tuple[int, int]]:
    """(animal, VP) for each place of a tile that would be paid now, first to last: `Earth.forecast`."""
    places = g.PLACES_VP[g.terrain[h]]
    if len(dwellers) > 1:
        order = g.tie_order()
        dwellers = sorted(dwellers, key=lambda dweller: (-dweller[1], order * dweller[0]))
    return [(dweller[0], vp) for dweller, vp in zip(dwellers, places, strict=False)]
