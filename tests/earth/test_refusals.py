"""Why a tile is not on offer, where both games of the family say so by the same rule."""

import pytest
from speciate.earth.rules.refusals import nobody_there
from speciate.engine import Choice
from speciate.games import dominant, marine

from .earths import bare

BOTH = pytest.mark.parametrize("game", [dominant, marine], ids=["dominant", "marine"])
FOREST = {dominant: "C4", marine: "C3"}


@BOTH
def test_where_nobody_lives_no_species_can_be_chosen(game):
    """Where no tile lies nothing more is said; a tile without species says so; one with species is on offer."""
    g = bare(game, f"species {game.data.ANIMALS[1]} {FOREST[game]}")
    lived_on = g.MAP.names.index(FOREST[game])
    empty = next(h for h in g.tiles() if h != lived_on)
    void = next(h for h in range(len(g.terrain)) if h not in g.tiles())
    choice = Choice(0, g.SHARED.mass_exodus_hex, (lived_on,), {"animal": 1})
    assert [one.key for h in (lived_on, empty, void) for one in nobody_there(g, choice, h)] == [
        "refused.nobody", "refused.no_tile",
    ]  # fmt: skip
    assert [one.empty for h in (empty, void) for one in nobody_there(g, choice, h)] == [False, True]
