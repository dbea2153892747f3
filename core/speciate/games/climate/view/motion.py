"""What each event moves on the table. In the log, a seat is the colour that plays there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from speciate.draw.motion import Motion, Motions, Numbers, still

from .. import data, events
from ..pieces import AS_BODY, FOOD_KIND, HOLE, seat_of
from .words import letter

_DECK: Final = "board-svg@.15,.98"
_HOLE: Final = "hole"
_CARD, _FOOD, _MEAT, _BODY, _POPULATION = "ic-cards", "ic-plant", "tr-carnivore", "ic-body", "ic-population"


def _row(colour: int) -> str:
    return f"row-{colour}@.06,.5"


def _mat(species: int) -> str:
    """A species, or its row once it has died out."""
    colour = seat_of(species)
    return f"sp-{colour}-{letter(species)} {_row(colour)}"


def _event(event: int) -> str:
    """An event card in its zone, or the zone once the card has left."""
    card = data.EVENT_CARDS[event]
    return f"event-{card.deck} zone-{card.zone}"


def _drawn(e: Numbers) -> Sequence[Motion]:
    return (Motion(_CARD, _DECK, _row(e["seat"]), e["n"], e["seat"]),)


def _from_hand(e: Numbers) -> Sequence[Motion]:
    """A card goes from the hand of its owner to a species."""
    colour = seat_of(e["species"])
    return (Motion(_CARD, _row(colour), _mat(e["species"]), 1, colour),)


def _ladder(e: Numbers) -> Sequence[Motion]:
    moves = e["before"] != e["to"]
    return (Motion(f"cz-{e['to']}", f"zone-{e['before']}@.06,.5", f"zone-{e['to']}@.06,.5"),) if moves else ()


def _plants(e: Numbers) -> Sequence[Motion]:
    if not e["n"]:
        return ()
    return (Motion(_FOOD, _DECK, _HOLE, e["n"]),) if e["n"] > 0 else (Motion(_FOOD, _HOLE, "", -e["n"]),)


def _ate(e: Numbers) -> Sequence[Motion]:
    piece = _MEAT if FOOD_KIND.tokens[e["kind"]] == "meat" else _FOOD
    origin = _HOLE if e["source"] == HOLE else ""
    return (Motion(piece, origin, _mat(e["species"]), e["board"] + e["fat"], seat_of(e["species"])),)


def _discards(species: int) -> Sequence[Motion]:
    return (Motion(_CARD, _row(seat_of(species)), "", 1, seat_of(species)),)


MOTIONS: Final[Motions] = {
    events.round_: still,
    events.deal: _drawn,
    events.ran_out: still,
    events.refill: still,
    events.placed: lambda e: (Motion(_CARD, _row(e["seat"]), f"food-{e['seat']} {_HOLE}", 1, e["seat"]),),
    events.played: _from_hand,
    events.species: lambda e: (Motion("an-ancestor", _row(e["seat"]), _mat(e["species"]), 1, e["seat"]),),
    events.grown: lambda e: (
        Motion(_BODY if e["use"] == AS_BODY else _POPULATION, _row(e["seat"]), _mat(e["species"]), 1, e["seat"]),
    ),
    events.shed: lambda e: (Motion(_CARD, _mat(e["species"]), "", 1, e["seat"]),),
    events.stopped: still,
    events.exchanged: _drawn,
    events.revealed: lambda e: (Motion(_CARD, "", _mat(e["species"]), 1, seat_of(e["species"])),),
    events.born: lambda e: (Motion(_POPULATION, "", _mat(e["species"]), 1, seat_of(e["species"])),),
    events.fat_moved: lambda e: (Motion(_FOOD, "", _mat(e["species"]), e["n"], seat_of(e["species"])),),
    events.showed: lambda e: (Motion(_CARD, "", f"food-{e['seat']} {_HOLE}", 1, e["seat"]),),
    events.climate: _ladder,
    events.event_: lambda e: (Motion("ic-clock", "", _event(e["event"])),),
    events.no_event: still,
    events.shrunk: lambda e: (Motion(_BODY, _mat(e["species"]), "", 1, seat_of(e["species"])),),
    events.lost: lambda e: (Motion(_POPULATION, _mat(e["species"]), "", e["n"], seat_of(e["species"])),),
    events.died: lambda e: (Motion("ic-extinction", _mat(e["species"]), "", 1, seat_of(e["species"])),),
    events.drew: _drawn,
    events.plants: _plants,
    events.held: lambda e: (Motion(_FOOD, _HOLE, "", e["n"]),),
    events.new_event: lambda e: (Motion("ic-clock", "", _event(e["event"])),),
    events.ate: _ate,
    events.bought: lambda e: _discards(e["species"]),
    events.attacked: lambda e: (Motion(_MEAT, _mat(e["attacker"]), _mat(e["target"]), 1, seat_of(e["attacker"])),),
    events.ignored: still,
    events.named: still,
    events.paid: lambda e: _discards(e["attacker"]),
    events.night: still,
    events.passed: still,
    events.fed: still,
    events.bagged: lambda e: (Motion("ic-bag", "", _row(e["seat"]), e["n"], e["seat"]),),
    events.moved: _ladder,
    events.arrived: lambda e: (Motion(_FOOD, "", _HOLE, e["n"]),),
    events.end: still,
}
