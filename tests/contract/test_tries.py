"""The books as the build writes them: under each rule stands what shows it, and cards are found by every name."""

import re
from functools import cache
from pathlib import Path

import jinja2
import pytest
from speciate.draw.face import Scene
from speciate.engine import unpack
from speciate.engine.rulebook import rules_of
from speciate.locale import LANGUAGES, plain_text, words
from speciate.scenario import scenarios_of
from speciate.table import pages
from speciate.table.faces import face_of
from speciate.table.sights import MOST, played, positions, shown, sights_of

from .games import REAL
from .test_hidden import redrawn

TEMPLATES = jinja2.Environment(
    loader=jinja2.FileSystemLoader(Path(__file__).parents[2] / "templates"),
    autoescape=True,
    undefined=jinja2.StrictUndefined,
)
OF_THE_SITE = {"asset": str, "modules": [], "style": "", "root": "../", "csp": "", "version": "", "releases": []}
"""What a page gets from the site that it is part of."""
TESTED = [(game_id, one.test) for game_id in REAL for one in shown(game_id).values() if one.test]
"""The rules whose picture is that of a test."""


@cache
def books(game_id, lang):
    """The book and the page of pictures of a game, as texts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "find_games", lambda: REAL)  # those of tests have no pages
        made = [pages.rules_page(game_id, lang), pages.sights_page(game_id, lang)]
        return [TEMPLATES.get_template(page["template"]).render(OF_THE_SITE | page["context"]) for page in made]


def under(html):
    """What stands under each rule of a book, by its id."""
    parts = html.split('<div class="rule" id="')[1:]
    return {part.partition('"')[0]: part.partition("</h4>")[2] for part in parts}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", REAL)
def test_under_each_rule_stands_what_shows_it_or_why_nothing_does(game_id, lang):
    book, pictures = books(game_id, lang)
    w = words(lang)
    ids = re.findall(r'\sid="([^"]+)"', book)
    assert len(ids) == len(set(ids))
    assert list(under(book)) == list(rules_of(game_id))
    for rule, text in under(book).items():
        tried = re.findall(rf'"{w.raw("learn.page")}#([^"]+)"', text)
        seen = re.findall(rf'"{w.raw("sight.page")}#([^"]+)"', text)
        reason = rules_of(game_id)[rule].unshown.get(lang)
        assert bool(tried) + bool(seen) + bool(reason) == 1, rule
        assert not reason or reason in text
        assert all(pictures.count(f' id="{one}"') == 1 for one in seen)


@pytest.mark.parametrize("game_id", REAL)
def test_what_is_about_a_rule_comes_before_what_cites_it(game_id):
    scenarios = scenarios_of(game_id, "lesson", "puzzle")
    for rule, one in shown(game_id).items():
        assert list(one.about) == [each for each in scenarios if each.rules[0] == rule]
        cited = [each for each in scenarios if rule in each.rules]
        assert set(each.id for each in one.tried) <= set(each.id for each in cited)
        assert len(one.tried) >= min(MOST, len(cited))
        places = [each.rules.index(rule) for each in one.tried]
        assert places == sorted(places)


@pytest.mark.parametrize("game_id", REAL)
def test_a_card_is_found_by_its_name_in_every_language(game_id):
    """The row of a card has all that `web/book.js` compares with what is searched."""
    anchors, names = {}, {}
    for lang in LANGUAGES:
        book, _ = books(game_id, lang)
        rows = re.findall(r'<span class="cname" id="([^"]+)" data-also="([^"]*)">(.*?)</span>', book)
        assert len(rows) == book.count('class="cname"')
        anchors[lang] = {anchor: plain_text(f"{name} {also}") for anchor, also, name in rows}
        names[lang] = {anchor: plain_text(name) for anchor, _, name in rows}
    for lang in LANGUAGES:
        for name in names.values():
            assert all(name[anchor] in found for anchor, found in anchors[lang].items())


# --- pictures ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", REAL)
def test_pictures_are_the_same_in_every_language_and_there_is_nothing_to_press_in_them(game_id):
    of = [sights_of(game_id, lang) for lang in LANGUAGES]
    for sights in zip(*of, strict=True):
        assert len({structure(one) for one in sights}) == 1
        for picture in (picture for one in sights for picture in one.pictures):
            drawn = picture.before + picture.after
            assert picture.before and picture.after
            assert not re.findall(r' (?:id|tabindex|data-value|data-card)=|<button|role="button"', drawn)


def structure(sight):
    """What of a picture is the same in every language."""
    pictures = [(one.name, one.before == one.after) for one in sight.pictures]
    answers = [one.kind for one in sight.answers]
    return repr((sight.id, sight.rule.id, pictures, answers, len(sight.log), bool(sight.ask), sight.link))


@pytest.mark.parametrize(("game_id", "test"), [pytest.param(*one, id=one[1].id) for one in TESTED])
def test_a_picture_of_a_rule_has_something_to_see_and_opens_at_a_table(game_id, test):
    assert set(test.show) <= set(face_of(game_id).panels)
    [sight] = [one for one in sights_of_english(game_id) if one.id == test.id]
    changes = any(one.before != one.after for one in sight.pictures)
    assert changes or sight.log or sight.dealt or sight.before != sight.after, "nothing to see"
    _, before, _ = played(test)
    match = unpack(sight.link).match
    assert match.state.numbers() == before.state.numbers()
    assert (match.choice and match.choice.key) == (before.choice and before.choice.key)


@cache
def sights_of_english(game_id):
    """The pictures of a game, drawn once."""
    return sights_of(game_id, "en")


@pytest.mark.parametrize(("game_id", "test"), [pytest.param(*one, id=one[1].id) for one in TESTED])
def test_a_picture_shows_nothing_that_its_seat_cannot_know(game_id, test):
    _, before, after = played(test)
    viewer = before.choice.seat if test.asks else None
    face, w = face_of(game_id), words("en", game_id)
    for g in positions(test, before, after):
        other = redrawn(g, -1 if viewer is None else viewer, 5)
        assert face.draw(Scene(g=g, words=w, viewer=viewer)) == face.draw(Scene(g=other, words=w, viewer=viewer))
