"""If the game ended now: what the score sheet says of a position that is finished on the spot, in every game."""

import pytest
from speciate.engine import Match, Rng
from speciate.engine.notation import read_position
from speciate.locale import words
from speciate.table.faces import face_of
from speciate.table.forecast import ended
from speciate.table.screen import Screen
from speciate.table.sitting import Player, Sitting

from .games import REAL, some_setup
from .walk import begun


def screen_of(setup, match):
    """The table as the persons in all seats see it together."""
    sitting = Sitting(face_of(setup.game), setup, match, [Player()] * setup.seats)
    return Screen(sitting, words("en", setup.game))


@pytest.mark.parametrize("game_id", REAL)
def test_the_sheet_of_a_finished_position_adds_up_to_its_scores_and_leaves_it_as_it_was(game_id):
    game, rng = REAL[game_id], Rng(3)
    for number in range(4):
        setup = some_setup(game_id, game.seats[number % len(game.seats)], number)
        match = begun(setup, rng, 300)
        for ply in range(0, match.ply, 17):
            at = match.at(ply)
            before, now = at.state.digest(), game.scores(at.state)
            sheet = ended(screen_of(setup, at), at.state, at.log)
            assert at.state.digest() == before
            assert all(sum(points) == total for _, _, points, total in sheet.rows)
            assert sorted(place for _, place, _, _ in sheet.rows) == [p for p, s in enumerate(setup.places) if s >= 0]
            finished = at.state.copy()
            finished.log, finished.script, finished.player = None, [], lambda choice: choice.values[0]
            game.finish(finished)
            game.check_invariants(finished)
            assert all(late >= early for late, early in zip(game.scores(finished), now, strict=True))


def test_tiles_and_targets_are_scored_where_only_the_end_scores_them():
    """Fishes alone on the Kelp (7), first on the Reef (6) and with a pawn worth 4; Reptiles second (3). [M8.1]"""
    text = """speciate marine position 1
turn fishes
species fishes C3:2 D4:3
species reptiles D4:2
species cephalopods none
species crustaceans none
element plankton C3l
special plankton=fishes
target plankton=4
"""
    setup = read_position(text)
    match = Match(REAL["marine"], setup.start())
    sheet = ended(screen_of(setup, match), match.state, match.log)
    reptiles, fishes = (REAL["marine"].places.index(name) for name in ("reptiles", "fishes"))
    assert [row[1] for row in sheet.rows][:2] == [fishes, reptiles]
    assert [row[3] for row in sheet.rows] == [7 + 6 + 4, 3, 0, 0]
