"""The cards that do the same in every game of the family, a function each: `me` is the animal that resolves it.

Every step is compulsory as far as it goes, and "up to" is free; one with nothing to choose is skipped. Each deck says
where its rule book has the card, and where it may strike. A card worth victory points returns how many.
"""

from __future__ import annotations

from collections.abc import Container, Sequence

from speciate.engine import DONE, Decision

from .. import events
from .state import NONE, Earth

# --- elements -----------------------------------------------------------------------------------------------


def disease(g: Earth, me: int) -> None:
    """Each animal with more elements than you loses a disk of its choice."""
    mine = g.element_total(me)
    for animal in [a for a in g.opponents(me) if g.element_total(a) > mine and g.own_disks(a)]:
        g.shed(animal, g.choose(animal, g.SHARED.disease_disk, g.own_disks(animal)))


def habitat(g: Earth, me: int) -> None:
    """Place an element of your choice from the bag on any vacant corner."""
    corners = g.vacant_corners()
    if g.in_bag() and corners:
        element = g.choose(me, g.SHARED.habitat_element, g.in_bag())
        corner = g.choose(me, g.SHARED.habitat_corner, corners, element=element)
        g.bag[element] -= 1
        g.place_element(element, corner)


def metamorphosis(g: Earth, me: int) -> None:
    """Exchange an own disk with an element of your choice from the bag."""
    if g.own_disks(me) and g.in_bag():
        old = g.choose(me, g.SHARED.metamorphosis_disk, g.own_disks(me))
        new = g.choose(me, g.SHARED.metamorphosis_element, g.in_bag(), element=old)
        g.bag[new] -= 1
        g.shed(me, old)
        g.gain_disk(me, new)
        events.adapt.emit(g, me, new)


def symbiotic(g: Earth, me: int) -> None:
    """You and each animal with fewer elements gain a random one."""
    mine = g.element_total(me)
    for animal in [a for a in g.animals() if a == me or g.element_total(a) < mine]:
        if g.room(animal) > 0:
            element = g.draw_element()
            if element != NONE:
                g.gain_disk(animal, element)
                events.adapt.emit(g, animal, element)


# --- victory points -----------------------------------------------------------------------------------------


def biodiversity(g: Earth, me: int) -> int:
    """1 VP for each tile you share with an opposing species."""
    return sum(bool(g.opposing_on(me, h)) for h in g.occupied(me))


def ecodiversity(g: Earth, me: int) -> int:
    """1 VP for each element on earth of a type on your display."""
    return len(g.corners_with(g.own_types(me)))


def fertile(g: Earth, me: int) -> int:
    """Choose a tile you occupy: 1 VP for each species there."""
    tiles = g.occupied(me)
    return g.species_on(g.choose(me, g.SHARED.fertile_hex, tiles)) if tiles else 0


# --- new species --------------------------------------------------------------------------------------------


def fecundity(g: Earth, me: int) -> None:
    """Place up to one new species on each tile you occupy."""
    left = g.occupied(me)
    while left and g.pool[me]:
        h = g.choose(me, g.SHARED.fecundity_hex, left, n=len(left), done=True)
        if h == DONE:
            return
        g.breed(me, h, 1)
        left.remove(h)


# --- death and flight ---------------------------------------------------------------------------------------


def biomass(g: Earth, me: int) -> None:
    """On every tile with more species than elements one dies, of your choice."""
    for h in [h for h in g.tiles() if g.species_on(h) > len(g.disks_on(h))]:
        g.eliminate(g.choose(me, g.SHARED.biomass_animal, g.living_on(h), hex=h), h)


def impact(g: Earth, me: int, h: int, survivors: int, survivor: Decision, victim: Decision) -> None:
    """On a tile all species but so many of one animal die; then one dies on each adjacent tile.

    `survivor` and `victim` are decisions about a tile, `hex`: whose species survives there, whose dies next to it.
    """
    if g.species_on(h) > survivors:
        saved = g.choose(me, survivor, g.living_on(h), hex=h)
        for animal in g.living_on(h):
            dead = g.cubes[animal][h] - (survivors if animal == saved else 0)
            if dead:
                g.eliminate(animal, h, dead)
    for n in g.next_to(h):
        if g.living_on(n):
            g.eliminate(g.choose(me, victim, g.living_on(n), hex=n), n)


def purge(g: Earth, me: int, terrains: Container[int]) -> None:
    """Every opposing animal loses one species on each tile of these terrains."""
    for animal in g.opponents(me):
        for h in g.occupied(animal):
            if g.terrain[h] in terrains:
                g.eliminate(animal, h)


def mass_exodus(g: Earth, me: int, tiles: Sequence[int]) -> None:
    """Choose one of these tiles: move all its species to adjacent tiles, split as you like."""
    if not tiles:
        return
    h = g.choose(me, g.SHARED.mass_exodus_hex, tiles)
    for animal in g.living_on(h):
        *others, last = g.next_to(h)
        for n in others:
            here = g.cubes[animal][h]
            going = g.choose(me, g.SHARED.mass_exodus_number, range(here + 1), origin=h, hex=n, mover=animal)
            g.drive_out(me, animal, h, n, going)
        g.drive_out(me, animal, h, last, g.cubes[animal][h])


def predator(g: Earth, me: int) -> None:
    """Eliminate one opposing species on each tile you share."""
    for h in g.occupied(me):
        opposing = g.opposing_on(me, h)
        if opposing:
            g.eliminate(g.choose(me, g.SHARED.predator_animal, opposing, hex=h), h)
