"""Execution: the twelve sections of the action display, top to bottom, left to right in each.

`AGENDA` is the whole of it in order: the pawns of each space, and what happens without a pawn. A pawn action may be
forgone as a whole; parts that say "may" or "up to" are free; the others follow once it is begun.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from speciate.earth import events as earth_events
from speciate.earth.rules import actions as shared
from speciate.earth.rules.refusals import give_reasons, no_prey, no_tile
from speciate.engine import DONE, Choice, Reasons, refuses, unless

from .. import data, events
from ..decisions import (
    COMPETITION_ANIMAL,
    COMPETITION_HEX,
    DOMINATION_CARD,
    DOMINATION_HEX,
    GLACIATION_HEX,
    INITIATIVE_SPACE,
    PLANNING_SPACE,
    REGRESSION_KEEP,
    SHARED,
    SWARM_HEX,
    WASTELAND_ELEMENT,
)
from ..pieces import ANIMAL, ELEMENT, FIRST, SECTION_OF, SPACES, TERRAIN, VP_DOMINATION, VP_GLACIATION
from . import hooks
from .state import Dominant


@refuses(PLANNING_SPACE, INITIATIVE_SPACE)
def taken(g: Dominant, choice: Choice, space: int) -> Reasons:
    """A space with a pawn."""
    owner = g.pawn_on(space)
    return unless(owner == data.NOBODY, "refused.taken", rule="D2.6", animal=(ANIMAL, owner))


def initiative(g: Dominant, me: int, place: int) -> None:
    """Swap with the animal to the left on the track; the pawn goes to a vacant space, also the one it left. [D4.1]"""
    space = g.choose(me, INITIATIVE_SPACE, g.vacant(), done=True)
    if space != DONE:
        g.advance(me)
        g.put_pawn(me, space)


def adaptation(g: Dominant, me: int, place: int) -> None:
    """Take one element onto the display. [D4.2]"""
    if not g.room(me) or not g.in_box(data.ADAPTATION):
        return
    element = g.choose(me, SHARED.adaptation_element, g.in_box(data.ADAPTATION), done=True)
    if element != DONE:
        g.from_box(data.ADAPTATION, element)
        g.gain_disk(me, element)
        earth_events.adapt.emit(g, me, element)


def regression(g: Dominant) -> None:
    """Every animal loses a disk of each type in the box; each pawn here may keep it one. [D4.3]

    Reptiles may keep one more. [D1.11]
    """
    for me in g.animals():
        lost = [e for e in g.in_box(data.REGRESSION) if g.disks[me][e]]
        pawns = g.pawns_in(data.REGRESSION, me)
        for left in range(min(len(pawns) + (me == data.REPTILES), len(lost)), 0, -1):
            element = g.choose(me, REGRESSION_KEEP, lost, n=left, done=True)
            if element == DONE:
                break
            lost.remove(element)
        for element in lost:
            g.shed(me, element)
        for space in pawns:
            g.take_pawn(space)


@refuses(REGRESSION_KEEP)
def not_lost(g: Dominant, choice: Choice, element: int) -> Reasons:
    """An element that is not in the box, is only printed, or has been kept."""
    boxed = unless(element in g.in_box(data.REGRESSION), "refused.not_in_box", element=(ELEMENT, element))
    disk = unless(g.disks[choice.numbers["animal"]][element], "refused.printed")
    return boxed + disk or unless(element in choice.values, "refused.kept")


def abundance(g: Dominant, me: int, place: int) -> None:
    """Put one element on a vacant corner of earth. [D4.4]"""
    shared.abundance(g, me, data.ABUNDANCE)


def wasteland(g: Dominant, me: int, place: int) -> None:
    """Remove one element from the box."""
    if g.in_box(data.WASTELAND):
        element = g.choose(me, WASTELAND_ELEMENT, g.in_box(data.WASTELAND), done=True)
        if element != DONE:
            g.from_box(data.WASTELAND, element)
            g.bag[element] += 1
            events.spare.emit(g, me, element)


def frost(g: Dominant) -> None:
    """Elements next to tundra wither if their type is left in the Wasteland box. [D4.5]"""
    tundra = set(g.tiles_of(data.TUNDRA))
    for corner in g.corners_with(g.in_box(data.WASTELAND)):
        if tundra.intersection(g.MAP.touching[corner]):
            g.remove_element(corner)


def depletion(g: Dominant, me: int, place: int) -> None:
    """Remove an element of a type in the box from earth. [D4.6]"""
    shared.depletion(g, me, data.DEPLETION)


def glaciation(g: Dominant, me: int, place: int) -> None:
    """Cover a tile next to tundra with tundra. Only the pawn on the leftmost space acts."""
    glaciate(g, me, may_forgo=True)


@refuses(GLACIATION_HEX)
def warm(g: Dominant, choice: Choice, h: int) -> Reasons:
    """Tundra, or a tile without tundra beside it."""
    bare = unless(g.terrain[h] != data.TUNDRA, "refused.tile_there", terrain=(TERRAIN, data.TUNDRA))
    beside = unless(any(g.terrain[n] == data.TUNDRA for n in g.next_to(h)), "refused.no_tundra")
    return no_tile(g, h) or bare + beside


def glaciate(g: Dominant, me: int, may_forgo: bool) -> None:
    """Put tundra next to tundra: elements between three of them wither, most species go back to the pools. [D4.7]"""
    tundra = set(g.tiles_of(data.TUNDRA))
    tiles = [h for h in g.tiles() if h not in tundra and tundra.intersection(g.next_to(h))]
    if not g.tundra or not tiles:
        return
    h = g.choose(me, GLACIATION_HEX, tiles, done=may_forgo)
    if h == DONE:
        return
    g.tundra -= 1
    g.cover(h, data.TUNDRA)
    events.freeze.emit(g, me, h)
    for corner in g.smothered(data.TUNDRA):
        g.remove_element(corner)
    g.gain(me, g.bonus(len(tundra.intersection(g.next_to(h)))), VP_GLACIATION, h)
    for animal in g.living_on(h):
        g.displace(animal, h, g.cubes[animal][h] - 1)


def speciation(g: Dominant, me: int, place: int) -> None:
    """Add species on the tiles round one element of the space's type. [D4.8]"""
    shared.speciation(g, me, g.corners_with([data.SPECIATION_ELEMENTS[place]]))


def swarm(g: Dominant) -> None:
    """Insects may add one species on any tile. [D1.15]"""
    me = data.INSECTS
    if me in g.animals() and g.pool[me]:
        h = g.choose(me, SWARM_HEX, g.tiles(), done=True)
        if h != DONE:
            g.breed(me, h, 1)


def wanderlust(g: Dominant, me: int, place: int) -> None:
    """Add a face-up tile to earth, perhaps an element; score it; every animal may move in. [D4.9]"""
    shared.wanderlust(g, me, data.WANDERLUST)


def migration(g: Dominant, me: int, place: int) -> None:
    """Move up to so many species, each once, to an adjacent tile; birds up to two tiles far. [D4.10]"""
    shared.migration(g, me, data.MIGRATION_CUBES[place])


def attack(g: Dominant, me: int, tiles: list[int]) -> None:
    """On one of these tiles that this animal shares eliminate an opposing species; it may refrain."""
    shared = [h for h in tiles if g.cubes[me][h] and g.opposing_on(me, h)]
    if shared:
        h = g.choose(me, COMPETITION_HEX, shared, done=True)
        if h != DONE:
            g.eliminate(g.choose(me, COMPETITION_ANIMAL, g.opposing_on(me, h), hex=h), h)


@refuses(COMPETITION_HEX)
def not_shared(g: Dominant, choice: Choice, h: int) -> Reasons:
    """A tile that the animal does not share; for a pawn also one of a terrain whose turn it is not."""
    return no_prey(g, choice, h, anywhere=AGENDA[g.cursor - 1].space < 0)


def ambush(g: Dominant) -> None:
    """Arachnids attack once, anywhere, before all others. [D1.14]"""
    if data.ARACHNIDS in g.animals():
        attack(g, data.ARACHNIDS, g.tiles())


def competition(g: Dominant, me: int, place: int) -> None:
    """Attack on one tile of each of the space's terrains, tundra among them. [D4.11]"""
    for terrain in (data.TUNDRA, *data.COMPETITION_TERRAINS[place]):
        attack(g, me, g.tiles_of(terrain))


@refuses(DOMINATION_HEX)
def scored(g: Dominant, choice: Choice, h: int) -> Reasons:
    """A tile that was scored this turn."""
    return no_tile(g, h) or unless(not g.scored[h], "refused.scored")


def domination(g: Dominant, me: int, place: int) -> None:
    """Score a tile that was not scored this turn; the animal that dominates it takes a card. [D4.12, D6.1]"""
    tiles = [h for h in g.tiles() if not g.scored[h]]
    if not tiles:
        return
    h = g.choose(me, DOMINATION_HEX, tiles, done=True)
    if h == DONE:
        return
    g.scored[h] = 1
    g.score_tile(h, VP_DOMINATION)
    dominant = g.dominant(h)
    cards = sorted(card for card in g.row if card != data.NO_CARD)
    if dominant != data.NOBODY and cards:
        card = g.choose(dominant, DOMINATION_CARD, cards, hex=h)
        g.row[g.row.index(card)] = data.NO_CARD
        g.used.append(card)
        events.card.emit(g, dominant, card)
        hooks.card_effect[card](g, dominant, h)


give_reasons(SHARED)


def pawn_of(space: int, action: Callable[[Dominant, int, int], None]) -> Callable[[Dominant], None]:
    """What is done for a space: its pawn, if there is one, goes home, and its owner acts. [D3.4]"""

    def act(g: Dominant) -> None:
        if g.pawn_on(space) != data.NOBODY:
            me = g.take_pawn(space)
            events.act.emit(g, me, space)
            action(g, me, space - FIRST[SECTION_OF[space]])

    return act


_ACTIONS: Final = {
    data.INITIATIVE: initiative, data.ADAPTATION: adaptation, data.ABUNDANCE: abundance, data.WASTELAND: wasteland,
    data.DEPLETION: depletion, data.GLACIATION: glaciation, data.SPECIATION: speciation, data.WANDERLUST: wanderlust,
    data.MIGRATION: migration, data.COMPETITION: competition, data.DOMINATION: domination,
}  # fmt: skip
_BEFORE: Final = {data.REGRESSION: regression, data.COMPETITION: ambush}
_AFTER: Final = {data.WASTELAND: frost, data.SPECIATION: swarm}


class Entry(NamedTuple):
    """A part of Execution: its section, the space whose pawn acts (-1 for none), and what happens."""

    section: int
    space: int
    act: Callable[[Dominant], None]


def _agenda() -> list[Entry]:
    entries: list[Entry] = []
    for section in range(12):
        if section in _BEFORE:
            entries.append(Entry(section, -1, _BEFORE[section]))
        if section in _ACTIONS:
            spaces = [space for space in SPACES if SECTION_OF[space] == section]
            # The pawns queueing for Glaciation wait their turn.
            for space in spaces[:1] if section == data.GLACIATION else spaces:
                entries.append(Entry(section, space, pawn_of(space, _ACTIONS[section])))
        if section in _AFTER:
            entries.append(Entry(section, -1, _AFTER[section]))
    return entries


AGENDA: Final = tuple(_agenda())
