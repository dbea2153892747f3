"""A rectangle of squares: cells numbered row by row from the top left, named like A1, B1 ... A2 by column and row."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from typing import Final

DIRECTIONS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""North, east, south, west, in columns and rows."""


@dataclass(frozen=True, slots=True)
class SquareGrid:
    """A rectangle of cells; a map may use only some of them."""

    width: int
    height: int
    names: tuple[str, ...]
    points: tuple[tuple[int, int], ...]
    """Column and row of each cell, from 0, rows downwards."""
    neighbours: tuple[tuple[int, ...], ...]
    """Cells that share a side, ascending."""

    def cell(self, column: int, row: int) -> int:
        """The cell there; ValueError off the grid."""
        if not (0 <= column < self.width and 0 <= row < self.height):
            raise ValueError(f"({column}, {row}) is off the grid")
        return row * self.width + column

    def joined(self, cell: int, cells: Collection[int]) -> set[int]:
        """All of these cells that can be reached from one of them through shared sides, itself included."""
        found, edge = {cell}, [cell]
        while edge:
            for near in self.neighbours[edge.pop()]:
                if near in cells and near not in found:
                    found.add(near)
                    edge.append(near)
        return found


@cache
def squares(width: int, height: int) -> SquareGrid:
    """The grid of so many columns (26 at most) and rows."""
    points = tuple((c, r) for r in range(height) for c in range(width))
    number = {point: cell for cell, point in enumerate(points)}
    return SquareGrid(
        width=width,
        height=height,
        names=tuple(f"{'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[c]}{r + 1}" for c, r in points),
        points=points,
        neighbours=tuple(
            tuple(sorted(number[c + a, r + b] for a, b in DIRECTIONS if (c + a, r + b) in number)) for c, r in points
        ),
    )
