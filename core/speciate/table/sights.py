"""Pictures of the rules that no lesson or puzzle shows: a position before and after what is played in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from speciate.draw.face import Scene
from speciate.draw.html import pictured
from speciate.draw.markup import Markup, join
from speciate.engine import Match, Setup, State, Written, find_game
from speciate.engine.link import pack
from speciate.engine.record import PERSON
from speciate.engine.rulebook import Rule, rules_of
from speciate.locale import words
from speciate.scenario import Scenario, opened, scenarios_of
from speciate.scenario.play import follow

from .faces import face_of
from .lessons import Drawing

MOST: Final = 3
"""Lessons and puzzles that stand under a rule at least, if so many cite it."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What shows a rule: lessons and puzzles, else a test of the rule, else nothing."""

    about: Sequence[Scenario]
    """Those that cite the rule before all others."""
    citing: Sequence[Scenario]
    """Others, as far as there are fewer than `MOST`: first those that cite it next after their main rule."""
    test: Scenario | None

    @property
    def tried(self) -> Sequence[Scenario]:
        """What can be tried, the most fitting first."""
        return [*self.about, *self.citing]


@cache
def shown(game_id: str) -> Mapping[str, Shown]:
    """What shows each rule of a game, by its id."""
    asked, tests = scenarios_of(game_id, "lesson", "puzzle"), scenarios_of(game_id, "rule")
    found = {}
    for rule in rules_of(game_id):
        about = [one for one in asked if one.rules[0] == rule]
        citing = sorted((one for one in asked if rule in one.rules[1:]), key=lambda one: one.rules.index(rule))
        test = None if about or citing else next((one for one in tests if one.rules[0] == rule), None)
        found[rule] = Shown(about, citing[: max(MOST - len(about), 0)], test)
    return found


@dataclass(frozen=True, slots=True)
class Picture:
    """One panel of the table before and after; the same twice where nothing in it changes."""

    name: str
    label: str
    before: Markup
    after: Markup


@dataclass(frozen=True, slots=True)
class Judged:
    """An answer to what is asked in the position, and the verdict on it."""

    kind: str
    text: Markup
    verdict: str


@dataclass(frozen=True, slots=True)
class Sight:
    """The picture of a rule in one language, and its words."""

    id: str
    title: str
    rule: Rule
    ask: str
    answers: Sequence[Judged]
    log: Sequence[Markup]
    """What happens between the two pictures, in the words of the log."""
    dealt: bool
    """Whether the position is as the game is dealt, and nothing has happened in it."""
    before: Markup
    """How far the game is in the first picture, and whose turn it is where something is played."""
    after: Markup
    pictures: Sequence[Picture]
    link: str
    """The position before, as a game that can be played."""


def sights_of(game_id: str, lang: str) -> list[Sight]:
    """The pictures of the rules of a game that only a test shows, in the order of the rules."""
    return [sight(one.test, lang) for one in shown(game_id).values() if one.test]


def sight(scenario: Scenario, lang: str) -> Sight:
    """The picture of a rule by the test of it."""
    w = words(lang, scenario.game)
    said = w.translated
    setup, before, after = played(scenario)
    lines = log_lines(scenario, before, after, lang)
    start, end = positions(scenario, before, after)
    return Sight(
        id=scenario.id,
        title=said(scenario.title),
        rule=rules_of(scenario.game)[scenario.rules[0]],
        ask=said(scenario.ask) if scenario.ask else "",
        answers=answers(scenario, lang),
        log=lines or ([w("sight.won", name=_names(scenario, lang))] if scenario.won else []),
        dealt=scenario.dealt and not scenario.play,
        before=when(scenario, start, before, lang),
        after=when(scenario, end, after, lang),
        pictures=pictures(scenario, before, after, lang),
        link=pack(setup, before, [PERSON] * setup.seats),
    )


def played(scenario: Scenario) -> tuple[Setup, Match[Any], Match[Any]]:
    """The set-up of a test, and its match before and after what is played: the right answer where it asks."""
    setup, match = opened(scenario)
    if not scenario.dealt:
        setup = Written(setup.game, setup.places, setup.options, 0, match.at(0).at_rest)
    if not scenario.asks:
        return setup, match.at(0), match
    after = match.fork()
    follow(after, scenario.right.tokens, setup)
    for _, _, tokens in scenario.replies:
        follow(after, tokens, setup)
    return setup, match, after


def positions(scenario: Scenario, before: Match[Any], after: Match[Any]) -> tuple[State, State]:
    """What is drawn: where nothing is asked, it begins at the position as it is written, before anything happens."""
    start = before.state if scenario.asks or scenario.dealt else before.at_rest
    return start, after.state


def when(scenario: Scenario, g: State, match: Match[Any], lang: str) -> Markup:
    """How far a game is, as the header of a table says it, and whom it asks where that can change."""
    w, face = words(lang, scenario.game), face_of(scenario.game)
    scene = Scene(g=g, words=w)
    parts = [face.header(scene)[0]]
    if match.choice and (scenario.asks or scenario.play):
        parts.append(w(face.place(face.actor(scene, match.choice)[0]).key))
    return join(parts, " · ")


def log_lines(scenario: Scenario, before: Match[Any], after: Match[Any], lang: str) -> list[Markup]:
    """The lines of the log for what the test says has happened, or for all of it."""
    w, face = words(lang, scenario.game), face_of(scenario.game)
    known = before.event_count if scenario.asks else 0
    kinds = {kind for _, kind in scenario.told}
    if scenario.dealt and not scenario.play:
        return []
    lines = [face.log_line(w, event) for event in after.log[known:] if not kinds or event.kind in kinds]
    return list(dict.fromkeys(line for _, line in filter(None, lines)))


def answers(scenario: Scenario, lang: str) -> list[Judged]:
    """The answers of a test that asks, as a lesson words them, the right ones first."""
    if not scenario.asks:
        return []
    options = sorted(Drawing(scenario, lang).options(), key=lambda option: option.kind != "right")
    return [Judged(one.kind, one.text, f"{one.head} {one.rest}".strip()) for one in options]


def pictures(scenario: Scenario, before: Match[Any], after: Match[Any], lang: str) -> list[Picture]:
    """The panels that the test names, else the first that changes, else the board."""
    face, w = face_of(scenario.game), words(lang, scenario.game)
    start, end = positions(scenario, before, after)
    viewer = before.choice.seat if scenario.asks and before.choice else None
    drawn = [
        {name: pictured(panel) for name, panel in face.draw(scene).items()}
        for scene in (Scene(g=start, words=w, viewer=viewer), Scene(g=end, words=w, viewer=viewer))
    ]
    first, second = drawn
    changed = [name for name in face.panels if first[name] != second[name]]
    names = scenario.show or (changed or [*face.panels])[:1]
    return [Picture(name, w.plain(f"panel.{name}"), first[name], second[name]) for name in names]


def _names(scenario: Scenario, lang: str) -> str:
    """Who has won a test in which nothing happens any more."""
    w, face = words(lang, scenario.game), face_of(scenario.game)
    assert scenario.won
    places = find_game(scenario.game).places
    return ", ".join(w.plain(face.place(places.index(place)).key) for place in scenario.won[1])
