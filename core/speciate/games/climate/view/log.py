"""Events as sentences, and the score as a sheet. In events a seat is the colour that plays there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from speciate.draw.blanks import blanks
from speciate.draw.face import Sheet
from speciate.draw.markup import Markup, markup
from speciate.engine import Event, EventKind
from speciate.locale import Words

from .. import data, events
from ..events import EVENTS
from ..pieces import AS_BODY, AS_LEFT, CAUSE, FOOD_KIND, SEAT, SPECIES, number_of, seat_of, species_of
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
    events.round_: lambda e: "round.last" if e["last"] else "round",
    events.ran_out: lambda e: "ran_out.this" if e["last"] else "ran_out.next",
    events.refill: lambda e: "refill.reserve" if e["reserve"] else "refill.discards",
    events.species: lambda e: (
        "species" if e["card"] == data.NO_CARD else "species.left" if e["side"] == AS_LEFT else "species.right"
    ),
    events.grown: lambda e: "grown.body" if e["use"] == AS_BODY else "grown.population",
    events.shed: lambda e: "shed.fat" if e["fat"] else "shed",
    events.climate: lambda e: (
        "climate.hotter" if e["to"] > e["before"] else "climate.colder" if e["to"] < e["before"] else "climate.stays"
    ),
    events.shrunk: lambda e: "shrunk.fat" if e["fat"] else "shrunk",
    events.lost: lambda e: f"lost.{CAUSE.tokens[e['cause']]}",
    events.plants: lambda e: "plants.add" if e["n"] > 0 else "plants.remove" if e["n"] else "plants.none",
    events.ate: lambda e: "ate.fat" if e["fat"] else "ate",
}
"""Which sentence an event has, where it has several."""

_MORE: Final[Mapping[EventKind[...], Callable[[Vocabulary, Numbers], dict[str, object]]]] = {
    events.showed: lambda v, e: {"what": v.worth[e["card"]]},
    events.new_event: lambda v, e: {"zone": v.zones[data.EVENT_CARDS[e["event"]].zone]},
    events.plants: lambda v, e: {"n": abs(e["n"]), "cards": signed(e["cards"]), "zone": signed(e["zone"])},
    events.ate: lambda v, e: {"what": v.words(f"eat.{FOOD_KIND.tokens[e['kind']]}", n=e["board"] + e["fat"])},
}
"""What else a sentence says, beside the numbers of the event."""

_COLUMNS: Final = ("bag", "fat", "population", "traits")


def sheet(g: Climate, words: Words) -> Sheet:
    """The points of each player by source, as all may know them, best player first; then the points of each species."""
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
    return Sheet(
        heads, rows, _by_species(g, [seat for seat, *_ in rows]), words("sheet.title"), words("sheet.note"),
        words("sheet.species"), words("sheet.one"),
    )  # fmt: skip


def _by_species(g: Climate, seats: Sequence[int]) -> list[tuple[Markup, list[int]]]:
    """The points of each species, without the food in the bag, under its letter, for players in this order."""
    points: dict[int, list[int]] = {}
    for column, seat in enumerate(seats):
        for species in g.rows[seat]:
            own = points.setdefault(number_of(species), [0] * len(seats))
            own[column] = g.food[species] + g.fat[species] + g.population[species] + len(g.cards[species])
    return [(markup("{}", letter(species_of(0, n))), own) for n, own in sorted(points.items())]
