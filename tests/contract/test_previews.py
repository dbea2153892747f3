"""What a preview says: it says something, what it calls sure does happen, and what it cannot know it calls chance.

How many say nothing over more games: `python -m tests.contract.previews [--games N] [GAME ...]`.
"""

import re

import pytest
from speciate.engine import DecisionNeeded
from speciate.locale import LANGUAGES, plain_text, words

from .games import REAL, tables
from .previews import ASKED, FACES, SAY_NOTHING, along, preview_text, question, say_nothing

TABLES = tables(REAL)
DECISIONS = 400


@pytest.mark.slow
@pytest.mark.parametrize("game_id", REAL)
def test_of_all_previews_at_most_one_in_twenty_tells_neither_what_happens_nor_what_is_asked_next(game_id):
    count = bare = 0
    for seats in REAL[game_id].seats:
        for match, value in along(game_id, seats, seats, DECISIONS):
            count, bare = count + 1, bare + say_nothing(match, value)
    assert bare <= SAY_NOTHING * count, f"{bare} of {count}"


@pytest.mark.parametrize("game_id, seats", TABLES)
def test_what_a_preview_is_made_of_does_happen(game_id, seats):
    """The events are the first of those that come; position and points come so, for all that the chooser can see."""
    for match, value in along(game_id, seats, 11, DECISIONS):
        seat, seen, after = match.choice.seat, match.preview(value), match.fork(value)
        log = after.log[len(match.log) :]
        assert seen.events == log[: len(seen.events)]
        if not seen.chance:
            foreseen, comes = seen.state.seen_by(seat), match.playout(stop, value, steps=1).seen_by(seat)
            assert foreseen.numbers() == comes.numbers()
            assert match.game.scores(foreseen) == match.game.scores(comes)


SENTENCE = re.compile(r"(?:^|(?<=[.!?] ))\W*(\w)")


@pytest.mark.parametrize("game_id", REAL)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_asked_foreseen_and_logged_begins_with_a_capital(game_id, lang):
    face, w = FACES[game_id], words(lang, game_id)
    for match, value in along(game_id, REAL[game_id].seats[0], 14, DECISIONS):
        logged = [plain_text(line[1]) for event in match.events if (line := face.log_line(w, event))]
        for text in [preview_text(match, value, lang), plain_text(question(match, lang)), *logged]:
            assert SENTENCE.search(text), text
            assert not [letter for letter in SENTENCE.findall(text) if letter.islower()], text


def stop(choice):
    raise DecisionNeeded(choice)


@pytest.mark.parametrize("game_id, seats", TABLES)
def test_a_preview_names_the_next_question_and_calls_luck_what_is_luck_and_nothing_else(game_id, seats):
    for match, value in along(game_id, seats, 12, DECISIONS):
        seen, after = match.preview(value), match.fork(value)
        for lang in LANGUAGES:
            text = preview_text(match, value, lang, seen)
            assert ASKED not in text or plain_text(question(after, lang)) in text
            assert (words(lang, game_id).plain("see.luck") in text) == seen.chance
