"""If the game ended now: what the score sheet says of a position that is finished on the spot, in every game."""

import pytest
from speciate.engine import Match, Rng
from speciate.engine.notation import read_position
from speciate.locale import words
from speciate.table.faces import face_of
from speciate.table.forecast import ended, forecast
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


@pytest.mark.parametrize("game_id", REAL)
def test_the_parts_of_a_sheet_are_told_with_what_the_selected_choice_makes_of_them(game_id):
    game, rng, changes, parts = REAL[game_id], Rng(5), 0, 0
    setup = some_setup(game_id, game.seats[0], 5)
    match = begun(setup, rng, 300)
    for ply in range(0, match.ply, 5):
        at = match.at(ply)
        sitting = Sitting(face_of(game_id), setup, at, [Player()] * setup.seats)
        sitting.shown = at.choice.seat
        sitting.selected = at.choice.values[0]
        screen = Screen(sitting, words("en", game_id))
        sheet = ended(screen, at.state, at.log)
        assert all(len(points) == len(sheet.rows) for _, points in sheet.tiles)
        parts += len(sheet.tiles)
        if game_id == "climate":
            bag = [points[0] for _, _, points, _ in sheet.rows]
            species = [sum(points) for points in zip(*(points for _, points in sheet.tiles), strict=True)]
            eaten = [sum(at.state.food[one] for one in at.state.rows[row[0]]) for row in sheet.rows]
            totals = [row[3] for row in sheet.rows]
            assert [b + s - e for b, s, e in zip(bag, species, eaten, strict=True)] == totals
        drawn = str(forecast(screen))
        assert all(f'<th scope="row">{name}</th>' in drawn for name, _ in sheet.tiles)
        changes += '<i class="later">' in drawn.partition("<table")[2]
    assert changes or not parts
