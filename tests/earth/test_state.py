"""What the rules of both games of the family ask of the state: moves of nothing, points, tiles of an element."""

import pytest
from speciate.earth import NONE, events

from tests.games.dominant import stage as dominant
from tests.games.marine import stage as marine

STAGES = pytest.mark.parametrize("stage", [dominant, marine], ids=["dominant", "marine"])


@STAGES
def test_nothing_that_moves_is_no_event(stage):
    """Where no species come, go or die, the log stays silent."""
    g = stage.stage()
    h = stage.hex_({dominant: "forest", marine: "kelp"}[stage])

    def nothing(g):
        assert g.breed(1, h, 0) == 0
        g.displace(1, h, 0)

    assert stage.perform(g, -1, (), nothing) == []


@STAGES
def test_an_empty_gene_pool_breeds_nothing(stage):
    g = stage.stage()
    h = stage.hex_({dominant: "forest", marine: "kelp"}[stage])
    stage.pool(g, "R", 0)

    def breed(g):
        assert g.breed(stage.LETTERS.index("R"), h, 3) == 0

    assert stage.perform(g, -1, (), breed) == []


@STAGES
def test_points_that_come_from_no_tile_name_none(stage):
    g = stage.stage()
    [points] = events.vp.of(stage.perform(g, -1, (), lambda g: g.gain(1, 2, 0)))
    assert points["source_id"] == -1
    assert stage.perform(g, -1, (), lambda g: g.gain(1, 0, 0)) == []


@STAGES
def test_tiles_shared_with_an_element_are_found_on_corners_next_to_each_other(stage):
    """Also where its elements lie on corners whose numbers follow each other."""
    g = stage.stage()
    stage.clear(g)
    grid, me = stage.KIT.game.pieces.MAP, 1
    first = next(
        c for c in range(len(grid.touching) - 1)
        if (two := g.touched(c + 1)) and g.touched(c) and not set(two) <= set(g.touched(c))
    )  # fmt: skip
    h = min(set(g.touched(first + 1)) - set(g.touched(first)))
    g.elements[first] = g.elements[first + 1] = 0
    g.cubes[me][h] = 1
    assert g.elements[first] != NONE and g.shared_tiles(me, 0) == [h]
