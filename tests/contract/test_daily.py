"""The game of a day: one deal for everybody, from the date alone."""

from dataclasses import replace

import pytest
from speciate.engine import EMPTY, SpeciateError, find_games, pack, parse_fragment, unpack
from speciate.engine.daily import SEATS, day_of, link_of_day, setup_of_day
from speciate.engine.record import PERSON
from speciate.locale import LANGUAGES, words

GAMES = {game_id: game for game_id, game in find_games().items() if SEATS in game.seats and len(game.places) >= SEATS}
DAY = 2026_11_24


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_day_deals_everybody_the_same_and_the_next_day_another(game):
    """Every place is the person's in turn, and the variants are the usual ones."""
    days = range(2026_11_01, 2026_11_30)
    saved = [unpack(link_of_day(game, day)) for day in days]
    assert [one.match.state.digest() for one in saved] == [
        unpack(link_of_day(game, day)).match.state.digest() for day in days
    ]
    assert len({one.match.state.digest() for one in saved}) == len(days)
    assert {one.setup.places.index(one.players.index(PERSON)) for one in saved} == {*range(len(game.places))}
    for one in saved:
        assert one.setup.seats == SEATS and one.setup.places.count(EMPTY) == len(game.places) - SEATS
        assert one.players.count(PERSON) == 1 and one.players.count("greedy") == SEATS - 1
        assert one.match.ply == 0
        assert one.setup.options == tuple(option.default for option in game.options)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_of_a_day_is_known_by_its_deal(game):
    setup = setup_of_day(game, DAY)
    assert day_of(setup) == "2026-11-24"
    assert day_of(replace(setup, seed=setup.seed + 1)) is None  # another day has other places
    assert day_of(replace(setup, seed=20261399)) is None
    assert day_of(replace(setup, seed=1)) is None
    saved = unpack(link_of_day(game, DAY))
    saved.match.answer(saved.match.choice.values[0])
    again = unpack(pack(saved.setup, saved.match, saved.players))
    assert day_of(again.setup) == "2026-11-24" and again.match.ply == 1


def test_what_is_added_to_the_link_changes_nothing_of_the_game():
    link, ply, seat = parse_fragment("https://host/marine/#day=m20261124&beat=41")
    assert (link, ply, seat) == ("day=m20261124", None, None)


@pytest.mark.parametrize(
    "link",
    [
        "day=",
        "day=m",
        "day=m2026",
        "day=m20261324",
        "day=m20260230",
        "day=m20260229",
        "day=m00000101",
        "day=m202611240",
        "day=20261124",
    ],
)
def test_a_day_that_does_not_exist_is_refused_in_one_sentence(link):
    with pytest.raises(SpeciateError) as error:
        unpack(link)
    assert error.value.code == "error.link.day"
    for lang in LANGUAGES:
        assert "day=m20261124" in words(lang).plain(error.value.code, **error.value.params)


def test_a_game_that_is_not_known_is_refused():
    with pytest.raises(SpeciateError) as error:
        unpack("day=z20261124")
    assert error.value.code == "error.link.game"
