"""What a player wants to know of a position and need not work out: pure, public, for whoever shows or explains it."""

from __future__ import annotations

from typing import NamedTuple

from .. import data
from ..pieces import die_of, markers_at
from . import hooks
from .goals import majorities_by_environment
from .state import MOVEMENT, SPENDING, Biosphere
from .wheel import face_after, older, years_of

# --- the wheel ----------------------------------------------------------------------------------------------


def years_left(g: Biosphere, face: int) -> int:
    """The number of turns, 1 to 5, after which a die with this face dies: in phase 1 of turn `g.turn` + this."""
    return years_of(g.graveyard, face)


def face_of(g: Biosphere, years: int) -> int:
    """The face, 1 to 5, of a die that dies after so many turns: `years_left` the other way round."""
    return face_after(g.graveyard, years)


def face_if_placed(g: Biosphere, me: int, tile: int) -> int:
    """The face that a die of a species would show if it were placed on a tile now; 0 where it may not be placed."""
    environment = g.terrain[tile]
    return 0 if g.blocked(me, environment) else g.face_now(me, environment)


def face_if_moved(g: Biosphere, face: int) -> int:
    """The face that a die shows once it has moved; 0 if the move kills it."""
    moved = older(face)
    return 0 if moved == g.graveyard else moved


def ages(g: Biosphere, me: int, tile: int) -> tuple[int, ...]:
    """How many numbered dice of a species on a tile die in 1, 2 ... 5 turns."""
    dice = g.dice[me]
    return tuple(dice[die_of(tile, face_of(g, years))] for years in range(1, data.FACES + 1))


# --- tiles --------------------------------------------------------------------------------------------------


class Standing(NamedTuple):
    """Which species holds a tile, and how many dice each has there."""

    holder: int
    """The species with the majority, or NOBODY."""
    needed: int
    """Dice for a majority."""
    spaces: int
    counts: tuple[int, ...]
    """Dice of each of the six species, blank ones included."""
    controlled: bool
    """Whether the holder has every space."""


def standing(g: Biosphere, tile: int) -> Standing:
    """The majority on a tile, and how near each species is to it."""
    environment, holder = g.terrain[tile], g.holder[tile]
    counts = tuple(here[tile] for here in g.here)
    spaces = data.SPACES[environment]
    return Standing(
        holder, data.MAJORITY[environment], spaces, counts, holder != data.NOBODY and counts[holder] == spaces
    )


def majorities(g: Biosphere, me: int) -> tuple[int, ...]:
    """How many majorities a species has in each environment: two of one earn its space on the special board."""
    return tuple(majorities_by_environment(g, me))


# --- goals --------------------------------------------------------------------------------------------------


def acted(g: Biosphere, me: int) -> bool:
    """Whether a species has acted in this phase."""
    return g.order().index(me) < g.mover


def lasting(g: Biosphere, me: int, goal: int) -> bool:
    """Whether a goal that a species meets now is met in phase 7 too, whatever any player does until then."""
    facts = data.GOALS[goal]
    match data.CATEGORIES[facts.category]:
        case "evolution":  # Markers, cards and abilities are never lost.
            return True
        case "adaptation":  # A life expectancy is lost by a penalty alone.
            return g.phase > SPENDING or (g.phase == SPENDING and acted(g, me)) or not may_pay(g, me)
        case "population" if hooks.goal_need.bits >> goal & 1:  # Rivals count too.
            return False
    # Dice leave the map in phase 1, or when their owner moves them.
    return g.phase > MOVEMENT or (g.phase == MOVEMENT and acted(g, me))


# --- phase 3 ------------------------------------------------------------------------------------------------


def next_scale_cost(g: Biosphere) -> int:
    """What the mover's next step on the scale costs, in evolution points."""
    return g.paid_scale + 1


def next_bar_cost(g: Biosphere) -> int:
    """What the mover's next step on the bar costs, in evolution points. [B4.3c]"""
    return g.paid_bar + 1


def unpaid_section(g: Biosphere, me: int) -> int:
    """The green section of the bar (0 or 1) where a species stands and has not paid yet; -1 for none."""
    for section, (first, last, _) in enumerate(data.SECTIONS):
        if first <= g.bar[me] <= last and not g.has_paid(me, section):
            return section
    return -1


def may_pay(g: Biosphere, me: int) -> bool:
    """Whether a green section that a species has not paid for lies where it stands, or ahead."""
    if not g.use_bar:
        return False
    return any(g.bar[me] <= last and not g.has_paid(me, n) for n, (_, last, _) in enumerate(data.SECTIONS))


def penalty_due(g: Biosphere, me: int) -> int:
    """The points of life expectancy that a species loses if its phase 3 ends in this position; 0 for none."""
    section = unpaid_section(g, me)
    return data.SECTIONS[section][2] if g.penalty_active and section >= 0 else 0


def scale_steps(one: int, other: int) -> int:
    """Steps on the scale from one combination to another."""
    (size, specialisation), (other_size, other_specialisation) = markers_at(one), markers_at(other)
    return abs(size - other_size) + abs(specialisation - other_specialisation)


def steps_cost(steps: int, paid: int = 0) -> int:
    """What so many steps on the scale or the bar cost in one turn, in evolution points; the n-th step costs n.

    `paid` steps of this turn are paid already.
    """
    return steps * (2 * paid + steps + 1) // 2


def scale_cost(g: Biosphere, me: int, combination: int, paid: int = 0) -> int:
    """What it costs a species to reach a combination in one turn, in evolution points, after `paid` steps."""
    return steps_cost(scale_steps(g.combination(me), combination), paid)
