"""Lessons as the page shows them: worded by the game, in every language, and nothing to press in their pictures."""

import re

import pytest
from speciate.locale import LANGUAGES, plain_text
from speciate.table.lessons import lessons_of

from .games import REAL

ALL = [
    pytest.param(lesson, id=f"{lesson.id}-{lang}")
    for game_id in REAL
    for lang in LANGUAGES
    for kind in lessons_of(game_id, lang)
    for lesson in kind
]


def structure(lesson):
    """What of a lesson is the same in every language."""
    options = [
        (option.kind, option.text.count("arrow"), bool(option.more), bool(option.rest)) for option in lesson.options
    ]
    parts = bool(lesson.note), bool(lesson.idea), len(lesson.hints)
    return lesson.id, lesson.number, lesson.seconds, options, parts, lesson.rules and [r.id for r in lesson.rules]


@pytest.mark.parametrize("game_id", REAL)
def test_lessons_are_the_same_in_every_language(game_id):
    """Their words apart. So the browser tests go through the lessons of a game in one language."""
    first, *others = (
        [[structure(lesson) for lesson in kind] for kind in lessons_of(game_id, lang)] for lang in LANGUAGES
    )
    for other in others:
        assert other == first


@pytest.mark.parametrize("lesson", ALL)
def test_a_lesson_offers_answers_that_can_be_told_apart_and_one_that_is_right(lesson):
    kinds = [option.kind for option in lesson.options]
    assert "right" in kinds and len(kinds) > 1
    offered = [(plain_text(option.text), option.more) for option in lesson.options]
    assert len(set(offered)) == len(offered)
    assert all(re.search(r"\w", text) for text, _ in offered)
    assert all(option.head for option in lesson.options)


@pytest.mark.parametrize("lesson", ALL)
def test_a_lesson_shows_pictures_that_are_only_looked_at(lesson):
    assert [panel.label for panel in lesson.panels] != []
    for panel in lesson.panels:
        assert panel.picture
        assert re.findall(r' (?:id|tabindex|data-value|data-card)=|<button|role="button"', panel.picture) == []


@pytest.mark.parametrize("lesson", ALL)
def test_no_answer_is_a_token(lesson):
    """Labels of a game have no hyphen between a word and a number, and no colon: `speciation-1`, `horns:3`."""
    for option in lesson.options:
        assert not re.search(r"[a-z]-\d|[a-z_]+:\w|_", plain_text(option.text)), option.text


@pytest.mark.parametrize("lesson", ALL)
def test_an_answer_is_said_further_only_where_another_begins_alike(lesson):
    """The right one would stand out among answers of one decision."""
    firsts = [re.split(" [→×] ", plain_text(option.text))[0] for option in lesson.options]
    for option, first in zip(lesson.options, firsts, strict=True):
        assert "→" not in option.text or firsts.count(first) > 1, option.text
