"""The first game that the set-up page offers to a beginner."""

import pytest
from speciate.bots import bot_answer, find_bot
from speciate.engine import find_games, unpack
from speciate.table.pages import SECONDS, first_game, form_of, home_page, minutes, smallest_table, teaches

GAMES = [game_id for game_id in find_games() if teaches(game_id)]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_first_game_has_one_person_at_the_first_place_and_two_gentle_computers(game_id):
    saved = unpack(first_game(game_id))
    assert saved.setup.game == game_id
    assert saved.setup.places[:3] == (0, 1, 2) and saved.setup.seats == 3
    assert list(saved.players) == ["person", "random", "random"]
    assert saved.match.ply == 0


@pytest.mark.parametrize("game_id", find_games())
def test_a_game_is_set_up_for_one_person_and_two_computers_and_can_be_played_so(game_id):
    form = form_of(game_id, **smallest_table(game_id))
    assert not form.problem and form.setup.places[:3] == (0, 1, 2) and form.setup.seats == 3
    assert form.kinds()[0] == "person" and "person" not in form.kinds()[1:]


def test_the_first_page_has_the_game_with_least_to_learn_first_and_says_how_long_each_takes():
    cards = home_page()["context"]["games"]
    weights = [card["rules"] + card["kinds"] for card in cards]
    assert weights == sorted(weights) and {card["id"] for card in cards} == set(find_games())
    lengths = [card["minutes"] for card in cards if card["minutes"]]  # of a new game nothing has been counted yet
    assert lengths
    for least, most in lengths:
        assert 0 < least <= most and least % 5 == most % 5 == 0


@pytest.mark.slow
@pytest.mark.parametrize("game_id", [game_id for game_id in find_games() if minutes(game_id)])
def test_a_game_takes_about_as_many_decisions_as_were_counted(game_id):
    """Within a third: no two games are alike."""
    form, bot = form_of(game_id, **smallest_table(game_id), seed="1"), find_bot("greedy")
    match = form.match()
    while match.choice:
        match.answer(bot_answer(bot, match, 1))
    least, most = minutes(game_id) or (0, 0)
    assert least * 2 / 3 < match.ply * SECONDS / 60 < most * 4 / 3
