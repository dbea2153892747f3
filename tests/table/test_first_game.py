"""The first game that the set-up page offers to a beginner."""

import pytest
from speciate.engine import find_games, unpack
from speciate.table.pages import first_game, teaches

GAMES = [game_id for game_id in find_games() if teaches(game_id)]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_first_game_has_one_person_at_the_first_place_and_two_gentle_computers(game_id):
    saved = unpack(first_game(game_id))
    assert saved.setup.game == game_id
    assert saved.setup.places[:3] == (0, 1, 2) and saved.setup.seats == 3
    assert list(saved.players) == ["person", "random", "random"]
    assert saved.match.ply == 0
