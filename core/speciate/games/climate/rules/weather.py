"""Phase 4: green frames, then climate, event, losses and plants; and what the climate would do."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from typing import NamedTuple

from speciate.engine import Choice, Reasons, refuses, unless

from .. import data, events
from ..decisions import GREEN_SPECIES, GREEN_TRAIT
from ..pieces import BY_CLIMATE, ENVIRONMENT, FEEDING
from . import hooks
from .card_phase import reveal
from .hooks import bits, nature
from .state import Climate, not_own

MOST_ORDERS = 5
"""So many green frames that touch each other are tried in every order, to see whether the order matters."""


@dataclass(slots=True)
class Weather:
    """What steps 4.3 and 4.4 will do this round: the zone's numbers, as an event changes them."""

    low: int
    high: int
    loss: int
    kind: int
    plants: int
    dry: bool = False
    """No plants are added."""
    late: bool = False
    """Plants that would be added wait for the next round."""


# --- green frames ----------------------------------------------------------------------------------------------------


def green_frames(g: Climate) -> None:
    """One seat does all its green frames; it is asked which is next only where the order matters. [C4.0]

    Before the first one does, all new traits turn up together.
    """
    if g.turn == g.first:
        reveal(g)
    me = g.turn
    left = [(species, t) for species in g.rows[me] for t in bits(g.traits[species] & hooks.green.bits)]
    left = [(species, t) for species, t in left if not hooks.idle[t](g, species)]
    while left:
        group = next((group for group in groups(g, left) if order_matters(g, group)), left[:1])
        species = g.decide(me, GREEN_SPECIES, sorted({species for species, _ in group}))
        t = g.decide(me, GREEN_TRAIT, [t for of, t in group if of == species], species=species)
        left.remove((species, t))
        hooks.green[t](g, species)
    g.turn = (g.turn + 1) % len(g.rows)
    if g.turn == g.first:
        g.phase = ENVIRONMENT


@refuses(GREEN_SPECIES)
def no_frame(g: Climate, choice: Choice, species: int) -> Reasons:
    """Another seat's species, or one without a green frame that has to be put in order."""
    green = unless(g.traits[species] & hooks.green.bits, "refused.no_frame")
    return not_own(g, choice, species) or green or _not_waiting(choice, species)


@refuses(GREEN_TRAIT)
def not_green(g: Climate, choice: Choice, t: int) -> Reasons:
    """A trait without a green frame, or one whose frame has not to be put in order."""
    return unless(1 << t & hooks.green.bits, "refused.not_green") or _not_waiting(choice, t)


def _not_waiting(choice: Choice, value: int) -> Reasons:
    """A species or trait whose green frames have not to be put in order."""
    return unless(value in choice.values, "refused.frames_done")


def touched(g: Climate, species: int) -> set[int]:
    """The species that food taken by this one may reach."""
    found = {species}
    while nature(g.traits[species]).shares:
        species = g.neighbours(species)[1]
        if species < 0:
            break
        found.add(species)
    return found


def groups(g: Climate, left: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
    """The green frames, sorted by which of them may touch the same species."""
    found: list[tuple[set[int], list[tuple[int, int]]]] = []
    for species, t in left:
        reach, members = touched(g, species), [(species, t)]
        for other in [other for other in found if other[0] & reach]:
            found.remove(other)
            reach, members = reach | other[0], other[1] + members
        found.append((reach, members))
    return [members for _, members in found]


def order_matters(g: Climate, group: list[tuple[int, int]]) -> bool:
    """Whether these green frames can come to different ends."""
    if len(group) == 1:
        return False
    if len(group) > MOST_ORDERS:
        return True
    ends = set()
    for order in permutations(group):
        after = g.copy()
        for species, t in order:
            hooks.green[t](after, species)
        ends.add((bytes(after.population), bytes(after.food), bytes(after.fat)))
    return len(ends) > 1


# --- the climate -----------------------------------------------------------------------------------------------------


def environment(g: Climate) -> None:
    """The food cards are shown; climate, event, losses, plants, new event."""
    shown = [card for card in (g.food_cards[seat] for seat in g.from_first()) if card != data.NO_CARD]
    for seat in g.from_first():
        if g.food_cards[seat] != data.NO_CARD:
            events.showed.emit(g, seat, g.food_cards[seat])
    before = g.zone
    adjust(g, shown)
    card = triggered(g, before)
    weather = weather_of(g)
    stays = strike(g, weather, card)
    add_plants(g, weather, sum(data.CARDS[card].plants for card in shown))
    g.discards += bytearray(shown)
    g.food_cards = bytearray([data.NO_CARD] * len(g.rows))
    if card != data.NO_EVENT:
        deck = data.EVENT_CARDS[card].deck
        if not stays:
            g.spent[deck].append(card)
        g.reveal_event(deck)
    g.phase, g.turn, g.passes = FEEDING, g.first, 0


def adjust(g: Climate, shown: list[int]) -> None:
    """The marker goes one zone towards the greater number of icons. [C4.1]"""
    suns = sum(data.CARDS[card].suns for card in shown)
    flakes = sum(data.CARDS[card].flakes for card in shown)
    if g.on_hole != data.NO_EVENT:
        suns += data.EVENT_CARDS[g.on_hole].suns
        g.spent[data.EVENT_CARDS[g.on_hole].deck].append(g.on_hole)
        g.on_hole = data.NO_EVENT
    before = g.zone
    g.zone = min(max(before + (suns > flakes) - (suns < flakes), 0), len(data.TRACK) - 1)
    events.climate.emit(g, before, g.zone, suns, flakes)


def triggered(g: Climate, before: int) -> int:
    """The face-up event card in the marker's zone, if any, leaves its place. [C4.4]"""
    for deck in (data.HEAT, data.COLD) if g.zone > before else (data.COLD, data.HEAT):
        card = g.events[deck]
        if card != data.NO_EVENT and data.EVENT_CARDS[card].zone == g.zone:
            g.events[deck] = data.NO_EVENT
            events.event_.emit(g, card)
            return card
    events.no_event.emit(g)
    return data.NO_EVENT


def weather_of(g: Climate) -> Weather:
    """What the zone does where no event changes it."""
    zone = data.TRACK[g.zone]
    plants = zone.plants_few if len(g.rows) <= data.FEW_PLAYERS else zone.plants_many
    return Weather(zone.low, zone.high, zone.loss, zone.kind, plants, dry=bool(g.fallen))


def strike(g: Climate, weather: Weather, card: int) -> bool:
    """The event, if there is one, and the losses from the climate; whether the event card stays out."""
    stays = card != data.NO_EVENT and hooks.event_effect[card](g, weather, data.EVENT_CARDS[card])
    losses = [(species, climate_loss(g, weather, species)) for species in g.living()]
    for species, n in losses:
        if n:
            g.lose_population(species, n, BY_CLIMATE)
    g.pay_owed(g.bury())
    return stays


def climate_loss(g: Climate, weather: Weather, species: int) -> int:
    """How much population a species loses to the climate. [C4.3]"""
    me = nature(g.traits[species])
    hit = weather.low <= g.body[species] <= weather.high
    loss = weather.loss if hit else 0
    if weather.kind == data.COLD:
        return max(0, loss - me.cold)
    if g.zone in data.HOTTEST and (hit or not data.USED[data.BURDEN_IN_SIZES]):
        loss += me.burden
    return max(0, loss - me.heat)


def add_plants(g: Climate, weather: Weather, cards: int) -> None:
    """Plants come to the Watering Hole, or go. [C4.2]"""
    total = cards + weather.plants
    if total > 0 and weather.dry:
        total = 0
    if total > 0 and weather.late:
        g.held = total
        events.held.emit(g, total)
        return
    total = max(total, -g.hole)
    g.hole += total
    events.plants.emit(g, total, cards, weather.plants)


# --- what it would do ------------------------------------------------------------------------------------------------


class Outlook(NamedTuple):
    """What one place of the marker would do to the species as they stand now."""

    zone: int
    event: int
    """The event card that would trigger, or NO_EVENT."""
    plants: int
    """What the zone adds to the plants of the food cards."""
    dry: bool
    """Whether no plants would be added."""
    late: bool
    """Whether they would come only with the next round."""
    lost: dict[int, int]
    """The population that each species would lose; all of it: the species would die out."""
    shrunk: tuple[int, ...]
    """Species that would lose body size."""


def outlook(g: Climate, viewer: int | None = None) -> tuple[Outlook, Outlook, Outlook]:
    """What the climate would do one zone colder, where it is, and one zone hotter: losses and event.

    It goes by what the viewer knows, with face-down traits of its own, and by the species as they stand: green frames
    and cards still to be played are not foreseen. "Where it is" is where the next change begins: a Volcanic Eruption
    moves the marker before that. At an end of the track two of the three are the same.
    """
    return _outlook(g, viewer, -1), _outlook(g, viewer, 0), _outlook(g, viewer, 1)


def _outlook(g: Climate, viewer: int | None, by: int) -> Outlook:
    seen = g.seen_by(viewer)
    if viewer is not None:
        for species in seen.rows[viewer]:
            seen.traits[species] = sum(1 << data.TRAIT_OF[card] for card in seen.cards[species])
    before = seen.zone_ahead()
    seen.zone = min(max(before + by, 0), len(data.TRACK) - 1)
    card = triggered(seen, before)
    weather = weather_of(seen)
    living, population, body = seen.living(), seen.population[:], seen.body[:]
    strike(seen, weather, card)
    alive = set(seen.living())
    left = {species: seen.population[species] if species in alive else 0 for species in living}
    lost = {species: population[species] - left[species] for species in living if left[species] < population[species]}
    shrunk = tuple(species for species in living if species in alive and seen.body[species] < body[species])
    return Outlook(seen.zone, card, weather.plants, weather.dry, weather.late, lost, shrunk)
