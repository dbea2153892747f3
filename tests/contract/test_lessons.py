"""Lessons as the page shows them: worded by the game, in every language, and nothing to press in their pictures."""

import re

import pytest
from speciate.locale import LANGUAGES, plain_text
from speciate.scenario import scenarios_of
from speciate.scenario.scenario import count_words
from speciate.table.lessons import Drawing, path_of

from .games import REAL
from .said import FIRST_OTHER, Sayings, differing, false_sums, numbers, words_in

ALL = [scenario for game_id in REAL for scenario in scenarios_of(game_id, "lesson", "puzzle")]


@pytest.fixture(scope="module", params=ALL, ids=lambda scenario: scenario.id)
def scenario(request):
    """Each lesson and puzzle: of the module, so that pytest runs the tests of one after each other."""
    return request.param


@pytest.fixture(scope="module")
def drawings(scenario):
    """It in each language, made once for its tests: to find the right answers takes longest."""
    return {lang: Drawing(scenario, lang) for lang in LANGUAGES}


@pytest.fixture(scope="module")
def lessons(drawings):
    return {lang: drawing.lesson(1) for lang, drawing in drawings.items()}


def test_a_lesson_is_worded_by_its_game_and_its_pictures_are_only_looked_at(lessons):
    for lang, lesson in lessons.items():
        check_answers(lesson.options)
        check_pictures(lesson.panels, lesson.options)
        check_words(lesson.options)
        check_length(lesson.options)
        check_verdicts(lesson, lang)
        assert 20 <= lesson.seconds <= 90
        assert structure(lesson) == structure(lessons["en"])


UNCHANGED = {"M-P20"}
"""The answer names a tile only; what happens there is asked next."""


def test_the_table_after_a_right_answer_is_a_picture_of_the_panels_that_it_changes(scenario, drawings, lessons):
    drawing, lesson = drawings["en"], lessons["en"]
    before = {panel.name: panel for panel in lesson.panels}
    changed = [panel for option in lesson.options if option.tokens for panel in drawing.after(option)]
    assert bool(changed) != (scenario.id in UNCHANGED)
    check_pictures([*lesson.panels, *changed], lesson.options)
    assert all(panel.picture != before[panel.name].picture for panel in changed)
    assert {bool(option.tokens) for option in lesson.options if option.kind == "right"} == {True}


def test_a_number_of_a_lesson_is_one_that_the_game_says_too(scenario, drawings):
    sayings = Sayings(drawings["en"])
    here = [text for name, text in scenario.texts() if name in ("goal", "ask", "hint", "idea", "aside")]
    verdicts = [(answer.verdict, answer.line) for answer in scenario.answers]
    verdicts += [(scenario.other, FIRST_OTHER)] if scenario.other else []
    for text, line in [*((text, 0) for text in here), *verdicts]:
        assert sayings.underived(text["en"], line) == [], text["en"]


def test_a_text_of_a_lesson_reckons_rightly_and_has_the_same_numbers_in_every_language(scenario):
    for _, text in scenario.texts():
        for lang, said in text.items():
            assert false_sums(said) == []
            assert not any(differing(text, lang)), said


MOST = 25
"""Words that a reader reads before the question: what is short is read."""


@pytest.mark.parametrize("game_id", REAL)
def test_the_path_of_a_game_is_short(game_id):
    """What a first game can do without lies beyond it, after all that lies on it. A new game has no lessons yet."""
    path, lessons = path_of(game_id), scenarios_of(game_id, "lesson")
    assert len(path) in range(8, 13) or not lessons
    assert lessons[: len(path)] == path


@pytest.mark.parametrize("game_id", REAL)
def test_few_words_stand_before_the_question_of_a_lesson(game_id):
    asks = {(one.id, lang): text for one in scenarios_of(game_id, "lesson") for lang, text in one.ask.items()}
    before = {where: re.sub(r"[^.?!:]+[.?]$", "", text) for where, text in asks.items()}
    assert all(len(before[where]) < len(text) for where, text in asks.items())
    assert {where: text for where, text in before.items() if count_words(text) > MOST} == {}


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


def check_pictures(panels, options):
    """There is nothing to press in them; what a script makes a thing to press is an image of an answer."""
    assert [panel.label for panel in panels] != []
    for panel in panels:
        assert panel.picture
        assert re.findall(r' (?:id|tabindex|data-value|data-card)=|<button|role="button"', panel.picture) == []
        for tag in re.findall(r"<[^<>]* data-answer=[^<>]*>", panel.picture):
            assert re.search(r' role="img" data-answer="\d+" aria-label="\w', tag) and not re.search(
                r'class="[^"]*target', tag
            )
    places = {int(n) for panel in panels for n in re.findall(r'data-answer="(\d+)"', panel.picture)}
    assert places <= {n for n, option in enumerate(options) if option.value is not None}


def check_words(options):
    """No answer is a token, as `speciation-1` or `horns:3`: labels have no hyphen before a number, and no colon."""
    for option in options:
        assert not re.search(r"[a-z]-\d|[a-z_]+:\w|_", plain_text(option.text)), option.text


def check_verdicts(lesson, lang):
    """Each names something of the position, or counts it, and the lesson says by which rule."""
    assert lesson.rules
    names = {word for text in (lesson.who, *(o.text for o in lesson.options)) for word in words_in(plain_text(text))}
    for said in (f"{option.head} {option.rest} {option.brings}" for option in lesson.options):
        capitals = any(name[0].isupper() for name in re.findall(r"(?<=[\w,;] )\w+|(?<=['’])\w+", said))
        assert capitals or names & words_in(said) or re.search(r"\d", said) or numbers(said, lang), said


def check_length(options):
    """More than the first decision of an answer is said only where another begins alike, so no answer stands out."""
    firsts = [re.split(" [→×] ", plain_text(option.text))[0] for option in options]
    for option, first in zip(options, firsts, strict=True):
        assert "→" not in option.text or firsts.count(first) > 1, option.text
