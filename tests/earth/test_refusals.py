"""Why a tile is not on offer, where both games of the family say so by the same rule."""

import pytest
from speciate.earth.rules.refusals import nobody_there
from speciate.engine import DONE, Choice, Decision, reasons
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


@BOTH
def test_a_question_without_reasons_of_its_own_goes_by_what_lies_there(game):
    """Where tiles or elements are on offer an empty place is closed, and where vacant corners are, a taken one is."""
    grid, element = game.pieces.MAP, game.data.ELEMENTS[0]
    g = bare(
        game,
        f"tile {game.data.TERRAINS[1]} {grid.names[-1]} {grid.names[grid.touching[-1][0]]}",
        f"element {element} {grid.corner_names[-1]}",
    )
    pieces = g.SHARED.pieces
    tile, (void, other) = g.tiles()[0], [h for h in range(len(g.terrain)) if h not in g.tiles()][:2]
    taken, (vacant, free) = len(grid.touching) - 1, g.vacant_corners()[:2]
    off = next(corner for corner in range(len(grid.touching)) if not g.touched(corner))

    def said(domain, first, value):
        choice = Choice(0, Decision("new.question", domain), (first, DONE), {})
        return [one.key for one in reasons(g, choice, value)]

    assert [said(pieces.hex_, tile, h) for h in (g.tiles()[1], void)] == [[], ["refused.no_tile"]]
    assert [said(pieces.hex_, void, h) for h in (tile, other)] == [[], []]
    assert [said(pieces.corner, vacant, corner) for corner in (taken, free, off)] == [
        ["refused.corner_taken"], [], ["refused.no_tile"],
    ]  # fmt: skip
    assert [said(pieces.corner, taken, corner) for corner in (vacant, off)] == [["refused.no_element"]] * 2
