"""The decisions and events of a game as a page to look things up in, made from its declarations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .decision import Decision, Domain
from .event import EventKind
from .game import Game

DECISIONS = ("decision", "chosen from", "numbers", "rule", "secret", "panel", "")
EVENTS = ("event", "numbers", "rule", "")


def decision_rows(game: Game[Any]) -> list[Sequence[str]]:
    """A row for each decision, with the columns of `DECISIONS`; the last one says what is asked."""
    return [_decision_row(decision) for decision in game.decisions.values()]


def _decision_row(one: Decision) -> Sequence[str]:
    domain = f"{one.domain.name} or -" if one.optional else one.domain.name
    return one.key, domain, _numbers(one.numbers), one.rule, "yes" if one.secret else "", one.panel, one.says


def event_rows(game: Game[Any]) -> list[Sequence[str]]:
    """A row for each event, with the columns of `EVENTS`; the last one says what happens."""
    return [_event_row(kind, game.event_rules.ids(kind.key)) for kind in game.events.values()]


def _event_row(one: EventKind[...], rules: Sequence[str]) -> Sequence[str]:
    return one.key, _numbers(one.numbers), " ".join(rules), one.says


def _numbers(numbers: Mapping[str, Domain]) -> str:
    return ", ".join(f"{name}: {domain.name}" for name, domain in numbers.items())


def reference(game: Game[Any]) -> str:
    """Both tables in Markdown."""
    return "\n\n".join((_table(DECISIONS, decision_rows(game)), _table(EVENTS, event_rows(game))))


def _table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    return "\n".join(f"| {' | '.join(row)} |" for row in (columns, ["---"] * len(columns), *rows))
