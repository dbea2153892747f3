"""The position of Climate at rest, and what can be read off it."""

from __future__ import annotations

from speciate.engine import Event, State, plain

from . import data as d
from .pieces import DEAL, EVENTS, SEATS


@plain
class Climate(State):
    """A position. Seats are numbered from 0, clockwise; `places` says which colour each of them has.

    A species is a number that it keeps while it lives: `number % 6` is the seat that owns it (`pieces.seat_of`). All
    tables of species (`population` ...) are indexed by it; only those listed in `rows` live.
    """

    places: tuple[int, ...]
    """The seat that plays each colour, or -1."""
    options: tuple[int, ...]
    """The value of each of `data.RULINGS`; 0 is the usual one."""

    # --- where the game is ---
    phase: int = DEAL
    """What comes next: see `pieces.PHASES`."""
    round: int = 0
    """From 1; 0 before the first deal."""
    last: int = 0
    """1: the next round is the final one; 2: this round is."""
    first: int = 0
    """The seat with the first-player marker."""
    turn: int = 0
    """The seat that acts, or is to act next."""
    passes: int = 0
    """Turns of feeding in a row in which nothing was done."""

    # --- the board ---
    zone: int = d.TEMPERATE
    """Where the climate marker is, 0 (coldest) to 8."""
    hole: int = 0
    """Plants on the Watering Hole."""
    held: int = 0
    """Plants set aside by a Wildfire: they reach the hole before the next round."""
    events: bytearray
    """The face-up event card of the cold and of the hot deck, or NO_EVENT."""
    event_decks: list[bytearray]
    """The face-down event cards of the cold and the hot deck, drawn late."""
    spent: list[bytearray]
    """Event cards put under each deck."""
    thaw: int = d.NO_EVENT
    """The event card that lies on the hole: its suns count in the next step 4.1."""
    fallen: bytearray
    """Event cards that stay in force to the end: as long as one does, no plants are added."""
    jump: int = d.NO_ZONE
    """Where the marker goes at the end of this round."""

    # --- trait cards ---
    unseen: bytearray
    """The cards of deck and reserve, in no order: they are drawn late."""
    deck: int = 0
    """How many of them are the draw deck; the cards in `under` come after these."""
    reserve: int = 0
    """How many are set aside until the deck runs out."""
    under: bytearray
    """Cards put under the deck by exchanges, the first to be drawn first."""
    under_by: bytearray
    """Who put each there, and knows it."""
    discards: bytearray
    """Face up, the last one on top."""
    hands: list[bytearray]
    """Of each seat, ascending. Secret."""
    food_cards: bytearray
    """The card each seat has put on the hole, or NO_CARD. Secret until phase 4, in which they go to the discards."""

    # --- species ---
    rows: list[list[int]]
    """The living species of each seat, left to right as the owner sees them."""
    population: bytearray
    body: bytearray
    food: bytearray
    """Food on the board, at most `population`."""
    fat: bytearray
    """Food stored on the card that allows it, at most `body`."""
    traits: list[int]
    """Bit set of the face-up traits of each species: those that work."""
    cards: list[bytearray]
    """The trait cards on each species, in the order they were laid."""
    down: bytearray
    """How many of these, the last ones, lie face down: known to the owner only, without effect until revealed."""
    bags: list[int]
    """Food in the bag of each seat."""

    # --- everybody at once (Quick Play): what others may know of phase 3 until it is over ---
    before: list[list[int]]
    """Of each seat: its hand size, then 6 + k numbers for each species (number, population, body, fat, k, cards ...)
    as they lay when phase 3 began. Empty outside of such a phase."""
    untold: list[list[int]]
    """What seats have done since then, to be told when all have played: seat, kind of event, its numbers."""

    def seats(self) -> range:
        return range(len(self.hands))

    def from_first(self) -> list[int]:
        """All seats clockwise from the first-player marker."""
        seats = list(self.seats())
        return seats[self.first :] + seats[: self.first]

    def living(self) -> list[int]:
        """All species, clockwise from the marker, each row left to right."""
        return [s for seat in self.from_first() for s in self.rows[seat]]

    def quick(self) -> bool:
        """Whether everybody plays cards at once."""
        return bool(self.options[d.QUICK]) or len(self.hands) == d.ALWAYS_QUICK

    # --- what is told -------------------------------------------------------------------------------------------------

    def emit(self, kind: str, *args: int) -> None:
        """Tell what happened, if anyone listens. The rules speak of seats; the log is read without the set-up, so in it
        every seat, also that in the number of a species, is the colour that plays there."""
        if self.log is not None:
            names = EVENTS[kind]
            self.log.append(Event(kind, tuple(map(self._in_colours, args, names))))

    def _in_colours(self, n: int, name: str) -> int:
        if name == "seat":
            return self.places.index(n)
        if name in ("species", "attacker", "target"):
            return n - n % SEATS + self.places.index(n % SEATS)
        return n

    # --- decks --------------------------------------------------------------------------------------------------------

    def reveal_event(self, deck: int) -> None:
        """Turn up the next event card of a deck, under the zone it names."""
        pile = self.event_decks[deck]
        self.events[deck] = pile.pop(self.below(len(pile)))
        self.emit("new_event", self.events[deck])
