"""The notation of Marine: its quiet position, and the words for what can differ from it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
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
from .pieces import BOX_ROW, BOXES, CORNER, MAP, OPEN_SPACES, OWN_SPACES, SPACE, SPACES, is_special
from .rules import hooks, play
from .rules.state import PHASE_REVEAL, PHASE_TURNS, Marine

HEX: Final = Names("hex", MAP.names)
CORNER_NAMES: Final = corner_names(MAP)
CORNER_OF_EARTH: Final = Names("corner", CORNER.tokens, also=CORNER_NAMES)
ELEMENT: Final = Names("element", data.ELEMENTS)
ELEMENT_OR_NONE: Final = Names("element", data.ELEMENTS, none=data.NONE)
TERRAIN: Final = Names("terrain", data.TERRAINS)
LARGE_TILE: Final = Names("large tile", data.TERRAINS[: data.VENT], texts=("terrain",))
LARGE_TILE_OR_NONE: Final = Names("large tile", LARGE_TILE.tokens, none=data.NO_TILE, texts=("terrain",))
ANIMAL: Final = Names("animal", data.ANIMALS)
ANIMAL_OR_NONE: Final = Names("animal", data.ANIMALS, none=data.NOBODY)
CARD: Final = Names("card", data.CARDS.ids)
TRAIT: Final = Names("trait", data.TRAITS.ids)
NO_PAWN: Final = 10
"""No pawn on a space, where a pawn is the number of its animal, or 4 + the element of a special one."""
UNKNOWN: Final = 255
"""A trait that a text does not name."""
QUIET_ROW: Final = ("annelids", "carbon_cycle", "endosymbionts", "producers", "univalves")
"""The cards of the quiet position: they only pay points."""
QUIET_STACKS: Final = (data.SAND, data.SEAGRASS, data.KELP)
QUIET_COMPETITION: Final = (data.SAND, data.SEAGRASS, data.SEAMOUNT)
QUIET_EVOLUTION: Final = (data.LAND, data.KELP, data.REEF, data.SEAMOUNT, data.OCEAN)
QUIET_SEATS: Final = 4


def quiet(setup: Setup) -> Marine:
    """The printed earth in the first turn: no animal has a trait, and nothing was drawn from the bag."""
    g = play.start(Setup("marine", setup.places, (setup.options[data.LENGTH], 0, 0, 0), 0))
    g.rng, g.options, g.phase = 0, setup.options, PHASE_TURNS
    g.hands = [bytearray() for _ in data.ANIMALS]
    g.box = [bytearray(6) for _ in BOX_ROW]
    g.circles = bytearray([data.NONE] * data.CIRCLES)
    g.competition, g.evolution = bytearray(QUIET_COMPETITION), bytearray(QUIET_EVOLUTION)
    g.row = bytearray(data.CARDS.numbers[card] for card in QUIET_ROW)
    g.stack_top = bytearray(QUIET_STACKS)
    g.stack_left = bytearray(stack_left(g))
    return g


# --- what follows from what was said before ---------------------------------------------------------------------------


def under_vents(g: Marine) -> Row:
    """Under a Vent lies what was printed there, or else ocean."""
    printed = {MAP.cell(q, r): terrain for (q, r), terrain in data.CENTRE.items()}
    printed |= {MAP.cell(q, r): data.LAND for q, r in data.TOP}
    return tuple(
        printed.get(h, data.OCEAN) if terrain == data.VENT else data.NO_TILE for h, terrain in enumerate(g.terrain)
    )


def sides(g: Marine) -> Row:
    """A Vent is a geyser in the upper half and on the middle line, else a smoker."""
    return tuple(
        0 if terrain != data.VENT else 1 + (data.SMOKER if MAP.half[h] > 0 else data.GEYSER)
        for h, terrain in enumerate(g.terrain)
    )


def stack_left(g: Marine) -> Row:
    """The large tiles that lie nowhere else are shared out evenly."""
    return stacked(g, data.TILES)


def row_of_cards(g: Marine) -> tuple[Row, ...]:
    """Cards that only pay points; before the first turn none lies open yet. [M2.7]"""
    return (tuple(g.row) if g.in_turns() else (data.NO_CARD,) * len(g.row),)


def in_deck(g: Marine) -> int:
    """The cards that were not removed before the game, and do not lie open."""
    shown = len(g.discard) + sum(card != data.NO_CARD for card in g.row) if g.in_turns() else 0
    return max(0, len(data.CARDS) - tuple(data.REMOVED.values())[g.options[data.LENGTH]] - shown)


# --- words that are not a field ---------------------------------------------------------------------------------------


class Pawn(Spots[Marine]):
    """On which space a pawn stands: a basic one of an animal, or the special one of an element."""

    def get(self, g: Marine) -> Row:
        """The pawn on each space."""
        return tuple(code - 1 if code else NO_PAWN for code in g.pawn)

    def set(self, g: Marine, value: Row) -> None:
        """Put the pawns there."""
        g.pawn = bytearray(0 if pawn == NO_PAWN else pawn + 1 for pawn in value)


PAWN: Final = Names(
    "pawn",
    (*data.ANIMALS, *(f"special-{element}" for element in data.ELEMENTS)),
    none=NO_PAWN,
    texts=("animal", "element", "put.pawn"),
)
LENSES: Final[Sequence[Lens[Marine, Any]]] = (
    One("over", "over", NO_YES),
    One("phase", "phase", Names("phase", ("traits", "reveal", "turns"), texts=("put.phase",))),
    One("turn", "turn", ANIMAL),
    One("again", "again", NO_YES),
    One("round", "round", Numbers("round", 1 << 16)),
    One("last_round", "last_round", NO_YES),
    Spots("tile", "terrain", HEX, Names("terrain", data.TERRAINS, none=data.NO_TILE)),
    Spots("under", "under", HEX, LARGE_TILE_OR_NONE, usual=under_vents),
    Spots("side", "side", HEX, Names("side", ("none", "geyser", "smoker"), texts=("side", "put.side")), usual=sides),
    Spots("element", "elements", CORNER_OF_EARTH, ELEMENT_OR_NONE),
    Counts("species", "cubes", ANIMAL, HEX, data.SPECIES - 1),
    Each("eliminated", "eliminated", ANIMAL, Numbers("number of species", data.SPECIES)),
    Each("regressing", "regressing", Names("square", ("1", "2")), ANIMAL_OR_NONE),
    Counts("display", "disks", ANIMAL, ELEMENT, data.DISKS),
    Counts("on_trait", "on_trait", ANIMAL, ELEMENT, data.PLASTICITY_SPACES),
    Lists("trait", "traits", ANIMAL, TRAIT, distinct=True),
    Each("copied", "copied", ANIMAL, Names("trait", data.TRAITS.ids, none=data.NO_TRAIT)),
    Each("grown", "grown", ANIMAL, NO_YES),
    Each("slid", "right", ANIMAL, NO_YES),
    Each("vp", "vp", ANIMAL, Numbers("number of points", 1 << 16)),
    Pawn("pawn", "pawn", Names("space", SPACE.tokens), PAWN),
    Each("special", "special", ELEMENT, ANIMAL_OR_NONE),
    Each("target", "target", ELEMENT, Numbers("target", 1 << 16)),
    Counts(
        "box",
        "box",
        Names("section with a box", (data.SECTIONS[section] for section in BOXES), texts=("section",)),
        ELEMENT,
        data.DISKS,
    ),
    Lists("circles", "circles", None, ELEMENT_OR_NONE, fixed=True),
    Lists("competition", "competition", None, TERRAIN, fixed=True),
    Lists("evolution", "evolution", None, TERRAIN, ordered=False, fixed=True),
    Each("stack", "stack_top", STACK, LARGE_TILE_OR_NONE),
    Each("stack_left", "stack_left", STACK, Numbers("number of tiles", sum(data.TILES) + 1), usual=stack_left),
    Lists(
        "row",
        "row",
        None,
        Names("card", CARD.tokens, none=data.NO_CARD),
        usual=row_of_cards,
        distinct=True,
        fixed=True,
    ),
    Lists("discard", "discard", None, CARD, distinct=True),
    One("deck", "deck", Numbers("number of cards", len(data.CARDS) + 1), usual=in_deck),
    Lists("hand", "hands", ANIMAL, TRAIT, ordered=False, distinct=True, unknown=UNKNOWN),
    Lists("kept", "kept", ANIMAL, TRAIT, distinct=True, unknown=UNKNOWN),
)


# --- what lies where nothing else says so -----------------------------------------------------------------------------


def trait_cards(g: Marine) -> list[int]:
    """How many there are of each trait: one, or none of those that are left out."""
    absent = data.NOT_FOR_SUPERHEROES if g.options[data.HEROES] else ()
    return [int(trait not in absent) for trait in range(len(data.TRAITS))]


def as_seen(g: Marine, viewer: int | None) -> Marine:
    """A copy in which the traits that other seats hold in secret are unknown, and which of them they keep."""
    seen = g.seen_by(viewer)
    for animal, seat in enumerate(g.places):
        if seat != viewer:
            seen.hands[animal] = bytearray([UNKNOWN] * len(g.hands[animal]))
            seen.kept[animal] = bytearray([UNKNOWN] * len(g.kept[animal]))
    return seen


def deal_unknown(g: Marine) -> None:
    """Traits that a text does not name are drawn from those that lie nowhere else, as long as there are any."""
    lying = {*chain(*g.traits, *g.hands)}
    left = [trait for trait, n in enumerate(trait_cards(g)) if n and trait not in lying]
    for hand in g.hands:
        for i, trait in enumerate(hand):
            if trait == UNKNOWN and left:
                hand[i] = left.pop(g.randbelow(len(left)))
        hand[:] = bytearray(sorted(hand))
    for hand, kept in zip(g.hands, g.kept, strict=True):
        others = [trait for trait in hand if trait not in kept]
        for i, trait in enumerate(kept):
            if trait == UNKNOWN and others:
                kept[i] = others.pop(g.randbelow(len(others)))


def let_traits_work(g: Marine) -> None:
    """Which traits work follows from those in play."""
    for animal in range(len(data.ANIMALS)):
        g.update_working(animal)


def put_pawns(g: Marine, rest: list[int]) -> None:
    """The other basic pawns are at hand."""
    g.free = rest


def put_vents(g: Marine, rest: list[int]) -> None:
    """The other Vents lie in their stack."""
    g.vents = rest[0]


def put_markers(g: Marine, rest: list[int]) -> None:
    """The other terrain markers are in their bag."""
    g.markers = bytearray(rest)


def put_cards(g: Marine, rest: list[int]) -> None:
    """The other evolution cards are hidden: in the deck, or removed before the game."""
    g.unseen_cards = bytearray(card for card, n in enumerate(rest) if n and card != data.ASTEROID)
    g.asteroid_drawn = 1 - rest[data.ASTEROID]


def put_traits(g: Marine, rest: list[int]) -> None:
    """The other trait cards are in their box."""
    g.trait_box = bytearray(trait for trait, n in enumerate(rest) if n)


DERIVED: Final = (
    let_traits_work,
    Supply[Marine](
        "disks", ELEMENT, lambda g: [data.DISKS] * 6,
        (
            ("element", lambda g: counted(g.elements, ELEMENT)),
            ("circles", lambda g: counted(g.circles, ELEMENT)),
            ("box", lambda g: summed(g.box)),
            ("display", lambda g: summed(g.disks)),
        ),
        put_disks,
    ),
    Supply[Marine](
        "species", ANIMAL, lambda g: [data.SPECIES - 1 if seat >= 0 else 0 for seat in g.places],
        (
            ("species", lambda g: [sum(cubes) for cubes in g.cubes]),
            ("eliminated", lambda g: g.eliminated),
            ("regressing", lambda g: counted(g.regressing, ANIMAL)),
        ),
        put_species,
    ),
    Supply[Marine](
        "pawns", ANIMAL,
        lambda g: [
            data.PAWNS[len(g.animals())] + grown if seat >= 0 else 0
            for seat, grown in zip(g.places, g.grown, strict=True)
        ],
        (("pawn", lambda g: [g.basic_placed(animal) for animal in range(len(data.ANIMALS))]),),
        put_pawns,
    ),
    Supply[Marine](
        "tiles", Names("tile", ["vent"]), lambda g: [data.VENTS + 2],
        (("tile", lambda g: [g.terrain.count(data.VENT)]),),
        put_vents,
    ),
    Supply[Marine](
        "tiles", LARGE_TILE, lambda g: data.TILES,
        (
            ("tile", lambda g: counted(g.terrain, LARGE_TILE)),
            ("under", lambda g: counted(g.under, LARGE_TILE)),
            ("stack", lambda g: counted(g.stack_top, LARGE_TILE)),
        ),
        put_tiles,
    ),
    Supply[Marine](
        "markers", TERRAIN, lambda g: [data.MARKERS] * len(data.TERRAINS),
        (
            ("competition", lambda g: counted(g.competition, TERRAIN)),
            ("evolution", lambda g: counted(g.evolution, TERRAIN)),
        ),
        put_markers,
    ),
    Supply[Marine](
        "card", CARD, lambda g: [1] * len(data.CARDS),
        (("row", lambda g: counted(g.row, CARD)), ("discard", lambda g: counted(g.discard, CARD))),
        put_cards,
    ),
    Supply[Marine](
        "trait card", TRAIT, trait_cards,
        (
            ("trait", lambda g: counted(chain(*g.traits), TRAIT)),
            ("hand", lambda g: counted(chain(*g.hands), TRAIT)),
        ),
        put_traits,
    ),
)  # fmt: skip


# --- what cannot be ---------------------------------------------------------------------------------------------------


def strangers(g: Marine) -> bool:
    """Something belongs to an animal that is not in play. Its pieces are not asked for: there are none of them."""
    absent = [animal for animal, seat in enumerate(g.places) if seat < 0]
    return any(
        g.vp[a] or g.grown[a] or g.right[a] or g.traits[a] or g.copied[a] != data.NO_TRAIT or any(g.disks[a])
        or g.hands[a] or g.kept[a] or a == g.turn or a in g.special
        for a in absent
    )  # fmt: skip


def bad_hands(g: Marine) -> bool:
    """Before the reveal each animal holds the traits it was dealt, with those it has kept, and none is in play; after
    it nobody holds any."""
    if g.in_turns():
        return any(g.hands) or any(g.kept)
    keep = 2 if g.options[data.HEROES] else 1
    chosen = [len(g.kept[animal]) for animal in g.animals()]
    return (
        any(g.traits)
        or any(n not in (0, keep) for n in chosen)
        or all(chosen) != (g.phase == PHASE_REVEAL)
        or any(len(g.hands[a]) != data.TRAITS_DEALT or not {*g.kept[a]} <= {*g.hands[a]} for a in g.animals())
        or UNKNOWN in chain(*g.hands)
    )


def bad_copies(g: Marine) -> bool:
    """An animal copies a trait without Exaptation, or Exaptation itself."""
    exaptation = data.TRAITS.numbers["exaptation"]
    return any(
        copied != data.NO_TRAIT and (exaptation not in g.traits[animal] or copied == exaptation)
        for animal, copied in enumerate(g.copied)
    )


def overfull(g: Marine) -> bool:
    """A display or a trait card holds more disks than it has room for, or a card holds some that the animal lacks."""
    for animal, disks in enumerate(g.disks):
        on_trait, spaces = g.on_trait[animal], g.display_spaces()
        spaces_on_trait = g.room(animal) + sum(disks) - spaces
        if sum(disks) - sum(on_trait) > spaces or sum(on_trait) > spaces_on_trait:
            return True
        if any(there > n for there, n in zip(on_trait, disks, strict=True)):
            return True
    return False


def bad_vents(g: Marine) -> bool:
    """A Vent has no large tile under it or not the side of its half, or another tile has any of that."""
    return any(
        (terrain == data.VENT) != (under != data.NO_TILE)
        or (terrain == data.VENT) != bool(side)
        or (side and MAP.half[h] and side != 1 + (data.SMOKER if MAP.half[h] > 0 else data.GEYSER))
        for h, (terrain, under, side) in enumerate(zip(g.terrain, g.under, g.side, strict=True))
    )


def bad_stacks(g: Marine) -> bool:
    """The stacks do not hold as many tiles as there are left, or one has none on top and some below."""
    return sum(g.stack_left) != sum(g.unseen_tiles) or any(
        left and top == data.NO_TILE for top, left in zip(g.stack_top, g.stack_left, strict=True)
    )


def misplaced(g: Marine) -> bool:
    """A pawn stands on a space that is closed to it, or a special pawn that nobody controls or that stands twice."""
    return any(g.pawn.count(code) > 1 for code in set(g.pawn) if code > len(data.ANIMALS)) or any(
        not may_stand(g, space) for space in SPACES if g.pawn[space]
    )


def may_stand(g: Marine, space: int) -> bool:
    """Whether the pawn on a space may be there."""
    pawn = g.pawn_on(space)
    assert pawn
    if pawn.owner == data.NOBODY:
        return False
    basic = pawn.element == data.NONE
    if space >= OWN_SPACES:
        owner = space - OWN_SPACES
        return bool(g.modified(hooks.own_space, owner, 0)) and (not basic or pawn.owner == owner)
    return space in OPEN_SPACES[len(g.animals())] and not (basic and is_special(space))


def bad_markers(g: Marine) -> bool:
    """Competition does not show its three terrains, or Evolution its five in their order."""
    shown = len(g.competition), len(g.evolution)
    return shown != (data.COMPETITION_MARKERS, data.EVOLUTION_MARKERS) or list(g.evolution) != sorted(g.evolution)


def gap_in_row(g: Marine) -> bool:
    """A card lies above an empty slot."""
    return data.NO_CARD in bytes(g.row).rstrip(bytes([data.NO_CARD]))


def bad_deck(g: Marine) -> bool:
    """The deck has more cards than are hidden, or the Asteroid is not one of its last five."""
    hidden = len(g.unseen_cards) + 1 - g.asteroid_drawn
    return g.deck > hidden or (g.deck >= data.BOTTOM_CARDS if g.asteroid_drawn else not g.deck)


def round_over(g: Marine) -> bool:
    """Every animal has slid its cube, and the round goes on."""
    return not g.over and all(g.right[animal] for animal in g.animals())


IMPOSSIBLE: Final[Sequence[Impossible[Marine]]] = (
    Impossible("marine.error.position.strangers", "an animal that is not in play has something", strangers),
    Impossible(
        "marine.error.position.hands", "before the reveal each animal holds three traits, later nobody any", bad_hands
    ),
    Impossible("marine.error.position.copied", "only Exaptation copies a trait, and not itself", bad_copies),
    Impossible("marine.error.position.display", "a display or a trait card has no room for its disks", overfull),
    Impossible("marine.error.position.off_earth", "something lies where no tile is", off_earth),
    Impossible("marine.error.position.vents", "a Vent has a large tile under it and the side of its half", bad_vents),
    Impossible("marine.error.position.stacks", "the stacks hold the tiles that lie nowhere else", bad_stacks),
    Impossible("marine.error.position.pawns", "a pawn stands where it may not", misplaced),
    Impossible(
        "marine.error.position.markers", "Competition shows three terrains, Evolution five in their order", bad_markers
    ),
    Impossible("marine.error.position.row", "a card lies above an empty slot", gap_in_row),
    Impossible(
        "marine.error.position.deck", "the deck has the hidden cards, the Asteroid among its last five", bad_deck
    ),
    Impossible("marine.error.position.round", "the round is over: every animal has slid its cube", round_over),
)


# --- what is most likely a slip ---------------------------------------------------------------------------------------

EARLY_POINTS: Final = 100
"""More points than the first round brings."""

EVEN: Final = 2
"""Between animals that place a pawn in turn; one of the two is an extra turn."""


def in_first_round(g: Marine) -> bool:
    """Whether nobody has reseeded yet."""
    return g.in_turns() and g.round == 1


def lost_early(g: Marine) -> bool:
    """An animal has no species, and no pawn was placed yet: nothing can have died."""
    begun = any(g.pawn) or any(g.right)
    return in_first_round(g) and not begun and not all(any(g.cubes[animal]) for animal in g.animals())


def bare_earth(g: Marine) -> bool:
    """No element lies on the earth in the first round."""
    return in_first_round(g) and set(g.elements) == {data.NONE}


def uneven(g: Marine) -> bool:
    """One animal has more basic pawns out than turns in a circle allow, and nobody has taken any back yet."""
    placed = [g.basic_placed(animal) for animal in g.animals()]
    return in_first_round(g) and not any(g.right) and max(placed) - min(placed) > EVEN


def early_points(g: Marine) -> bool:
    """An animal has far too many points for the first round."""
    return in_first_round(g) and max(g.vp) > EARLY_POINTS


UNLIKELY: Final[Sequence[Unlikely[Marine]]] = (
    Unlikely("marine.note.lost", lost_early),
    Unlikely("marine.note.bare", bare_earth),
    Unlikely("marine.note.pawns", uneven),
    Unlikely("marine.note.points", early_points),
)


NOTATION: Final = Table(
    "marine",
    quiet,
    0x71D36728,
    LENSES,
    derive=DERIVED,
    impossible=IMPOSSIBLE,
    unlikely=UNLIKELY,
    settle=deal_unknown,
    seen=as_seen,
    also={CORNER.name: CORNER_NAMES},
    seats=QUIET_SEATS,
)
