"""A match: forward, back, looking back, side roads; and what a rule that fails leaves behind."""

import pytest
from speciate.engine import (
    DONE,
    DecisionNeeded,
    Determinization,
    Match,
    Rng,
    RuleBug,
    Setup,
    SpeciateError,
    check_setup,
    find_game,
)
from speciate.engine.game import find_tag, seatings

from .toy import GAME, KEEP_CARD, PLAY_CARD, TAKE_STONES, Hoard

SETUP = Setup("hoard", (0, -1, 1, 2), (1, 0), 5)


def fresh(setup=SETUP):
    return Match(GAME, GAME.start(setup))


def played(decisions, setup=SETUP):
    match, rng = fresh(setup), Rng(1)
    for _ in range(decisions):
        match.answer(rng.one_of(match.choice.values))
    return match


def finish(match, rng=None):
    rng = rng or Rng(2)
    while match.choice:
        match.answer(rng.one_of(match.choice.values))
    return match


def test_a_game_ends_and_takes_no_more_answers():
    match = finish(fresh())
    assert match.state.over and match.choice is None
    with pytest.raises(SpeciateError) as error:
        match.answer(0)
    assert error.value.code == "error.over"


def test_what_is_not_offered_is_refused_and_changes_nothing():
    match = played(4)
    before = match.state.digest(), match.decisions
    with pytest.raises(SpeciateError) as error:
        match.answer(99)
    assert error.value.code == "error.offered"
    assert before == (match.state.digest(), match.decisions)


@pytest.mark.parametrize("n", range(9))
def test_undo_is_one_answer_fewer_and_redo_gives_it_again(n):
    match = played(n + 1)
    digest, value = match.state.digest(), match.decisions[-1]
    assert match.undo() == value
    assert match.state.digest() == played(n).state.digest()
    match.redo()
    assert match.state.digest() == digest
    assert not match.undone


def test_undo_to_the_start_then_redo_to_the_end():
    match = finish(fresh())
    digest, n = match.state.digest(), len(match.decisions)
    for _ in range(n):
        match.undo()
    assert match.state.digest() == fresh().state.digest()
    with pytest.raises(SpeciateError, match="nothing to take back"):
        match.undo()
    for _ in range(n):
        match.redo()
    assert match.state.digest() == digest
    with pytest.raises(SpeciateError, match="nothing to give again"):
        match.redo()


def test_another_answer_after_undo_forgets_what_was_undone():
    match = played(6)
    match.undo()
    match.undo()
    kept = match.undone[-1]
    match.answer(next(v for v in match.choice.values if v != kept))
    assert not match.undone


def test_looking_back_and_playing_on_from_there():
    match = finish(fresh())
    for n in range(len(match.decisions) + 1):
        then = match.at(n)
        assert len(then.decisions) == n
        assert then.decisions == match.decisions[:n]
    assert match.at(n).state.digest() == match.state.digest()
    branch = match.at(5)
    finish(branch, Rng(77))
    assert branch.decisions[:5] == match.decisions[:5]


@pytest.mark.parametrize("n", [-1, 10_000])
def test_looking_back_too_far(n):
    with pytest.raises(SpeciateError) as error:
        played(3).at(n)
    assert error.value.code == "error.at"


def test_events_are_told_once_and_in_order():
    match, log = fresh(), []
    rng = Rng(3)
    while match.choice:
        match.answer(rng.one_of(match.choice.values))
        log += match.events
    assert log == match.log


def test_fork_and_playout_leave_the_match_alone():
    match = played(5)
    before = match.state.digest(), match.decisions, match.log
    finish(match.fork())
    match.playout(lambda c: c.values[-1])
    match.playout(lambda c: c.values[0], match.choice.values[0], steps=1)
    with pytest.raises(SpeciateError):
        match.fork(99)
    assert before == (match.state.digest(), match.decisions, match.log)


def test_a_playout_that_pauses_stands_where_the_match_stands():
    match = played(5)

    def stop(choice):
        raise DecisionNeeded(choice)

    assert match.playout(stop).digest() == match.state.digest()


def test_imagine_is_an_entry_among_the_answers():
    match = played(0)
    seat = match.choice.seat
    redrawn = match.fork(Determinization(seat, 99))
    assert redrawn.state.hands[seat] == match.state.hands[seat]
    assert redrawn.state.digest() != match.state.digest()
    further = redrawn.fork(redrawn.choice.values[0])
    assert further.past[-1].answers[0] == Determinization(seat, 99)
    GAME.check_invariants(further.state)


def test_a_preview_stops_at_chance_and_tells_nothing_after_it():
    match = fresh()
    while match.choice.key != "hoard.play":
        match.answer(match.choice.values[0])
    before = match.state.digest()
    seen = match.preview(match.choice.values[0])
    assert seen.chance and seen.choice is None and not any(e.kind == "luck" for e in seen.events)
    seen = match.preview(DONE)
    assert not seen.chance and seen.choice is None  # the step is over: whoever is next has secrets of their own
    assert match.state.digest() == before
    with pytest.raises(SpeciateError):
        match.preview(99)


def test_a_preview_names_the_next_decision_of_the_step():
    match = fresh()
    while match.choice.key != "hoard.take":
        match.answer(match.choice.values[0])
    seen = match.preview(3)
    match.answer(3)
    asked = match.choice
    assert asked.key == "hoard.play"
    for name in asked.__slots__:
        assert getattr(seen.choice, name) == getattr(asked, name)


def test_of_a_decision_of_another_seat_a_preview_keeps_the_values_back(monkeypatch):
    def step(self, g):
        g.decide(0, KEEP_CARD, [1, 2])
        g.decide(1, TAKE_STONES, [1, 2], heap=7)

    monkeypatch.setattr(type(GAME), "step", step)
    match = fresh()
    following = match.preview(1).choice
    assert (following.seat, following.key, following.numbers) == (1, "hoard.take", {"heap": 7})
    assert following.values == () and match.fork(1).choice.values


def test_a_rule_that_raises_leaves_the_match_where_it_stood(monkeypatch):
    match = played(6)
    before = match.state.digest(), match.choice.values, match.answers, len(match.past), match.log

    def broken(self, n):
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(GAME.__class__, "scores", None)
        patch.setattr(Hoard, "randbelow", broken)
        patch.setattr(Hoard, "record", lambda self, kind, numbers: None)
        tried = 0
        for value in match.choice.values:
            try:
                match.fork(value)
            except ZeroDivisionError:
                tried += 1
    assert before == (match.state.digest(), match.choice.values, match.answers, len(match.past), match.log)


def test_a_crash_inside_answer_rolls_back(monkeypatch):
    match = fresh()
    while match.choice.key != "hoard.play":
        match.answer(match.choice.values[0])
    before = match.state.digest(), match.choice.values, match.answers, len(match.past), match.log

    def broken(self, n):
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(Hoard, "randbelow", broken)
        with pytest.raises(ZeroDivisionError):
            match.answer(match.choice.values[0])
    assert before == (match.state.digest(), match.choice.values, match.answers, len(match.past), match.log)
    finish(match)


def test_a_decision_must_offer_something():
    g = fresh().state
    with pytest.raises(RuleBug, match=r"hoard\.keep: nothing to choose"):
        g.decide(0, KEEP_CARD, [])


@pytest.mark.parametrize("numbers", [{}, {"heaps": 3}, {"heap": 3, "card": 1}])
def test_a_rule_that_names_other_numbers_than_declared_is_a_bug_at_once(numbers):
    """Also where a sole value is taken silently."""
    g = fresh().state
    with pytest.raises(RuleBug, match=r"hoard\.take"):
        g.decide(0, TAKE_STONES, [1], **numbers)


def test_a_sole_value_is_taken_silently():
    g = GAME.start(SETUP)
    assert g.decide(0, KEEP_CARD, [7]) == 7
    assert g.decide(0, PLAY_CARD, [], done=True) == DONE


def test_games_are_found_by_name_and_by_letter():
    assert find_game("hoard") is find_tag("h") is GAME
    with pytest.raises(SpeciateError, match="no game 'chess'"):
        find_game("chess")
    with pytest.raises(SpeciateError):
        find_tag("z")


def test_seatings_are_all_the_ways_to_sit():
    ways = seatings(GAME, 2, (1, 0))
    assert (0, 1, -1, -1) in ways and (0, 0, 0, 1) in ways and (-1, 0, 1, 0) in ways
    assert len(ways) == len(set(ways))
    assert not seatings(GAME, 4, (0, 0))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"places": (0, 1)}, "error.places"),
        ({"places": (-1, -1, -1, -1)}, "error.places"),
        ({"places": (1, 0, -1, -1)}, "error.places"),
        ({"places": (0, 2, -1, -1)}, "error.places"),
        ({"places": (0, -7, 1, -1)}, "error.places"),
        ({"places": (0, -1, -1, -1)}, "error.seats"),
        ({"places": (0, 1.0, -1, -1)}, "error.input"),
        ({"options": (1,)}, "error.options"),
        ({"options": (3, 0)}, "error.options"),
        ({"options": (-1, 0)}, "error.options"),
        ({"options": (0, 0), "places": (0, 1, 2, 3)}, "error.options"),
        ({"seed": -1}, "error.seed"),
        ({"seed": 1 << 32}, "error.seed"),
        ({"seed": True}, "error.input"),
    ],
)
def test_impossible_setups(change, code):
    import dataclasses

    with pytest.raises(SpeciateError) as error:
        check_setup(GAME, dataclasses.replace(SETUP, **change))
    assert error.value.code == code


def test_only_the_chooser_can_imagine():
    """Another seat would redraw the cards that the choice is made of."""
    match = fresh()
    with pytest.raises(SpeciateError):
        match.fork(Determinization(1 - match.choice.seat, 9))
