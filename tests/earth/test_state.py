"""What the rules of both games of the family ask of the state: moves of nothing, points, tiles of an element."""

import pytest
from speciate.earth import NONE, Earth, events
from speciate.games import dominant, marine

from .earths import bare, position

BOTH = pytest.mark.parametrize("game", [dominant, marine], ids=["dominant", "marine"])
FOREST = {dominant: "C4", marine: "C3"}


def told(game, g, rule):
    """The events of a rule, which loses no piece of the box."""
    g.log = []
    rule(g)
    log, g.log = g.log, None
    game.GAME.check_invariants(g)
    return log


@BOTH
def test_nothing_that_moves_is_no_event(game):
    """Where no species come, go or die, the log stays silent."""
    g = position(game)
    h = g.MAP.names.index(FOREST[game])

    def nothing(g):
        assert g.breed(1, h, 0) == 0
        g.displace(1, h, 0)

    assert told(game, g, nothing) == []


@BOTH
def test_one_species_goes_where_no_number_is_told(game):
    """It dies, returns to the gene pool, or moves."""
    forest = FOREST[game]
    g = bare(game, f"species {game.data.ANIMALS[1]} {forest}:4")
    h, pool = g.MAP.names.index(forest), g.pool[1]
    Earth.eliminate(g, 1, h)
    assert (g.cubes[1][h], g.eliminated[1], g.pool[1]) == (3, 1, pool)
    Earth.displace(g, 1, h)
    assert (g.cubes[1][h], g.eliminated[1], g.pool[1]) == (2, 1, pool + 1)
    end = g.next_to(h)[0]
    Earth.move(g, 1, h, end)
    assert (g.cubes[1][h], g.cubes[1][end]) == (1, 1)


@BOTH
def test_an_empty_gene_pool_breeds_nothing(game):
    g, me = position(game), game.data.ANIMALS.index("reptiles")
    h = g.MAP.names.index(FOREST[game])
    g = position(game, f"eliminated reptiles={g.pool[me]}")
    assert g.pool[me] == 0

    def breed(g):
        assert g.breed(me, h, 3) == 0

    assert told(game, g, breed) == []


@BOTH
def test_points_that_come_from_no_tile_name_none(game):
    g = position(game)
    [points] = events.vp.of(told(game, g, lambda g: g.gain(1, 2, 0)))
    assert points["source_id"] == -1
    assert told(game, g, lambda g: g.gain(1, 0, 0)) == []


@BOTH
def test_tiles_shared_with_an_element_are_found_on_corners_next_to_each_other(game):
    """Also where its elements lie on corners whose numbers follow each other."""
    g = position(game)
    grid, me = g.MAP, 1
    first = next(
        c for c in range(len(grid.touching) - 1)
        if (two := g.touched(c + 1)) and g.touched(c) and not set(two) <= set(g.touched(c))
    )  # fmt: skip
    h = min(set(g.touched(first + 1)) - set(g.touched(first)))
    corners = f"{grid.corner_names[first]} {grid.corner_names[first + 1]}"
    element, animal = game.data.ELEMENTS[0], game.data.ANIMALS[me]
    g = bare(game, f"element {element} {corners}", f"species {animal} {grid.names[h]}")
    assert g.elements[first] != NONE and g.shared_tiles(me, 0) == [h]


@BOTH
def test_tiles_shared_with_an_element_are_all_found(game):
    """Beside the first corner of the map, beside the last, and between them."""
    g = position(game)
    grid, element, animal, forest = g.MAP, game.data.ELEMENTS[0], game.data.ANIMALS[1], FOREST[game]
    ends = (0, len(grid.touching) - 1)
    outer = [grid.touching[corner][0] for corner in ends]
    between = grid.corners[grid.names.index(forest)][0]
    lone = grid.names.index(forest)
    g = bare(
        game,
        f"tile {game.data.TERRAINS[1]} {' '.join(grid.names[h] for h in outer)}",
        f"element {element} {' '.join(grid.corner_names[corner] for corner in (*ends, between))}",
        f"species {animal} {' '.join(grid.names[h] for h in (*outer, lone))}",
    )
    assert g.shared_tiles(1, 0) == sorted({*outer, lone})
