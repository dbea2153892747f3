"""Geometry that is drawn agrees with the grid that is played on."""

from math import dist, isclose, sqrt

from speciate.boards.hexes import hexagon
from speciate.earth.view import hexes as draw_hexes

GRID = hexagon(4)
ART = draw_hexes.art(GRID)
EDGE = 60


def test_neighbours_touch_and_others_do_not():
    for a, here in enumerate(ART.centres):
        for b, there in enumerate(ART.centres):
            apart = dist(here, there)
            if b in GRID.neighbours[a]:
                assert isclose(apart, sqrt(3) * EDGE, rel_tol=1e-3)
            elif a != b:
                assert apart > 1.5 * EDGE * 1.7


def test_a_corner_is_one_edge_away_from_each_cell_that_it_touches():
    for corner, cells in enumerate(GRID.touching):
        for cell, centre in enumerate(ART.centres):
            near = isclose(dist(centre, ART.corners[corner]), EDGE, rel_tol=1e-3)
            assert near == (cell in cells)


def test_the_outline_runs_through_the_corners_in_their_order():
    outline = [tuple(map(float, p.split(","))) for p in draw_hexes.OUTLINE.split()]
    for cell, (x, y) in enumerate(ART.centres):
        corners = {tuple(round(c) for c in ART.corners[n]) for n in GRID.corners[cell]}
        assert {(round(x + dx), round(y + dy)) for dx, dy in outline} == corners


def test_tokens_of_a_tile_stand_inside_it_and_apart():
    for n in range(1, 5):
        places = draw_hexes.spread(n)
        assert len(places) == n
        assert all(dist((0, 0), p) < EDGE * 0.87 for p in places)
        assert all(dist(p, q) > 27 for p in places for q in places if p != q)


def test_change_marks_stand_apart_and_below_the_name():
    for n in range(1, 7):
        marks = [draw_hexes.beside(n, i) for i in range(n)]
        assert all(y > -5 and dist((0, 0), (x, y)) < EDGE * 0.87 for x, y in marks), n
        assert all(abs(p[0] - q[0]) >= 21 or abs(p[1] - q[1]) >= 14 for p in marks for q in marks if p != q), n
