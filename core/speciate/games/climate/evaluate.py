"""How good a position is for a seat: for bots that look one step ahead. All weights are points, found by playing."""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from speciate.engine import Foresight

from . import data
from .pieces import DEAL, ENVIRONMENT, FEEDING, PLAY, seat_of
from .rules import hooks
from .rules.attack import NEVER, Prey, price
from .rules.hooks import Creature, nature
from .rules.play import points
from .rules.state import Climate
from .rules.traits import having

CARD: Final = 0.45
"""A card that stays in the hand, where more rounds come."""
AVERAGE_PLANTS: Final = 3.4
RIVAL_MEAT: Final = 2
PASTURE: Final = 5
"""Plants that a seat is likely to find each round."""
GOOD: Final = hooks.green.bits | having(
    lambda trait: (
        trait.more_plants or trait.shares or trait.stores or trait.spared or trait.nightly or trait.buys
        or trait.migrates or trait.scraps or trait.hunts or trait.packs
    )
)  # fmt: skip
"""Bit set of the traits that help a species to eat."""
DEFENCES: Final = hooks.refuses.bits | having(lambda trait: trait.defence or trait.toll or trait.wounds)
"""Bit set of the traits that help it not to be eaten."""
LONGEST: Final = 3
"""Rounds ahead that count."""
STEP: Final = 0.25
"""The chance that the marker goes to a neighbouring zone, each."""

GRAIN: Final = 1024
"""Worths are multiples of its inverse: whoever adds them up comes to the same in any order."""


Worth = tuple[float, float, float, float]
"""What a seat has and may get: food, species, traits and cards in hand."""


def evaluate(g: Climate, seat: int) -> float:
    """Points in hand and in sight for a seat, less those of its rivals."""
    return compared(worths(g, seat), seat)


def evaluate_parts(g: Climate, seat: int) -> dict[str, float]:
    """What `evaluate` is made of."""
    found = worths(g, seat)
    food, species, traits, hand = (round(GRAIN * part) / GRAIN for part in found[seat])
    rivals = compared(found, seat) - (food + species + traits + hand)  # exact: all are multiples of the grain's inverse
    return {"food": food, "species": species, "traits": traits, "hand": hand, "rivals": rivals}


def worths(g: Climate, viewer: int) -> list[Worth]:
    """What each seat has and may get, as one of them sees it."""
    if g.over:
        return [(food, living, traits, 0.0) for food, living, traits in (points(g, seat) for seat in g.seats())]
    left = rounds_left(g)
    supply, everything = plants_each(g), herd(g, viewer)
    return [value(g, seat, left, supply[seat], everything, seat == viewer) for seat in g.seats()]


def compared(found: list[Worth], seat: int) -> float:
    """The worth of a seat, less those of its rivals."""
    rivals = [food + species + traits + hand for food, species, traits, hand in found]
    mine, rest = rivals.pop(seat), 0.0
    for other in rivals:  # `sum` of floats is another one in newer Pythons, and a bot must choose the same in all
        rest += other
    return round(GRAIN * (mine - 0.4 * max(rivals) - 0.2 * rest / len(rivals))) / GRAIN


def rounds_left(g: Climate) -> float:
    """About how many rounds come after this one."""
    if g.last:
        return 2.0 - g.last
    return min(LONGEST, 1 + g.deck_size() / sum(data.DEAL + len(row) for row in g.rows))


def herd(g: Climate, seat: int) -> list[Prey]:
    """All species with their neighbours; those of the seat with their face-down traits."""
    found = []
    for owner, row in enumerate(g.rows):
        creatures: list[Creature | None] = [None]
        for species in row:
            traits = g.traits[species]
            if owner == seat and g.down[species]:
                for card in g.cards[species]:
                    traits |= 1 << data.TRAIT_OF[card]
            creatures.append(Creature(g.population[species], g.body[species], g.food[species], g.fat[species], traits))
        creatures.append(None)
        found += [Prey(species, creatures[i + 1], creatures[i], creatures[i + 2]) for i, species in enumerate(row)]  # type: ignore[arg-type]
    return found


def plants_each(g: Climate) -> list[float]:
    """The part of its hunger for plants that each seat is likely to still this round: turn by turn, one each."""
    plants = float(g.hole)
    if g.phase <= ENVIRONMENT:
        zone = data.TRACK[g.zone]
        come = float(zone.plants_few if len(g.rows) <= data.FEW_PLAYERS else zone.plants_many)
        for card in g.food_cards:
            come += AVERAGE_PLANTS if card == data.NO_CARD else data.CARDS[card].plants
        if come < 0 or not g.fallen:
            plants += come
    hungers = [
        sum(g.population[species] - g.food[species] for species in row if not nature(g.traits[species]).hunts)
        for row in g.rows
    ]
    if g.phase <= PLAY:  # who has not played will grow
        hungers = [max(n, PASTURE) if seat != g.turn else n for seat, n in enumerate(hungers)]
    found = [1.0] * len(hungers)
    for n, seat in enumerate(sorted(g.seats(), key=hungers.__getitem__)):
        if hungers[seat]:
            got = max(0.0, min(hungers[seat], plants / (len(hungers) - n)))
            plants -= got
            found[seat] = got / hungers[seat]
    return found


def value(g: Climate, me: int, left: float, supply: float, everything: list[Prey], exact: bool) -> Worth:
    """What a seat has, and what may become of its species. Not `exact`, as for rivals: without hunters and climate."""
    food, living, traits, hand = float(g.bags[me]), 0.0, 0.0, CARD * len(g.hands[me]) if left else 0.0
    eating = DEAL < g.phase <= FEEDING
    grazers = 0.0
    for prey in everything:
        if seat_of(prey.species) != me:
            continue
        species, creature = prey.species, prey.target
        mine = nature(creature.traits)
        hunger = creature.population - creature.food
        eaten = 0.0
        if eating and hunger:
            if mine.hunts:
                eaten = 0.9 * min(hunger, best_meat(g, prey, everything) if exact else RIVAL_MEAT)
            else:
                eaten = hunger * min(1.0, supply * (1 + 0.2 * mine.more_plants))
        alive = float(creature.population)
        if eating:
            alive = min(alive, creature.food + eaten + mine.spared)
            if exact:
                if g.phase <= ENVIRONMENT:
                    alive = max(0.0, alive - risk(g, creature))
                alive -= 0.5 * danger(g, prey, everything)
        lives = min(1.0, max(0.0, alive))
        food += creature.food + creature.fat + eaten
        living += alive
        traits += len(g.cards[species]) * (0.3 + 0.7 * lives)
        if left:
            quality = (creature.traits & GOOD).bit_count()
            defences = (creature.traits & DEFENCES).bit_count()
            living += left * lives * (0.5 + 0.25 * creature.body + 0.25 * quality + 0.2 * min(defences, 2))
            if mine.hunts:
                living += left * 0.5 * alive
            else:
                grazers += alive
    living += left * 0.5 * (min(grazers, PASTURE) + 0.3 * max(0.0, grazers - PASTURE))
    return food, living, traits, hand


def best_meat(g: Climate, hunter: Prey, everything: list[Prey]) -> int:
    """The most meat that a hunter could bite off now; own kin counts less."""
    most, me, hand = 0, seat_of(hunter.species), len(g.hands[seat_of(hunter.species)])
    for prey in everything:
        if prey.species != hunter.species and bites(hunter.target, prey) <= hand:
            most = max(most, prey.target.body if seat_of(prey.species) != me else 1)
    return most


def danger(g: Climate, prey: Prey, everything: list[Prey]) -> int:
    """How many hunters of others could attack a species now; two are as bad as many."""
    me, found = seat_of(prey.species), 0
    for hunter in everything:
        owner = seat_of(hunter.species)
        if owner != me and nature(hunter.target.traits).hunts and bites(hunter.target, prey) <= len(g.hands[owner]):
            found += 1
    return min(found, 2)


def bites(hunter: Creature, prey: Prey) -> int:
    """The price of an attack, hungry or not; quick where size alone forbids it."""
    mine = nature(hunter.traits)
    size = hunter.body + hunter.population if mine.packs else hunter.body
    if size <= prey.target.body:
        return NEVER
    return price(hunter._replace(food=0), prey)


def risk(g: Climate, creature: Creature) -> float:
    """The population that the climate is likely to take, whatever way the marker goes."""
    mine = nature(creature.traits)
    found = 0.0
    for zone, chance in ((g.zone - 1, STEP), (g.zone, 1 - 2 * STEP), (g.zone + 1, STEP)):
        zone = min(max(zone, 0), len(data.TRACK) - 1)
        facts: data.Zone | data.EventFacts = data.TRACK[zone]
        kind = data.TRACK[zone].kind
        for event in g.events:
            if event != data.NO_EVENT and data.EVENT_CARDS[event].zone == zone and data.EVENT_CARDS[event].loss:
                facts, kind = data.EVENT_CARDS[event], data.EVENT_CARDS[event].deck
        loss = facts.loss if facts.low <= creature.body <= facts.high else 0
        saved = mine.cold if kind == data.COLD else mine.heat - mine.burden * (zone in data.HOTTEST)
        found += chance * max(0, loss - saved)
    return found


def fed(g: Climate, colour: int) -> int:
    """The food of a colour: in its bag and on its species."""
    return points(g, g.places[colour])[0]


def score(g: Climate, colour: int) -> int:
    """The points of a colour."""
    return sum(points(g, g.places[colour]))


MEASURES: Final = {"fed": fed, "score": score}
"""What a scenario may count for a colour, by name (`speciate.scenario`)."""

FORESIGHT: Final = Foresight(attrgetter("round"))
