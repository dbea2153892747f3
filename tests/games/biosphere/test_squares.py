"""The grid of squares that the map lies on."""

import pytest
from speciate.games.biosphere.rules.squares import squares


def test_cells_are_numbered_row_by_row_and_named_by_column_and_row():
    grid = squares(10, 8)
    assert len(grid.names) == 80 and grid.names[:2] == ("A1", "B1") and grid.names[10] == "A2"
    assert grid.points[grid.cell(3, 2)] == (3, 2) and grid.names[grid.cell(3, 2)] == "D3"
    for column, row in ((-1, 0), (10, 0), (0, 8)):
        with pytest.raises(ValueError):
            grid.cell(column, row)


def test_neighbours_share_a_side():
    grid = squares(4, 3)
    for cell, near in enumerate(grid.neighbours):
        assert list(near) == sorted(near)
        for other in range(12):
            (a, b), (c, e) = grid.points[cell], grid.points[other]
            assert (other in near) == (abs(a - c) + abs(b - e) == 1)


def test_joined_goes_over_the_given_cells_only():
    grid = squares(3, 3)
    ring = [cell for cell in range(9) if cell != 4]
    assert grid.joined(0, ring) == set(ring)
    assert grid.joined(0, [0, 1, 8]) == {0, 1} and grid.joined(8, [0, 1, 8]) == {8}
