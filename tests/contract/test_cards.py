"""A card is one place: its facts and its rule stand together, and its texts are found by its id in every language."""

import re
import sys
from pathlib import Path

import pytest
from speciate.engine import Effects, Registry
from speciate.engine.hooks import Hook
from speciate.locale import LANGUAGES, words

from .games import REAL

NAMES = "title", "does"
"""Texts that all cards of a kind have if one of them has it, at `KIND.ID.NAME`; others only some cards need."""


def modules(game_id):
    """The modules of a game that are loaded with it, apart from its view and its texts."""
    here = type(REAL[game_id]).__module__
    found = [sys.modules[name] for name in sorted(sys.modules) if name == here or name.startswith(f"{here}.")]
    return [module for module in found if not re.search(r"\.(view|text)\b", module.__name__)]


def every(game_id, kind):
    """Each object of a kind that a module of the game holds, once."""
    return list(
        {value: None for module in modules(game_id) for value in vars(module).values() if isinstance(value, kind)}
    )


def cards(game_id):
    """Every card, trait, event and goal whose rule registers it: its kind, and its facts."""
    return [(registry.kind, facts) for registry in every(game_id, Registry) for facts in registry]


@pytest.mark.parametrize("game_id", REAL)
def test_every_card_is_registered_beside_its_rule(game_id):
    for registry in every(game_id, Registry):
        assert [facts.id for facts in registry] == [*registry.ids] and len(set(registry.ids)) == len(registry)
        assert {facts.sure for facts in registry} <= {"printed", "deduced", "reconstructed"}


def test_games_with_cards_have_registries():
    """So that no test of this file passes because it finds none."""
    found = {game_id: sorted(registry.kind for registry in every(game_id, Registry)) for game_id in REAL}
    assert found["marine"] == ["card", "trait"] and found["climate"] == ["event", "trait"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", REAL)
def test_every_card_has_its_texts_in_every_language(game_id, lang):
    texts, missing = words(lang, game_id), []
    for registry in every(game_id, Registry):
        keys = {token: {key for key in ("", *NAMES) if has(texts, registry.kind, token, key)} for token in registry.ids}
        wanted = set().union({""}, *keys.values())
        missing += [(registry.kind, token, key) for token in registry.ids for key in wanted - keys[token]]
    assert not missing


def has(texts, kind, token, name):
    return ".".join(filter(None, (kind, token, name))) in texts


@pytest.mark.parametrize("game_id", REAL)
def test_a_card_names_the_decisions_of_its_own(game_id):
    """Those whose keys begin with its id, also where a rule shared by several games asks for them."""
    decisions = REAL[game_id].decisions
    for kind, facts in cards(game_id):
        own = {key for key in decisions if key.partition(".")[0] == facts.id}
        assert {decision.key for decision in facts.asks} == own, (kind, facts.id)
        assert all(decisions[decision.key] is decision for decision in facts.asks)


@pytest.mark.parametrize("game_id", REAL)
def test_every_hook_is_answered_and_asked(game_id):
    sources = {module: Path(module.__file__).read_text("utf-8") for module in modules(game_id)}
    for hook in every(game_id, Hook):
        assert hook.answers, f"{hook} changes nothing: no card or trait answers"
        asked = r"\[" if isinstance(hook, Effects) else r"(?!\.by\b)"
        rules = [m for m, text in sources.items() if re.search(rf"\bhooks\.{hook.name}\b{asked}", text)]
        assert rules, f"{hook} is asked for by no rule"
