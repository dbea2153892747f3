"""Events as sentences, and the score as a sheet. In events a seat is the colour that plays there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from speciate.draw.face import Sheet
from speciate.engine import Event
from speciate.locale import Safe, Words

from . import data as d
from .face_facts import colour_of
from .face_words import Vocabulary, letter, signed, vocabulary
from .pieces import AS_BODY, AS_LEFT, BANK, CAUSES, FOOD_KINDS, SEATS
from .pieces import EVENTS as TOLD
from .state import Climate

Tell = Callable[[Vocabulary, Mapping[str, int]], str]


def sentence(words: Words, event: Event) -> tuple[int, str] | None:
    """The log line of an event: whose it is, and the sentence."""
    v = vocabulary(words)
    args = dict(zip(TOLD[event.kind], event.args, strict=True))
    key = _KEYS[event.kind](args) if event.kind in _KEYS else event.kind
    return actor(args), words(f"log.{key}", **_blanks(v, args))


def actor(args: Mapping[str, int]) -> int:
    """The colour that an event is about, or -1."""
    if "seat" in args:
        return args["seat"]
    return next((args[name] % SEATS for name in ("species", "attacker") if name in args), -1)


def _blanks(v: Vocabulary, args: Mapping[str, int]) -> dict[str, object]:
    found: dict[str, object] = dict(args)
    for name, n in args.items():
        match name:
            case "seat":
                found["who"] = v.colours[n]
            case "species":
                found["species"], found["letter"] = v.species(n % SEATS, n), letter(n)
            case "attacker" | "target":
                found[name] = v.species(n % SEATS, n)
            case "trait":
                found["trait"] = v.traits[n]
    card = args.get("card", d.NO_CARD)
    if card < len(d.CARDS):
        found["card"], found["what"] = v.cards[card], v.worth[card]
    if card < len(d.EVENTS):
        found["event"] = v.event_lines[card]
        found.setdefault("zone", v.zones[d.EVENTS[card].zone])
    if "to" in args:
        found["zone"] = v.zones[args["to"]]
    if "cards" in args:
        found["n"], found["cards"], found["zone"] = abs(args["n"]), signed(args["cards"]), signed(args["zone"])
    if "kind" in args:
        n = args["board"] + args["fat"]
        found["what"] = v.words(f"eat.{FOOD_KINDS[args['kind']]}", n=n)
        found["source"] = v.words("source.bank" if args["source"] == BANK else "source.hole")
    return found


_KEYS: Final[Mapping[str, Callable[[Mapping[str, int]], str]]] = {
    "round": lambda a: "round.last" if a["last"] else "round",
    "ran_out": lambda a: "ran_out.this" if a["last"] else "ran_out.next",
    "refill": lambda a: "refill.reserve" if a["reserve"] else "refill.discards",
    "species": lambda a: (
        "species" if a["card"] == d.NO_CARD else "species.left" if a["side"] == AS_LEFT else "species.right"
    ),
    "grown": lambda a: "grown.body" if a["use"] == AS_BODY else "grown.population",
    "shed": lambda a: "shed.fat" if a["fat"] else "shed",
    "climate": lambda a: (
        "climate.hotter" if a["to"] > a["from"] else "climate.colder" if a["to"] < a["from"] else "climate.stays"
    ),
    "shrunk": lambda a: "shrunk.fat" if a["fat"] else "shrunk",
    "lost": lambda a: f"lost.{CAUSES[a['cause']]}",
    "plants": lambda a: "plants.add" if a["n"] > 0 else "plants.remove" if a["n"] else "plants.none",
    "ate": lambda a: "ate.fat" if a["fat"] else "ate",
}
"""Which sentence an event has, where it has several."""

_COLUMNS: Final = ("bag", "fat", "population", "traits")


def sheet(g: Climate, words: Words) -> Sheet:
    """Food, fat, population and traits of each player, as all may know them, best first."""
    g = g.seen_by(None)
    rows = []
    for seat in g.seats():
        row = g.rows[seat]
        points = [
            g.bags[seat] + sum(g.food[s] for s in row),
            sum(g.fat[s] for s in row),
            sum(g.population[s] for s in row),
            sum(len(g.cards[s]) for s in row),
        ]
        rows.append((seat, colour_of(g, seat), points, sum(points)))
    rows.sort(key=lambda row: (-row[3], -row[2][3], -row[2][2], row[0]))
    heads = [str(words(f"sheet.{column}")) for column in _COLUMNS]
    return Sheet(heads, rows, (), str(words("sheet.title")), str(Safe(words("sheet.note"))))
