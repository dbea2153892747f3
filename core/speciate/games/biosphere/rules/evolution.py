"""Phase 3: spend evolution points on cards, the scale and the bar, then play one card; and what raises a track."""

from __future__ import annotations

from speciate.engine import DONE, Choice, Reasons, refuses, unless

from .. import data, events
from ..decisions import PENALTY_LIFE, RAISE_ABILITY, RAISE_LIFE, SCALE_START, SPECIAL_TAKE, SPEND_DEED
from ..pieces import BAR_STEP, GENERIC, HAND, LARGER, PLAY, PLAYED, SMALLER, SPECIES, SPECIFIC, STEPS, markers_at
from .cards import refill
from .facts import penalty_due, unpaid_section
from .state import IDLE, Biosphere

# --- raising tracks -----------------------------------------------------------------------------------------


def take(g: Biosphere, me: int, effect: data.Effect) -> None:
    """Raise each track of an effect, in order; the owner chooses where the effect leaves the track open."""
    for n, raised in enumerate(effect):
        left = len(effect) - n - 1
        if raised == data.ANY_LIFE:
            raised = g.decide(g.places[me], RAISE_LIFE, data.LIVES, left=left)
        elif raised == data.ANY_ABILITY:
            raised = g.decide(g.places[me], RAISE_ABILITY, data.ABILITIES, left=left)
        raise_track(g, me, raised)


@refuses(RAISE_LIFE, PENALTY_LIFE)
def no_life(g: Biosphere, choice: Choice, track: int) -> Reasons:
    """An ability; or a life expectancy that can fall no further."""
    life = unless(track in data.LIVES, "refused.ability")
    return life or unless(track in choice.values, "refused.lowest", rule="B7.2")


@refuses(RAISE_ABILITY)
def no_ability(g: Biosphere, choice: Choice, track: int) -> Reasons:
    """A life expectancy."""
    return unless(track in data.ABILITIES, "refused.life")


def raise_track(g: Biosphere, me: int, track: int) -> None:
    """Move the marker of a track one step up; at the end of the track the marker on the bar advances instead. [B1.2]"""
    value = g.value(me, track)
    if value < data.MOST[track]:
        g.set_value(me, track, value + data.STEP[track])
        events.raise_.emit(g, me, track, value + data.STEP[track])
    else:
        events.overflow.emit(g, me, track)
        advance(g, me, data.OVERFLOW[track], 0)


def space_ahead(g: Biosphere, me: int) -> int:
    """The nearest free space ahead of a species on the bar; 0 if there is none, or no bar. [B10.1]"""
    if not g.use_bar:
        return 0
    space = g.bar[me] + 1
    while space in g.bar:
        space += 1
    return space if space <= data.BAR else 0


def advance(g: Biosphere, me: int, steps: int, cost: int) -> None:
    """Move a marker ahead on the bar and take the bonus of each corner that it reaches or passes. [B10.2]

    Occupied spaces are jumped and not counted; steps beyond the last free space are lost. `cost` is what the species
    has paid, in evolution points: 0 for an overflow.
    """
    start = g.bar[me]
    for _ in range(steps):
        space = space_ahead(g, me)
        if not space:
            break
        g.bar[me] = space
    if g.bar[me] != start:
        events.bar.emit(g, me, start, g.bar[me], cost)
    while g.corners[me] < len(data.BAR_CORNERS) and data.BAR_CORNERS[g.corners[me]] <= g.bar[me]:
        corner = g.corners[me]
        g.corners[me] += 1
        if not g.penalty_active:
            g.penalty_active = 1
            events.alarm.emit(g, me)
        events.bar_corner.emit(g, me, corner)
        take(g, me, data.BAR_EFFECT[corner])


def mark_special(g: Biosphere, me: int, space: int) -> None:
    """Put a marker on a space of the special board and take its bonus; nothing where the species has one. [B9.2]"""
    if not g.marked(me, space):
        g.mark(me, space)
        events.special.emit(g, me, space)
        take(g, me, data.SPECIAL_EFFECT[space])


# --- the phase ----------------------------------------------------------------------------------------------


def deeds(g: Biosphere, me: int) -> list[int]:
    """The values of DEED that a species can choose now, apart from DONE."""
    ep, size, specialisation = g.ep[me], g.size[me], g.specialisation[me]
    payable = g.row if ep >= data.COST[1] else g.open_cards(0) if ep >= data.COST[0] else ()
    found = [c for c in sorted(payable) if c != data.NO_CARD]
    if not g.scale_closed and ep > g.paid_scale:
        if size > 0:
            found.append(LARGER)
        if size < 7:
            found.append(SMALLER)
        if specialisation > 0:
            found.append(SPECIFIC)
        if specialisation < 7:
            found.append(GENERIC)
    if ep > g.paid_bar and space_ahead(g, me):
        found.append(BAR_STEP)
    card = g.matching(me)
    if card != data.NO_CARD and g.held_by(card) == me:
        found.append(PLAY)
    return found


@refuses(SPEND_DEED)
def not_now(g: Biosphere, choice: Choice, deed: int) -> Reasons:
    """A card that is not open or too dear, a step that costs too much or leads nowhere, a card that does not match."""
    me, ep = g.species_of(choice.seat), choice.numbers["ep"]
    if deed < data.NO_CARD:
        return not_bought(g, deed, ep)
    if deed == PLAY:
        card = g.matching(me)
        return unless(card != data.NO_CARD and g.held_by(card) == me, "refused.no_match", rule="B8.1")
    if deed == BAR_STEP:
        used = unless(g.use_bar, "refused.bar_end", rule="B10.1", empty=True)
        ahead = unless(space_ahead(g, me), "refused.bar_end", rule="B10.1")
        return used or ahead + unless(ep > g.paid_bar, "refused.dear", rule="B4.3c", n=g.paid_bar + 1, ep=ep)
    smaller, generic = STEPS[deed]
    ahead = unless(
        0 <= g.size[me] + smaller <= 7 and 0 <= g.specialisation[me] + generic <= 7, "refused.scale_end", rule="B4.3b"
    )
    paid = unless(ep > g.paid_scale, "refused.dear", rule="B4.3b", n=g.paid_scale + 1, ep=ep)
    return ahead + paid + unless(not g.scale_closed, "refused.corner", rule="B9.2")


def not_bought(g: Biosphere, card: int, ep: int) -> Reasons:
    """A card that somebody has, that nobody sees, or that costs too much."""
    owner = g.held_by(card) if g.held_by(card) != data.NOBODY else g.played_by(card)
    cost = data.COST[data.CARDS[card].row]
    gone = unless(owner == data.NOBODY, "refused.card_gone", rule="B4.3a", species=(SPECIES, owner))
    away = unless(card in g.row, "refused.card_away", rule="B8.3", empty=True)
    return gone or away or unless(ep >= cost, "refused.dear", rule="B4.3a", n=cost, ep=ep)


def spend(g: Biosphere, me: int) -> None:
    """One purchase, step or card of the mover, or the end of its phase; on turn 1 it first sets its markers. [B4.3]"""
    if g.left == IDLE:
        g.left = g.paid_scale = g.paid_bar = g.scale_closed = 0
        if g.turn == 1:
            set_markers(g, me)
            return
    possible = deeds(g, me)
    deed = g.decide(
        g.places[me], SPEND_DEED, possible, ep=g.ep[me], paid_scale=g.paid_scale, paid_bar=g.paid_bar, done=True
    )
    if deed == DONE:
        conclude(g, me)
    elif deed == PLAY:
        play_card(g, me)
        conclude(g, me)
    elif deed == BAR_STEP:
        g.paid_bar += 1
        g.ep[me] -= g.paid_bar
        advance(g, me, 1, g.paid_bar)
    elif deed >= LARGER:
        move_marker(g, me, deed)
    else:
        buy(g, me, deed)


def set_markers(g: Biosphere, me: int) -> None:
    """Set both markers on one of the four combinations of a 1 with a 1. [B2.6]"""
    corner = data.STARTS[g.decide(g.places[me], SCALE_START, range(len(data.STARTS)))]
    g.size[me], g.specialisation[me] = markers_at(corner)
    events.start.emit(g, me, corner)


def buy(g: Biosphere, me: int, card: int) -> None:
    """Pay for an open card and take it to the hand; its slot stays empty until the player's phase ends. [B4.3a]"""
    cost = data.COST[data.CARDS[card].row]
    g.ep[me] -= cost
    g.row[g.row.index(card)] = data.NO_CARD
    g.card[card] = HAND + me
    events.buy.emit(g, me, card, cost)


def move_marker(g: Biosphere, me: int, deed: int) -> None:
    """Pay for one step on the scale: the n-th step of a turn costs n evolution points. [B4.3b]

    A corner ends the movement on the scale for this turn; its bonus may be taken once a game.
    """
    g.paid_scale += 1
    g.ep[me] -= g.paid_scale
    smaller, generic = STEPS[deed]
    g.size[me] += smaller
    g.specialisation[me] += generic
    at = g.combination(me)
    events.scale.emit(g, me, at, g.paid_scale)
    if at in data.CORNERS:
        g.scale_closed = 1
        space = data.CORNERS.index(at)
        if not g.marked(me, space) and g.decide(g.places[me], SPECIAL_TAKE, (space,), done=True) != DONE:
            mark_special(g, me, space)


@refuses(SPECIAL_TAKE)
def other_corner(g: Biosphere, choice: Choice, space: int) -> Reasons:
    """A space of the special board that is for an environment, or a corner that the step has not reached."""
    corner = unless(space < data.ENVIRONMENT_SPACE, "refused.environment")
    return corner or unless(space in choice.values, "refused.other_corner")


def play_card(g: Biosphere, me: int) -> None:
    """Play the card in hand that matches the combination exactly, and take its effect. [B8.1]"""
    card = g.matching(me)
    g.card[card] = PLAYED + me
    events.play.emit(g, me, card)
    take(g, me, data.CARDS[card].effect)


def conclude(g: Biosphere, me: int) -> None:
    """End a player's phase 3: the penalty is paid, then new cards fill the gaps."""
    if penalty_due(g, me):
        penalise(g, me)
    if data.NO_CARD in g.row:
        for row in range(2):
            refill(g, row)
    g.left = IDLE
    g.mover += 1


def penalise(g: Biosphere, me: int) -> None:
    """Pay for the green section: the owner lowers life expectancies, each to one below its start at least. [B7.1]"""
    section, points = unpaid_section(g, me), penalty_due(g, me)
    events.penalty.emit(g, me, section, points)
    for left in range(points, 0, -1):
        track = g.decide(g.places[me], PENALTY_LIFE, [t for t in data.LIVES if not g.blocked(me, t)], left=left)
        g.set_value(me, track, g.value(me, track) - 1)
        events.lower.emit(g, me, track, g.value(me, track))
    g.charge(me, section)
