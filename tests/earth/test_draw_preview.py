"""What the previews of the earth games promise, against what comes: points and questions, along random games."""

import re

import pytest
from speciate.engine import Rng
from speciate.games import dominant, marine
from speciate.locale import plain_text

from tests.contract.games import tables
from tests.contract.previews import along, preview_text, question

TABLES = tables({game.GAME.id: game.GAME for game in (dominant, marine)})
DECISIONS = 500


def gained(events, me):
    return sum(args[1] for kind, args in events if kind == "vp" and args[0] == me)


def won_by_the_end_of_the_step(match, value, rng):
    """The points that the mover gets from this value on in the same step, with any further answers; what a card takes
    away again afterwards is no part of them."""
    me, g = match.choice.numbers["animal"], match.base.copy()
    g.log, g.script, given, before = [], match.answers[::-1], [value], []

    def answer(choice):
        if given:
            before.extend(g.log)
            return given.pop()
        return rng.one_of(choice.values)

    g.player = answer
    match.game.step(g)
    return sum(max(gained([event], me), 0) for event in g.log[len(before) :])


@pytest.mark.parametrize("game_id, seats", TABLES)
def test_points_that_are_promised_come_whatever_is_answered_and_all_that_are_sure_are_promised(game_id, seats):
    rng = Rng(5)
    for match, value in along(game_id, seats, 21, DECISIONS):
        me, seen = match.choice.numbers["animal"], match.preview(value)
        promises = [int(n) for n in re.findall(r"(?<!Up to )\+(\d+) VP for you", preview_text(match, value))]
        assert len(promises) <= 1
        promised = sum(promises)
        sure = seen.state.vp[me] - match.state.vp[me]
        assert sure == gained(seen.events, me) and promised >= sure
        if not seen.choice and not seen.chance:
            assert promised == max(sure, 0)
        elif promised:
            assert won_by_the_end_of_the_step(match, value, rng) >= promised


@pytest.mark.parametrize("game_id, seats", TABLES)
@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_next_question_of_the_step_is_always_named_and_its_animal_where_that_is_another(game_id, seats, lang):
    for match, value in along(game_id, seats, 22, DECISIONS):
        seen = match.preview(value)
        if seen.choice:
            text, after = preview_text(match, value, lang), match.fork(value)
            asked = plain_text(question(after, lang))
            assert asked in text
            assert text.endswith(f": {asked}") == (seen.choice.numbers["animal"] == match.choice.numbers["animal"])
