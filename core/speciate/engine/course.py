"""The course of a round: its phases in order, which a game declares once, and how far a position has come in them.

>>> round_ = (Phase("X3.1"), Phase("X4", (Phase("X4.1"), Phase("X4.2"))), Phase("X5.1"))
>>> [(at.rule, at.when, [(part.rule, part.when) for part in at.parts]) for at in stages(round_, "X4.1")]
[('X3.1', 'past', []), ('X4', 'now', [('X4.1', 'now'), ('X4.2', 'ahead')]), ('X5.1', 'ahead', [])]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

When: TypeAlias = Literal["past", "now", "ahead", ""]
"""Whether a phase is behind, under way or to come; "" where the round does not say."""


class Phase(NamedTuple):
    """A phase of a round. Its name is the title of its rule."""

    rule: str
    """The id of the rule that says what happens in it, or of the chapter in which the rules of its parts stand."""
    parts: tuple[Phase, ...] = ()
    in_order: bool = True
    """Whether the parts are played one after the other; else each is a possibility of its own."""
    once: bool = False
    """Whether it comes only before the first round."""


class Stage(NamedTuple):
    """A phase as seen from a position."""

    rule: str
    when: When
    parts: Sequence[Stage]


def stages(course: Sequence[Phase], now: str) -> list[Stage]:
    """The phases of a round when the one with the rule `now` is under way, which must be one; "": all are behind."""
    at = next(n for n, phase in enumerate(course) if now in _rules(phase)) if now else len(course)
    return [_stage(phase, _when(n, at), now) for n, phase in enumerate(course) if n >= at or not phase.once]


def _rules(phase: Phase) -> list[str]:
    return [phase.rule, *(part.rule for part in phase.parts)]


def _stage(phase: Phase, when: When, now: str) -> Stage:
    """A phase with its parts. Where it is known only that the whole is under way, none of them has begun."""
    rules = [part.rule for part in phase.parts]
    at = rules.index(now) if now in rules else -1
    each = [_when(k, at) if when == "now" else when for k in range(len(rules))]
    if not phase.in_order:
        each = ["now" if k == at else "" for k in range(len(rules))]
    return Stage(phase.rule, when, [Stage(rule, part, ()) for rule, part in zip(rules, each, strict=True)])


def _when(n: int, now: int) -> When:
    return "past" if n < now else "now" if n == now else "ahead"
