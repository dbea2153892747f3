"""The twelve actions of the display, top to bottom. Each is performed by animal `me` with a pawn on `space`.

An action may be forfeited as a whole, with its first decision; after that its compulsory parts follow. One that
nobody could carry out is forfeited silently.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from speciate.earth import events as earth_events
from speciate.earth.rules import actions as shared
from speciate.earth.rules.refusals import give_reasons, no_element, no_prey, no_tile, wrong_terrain
from speciate.engine import DONE, Choice, Reasons, refuses, unless

from .. import data, events
from ..decisions import (
    ADAPTATION_REPLACE,
    AUTOTROPHS_ELEMENT,
    AUTOTROPHS_REMOVE,
    AUTOTROPHS_SWAP,
    AUTOTROPHS_WAY,
    BOTTOM_FEEDER_BOX,
    BOTTOM_FEEDER_ELEMENT,
    COMPETITION_ANIMAL,
    COMPETITION_HEX,
    DOMINATION_ELEMENT,
    EVOLUTION_CARD,
    EVOLUTION_HEX,
    REGRESSION_CUBE,
    SHARED,
    TECTONICS_HEX,
    TECTONICS_SIDE,
    TECTONICS_SOURCE,
)
from ..pieces import (
    BOX_ROW,
    EDGE,
    ELEMENT,
    EVERYWHERE,
    FROM_BOX,
    FROM_POOL,
    HEXES,
    MAP,
    PLACE_OF,
    REMOVE,
    SECTION,
    SIDE,
    SWAP,
    TERRAIN,
    VP_EVOLUTION,
    VP_TECTONICS,
    is_special,
)
from . import hooks
from .deck import take_card
from .state import Marine


def abundance(g: Marine, me: int, space: int) -> None:
    """Move one element from this section to a vacant corner of any tile. [M4.1]"""
    shared.abundance(g, me, data.ABUNDANCE)


def autotrophs(g: Marine, me: int, space: int) -> None:
    """On a Vent of this space's kind: remove an element of a type in the Box, or swap one with the Box. [M4.2]"""
    side = data.SMOKER if PLACE_OF[space] == 0 else data.GEYSER
    box = g.in_box(data.AUTOTROPHS)
    disks = on_vents(g, side)
    removable = [c for c in disks if g.elements[c] in box]
    ways = [REMOVE] * bool(removable) + [SWAP] * bool(box and disks)
    if not ways:
        return
    way = g.choose(me, AUTOTROPHS_WAY, ways, side=side, done=True)
    if way == REMOVE:
        g.remove_element(g.choose(me, AUTOTROPHS_REMOVE, removable, side=side))
    elif way == SWAP:
        element = g.choose(me, AUTOTROPHS_ELEMENT, box)
        corner = g.choose(me, AUTOTROPHS_SWAP, disks, element=element, side=side)
        old = g.elements[corner]
        g.from_box(data.AUTOTROPHS, element)
        g.box[BOX_ROW[data.AUTOTROPHS]][old] += 1
        g.elements[corner] = element
        events.exchange.emit(g, element, corner, old)


def on_vents(g: Marine, side: int) -> list[int]:
    """The corners with an element on Vents of a kind."""
    return sorted({c for h in HEXES if g.vent_on(h) == side for c in g.disks_on(h)})


@refuses(AUTOTROPHS_REMOVE, AUTOTROPHS_SWAP)
def off_vents(g: Marine, choice: Choice, corner: int) -> Reasons:
    """An element on no Vent of the space's kind, or, where one is removed, of a type that is not in the Box."""
    element, side = g.elements[corner], choice.numbers["side"]
    vent = unless(corner in on_vents(g, side), "refused.off_vents", side=(SIDE, side))
    boxed = choice.decision is AUTOTROPHS_SWAP or element in g.in_box(data.AUTOTROPHS)
    return no_element(g, corner) or vent + unless(boxed, "refused.not_in_box", element=(ELEMENT, element))


def depletion(g: Marine, me: int, space: int) -> None:
    """Remove an element of a type in the Depletion Box from earth. [M4.3]"""
    shared.depletion(g, me, data.DEPLETION)


def adaptation(g: Marine, me: int, space: int) -> None:
    """Take one element of this section onto the display; the special space may replace an own disk. [M4.4, M4.4a]"""
    replaceable = g.own_disks(me) if is_special(space) else []
    room = g.room(me) > 0
    if not g.in_box(data.ADAPTATION) or not (room or replaceable):
        return
    element = g.choose(me, SHARED.adaptation_element, g.in_box(data.ADAPTATION), done=True)
    if element == DONE:
        return
    old = g.choose(me, ADAPTATION_REPLACE, replaceable, element=element, done=room) if replaceable else DONE
    g.from_box(data.ADAPTATION, element)
    if old != DONE:
        g.shed(me, old)
    g.gain_disk(me, element)
    earth_events.adapt.emit(g, me, element)


def regression(g: Marine, me: int, space: int) -> None:
    """Lay a species from the gene pool on a square, as a shield against the next Regression. [M4.5]"""
    square = g.regressing.find(data.NOBODY)
    if square < 0 or not g.pool[me] or g.choose(me, REGRESSION_CUBE, [0], done=True) == DONE:
        return
    g.pool[me] -= 1
    g.regressing[square] = me
    events.shield.emit(g, me, square)


def speciation(g: Marine, me: int, space: int) -> None:
    """Place new species round one element of the space's type; the special space takes any. [M4.6, M4.6a]"""
    if is_special(space):
        corners = g.all_disks()
    else:
        element = g.circles[PLACE_OF[space]]
        corners = g.corners_with([element]) if element != data.NONE else []
    shared.speciation(g, me, corners)


def wanderlust(g: Marine, me: int, space: int) -> None:
    """Add a tile and perhaps an element, score it, let all move in; the special space acts again. [M4.7, M4.7a]"""
    h = shared.wanderlust(g, me, data.WANDERLUST)
    if h is None:
        return
    g.notify(hooks.new_tile, me, h)
    if is_special(space):
        g.again = 1


def reaches(g: Marine, reach: int, h: int) -> bool:
    """Whether Tectonics comes to a place of the grid: those at the edge, or all. [M4.8a]"""
    return reach == EVERYWHERE or MAP.border[h] or bool(g.modified(hooks.border_free, data.NOBODY, 0, h))


def tectonic_tiles(g: Marine, reach: int) -> list[int]:
    """Tiles that may become a Vent, which a Vent never may. [M4.8]"""
    return [h for h in g.tiles() if g.terrain[h] != data.VENT and reaches(g, reach, h)]


@refuses(TECTONICS_HEX)
def inland(g: Marine, choice: Choice, h: int) -> Reasons:
    """A Vent, or a tile inside the grid for a pawn that needs one at its edge."""
    free = unless(g.terrain[h] != data.VENT, "refused.tile_there", terrain=(TERRAIN, data.VENT))
    # A card may offer a tile farther in.
    edge = unless(h in choice.values or reaches(g, choice.numbers["reach"], h), "refused.inland")
    return no_tile(g, h) or free + edge


def tectonics(g: Marine, me: int, space: int) -> None:
    """Cover a tile with a Vent. [M4.8]"""
    reach = EVERYWHERE if is_special(space) else EDGE
    erupt(g, me, tectonic_tiles(g, reach), reach, may_forfeit=True)


def erupt(g: Marine, me: int, tiles: list[int], reach: int, may_forfeit: bool) -> None:
    """Put a Vent on one of these tiles: score it, thin out its species, add one of the acting animal."""
    if not g.vents or not tiles:
        return
    h = g.choose(me, TECTONICS_HEX, tiles, reach=reach, done=may_forfeit)
    if h == DONE:
        return
    half = MAP.half[h]
    side = (data.GEYSER if half < 0 else data.SMOKER) if half else g.choose(me, TECTONICS_SIDE, range(2), hex=h)
    g.vents -= 1
    g.lay_vent(h, side)
    events.vent.emit(g, me, h, side)
    g.gain(me, g.bonus(1 + sum(g.terrain[n] == data.VENT for n in g.next_to(h))), VP_TECTONICS, h)
    for animal in g.living_on(h):
        spare = g.cubes[animal][h] - 1
        if spare:
            g.displace(animal, h, spare)
    sources = [FROM_POOL] * bool(g.pool[me]) + [FROM_BOX] * bool(g.eliminated[me])
    if sources:
        if g.choose(me, TECTONICS_SOURCE, sources, hex=h) == FROM_POOL:
            g.breed(me, h, 1)
        else:
            g.eliminated[me] -= 1
            g.cubes[me][h] += 1
            events.revive.emit(g, me, h)
    g.notify(hooks.new_tile, me, h)


def migration(g: Marine, me: int, space: int) -> None:
    """Move up to so many species, each once, to an adjacent tile. [M4.9, M4.9a]"""
    cubes = (
        data.SPECIES
        if is_special(space)
        else g.modified(hooks.migration_cubes, me, data.MIGRATION_CUBES[PLACE_OF[space]])
    )
    shared.migration(g, me, cubes)


def competition(g: Marine, me: int, space: int) -> None:
    """Eliminate opposing species on a tile of the space's terrain where this animal lives. [M4.10, M4.10a]"""
    if is_special(space):
        # Two tiles, or the same one twice; who forfeits the first is not asked for the second.
        if compete(g, me, [h for h in g.occupied(me) if g.opposing_on(me, h)], 1, space):
            compete(g, me, [h for h in g.occupied(me) if g.opposing_on(me, h)], 1, space)
    else:
        place = PLACE_OF[space]
        terrain = g.competition[place]
        tiles = [h for h in g.occupied(me) if g.terrain[h] == terrain and g.opposing_on(me, h)]
        compete(g, me, tiles, data.COMPETITION_KILLS[place], space)


def compete(g: Marine, me: int, tiles: list[int], most: int, space: int) -> bool:
    """On one of these tiles eliminate up to so many opposing species; whether a tile was chosen."""
    if not tiles:
        return False
    h = g.choose(me, COMPETITION_HEX, tiles, n=most, space=space, done=True)
    if h == DONE:
        return False
    for left in range(most, 0, -1):
        if not g.opposing_on(me, h):
            break
        victim = g.choose(me, COMPETITION_ANIMAL, g.opposing_on(me, h), hex=h, n=left, done=True)
        if victim == DONE:
            break
        g.eliminate(victim, h)
    return True


@refuses(COMPETITION_HEX)
def not_shared(g: Marine, choice: Choice, h: int) -> Reasons:
    """A tile that the animal does not share, or of another terrain than the space shows."""
    return no_prey(g, choice, h, anywhere=is_special(choice.numbers["space"]))


def evolution(g: Marine, me: int, space: int) -> None:
    """Score a tile of the space's terrain; an animal that thrives there resolves a card. [M4.11]"""
    place = PLACE_OF[space]
    tiles = g.tiles_of(g.evolution[place])
    if not tiles:
        return
    h = g.choose(me, EVOLUTION_HEX, tiles, done=True)
    if h == DONE:
        return
    g.score_tile(h, VP_EVOLUTION)
    if g.thrives(me, h):
        take_card(g, me, place + 1)


@refuses(EVOLUTION_HEX)
def other_terrain(g: Marine, choice: Choice, h: int) -> Reasons:
    """A tile of another terrain than the space shows."""
    return no_tile(g, h) or wrong_terrain(g, choice, h)


def no_card(g: Marine, slot: int) -> Reasons:
    """An empty slot."""
    return unless(g.row[slot] != data.NO_CARD, "refused.no_card", empty=True)


@refuses(EVOLUTION_CARD)
def slot_above(g: Marine, choice: Choice, slot: int) -> Reasons:
    """A slot above the number of the space."""
    n = choice.numbers["n"]
    return no_card(g, slot) or unless(slot < n, "refused.slot_above", n=n)


def domination(g: Marine, me: int, space: int) -> None:
    """Take the special pawn of an element this animal dominates; its target rises to the domination value. [M4.12]"""
    elements = g.dominated(me)
    if not elements:
        return
    element = g.choose(me, DOMINATION_ELEMENT, elements, done=True)
    if element == DONE:
        return
    old = g.special[element]
    g.special[element] = me
    g.target[element] = g.domination(me, element)
    events.dominate.emit(g, me, element, g.target[element], old)


@refuses(DOMINATION_ELEMENT)
def not_dominated(g: Marine, choice: Choice, element: int) -> Reasons:
    """An element whose value is not above its target."""
    me, target = choice.numbers["animal"], g.target[element]
    value = g.domination(me, element)
    return unless(g.dominates(me, element), "refused.not_dominated", rule="M1.9", value=value, target=target)


def bottom_feeder(g: Marine, me: int, space: int) -> None:
    """The personal space: take an element from the Depletion or Regression Box onto the display. [M6.2]"""
    choices = sorted({*g.in_box(data.DEPLETION), *g.in_box(data.REGRESSION)})
    if not choices or g.room(me) <= 0:
        return
    element = g.choose(me, BOTTOM_FEEDER_ELEMENT, choices, done=True)
    if element == DONE:
        return
    boxes = [box for box in (data.DEPLETION, data.REGRESSION) if element in g.in_box(box)]
    box = g.choose(me, BOTTOM_FEEDER_BOX, boxes, element=element)
    g.from_box(box, element)
    g.gain_disk(me, element)
    earth_events.adapt.emit(g, me, element)


@refuses(BOTTOM_FEEDER_BOX)
def other_box(g: Marine, choice: Choice, section: int) -> Reasons:
    """Any box but the two, each of which holds the element where this is asked."""
    depletion, regression = (SECTION, data.DEPLETION), (SECTION, data.REGRESSION)
    return unless(section in choice.values, "refused.other_box", first=depletion, second=regression)


give_reasons(SHARED)

ACTIONS: Final[tuple[Callable[[Marine, int, int], None], ...]] = (
    abundance, autotrophs, depletion, adaptation, regression, speciation, wanderlust,
    tectonics, migration, competition, evolution, domination, bottom_feeder,
)  # fmt: skip
