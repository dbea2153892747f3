"""Why not: whatever stands on the table and cannot be chosen at a question says why, and what would change that."""

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest
import speciate
from speciate.draw.face import Scene
from speciate.engine import DONE, Match, Rng, reasons
from speciate.engine.rulebook import rules_of
from speciate.locale import LANGUAGES, plain_text, words
from speciate.table.faces import face_of
from speciate.table.refused import Refused

from .games import GAMES, REAL, some_setup, tables
from .players import PLAYERS

TABLES = tables(REAL)
PACKAGE = Path(speciate.__file__).parent
MAKERS = ("unless", "EngineRefusal")
"""What the rules make a refusal with."""


def questions(game_id, seats, most):
    """Questions of games by several kinds of player, each as its chooser sees it."""
    rng = Rng(51, seats)
    for number, kind in enumerate(PLAYERS):
        setup, choose = some_setup(game_id, seats, number), PLAYERS[kind](Rng(51, number))
        match, here = Match(GAMES[game_id], GAMES[game_id].start(setup)), 0
        while match.choice and here * len(PLAYERS) < most:
            if rng.randbelow(12) == 0:
                here += 1
                yield Scene(match.state, words(rng.one_of(sorted(LANGUAGES)), game_id), match.choice.seat, match.choice)
            match.answer(choose(match.choice, match.state))


def has_names(domain):
    """Whether the values of a domain are things, and no numbers of things."""
    return not all(token.lstrip("-").isdigit() for token in domain.tokens)


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_what_stands_on_the_table_and_is_not_on_offer_says_why(game_id, seats):
    """The reasons of the rules are none for what is on offer, and some, each once and in words, for all else."""
    face = face_of(game_id)
    for scene in questions(game_id, seats, 60):
        choice, refused = scene.choice, Refused(face, scene)
        for value in set(choice.values) - {DONE}:
            assert reasons(scene.g, choice, value) == (), f"{choice}: {value} is on offer"
        listed = refused.listed()
        for value, name in refused.shapes.values():
            assert value not in choice.values and name.strip()
            found = refused.why(value)
            assert found[0].key != "refused", f"{choice}: {value}, {name}, has no reason"
            assert {one.rule for one in found} <= set(rules_of(game_id)) or not rules_of(game_id), (choice, value)
            named = ((domain, one.numbers[key]) for one in found for key, domain in one.domains.items())
            told = [(domain.name, face.read(scene, domain, n)) for domain, n in named if has_names(domain)]
            assert not [name for name, text in told if isinstance(text, int)], f"{choice}: {value}: {told}"
            texts = [refused.in_words(one) for one in found]
            assert all(plain_text(text) and "{" not in text for both in texts for text in both)
            assert len({both.reason for both in texts}) == len(texts), (choice, value, texts)
            about = refused.explain(value)[0]
            for both, row in zip(texts, about.split("<li>")[1:], strict=True):
                assert f"<b>{both.reason}</b>" in row and row.index(both.reason) < row.index(f">{both.opens}</p></li>")
            if not any(one.empty for one in found):
                rows = (f'<dt>{both.reason} <span class="opens">{both.opens}</span></dt>' for both in texts)
                assert "".join(rows) in listed


def refusals(folder):
    """The key of every refusal that the rules of a folder make, as far as it is written out."""
    for file in sorted((PACKAGE / folder).glob("rules/*.py")):
        for call in ast.walk(ast.parse(file.read_text())):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in MAKERS:
                for key in (node for arg in call.args[:2] for node in ast.walk(arg)):
                    if isinstance(key, ast.Constant) and "." in str(key.value)[:-1]:
                        yield str(key.value)


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
@pytest.mark.parametrize("game_id", REAL)
def test_every_reason_has_a_sentence_and_every_sentence_a_reason(game_id, lang):
    w = words(lang, game_id)
    made = set(refusals(f"games/{game_id}"))
    assert {key for key in made if key not in w} == set()
    family = set(refusals("earth")) if game_id in ("dominant", "marine") else set()
    worded = {key for key in w.all_keys if key.startswith("refused.")} - {"refused.title", "refused.list"}
    assert worded == {key for key in made | family if key.startswith("refused.")}


def ends(texts, made):
    """What ends the keys of reasons, each with the text; the keys begin like those that the rules make."""
    begin = tuple({key.partition(".")[0] + "." for key in made} | {"refused."})
    reasons = {key for key in texts if key.startswith(begin)} - {"refused.title", "refused.list"}
    found = {key.partition(".")[2]: texts[key] for key in reasons}
    assert len(found) == len(reasons)
    return found


def blanks_of(text):
    return set(re.findall(r"\{(\w+)", text))


def texts_of(lang, game_id):
    w = words(lang, game_id)
    return {key: w.raw(key) for key in w.all_keys}


@pytest.mark.parametrize("game_id", REAL)
def test_every_reason_says_what_would_change_it(game_id):
    """Each has one such sentence, out of its own numbers. Two have the same only if no rule lets them differ: the
    reasons are worded alike too, or it is the one sentence for what never changes, which is one in every language."""
    alike = {}
    for lang in LANGUAGES:
        texts = texts_of(lang, game_id)
        reasons = ends(texts, set(refusals(f"games/{game_id}")))
        opens = {key.removeprefix("opens."): text for key, text in texts.items() if key.startswith("opens.")}
        assert opens.keys() == reasons.keys()
        assert [end for end in opens if not blanks_of(opens[end]) <= blanks_of(reasons[end])] == []
        same = defaultdict(set)
        for end, text in opens.items():
            same[text].add(end)
        alike[lang] = {frozenset(found) for found in same.values() if len({reasons[end] for end in found}) > 1}
    assert all(len(found) <= 1 for found in alike.values()) and len(set(map(frozenset, alike.values()))) == 1, alike
