"""Which rule makes an event happen: a game declares it once for each event, and the log cites it.

>>> from .event import event
>>> @event
... def card(n: int) -> None:
...     "A card is carried out."
>>> @event
... def grow(n: int) -> None:
...     "An element is placed."
>>> rules = EventRules({card: Begins(ByNumber("n", ["X6.1", "X6.2"])), grow: Part("X1.2")})
>>> log = [grow(7), card(1), grow(8)]
>>> [rules.of(log, index) for index in range(3)]
['X1.2', 'X6.2', 'X6.2']
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from .event import Event, EventKind


class ByNumber(NamedTuple):
    """The id of a rule for each value of a number of the event; a value may ask for another number in its turn."""

    number: str
    rules: Sequence[str | ByNumber]


class Begins(NamedTuple):
    """The event says what is under way: an action, a card, an Extinction."""

    rule: str | ByNumber


class Part(NamedTuple):
    """The event is a part of what is under way, and cites the rule of that."""

    rule: str
    """What it cites where nothing is under way of which it can be a part."""
    of: Collection[str] = ()
    """The rules of what it can be a part of; empty: of anything."""


Cited: TypeAlias = "str | ByNumber | Begins | Part"
"""The id of the rule that an event cites, or where it is found."""


class EventRules:
    """The rule of each event of a game."""

    def __init__(self, cited: Mapping[EventKind[...], Cited]) -> None:
        self._kinds = {kind.key: kind for kind in cited}
        self.cited: Mapping[str, Cited] = {kind.key: rule for kind, rule in cited.items()}
        """What each event cites, by the key of the event."""

    def of(self, log: Sequence[Event], index: int) -> str:
        """The id of the rule that the event `index` of a log, or of a step, cites; "" in a game that states none."""
        cited = self.cited.get(log[index].kind, "")
        if isinstance(cited, Part):
            for earlier in range(index - 1, -1, -1):
                begun = self.cited[log[earlier].kind]
                if isinstance(begun, Begins):
                    rule = self._id(begun.rule, log[earlier])
                    return rule if not cited.of or rule in cited.of else cited.rule
            return cited.rule
        return self._id(cited.rule if isinstance(cited, Begins) else cited, log[index])

    def _id(self, rule: str | ByNumber, event: Event) -> str:
        while isinstance(rule, ByNumber):
            rule = rule.rules[self._kinds[event.kind].named(event)[rule.number]]
        return rule

    def ids(self, key: str) -> list[str]:
        """Every id that the declaration of an event names, in the order in which they stand there."""
        return list(dict.fromkeys(_ids(self.cited[key]))) if key in self.cited else []


def _ids(cited: Cited) -> list[str]:
    if isinstance(cited, str):
        return [cited]
    if isinstance(cited, ByNumber):
        return [rule for one in cited.rules for rule in _ids(one)]
    return [*_ids(cited.rule), *(cited.of if isinstance(cited, Part) else ())]
