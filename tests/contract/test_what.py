""" "What is this?": everything that is drawn with a mark, and every choice, has an answer in every language."""

import re

import pytest
from speciate.draw.things import thing_of
from speciate.engine import Match, Rng
from speciate.engine.rulebook import rules_of
from speciate.locale import LANGUAGES, plain_text, words
from speciate.table.desk import Desk
from speciate.table.faces import face_of
from speciate.table.sitting import Player, Sitting

from .games import GAMES, REAL, some_setup
from .players import PLAYERS

TAG = re.compile(r"<\w[^<>]*>")
ATTRIBUTE = re.compile(r' (data-what|data-card|id|aria-label|title)="([^"]*)"')
ONLY_A_PLACE = re.compile(r"(k|key|track)-.*")
"""Ids of what is only a part of something else: the key of a target, a seat on the track of all."""


def marks_of(drawn):
    """The mark of each thing that is drawn, with its label: the first of its attributes as `web/what.js` takes them."""
    for tag in TAG.findall(drawn):
        found = dict(ATTRIBUTE.findall(tag))
        mark = next((found[name] for name in ("data-what", "data-card", "id") if name in found), None)
        if mark:
            yield mark, "data-card" in found or "data-what" in found, found.get("aria-label") or found.get("title", "")


def drawn_tables(game_id):
    """Tables along random games with every kind of player, before and after a value is selected."""
    game = GAMES[game_id]
    for number, kind in enumerate([*PLAYERS] * 2):
        setup = some_setup(game_id, game.seats[number % len(game.seats)], 70 + number)
        match, choose, rng = Match(game, game.start(setup)), PLAYERS[kind](Rng(70, number)), Rng(71, number)
        while match.choice and match.ply < 250:
            if match.ply % 25 < 2:
                desk = Desk()
                desk.sitting = Sitting(face_of(game_id), setup, match, [Player()] * setup.seats)
                desk.sitting.attend([match.choice.seat])
                desk.sitting.selected = rng.one_of(match.choice.values) if match.ply % 2 else None
                yield desk
            match.answer(choose(match.choice, match.state))


@pytest.mark.parametrize("game_id", REAL)
def test_the_rules_and_the_texts_of_all_kinds_are_there(game_id):
    for thing in face_of(game_id).things.values():
        assert not rules_of(game_id) or thing.rule in rules_of(game_id), thing
        for lang in LANGUAGES:
            assert f"what.{thing.kind}" in words(lang, game_id), thing
            assert not thing.name or thing.name in words(lang, game_id), thing


@pytest.mark.slow
@pytest.mark.parametrize("game_id", REAL)
def test_whatever_is_marked_says_what_it_is_in_every_language(game_id):
    things, told = face_of(game_id).things, set[str]()
    for desk in drawn_tables(game_id):
        regions = desk.shows(fresh=True)["regions"]
        panels = "".join(markup for name, markup in regions.items() if name.startswith("p-"))
        for mark, declared, label in marks_of(panels):
            if mark in told:
                continue
            told.add(mark)
            if thing_of(things, mark) is None:  # it has its place in something else, and no name of its own
                assert not declared and not label and ONLY_A_PLACE.fullmatch(mark), (mark, label)
                continue
            for lang in LANGUAGES:
                desk.lang = lang
                reply = desk.what({"do": "what", "marks": [mark]})
                assert reply["at"] == 0 and reply["kind"], mark
                assert not rules_of(game_id) or reply["rule"] in reply["html"], mark
        for option in re.findall(r'<button[^<>]* id="(c-\w+)"', regions["prompt"]):
            reply = desk.what({"do": "what", "marks": ["", option, "no mark"]})
            assert reply["at"] == 1 and reply["title"], option
            assert not rules_of(game_id) or plain_text(reply["html"]), option
    assert len(told) > 20 or not rules_of(game_id)


@pytest.mark.parametrize("game_id", REAL)
def test_what_no_game_draws_is_nothing(game_id):
    desk = next(iter(drawn_tables(game_id)))
    for marks in ([], ["", "no mark"], ["c-9999", "é" * 99]):
        assert desk.what({"do": "what", "marks": marks})["at"] == -1
