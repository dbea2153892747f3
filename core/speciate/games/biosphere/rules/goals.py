"""The goal cards: how far a species is on each. A goal is its facts, then one function that counts."""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress

from speciate.engine import Sure

from .. import data, events
from ..pieces import MAP
from . import hooks
from .state import Biosphere

Count = Callable[[Biosphere, int, data.GoalFacts], int]


def goal(goal_id: str, sure: Sure, *, need: int, of: int = 0) -> Callable[[Count], Count]:
    """Register a function as what the goal with this id counts: how sure its text is, how much it needs, and what each
    thing counted has to have."""
    return hooks.goal_count.by(data.GOALS.add(data.GoalFacts(goal_id, sure, need=need, of=of)))


def progress(g: Biosphere, me: int, goal: int) -> tuple[int, int]:
    """How much of a goal a species has in this position, and how much it needs: (4, 5) for "4 of 5 edge tiles".

    `goal` is a place in `data.GOALS`. Some goals compare with the rivals: what they need depends on the position.
    """
    facts = data.GOALS[goal]
    compared = hooks.goal_need.answers.get(goal)
    need = compared(g, me, facts.need) if compared else facts.need
    return hooks.goal_count[goal](g, me, facts), need


def meets(g: Biosphere, me: int, goal: int) -> bool:
    """Whether a species meets a goal in this position; it is completed only when phase 7 judges it. [B11.1]"""
    have, need = progress(g, me, goal)
    return have >= need


def judge(g: Biosphere) -> None:
    """Phase 7: let each species complete the goals that it meets now. [B4.7]"""
    for k, goal in enumerate(g.goals):
        for me in g.order():
            if not g.completed(me, k) and meets(g, me, goal):
                g.complete(me, k)
                events.goal.emit(g, me, goal)


# --- what the goals count -----------------------------------------------------------------------------------


def tiles_by_environment(g: Biosphere, tiles: list[int]) -> list[int]:
    """How many of these tiles each environment has."""
    terrain, found = g.terrain, [0] * 6
    for tile in tiles:
        found[terrain[tile]] += 1
    return found


def majorities(g: Biosphere, me: int) -> list[int]:
    """Tiles where a species has more than half of the spaces."""
    holder, found = g.holder, []
    tile = holder.find(me)
    while tile >= 0:
        found.append(tile)
        tile = holder.find(me, tile + 1)
    return found


def majorities_by_environment(g: Biosphere, me: int) -> list[int]:
    """How many majorities a species has in each environment."""
    return tiles_by_environment(g, majorities(g, me))


def controlled(g: Biosphere, me: int) -> list[int]:
    """Tiles where a species has every space."""
    here = g.here[me]
    return [tile for tile in majorities(g, me) if here[tile] == data.SPACES[g.terrain[tile]]]


def dice_by_face(g: Biosphere, me: int) -> list[int]:
    """How many dice of each face a species has on the map."""
    dice = g.dice[me]
    return [sum(dice[face :: data.FACES]) for face in range(data.FACES)]


def at_least(counts: list[int] | bytearray, n: int) -> int:
    """How many of the counts are n or more."""
    return sum([count >= n for count in counts])


def lives(g: Biosphere, me: int) -> bytearray:
    """The six life expectancies."""
    return g.tracks(me)[: len(data.LIVES)]


# --- A: spread --------------------------------------------------------------------------------------------------


@goal("A1", "reconstructed", need=6)
def every_environment(g: Biosphere, me: int, goal: data.GoalFacts) -> int:
    """Environments with own dice."""
    return len({*compress(g.terrain, g.here[me])})


@goal("A2", "printed", need=5)
def edge_tiles(g: Biosphere, me: int, goal: data.GoalFacts) -> int:
    """Edge tiles with own dice."""
    here = g.here[me]
    return sum([here[tile] > 0 for tile in g.land().edge])


@goal("A3", "reconstructed", need=13)
def spread(g: Biosphere, me: int, goal: data.GoalFacts) -> int:
    """Tiles with own dice. [B11.2]"""
    here = g.here[me]
    return len(here) - here.count(0)


@goal("A4", "reconstructed", need=5, of=2)
def several_each(g: Biosphere, me: int, goal: data.GoalFacts) -> int:
    """Environments with own dice on several tiles."""
    return at_least(tiles_by_environment(g, g.occupied(me)), goal.of)


# --- B: majority ------------------------------------------------------------------------------------------------


@goal("B1", "reconstructed", need=7)
def majority_tiles(g: Biosphere, me: int, goal: data.GoalFacts) -> int:
    """Tiles with the majority. [B11.3]"""
    return g.holder.count(me)


@goal("B2", "reconstructed", need=5)
def majority_environments(g: Biosphere, me: int, goal: data.GoalFacts) -> int:
    """Environments with a majority."""
    return at_least(majorities_by_environment(g, me), 1)


@goal("B3", "reconstructed", need=3, of=2)
def majority_groups(g: Biosphere, me: int, goal: data.GoalFacts) -> int:
    """Environments with several majorities."""
    return at_least(majorities_by_environment(g, me), goal.of)


@goal("B4", "reconstructed", need=3)
def harsh_lands(g: Biosphere, me: int, goal: data.GoalFacts) -> int:
    """Majorities on desert and arctic tiles."""
    found = majorities_by_environment(g, me)
    return found[data.DESERT] + found[data.ARCTIC]


# --- C: control -------------------------------------------------------------------------------------------------


@goal("C1", "reconstructed", need=6)
def full_tiles(g: Biosphere, me: int, goal: data.GoalFacts) -> int:
    """Tiles under full control. [B11.4]"""
    return len(controlled(g, me))


@goal("C2", "reconstructed", need=3)
def full_sizes(g: Biosphere, me: int, goal: data.GoalFacts) -> int:
    """Sizes of tiles, by their spaces, with one under full control."""
    return len({data.SPACES[g.terrain[tile]] for tile in controlled(g, me)})


@goal("C3", "reconstructed", need=3, of=7)
def full_of_size(g: Biosphere, me: int, goal: data.GoalFacts) -> int:
    """Tiles with so many spaces under full control."""
    return sum(data.SPACES[g.terrain[tile]] == goal.of for tile in controlled(g, me))


@goal("C4", "reconstructed", need=4)
def full_group(g: Biosphere, me: int, goal: data.GoalFacts) -> int:
    """Tiles of the largest connected group under full control."""
    tiles = controlled(g, me)
    return max((len(MAP.joined(tile, tiles)) for tile in tiles), default=0)


# --- D: population ------------------------------------------------------------------------------------------------


@goal("D1", "printed", need=2)
@goal("D2", "reconstructed", need=28)
@goal("D3", "reconstructed", need=36)
def population(g: Biosphere, me: int, goal: data.GoalFacts) -> int:
    """The goal counts the dice of the species on the map. [B11.5]"""
    return g.on_map(me)


@hooks.goal_need.by(data.GOALS.numbers["D1"])
def times_the_fewest(g: Biosphere, me: int, need: int) -> int:
    """So many times the dice of the rival that has fewest."""
    return max(need * min(g.on_map(p) for p in g.species() if p != me), 1)


@hooks.goal_need.by(data.GOALS.numbers["D2"])
def more_than_any(g: Biosphere, me: int, need: int) -> int:
    """More dice than each rival, whatever it has."""
    return max(need, 1 + max(g.on_map(p) for p in g.species() if p != me))


# --- E: adaptation ------------------------------------------------------------------------------------------------


@goal("E1", "reconstructed", need=6, of=4)
def long_lives(g: Biosphere, me: int, goal: data.GoalFacts) -> int:
    """Environments with a long life expectancy. [B11.6]"""
    return at_least(lives(g, me), goal.of)


@goal("E2", "reconstructed", need=4, of=5)
def longest_lives(g: Biosphere, me: int, goal: data.GoalFacts) -> int:
    """Environments with a very long life expectancy."""
    return at_least(lives(g, me), goal.of)


@goal("E3", "reconstructed", need=25)
def life_in_all(g: Biosphere, me: int, goal: data.GoalFacts) -> int:
    """Life expectancy, all environments together."""
    return sum(lives(g, me))


# --- F: evolution -------------------------------------------------------------------------------------------------


@goal("F1", "reconstructed", need=4)
def special_markers(g: Biosphere, me: int, goal: data.GoalFacts) -> int:
    """Markers on the special board; without one on a corner of the scale they are never quite enough. [B11.7]"""
    markers = g.markers(me)
    found = sum(markers)
    return found if any(markers[: data.ENVIRONMENT_SPACE]) else min(found, goal.need - 1)


@goal("F2", "reconstructed", need=6)
def reproduction(g: Biosphere, me: int, goal: data.GoalFacts) -> int:
    """Reproduction."""
    return g.value(me, data.REPRODUCTION)


@goal("F3", "reconstructed", need=6)
def cards_played(g: Biosphere, me: int, goal: data.GoalFacts) -> int:
    """Evolution cards played."""
    return g.played(me)


# --- G: ages ------------------------------------------------------------------------------------------------------


@goal("G1", "printed", need=5)
def all_faces(g: Biosphere, me: int, goal: data.GoalFacts) -> int:
    """Different faces on the map. [B11.8]"""
    return at_least(dice_by_face(g, me), 1)


@goal("G2", "reconstructed", need=14)
def one_face(g: Biosphere, me: int, goal: data.GoalFacts) -> int:
    """Dice of the most frequent face."""
    return max(dice_by_face(g, me))


@goal("G3", "reconstructed", need=4)
def mixed_tile(g: Biosphere, me: int, goal: data.GoalFacts) -> int:
    """Different own faces on the tile that has most."""
    return max((data.FACES - g.by_face(me, tile).count(0) for tile in g.occupied(me)), default=0)
