"""What Biosphere is played with: the grid, and the domains of its decisions and events, as small ints with tokens."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from speciate.engine import Domain

from . import data
from .rules.squares import squares

MAP: Final = squares(*data.GRID)
"""Tiles are cells of this grid; a map uses some of them, from the top left."""

# --- what can be chosen -------------------------------------------------------------------------------------
TILE: Final = Domain("tile", MAP.names)
ALL: Final = len(MAP.names)
FILL: Final = Domain("fill", (*MAP.names, "all"))
"""A tile to be filled; or ALL that can be."""
DIE: Final = Domain("die", (f"{name}:{face + 1}" for name in MAP.names for face in range(data.FACES)))
"""A die on the map by tile and face (see `die_of`): all such dice of one owner are the same."""
LARGER, SMALLER, SPECIFIC, GENERIC, BAR_STEP, PLAY = range(data.NO_CARD, data.NO_CARD + 6)
DEED: Final = Domain(
    "deed", (*(card.id for card in data.CARDS), "larger", "smaller", "specific", "generic", "bar", "play")
)
"""What can be done in phase 3: buy a card (its number), a step on the scale or the bar, play the matching card."""
STEPS: Final = {LARGER: (-1, 0), SMALLER: (1, 0), SPECIFIC: (0, -1), GENERIC: (0, 1)}
"""How a step moves the markers for size and for specialisation."""
CORNER: Final = Domain("start", (data.COMBINATIONS[c] for c in data.STARTS))
"""Where the markers on the scale begin."""
TRACK: Final = Domain("track", data.TRACKS)
SPECIAL: Final = Domain("special", data.SPECIAL)
"""A space of the special board."""

# --- what else the numbers of an event stand for --------------------------------------------------------------
SPECIES: Final = Domain("species", data.SPECIES)
CARD: Final = Domain("card", (card.id for card in data.CARDS))
COMBINATION: Final = Domain("combination", data.COMBINATIONS)
GOAL: Final = Domain("goal", data.GOALS.ids)
ROW: Final = Domain("row", ("1", "2"))
"""A row of open cards."""
SECTION: Final = Domain("section", ("1", "2"))
"""A green section of the bar."""
BAR_CORNER: Final = Domain("bar corner", ("1", "2", "3"))


def die_of(tile: int, face: int) -> int:
    """The value of DIE for a tile and a face 1 to 5."""
    return tile * data.FACES + face - 1


def tile_of_die(die: int) -> int:
    """The tile of a value of DIE."""
    return die // data.FACES


def face_of_die(die: int) -> int:
    """The face, 1 to 5, of a value of DIE."""
    return die % data.FACES + 1


def combination(size: int, specialisation: int) -> int:
    """The number of a combination; each marker is at 0 to 7, from Large 4 and Specific 4."""
    return 8 * size + specialisation


def markers_at(combination: int) -> tuple[int, int]:
    """Where the markers for size and specialisation stand at a combination, 0 to 7 each."""
    return divmod(combination, 8)


def part_of(species: int, length: int) -> slice:
    """Where the numbers of a species lie in a field that has `length` numbers for each species, one after the other."""
    return slice(length * species, length * (species + 1))


def slots(row: int) -> range:
    """The slots of the open cards of a row, newest first."""
    return range(data.ROW * row, data.ROW * (row + 1))


# --- where a card is ------------------------------------------------------------------------------------------
HAND: Final = 0
"""In the hand of species p: HAND + p."""
PLAYED: Final = 6
"""Played by species p: PLAYED + p."""
OPEN, DECK, DISCARDED = 12, 13, 14


# --- what follows from which cells have tiles -----------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Land:
    """The shape of a map. All lists are by cell; cells without a tile have nothing."""

    near: tuple[tuple[int, ...], ...]
    """Tiles that share a side, ascending."""
    within: tuple[tuple[tuple[int, ...], ...], ...]
    """within[n][tile]: tiles at most n steps away over tiles, ascending, the tile itself left out."""
    distance: tuple[dict[int, int], ...]
    """distance[tile][other]: steps over tiles to each tile that they lead to."""
    edge: tuple[int, ...]
    """Tiles with fewer than four neighbours. [B2.2]"""


@lru_cache(maxsize=64)
def land(tiles: tuple[int, ...]) -> Land:
    """The shape of the map with these tiles. A hole is no tile: it cannot be crossed and makes edges."""
    there = set(tiles)
    cells = range(tiles[-1] + 1)
    near = tuple(tuple(n for n in MAP.neighbours[c] if n in there) if c in there else () for c in cells)
    distance: list[dict[int, int]] = []
    for cell in cells:
        found = {cell: 0}
        edge = {cell}
        while edge:
            edge = {n for c in edge for n in near[c]} - found.keys()
            found |= dict.fromkeys(edge, max(found.values()) + 1)
        del found[cell]
        distance.append(found)
    within = tuple(
        tuple(tuple(sorted(t for t, steps in far.items() if steps <= n)) for far in distance)
        for n in range(data.MOST[data.MOVEMENT] + 1)
    )
    return Land(near, within, tuple(distance), tuple(t for t in tiles if len(near[t]) < 4))
