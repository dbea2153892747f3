"""The position of Climate at rest, what can be read off it, and the moves of single pieces that rules are made of."""

from __future__ import annotations

from bisect import insort
from typing import Concatenate, ParamSpec

from speciate.engine import Choice, Event, EventKind, Reasons, State, plain, unless

from .. import data, events
from ..pieces import AS_LEFT, DEAL, SEAT, seat_of, species_of
from .hooks import Creature, nature

P = ParamSpec("P")


@plain
class Climate(State):
    """A position. Seats are numbered from 0, clockwise; `places` says which colour each of them has.

    A species is a number that it keeps while it lives, and that says the seat that owns it (`pieces.seat_of`). All
    tables of species (`population` ...) are indexed by it; only those listed in `rows` live, and the tables end with
    the last of these.
    """

    places: tuple[int, ...]
    """The seat that plays each colour, or -1."""
    options: tuple[int, ...]
    """The value of each of `data.VARIANTS`; 0 is the usual one."""

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
    zone: int = data.TEMPERATE
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
    on_hole: int = data.NO_EVENT
    """The event card that lies on the Watering Hole: its suns count in the next step 4.1."""
    fallen: bytearray
    """Event cards that stay in force to the end: as long as one does, no plants are added."""
    jump: int = data.NO_ZONE
    """Where the marker goes at the end of this round."""

    # --- trait cards ---
    unseen: bytearray
    """The cards of deck and reserve, ascending, as they have no order: they are drawn late."""
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

    # --- everybody at once (Quick Play): what others may know of phase 3 until all have played ---
    before: list[list[int]]
    """Of each seat as it was when phase 3 began: hand size, bag, then for each species its number, population, body,
    fat, how many cards, and these. Empty outside of such a phase; `seen_by` makes a position of it."""
    untold: list[list[int]]
    """What seats have done since then, to be recorded when all have played: seat, place in `events.KEYS`, numbers."""

    # --- reading the position -----------------------------------------------------------------------------------------

    def seats(self) -> range:
        """The seats, 0 to the number of players less 1."""
        return range(len(self.hands))

    def from_first(self) -> list[int]:
        """All seats clockwise from the first-player marker."""
        return [*range(self.first, len(self.hands)), *range(self.first)]

    def living(self) -> list[int]:
        """All species, clockwise from the marker, each row left to right."""
        return [species for seat in self.from_first() for species in self.rows[seat]]

    def quick(self) -> bool:
        """Whether everybody plays cards at once."""
        return bool(self.options[data.QUICK]) or len(self.hands) == data.ALWAYS_QUICK

    def trait_limit(self) -> int:
        """How many traits a species may have: it depends on the number of players. [C0.4]"""
        return data.TRAIT_LIMIT[len(self.hands)]

    def creature(self, species: int) -> Creature:
        """What all may know of a species."""
        return Creature(
            self.population[species], self.body[species], self.food[species], self.fat[species], self.traits[species]
        )

    def neighbours(self, species: int) -> tuple[int, int]:
        """The species left and right of one, -1 for none. [C0.5]"""
        row = self.rows[seat_of(species)]
        at = row.index(species)
        return row[at - 1] if at else -1, row[at + 1] if at + 1 < len(row) else -1

    def has_trait(self, species: int, trait: int) -> bool:
        """Whether the owner has laid this trait on a species, face up or face down."""
        return trait in map(data.TRAIT_OF.__getitem__, self.cards[species])

    def zone_ahead(self) -> int:
        """Where the marker will be when the climate next changes: a Volcanic Eruption moves it before."""
        return self.zone if self.jump == data.NO_ZONE else self.jump

    def deck_size(self) -> int:
        """How many cards are left to draw, those put under the deck among them."""
        return self.deck + len(self.under)

    # --- what may be known --------------------------------------------------------------------------------------------

    def seen_by(self, viewer: int | None) -> Climate:
        """A copy with only what this seat may know, or, for None, what all may know: other cards are HIDDEN. [C0.6]

        In Quick Play the others are as they were when phase 3 began. The counts of all piles are true. It is the same
        position whatever lies hidden: neither an order nor the length of a table nor the draws to come says more.
        """
        seen = self.copy()
        seen._veil(-1 if viewer is None else viewer)
        seen.unseen = bytearray([data.HIDDEN] * len(seen.unseen))
        seen.rng = 0
        return seen

    def _veil(self, viewer: int) -> list[int]:
        """Put HIDDEN in the place of each card that a seat cannot see; returns the cards that lay there."""
        lay: list[int] = []
        others = [seat for seat in self.seats() if seat != viewer]
        if self.before:
            lay += self._take_back_discards(viewer)
            for seat in others:
                self._take_back(seat, lay)
            self.untold = [event for event in self.untold if event[0] == viewer]
            self._trim()
        for seat in others:
            lay += self.hands[seat]
            self.hands[seat][:] = bytearray([data.HIDDEN] * len(self.hands[seat]))
            if self.food_cards[seat] != data.NO_CARD:
                lay.append(self.food_cards[seat])
                self.food_cards[seat] = data.HIDDEN
            for species in self.rows[seat]:
                if self.down[species]:
                    lay += self.cards[species][-self.down[species] :]
                    self.cards[species][-self.down[species] :] = bytearray([data.HIDDEN] * self.down[species])
        for i, seat in enumerate(self.under_by):
            if seat != viewer:
                lay.append(self.under[i])
                self.under[i] = data.HIDDEN
        return lay

    def _take_back_discards(self, viewer: int) -> list[int]:
        """Leave those discards that lay there when phase 3 began, and then the viewer's own; returns the others."""
        since = []
        for seat, kind, *numbers in self.untold:
            names = [*events.EVENTS[events.KEYS[kind]].numbers]
            if "card" in names:
                since.append((seat, numbers[names.index("card")]))
        self.discards[len(self.discards) - len(since) :] = bytearray(card for seat, card in since if seat == viewer)
        return [card for seat, card in since if seat != viewer]

    def _take_back(self, seat: int, lay: list[int]) -> None:
        """Let a seat stand as it did when phase 3 began, its hand not known; `lay` gets the cards it holds in secret,
        and gives those that lay on its species."""
        lay += [*self.hands[seat], *(card for species in self.rows[seat] for card in self.cards[species])]
        for species in self.rows[seat]:
            self.cards[species] = bytearray()
            self.population[species] = self.body[species] = self.fat[species] = self.down[species] = self.traits[
                species
            ] = 0
        held, self.bags[seat], *rest = self.before[seat]
        self.rows[seat] = []
        while rest:
            species, self.population[species], self.body[species], self.fat[species], n = rest[:5]
            self.rows[seat].append(species)
            self.cards[species] = bytearray(rest[5 : 5 + n])
            self.traits[species] = sum(1 << data.TRAIT_OF[card] for card in self.cards[species])
            for card in self.cards[species]:
                lay.remove(card)
            rest = rest[5 + n :]
        self.hands[seat] = bytearray([data.HIDDEN] * held)

    def determinize(self, viewer: int) -> None:
        """Hands, food cards, face-down traits and cards under the deck are drawn anew, as far as a seat can't know."""
        # Sorted, so that a determinization owes nothing to how things really lie.
        pool = sorted([*self._veil(viewer), *self.unseen])
        pool = [card for card in pool if card != data.HIDDEN]
        shy = [species for seat in self.seats() for species in self.rows[seat] if data.HIDDEN in self.cards[species]]
        left = self._imagine_traits(shy, pool[:])
        while left is None:  # a species ended up with two of a kind, and nothing left to swap: deal again
            left = self._imagine_traits(shy, pool[:])
        for hand in (*self.hands, self.food_cards, self.under):
            for i, card in enumerate(hand):
                if card == data.HIDDEN:
                    hand[i] = left.pop(self.randbelow(len(left)))
        for hand in self.hands:
            hand[:] = bytearray(sorted(hand))
        self.unseen = bytearray(left)

    def _imagine_traits(self, shy: list[int], pool: list[int]) -> list[int] | None:
        """Draw the face-down traits of these species, no two alike on one; returns the cards left over."""
        for species in shy:
            cards = self.cards[species]
            shown = len(cards) - self.down[species]
            for i in range(shown, len(cards)):
                taken = {data.TRAIT_OF[card] for card in cards[:i]}
                fits = [i for i, card in enumerate(pool) if data.TRAIT_OF[card] not in taken]
                if not fits:
                    return None
                cards[i] = pool.pop(fits[self.randbelow(len(fits))])
        return pool

    # --- what is recorded---------------------------------------------------------------------------------------------

    def record(self, kind: str, numbers: tuple[int, ...]) -> None:
        """Put an event into the log, if anyone listens. The rules speak of seats; the log is read without the set-up,
        so in it every seat, also that in the number of a species, is the colour that plays there."""
        if self.log is not None:
            in_colours = [*numbers]
            for at in events.WITH_SEAT[kind]:
                seat = seat_of(numbers[at])
                in_colours[at] += self.places.index(seat) - seat
            self.log.append(Event(kind, tuple(in_colours)))

    # --- decks --------------------------------------------------------------------------------------------------------

    def reveal_event(self, deck: int) -> None:
        """Turn up the next event card of a deck, under the zone it names. [C4.5]"""
        pile = self.event_decks[deck]
        self.events[deck] = pile.pop(self.randbelow(len(pile)))
        events.new_event.emit(self, self.events[deck])

    def draw(self, seat: int, dealing: bool = False) -> bool:
        """One card from the deck to a hand, and a new deck when it runs out; False if no card is left. [C1.2]"""
        if not self.deck and not self.under:
            self._run_out(dealing)
            if not self.deck:
                return False
        self.draw_top(seat)
        if not self.deck and not self.under and not data.USED[data.SHORT_DECK]:
            self._run_out(dealing)
        return True

    def draw_top(self, seat: int) -> None:
        """The top card of the deck to a hand."""
        if self.deck:
            self.deck -= 1
            card = self.unseen.pop(self.randbelow(len(self.unseen)))
        else:
            self.randbelow(1)  # to the seat that draws it, a card that another has put there is as random as any
            card = self.under.pop(0)
            del self.under_by[0]
        insort(self.hands[seat], card)

    def _run_out(self, dealing: bool) -> None:
        """The deck has run out: the reserve or the discards are the new one, and the end is near."""
        if self.last < 2:
            self.last = 2 if dealing else 1
            events.ran_out.emit(self, self.last - 1)
        if self.reserve:
            events.refill.emit(self, self.reserve, 1)
            self.deck, self.reserve = self.reserve, 0
        elif self.discards:
            events.refill.emit(self, len(self.discards), 0)
            self.deck, self.unseen, self.discards = len(self.discards), bytearray(sorted(self.discards)), bytearray()

    # --- species ------------------------------------------------------------------------------------------------------

    def new_species(self, seat: int, side: int) -> int:
        """A species of one population and one body size at an end of the row; returns its number. [C0.3]"""
        row = self.rows[seat]
        number = 0
        while (species := species_of(seat, number)) in row:
            number += 1
        while len(self.population) <= species:
            for table in (self.population, self.body, self.food, self.fat, self.down, self.traits):
                table.append(0)
            self.cards.append(bytearray())
        self.population[species] = self.body[species] = 1
        row.insert(0 if side == AS_LEFT else len(row), species)
        return species

    def lose_population(self, species: int, n: int, cause: int) -> None:
        """Food above what is left goes to the bag; at 0 the species is to be buried. [C6.3]"""
        left = max(0, self.population[species] - n)
        surplus = max(0, self.food[species] - left)
        events.lost.emit(self, species, self.population[species] - left, cause, surplus)
        self.population[species] = left
        if surplus:
            self.food[species] -= surplus
            self.bags[seat_of(species)] += surplus

    def bury(self) -> list[int]:
        """Species without population leave the table together; returns the cards owed for their traits. [C6.1]"""
        owed = [0] * len(self.rows)
        for seat in self.from_first():
            row = self.rows[seat]
            for species in [species for species in row if not self.population[species]]:
                row.remove(species)
                n, food = len(self.cards[species]), self.food[species] + self.fat[species]
                events.died.emit(self, species, n, food)
                owed[seat] += n
                self.bags[seat] += food
                self.discards += self.cards[species]
                self.cards[species] = bytearray()
                self.food[species] = self.fat[species] = self.body[species] = self.traits[species] = self.down[
                    species
                ] = 0
        self._trim()
        return owed

    def _trim(self) -> None:
        """End the tables of species with the last one that lives."""
        end = max((species + 1 for row in self.rows for species in row), default=0)
        for table in self.tables():
            del table[end:]

    def tables(self) -> tuple[bytearray | list[int] | list[bytearray], ...]:
        """All that is indexed by species."""
        return self.population, self.body, self.food, self.fat, self.down, self.traits, self.cards

    def pay_owed(self, owed: list[int]) -> None:
        """Then each owner draws as many cards as traits were discarded."""
        for seat in self.from_first():
            if owed[seat]:
                drawn = 0
                while drawn < owed[seat] and self.draw(seat):
                    drawn += 1
                events.drew.emit(self, seat, drawn)

    def can_store(self, species: int) -> bool:
        """Whether fat may lie on a species."""
        return bool(nature(self.traits[species]).stores)

    def bag_fat(self, species: int, n: int) -> None:
        """Stored fat goes to the owner's bag."""
        self.fat[species] -= n
        self.bags[seat_of(species)] += n

    def show(self, kind: EventKind[Concatenate[int, P]], seat: int, *args: P.args, **named: P.kwargs) -> None:
        """Record what a seat does in phase 3, the first number of the event, or keep it until all have played."""
        if self.before:
            self.untold.append([seat, events.KEYS.index(kind.key), *kind.ordered(seat, *args, **named)])
        else:
            kind.emit(self, seat, *args, **named)


def not_own(g: Climate, choice: Choice, species: int) -> Reasons:
    """Why a species is not on offer where only own ones are: it belongs to another seat."""
    owner = seat_of(species)
    return unless(owner == choice.seat, "refused.not_own", seat=(SEAT, g.places.index(owner)))
