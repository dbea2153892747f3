"""What the chart after a game of this family follows beside the points."""

from __future__ import annotations

from ..rules.state import Earth


def animals_of(g: Earth, seat: int) -> list[int]:
    """The animals that a seat plays."""
    return [animal for animal in g.animals() if g.places[animal] == seat]


def species(g: Earth, seat: int) -> int:
    """Species on the earth."""
    return sum(sum(g.cubes[animal]) for animal in animals_of(g, seat))


def tiles(g: Earth, seat: int) -> int:
    """Tiles on which an animal of the seat lives."""
    return sum(any(g.cubes[animal][h] for animal in animals_of(g, seat)) for h in g.tiles())


def elements(g: Earth, seat: int) -> int:
    """Elements of its animals, printed ones and disks."""
    return sum(len(g.printed(animal)) + sum(g.disks[animal]) for animal in animals_of(g, seat))
