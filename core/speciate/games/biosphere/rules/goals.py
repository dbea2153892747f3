"""The goal cards: how far a species is on each. A goal is one function; how much it takes is in the data table."""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from typing import Final

from .. import data as d
from .. import events
from ..pieces import MAP
from .state import Biosphere

OF: Final = {facts.id: facts.of for facts in d.GOALS}
"""What each thing counted has to have, by the goal's id."""
Count = Callable[[Biosphere, int], int]
COUNTS: Final[dict[str, Count]] = {}
"""What each goal counts, by its id."""


def goal(goal_id: str) -> Callable[[Count], Count]:
    """Register a function as what the goal with this id counts."""

    def register(count: Count) -> Count:
        COUNTS[goal_id] = count
        return count

    return register


def progress(g: Biosphere, me: int, goal: int) -> tuple[int, int]:
    """How much of a goal a species has in this position, and how much it needs: (4, 5) for "4 of 5 edge tiles".

    `goal` is a place in `data.GOALS`. Two goals compare with the rivals: what they need depends on the position.
    """
    have, need = _COUNTS[goal](g, me), d.GOALS[goal].need
    if goal == _DOUBLE:
        fewest = min(g.on_map(p) for p in g.species() if p != me)
        return have, max(need * fewest, 1)
    if goal == _MOST:
        return have, max(need, 1 + max(g.on_map(p) for p in g.species() if p != me))
    return have, need


def meets(g: Biosphere, me: int, goal: int) -> bool:
    """Whether a species meets a goal in this position; it is completed only when phase 7 judges it."""
    have, need = progress(g, me, goal)
    return have >= need


def judge(g: Biosphere) -> None:
    """Phase 7: let each species complete the goals that it meets now."""
    for k, goal in enumerate(g.goals):
        for me in g.order():
            if not g.completed(me, k) and meets(g, me, goal):
                g.complete(me, k)
                events.goal.emit(g, me, goal)


# --- what the goals count -----------------------------------------------------------------------------------


def tiles_by_environment(g: Biosphere, tiles: list[int]) -> list[int]:
    """How many of these tiles each environment has."""
    found = [0] * 6
    for tile in tiles:
        found[g.terrain[tile]] += 1
    return found


def majorities(g: Biosphere, me: int) -> list[int]:
    """Tiles where a species has more than half of the spaces."""
    return [tile for tile, holder in enumerate(g.holder) if holder == me] if me in g.holder else []


def majorities_by_environment(g: Biosphere, me: int) -> list[int]:
    """How many majorities a species has in each environment."""
    return tiles_by_environment(g, majorities(g, me))


def controlled(g: Biosphere, me: int) -> list[int]:
    """Tiles where a species has every space."""
    here = g.here[me]
    return [tile for tile in majorities(g, me) if here[tile] == d.SPACES[g.terrain[tile]]]


def dice_by_face(g: Biosphere, me: int) -> list[int]:
    """How many dice of each face a species has on the map."""
    return [sum(g.showing(me, face)) for face in range(1, d.FACES + 1)]


def at_least(counts: list[int] | bytearray, n: int) -> int:
    """How many of the counts are n or more."""
    return sum(count >= n for count in counts)


def lives(g: Biosphere, me: int) -> bytearray:
    """The six life expectancies."""
    return g.tracks(me)[: len(d.LIVES)]


# --- A: spread --------------------------------------------------------------------------------------------------


@goal("A1")
def every_environment(g: Biosphere, me: int) -> int:
    """Environments with own dice."""
    return len({*compress(g.terrain, g.here[me])})


@goal("A2")
def edge_tiles(g: Biosphere, me: int) -> int:
    """Edge tiles with own dice."""
    here = g.here[me]
    return sum(here[tile] > 0 for tile in g.land().edge)


@goal("A3")
def spread(g: Biosphere, me: int) -> int:
    """Tiles with own dice."""
    here = g.here[me]
    return len(here) - here.count(0)


@goal("A4")
def several_each(g: Biosphere, me: int) -> int:
    """Environments with own dice on several tiles."""
    return at_least(tiles_by_environment(g, g.occupied(me)), OF["A4"])


# --- B: majority ------------------------------------------------------------------------------------------------


@goal("B1")
def majority_tiles(g: Biosphere, me: int) -> int:
    """Tiles with the majority."""
    return g.holder.count(me)


@goal("B2")
def majority_environments(g: Biosphere, me: int) -> int:
    """Environments with a majority."""
    return at_least(majorities_by_environment(g, me), 1)


@goal("B3")
def majority_groups(g: Biosphere, me: int) -> int:
    """Environments with several majorities."""
    return at_least(majorities_by_environment(g, me), OF["B3"])


@goal("B4")
def harsh_lands(g: Biosphere, me: int) -> int:
    """Majorities on desert and arctic tiles."""
    found = majorities_by_environment(g, me)
    return found[d.DESERT] + found[d.ARCTIC]


# --- C: control -------------------------------------------------------------------------------------------------


@goal("C1")
def full_tiles(g: Biosphere, me: int) -> int:
    """Tiles under full control."""
    return len(controlled(g, me))


@goal("C2")
def full_sizes(g: Biosphere, me: int) -> int:
    """Sizes of tiles, by their spaces, with one under full control."""
    return len({d.SPACES[g.terrain[tile]] for tile in controlled(g, me)})


@goal("C3")
def full_of_size(g: Biosphere, me: int) -> int:
    """Tiles with so many spaces under full control."""
    return sum(d.SPACES[g.terrain[tile]] == OF["C3"] for tile in controlled(g, me))


@goal("C4")
def full_group(g: Biosphere, me: int) -> int:
    """Tiles of the largest connected group under full control."""
    tiles = controlled(g, me)
    return max((len(MAP.joined(tile, tiles)) for tile in tiles), default=0)


# --- D: population ------------------------------------------------------------------------------------------------


@goal("D1")
@goal("D2")
@goal("D3")
def population(g: Biosphere, me: int) -> int:
    """Own dice on the map."""
    return g.on_map(me)


# --- E: adaptation ------------------------------------------------------------------------------------------------


@goal("E1")
def long_lives(g: Biosphere, me: int) -> int:
    """Environments with a long life expectancy."""
    return at_least(lives(g, me), OF["E1"])


@goal("E2")
def longest_lives(g: Biosphere, me: int) -> int:
    """Environments with a very long life expectancy."""
    return at_least(lives(g, me), OF["E2"])


@goal("E3")
def life_in_all(g: Biosphere, me: int) -> int:
    """Life expectancy, all environments together."""
    return sum(lives(g, me))


# --- F: evolution -------------------------------------------------------------------------------------------------


@goal("F1")
def special_markers(g: Biosphere, me: int) -> int:
    """Markers on the special board; without one on a corner of the scale they are never quite enough."""
    markers = g.markers(me)
    found = sum(markers)
    return found if any(markers[: d.ENVIRONMENT_SPACE]) else min(found, d.GOALS[_SPECIAL].need - 1)


@goal("F2")
def reproduction(g: Biosphere, me: int) -> int:
    """Reproduction."""
    return g.value(me, d.REPRODUCTION)


@goal("F3")
def cards_played(g: Biosphere, me: int) -> int:
    """Evolution cards played."""
    return g.played(me)


# --- G: ages ------------------------------------------------------------------------------------------------------


@goal("G1")
def all_faces(g: Biosphere, me: int) -> int:
    """Different faces on the map."""
    return at_least(dice_by_face(g, me), 1)


@goal("G2")
def one_face(g: Biosphere, me: int) -> int:
    """Dice of the most frequent face."""
    return max(dice_by_face(g, me))


@goal("G3")
def mixed_tile(g: Biosphere, me: int) -> int:
    """Different own faces on the tile that has most."""
    return max((d.FACES - g.by_face(me, tile).count(0) for tile in g.occupied(me)), default=0)


_COUNTS: Final = tuple(COUNTS[facts.id] for facts in d.GOALS)
_IDS: Final = tuple(facts.id for facts in d.GOALS)
_DOUBLE, _MOST, _SPECIAL = _IDS.index("D1"), _IDS.index("D2"), _IDS.index("F1")
