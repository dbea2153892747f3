"""The notation of Dominant Species: its quiet position, and the words for what can differ from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from speciate.earth.notation import (
    NO_YES,
    STACK,
    corner_names,
    counted,
    off_earth,
    put_disks,
    put_species,
    put_tiles,
    stacked,
    summed,
)
from speciate.engine import Setup
from speciate.engine.lenses import Counts, Each, Lens, Lists, Names, Numbers, One, Row, Spots
from speciate.engine.notation import Impossible, Supply, Table, Unlikely

from . import data
from .pieces import BOX_ROW, BOXES, CORNER, MAP, SPACE
from .rules import play
from .rules.actions import AGENDA
from .rules.state import EXECUTION, PLANNING, RESET, Dominant

HEX: Final = Names("hex", MAP.names)
CORNER_NAMES: Final = corner_names(MAP)
CORNER_OF_EARTH: Final = Names("corner", CORNER.tokens, also=CORNER_NAMES)
ELEMENT: Final = Names("element", data.ELEMENTS)
TERRAIN: Final = Names("terrain", data.TERRAINS)
LARGE_TILE: Final = Names("large tile", data.TERRAINS[: data.TUNDRA], texts=("terrain",))
LARGE_TILE_OR_NONE: Final = Names("large tile", LARGE_TILE.tokens, none=data.NO_TILE, texts=("terrain",))
ANIMAL: Final = Names("animal", data.ANIMALS)
CARD: Final = Names("card", data.CARDS.ids)
NO_PAWN: Final = 10
"""No pawn on a space, where a pawn is the number of its animal."""
QUIET_ROW: Final = ("biodiversity", "cold_snap", "intelligence", "nocturnal", "omnivore")
"""The cards of the quiet position: they do nothing by themselves."""
QUIET_STACKS: Final = (data.SAVANNAH, data.FOREST, data.DESERT)
QUIET_SEATS: Final = 3


def quiet(setup: Setup) -> Dominant:
    """The printed earth before the first Planning: nothing was drawn from the bag, no animal has a head start."""
    g = play.start(Setup("dominant", setup.places, (0,), 0))
    g.rng = 0
    g.box = [bytearray(6) for _ in BOX_ROW]
    g.row = bytearray(data.CARDS.numbers[card] for card in QUIET_ROW)
    g.vp = [0] * 6
    g.stack_top = bytearray(QUIET_STACKS)
    g.stack_left = bytearray(stack_left(g))
    return g


# --- what follows from what was said before ---------------------------------------------------------------------------


def next_entry(g: Dominant) -> int:
    """Execution is yet to begin, or over."""
    return len(AGENDA) if g.phase == RESET else 0


def first_on_track(g: Dominant) -> int:
    """The first animal on the initiative track is the next to plan."""
    return g.order[0] if g.order else 0


def under_tundra(g: Dominant) -> Row:
    """Under a tundra tile lies what was printed there, or else sea, of which there is most."""
    printed = {MAP.cell(q, r): terrain for (q, r), terrain in data.START.items()}
    return tuple(
        printed.get(h, data.SEA) if terrain == data.TUNDRA else data.NO_TILE for h, terrain in enumerate(g.terrain)
    )


def own_pawns(g: Dominant) -> Row:
    """The pawns of the set-up."""
    return tuple(data.PAWNS[len(g.animals())] if seat >= 0 else 0 for seat in g.places)


def stack_left(g: Dominant) -> Row:
    """The large tiles that lie nowhere else are shared out evenly."""
    return stacked(g, data.TILES)


# --- words that are not a field ---------------------------------------------------------------------------------------


class Planner(One[Dominant]):
    """The animal that plans next: its place on the initiative track is the field."""

    def get(self, g: Dominant) -> int:
        """The animal."""
        return g.order[g.planner]

    def set(self, g: Dominant, value: int) -> None:
        """Its place; one after the last for an animal that is not on the track."""
        g.planner = g.order.index(value) if value in g.order else len(g.order)


def all_pawns(g: Dominant) -> list[int]:
    """The pawns that there are of each animal."""
    return [data.PAWN_LIMIT if seat >= 0 else 0 for seat in g.places]


class Pawns(Each[Dominant]):
    """How many pawns an animal has, free ones and those on the display: the field counts those in the box."""

    def get(self, g: Dominant) -> Row:
        """The pawns that are not in the box."""
        return tuple(n - in_box for n, in_box in zip(all_pawns(g), g.spare, strict=True))

    def set(self, g: Dominant, value: Row) -> None:
        """Leave the others in the box."""
        g.spare = [n - owned for n, owned in zip(all_pawns(g), value, strict=True)]


class Pawn(Spots[Dominant]):
    """On which space a pawn of an animal stands."""

    def get(self, g: Dominant) -> Row:
        """The animal on each space."""
        return tuple(pawn - 1 if pawn else NO_PAWN for pawn in g.pawn)

    def set(self, g: Dominant, value: Row) -> None:
        """Put the pawns there."""
        g.pawn = bytearray(0 if animal == NO_PAWN else animal + 1 for animal in value)


PAWNS: Final = Pawns("pawns", "spare", ANIMAL, Numbers("number of pawns", data.PAWN_LIMIT + 1), usual=own_pawns)
LENSES: Final[Sequence[Lens[Dominant, Any]]] = (
    One("over", "over", NO_YES),
    One("round", "round", Numbers("turn", 1 << 16)),
    One("last_round", "last_round", NO_YES),
    One("phase", "phase", Names("phase", ("planning", "execution", "reset"), texts=("phs",))),
    One("next", "cursor", Numbers("entry of the agenda", len(AGENDA) + 1), usual=next_entry),
    Lists("order", "order", None, ANIMAL, distinct=True),
    Planner("planner", "planner", ANIMAL, usual=first_on_track),
    Spots("tile", "terrain", HEX, Names("terrain", data.TERRAINS, none=data.NO_TILE)),
    Spots("under", "under", HEX, LARGE_TILE_OR_NONE, usual=under_tundra),
    Spots("element", "elements", CORNER_OF_EARTH, Names("element", data.ELEMENTS, none=data.NONE)),
    Counts("species", "cubes", ANIMAL, HEX, max(data.SPECIES.values()) - 1),
    Each("eliminated", "eliminated", ANIMAL, Numbers("number of species", max(data.SPECIES.values()))),
    Counts("display", "disks", ANIMAL, ELEMENT, data.DISKS),
    Each("vp", "vp", ANIMAL, Numbers("number of points", 1 << 16)),
    PAWNS,
    Pawn("pawn", "pawn", Names("space", SPACE.tokens), Names("animal", data.ANIMALS, none=NO_PAWN)),
    Counts(
        "box",
        "box",
        Names("section with a box", (data.SECTIONS[section] for section in BOXES), texts=("section",)),
        ELEMENT,
        data.DISKS,
    ),
    Each("stack", "stack_top", STACK, LARGE_TILE_OR_NONE),
    Each("stack_left", "stack_left", STACK, Numbers("number of tiles", sum(data.TILES) + 1), usual=stack_left),
    Lists("row", "row", None, Names("card", CARD.tokens, none=data.NO_CARD), distinct=True, fixed=True),
    Lists("used", "used", None, CARD, distinct=True),
    Counts("scored", "scored", None, HEX, 1),
    One("asleep", "asleep", Names("animal", data.ANIMALS, none=data.NOBODY)),
    Counts("sleeping", "sleeping", None, HEX, data.HIBERNATION_SPECIES),
)


# --- what lies where nothing else says so -----------------------------------------------------------------------------


def put_pawns(g: Dominant, rest: list[int]) -> None:
    """The other pawns are free."""
    g.free = rest


def put_tundra(g: Dominant, rest: list[int]) -> None:
    """The other tundra tiles lie beside the board."""
    g.tundra = rest[0]


def put_cards(g: Dominant, rest: list[int]) -> None:
    """The other cards are the deck, with the Ice Age as its last one."""
    g.deck = sum(rest)
    g.unseen_cards = bytearray(card for card, n in enumerate(rest) if n and card != data.LAST_CARD)


DERIVED: Final = (
    Supply[Dominant](
        "disks", ELEMENT, lambda g: [data.DISKS] * 6,
        (
            ("element", lambda g: counted(g.elements, ELEMENT)),
            ("box", lambda g: summed(g.box)),
            ("display", lambda g: summed(g.disks)),
        ),
        put_disks,
    ),
    Supply[Dominant](
        "species", ANIMAL, lambda g: [data.SPECIES[len(g.animals())] - 1 if seat >= 0 else 0 for seat in g.places],
        (("species", lambda g: [sum(cubes) for cubes in g.cubes]), ("eliminated", lambda g: g.eliminated)),
        put_species,
    ),
    Supply[Dominant](
        "pawns", ANIMAL, PAWNS.get,
        (("pawn", lambda g: [g.placed(animal) for animal in range(6)]),),
        put_pawns,
    ),
    Supply[Dominant](
        "tiles", Names("tile", ["tundra"]), lambda g: [data.TUNDRA_TILES],
        (("tile", lambda g: [g.terrain.count(data.TUNDRA)]),),
        put_tundra,
    ),
    Supply[Dominant](
        "tiles", LARGE_TILE, lambda g: data.TILES,
        (
            ("tile", lambda g: counted(g.terrain, LARGE_TILE)),
            ("under", lambda g: counted(g.under, LARGE_TILE)),
            ("stack", lambda g: counted(g.stack_top, LARGE_TILE)),
        ),
        put_tiles,
    ),
    Supply[Dominant](
        "card", CARD, lambda g: [1] * len(data.CARDS),
        (("row", lambda g: counted(g.row, CARD)), ("used", lambda g: counted(g.used, CARD))),
        put_cards,
    ),
)  # fmt: skip


# --- what cannot be ---------------------------------------------------------------------------------------------------


def strangers(g: Dominant) -> bool:
    """Something belongs to an animal that is not in play. Its species are not asked for: there are none of them."""
    absent = [animal for animal, seat in enumerate(g.places) if seat < 0]
    return any(g.vp[a] or g.spare[a] or any(g.disks[a]) for a in absent) or g.asleep in absent


def bad_track(g: Dominant) -> bool:
    """The initiative track does not hold each animal in play once, or who plans next is not on it."""
    return sorted(g.order) != list(g.animals()) or g.planner >= len(g.order)


def bad_agenda(g: Dominant) -> bool:
    """The next entry of the agenda does not belong to the phase."""
    return not {PLANNING: g.cursor == 0, EXECUTION: g.cursor < len(AGENDA), RESET: g.cursor == len(AGENDA)}[g.phase]


def bad_tundra(g: Dominant) -> bool:
    """A tundra tile has no large tile under it, or another tile has one."""
    return any(
        (terrain == data.TUNDRA) != (under != data.NO_TILE) for terrain, under in zip(g.terrain, g.under, strict=True)
    )


def overfull(g: Dominant) -> bool:
    """A display holds more elements than it has room for."""
    return any(g.room(animal) < 0 for animal in g.animals())


def bad_stacks(g: Dominant) -> bool:
    """The stacks do not hold as many tiles as there are left."""
    return sum(g.stack_left) != sum(g.unseen_tiles)


def early_ice_age(g: Dominant) -> bool:
    """The last card of the deck lies open while others are still in the deck."""
    return data.LAST_CARD in (*g.row, *g.used) and g.deck > 0


def sleepwalkers(g: Dominant) -> bool:
    """More species hibernate on a tile than the animal has there."""
    living = g.cubes[g.asleep] if g.asleep != data.NOBODY else bytearray(len(g.sleeping))
    return any(n > there for n, there in zip(g.sleeping, living, strict=True))


IMPOSSIBLE: Final[Sequence[Impossible[Dominant]]] = (
    Impossible("dominant.error.position.strangers", "an animal that is not in play has something", strangers),
    Impossible(
        "dominant.error.position.track", "the initiative track does not hold each animal in play once", bad_track
    ),
    Impossible(
        "dominant.error.position.agenda", "the next entry of the agenda does not belong to the phase", bad_agenda
    ),
    Impossible("dominant.error.position.off_earth", "something lies where no tile is", off_earth),
    Impossible("dominant.error.position.tundra", "a large tile lies under each tundra tile, and no other", bad_tundra),
    Impossible("dominant.error.position.display", f"a display holds at most {data.DISPLAY} elements", overfull),
    Impossible("dominant.error.position.stacks", "the stacks hold the tiles that lie nowhere else", bad_stacks),
    Impossible("dominant.error.position.ice_age", "the Ice Age is the last card of the deck", early_ice_age),
    Impossible("dominant.error.position.asleep", "species hibernate that are not there", sleepwalkers),
)


# --- what is most likely a slip ---------------------------------------------------------------------------------------

EARLY_POINTS: Final = 50
"""More points than the first turn brings."""


def lost_early(g: Dominant) -> bool:
    """An animal has neither species nor a head start in the first Planning, before anything can have died."""
    first = g.round == 1 and g.phase == PLANNING
    return first and any(not any(g.cubes[animal]) and not g.vp[animal] for animal in g.animals())


def bare_earth(g: Dominant) -> bool:
    """No element lies on the earth."""
    return set(g.elements) == {data.NONE}


def unplanned(g: Dominant) -> bool:
    """Execution begins while a pawn is free and a space vacant: Planning ends when either runs out. [D3.1]"""
    return g.phase == EXECUTION and g.cursor == 0 and any(g.free) and bool(g.vacant())


def early_points(g: Dominant) -> bool:
    """An animal has far too many points for the first turn."""
    return g.round == 1 and max(g.vp) > EARLY_POINTS


UNLIKELY: Final[Sequence[Unlikely[Dominant]]] = (
    Unlikely("dominant.note.lost", lost_early),
    Unlikely("dominant.note.bare", bare_earth),
    Unlikely("dominant.note.pawns", unplanned),
    Unlikely("dominant.note.points", early_points),
)


NOTATION: Final = Table(
    "dominant",
    quiet,
    0x0E278D5C,
    LENSES,
    derive=DERIVED,
    impossible=IMPOSSIBLE,
    unlikely=UNLIKELY,
    also={CORNER.name: CORNER_NAMES},
    seats=QUIET_SEATS,
)
