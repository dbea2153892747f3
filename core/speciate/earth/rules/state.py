"""Earth: what can be read off its tiles, corners and species, and the moves of single pieces that rules are made of.

Each game names its map, its tables and its printed elements; all the rest is the same in every rule book of the family.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import compress
from typing import ClassVar, Final

from speciate.boards.hexes import HexGrid
from speciate.engine import Decision, RuleBug, State

from .. import events
from ..decisions import SharedDecisions

NONE: Final = 6
"""No element on this corner or circle. Elements are numbered 0 to 5."""
NO_TILE: Final = 8
"""No tile on this hex. Terrains are numbered 0 to 7."""
NOBODY: Final = 6
"""No animal. Animals are numbered down the food chain."""


@cache
def playing(places: tuple[int, ...]) -> tuple[int, ...]:
    """The animals in play, down the food chain; `places` holds the seat that plays each animal, or -1."""
    return tuple(a for a, seat in enumerate(places) if seat >= 0)


@dataclass(slots=True, eq=False, kw_only=True)
class Earth(State, ABC):
    """A position on earth. `places[a]` is the seat that plays animal a, or -1 for an animal that is not in play."""

    MAP: ClassVar[HexGrid]
    PLACES_VP: ClassVar[Sequence[Sequence[int]]]
    """Victory points of the first, second ... animal on a tile, by terrain."""
    BONUS_VP: ClassVar[Sequence[int]]
    """By count; higher counts are paid like the last."""
    BOX_ROW: ClassVar[Mapping[int, int]]
    """Where the elements lying in each section of the action display stand in `box`."""
    SHARED: ClassVar[SharedDecisions]
    """What every game of the family asks, over the domains of this one."""

    places: tuple[int, ...]
    terrain: bytearray
    under: bytearray
    """The large tile under each small one, where that covers it; else NO_TILE."""
    elements: bytearray
    """Of each corner: an element or NONE."""
    cubes: list[bytearray]
    """cubes[a][h]: species of animal a on hex h."""
    pool: list[int]
    eliminated: list[int]
    disks: list[bytearray]
    """disks[a][e]: element disks on the display of animal a, beside the printed ones."""
    vp: list[int]
    bag: bytearray
    box: list[bytearray]
    """Elements lying in the sections of the action display, a row of six counts for each of BOX_ROW."""
    unseen_tiles: bytearray
    """Large tiles face down, by terrain: which stack each lies in is drawn late."""
    stack_top: bytearray
    """The face-up tile of each stack, or NO_TILE."""
    stack_left: bytearray
    """Tiles of each stack that lie face down."""
    tile_in_hand: int = NO_TILE
    """The tile being placed by Wanderlust."""

    # --- choices -----------------------------------------------------------------------------------------------

    def choose(
        self, me: int, decision: Decision, values: Iterable[int], /, *, done: bool = False, **numbers: int
    ) -> int:
        """`decide`, asked of the seat that plays animal `me`, which is the number `animal` of the decision."""
        numbers["animal"] = me
        return self.answer_to(self.places[me], decision, values, done, numbers)

    # --- what a game may bend ----------------------------------------------------------------------------------

    def printed(self, me: int) -> Sequence[int]:
        """The elements printed on an animal's display."""
        return ()

    @abstractmethod
    def room(self, me: int) -> int:
        """How many more elements fit on an animal's display."""

    def counts(self, me: int) -> list[int]:
        """How many of each element an animal has, printed ones and disks; the last entry, 0, is that of NONE."""
        found = [*self.disks[me], 0]
        for element in self.printed(me):
            found[element] += 1
        return found

    def count(self, me: int, element: int) -> int:
        """How many of one element an animal has, printed ones and disks."""
        return self.counts(me)[element]

    def tie_order(self) -> int:
        """1: ties go to the animal higher on the food chain; -1: to the lower."""
        return 1

    def endangered(self, me: int, h: int) -> bool:
        """Whether species of this animal on this tile would die in an Extinction: they match nothing."""
        return not self.match(me, h)

    @abstractmethod
    def speciation_limit(self, me: int, element: int, h: int) -> int:
        """Most new species of an animal on a tile, in a Speciation round an element of this type."""

    @abstractmethod
    def migration_reach(self, me: int) -> int:
        """How many tiles far the species of an animal migrate."""

    def take_tile(self, stack: int) -> None:
        """Take the face-up tile off a stack, for Wanderlust."""
        self.stack_top[stack] = NO_TILE

    @abstractmethod
    def score_new_tile(self, me: int, h: int) -> None:
        """Score the tile that Wanderlust has added."""

    # --- reading the position ----------------------------------------------------------------------------------

    def animals(self) -> tuple[int, ...]:
        """The animals in play, down the food chain."""
        return playing(self.places)

    def opponents(self, me: int) -> list[int]:
        """The animals in play other than this one, down the food chain."""
        return [a for a in playing(self.places) if a != me]

    def tiles(self) -> list[int]:
        """Every hex of the grid that has a tile."""
        return [h for h, terrain in enumerate(self.terrain) if terrain != NO_TILE]

    def tiles_of(self, *terrains: int) -> list[int]:
        """Tiles of these terrains; only what lies on top counts."""
        return [h for h, terrain in enumerate(self.terrain) if terrain in terrains]

    def occupied(self, me: int) -> list[int]:
        """Tiles where this animal has species."""
        return list(compress(range(len(self.terrain)), self.cubes[me]))

    def species_on(self, h: int) -> int:
        """How many species, of all animals, are on a tile."""
        n = 0
        for cubes in self.cubes:
            n += cubes[h]
        return n

    def living_on(self, h: int) -> list[int]:
        """Animals with species on a tile, down the food chain."""
        return [a for a, cubes in enumerate(self.cubes) if cubes[h]]

    def opposing_on(self, me: int, h: int) -> list[int]:
        """The other animals with species on a tile, down the food chain. [D1.8, M1.12]"""
        return [a for a, cubes in enumerate(self.cubes) if cubes[h] and a != me]

    def populated(self) -> list[int]:
        """Tiles with any species."""
        return [h for h in range(len(self.terrain)) if self.species_on(h)]

    def next_to(self, h: int) -> list[int]:
        """Adjacent tiles. [D2.1, M1.1]"""
        terrain = self.terrain
        return [n for n in self.MAP.neighbours[h] if terrain[n] != NO_TILE]

    def within(self, start: int, reach: int) -> list[int]:
        """Tiles at most `reach` steps away over existing tiles, the start left out."""
        found = {start}
        for _ in range(reach):
            found |= {n for h in found for n in self.next_to(h)}
        return sorted(found - {start})

    def room_for_tile(self) -> list[int]:
        """Empty hexes next to a tile."""
        return [h for h, terrain in enumerate(self.terrain) if terrain == NO_TILE and self.next_to(h)]

    def disks_on(self, h: int) -> list[int]:
        """Corners of a hex that hold an element, ascending."""
        elements = self.elements
        return sorted(c for c in self.MAP.corners[h] if elements[c] != NONE)

    def shared_tiles(self, me: int, element: int) -> list[int]:
        """Tiles that hold both the animal and the element."""
        cubes, elements, touching = self.cubes[me], self.elements, self.MAP.touching
        found: set[int] = set()
        corner = elements.find(element)
        while corner >= 0:
            for h in touching[corner]:
                if cubes[h]:
                    found.add(h)
            corner = elements.find(element, corner + 1)
        return sorted(found)

    def corners_with(self, elements: Iterable[int]) -> list[int]:
        """Corners of earth that hold one of these elements."""
        wanted = set(elements)
        return [c for c, element in enumerate(self.elements) if element in wanted]

    def all_disks(self) -> list[int]:
        """Corners of earth that hold an element."""
        return [c for c, element in enumerate(self.elements) if element != NONE]

    def touched(self, corner: int) -> list[int]:
        """Tiles round a corner."""
        return [h for h in self.MAP.touching[corner] if self.terrain[h] != NO_TILE]

    def vacant_corners(self, tiles: Iterable[int] | None = None) -> list[int]:
        """Corners without an element, of these tiles or of all. [D1.4, M1.2]"""
        tiles = self.tiles() if tiles is None else tiles
        elements = self.elements
        return sorted({c for h in tiles for c in self.MAP.corners[h] if elements[c] == NONE})

    def smothered(self, terrain: int) -> list[int]:
        """Corners whose element is surrounded by exactly three tiles of one terrain. [M7.3c]"""
        tiles, touching = {*self.tiles_of(terrain)}, self.MAP.touching
        return [c for c in self.all_disks() if len(touching[c]) == 3 and tiles.issuperset(touching[c])]

    def in_box(self, section: int) -> list[int]:
        """Element types that lie in a section of the action display."""
        return [e for e, n in enumerate(self.box[self.BOX_ROW[section]]) if n]

    def in_bag(self) -> list[int]:
        """Element types in the bag."""
        return [e for e, n in enumerate(self.bag) if n]

    # --- displays of the animals -------------------------------------------------------------------------------

    def element_total(self, me: int) -> int:
        """How many elements an animal has, of all types, the printed ones among them."""
        return sum(self.counts(me))

    def own_types(self, me: int) -> list[int]:
        """Element types on an animal's display."""
        return [e for e, n in enumerate(self.counts(me)) if n]

    def own_disks(self, me: int) -> list[int]:
        """Element types of which an animal has a disk that can be moved: printed ones cannot."""
        return [e for e, n in enumerate(self.disks[me]) if n]

    def gain_disk(self, me: int, element: int) -> None:
        """Put a disk on the display."""
        self.disks[me][element] += 1

    def lose_disk(self, me: int, element: int) -> None:
        """Take a disk off the display."""
        self.disks[me][element] -= 1

    def shed(self, me: int, element: int) -> None:
        """Return a disk from the display to the bag."""
        self.lose_disk(me, element)
        self.bag[element] += 1
        events.shed.emit(self, me, element)

    def match(self, me: int, h: int) -> int:
        """Matching elements: for each disk on a tile, how many of its type the animal has. [D1.6]"""
        counts, elements, found = self.counts(me), self.elements, 0
        for corner in self.MAP.corners[h]:
            found += counts[elements[corner]]
        return found

    # --- places and points -------------------------------------------------------------------------------------

    def sole_most(self, terrain: int) -> int:
        """The animal with the sole highest count of species on tiles of a terrain, or NOBODY."""
        tiles = self.tiles_of(terrain)
        counts = [sum([cubes[h] for h in tiles]) for cubes in self.cubes]
        most = max(counts)
        return counts.index(most) if most and counts.count(most) == 1 else NOBODY

    def ranking(self, h: int) -> list[int]:
        """The animals on a tile from first place to last; ties by the food chain. [D1.2, M1.3]"""
        order = self.tie_order()
        return sorted(self.living_on(h), key=lambda a: (-self.cubes[a][h], order * a))

    def forecast(self, h: int) -> list[tuple[int, int]]:
        """(animal, VP) for each place of a tile that would be paid now, first to last. [D2.7, M1.7]"""
        return list(zip(self.ranking(h), self.PLACES_VP[self.terrain[h]], strict=False))

    def bonus(self, count: int) -> int:
        """Bonus victory points for a count. [D2.8, M1.8]"""
        return self.BONUS_VP[min(count, len(self.BONUS_VP) - 1)]

    # --- moving pieces -----------------------------------------------------------------------------------------

    def draw_from(self, counts: bytearray) -> int:
        """Draw a piece from a bag, all as likely: the index of its kind. RuleBug where the bag is empty."""
        k = self.randbelow(sum(counts))
        for i, n in enumerate(counts):
            k -= n
            if k < 0:
                return i
        raise RuleBug("an empty bag")

    def draw_element(self) -> int:
        """An element from the bag at random; NONE if it is empty."""
        if not any(self.bag):
            return NONE
        element = self.draw_from(self.bag)
        self.bag[element] -= 1
        return element

    def draw_tile(self) -> int:
        """A large tile at random, of all that nobody has seen; returns its terrain."""
        tile = self.draw_from(self.unseen_tiles)
        self.unseen_tiles[tile] -= 1
        return tile

    def turn_up(self, stack: int) -> None:
        """Turn up the next tile of a stack in place of the one on top, which was taken."""
        self.stack_top[stack] = NO_TILE
        if self.stack_left[stack]:
            self.stack_left[stack] -= 1
            self.stack_top[stack] = self.draw_tile()

    def cover(self, h: int, terrain: int) -> None:
        """Lay a small tile on a large one: from now on only the small one counts. [D1.5]"""
        self.under[h], self.terrain[h] = self.terrain[h], terrain

    def gain(self, me: int, vp: int, source: int, source_id: int = -1) -> None:
        """Score victory points. `source_id` is the hex, card or piece they come from; -1 for none."""
        if vp:
            self.vp[me] += vp
            events.vp.emit(self, me, vp, source, source_id)

    def from_box(self, section: int, element: int) -> None:
        """Take an element out of a section of the action display."""
        self.box[self.BOX_ROW[section]][element] -= 1

    def place_element(self, element: int, corner: int) -> None:
        """Put an element on a corner of earth."""
        self.elements[corner] = element
        events.grow.emit(self, element, corner)

    def remove_element(self, corner: int) -> None:
        """Take an element off earth, to the bag."""
        element = self.elements[corner]
        self.elements[corner] = NONE
        self.bag[element] += 1
        events.wither.emit(self, element, corner)

    def breed(self, me: int, h: int, n: int) -> int:
        """Place up to n species from the gene pool on a tile; returns how many there were. [D1.1, M1.5]"""
        n = min(n, self.pool[me])
        if n > 0:
            self.pool[me] -= n
            self.cubes[me][h] += n
            events.breed.emit(self, me, h, n)
        return n

    def eliminate(self, me: int, h: int, n: int = 1) -> None:
        """Remove species from a tile, out of the game."""
        self.cubes[me][h] -= n
        self.eliminated[me] += n
        events.eliminate.emit(self, me, h, n)

    def displace(self, me: int, h: int, n: int = 1) -> None:
        """Return species from a tile to the gene pool."""
        if n:
            self.cubes[me][h] -= n
            self.pool[me] += n
            events.displace.emit(self, me, h, n)

    def drive_out(self, by: int, me: int, start: int, end: int, n: int) -> None:
        """Move species from tile to tile as another animal wants."""
        self.move(me, start, end, n)

    def move(self, me: int, start: int, end: int, n: int = 1) -> None:
        """Move species from tile to tile."""
        if n:
            self.cubes[me][start] -= n
            self.cubes[me][end] += n
            events.move.emit(self, me, start, end, n)
