"""Hostile messages: whatever is said to the table, it answers with JSON, and the game on it stays as it was."""

import json

import pytest
from speciate.api import make_setup
from speciate.bots import bot_answer, find_bot
from speciate.engine import Match, Rng, pack
from speciate.locale import LANGUAGES
from speciate.table import desk as desks

from .games import REAL

VERBS = sorted(set(desks.Desk().verbs) - {"leave"})
FIELDS = ("at", "value", "game", "form", "link", "text", "players", "viewer", "lang", "id", "sure", "quiet", "record",
          "present", "watcher", "cut", "marks")  # fmt: skip
JUNK: tuple[object, ...] = (
    None, True, False, 0, 1, -1, 7, 10**30, 1.5, "", "x", "m1.abc", "#", "en", "it", "speciate", "\u0000", "é" * 50, [],
    [[]], {}, {"game": 1}, [None] * 9, {"seats": 3}, {"kind": "person"},
    [{"kind": "person"}] * 4, [{"kind": 3, "name": []}],
    {"players": 99}, {"seed": -1}, {"options": {"x": "y"}}, {"places": [0, 0, 0, 0]}, {"0": {"0": {}}},
)  # fmt: skip


def begun(game_id):
    desk = desks.Desk()
    reply = json.loads(desk.handle(json.dumps({"do": "new", "game": game_id, "form": {}})))
    assert reply["ok"], reply
    return desk


def stand(desk):
    sitting = desk.sitting
    return sitting and (sitting.setup, sitting.match.decisions, sitting.match.state.digest())


@pytest.mark.slow
@pytest.mark.parametrize("game_id", REAL)
def test_hostile_messages(game_id):
    desk, rng = begun(game_id), Rng(6)
    kinds = set()
    for n in range(1500):
        message = {"do": rng.one_of(VERBS), "game": game_id}
        for _ in range(rng.randbelow(4)):
            message[rng.one_of(FIELDS)] = rng.one_of(JUNK)
        before = stand(desk)
        reply = json.loads(desk.handle(json.dumps(message)))
        assert reply["ok"] in (True, False)
        if not reply["ok"]:
            kinds.add(reply["error"]["code"])
            assert stand(desk) == before, message
            assert reply["error"]["code"] not in ("error.inside", "error.rule"), (message, reply)
            assert reply["error"]["text"] and "\n" not in reply["error"]["text"]
        if n % 100 == 0:
            desk = begun(game_id)
    assert len(kinds) > 6


@pytest.mark.slow
@pytest.mark.parametrize("game_id", REAL)
def test_a_finished_game_can_be_opened_and_looked_through(game_id):
    game = REAL[game_id]
    setup = make_setup(game, game.seats[0], 4)
    match = Match(game, game.start(setup))
    while match.choice:
        match.answer(bot_answer(find_bot("greedy"), match, 4))
    for lang in LANGUAGES:
        desk = desks.Desk()
        messages: tuple[dict[str, object], ...] = (
            {"do": "hello", "lang": lang},
            {"do": "open", "link": pack(setup, match)},
            {"do": "log"},
            *({"do": "look", "at": match.ply * part // 9} for part in range(10)),
            {"do": "picture"},
            {"do": "share"},
        )
        for message in messages:
            reply = json.loads(desk.handle(json.dumps(message)))
            assert reply["ok"], (message, reply)
            if message["do"] == "open":
                assert reply["status"]["over"] and reply["status"]["score"] in reply["regions"]["score"]


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "3", "null", '"do"', "{}", '{"do": 3}', '{"do": []}', '{"do": "x"}', "[" * 100_000, "\ud800"],
)
def test_what_is_not_a_message(text):
    desk = begun(next(iter(REAL)))
    before = stand(desk)
    reply = json.loads(desk.handle(text))
    assert not reply["ok"] and reply["error"]["text"] and reply["error"]["code"] == "error.message"
    assert stand(desk) == before


@pytest.mark.parametrize("game_id", REAL)
def test_a_game_with_secrets_says_what_a_link_of_it_gives_away(game_id):
    """`share.hidden` in the catalogue of the game: what its link tells beyond what the table shows to all."""
    from speciate.engine import DecisionNeeded, Match
    from speciate.locale import LANGUAGES, words

    from .games import some_setup

    rng, secrets = Rng(3), set()
    for number in range(8):
        left = 400

        def player(choice):
            nonlocal left
            left -= 1
            if choice.decision.secret:
                secrets.add(choice.key)
            if not left:
                raise DecisionNeeded(choice)
            return rng.one_of(choice.values)

        setup = some_setup(game_id, REAL[game_id].seats[number % len(REAL[game_id].seats)], number)
        Match(REAL[game_id], REAL[game_id].start(setup)).playout(player)
    for lang in LANGUAGES:
        assert ("share.hidden" in words(lang, game_id)) == bool(secrets), secrets
