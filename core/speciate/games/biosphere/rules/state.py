"""The position of Biosphere at rest: what can be read off it, and the moves of single pieces."""

from __future__ import annotations

from functools import cache
from itertools import compress
from typing import Final

from speciate.engine import State, plain

from .. import data, events
from ..pieces import HAND, PLAYED, Land, combination, die_of, land, slots
from .wheel import face_after

WHEEL, INCOME, SPENDING, MOVEMENT, REPRODUCTION, FILLING, GOALS, UPKEEP = range(1, 9)
"""The eight phases of a turn."""
IDLE: Final = -1
"""`left` before the mover has begun its phase."""


@cache
def playing(places: tuple[int, ...]) -> tuple[int, ...]:
    """The species in play, clockwise."""
    return tuple(p for p, seat in enumerate(places) if seat >= 0)


@cache
def turn_order(places: tuple[int, ...], first: int) -> tuple[int, ...]:
    """The species in play, clockwise from the species `first`."""
    species = playing(places)
    at = species.index(first)
    return species[at:] + species[:at]


@plain
class Biosphere(State):
    """A position. Species are numbered 0 to 5; `places[p]` is the seat that plays species p, or -1.

    Lists "by species" have six entries, "by cell" one for each cell of the grid up to the last tile.
    """

    places: tuple[int, ...]
    use_bar: int
    """0 in the variant without the tie-break bar."""

    # the course of the game
    turn: int = 1
    phase: int = WHEEL
    first: int
    """The species that has the first-player marker."""
    mover: int = 0
    """Whose turn it is within the phase: a place in `order()`; after the last one the phase is concluded."""
    left: int = IDLE
    """Movement: steps the mover has left. Reproduction: dice it may still place. IDLE: it has not begun."""
    graveyard: int = data.FACES
    """The face that dies: g of the wheel."""

    # the map
    tiles: tuple[int, ...]
    """The cells that have a tile, ascending."""
    terrain: bytearray
    """By cell: the environment, or NO_TILE."""
    dice: list[bytearray]
    """dice[p][die]: numbered dice of species p, by the values of `DIE`."""
    here: list[bytearray]
    """here[p][cell]: all its dice there, blank ones included (kept with `dice`)."""
    room: bytearray
    """By cell: free spaces (kept with `here`)."""
    holder: bytearray
    """By cell: the species with the majority of spaces, or NOBODY (kept with `here`)."""
    supply: bytearray
    """By species: dice off the map."""
    moved: bytearray
    """In phase 4: how many dice of each DIE value the mover has moved already."""
    blank: bytearray
    """By cell: dice the mover has placed in phase 5, which show no face until all are placed."""
    reach: bytearray
    """The tiles where the mover may place dice in phase 5, ascending; full ones too."""

    # player boards
    track: bytearray
    """track[9 * p + t]: the value of track t (see TRACKS) of species p; read by `value` and `tracks`."""
    ep: bytearray
    """Evolution points, by species."""
    size: bytearray
    specialisation: bytearray
    """By species: markers on the scale, 0 to 7 from Large 4 (Specific 4) to Small 4 (Generic 4), or NOT_SET."""
    paid_scale: int = 0
    paid_bar: int = 0
    """Steps the mover has paid for in this phase 3: the next one costs one more than this."""
    scale_closed: int = 0
    """Whether the mover has reached a corner of the scale in this phase 3, which ends its movement there."""

    # special board and bar
    special: bytearray
    """special[10 * p + space]: 1 where species p has a marker (see SPECIAL); read by `marked` and `markers`."""
    bar: bytearray
    """The space of each species on the bar, 1 to 36; 0 for none."""
    corners: bytearray
    """How many corners of the bar each species has passed and been paid for."""
    penalty_active: int = 0
    """Whether anybody has reached the first corner of the bar."""
    charged: bytearray
    """charged[2 * p + section]: 1 where species p has paid the penalty of a green section; read by `has_paid`."""

    # cards
    card: bytearray
    """Where each card is: HAND + p, PLAYED + p, OPEN, DECK or DISCARDED; read by `held_by` and `played_by`.

    A deck is not shuffled: the card that is drawn is chosen when it is drawn."""
    row: bytearray
    """The open cards: five slots of row 1, then five of row 2, newest first; NO_CARD for a gap."""
    goals: tuple[int, ...]
    """The seven goals in play, one of each category."""
    reached: bytearray
    """reached[7 * p + k]: 1 where species p has completed goals[k]; read by `completed`."""

    # --- who ---------------------------------------------------------------------------------------------------

    def species(self) -> tuple[int, ...]:
        """The species in play, clockwise."""
        return playing(self.places)

    def order(self) -> tuple[int, ...]:
        """The species in play in turn order."""
        return turn_order(self.places, self.first)

    def species_of(self, seat: int) -> int:
        """The species that a seat plays."""
        return self.places.index(seat)

    # --- tracks ------------------------------------------------------------------------------------------------

    def value(self, me: int, track: int) -> int:
        """Where a marker stands on a track of a player board: a life expectancy in turns, an ability as printed."""
        return self.track[9 * me + track]

    def tracks(self, me: int) -> bytearray:
        """Where the markers stand on all nine tracks."""
        return self.track[9 * me : 9 * me + 9]

    def set_value(self, me: int, track: int, value: int) -> None:
        """Move the marker of a track."""
        self.track[9 * me + track] = value

    def blocked(self, me: int, environment: int) -> bool:
        """Whether an environment is closed to new dice of a species: its life expectancy is below the start. [B7.2]"""
        return self.track[9 * me + environment] < data.START_LIFE[environment]

    def combination(self, me: int) -> int:
        """The combination where a species stands on the scale; meaningless before its markers are set."""
        return combination(self.size[me], self.specialisation[me])

    def matching(self, me: int) -> int:
        """The card whose combination a species stands on, wherever that card is; NO_CARD for none."""
        return data.CARD_AT[self.combination(me)] if self.size[me] != data.NOT_SET else data.NO_CARD

    # --- cards -------------------------------------------------------------------------------------------------

    def open_cards(self, row: int) -> bytearray:
        """The open cards of a row, newest first, NO_CARD for a gap."""
        there = slots(row)
        return self.row[there.start : there.stop]

    def held_by(self, card: int) -> int:
        """The species that has a card in its hand, or NOBODY."""
        p = self.card[card] - HAND
        return p if 0 <= p < len(data.SPECIES) else data.NOBODY

    def played_by(self, card: int) -> int:
        """The species that has played a card, or NOBODY."""
        p = self.card[card] - PLAYED
        return p if 0 <= p < len(data.SPECIES) else data.NOBODY

    def hand(self, me: int) -> list[int]:
        """The cards that a species has bought and not played, ascending."""
        card, found = self.card, []
        at = card.find(HAND + me)
        while at >= 0:
            found.append(at)
            at = card.find(HAND + me, at + 1)
        return found

    def played(self, me: int) -> int:
        """How many cards a species has played."""
        return self.card.count(PLAYED + me)

    # --- goals, special board, penalties -----------------------------------------------------------------------

    def completed(self, me: int, k: int) -> bool:
        """Whether a species has completed goals[k]."""
        return self.reached[7 * me + k] > 0

    def complete(self, me: int, k: int) -> None:
        """Let a species have completed goals[k]: for good."""
        self.reached[7 * me + k] = 1

    def completions(self, me: int) -> bytearray:
        """The seven goals in play: 1 where the species has completed the goal, else 0."""
        return self.reached[7 * me : 7 * me + 7]

    def goals_of(self, me: int) -> int:
        """How many goals a species has completed."""
        return sum(self.completions(me))

    def marked(self, me: int, space: int) -> bool:
        """Whether a species has a marker on a space of the special board."""
        return self.special[10 * me + space] > 0

    def mark(self, me: int, space: int) -> None:
        """Put a marker on a space of the special board."""
        self.special[10 * me + space] = 1

    def markers(self, me: int) -> bytearray:
        """The ten spaces of the special board, 1 where the species has a marker."""
        return self.special[10 * me : 10 * me + 10]

    def has_paid(self, me: int, section: int) -> bool:
        """Whether a species has paid the penalty of a green section."""
        return self.charged[2 * me + section] > 0

    def charge(self, me: int, section: int) -> None:
        """Record that a species has paid the penalty of a green section, which is paid once."""
        self.charged[2 * me + section] = 1

    # --- the map -----------------------------------------------------------------------------------------------

    def land(self) -> Land:
        """The shape of the map."""
        return land(self.tiles)

    def occupied(self, me: int) -> list[int]:
        """The tiles where a species has dice, blank ones included, ascending."""
        return list(compress(range(len(self.terrain)), self.here[me]))

    def on_map(self, me: int) -> int:
        """How many dice a species has on the map."""
        return data.DICE - self.supply[me]

    def face_now(self, me: int, environment: int) -> int:
        """The face, 1 to 5, that a die placed now on an environment would show."""
        return face_after(self.graveyard, self.track[9 * me + environment])

    def by_face(self, me: int, tile: int) -> bytearray:
        """The numbered dice of a species on a tile: how many show 1, 2 ... 5."""
        first = die_of(tile, 1)
        return self.dice[me][first : first + data.FACES]

    def showing(self, me: int, face: int) -> bytearray:
        """The dice of a species that show a face, by cell."""
        return self.dice[me][face - 1 :: data.FACES]

    # --- moving dice -------------------------------------------------------------------------------------------

    def settle(self, me: int, tile: int, n: int = 1) -> None:
        """Add n dice to a tile; the caller sets their faces and takes them from where they were. [B2.3]"""
        here = self.here[me]
        here[tile] += n
        self.room[tile] -= n
        if here[tile] >= data.MAJORITY[self.terrain[tile]]:
            self.holder[tile] = me

    def leave(self, me: int, tile: int, n: int) -> None:
        """Remove n dice from a tile; the caller clears their faces and puts them elsewhere."""
        here = self.here[me]
        here[tile] -= n
        self.room[tile] += n
        if self.holder[tile] == me and here[tile] < data.MAJORITY[self.terrain[tile]]:
            self.holder[tile] = data.NOBODY

    def place(self, me: int, tile: int, n: int) -> None:
        """Put n dice from the supply on a tile, with the face that its environment gives."""
        face = self.face_now(me, self.terrain[tile])
        self.supply[me] -= n
        self.settle(me, tile, n)
        self.dice[me][die_of(tile, face)] += n
        events.place.emit(self, me, tile, n, face)

    def bury(self, me: int, tile: int, face: int, n: int) -> None:
        """Return n dice of a face from a tile to the supply. [B1.3]"""
        self.dice[me][die_of(tile, face)] -= n
        self.leave(me, tile, n)
        self.supply[me] += n
