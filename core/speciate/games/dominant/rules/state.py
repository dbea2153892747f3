"""The position of Dominant Species at rest, and what only this game reads off it."""

from __future__ import annotations

from typing import ClassVar

from speciate.earth import Earth
from speciate.earth import events as earth_events
from speciate.engine import plain

from .. import data, events
from ..decisions import MASS_EXODUS_ASLEEP, SHARED
from ..pieces import BOX_ROW, MAP, SECTION_OF, SPACES, VP_WANDERLUST

PLANNING, EXECUTION, RESET = range(3)


@plain
class Dominant(Earth):
    """A position. Animals are numbered down the food chain; `places[a]` is the seat that plays animal a, or -1."""

    MAP: ClassVar = MAP
    PLACES_VP: ClassVar = data.PLACES_VP
    BONUS_VP: ClassVar = data.BONUS_VP
    BOX_ROW: ClassVar = BOX_ROW
    SHARED: ClassVar = SHARED

    phase: int = PLANNING
    planner: int = 0
    """Where on the initiative track Planning goes on."""
    cursor: int = 0
    """The next entry of the agenda of Execution."""
    round: int = 1
    last_round: int = 0
    """Set by the Ice Age: the game ends with this turn."""
    order: bytearray
    """The initiative track, first to last."""

    # action pawns
    pawn: bytearray
    """On each space: 0 empty, 1 + a a pawn of animal a; see `pawn_on`."""
    free: list[int]
    """Pawns of each animal that are available."""
    spare: list[int]
    """Pawns of each animal in the box, the source of new ones."""

    # supplies
    tundra: int = data.TUNDRA_TILES - 1
    """Tundra tiles left."""

    # cards
    row: bytearray
    """The cards available, or NO_CARD."""
    unseen_cards: bytearray
    """Cards not yet seen, drawn late; the last one of the deck is not here."""
    deck: int = 0
    used: bytearray
    """Cards that have left the game."""
    scored: bytearray
    """Whether a tile was scored this turn."""
    asleep: int = data.NOBODY
    """The animal whose hibernating species are safe from the next Extinction."""
    sleeping: bytearray
    """How many of them lie on each hex."""

    # --- displays, dominance ------------------------------------------------------------------------------------

    def printed(self, me: int) -> tuple[int, ...]:
        """The elements printed on the display of an animal. [D1.13]"""
        return data.PRINTED[me]

    def room(self, me: int) -> int:
        """How many more elements fit on an animal's display. [D1.3]"""
        return data.DISPLAY - len(data.PRINTED[me]) - sum(self.disks[me])

    def dominant(self, h: int) -> int:
        """The animal on a tile that matches most, strictly and at all; or NOBODY. [D1.7]"""
        matches = sorted((self.match(a, h), a) for a in self.living_on(h))
        if not matches or not matches[-1][0] or (len(matches) > 1 and matches[-2][0] == matches[-1][0]):
            return data.NOBODY
        return matches[-1][1]

    # --- what this game bends of the family's actions -----------------------------------------------------------

    def speciation_limit(self, me: int, element: int, h: int) -> int:
        """How many new species a terrain takes."""
        return data.SPECIATION_LIMIT[self.terrain[h]]

    def migration_reach(self, me: int) -> int:
        """Birds move two tiles far, all others one. [D1.12]"""
        return 2 if me == data.BIRDS else 1

    def score_new_tile(self, me: int, h: int) -> None:
        """Bonus points for the adjacent tiles."""
        self.gain(me, self.bonus(len(self.next_to(h))), VP_WANDERLUST, h)

    def score_tile(self, h: int, source: int) -> None:
        """Pay every place of a tile."""
        earth_events.score.emit(self, h, source)
        for animal, vp in self.forecast(h):
            self.gain(animal, vp, source, h)

    # --- pawns ----------------------------------------------------------------------------------------------------

    def pawn_on(self, space: int) -> int:
        """The animal whose pawn stands on a space, or NOBODY."""
        return self.pawn[space] - 1 if self.pawn[space] else data.NOBODY

    def placed(self, me: int) -> int:
        """How many pawns of an animal stand on the display."""
        return self.pawn.count(me + 1)

    def move_pawn(self, start: int, end: int) -> None:
        """Move a pawn from a space to an empty one."""
        self.pawn[end], self.pawn[start] = self.pawn[start], 0

    def vacant(self) -> list[int]:
        """Spaces without a pawn. [D2.6]"""
        return [space for space in SPACES if not self.pawn[space]]

    def pawns_in(self, section: int, me: int) -> list[int]:
        """Spaces of a section where this animal has pawns."""
        return [space for space in SPACES if SECTION_OF[space] == section and self.pawn[space] == me + 1]

    def put_pawn(self, me: int, space: int) -> None:
        """Put an available pawn on an action space."""
        self.free[me] -= 1
        self.pawn[space] = me + 1
        events.place.emit(self, me, space)

    def take_pawn(self, space: int) -> int:
        """Return the pawn of a space to its owner; returns the owner."""
        me = self.pawn_on(space)
        self.pawn[space] = 0
        self.free[me] += 1
        return me

    def new_pawn(self, me: int) -> None:
        """Gain an action pawn, if the box has one left. [D1.9]"""
        if self.spare[me]:
            self.spare[me] -= 1
            self.free[me] += 1
            earth_events.new_pawn.emit(self, me)

    def advance(self, me: int) -> None:
        """Move one place to the left on the initiative track."""
        at = self.order.index(me)
        if at:
            self.order[at - 1 : at + 1] = bytes([me, self.order[at - 1]])
            events.advance.emit(self, me)

    # --- hibernating species stay safe only as long as they are there ---------------------------------------------

    def _wake(self, me: int, h: int) -> None:
        if me == self.asleep:
            self.sleeping[h] = min(self.sleeping[h], self.cubes[me][h])

    def eliminate(self, me: int, h: int, n: int = 1) -> None:
        """Remove species as every game of the family does; no more of them hibernate afterwards than are left."""
        Earth.eliminate(self, me, h, n)
        self._wake(me, h)

    def displace(self, me: int, h: int, n: int = 1) -> None:
        """Remove species as every game of the family does; no more of them hibernate afterwards than are left."""
        Earth.displace(self, me, h, n)
        self._wake(me, h)

    def drive_out(self, by: int, me: int, start: int, end: int, n: int) -> None:
        """The animal that drives them out says how many of those that go hibernate."""
        if me == self.asleep and n:
            asleep = self.sleeping[start]
            awake = self.cubes[me][start] - asleep
            numbers = range(max(0, n - awake), min(asleep, n) + 1)
            going = self.choose(by, MASS_EXODUS_ASLEEP, numbers, origin=start, hex=end, mover=me)
            self.sleeping[start] -= going
            self.sleeping[end] += going
        self.move(me, start, end, n)
