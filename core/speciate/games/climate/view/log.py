"""Events as sentences, and the score as a sheet. In events a seat is the colour that plays there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from speciate.draw.blanks import blanks
from speciate.draw.face import Sheet
from speciate.draw.markup import Markup
from speciate.engine import Event, EventKind
from speciate.locale import Words

from .. import data, events
from ..events import EVENTS
from ..pieces import AS_BODY, AS_LEFT, CAUSE, FOOD_KIND, SEAT, SPECIES, seat_of
from ..rules.state import Climate
from .facts import colour_of
from .words import Vocabulary, letter, signed, vocabulary

Numbers = Mapping[str, int]


def log_line(words: Words, event: Event) -> tuple[int, Markup]:
    """The log line of an event: whose it is, and the sentence."""
    v, kind = vocabulary(words), EVENTS[event.kind]
    numbers = kind.named(event)
    key = _KEYS[kind](numbers) if kind in _KEYS else kind.key
    found = blanks(kind.numbers, numbers, v.read)
    if "species" in numbers:
        found["letter"] = letter(numbers["species"])
    if kind in _MORE:
        found |= _MORE[kind](v, numbers)
    return actor(kind, numbers), words(f"log.{key}", **found)


def actor(kind: EventKind[...], numbers: Numbers) -> int:
    """The colour that an event is about, or -1."""
    owners = [seat_of(numbers[name]) for name, domain in kind.numbers.items() if domain in (SEAT, SPECIES)]
    return owners[0] if owners else -1


_KEYS: Final[Mapping[EventKind[...], Callable[[Numbers], str]]] = {
    events.round_: lambda a: "round.last" if a["last"] else "round",
    events.ran_out: lambda a: "ran_out.this" if a["last"] else "ran_out.next",
    events.refill: lambda a: "refill.reserve" if a["reserve"] else "refill.discards",
    events.species: lambda a: (
        "species" if a["card"] == data.NO_CARD else "species.left" if a["side"] == AS_LEFT else "species.right"
    ),
    events.grown: lambda a: "grown.body" if a["use"] == AS_BODY else "grown.population",
    events.shed: lambda a: "shed.fat" if a["fat"] else "shed",
    events.climate: lambda a: (
        "climate.hotter" if a["to"] > a["before"] else "climate.colder" if a["to"] < a["before"] else "climate.stays"
    ),
    events.shrunk: lambda a: "shrunk.fat" if a["fat"] else "shrunk",
    events.lost: lambda a: f"lost.{CAUSE.tokens[a['cause']]}",
    events.plants: lambda a: "plants.add" if a["n"] > 0 else "plants.remove" if a["n"] else "plants.none",
    events.ate: lambda a: "ate.fat" if a["fat"] else "ate",
}
"""Which sentence an event has, where it has several."""

_MORE: Final[Mapping[EventKind[...], Callable[[Vocabulary, Numbers], dict[str, object]]]] = {
    events.showed: lambda v, a: {"what": v.worth[a["card"]]},
    events.new_event: lambda v, a: {"zone": v.zones[data.EVENT_CARDS[a["event"]].zone]},
    events.plants: lambda v, a: {"n": abs(a["n"]), "cards": signed(a["cards"]), "zone": signed(a["zone"])},
    events.ate: lambda v, a: {"what": v.words(f"eat.{FOOD_KIND.tokens[a['kind']]}", n=a["board"] + a["fat"])},
}
"""What else a sentence says, beside the numbers of the event."""

_COLUMNS: Final = ("bag", "fat", "population", "traits")


def sheet(g: Climate, words: Words) -> Sheet:
    """Food, fat, population and traits of each player, as all may know them, best first."""
    g = g.seen_by(None)
    rows = []
    for seat in g.seats():
        row = g.rows[seat]
        points = [
            g.bags[seat] + sum(g.food[species] for species in row),
            sum(g.fat[species] for species in row),
            sum(g.population[species] for species in row),
            sum(len(g.cards[species]) for species in row),
        ]
        rows.append((seat, colour_of(g, seat), points, sum(points)))
    rows.sort(key=lambda row: (-row[3], -row[2][3], -row[2][2], row[0]))
    heads = [words(f"sheet.{column}") for column in _COLUMNS]
    return Sheet(heads, rows, (), words("sheet.title"), words("sheet.note"))
