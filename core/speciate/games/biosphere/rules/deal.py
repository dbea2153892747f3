"""The set-up: map, decks, goals, first player and the tie-break bar."""

from __future__ import annotations

from collections import Counter

from speciate.engine import Setup, SpeciateError

from .. import data
from ..pieces import DECK, MAP
from .cards import refill
from .state import Biosphere

MAP_SHAPE, BAR = range(2)
"""Where the options lie in `options`."""
RECTANGLE, HOLES, RANDOM = range(3)
FIRST_FOREMOST, LAST_FOREMOST, NO_BAR = range(3)
"""Who starts foremost on the bar; without it nobody does. [B7.3]"""


def check(setup: Setup) -> None:
    """SpeciateError unless each player has one species."""
    if set(Counter(seat for seat in setup.places if seat >= 0).values()) != {1}:
        raise SpeciateError("each player has one species", "biosphere.error.species")


def start(setup: Setup) -> Biosphere:
    """The position before turn 1, with all that is drawn at random. [B2.4]"""
    playing = [p for p, seat in enumerate(setup.places) if seat >= 0]
    g = Biosphere(
        rng=setup.seed,
        places=setup.places,
        use_bar=int(setup.options[BAR] != NO_BAR),
        first=playing[0],
        tiles=(),
        terrain=bytearray(),
        dice=[],
        here=[],
        room=bytearray(),
        holder=bytearray(),
        supply=bytearray(data.DICE if p in playing else 0 for p in range(6)),
        moved=bytearray(),
        blank=bytearray(),
        reach=bytearray(),
        track=bytearray(data.START * 6),
        ep=bytearray(6),
        size=bytearray([data.NOT_SET] * 6),
        specialisation=bytearray([data.NOT_SET] * 6),
        special=bytearray(len(data.SPECIAL) * 6),
        bar=bytearray(6),
        corners=bytearray(6),
        charged=bytearray(len(data.SECTIONS) * 6),
        card=bytearray([DECK] * len(data.CARDS)),
        row=bytearray([data.NO_CARD] * (2 * data.ROW)),
        goals=(),
        reached=bytearray(len(data.CATEGORIES) * 6),
    )
    g.first = playing[g.randbelow(len(playing))]
    lay_map(g, len(playing), setup.options[MAP_SHAPE])
    for row in range(2):
        refill(g, row)
    g.goals = tuple(cards[g.randbelow(len(cards))] for cards in data.IN_CATEGORY)
    if g.use_bar:
        line_up(g, setup.options[BAR] == LAST_FOREMOST)
    return g


def line_up(g: Biosphere, last_foremost: bool) -> None:
    """Put the markers on their start spaces of the bar, in turn order."""
    for rank, p in enumerate(g.order()):
        g.bar[p] = data.bar_start(rank, last_foremost)


def lay_map(g: Biosphere, players: int, shape: int) -> None:
    """Lay the tiles at random, as one area connected over their sides. [B2.1]"""
    mix = [environment for environment, n in enumerate(data.TILES[players]) for _ in range(n)]
    if shape == RANDOM:
        cells = grown(g, len(mix))
    elif shape == HOLES:
        cells = pierced(g, data.HOLES[players], len(mix))
    else:
        cells = rectangle(*data.RECTANGLE[players])
    g.tiles = tuple(cells)
    g.terrain = bytearray([data.NO_TILE]) * (cells[-1] + 1)
    clear(g)
    for cell in cells:
        environment = mix.pop(g.randbelow(len(mix)))
        g.terrain[cell] = environment
        g.room[cell] = data.SPACES[environment]


def clear(g: Biosphere) -> None:
    """Take all dice off the map, which has no rooms and no majorities then; each field fits the cells of `terrain`."""
    size = len(g.terrain)
    g.room, g.blank, g.moved = bytearray(size), bytearray(size), bytearray(data.FACES * size)
    g.holder = bytearray([data.NOBODY]) * size
    g.dice = [bytearray(data.FACES * size) for _ in range(6)]
    g.here = [bytearray(size) for _ in range(6)]


def rectangle(columns: int, rows: int) -> list[int]:
    """The cells of a rectangle in the top left of the grid."""
    return [MAP.cell(c, r) for r in range(rows) for c in range(columns)]


def pierced(g: Biosphere, shape: tuple[int, int], n: int) -> list[int]:
    """A rectangle with so many cells left, taken away one by one wherever the rest stays connected."""
    cells = rectangle(*shape)
    while len(cells) > n:
        rest = cells[:]
        rest.pop(g.randbelow(len(rest)))
        if len(MAP.joined(rest[0], rest)) == len(rest):
            cells = rest
    return cells


def grown(g: Biosphere, n: int) -> list[int]:
    """An area that grew cell by cell from the middle of the grid, pushed to its top left."""
    cells = [MAP.cell(MAP.width // 2, MAP.height // 2)]
    while len(cells) < n:
        edge = sorted({near for cell in cells for near in MAP.neighbours[cell]}.difference(cells))
        cells.append(edge[g.randbelow(len(edge))])
    points = [MAP.points[cell] for cell in cells]
    left, top = min(c for c, _ in points), min(r for _, r in points)
    return sorted(MAP.cell(c - left, r - top) for c, r in points)
