"""The rules pages as the build writes them: under a rule the links to the lessons and puzzles about it."""

import re
from pathlib import Path

import jinja2
import pytest
from speciate.locale import LANGUAGES, words
from speciate.scenario import scenarios_of
from speciate.table import pages

from .games import REAL

TEMPLATES = jinja2.Environment(
    loader=jinja2.FileSystemLoader(Path(__file__).parents[2] / "templates"),
    autoescape=True,
    undefined=jinja2.StrictUndefined,
)
OF_THE_SITE = {"asset": str, "modules": [], "style": "", "root": "../", "csp": "", "version": "", "releases": []}
"""What a page gets from the site that it is part of."""


def first_rules(game_id):
    """The rule that each lesson and puzzle is about before all others, by its id."""
    return {one.id: one.rules[0] for one in scenarios_of(game_id, "lesson", "puzzle")}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", REAL)
def test_under_a_rule_stands_what_is_about_it(monkeypatch, game_id, lang):
    monkeypatch.setattr(pages, "find_games", lambda: REAL)  # those of tests have no pages
    page = pages.rules_page(game_id, lang)
    html = TEMPLATES.get_template(page["template"]).render(OF_THE_SITE | page["context"])
    ids = re.findall(r'\sid="([^"]+)"', html)
    assert len(ids) == len(set(ids))
    links = dict[str, str]()
    for text in html.split('<div class="rule" id="')[1:]:
        rule = text.partition('"')[0]
        links |= dict.fromkeys(re.findall(rf'"{words(lang).raw("learn.page")}#([^"]+)"', text), rule)
    assert links == first_rules(game_id)
