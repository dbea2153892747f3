"""A hexagon of flat-topped hexes: cells, edges and corners as small ints, numbered once.

Cells count down the columns from the left: A1, A2 ... The corner of a cell is named after the first cell that has it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""N, NE, SE, S, SW, NW in axial (q, r)."""
CORNERS: Final = ("r", "ur", "ul", "l", "ll", "lr")
"""Right, upper right, upper left, left, lower left, lower right."""
_OFFSETS: Final = ((2, 0), (1, -1), (-1, -1), (-2, 0), (-1, 1), (1, 1))


@dataclass(frozen=True, slots=True)
class HexGrid:
    """A regular hexagon of cells. Points are integers: x in half edges, y in half heights, y downwards."""

    axial: tuple[tuple[int, int], ...]
    names: tuple[str, ...]
    centres: tuple[tuple[int, int], ...]
    neighbours: tuple[tuple[int, ...], ...]
    """Cells that share an edge, in the order of DIRECTIONS, those off the grid left out."""
    border: tuple[bool, ...]
    """Whether a cell has fewer than six neighbours on the grid."""
    half: tuple[int, ...]
    """-1 above the middle line, 0 on it, 1 below."""
    corners: tuple[tuple[int, ...], ...]
    """The six corners of a cell, in the order of CORNERS."""
    corner_names: tuple[str, ...]
    corner_points: tuple[tuple[int, int], ...]
    touching: tuple[tuple[int, ...], ...]
    """The one to three cells round a corner, ascending."""

    def cell(self, q: int, r: int) -> int:
        """The cell at axial (q, r); ValueError off the grid."""
        return self.axial.index((q, r))


@cache
def hexagon(side: int, without: tuple[tuple[int, int], ...] = ()) -> HexGrid:
    """The hexagon with `side` cells along each edge (37 cells and 96 corners for side 4), some axial cells left out."""
    n = side - 1
    whole = [(q, r) for q in range(-n, n + 1) for r in range(max(-n, -n - q), min(n, n - q) + 1)]
    axial = tuple(cell for cell in whole if cell not in without)
    number = {cell: i for i, cell in enumerate(axial)}
    top = {q: min(r for p, r in axial if p == q) for q, _ in axial}
    names = tuple(f"{'ABCDEFGHIJKLMNOPQRS'[q + n]}{r - top[q] + 1}" for q, r in axial)
    centres = tuple((3 * q, 2 * r + q) for q, r in axial)
    neighbours = tuple(tuple(number[q + a, r + b] for a, b in DIRECTIONS if (q + a, r + b) in number) for q, r in axial)
    points: dict[tuple[int, int], int] = {}
    corner_names: list[str] = []
    corners: list[tuple[int, ...]] = []
    for cell, (x, y) in enumerate(centres):
        mine = []
        for (dx, dy), tag in zip(_OFFSETS, CORNERS, strict=True):
            point = x + dx, y + dy
            if point not in points:
                points[point] = len(points)
                corner_names.append(f"{names[cell]}{tag}")
            mine.append(points[point])
        corners.append(tuple(mine))
    touching = tuple(tuple(h for h, mine in enumerate(corners) if c in mine) for c in range(len(points)))
    return HexGrid(
        axial=axial,
        names=names,
        centres=centres,
        neighbours=neighbours,
        border=tuple(len(near) < 6 for near in neighbours),
        half=tuple((y > 0) - (y < 0) for _, y in centres),
        corners=tuple(corners),
        corner_names=tuple(corner_names),
        corner_points=tuple(points),
        touching=touching,
    )
