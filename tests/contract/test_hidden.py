"""What a seat cannot know: it can be drawn anew at any decision, and nothing a seat is shown or told depends on it."""

import copy
import itertools
import re
from importlib import import_module
from typing import Any

import pytest
from speciate.bots import find_bots
from speciate.draw.face import Scene
from speciate.draw.film import Film
from speciate.engine import Determinization, Match, Rng
from speciate.locale import words
from speciate.table.chart import counts
from speciate.table.desk import Desk
from speciate.table.faces import face_of
from speciate.table.refused import Refused
from speciate.table.screen import Screen
from speciate.table.sending import position
from speciate.table.sitting import Player, Sitting
from speciate.table.what import what

from .games import GAMES, REAL, TABLES, some_setup, tables
from .players import PLAYERS
from .positions import has_notation
from .walk import begun

SHOWN = tables(REAL)
"""The tables of the games that have a face."""


def along(game_id, seats, seed, decisions):
    """A random game, stopping at its first decisions and then now and then."""
    game, rng = GAMES[game_id], Rng(seed)
    setup = some_setup(game_id, seats, seed)
    match = Match(game, game.start(setup))
    while match.choice and match.ply < decisions:
        if match.ply < 12 or rng.randbelow(12) == 0:
            yield match
        match.answer(rng.one_of(match.choice.values))


def redrawn(g, viewer, seed):
    other = g.copy()
    other.rng = seed
    other.determinize(viewer)
    return other


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_imagining_keeps_every_piece(game_id, seats):
    for match in along(game_id, seats, 31, 400):
        for viewer in range(-1, seats):
            for seed in range(3):
                match.game.check_invariants(redrawn(match.state, viewer, seed))


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_what_is_imagined_depends_only_on_what_the_seat_knows(game_id, seats):
    """So no player that determinizes can learn anything from the position it starts from."""
    for match in along(game_id, seats, 32, 400):
        for viewer in range(-1, seats):
            once = redrawn(match.state, viewer, 5)
            again = redrawn(redrawn(match.state, viewer, 77), viewer, 5)
            assert again.numbers() == once.numbers()


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_the_chooser_is_asked_the_same(game_id, seats):
    for match in along(game_id, seats, 33, 400):
        choice = match.choice
        for seed in range(3):
            other = match.fork(Determinization(choice.seat, seed)).choice
            assert (other.seat, other.key, other.values, other.numbers) == (
                choice.seat,
                choice.key,
                choice.values,
                choice.numbers,
            )


BOTS = [pytest.param(name, marks=[pytest.mark.slow] if bot.foresees else []) for name, bot in find_bots().items()]
"""The computer players; those that play on to foresee what comes take many times as long."""


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
@pytest.mark.parametrize("bot", BOTS)
def test_bots_do_not_know_more_than_their_seat(game_id, seats, bot):
    for match in itertools.islice(along(game_id, seats, 34, 100), 0, None, 6 if find_bots()[bot].foresees else 1):
        other = match.fork(Determinization(match.choice.seat, 8))
        rng = len(other.answers) - len(match.answers)
        assert rng == 1
        value = find_bots()[bot].choose(match, match.choice.seat, Rng(3))
        assert value in match.choice.values
        assert value == find_bots()[bot].choose(other, match.choice.seat, Rng(3))


@pytest.mark.parametrize(("game_id", "seats"), SHOWN)
def test_the_picture_holds_nothing_hidden(game_id, seats):
    """`tests/draw` looks at all the beginning of a game; this looks at the rest of it."""
    face = import_module(f"speciate.games.{game_id}.view.face").FACE
    rng = Rng(35, seats)
    for match in along(game_id, seats, 35, 300):
        for viewer in {None, match.choice.seat, rng.randbelow(seats)}:
            choice = match.choice if match.choice.seat == viewer else None

            def picture(g, viewer=viewer, choice=choice, match=match):
                return face.draw(Scene(g, words("en", match.game.id), viewer, choice))

            seen = picture(match.state)
            assert picture(redrawn(match.state, -1 if viewer is None else viewer, 4)) == seen


# --- at the table: every message that a page gets -------------------------------------------------------------------


def some_positions(game_id, seats, seed, most):
    """So many decisions from anywhere in games by several kinds of player, and the very first."""
    rng = Rng(seed, seats)
    for number, kind in enumerate(PLAYERS):
        setup = some_setup(game_id, seats, seed + number)
        game, choose = GAMES[game_id], PLAYERS[kind](Rng(seed, number))
        match = Match(game, game.start(setup))
        while match.choice and match.ply < LATEST:
            match.answer(choose(match.choice, match.state))
        plies = rng.some_of(range(match.ply), -(-most // len(PLAYERS)))
        for ply in sorted({*plies, 0} if number == 0 else plies):
            yield setup, match.at(ply)


LATEST = 250
"""The decisions of a game that are looked at: the first so many."""


def twin(match, viewer, seed):
    """The same match to one who looks, and nothing else of it: hidden things are redrawn, and in the past too.

    What others are asked to choose among is theirs alone. The log is the same, since events are told to all.
    """
    other, asked = copy.copy(match), match.choice
    if asked and asked.seat == viewer:
        imagined = match.fork(Determinization(viewer, seed))
        other.preview, other.fork = imagined.preview, imagined.fork
    elif asked:
        other.choice = asked.without_values()
    other.state = redrawn(match.state, -1 if viewer is None else viewer, seed)
    other.state.rng = match.state.rng  # whether undo asks first
    other.at = lambda n: twin(match.at(n), viewer, seed)
    return other


def all_typed(desk, refused, selected):
    """The replies to typed lines: to begin with, after a value, on through what may follow it, and to what is refused.

    `refused` are tokens of what stands on the table and is not on offer.
    """
    at, begun = desk.sitting.total, "" if selected is None else f"{desk.sitting.asked.domain.token(selected)} "
    found = [desk.type({"do": "type", "at": at, "text": f"{begun}{token}"}) for token in ("", *refused)]
    reply = found[0]
    while selected is not None and reply["options"] and len(reply["answers"]) < 4:
        reply = desk.type({"do": "type", "at": at, "text": reply["options"][0]["line"]})
        found.append(reply)
    return found


def all_shown(setup, match, viewer, others, selected=None, at=None, shared=False):
    """All that a page with this viewer in front of it may be sent, by what it is; `shared`: all persons sit there."""
    one = viewer is not None and not shared
    players = [Player(others) if one and seat != viewer else Player() for seat in range(setup.seats)]
    desk = Desk()
    desk.sitting = Sitting(face_of(setup.game), setup, match, players)
    desk.sitting.attend(None if shared else [] if viewer is None else [viewer])
    assert desk.sitting.viewer == viewer
    desk.sitting.look(at)
    desk.sitting.selected = selected
    reply = desk.shows(fresh=True)
    found: dict[str, Any] = {f"region {name}": markup for name, markup in reply["regions"].items()}
    found |= {key: value for key, value in reply.items() if key != "regions"}
    ids = set(re.findall(r'data-card="([^"]+)"', "".join(reply["regions"].values())))
    found |= {f"about {card}": desk.card({"do": "card", "id": card}) for card in sorted(ids)}
    screen = Screen(desk.sitting, desk.w)
    refused = Refused(desk.sitting.face, screen.scene)
    marks = set(re.findall(r' (?:data-what|data-card|id)="([^"]+)"', "".join(reply["regions"].values())))
    found |= {f"what is {mark}": what(screen, [mark]) for mark in sorted(marks)}
    found |= {
        "picture": desk.picture({"do": "picture"}),
        "since": Screen(desk.sitting, desk.w).since(),
        "refused": refused.listed(),
        "why not": {shape.value: refused.explain(shape.value) for shape in refused.shapes.values()},
        "who": desk.who({"do": "who"}),
        "moved": [desk.retrace({"do": "retrace", "since": since}) for since in ("turn", "round")],
    }
    if selected is None and at is None and match.ply:
        span = max(0, match.ply - 2), match.ply
        found["film"] = Film(face_of(setup.game), match, words("en", setup.game), span, viewer).file()
    if at is None and desk.sitting.asked:
        closed = sorted({desk.sitting.asked.domain.token(shape.value) for shape in refused.shapes.values()})
        found["typed"] = all_typed(desk, closed[:3], selected)
    return found | {"seats": desk.brief()}


@pytest.mark.parametrize(("game_id", "seats"), SHOWN)
def test_a_position_that_is_sent_tells_what_all_know_and_no_more(game_id, seats):
    """Whoever sends it: its text, its link and what the panel says of them stay when all that is hidden is redrawn."""
    sent = 0
    for setup, match in some_positions(game_id, seats, 44, 2 * len(PLAYERS)):
        other = copy.copy(match)
        other.past = match.past if match.ply else []
        other.base = redrawn(match.at_rest, -1, 9)
        once, again = (
            position(Sitting(face_of(setup.game), setup, m, [Player()] * seats), words("en", game_id))
            for m in (match, other)
        )
        assert once == again
        sent += once is not None
    assert bool(sent) == has_notation(game_id)


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "seats"), SHOWN)
def test_what_a_seat_is_shown_and_told_is_the_same_when_all_it_cannot_know_is_redrawn(game_id, seats):
    rng = Rng(41)
    kinds: set[str] = set()
    for setup, match in some_positions(game_id, seats, 41, 2 * len(PLAYERS)):
        seat = match.choice.seat
        looks: list[tuple[int | None, int | None, int | None, bool]] = [
            (viewer, None, None, False) for viewer in {None, seat, rng.randbelow(seats)}
        ]
        looks += [(seat, value, None, False) for value in rng.some_of(match.choice.values, 5)]
        looks += [(rng.randbelow(seats), None, rng.randbelow(match.ply), False)] if match.ply else []
        looks += [(None if match.choice.decision.secret else seat, None, None, True)]
        for viewer, selected, at, shared in looks:
            others = rng.one_of(["person", "greedy"])
            once = all_shown(setup, match, viewer, others, selected, at, shared)
            again = all_shown(setup, twin(match, viewer, rng.bits()), viewer, others, selected, at, shared)
            differs = {key: (once.get(key), again.get(key)) for key in once | again if once.get(key) != again.get(key)}
            assert not differs, (match.ply, match.choice, viewer, selected, at, shared)
            kinds |= once.keys()
    told = {"film", "moved", "picture", "say", "since", "status", "typed", "who", "why not"}
    assert told <= kinds and ("about guide" in kinds) == bool(GAMES[game_id].course)


@pytest.mark.parametrize(("game_id", "seats"), SHOWN)
def test_the_score_page_is_the_same_when_all_that_is_still_hidden_at_the_end_is_redrawn(game_id, seats):
    """Whatever the charts follow. The past is as it was: what was done in secret then has been shown."""
    setup = some_setup(game_id, seats, 45)
    match = begun(setup, Rng(45, seats), 1 << 30)
    other = twin(match, None, 7)
    assert (other.state.numbers() != match.state.numbers()) == (game_id in HIDING)
    for name in counts(Sitting(face_of(game_id), setup, match, [Player()] * seats)):
        pages = []
        for one in (match, other):
            sitting = Sitting(face_of(game_id), setup, one, [Player()] * seats)
            sitting.attend([])
            sitting.counted = name
            pages.append(str(Screen(sitting, words("en", game_id)).score()))
        assert pages[0] == pages[1] and f'data-chart="{name}" aria-pressed="true"' in pages[0]


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_a_preview_goes_by_what_the_chooser_knows(game_id, seats):
    """What it says is true, and stays as it is when all that the chooser cannot know is redrawn."""
    rng = Rng(42)
    for _, match in some_positions(game_id, seats, 42, 100):
        seat = match.choice.seat
        for value in rng.some_of(match.choice.values, 8):
            seen, other = (m.preview(value) for m in (match, match.fork(Determinization(seat, rng.bits()))))
            assert seen.events == other.events and seen.chance == other.chance
            assert known(seen.state, seat) == known(other.state, seat)
            for name in ("seat", "key", "values", "numbers"):
                assert getattr(seen.choice, name, None) == getattr(other.choice, name, None)


def known(g, viewer):
    """All that a seat knows, as numbers."""
    return redrawn(g, viewer, 5).numbers()


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_the_log_tells_nothing_that_the_table_hides(game_id, seats):
    """Two answers that lead to positions which another seat cannot tell apart are told by the same events."""
    rng, alike = Rng(43), 0
    for _, match in some_positions(game_id, seats, 43, 100):
        seat = match.choice.seat
        forks = [match.fork(value) for value in rng.some_of(match.choice.values, 6)]
        for viewer in {-1, rng.randbelow(seats)} - {seat}:
            first, *rest = ((known(fork.state, viewer), fork.state.numbers(), fork.events) for fork in forks)
            for knows, numbers, events in rest:
                if knows == first[0] and numbers != first[1]:
                    alike += 1
                    assert events == first[2]
    assert alike or game_id not in HIDING


HIDING = {"climate"}
"""Games in which a seat does something in secret again and again."""
