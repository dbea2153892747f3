"""Events as sentences, and the goals as a score sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from speciate.draw.blanks import blanks
from speciate.draw.face import Sheet
from speciate.draw.markup import Markup, join, markup
from speciate.engine import Event, EventKind
from speciate.locale import Words

from .. import data, events
from ..events import EVENTS
from ..rules.play import rank
from ..rules.state import Biosphere
from .words import vocabulary

Numbers = Mapping[str, int]


def log_line(words: Words, event: Event) -> tuple[int, Markup]:
    """The log line of an event: whose it is, and the sentence."""
    v, kind = vocabulary(words), EVENTS[event.kind]
    numbers = kind.named(event)
    key = _KEYS[kind](numbers) if kind in _KEYS else kind.key
    found = blanks(kind.numbers, numbers, v.read)
    return numbers.get("species", -1), words(f"log.{key}", pair=data.TILES_FOR_BONUS, **found)


def blocks(numbers: Numbers) -> bool:
    """Whether a life expectancy that goes down (`events.lower`) closes its environment to new dice."""
    return numbers["value"] < data.START_LIFE[numbers["track"]]


_KEYS: Final[Mapping[EventKind[...], Callable[[Numbers], str]]] = {
    events.bar: lambda e: "bar" if e["cost"] else "bar.free",
    events.special: lambda e: "special" if e["space"] < data.ENVIRONMENT_SPACE else "special.majority",
    events.lower: lambda e: "lower.blocked" if blocks(e) else "lower",
}
"""Which sentence an event has, where it has several."""


def sheet(g: Biosphere, words: Words, log: Sequence[Event]) -> Sheet:
    """The goals of each species by category, best species first; the note says what breaks ties."""
    v = vocabulary(words)
    order = sorted(g.species(), key=lambda p: rank(g, p), reverse=True)
    columns = [words(f"category.{category}") for category in data.CATEGORIES]
    rows = [(g.places[p], p, [int(g.completed(p, k)) for k in range(len(g.goals))], g.goals_of(p)) for p in order]
    ties = join((markup("{} {}", v.species[p], rank(g, p)[1]) for p in order), ", ")
    note = words("sheet.bar" if g.use_bar else "sheet.ep", list=ties)
    return Sheet(columns, rows, (), words("sheet.title"), note)
