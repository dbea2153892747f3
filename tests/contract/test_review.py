"""Reviews of a game: they find what was a mistake, go by what the seat knew, and leave the game as it is."""

import json
import re
from functools import cache
from itertools import pairwise

import pytest
from speciate.bots import review as reviewing
from speciate.bots.kept_review import MAX_TEXT, read_review, write_review
from speciate.bots.playouts import Effort
from speciate.bots.review import Review
from speciate.draw.face import Scene
from speciate.engine import DONE, Determinization, Match, Rng, Setup, SpeciateError
from speciate.locale import words
from speciate.table.desk import Desk
from speciate.table.faces import face_of
from speciate.table.pose import pose
from speciate.table.review import led_since
from speciate.table.review import result as result_of
from speciate.table.screen import Screen
from speciate.table.sitting import Player, Sitting

from tests.engine import toy

from .games import GAMES, REAL, some_setup
from .players import PLAYERS
from .test_hidden import redrawn, some_positions, twin

LAST = 40
"""Decisions of a game that are reviewed: a whole one takes seconds."""


@pytest.fixture
def brief(brief, monkeypatch):
    """Reviews after little thought."""
    monkeypatch.setattr(reviewing, "QUICK", Effort(2, 2, 1))
    monkeypatch.setattr(reviewing, "WORLDS", 2)


@cache
def whole(game_id):
    """A random game of two, and its set-up; the player is one that ends every game."""
    setup = some_setup(game_id, 2, 72)
    match, choose = Match(GAMES[game_id], GAMES[game_id].start(setup)), PLAYERS["never-decline"](Rng(72))
    while match.choice:
        match.answer(choose(match.choice, match.state))
    return setup, match


def ended(game_id):
    """A set-up and the last part of a game that is over, as a match of its own."""
    setup, match = whole(game_id)
    late = match.at(max(0, match.ply - LAST))
    last = Match(match.game, late.base.copy())
    for value in match.decisions[late.ply - len(late.answers) :]:
        last.answer(value)
    assert last.choice is None
    return setup, last


def made(match, seat):
    """The whole review of a seat, and how far it was after each slice."""
    review, shares = Review(match, seat), [0.0]
    while not review.done:
        assert not review.moments
        review.think()
        shares.append(review.share)
    return review, shares


@pytest.mark.parametrize(
    "game_id", [pytest.param(game_id, marks=[] if game_id == "biosphere" else pytest.mark.slow) for game_id in REAL]
)
def test_a_review_looks_at_each_decision_of_the_seat_and_its_moments_are_some_of_them(game_id, brief):
    setup, match = ended(game_id)
    before = (match.state.numbers(), match.decisions, match.state.rng)
    review, shares = made(match, 0)
    assert (match.state.numbers(), match.decisions, match.state.rng) == before
    own = [ply for ply in range(match.ply) if (choice := match.at(ply).choice) and choice.seat == 0]
    assert review.seen == len(own) and 0 <= review.sound <= review.seen
    assert all(a <= b for a, b in pairwise(shares)) and shares[-1] == 1
    plies = [one.ply for one in review.moments]
    assert plies == sorted(set(plies)) and set(plies) <= set(own)
    assert sum(one.good for one in review.moments) <= 1 and len(plies) <= 1 + reviewing.WORST
    for one in review.moments:
        assert one.played.value == match.decisions[one.ply] and one.points >= reviewing.GAP
        assert one.good == (one.best[0].value == one.played.value) and one.played in one.best
    assert made(match, 0)[0].moments == review.moments, "the same game gets the same review"

    desk = Desk()
    desk.sitting = Sitting(face_of(game_id), setup, match, [Player(), Player("greedy")])
    desk.lang = "it"
    ask = json.dumps({"do": "review", "seat": 0})
    replies = [json.loads(desk.handle(ask))]
    while not replies[-1]["done"]:
        replies.append(json.loads(desk.handle(ask)))
    assert all("<progress" in reply["regions"]["score"] for reply in replies[:-1] if "score" in reply["regions"])
    assert [bool(reply["say"]) for reply in replies] == [False] * (len(replies) - 1) + [True]
    score, w = desk.shows(fresh=True)["regions"]["score"], words("it", game_id)
    chart, listed = (re.findall(pattern, score) for pattern in (r'class="at.*? data-at="(\d+)"', r'id="moment-(\d+)"'))
    assert chart == listed == [str(ply) for ply in plies]
    for one in review.moments:
        then = match.at(one.ply)
        scene = Scene(then.state, w, 0, then.choice)
        for value in (one.played.value, one.best[0].value):
            assert desk.sitting.face.label(scene, then.choice, value).text in score
    assert any(result in score for result in map(str, result_of(Screen(desk.sitting, w), 0)))
    for one in review.moments:
        posed = json.loads(desk.handle(json.dumps({"do": "pose", "at": one.ply})))
        if posed["ok"]:
            puzzle = json.loads(desk.handle(json.dumps({"do": "puzzle", "link": posed["link"]})))
            best = {match.at(one.ply).choice.domain.token(found.value) for found in one.best if found.equal}
            assert set(puzzle["made"]["right"]) == best and puzzle["game"] == game_id
        else:
            assert posed["error"]["code"] == "error.pose"

    kept = write_review(match, review)
    assert re.fullmatch(r'\[[\w".,: [\]-]*', kept) and len(kept) < MAX_TEXT, "web/transfer.js takes no other"
    again = Desk()
    again.lang, again.sitting = "it", Sitting(face_of(game_id), setup, match, [Player(), Player("greedy")])
    again.restore_review(again.sitting, kept)
    assert again.shows(fresh=True)["regions"]["score"] == score, "shown at once, and the same"

    desk.sitting.look(match.ply - 1)
    desk.sitting.fork()
    assert desk.sitting.review is None, "another game, another review"


@pytest.mark.parametrize("game_id", REAL)
def test_a_first_look_depends_on_nothing_that_the_seat_cannot_know(game_id, brief):
    """What is weighed with care is held to the same by tests/contract/test_hint.py."""
    for _, match in some_positions(game_id, GAMES[game_id].seats[-1], 72, 6):
        seat, rng = match.choice.seat, Rng(match.ply)
        other = match.fork(Determinization(seat, rng.bits()))
        played = rng.one_of(match.choice.values)
        assert Review(match, seat)._better(match, played) == Review(other, seat)._better(other, played)


def unknown(match, seat, seed):
    """The same match to this seat, now and at any decision before; what it cannot know is redrawn."""
    other = twin(match, seat, seed)
    other.base = redrawn(match.base, seat, seed)
    other.at = lambda n: unknown(match.at(n), seat, seed)
    return other


@pytest.mark.parametrize("game_id", REAL)
def test_what_a_review_says_and_its_puzzles_depend_on_nothing_that_the_seat_could_not_know(game_id, brief, monkeypatch):
    monkeypatch.setattr(reviewing, "GAP", 0)
    setup, match = ended(game_id)
    review, _ = made(match, 0)
    w, said = words("en", game_id), list[list[str]]()
    for one in (match, unknown(match, 0, 5)):
        sitting = Sitting(face_of(game_id), setup, one, [Player(), Player("greedy")])
        sitting.review = review
        screen = Screen(sitting, w)
        said.append([str(screen.score())])
        for moment in review.moments:
            try:
                said[-1].append(pose(screen, 0, moment))
            except SpeciateError as error:
                said[-1].append(str(error))
    assert review.moments and said[0] == said[1]


def test_mistakes_are_found_and_what_was_better_is_named():
    """In the toy a card brings stones: a seat that never plays its own makes one mistake, again and again."""
    match = Match(toy.GAME, toy.GAME.start(Setup("hoard", (0, 1, -1, -1), (2, 1), 3)))
    cards = {}
    while match.choice:
        if match.choice.decision is toy.PLAY_CARD:
            cards[match.ply] = match.choice.values[0]
        match.answer(match.choice.values[-1])
    moments = made(match, 0)[0].moments
    assert len(moments) == reviewing.WORST
    for one in moments:
        assert (one.best[0].value, one.played.value, one.good) == (cards[one.ply], DONE, False)


def test_a_kept_review_is_read_only_where_it_would_come_out_the_same(brief, monkeypatch):
    setup, match = ended("biosphere")
    review, _ = made(match, 0)
    text = write_review(match, review)
    assert review.moments and read_review(match, text).moments == review.moments
    assert read_review(match.at(match.ply - 1), text) is None, "the game goes on"
    for start in range(0, len(text), 29):
        for other in (text[:start], text[:start] + "9" + text[start + 1 :], text[:start] + '"' + text[start:]):
            found = read_review(match, other)  # no text raises anything, and a review that was read can be shown
            if found:
                sitting = Sitting(face_of("biosphere"), setup, match, [Player(), Player("greedy")])
                sitting.review = found
                Screen(sitting, words("en", "biosphere")).score()
    for other in ("", "[]", "{}", "null", "[" * 5000, json.dumps([0] * 5), "[" + " " * 12_000):
        assert read_review(match, other) is None
    desk = Desk()
    for players in ([Player("greedy")] * 2, [Player("greedy"), Player()]):
        desk.sitting = Sitting(face_of("biosphere"), setup, match, players)
        desk.restore_review(desk.sitting, text)
        assert desk.sitting.review is None, "nobody is here whose choices they are"
    monkeypatch.setattr(reviewing, "QUICK", Effort(3, 2, 1))
    assert read_review(match, text) is None, "today it is thought about otherwise"


def test_the_winner_has_led_since_the_decision_that_the_summary_names():
    for seed in range(20):
        match, rng = Match(toy.GAME, toy.GAME.start(Setup("hoard", (0, 1, -1, -1), (2, 1), seed))), Rng(seed)
        while match.choice:
            match.answer(rng.one_of(match.choice.values))
        since, winners = led_since(match), toy.GAME.winners(match.state)
        steps = [*((step.base, len(step.answers)) for step in match.past), (match.state, 0)]
        scores = [toy.GAME.scores(base) for base, _ in steps]
        leads = [len(winners) == 1 and n[winners[0]] > max(n[: winners[0]] + n[winners[0] + 1 :]) for n in scores]
        first = next((n for n in range(len(leads)) if all(leads[n:])), None)
        assert since == (None if first is None else sum(answers for _, answers in steps[:first]))


def test_a_review_is_refused_while_the_game_goes_on_and_of_a_computer(brief):
    setup, match = ended("climate")
    desk = Desk()

    def code(seat):
        return json.loads(desk.handle(json.dumps({"do": "review", "seat": seat})))["error"]["code"]

    desk.sitting = Sitting(face_of("climate"), setup, match.at(match.ply - 1), [Player(), Player("greedy")])
    assert code(0) == "error.review"
    desk.sitting = Sitting(face_of("climate"), setup, match, [Player(), Player("greedy")])
    assert code(1) == "error.seat" and desk.sitting.review is None
    desk.sitting = Sitting(face_of("climate"), setup, match, [Player("greedy")] * 2)
    assert 'id="review"' not in desk.shows(fresh=True)["regions"]["score"], "nobody is here whose choices they are"
