"""The actions that are the same rule in every game of the family, a function each: animal `me` performs it.

An action may be forfeited as a whole, with its first decision; after that its compulsory parts follow. What a rule book
has of its own is a method of the state (`Earth.score_new_tile` ...); `section` is the number of the game's section of
the action display, whose box holds the elements.
"""

from __future__ import annotations

from collections.abc import Sequence

from speciate.engine import DONE

from .. import events
from .state import NO_TILE, Earth


def abundance(g: Earth, me: int, section: int) -> None:
    """Move one element from the section to a vacant corner of any tile. [M3.4]"""
    corners = g.vacant_corners()
    if not g.in_box(section) or not corners:
        return
    element = g.choose(me, g.SHARED.abundance_element, g.in_box(section), done=True)
    if element != DONE:
        corner = g.choose(me, g.SHARED.abundance_corner, corners, element=element)
        g.from_box(section, element)
        g.place_element(element, corner)


def depletion(g: Earth, me: int, section: int) -> None:
    """Remove an element of a type in the section's box from earth."""
    corners = g.corners_with(g.in_box(section))
    if corners:
        corner = g.choose(me, g.SHARED.depletion_corner, corners, done=True)
        if corner != DONE:
            g.remove_element(corner)


def speciation(g: Earth, me: int, corners: Sequence[int]) -> None:
    """Add species on the tiles round the element on one of these corners."""
    if not corners or not g.pool[me]:
        return
    corner = g.choose(me, g.SHARED.speciation_corner, corners, done=True)
    if corner == DONE:
        return
    for h in g.touched(corner):
        most = min(g.speciation_limit(me, g.elements[corner], h), g.pool[me])
        g.breed(me, h, g.choose(me, g.SHARED.speciation_number, range(most + 1), hex=h))


def wanderlust(g: Earth, me: int, section: int) -> int | None:
    """Add a face-up tile to earth, perhaps an element; score it; every animal may move in, down the food chain. [M4.7b]

    Returns the hex of the new tile; None if there was none to add, or the action was forfeited.
    """
    stacks = [stack for stack, tile in enumerate(g.stack_top) if tile != NO_TILE]
    if not stacks:
        return None
    stack = g.choose(me, g.SHARED.wanderlust_stack, stacks, done=True)
    if stack == DONE:
        return None
    tile = g.tile_in_hand = g.stack_top[stack]
    g.take_tile(stack)
    h = g.choose(me, g.SHARED.wanderlust_hex, g.room_for_tile(), terrain=tile)
    g.terrain[h], g.tile_in_hand = tile, NO_TILE
    events.tile.emit(g, me, h, tile)
    corners = g.vacant_corners([h])
    if corners and g.in_box(section):
        element = g.choose(me, g.SHARED.wanderlust_element, g.in_box(section), hex=h, done=True)
        if element != DONE:
            corner = g.choose(me, g.SHARED.wanderlust_corner, corners, element=element, hex=h)
            g.from_box(section, element)
            g.place_element(element, corner)
    g.score_new_tile(me, h)
    for animal in g.animals():
        for n in g.next_to(h):
            most = g.cubes[animal][n]
            g.move(animal, n, h, g.choose(animal, g.SHARED.wanderlust_move, range(most + 1), origin=n, hex=h))
    return h


def migration(g: Earth, me: int, cubes: int) -> None:
    """Move up to so many species, each once, as far as the animal's species go."""
    reach = g.migration_reach(me)
    arrived = bytearray(len(g.terrain))  # Each species moves once: those that arrived stay.
    for left in range(cubes, 0, -1):
        movable = [h for h in g.occupied(me) if g.cubes[me][h] > arrived[h] and g.next_to(h)]
        if not movable:
            return
        start = g.choose(me, g.SHARED.migration_from, movable, n=left, done=True)
        if start == DONE:
            return
        end = g.choose(me, g.SHARED.migration_to, g.within(start, reach), origin=start)
        g.move(me, start, end)
        arrived[end] += 1
