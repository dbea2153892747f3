"""Hints: what they are made of adds up, they tell no secret, and they leave the game as it is."""

import json
import sys
from itertools import islice
from math import fsum
from typing import Any

import pytest
from speciate.bots import advice as advising
from speciate.draw.face import Scene
from speciate.engine import Determinization, Match, Rng
from speciate.locale import LANGUAGES, words
from speciate.table.desk import Desk
from speciate.table.faces import face_of
from speciate.table.hint import FEW
from speciate.table.sitting import Player, Sitting

from .games import GAMES, REAL, TABLES, some_setup
from .players import PLAYERS
from .test_hidden import some_positions
from .test_review import ended

SHOWN = [
    pytest.param(game_id, seats, marks=[] if seats == game.seats[0] else pytest.mark.slow)
    for game_id, game in REAL.items()
    for seats in (game.seats[0], game.seats[-1])
]
"""The smallest and the largest table of each game: a hint takes long where many seats play on."""


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_the_parts_of_a_worth_add_up_to_it_and_each_has_words(game_id, seats):
    game = GAMES[game_id]
    names: set[str] = set()
    for _, match in some_positions(game_id, seats, 61, 2 * len(PLAYERS)):
        for seat in range(seats):
            parts = game.evaluate_parts(match.base, seat)
            if parts:
                assert fsum(parts.values()) == pytest.approx(game.evaluate(match.base, seat), abs=1e-9)
            names |= parts.keys()
    setup = some_setup(game_id, seats, 62)
    match, rng = Match(game, game.start(setup)), Rng(62)
    end = match.playout(lambda choice: rng.one_of(choice.values))
    for seat in range(seats):
        parts = game.evaluate_parts(end, seat)
        assert fsum(parts.values()) == pytest.approx(game.evaluate(end, seat) if parts else 0, abs=1e-9)
        assert parts.keys() <= names
    if game_id in REAL:
        said = {key.split(".")[2] for key in words("en", game_id).all_keys if key.startswith("advice.part.")}
        assert said == names


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_a_worth_owes_nothing_to_what_was_weighed_before(game_id, seats):
    game = GAMES[game_id]
    kept = [f for module in list(sys.modules.values()) if module.__name__.startswith(f"speciate.games.{game_id}.eval")
            for f in vars(module).values() if hasattr(f, "cache_clear")]  # fmt: skip
    positions = [(match.base, seat) for _, match in some_positions(game_id, seats, 64, 12) for seat in range(seats)]
    found = [game.evaluate(g, seat) for g, seat in positions]
    for (g, seat), worth in zip(positions[::-1], found[::-1], strict=True):
        for f in kept:
            f.cache_clear()
        assert game.evaluate(g, seat) == worth


def told(desk):
    """The whole hint of a desk, and the replies on the way."""
    replies: list[Any] = []
    while not (replies and replies[-1]["done"]):
        text = desk.handle(json.dumps({"do": "hint", "at": desk.sitting.total}))
        replies.append(json.loads(text))
        assert replies[-1]["ok"], text
    return replies


def asked(setup, match, players=None):
    """A desk at which the one to choose looks."""
    desk = Desk()
    desk.sitting = Sitting(face_of(setup.game), setup, match, players or [Player()] * setup.seats)
    desk.sitting.sit(match.choice.seat)
    return desk


@pytest.mark.parametrize(("game_id", "seats"), SHOWN)
def test_a_hint_depends_on_nothing_that_the_seat_cannot_know_and_changes_nothing(game_id, seats, brief):
    rng = Rng(63)
    for setup, match in islice(some_positions(game_id, seats, 63 + seats, 30), 0, None, 7):
        choice, before = match.choice, (match.state.numbers(), match.decisions, match.undone[:], match.state.rng)
        lang = rng.one_of(sorted(LANGUAGES))
        desk, other = (asked(setup, m) for m in (match, match.fork(Determinization(choice.seat, rng.bits()))))
        desk.lang = other.lang = lang
        shown = desk.shows(fresh=True)
        once = told(desk)
        assert once == told(other), (match.ply, choice)
        assert not once[0]["done"] and "<progress" in once[0]["html"], "the page says at once that it is thought about"
        assert told(desk) == once[-1:], "what has been thought is kept"
        assert desk.shows(fresh=True) == shown
        assert (match.state.numbers(), match.decisions, match.undone, match.state.rng) == before
        said = once[-1]
        assert set(said["values"]) <= set(choice.values)
        assert bool(said["values"]) == (len(choice.values) > FEW)
        scene = Scene(match.state, words(lang, game_id), choice.seat, choice)
        best = desk.advice.best()
        assert len(best) == min(3, len(choice.values)) and best[0].loss == 0
        for one in best:
            assert desk.sitting.face.label(scene, choice, one.value).text in said["html"]


@pytest.mark.parametrize("game_id", REAL)
def test_there_is_a_hint_up_to_the_last_decision(game_id, brief):
    """What ends the game changes what a worth is made of."""
    setup, match = ended(game_id)
    for ply in range(match.ply - 6, match.ply):
        assert told(asked(setup, match.at(ply)))[-1]["done"]


def test_there_is_no_hint_for_others_in_the_past_or_behind_the_curtain(brief):
    setup = some_setup("climate", 3, 5)
    match = Match(GAMES["climate"], GAMES["climate"].start(setup))
    for _ in range(4):
        match.answer(match.choice.values[0])
    mine, bot = Player(), Player("random")

    def refused(desk):
        return json.loads(desk.handle(json.dumps({"do": "hint", "at": desk.sitting.total})))["error"]["code"]

    desk = asked(setup, match)
    desk.sitting.look(1)
    assert refused(desk) == "error.past"
    desk.sitting.look(None)
    desk.sitting.attend([])
    assert refused(desk) == "error.turn"
    desk.sitting.attend(None)
    desk.sitting.shown = None
    assert desk.sitting.curtain is not None and refused(desk) == "error.turn"
    seat = match.choice.seat
    desk.sitting = Sitting(face_of("climate"), setup, match, [bot if s == seat else mine for s in range(3)])
    assert refused(desk) == "error.turn"


def test_a_hint_that_is_stopped_says_what_is_known_by_then(brief):
    setup = some_setup("marine", 3, 6)
    desk = asked(setup, Match(GAMES["marine"], GAMES["marine"].start(setup)))
    stop = json.dumps({"do": "hint", "at": 0, "stop": True})
    said = json.loads(desk.handle(stop))
    assert said["done"] and desk.advice.worlds == advising.SLICE
    assert json.loads(desk.handle(stop)) == said, "it is not thought on"
    assert told(desk)[-1]["done"] and desk.advice.worlds == advising.WORLDS
    before = desk.advice.subject
    desk.sitting.answer(desk.sitting.match.choice.values[0])
    desk.sitting.sit(desk.sitting.match.choice.seat)
    assert told(desk)[-1]["done"] and desk.advice.subject != before, "another question, another hint"
