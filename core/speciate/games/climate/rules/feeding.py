"""Phase 5: turns of feeding, until nobody does anything any more."""

from __future__ import annotations

from speciate.engine import DONE, Choice, Reasons, refuses, unless

from .. import data, events
from ..decisions import FEED_SPECIES, FEED_WAY
from ..pieces import AT_NIGHT, BANK, BY_CARD, END, HOLE, NORMALLY, PLANT, seat_of
from .attack import Prey, all_prey, attack, is_free, pay, price, targets
from .eating import take
from .hooks import Nature, nature
from .state import Climate, not_own


def feeding(g: Climate) -> None:
    """One turn of a seat; when all have passed in a row, the feeding is over. [C5.6]"""
    g.passes = 0 if turn(g) else g.passes + 1
    g.turn = (g.turn + 1) % len(g.rows)
    if g.passes == len(g.rows):
        events.fed.emit(g)
        g.phase = END


def turn(g: Climate) -> bool:
    """Feed one species, and before and after it what may be fed besides; whether anything was done. [C5.1]"""
    me, fed, acted = g.turn, 0, False
    nights: list[int] = []
    while True:
        ways, obliged = menu(g, fed, nights)
        if not ways:
            return acted
        species = g.decide(me, FEED_SPECIES, sorted(ways), fed=fed, done=not obliged)
        if species == DONE:
            if not acted:
                events.passed.emit(g, me)
            return acted
        acted = True
        way = g.decide(me, FEED_WAY, ways[species], species=species)
        if way == BY_CARD:
            pay(g, species, 1, events.bought)
            take(g, species, PLANT, BANK, nature(g.traits[species]).buys)
        else:
            if way == AT_NIGHT:
                nights.append(species)
                events.night.emit(g, species)
            else:
                fed = 1
            eat(g, species)


def eat(g: Climate, species: int) -> None:
    """The feeding action of a species. [C5.2]"""
    if nature(g.traits[species]).hunts:
        attack(g, species)
    else:
        take(g, species, PLANT, HOLE, 1)


def menu(g: Climate, fed: int, nights: list[int]) -> tuple[dict[int, list[int]], bool]:
    """How each own species can be fed now, and whether the seat is obliged to feed one. [C5.4]

    `fed`: whether this turn's feeding is done; `nights`: who had its free feeding.
    """
    me = g.turn
    everything: list[Prey] = []
    normal, night, buyers = [], [], []
    obliged = False
    for species in g.rows[me]:
        mine = nature(g.traits[species])
        hunger = g.population[species] - g.food[species]
        if not (hunger or (mine.stores and g.fat[species] < g.body[species])):
            continue
        if buys(mine, g.hands[me]):
            buyers.append(species)
        if fed:
            continue
        free = can = g.hole > 0
        if mine.hunts:
            everything = everything or all_prey(g)
            prey = targets(g, species, everything)
            can, free = bool(prey), False
            if hunger > mine.spared:
                free = any(is_free(g.creature(species), p) for p in prey)
        if can:
            obliged = obliged or (free and hunger > mine.spared)
            normal.append((species, hunger))
            if mine.nightly and species not in nights:
                everything = everything or all_prey(g)
                if not threatened(g, species, everything):
                    night.append(species)
    store = not obliged or data.USED[data.FAT_WHEN_HUNGRY]
    ways: dict[int, list[int]] = {species: [NORMALLY] for species, hunger in normal if hunger or store}
    for species in night:
        ways.setdefault(species, []).append(AT_NIGHT)
    for species in buyers:
        ways.setdefault(species, []).append(BY_CARD)
    return ways, obliged


@refuses(FEED_SPECIES)
def not_fed(g: Climate, choice: Choice, species: int) -> Reasons:
    """Another seat's species, one that is full, or one for which there is nothing; `menu` says who can be fed."""
    mine, food, population = nature(g.traits[species]), g.food[species], g.population[species]
    room = food < population or bool(mine.stores and g.fat[species] < g.body[species])
    full = unless(room, "refused.full", rule="C5.5", food=food, population=population)
    unfed = () if buys(mine, g.hands[seat_of(species)]) else no_feeding(g, species, choice.numbers["fed"], room)
    return not_own(g, choice, species) or full + unfed


def no_feeding(g: Climate, species: int, fed: int, room: bool) -> Reasons:
    """Why the feeding of this turn is not for a species; without room it has no prey and waits for nobody."""
    if nature(g.traits[species]).hunts:
        meal = unless(not room or targets(g, species, all_prey(g)), "refused.no_prey", rule="C5.2")
    else:
        meal = unless(g.hole, "refused.no_plants")
    sated = room and g.food[species] == g.population[species]
    waits = sated and not data.USED[data.FAT_WHEN_HUNGRY] and menu(g, fed, [])[1]
    return unless(not fed, "refused.fed") + meal + unless(not waits, "refused.hungry_first", rule="C5.4")


def buys(mine: Nature, hand: bytearray) -> bool:
    """Whether a species of this nature can have plants of the bank for a card of its owner's hand."""
    return bool(mine.buys and not mine.hunts and hand)


def threatened(g: Climate, species: int, everything: list[Prey]) -> bool:
    """Whether any hunter in play, of whatever owner, could attack this species now."""
    prey = next(p for p in everything if p.species == species)
    return any(
        nature(hunter.traits).hunts and other != species and price(hunter, prey) <= len(g.hands[seat_of(other)])
        for other, hunter, _, _ in everything
    )
