"""What the notations of the games of the family share: names of corners, and what lies where nothing else says so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from speciate.boards.hexes import CORNERS, HexGrid
from speciate.engine.lenses import Names, Row

from .rules.state import NO_TILE, Earth

NO_YES: Final = Names("yes or no", ("no", "yes"))
STACK: Final = Names("stack", "123")


def corner_names(grid: HexGrid) -> dict[str, int]:
    """Every name of every corner: it may be named after each of its hexes."""
    return {
        f"{grid.names[h]}{tag}": corner
        for h, mine in enumerate(grid.corners)
        for tag, corner in zip(CORNERS, mine, strict=True)
    }


def counted(values: Iterable[int], kinds: Names) -> list[int]:
    """How many of each kind there are among values."""
    counter = Counter(values)
    return [counter[kind] for kind in range(kinds.count)]


def summed(rows: Iterable[Iterable[int]]) -> list[int]:
    """How many of each kind lie in several rows of counts."""
    return [sum(column) for column in zip(*rows, strict=True)]


def stacked(g: Earth, tiles: Sequence[int]) -> Row:
    """Of the large tiles in the box those that lie nowhere else, shared out evenly among the stacks."""
    large = sum(terrain < len(tiles) for lying in (g.terrain, g.under, g.stack_top) for terrain in lying)
    left, stacks = max(0, sum(tiles) - large), len(g.stack_top)
    return tuple((left + stacks - 1 - stack) // stacks for stack in range(stacks))


def put_disks(g: Earth, rest: list[int]) -> None:
    """The other disks are in the bag."""
    g.bag = bytearray(rest)


def put_species(g: Earth, rest: list[int]) -> None:
    """The other species are in the gene pools."""
    g.pool = rest


def put_tiles(g: Earth, rest: list[int]) -> None:
    """The other large tiles lie face down in the stacks."""
    g.unseen_tiles = bytearray(rest)


def off_earth(g: Earth) -> bool:
    """Whether an element lies, or a species stands, where no tile is."""
    return any(not g.touched(corner) for corner in g.all_disks()) or any(
        terrain == NO_TILE and g.species_on(h) for h, terrain in enumerate(g.terrain)
    )
