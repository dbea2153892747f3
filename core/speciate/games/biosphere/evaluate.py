"""How good a position is, for bots that look one step ahead. One point is about one life expectancy; a goal is twelve.

It weighs what lasts: dice by the years they have left, majorities that survive the next deaths, tracks; and what is in
sight: goals by how near they are, cards in hand and corners by what it takes to reach them.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import compress
from math import fsum
from typing import Final

from . import data
from .rules.facts import scale_steps, steps_cost, unpaid_section
from .rules.goals import progress
from .rules.play import winners
from .rules.state import FILLING, Biosphere
from .rules.wheel import next_graveyard, years_of

GOAL: Final = 12.0
MET: Final = 10.0
"""A goal that is met now: it counts in phase 7, if it still is."""
NEAR: Final = 5.0
"""A goal all but met; less for less, by the square."""
WIN: Final = 40.0
BY_LIFE: Final = (-2.5, 0.0, 1.4, 2.7, 3.8, 4.6)
"""A life expectancy of 0 (blocked) to 5."""
BY_SPACES: Final = {3: 0.8, 5: 1.0, 7: 1.2}
LIFE: Final = tuple(tuple(BY_SPACES[spaces] * v for v in BY_LIFE) for spaces in data.SPACES)
BY_RAISES: Final = ((0.0, 1.8, 3.4, 4.8), (0.0, 0.6, 1.1, 1.5), (0.0, 1.3, 2.4, 3.3))
"""Reproduction, Movement and Evolution by the raises since the start."""
ABILITY: Final = tuple(
    {data.START[t] + n * data.STEP[t]: value for n, value in enumerate(values)}
    for t, values in zip(data.ABILITIES, BY_RAISES, strict=True)
)
YEARS: Final = (0.0, 0.12, 0.3, 0.45, 0.57, 0.65)
"""A die by the years it has left."""
DIE: Final = {
    graveyard: tuple(YEARS[years_of(graveyard, face)] for face in range(1, data.FACES + 1))
    for graveyard in range(1, data.FACES + 1)
}
"""The worth of a die by the face at the graveyard, then by its own face less 1."""
HOLD, KEEP, FILL, TRY, PAIR = 0.7, 1.0, 0.9, 0.6, 0.5
"""A majority; one that survives the next deaths; a die it will bring in phase 6; one in sight; half a bonus."""
EP, SPARE_EP, PRICE = 0.1, 0.02, 1.15
"""An evolution point, one beyond ten, and how much dearer those are that something in sight will cost."""
SOON, WAIT, LATER = 0.92, 0.75, (0.1, 0.1, 0.05)
"""What is left of a gain that can be had this turn, or later; and of the best three in any case."""
RAISE, OVERFLOW, FREE_ABILITY = 1.3, 0.35, 1.7
BAR, DUE = 0.1, 1.2


def evaluate(g: Biosphere, seat: int) -> float:
    """The value of a position for a seat: its own, less half that of the best rival and half the average rival."""
    me = g.species()[seat]
    if g.over:
        return WIN if seat in winners(g) else g.goals_of(me) - WIN
    rivals = [rival_worth(g, p) for p in g.species() if p != me]
    mine = on_board(g, me) + on_map(g, me) + in_goals(g, me)
    if g.size[me] != data.NOT_SET:
        mine += in_sight(g, me)
    return mine - 0.5 * max(rivals) - 0.5 * fsum(rivals) / len(rivals)


def evaluate_parts(g: Biosphere, seat: int) -> dict[str, float]:
    """What `evaluate` is made of."""
    if g.over:
        return {"goals": evaluate(g, seat)}
    me = g.species()[seat]
    rivals = [rival_worth(g, p) for p in g.species() if p != me]
    return {
        "goals": in_goals(g, me),
        "dice": on_map(g, me),
        "tracks": on_board(g, me),
        "sight": 0.0 if g.size[me] == data.NOT_SET else in_sight(g, me),
        "rivals": -0.5 * max(rivals) - 0.5 * fsum(rivals) / len(rivals),
    }


def rival_worth(g: Biosphere, p: int) -> float:
    """The value of what a rival has, estimated from its goals, majorities and dice alone."""
    return GOAL * g.goals_of(p) + (HOLD + KEEP) * g.holder.count(p) + YEARS[2] * g.on_map(p)


@lru_cache(maxsize=4096)
def abilities(track: bytes) -> float:
    """The value of the markers on the nine tracks."""
    return fsum(LIFE[t][track[t]] for t in data.LIVES) + fsum(ABILITY[t][track[6 + t]] for t in range(3))


def on_board(g: Biosphere, me: int) -> float:
    """The value of tracks, evolution points and the place on the bar."""
    value = abilities(bytes(g.tracks(me))) + points(g.ep[me])
    if g.use_bar:
        at = g.bar[me]
        value += BAR * at
        section = unpaid_section(g, me)
        if section >= 0:
            due = data.SECTIONS[section][2]
            value -= DUE * due if g.penalty_active else 0.3 * DUE * due
    return value


@lru_cache(maxsize=4096)
def gain(track: bytes, effect: data.Effect, use_bar: int) -> float:
    """The value of the raises of a card or a space to a species with its markers there on the nine tracks."""
    value = 0.0
    for raised in effect:
        if raised == data.ANY_LIFE:
            value += 1.1 * RAISE
        elif raised == data.ANY_ABILITY:
            value += FREE_ABILITY
        elif track[raised] == data.MOST[raised]:
            value += OVERFLOW if use_bar else 0.0
        elif raised in data.LIVES:
            life = track[raised]
            value += LIFE[raised][life + 1] - LIFE[raised][life]
        else:
            value += RAISE * 1.4
    return value


@cache
def way(at: int, combination: int) -> int:
    """The steps on the scale from where a species stands to being paid for a combination."""
    # There and back: only who arrives at a corner is paid.
    return scale_steps(at, combination) or 2 * (combination in data.CORNERS)


CORNER: Final = len(data.CARDS)
AIMS: Final = tuple((card.combination, card.effect) for card in data.CARDS) + tuple(
    zip(data.CORNERS, data.SPECIAL_EFFECT, strict=False)
)
"""What a species may reach on the scale, the cards by number and then the corners: the combination and the effect."""
NOT_NOW: Final = -1
"""In place of `paid`, when no step on the scale can be bought now."""


def in_sight(g: Biosphere, me: int) -> float:
    """The value of cards in hand and corners of the scale: the best less its cost, and a part of the best three."""
    order = g.order()
    now = g.mover < len(order) and order[g.mover] == me
    return sight(
        (*g.hand(me), *(CORNER + n for n in range(4) if not g.marked(me, n))),
        g.combination(me),
        g.ep[me],
        bytes(g.tracks(me)),
        g.use_bar,
        g.paid_scale if now else NOT_NOW,
        g.scale_closed,
    )


@lru_cache(maxsize=4096)
def sight(aims: tuple[int, ...], at: int, ep: int, track: bytes, use_bar: int, paid: int, closed: int) -> float:
    """The value of `in_sight`, kept by all that it depends on, because most of what happens leaves it as it is."""
    best, later = 0.0, []
    for aim in aims:
        combination, effect = AIMS[aim]
        steps = way(at, combination)
        value = gain(track, effect, use_bar)
        later.append(value)
        near = WAIT * value - PRICE * WALK[steps]
        if paid != NOT_NOW and not (closed and steps):
            cost = steps_cost(steps, paid)
            if cost <= ep:
                near = max(near, SOON * value - PRICE * (points(ep) - points(ep - cost)))
        best = max(best, near)
    later.sort(reverse=True)
    return best + fsum(v * share for v, share in zip(later, LATER, strict=False))


def points(ep: float) -> float:
    """The value of evolution points: those beyond ten count less."""
    return EP * min(ep, 10) + SPARE_EP * max(ep - 10, 0)


WALK: Final = tuple(points(1.5 * steps) for steps in range(15))
"""What so many steps on the scale are likely to cost."""


def on_map(g: Biosphere, me: int) -> float:
    """The value of dice by the turns until they die, of majorities now and after the next deaths, and of near ones."""
    here, room, terrain, track = g.here[me], g.room, g.terrain, g.tracks(me)
    value = 0.0
    for face, worth in enumerate(DIE[g.graveyard], 1):
        value += sum(g.showing(me, face)) * worth
    supply, filling = g.supply[me], g.phase <= FILLING
    dying = g.showing(me, next_graveyard(g.graveyard))
    held = [0] * 6
    for tile in compress(range(len(here)), here):
        environment, n = terrain[tile], here[tile]
        need, life = data.MAJORITY[environment], track[environment]
        if n >= need:
            held[environment] += 1
            value += HOLD
            if n - dying[tile] >= need:
                value += KEEP
            if filling and room[tile]:
                bring = 0 if g.blocked(me, environment) else min(room[tile], supply)
                supply -= bring
                value += FILL * bring * YEARS[life]
        elif n + room[tile] >= need:
            value += TRY * n * n / (need * need)
    for tile in compress(range(len(g.blank)), g.blank):
        if here[tile]:
            value += g.blank[tile] * YEARS[track[terrain[tile]]] * (g.order()[g.mover % len(g.order())] == me)
    for environment, n in enumerate(held):
        if n == 1 and not g.marked(me, data.ENVIRONMENT_SPACE + environment):
            value += PAIR
    return value


def in_goals(g: Biosphere, me: int) -> float:
    """The value of goals that are completed, met, or near."""
    value, sure = 0.0, 0
    for goal, completed in zip(g.goals, g.completions(me), strict=True):
        if completed:
            value += GOAL
            sure += 1
            continue
        have, need = progress(g, me, goal)
        if have >= need:
            value += MET
            sure += 1
        else:
            value += NEAR * have * have / (need * need)
    return value + (WIN / 2 if sure >= data.GOALS_TO_END else 0.0)


def majorities(g: Biosphere, me: int) -> int:
    """The tiles on which a species has the majority."""
    return g.holder.count(me)


def full(g: Biosphere, me: int) -> int:
    """The tiles among these that have no free space."""
    return sum(g.holder[cell] == me and not g.room[cell] for cell in g.tiles)


def dice(g: Biosphere, me: int) -> int:
    """The dice of a species on the map."""
    return sum(g.here[me])


MEASURES: Final = {"majorities": majorities, "full": full, "dice": dice, "goals": Biosphere.goals_of}
"""What a scenario may count for a species, by name (`speciate.scenario`)."""
