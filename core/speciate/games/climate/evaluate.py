"""How good a position is for a seat: for bots that look one step ahead. All weights are points, found by playing."""

from __future__ import annotations

from functools import cache, lru_cache
from operator import attrgetter
from typing import Final, NamedTuple

from speciate.engine import Foresight

from . import data
from .pieces import DEAL, ENVIRONMENT, FEEDING, PLAY, seat_of
from .rules import hooks
from .rules.attack import Prey, price
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
HUNTERS: Final = having(lambda trait: trait.hunts)
"""Bit set of the traits that let a species attack."""
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
    return [value(g, seat, left, supply, seat == viewer) for seat, supply in enumerate(plants_each(g))]


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


def known(g: Climate, viewer: int, species: int) -> int:
    """Bit set of the traits of a species that a seat knows: face-down ones too where the species is its own."""
    traits = g.traits[species]
    if g.down[species] and seat_of(species) == viewer:
        for card in g.cards[species]:
            traits |= 1 << data.TRAIT_OF[card]
    return traits


def seen(g: Climate, viewer: int, species: int) -> Creature:
    """A species as a seat knows it."""
    traits = known(g, viewer, species)
    return Creature(g.population[species], g.body[species], g.food[species], g.fat[species], traits)


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
        sum([g.population[species] - g.food[species] for species in row if not g.traits[species] & HUNTERS])
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


def value(g: Climate, me: int, left: float, supply: float, exact: bool) -> Worth:
    """What a seat has, and what may become of its species. Not `exact`, as for rivals: without hunters and climate."""
    food, living, traits, hand = float(g.bags[me]), 0.0, 0.0, CARD * len(g.hands[me]) if left else 0.0
    eating = DEAL < g.phase <= FEEDING
    hunters = hunters_of_others(g, me) if exact and eating else []
    grazers = 0.0
    for species in g.rows[me]:
        worn = known(g, me, species) if exact else g.traits[species]
        mine, population, body, had = nature(worn), g.population[species], g.body[species], g.food[species]
        alive, eaten = float(population), 0.0
        hunger = population - had if eating else 0
        if hunger and mine.hunts:
            eaten = 0.9 * min(hunger, best_meat(g, species) if exact else RIVAL_MEAT)
        elif hunger:
            eaten = hunger * min(1.0, supply * (1 + 0.2 * mine.more_plants))
        if eating:
            alive = min(alive, had + eaten + mine.spared)
            if exact:
                if g.phase <= ENVIRONMENT:
                    alive = max(0.0, alive - risk(g.zone, bytes(g.events), body, worn))
                alive -= 0.5 * danger(g, species, hunters)
        lives = 1.0 if alive >= 1 else max(0.0, alive)
        food += had + g.fat[species] + eaten
        living += alive
        traits += len(g.cards[species]) * (0.3 + 0.7 * lives)
        if left:
            eats, defends = merits(worn)
            living += left * lives * (0.5 + 0.25 * body + eats + defends)
            if mine.hunts:
                living += left * 0.5 * alive
            else:
                grazers += alive
    living += left * 0.5 * (min(grazers, PASTURE) + 0.3 * max(0.0, grazers - PASTURE))
    return food, living, traits, hand


@cache
def merits(traits: int) -> tuple[float, float]:
    """The worth of the traits of a species to it: of those that help it to eat, and of its defences."""
    return 0.25 * (traits & GOOD).bit_count(), 0.2 * min((traits & DEFENCES).bit_count(), 2)


class Hunter(NamedTuple):
    """A species that can attack, as a seat knows it, as if it were hungry."""

    creature: Creature
    size: int
    hand: int
    """How many cards its owner can pay with."""


def hunter_of(g: Climate, viewer: int, species: int) -> Hunter:
    """A hunting species as a seat knows it."""
    creature = seen(g, viewer, species)._replace(food=0)
    size = creature.body + (creature.population if nature(creature.traits).packs else 0)
    return Hunter(creature, size, len(g.hands[seat_of(species)]))


def best_meat(g: Climate, species: int) -> int:
    """The most meat that a hunter could bite off now; own kin counts less."""
    most, me = 0, seat_of(species)
    hunter = hunter_of(g, me, species)
    for owner, row in enumerate(g.rows):
        for prey in row:
            meat = g.body[prey] if owner != me else 1
            worth_a_look = most < meat and g.body[prey] < hunter.size and prey != species
            if worth_a_look and price(hunter.creature, prey_seen(g, me, prey)) <= hunter.hand:
                most = meat
    return most


def hunters_of_others(g: Climate, me: int) -> list[Hunter]:
    """The species of other seats that can attack, as this seat knows them."""
    return [
        hunter_of(g, me, species)
        for seat, row in enumerate(g.rows)
        if seat != me
        for species in row
        if g.traits[species] & HUNTERS
    ]


def danger(g: Climate, species: int, hunters: list[Hunter]) -> int:
    """How many of these hunters could attack a species now, as its owner knows it; two count as much as more."""
    found, body = 0, g.body[species]
    hunters = [hunter for hunter in hunters if body < hunter.size]
    if hunters:
        prey = prey_seen(g, seat_of(species), species)
        for hunter in hunters:
            if price(hunter.creature, prey) <= hunter.hand:
                found += 1
                if found == 2:
                    break
    return found


def prey_seen(g: Climate, viewer: int, species: int) -> Prey:
    """A species with its neighbours, as a seat knows them."""
    left, right = (seen(g, viewer, beside) if beside >= 0 else None for beside in g.neighbours(species))
    return Prey(species, seen(g, viewer, species), left, right)


@lru_cache(maxsize=4096)
def risk(zone: int, events: bytes, body: int, traits: int) -> float:
    """The population that the climate is expected to take from a species, wherever the marker may go."""
    mine, found = nature(traits), 0.0
    for near, chance in ((zone - 1, STEP), (zone, 1 - 2 * STEP), (zone + 1, STEP)):
        at = min(max(near, 0), len(data.TRACK) - 1)
        facts: data.Zone | data.EventFacts = data.TRACK[at]
        kind = data.TRACK[at].kind
        for event in events:
            if event != data.NO_EVENT and data.EVENT_CARDS[event].zone == at and data.EVENT_CARDS[event].loss:
                facts, kind = data.EVENT_CARDS[event], data.EVENT_CARDS[event].deck
        loss = facts.loss if facts.low <= body <= facts.high else 0
        saved = mine.cold if kind == data.COLD else mine.heat - mine.burden * (at in data.HOTTEST)
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
