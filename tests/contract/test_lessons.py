"""Lessons as the page shows them: worded by the game, in every language, and nothing to press in their pictures."""

import re

import pytest
from speciate.locale import LANGUAGES, plain_text
from speciate.scenario import scenarios_of
from speciate.table.lessons import Drawing

from .games import REAL

ALL = [
    pytest.param(scenario, id=scenario.id) for game_id in REAL for scenario in scenarios_of(game_id, "lesson", "puzzle")
]


@pytest.mark.parametrize("scenario", ALL)
def test_a_lesson_is_worded_by_its_game_and_its_pictures_are_only_looked_at(scenario):
    lessons = [Drawing(scenario, lang).lesson(1) for lang in LANGUAGES]
    for lesson in lessons:
        check_answers(lesson.options)
        check_pictures(lesson.panels)
        check_words(lesson.options)
        check_length(lesson.options)
        assert structure(lesson) == structure(lessons[0])


def structure(lesson):
    """What of a lesson is the same in every language. So the browser tests go through lessons in one language."""
    options = [
        (option.kind, option.text.count("arrow"), bool(option.more), bool(option.rest)) for option in lesson.options
    ]
    parts = bool(lesson.note), bool(lesson.idea), len(lesson.hints)
    return lesson.id, lesson.seconds, options, parts, lesson.rules and [r.id for r in lesson.rules]


def check_answers(options):
    """Answers can be told apart, and one is right."""
    kinds = [option.kind for option in options]
    assert "right" in kinds and len(kinds) > 1
    offered = [(plain_text(option.text), option.more) for option in options]
    assert len(set(offered)) == len(offered)
    assert all(re.search(r"\w", text) for text, _ in offered)
    assert all(option.head for option in options)


def check_pictures(panels):
    """There is nothing to press in them."""
    assert [panel.label for panel in panels] != []
    for panel in panels:
        assert panel.picture
        assert re.findall(r' (?:id|tabindex|data-value|data-card)=|<button|role="button"', panel.picture) == []


def check_words(options):
    """No answer is a token, as `speciation-1` or `horns:3`: labels have no hyphen before a number, and no colon."""
    for option in options:
        assert not re.search(r"[a-z]-\d|[a-z_]+:\w|_", plain_text(option.text)), option.text


def check_length(options):
    """More than the first decision of an answer is said only where another begins alike, so no answer stands out."""
    firsts = [re.split(" [→×] ", plain_text(option.text))[0] for option in options]
    for option, first in zip(options, firsts, strict=True):
        assert "→" not in option.text or firsts.count(first) > 1, option.text
