"""Games declare their decisions and events once: what is met in play, what is said in each language, agrees with it."""

import ast
import re
import sys
from importlib import import_module
from pathlib import Path

import pytest
import speciate
from speciate.bots import find_bots
from speciate.engine import DONE, Decision, DecisionNeeded, EventKind, Match, Rng, rulebook
from speciate.locale import LANGUAGES, words
from speciate.table.faces import face_of

from .games import GAMES, REAL, some_setup

HERE = Path(__file__).parents[1]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_declares_its_decisions_and_events(game_id):
    assert GAMES[game_id].decisions and GAMES[game_id].events


def check_numbers(game, declared, numbers, none=()):
    """These names, and each number a value of its domain or one that stands for nothing.

    A domain without tokens that games share means the one of the same name in this game.
    """
    own = {domain.name: domain for domain in game.domains}
    assert set(declared) == set(numbers)
    for name, domain in declared.items():
        n = numbers[name]
        domain = domain if domain.tokens else own.get(domain.name, domain)
        assert not domain.tokens or 0 <= n < len(domain.tokens) or n in none, (name, numbers)


@pytest.mark.parametrize("game_id", GAMES)
def test_what_play_meets_is_declared(game_id):
    """With these numbers, of these domains."""
    game, rng = GAMES[game_id], Rng(11)
    stated = game_id in REAL and rulebook.rules_of(game_id)
    met, count = set(), 0

    def player(choice):
        nonlocal count
        count += 1
        decision = game.decisions[choice.key]
        assert choice.decision is decision and decision.domain in game.domains
        check_numbers(game, decision.numbers, choice.numbers)
        assert decision.optional or choice.values[-1] != DONE, f"{decision} is not declared as optional"
        met.add(choice.key)
        if count == stop:
            raise DecisionNeeded(choice)
        return rng.one_of(choice.values)

    for number in range(8):
        setup, stop = some_setup(game_id, game.seats[number % len(game.seats)], number), count + 600
        log = Match.replay(game, game.start(setup), player).log
        for index, event in enumerate(log):
            kind = game.events[event.kind]
            check_numbers(game, kind.numbers, kind.named(event), (DONE, 255))
            assert not stated or game.event_rules.of(log, index), f"{event} cites no rule"
        met |= {f"event {event.kind}" for event in log}
    assert len(met) > (len(game.decisions) + len(game.events)) / 2, "random play meets less than half of it"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_declaration_says_what_it_is(game_id):
    declarations: list[tuple[str, Decision | EventKind[...]]] = [*GAMES[game_id].decisions.items()]
    declarations += GAMES[game_id].events.items()
    for key, one in declarations:
        assert one.key == key and re.fullmatch(r"[A-Z].*[.?]", one.says.strip()), one
    assert all(isinstance(one, Decision) for one in GAMES[game_id].decisions.values())
    assert all(isinstance(one, EventKind) for one in GAMES[game_id].events.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", REAL)
def test_every_declaration_has_its_texts_in_every_language(game_id, lang):
    """The texts of its own key, else of its domain: for each token, or one for all."""
    texts, missing = words(lang, game_id), []
    for key, decision in REAL[game_id].decisions.items():
        domain = decision.domain
        each = all(f"commit.{domain.name}.{token}" in texts for token in domain.tokens)
        if f"ask.{key}" not in texts and f"ask.any.{domain.name}" not in texts:
            missing.append(f"ask.{key}")
        if not each and f"commit.{key}" not in texts and f"commit.any.{domain.name}" not in texts:
            missing.append(f"commit.{key}")
        if decision.optional and f"done.{key}" not in texts and "done.skip" not in texts:
            missing.append(f"done.{key}")
        if not decision.optional and f"done.{key}" in texts:
            missing.append(f"{key} is never declined, and has done.{key}")
    for key in REAL[game_id].events:
        if not any(re.fullmatch(rf"log\.{key}(\.\w+)?", text) for text in texts.all_keys):
            missing.append(f"log.{key}")
    assert not missing


@pytest.mark.parametrize("game_id", REAL)
def test_targets_are_in_panels_that_the_page_has(game_id):
    assert {decision.panel for decision in REAL[game_id].decisions.values()} <= {"", *face_of(game_id).panels}


TRANSLATED = "games/climate/rules/state.py"
"""It replaces seats by colours in whichever event it records, by the domains of the numbers: so it names none."""


def test_numbers_are_read_by_name():
    """Nowhere by position: not in the rules, not in the drawing, not in what games share, not in their tests."""
    core = Path(speciate.__file__).parent
    folders = [core / part for part in ("games", "earth", "draw", "table", "bots", "scenario")]
    folders += HERE / "games", HERE / "earth", HERE / "table"
    found = [
        f"{file}:{node.lineno}"
        for folder in folders
        for file in sorted(folder.rglob("*.py"))
        if file != core / TRANSLATED
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "args" and ast.unparse(node.value) != "P"
    ]
    assert not found


def test_bots_have_codes_of_their_own():
    """By them links name who plays: 0 says that nothing is known, 1 is a person, and 4 was a bot once."""
    codes = [bot.code for bot in find_bots().values()]
    assert len(codes) == len(set(codes)) and set(codes) <= {2, 3, 5, 6, 7}


ADDED = {"decide": set(), "choose": {"animal"}}
"""The methods by which rules ask, each with the numbers that it adds by itself."""


def rules_of(game_id):
    """The modules with the rules of a game, also those that it shares with others of its family."""
    here = type(GAMES[game_id]).__module__
    found = [sys.modules[name] for name in sys.modules if name.startswith(here)]
    if any("speciate.earth" in Path(module.__file__).read_text("utf-8") for module in found):
        found += [sys.modules[name] for name in sys.modules if name.startswith("speciate.earth.")]
    return [module for module in found if not re.search(r"\.(view|text)\b", module.__name__)]


def meant(module, game_id, node):
    """The decision that an expression stands for: a name of the module, or one that the games of a family share."""
    if isinstance(node, ast.Attribute) and ast.unparse(node.value) in ("SHARED", "g.SHARED"):
        return getattr(import_module(f"speciate.games.{game_id}.decisions").SHARED, node.attr)
    found = getattr(module, node.id, None) if isinstance(node, ast.Name) else None
    return found if isinstance(found, Decision) else None


def asked(module, game_id):
    """Each decision that a module gives to a function, with the names of the numbers where it is asked there."""
    for node in ast.walk(ast.parse(Path(module.__file__).read_text("utf-8"))):
        if isinstance(node, ast.Call):
            added = ADDED.get(node.func.attr) if isinstance(node.func, ast.Attribute) else None
            names = None if added is None else {keyword.arg for keyword in node.keywords} - {"done"} | added
            for decision in filter(None, (meant(module, game_id, arg) for arg in node.args)):
                yield decision, names, f"{module.__name__}:{node.lineno}"


@pytest.mark.parametrize("game_id", GAMES)
def test_rules_give_each_decision_the_numbers_that_it_declares(game_id):
    """At each place where it is asked, also where no test ever comes: mypy cannot check these names."""
    found = set()
    for module in rules_of(game_id):
        for decision, names, place in asked(module, game_id):
            assert names is None or names == decision.names, place
            assert GAMES[game_id].decisions.get(decision.key) is decision, (
                f"{place}: the game does not declare {decision}"
            )
            found.add(decision.key)
    assert found >= set(GAMES[game_id].decisions), "declared, and never asked"


@pytest.mark.parametrize("game_id", REAL)
def test_every_event_is_recorded_by_the_rules(game_id):
    rules = "\n".join(
        Path(module.__file__).read_text("utf-8")
        for module in rules_of(game_id)
        if not module.__name__.endswith((".decisions", ".events"))
    )
    assert not [key for key in REAL[game_id].events if not re.search(rf"\b(earth_)?events\.{key}_?\b", rules)]
