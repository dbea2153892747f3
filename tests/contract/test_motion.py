"""Motion: every event declares what it moves, and the drawing has each place and piece of that."""

import re

import pytest
from speciate.draw.standalone import symbols
from speciate.engine import Match, Rng
from speciate.locale import words
from speciate.table.desk import Desk
from speciate.table.faces import face_of
from speciate.table.sitting import Player, Sitting

from .games import GAMES, REAL, some_setup
from .players import PLAYERS

ID = re.compile(r'\bid="([^"]+)"')
ROUNDS = 3


def places(move):
    return [place for place in (move["origin"], move["to"]) if place]


def desk_of(setup, match, present=None):
    desk = Desk()
    desk.sitting = Sitting(face_of(setup.game), setup, match, [Player("random")] * setup.seats)
    if present is not None:
        desk.sitting = Sitting(face_of(setup.game), setup, match, [Player()] * setup.seats)
        desk.sitting.attend([present])
    return desk


@pytest.mark.parametrize("game_id", REAL)
def test_every_event_says_what_it_moves(game_id):
    assert set(face_of(game_id).motions) == set(GAMES[game_id].events.values())


@pytest.mark.parametrize("game_id", REAL)
def test_what_moves_is_in_the_drawing(game_id):
    """The page has the symbol of each piece, and the table that shows the event has each of its places."""
    face, game = face_of(game_id), GAMES[game_id]
    known = set(ID.findall(symbols(face.looks)))
    page, met = {f"p-{panel}" for panel in face.panels}, set[str]()
    for number, kind in enumerate([*PLAYERS] * ROUNDS):
        setup = some_setup(game_id, game.seats[number % len(game.seats)], 60 + number)
        match, choose = Match(game, game.start(setup)), PLAYERS[kind](Rng(60, number))
        desk = desk_of(setup, match)
        for _ in range(160):
            if match.choice is None:
                break
            before = len(match.log)
            match.answer(choose(match.choice, match.state))
            desk.sitting._moved()
            if len(match.log) == before or {event.kind for event in match.log[before:]} <= met:
                continue  # one event of each kind is enough
            reply = desk.shows_moving(before)
            drawn = page.union(*map(ID.findall, desk.shown.values()))
            met |= {event.kind for event in match.log[before:]}
            for move in (move for step in reply["steps"] for move in step["moves"]):
                assert move["piece"] in known | {""}, move
                for place in places(move):
                    assert {name.partition("@")[0] for name in place.split()} & drawn, (move, sorted(drawn))
    moving = {kind.key for kind in face.motions if kind.key in met}
    assert len(moving) > len(face.motions) / 2


@pytest.mark.parametrize("game_id", REAL)
def test_a_round_is_told_from_the_viewers_turn_on(game_id):
    game, rng = GAMES[game_id], Rng(8)
    setup = some_setup(game_id, game.seats[0], 8)
    match, told = Match(game, game.start(setup)), 0
    for _ in range(120):
        if match.choice is None:
            break
        match.answer(rng.one_of(match.choice.values))
        desk = desk_of(setup, match, present=0)
        begun, ended = desk.sitting.last_turn()
        assert 0 <= begun <= ended <= desk.sitting.total
        turn, whole = (desk.retrace({"do": "retrace", "since": since})["steps"] for since in ("turn", "round"))
        assert turn == whole[len(whole) - len(turn) :]
        told += len(whole) > len(turn)
    assert told


@pytest.mark.parametrize("game_id", REAL)
def test_motion_says_what_the_log_says_and_nothing_behind_a_curtain(game_id):
    game, rng = GAMES[game_id], Rng(9)
    setup = some_setup(game_id, game.seats[0], 9)
    match = Match(game, game.start(setup))
    desk = Desk()
    desk.sitting = Sitting(face_of(game_id), setup, match, [Player()] * setup.seats)
    hidden = 0
    for _ in range(80):
        if match.choice is None:
            break
        before = len(match.log)
        match.answer(rng.one_of(match.choice.values))
        desk.sitting._moved()
        steps = desk.shows_moving(before)["steps"]
        if desk.sitting.curtain is not None:
            hidden += 1
            assert not steps
            desk.sitting.sit(match.choice.seat)
            continue
        log = [face_of(game_id).log_line(words("en", game_id), event) for event in match.log[before:]]
        for line in re.findall(r"<p>.*?<span>(.*?)</span></p>", "".join(step["says"] for step in steps)):
            assert line in {str(text) for _, text in filter(None, log)}
    assert hidden or game_id != "climate"
