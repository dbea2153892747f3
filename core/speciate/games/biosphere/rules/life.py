"""What dice do: die (phase 1), move (4), reproduce (5), fill tiles (6); and the bonuses for majorities after 4 to 6."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress

from speciate.engine import DONE, Choice, Reasons, refuses, unless

from .. import data, events
from ..decisions import BREED_TILE, FILL_TILE, MOVE_DIE, MOVE_TILE
from ..pieces import ALL, TRACK, die_of, face_of_die, tile_of_die
from .evolution import mark_special
from .goals import majorities, majorities_by_environment
from .state import IDLE, Biosphere
from .wheel import next_graveyard, older

# --- phase 1 ------------------------------------------------------------------------------------------------


def turn_wheel(g: Biosphere) -> None:
    """Turn the wheel, from turn 2 on, and remove all dice that show the face at the graveyard. [B3.1]"""
    if g.turn > 1:
        g.graveyard = next_graveyard(g.graveyard)
    events.turn.emit(g, g.turn, g.graveyard)
    for me in g.species():
        dying = g.showing(me, g.graveyard)
        for tile in compress(range(len(dying)), dying):
            events.die.emit(g, me, tile, dying[tile], g.graveyard)
            g.bury(me, tile, g.graveyard, dying[tile])


# --- phase 4 ------------------------------------------------------------------------------------------------


def destinations(g: Biosphere, tile: int, steps: int) -> list[int]:
    """The tiles with a free space at most so many steps away, ascending. [B4.4a]

    Full tiles and rivals may be crossed, holes may not.
    """
    return list(filter(g.room.__getitem__, g.land().within[steps][tile]))


def movable(g: Biosphere, me: int, steps: int) -> list[int]:
    """The dice of a species that have not moved and can reach a free space, as values of DIE, ascending."""
    dice, moved, room, within = g.dice[me], g.moved, g.room, g.land().within[steps]
    found: list[int] = []
    for tile in g.occupied(me):
        for t in within[tile]:
            if room[t]:
                first = die_of(tile, 1)
                for die in range(first, first + data.FACES):
                    if dice[die] > moved[die]:
                        found.append(die)
                break
    return found


def move(g: Biosphere, me: int) -> None:
    """Move one die of the mover, or end its phase 4. [B4.4]"""
    if g.left == IDLE:
        g.left = g.value(me, data.MOVEMENT)
        g.moved = bytearray(len(g.moved))
    able = movable(g, me, g.left)
    die = g.decide(g.places[me], MOVE_DIE, able, left=g.left, done=True)
    if die == DONE:
        g.left = IDLE
        g.mover += 1
        return
    tile, face = tile_of_die(die), face_of_die(die)
    to = g.decide(g.places[me], MOVE_TILE, destinations(g, tile, g.left), origin=tile, face=face, left=g.left)
    migrate(g, me, tile, face, to)


@refuses(MOVE_DIE)
def stays(g: Biosphere, choice: Choice, die: int) -> Reasons:
    """Dice that have moved, or that reach no free space."""
    left = choice.numbers["left"]
    rested = unless(g.dice[g.species_of(choice.seat)][die] > g.moved[die], "refused.moved")
    return rested + unless(destinations(g, tile_of_die(die), left), "refused.no_space", n=left)


@refuses(MOVE_TILE)
def no_destination(g: Biosphere, choice: Choice, tile: int) -> Reasons:
    """Where a die cannot go: where it is, where no space is free, and too far away."""
    origin, left = choice.numbers["origin"], choice.numbers["left"]
    far = g.land().distance[origin].get(tile, 0)
    reached = unless(far <= left, "refused.too_far", steps=far, left=left)
    return unless(tile != origin, "refused.origin") or reached + full(g, tile)


def full(g: Biosphere, tile: int) -> Reasons:
    """A tile without a free space."""
    return unless(g.room[tile], "refused.full", n=data.SPACES[g.terrain[tile]])


def closed(g: Biosphere, me: int, tile: int) -> Reasons:
    """A tile whose environment is blocked for a species."""
    environment = g.terrain[tile]
    return unless(not g.blocked(me, environment), "refused.blocked", rule="B7.2", environment=(TRACK, environment))


def migrate(g: Biosphere, me: int, tile: int, face: int, to: int) -> None:
    """Move a die: it ages by one face however far it goes, and dies if that is the face at the graveyard. [B3.3]"""
    steps = g.land().distance[tile][to]
    g.left -= steps
    g.bury(me, tile, face, 1)
    face = older(face)
    if face == g.graveyard:
        events.perish.emit(g, me, tile, to, face)
        return
    g.supply[me] -= 1
    g.settle(me, to)
    die = die_of(to, face)
    g.dice[me][die] += 1
    g.moved[die] += 1
    events.move.emit(g, me, tile, to, face, steps)


# --- phase 5 ------------------------------------------------------------------------------------------------


def around(g: Biosphere, own: Sequence[int]) -> Sequence[int]:
    """These tiles with dice of a species and their neighbours, ascending; all on turn 1 and where it has no dice."""
    if g.turn == 1 or not own:
        return g.tiles
    return sorted({*own}.union(*map(g.land().near.__getitem__, own)))


def habitat(g: Biosphere, me: int) -> list[int]:
    """The tiles where a species may place dice as its phase begins, ascending; full ones too. [B4.5a]

    Blocked environments are left out.
    """
    reach = around(g, g.occupied(me))
    closed = [e for e in data.LIVES if g.blocked(me, e)]
    return [t for t in reach if g.terrain[t] not in closed] if closed else list(reach)


def reproduce(g: Biosphere, me: int) -> None:
    """Place one blank die of the mover, or end its phase 5 and turn its blank dice to their faces. [B4.5]"""
    if g.left == IDLE:
        g.left = min(data.FIRST_DICE if g.turn == 1 else g.value(me, data.REPRODUCTION), g.supply[me])
        g.reach = bytearray(habitat(g, me))
    free = filter(g.room.__getitem__, g.reach) if g.left else ()
    tile = g.decide(g.places[me], BREED_TILE, free, left=g.left, done=True)
    if tile == DONE:
        show_faces(g, me)
        g.left = IDLE
        g.mover += 1
        return
    g.left -= 1
    g.supply[me] -= 1
    g.blank[tile] += 1
    g.settle(me, tile)
    events.blank.emit(g, me, tile)


@refuses(BREED_TILE)
def no_habitat(g: Biosphere, choice: Choice, tile: int) -> Reasons:
    """Where no new die can go: away from the dice of the species, where it is blocked, and where no space is free."""
    me = g.species_of(choice.seat)
    numbered = [own for own in g.occupied(me) if g.here[me][own] > g.blank[own]]
    return unless(tile in around(g, numbered), "refused.no_parent") + closed(g, me, tile) + full(g, tile)


def show_faces(g: Biosphere, me: int) -> None:
    """Turn the blank dice of the mover to the faces that the life expectancies of their environments give."""
    for tile in compress(range(len(g.blank)), g.blank):
        n = g.blank[tile]
        g.blank[tile] = 0
        g.leave(me, tile, n)
        g.supply[me] += n
        g.place(me, tile, n)
    g.reach = bytearray()


# --- phase 6 ------------------------------------------------------------------------------------------------


def fillable(g: Biosphere, me: int) -> list[int]:
    """The tiles that a species may fill, ascending: its majorities with a free space, where it is not blocked."""
    if not g.supply[me]:
        return []
    return [tile for tile in majorities(g, me) if g.room[tile] and not g.blocked(me, g.terrain[tile])]


@refuses(FILL_TILE)
def not_filled(g: Biosphere, choice: Choice, tile: int) -> Reasons:
    """Where the mover has no majority, where it is blocked, where no space is free; and why not all at once."""
    me, tiles, free = g.species_of(choice.seat), choice.values, choice.numbers["free"]
    if tile == ALL:
        several = unless(sum(t != DONE for t in tiles) > 1, "refused.one_tile", empty=True)
        return several or unless(tile in tiles, "refused.supply", n=g.supply[me], free=free)
    need = data.MAJORITY[g.terrain[tile]]
    held = unless(g.holder[tile] == me, "refused.no_majority", rule="B2.3", n=g.here[me][tile], need=need)
    return held + closed(g, me, tile) + full(g, tile)


def fill(g: Biosphere, me: int) -> None:
    """Fill one tile where the mover has the majority, all such tiles where its supply suffices, or no more. [B4.6]

    With a short supply the order matters: the last tile takes what dice there are.
    """
    tiles = fillable(g, me)
    free = sum(g.room[tile] for tile in tiles)
    every = (ALL,) if len(tiles) > 1 and free <= g.supply[me] else ()
    chosen = g.decide(g.places[me], FILL_TILE, (*tiles, *every), free=free, done=True)
    if chosen == DONE:
        g.mover += 1
        return
    for tile in tiles if chosen == ALL else (chosen,):
        n = min(g.room[tile], g.supply[me])
        events.fill.emit(g, me, tile, n)
        g.place(me, tile, n)


# --- after phases 4, 5 and 6 ----------------------------------------------------------------------------------


def reward_majorities(g: Biosphere) -> None:
    """Give the bonus of an environment to each species with majorities on two of its tiles, once a game. [B9.1]"""
    for me in g.order():
        if g.holder.count(me) >= data.TILES_FOR_BONUS:
            held = majorities_by_environment(g, me)
            for environment in data.LIVES:
                if held[environment] >= data.TILES_FOR_BONUS:
                    mark_special(g, me, data.ENVIRONMENT_SPACE + environment)
