"""Every event of the game, declared once, as a typed signature. Nothing is recorded before all may know it.

The rules speak of seats; the log is read without the set-up, so in it every seat, also that in the number of a
species, is the colour that plays there (`Climate.record`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

from speciate.engine import ByNumber, EventKind, EventRules, declared, event

from . import data
from .pieces import CARD, CAUSE, EVENT_CARD, FOOD_KIND, SEAT, SOURCE, SPECIES, TRAIT, USE, ZONE

Seat = Annotated[int, SEAT]
Species = Annotated[int, SPECIES]
Card = Annotated[int, CARD]
Trait = Annotated[int, TRAIT]
Use = Annotated[int, USE]
Zone = Annotated[int, ZONE]
EventCard = Annotated[int, EVENT_CARD]
Cause = Annotated[int, CAUSE]
FoodKind = Annotated[int, FOOD_KIND]
Source = Annotated[int, SOURCE]


# --- deal and cards --------------------------------------------------------------------------------------------------


@event
def round_(n: int, last: int) -> None:
    """A round begins, after its deal; `last`: 1 if it is the final one."""


@event
def deal(seat: Seat, n: int) -> None:
    """Cards are dealt to a seat."""


@event
def ran_out(last: int) -> None:
    """The deck ran out; `last`: 0 if the next round is final, 1 if this one is, or already was."""


@event
def refill(n: int, reserve: int) -> None:
    """Cards make a new deck: the reserve (1) or the shuffled discards (0)."""


@event
def placed(seat: Seat) -> None:
    """A seat lays a food card on the Watering Hole, face down."""


@event
def played(seat: Seat, species: Species) -> None:
    """A seat lays a trait card face down."""


@event
def species(seat: Seat, species: Species, side: Use, card: Card) -> None:
    """A new species, at the left or the right end of the row; `card` is NO_CARD in phase 1."""


@event
def grown(seat: Seat, species: Species, use: Use, card: Card) -> None:
    """A card is discarded for body size or population."""


@event
def shed(seat: Seat, species: Species, card: Card, fat: int) -> None:
    """A trait is thrown off, and its fat goes to the bag."""


@event
def stopped(seat: Seat) -> None:
    """A seat plays no more cards."""


@event
def exchanged(seat: Seat, n: int) -> None:
    """A seat has exchanged cards."""


@event
def revealed(species: Species, card: Card) -> None:
    """A trait turns face up after phase 3."""


# --- climate ---------------------------------------------------------------------------------------------------------


@event
def born(species: Species) -> None:
    """A green frame adds one population."""


@event
def fat_moved(species: Species, n: int) -> None:
    """A green frame moves stored fat to the board as food."""


@event
def showed(seat: Seat, card: Card) -> None:
    """The food card of a seat turns up."""


@event
def climate(before: Zone, to: Zone, suns: int, flakes: int) -> None:
    """The climate marker moves by one zone, or stays where it is."""


@event
def event_(event: EventCard) -> None:
    """An event card triggers."""


@event
def no_event() -> None:
    """No event card triggers."""


@event
def shrunk(species: Species, fat: int) -> None:
    """A species loses one body size, and fat goes to the bag."""


@event
def lost(species: Species, n: int, cause: Cause, food: int) -> None:
    """A species loses population, and food goes to the bag."""


@event
def died(species: Species, traits: int, food: int) -> None:
    """A species dies out; food and fat go to the bag."""


@event
def drew(seat: Seat, n: int) -> None:
    """A seat draws cards for the traits of its dead species."""


@event
def plants(n: int, cards: int, zone: int) -> None:
    """Plants are put on (or, below 0, taken off) the Watering Hole; what the cards and the zone say."""


@event
def held(n: int) -> None:
    """Plants are set aside until the next round."""


@event
def new_event(event: EventCard) -> None:
    """An event card turns up."""


# --- feeding ---------------------------------------------------------------------------------------------------------


@event
def ate(species: Species, kind: FoodKind, source: Source, board: int, fat: int) -> None:
    """A species takes food; `board` and `fat` say how much goes where."""


@event
def bought(species: Species, card: Card) -> None:
    """A card is discarded for plants from the bank."""


@event
def attacked(attacker: Species, target: Species) -> None:
    """A species attacks another."""


@event
def ignored(attacker: Species, trait: Trait) -> None:
    """A defence is ignored for nothing."""


@event
def named(attacker: Species, trait: Trait) -> None:
    """A trait is switched off for a card."""


@event
def paid(attacker: Species, card: Card) -> None:
    """A card is discarded for an attack."""


@event
def night(species: Species) -> None:
    """The free feeding of a species begins."""


@event
def passed(seat: Seat) -> None:
    """A seat that could feed does not."""


@event
def fed() -> None:
    """The feeding of phase 5 is over."""


# --- end of the round ------------------------------------------------------------------------------------------------


@event
def bagged(seat: Seat, n: int) -> None:
    """Food from the boards goes to the bag."""


@event
def moved(before: Zone, to: Zone) -> None:
    """The climate marker jumps at the end of the round."""


@event
def arrived(n: int) -> None:
    """Plants that were set aside reach the Watering Hole."""


@event
def end() -> None:
    """The game is over."""


EVENTS: Final = declared(EventKind, globals())
"""Every event by key. A position holds places in this order (`Climate.untold`): a new event goes to the end."""
KEYS: Final = tuple(EVENTS)
WITH_SEAT: Final = {
    key: tuple(at for at, domain in enumerate(kind.numbers.values()) if domain in (SEAT, SPECIES))
    for key, kind in EVENTS.items()
}
"""Where each event has a seat or a species. `seat_of` reads both: a seat has the number of its first species."""

_CAUSES: Final = {"climate": "C4.3", "event": "C11.7", "attack": "C7.3", "defence": "C8.14", "hunger": "C6.2"}
_FOOD_OF_THE_BANK: Final = {"plant": "C5.5", "meat": "C7.3", "food": "C8.17"}
_SOURCES: Final[Mapping[str, str | ByNumber]] = {
    "hole": "C5.1", "bank": ByNumber("kind", [_FOOD_OF_THE_BANK[kind] for kind in FOOD_KIND.tokens])
}  # fmt: skip
RULES: Final = EventRules(
    {
        round_: "C1.1",
        deal: "C1.1",
        ran_out: "C1.2",
        refill: "C1.2",
        placed: "C2.1",
        played: "C3.1",
        species: "C0.3",
        grown: "C3.1",
        shed: "C3.4",
        stopped: "C3.1",
        exchanged: "C3.3",
        revealed: "C3.2",
        born: "C8.9",
        fat_moved: "C8.8",
        showed: "C2.1",
        climate: "C4.1",
        event_: ByNumber("event", [data.EVENT_RULES[card.event] for card in data.EVENT_CARDS]),
        no_event: "C4.4",
        shrunk: "C11.2",
        lost: ByNumber("cause", [_CAUSES[cause] for cause in CAUSE.tokens]),
        died: "C6.1",
        drew: "C6.1",
        plants: "C4.2",
        held: "C11.7",
        new_event: "C4.5",
        ate: ByNumber("source", [_SOURCES[source] for source in SOURCE.tokens]),
        bought: "C8.16",
        attacked: "C5.2",
        ignored: "C7.2",
        named: "C8.16",
        paid: "C7.4",
        night: "C8.19",
        passed: "C5.6",
        fed: "C5.6",
        bagged: "C6.4",
        moved: "C11.6",
        arrived: "C11.7",
        end: "C9.2",
    }
)
"""The rule of each event."""
