"""Rules have ids: `learn/rules.txt` of a game states each, scenarios and decisions cite them."""

import ast
import inspect
import json
import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from speciate.engine import Registry
from speciate.engine.rulebook import RULE_ID, chapters_of, rules_of
from speciate.locale import LANGUAGES, escape, words
from speciate.scenario import scenarios_of
from speciate.table.faces import face_of

from .games import REAL
from .test_cards import every

STATED = [game_id for game_id in REAL if rules_of(game_id)]
"""The games that have the file."""

PUBLISHED = json.loads((Path(__file__).parents[2] / "web/releases/rules.json").read_text())
"""The id of every rule ever published, with its English title: `build.py release` adds those of a release."""


def cited(game_id):
    """Every rule id that a scenario of the game cites, with the id of the scenario."""
    return [(rule, scenario.id) for scenario in scenarios_of(game_id) for rule in scenario.rules]


def test_some_game_states_its_rules():
    """So that no test of this file passes because it finds none."""
    assert STATED


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", STATED)
def test_every_rule_has_a_title_and_two_sentences_in_every_language(game_id, lang):
    wrong = []
    for rule in rules_of(game_id).values():
        text = rule.texts.get(lang, "")
        if not rule.titles.get(lang):
            wrong.append(f"{rule.place}: {rule.id} has no title in {lang}")
        if len(re.findall(r"[.?][\")»]?(?= |$)", text)) != 2 or not text.endswith("."):
            wrong.append(f"{rule.place}: {rule.id} has not two sentences in {lang}: {text}")
    assert not wrong


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", STATED)
def test_every_rule_stands_in_a_chapter_that_has_a_title(game_id, lang):
    chapters = chapters_of(game_id)
    assert list(chapters) == list(dict.fromkeys(rule.chapter for rule in rules_of(game_id).values()))
    assert all(titles.get(lang) for titles in chapters.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", STATED)
def test_the_rules_page_has_every_rule_once_under_its_id(game_id, lang):
    page, rules = face_of(game_id).rules(words(lang, game_id)), rules_of(game_id)
    parts = re.findall(r'<div class="rule" id="([^"]+)".*?</h4><p>(.*?)</p><!--', page)
    assert parts == [(rule.id, escape(rule.texts[lang])) for rule in rules.values()]
    assert all(f"</span>{rule.id}</a> {escape(rule.titles[lang])}</h4>" in page for rule in rules.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", REAL)
def test_the_links_of_a_rules_page_lead_to_a_part_of_it(game_id, lang):
    """And an id is there once, so that it is clear where they lead."""
    page = face_of(game_id).rules(words(lang, game_id))
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'<a [^>]*href="#([^"]+)"', page)) <= set(ids)


@pytest.mark.parametrize("game_id", STATED)
def test_every_rule_is_carried_out_by_code(game_id):
    for rule in rules_of(game_id).values():
        rule.carried_out_by()


@cache
def cited_in(module):
    """Every rule id that a docstring of a module has in brackets: of a function, a class or what is assigned."""
    tree = ast.walk(ast.parse(inspect.getsource(import_module(module))))
    texts = [node.value.value for node in tree if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)]
    words = {word for text in texts for cited in re.findall(r"\[(.*?)\]", str(text)) for word in cited.split(", ")}
    return {word for word in words if RULE_ID.fullmatch(word)}


@pytest.mark.parametrize("game_id", STATED)
def test_docstrings_cite_the_rules_that_their_code_carries_out(game_id):
    """No others: an id stands in the docstring of the module that the rule names, and there alone."""
    rules, tag = rules_of(game_id), REAL[game_id].tag.upper()
    modules = {rule.code.partition(":")[0] for rule in rules.values()}
    cited = {(rule, module) for module in modules for rule in cited_in(module) if rule.startswith(tag)}
    assert cited == {(rule.id, rule.code.partition(":")[0]) for rule in rules.values()}


def catalogue(game_id, lang):
    """The texts of a game and of the site as they show, without the marks where a word may break."""
    texts = words(lang, game_id)
    return {key: texts.raw(key).replace("\u00ad", "") for key in texts.all_keys}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", STATED)
def test_a_title_that_the_catalogue_has_is_translated_as_there(game_id, lang):
    """Or, where the catalogue is short of room, abbreviates it, in full."""
    english, texts = catalogue(game_id, "en"), catalogue(game_id, lang)
    wrong = []
    for rule in rules_of(game_id).values():
        same = {texts[key] for key, text in english.items() if text == rule.titles["en"] and texts[key][-1] != "."}
        if same and rule.titles[lang] not in same:
            wrong.append(f"{rule.place}: {rule.id} is {rule.titles[lang]!r}, in the catalogue {' or '.join(same)!r}")
    assert not wrong


def names(game_id):
    """What the catalogue calls each section, trait and event, by its id."""
    texts, found = catalogue(game_id, "en"), dict[str, set[str]]()
    keys = [
        (registry.kind, name)
        for registry in every(game_id, Registry)
        for name in registry.ids
        if registry.kind != "card"
    ]
    keys += [("section", key.partition(".")[2]) for key in texts if re.fullmatch(r"section\.\w+", key)]
    for kind, name in keys:
        text = texts.get(f"{kind}.{name}.title") or texts.get(f"{kind}.{name}")
        found.setdefault(name, set()).update([text] if text else [])
    return found


@pytest.mark.parametrize("game_id", STATED)
def test_what_the_catalogue_names_is_a_rule_of_that_name(game_id):
    """Of the rules that a function or table carries out, one has the name of the section, trait or event.

    A card may stand for all of its kind.
    """
    titles = dict[str, set[str]]()
    for rule in rules_of(game_id).values():
        titles.setdefault(re.split(r"[:.]", rule.code)[-1].lower(), set()).add(rule.titles["en"])
    named = names(game_id)
    assert not {name: found for name, found in titles.items() if named.get(name) and not named[name] & found}


@pytest.mark.parametrize("game_id", STATED)
def test_scenarios_cite_rules_that_there_are(game_id):
    assert not [f"{scenario} cites {rule}" for rule, scenario in cited(game_id) if rule not in rules_of(game_id)]


def test_no_id_was_lost_or_given_to_another_rule():
    """Where a rule only has a better title, the list is changed with it; where it is no rule any more, it says so."""
    titles = {rule.id: rule.titles["en"] for game_id in STATED for rule in rules_of(game_id).values()}
    assert PUBLISHED and {rule: titles.get(rule) for rule in PUBLISHED} == PUBLISHED


@pytest.mark.parametrize("game_id", STATED)
def test_every_rule_has_a_scenario_or_says_in_every_language_why_none_can_show_it(game_id):
    shown = {rule for rule, _ in cited(game_id)}
    rules = rules_of(game_id).values()
    assert not [rule.id for rule in rules if rule.id not in shown and not rule.unshown], "have no scenario"
    assert not [rule.id for rule in rules if rule.id in shown and rule.unshown], "have a scenario now"
    assert not [rule.id for rule in rules if rule.unshown and {*rule.unshown} != {*LANGUAGES}]


@pytest.mark.parametrize("game_id", STATED)
def test_decisions_cite_rules_that_there_are(game_id):
    decisions = REAL[game_id].decisions.values()
    assert not [f"{one.key} cites {one.rule!r}" for one in decisions if one.rule not in rules_of(game_id)]


@pytest.mark.parametrize("game_id", STATED)
def test_events_cite_rules_that_there_are(game_id):
    """Each event of a game does, whatever its numbers and whatever is under way."""
    game = REAL[game_id]
    assert list(game.event_rules.cited) == list(game.events)
    cited = [(key, rule) for key in game.events for rule in game.event_rules.ids(key)]
    assert not [f"{key} cites {rule!r}" for key, rule in cited if rule not in rules_of(game_id)]


@pytest.mark.parametrize("game_id, event, domain", [("marine", "trait", "trait"), ("climate", "event", "event card")])
def test_an_event_cites_the_rule_that_has_its_name(game_id, event, domain):
    """Where the ids follow from an order, no name is in the place of another."""
    kind, rules = REAL[game_id].events[event], REAL[game_id].event_rules
    (tokens,) = (found.tokens for found in kind.numbers.values() if found.name == domain)
    for value, token in enumerate(tokens):
        numbers = [value if found.name == domain else 0 for found in kind.numbers.values()]
        title = rules_of(game_id)[rules.of([kind(*numbers)], 0)].titles["en"]
        assert title.lower().replace(" ", "_") == token.partition(":")[0]
