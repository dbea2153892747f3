"""Attacks: who may attack whom and why not, at what price, and what comes of it.

Everything down to `least_cost` is a function of what lies open on the table; nothing here is random.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final, NamedTuple

from speciate.engine import DONE, Choice, EventKind, Reasons, refuses, unless
from speciate.engine import Refusal as EngineRefusal

from .. import data, events
from ..decisions import ATTACK_IGNORE, ATTACK_NAME, ATTACK_TARGET, PAY_CARD
from ..events import Card, Species
from ..pieces import BANK, BY_ATTACK, BY_DEFENCE, MEAT, TRAIT, seat_of
from . import hooks
from .eating import take
from .hooks import Creature, bits, nature
from .state import Climate
from .traits import having

NEVER = 99
"""More cards than any hand holds: the price of what cannot be."""

ARMOUR: Final = having(lambda trait: trait.defence)
"""Bit sets of the traits that make an attack harder, cost its owner cards, wound it, warn of it, or eat at it."""
TOLLS: Final = having(lambda trait: trait.toll)
WEAPONS: Final = having(lambda trait: trait.wounds)
WARNINGS: Final = having(lambda trait: trait.warns)
GUESTS: Final = having(lambda trait: trait.scraps or trait.shares)


class Refusal(NamedTuple):
    """Why an attack is refused. `code` says what kind of reason, `trait` which trait stands in the way (-1: none).

    `diet`: the attacker does not hunt. `full`: it is not hungry. `size`: its `has` must be more than `needed`.
    `trait`: a trait of the target. `warned`: a trait of its neighbour. `cards`: the hand `has` fewer than `needed`.
    """

    code: str
    trait: int = -1
    has: int = 0
    needed: int = 0


def attack_refusal(
    attacker: Creature,
    target: Creature,
    left: Creature | None = None,
    right: Creature | None = None,
    hand: int = 0,
    off: int = 0,
) -> tuple[Refusal, ...]:
    """All reasons why a species cannot attack another one now; empty if it can. [C7.1]

    `left` and `right` are the neighbours of the target, as its owner sees them; `hand` is how many cards the attacker's
    owner has left to pay with; `off` is the bit set of the traits that are switched off for this attack or ignored.

    >>> wolf = Creature(population=3, body=4, traits=1 << data.TRAITS.index("carnivore"))
    >>> attack_refusal(wolf, Creature(population=2, body=3))
    ()
    >>> snail = Creature(population=2, body=3, traits=1 << data.TRAITS.index("hard_shell"))
    >>> attack_refusal(wolf, snail)
    (Refusal(code='size', trait=-1, has=4, needed=7),)
    >>> ape = Creature(population=2, body=3, traits=1 << data.TRAITS.index("climbing"))
    >>> [data.TRAITS[refusal.trait] for refusal in attack_refusal(wolf, ape)]
    ['climbing']
    >>> crow = Creature(population=1, body=1, traits=1 << data.TRAITS.index("warning_call"))
    >>> attack_refusal(wolf, ape, left=crow, off=ape.traits)
    (Refusal(code='warned', trait=22, has=0, needed=0),)
    """
    hunter, prey = nature(attacker.traits & ~off), nature(target.traits & ~off)
    found = []
    if not hunter.hunts:
        found.append(Refusal("diet"))
    if attacker.food >= attacker.population and not (
        hunter.stores and attacker.fat < attacker.body and data.USED[data.FAT_ATTACK]
    ):
        found.append(Refusal("full"))
    size = attacker.body + attacker.population if hunter.packs else attacker.body
    if size <= target.body + prey.defence:
        found.append(Refusal("size", -1, size, target.body + prey.defence))
    for trait in bits(target.traits & ~off & hooks.refuses.bits):
        if hooks.refuses[trait](attacker, target, right):
            found.append(Refusal("trait", trait))
    if not hunter.unheard:
        for neighbour in (left, right):
            if neighbour is not None and nature(neighbour.traits & ~off).warns:
                found.append(Refusal("warned", bits(neighbour.traits & WARNINGS)[0]))
    if prey.toll > hand:
        found.append(Refusal("cards", bits(target.traits & TOLLS)[0], hand, prey.toll))
    return tuple(found)


class Prey(NamedTuple):
    """A species that might be attacked, with its neighbours as its owner sees them."""

    species: int
    target: Creature
    left: Creature | None
    right: Creature | None


def in_the_way(refusals: tuple[Refusal, ...], prey: Prey, off: int) -> int:
    """Bit set of the traits that naming could take away; 0 if nothing would help. [C7.2]"""
    found = 0
    for refusal in refusals:
        if refusal.code == "size":
            shields = prey.target.traits & ~off & ARMOUR
            if not shields:
                return 0
            found |= shields
        elif refusal.trait < 0:
            return 0
        else:
            found |= 1 << refusal.trait
    return found


def least_cost(attacker: Creature, prey: Prey, named: int = 0, ignored: int = 0) -> int:
    """The fewest cards to discard from here on so that the attack becomes legal; NEVER if none are enough.

    `named` traits are paid for already, `ignored` is the one that the attacker ignores for nothing.
    """
    off = named | ignored
    _, target, left, right = prey
    refusals = attack_refusal(attacker, target, left, right, NEVER, off)
    toll = nature(target.traits & ~off).toll
    if not refusals:
        return toll
    if not nature(attacker.traits).names:
        return NEVER
    candidates = bits(in_the_way(refusals, prey, off))
    for n in range(1, len(candidates) + 1):
        for names in combinations(candidates, n):
            more = off | sum(1 << trait for trait in names)
            if not attack_refusal(attacker, target, left, right, NEVER, more):
                return n + toll
    return NEVER


def ignorable(attacker: Creature, target: Creature) -> tuple[int, ...]:
    """The defences of a target of which the attacker may ignore one, as bits."""
    if nature(attacker.traits).stalks and nature(target.traits).strays:
        return tuple(1 << trait for trait in bits(target.traits & (ARMOUR | hooks.refuses.bits | TOLLS)))
    return ()


def price(attacker: Creature, prey: Prey) -> int:
    """The fewest cards that an attack costs; NEVER if it cannot be made."""
    cost = least_cost(attacker, prey)
    for ignored in ignorable(attacker, prey.target):
        cost = min(cost, least_cost(attacker, prey, 0, ignored))
    return cost


def is_free(attacker: Creature, prey: Prey) -> bool:
    """Whether an attack can be forced: it needs no discard, or only the toll of the target where that can be forced."""
    hand = NEVER if data.USED[data.TOLL_FORCED] else 0
    return any(
        not attack_refusal(attacker, prey.target, prey.left, prey.right, hand, ignored)
        for ignored in (0, *ignorable(attacker, prey.target))
    )


# --- in a position ---------------------------------------------------------------------------------------------------


def all_prey(g: Climate) -> list[Prey]:
    """Every living species with its neighbours."""
    found = []
    for row in g.rows:
        creatures = [None, *map(g.creature, row), None]
        for i, species in enumerate(row):
            found.append(Prey(species, creatures[i + 1], creatures[i], creatures[i + 2]))  # type: ignore[arg-type]
    return found


def prey_of(g: Climate, species: int) -> Prey:
    """One species with its neighbours."""
    left, right = g.neighbours(species)
    return Prey(
        species, g.creature(species), g.creature(left) if left >= 0 else None, g.creature(right) if right >= 0 else None
    )


def targets(g: Climate, a: int, everything: list[Prey]) -> list[Prey]:
    """Whom a species can attack now with the hand of its owner, its own kin included."""
    attacker, hand = g.creature(a), len(g.hands[seat_of(a)])
    return [prey for prey in everything if prey.species != a and price(attacker, prey) <= hand]


def refusals(g: Climate, a: int, t: int) -> tuple[Refusal, ...]:
    """Why a species cannot attack another one as things stand, without naming or ignoring."""
    if a == t:
        return (Refusal("self"),)
    _, target, left, right = prey_of(g, t)
    return attack_refusal(g.creature(a), target, left, right, len(g.hands[seat_of(a)]))


@refuses(ATTACK_TARGET)
def no_target(g: Climate, choice: Choice, t: int) -> Reasons:
    """All that keeps an attacker off a species, and what it would cost to take that away."""
    a, hand = choice.numbers["attacker"], len(g.hands[choice.seat])
    cost = NEVER if a == t else price(g.creature(a), prey_of(g, t))
    if cost <= hand:
        return ()
    nameable = cost < NEVER and nature(g.traits[a]).names
    stands = tuple(engine_refusal(g, a, t, why) for why in refusals(g, a, t))
    return stands + unless(not nameable, "why.price", rule="C7.4", n=cost, hand=hand)


def engine_refusal(g: Climate, a: int, t: int, why: Refusal) -> EngineRefusal:
    """A refusal of the engine for a refusal of an attack, with its numbers; the attacker hunts and is hungry."""
    match why.code:
        case "size":
            return EngineRefusal("why.size", rule="C7.1", mine=why.has, theirs=why.needed)
        case "trait":
            theirs = g.population[t]
            return EngineRefusal(f"why.{data.TRAITS[why.trait]}", rule="C7.2", mine=g.population[a], theirs=theirs)
        case "self":
            return EngineRefusal("why.self")
    rule = "C7.4" if why.code == "cards" else "C7.2"
    return EngineRefusal(f"why.{why.code}", rule=rule, trait=(TRAIT, why.trait))


# --- attacking -------------------------------------------------------------------------------------------------------


def attack(g: Climate, a: int) -> None:
    """A species attacks: the target, what is ignored, named and paid, and the bite."""
    me = seat_of(a)
    possible = {prey.species: prey for prey in targets(g, a, all_prey(g))}
    t = g.decide(me, ATTACK_TARGET, sorted(possible), attacker=a)
    events.attacked.emit(g, a, t)
    attacker, prey = g.creature(a), possible[t]
    ignored = ignore(g, attacker, prey, a)
    named = name(g, attacker, prey, a, ignored)
    pay(g, a, len(bits(named)) + nature(prey.target.traits & ~(named | ignored)).toll)
    bite(g, a, t, named)


def ignore(g: Climate, attacker: Creature, prey: Prey, a: int) -> int:
    """Which one defence of the target is ignored for nothing, as a bit; 0 if none is in the way."""
    ways = ignorable(attacker, prey.target)
    if not ways:
        return 0
    hand, useful = len(g.hands[seat_of(a)]), hindering(attacker, prey)
    possible = [way for way in ways if way & useful and least_cost(attacker, prey, 0, way) <= hand]
    if not possible:
        return 0
    values = [way.bit_length() - 1 for way in possible]
    trait = g.decide(seat_of(a), ATTACK_IGNORE, values, attacker=a, target=prey.species)
    events.ignored.emit(g, a, trait)
    return 1 << trait


def hindering(attacker: Creature, prey: Prey) -> int:
    """Bit set of the traits that forbid an attack or make it cost cards."""
    first = attack_refusal(attacker, prey.target, prey.left, prey.right, NEVER, 0)
    return in_the_way(first, prey, 0) | prey.target.traits & TOLLS


@refuses(ATTACK_IGNORE)
def not_ignored(g: Climate, choice: Choice, trait: int) -> Reasons:
    """A trait that is no defence, or is not in the way, or without which the attack is still out of reach."""
    attacker, prey = g.creature(choice.numbers["attacker"]), prey_of(g, choice.numbers["target"])
    way, hand = 1 << trait, len(g.hands[choice.seat])
    defence = unless(way in ignorable(attacker, prey.target), "refused.no_defence")
    hinders = unless(way & hindering(attacker, prey), "refused.not_in_way")
    return defence or hinders or unless(least_cost(attacker, prey, 0, way) <= hand, "refused.not_enough", n=hand)


def name(g: Climate, attacker: Creature, prey: Prey, a: int, ignored: int) -> int:
    """The traits that the owner switches off for a card each: those in the way, then others that matter."""
    me, named = seat_of(a), 0
    if not nature(attacker.traits).names:
        return 0
    while True:
        off = named | ignored
        hand = len(g.hands[me]) - len(bits(named))
        found = attack_refusal(attacker, prey.target, prey.left, prey.right, NEVER, off)
        if found:
            values = [
                t
                for t in bits(in_the_way(found, prey, off))
                if 1 + least_cost(attacker, prey, named | 1 << t, ignored) <= hand
            ]
        else:
            if hand <= nature(prey.target.traits & ~off).toll:
                return named
            around = 0
            for row in g.rows:
                for species in row:
                    around |= g.traits[species]
            useful = prey.target.traits & WEAPONS | around & GUESTS
            values = list(bits(useful & ~named))
            if not values:
                return named
        trait = g.decide(me, ATTACK_NAME, values, attacker=a, target=prey.species, done=not found)
        if trait == DONE:
            return named
        named |= 1 << trait
        events.named.emit(g, a, trait)


def pay(g: Climate, species: int, n: int, spent: EventKind[[Species, Card]] = events.paid) -> None:
    """Discard n hand cards for a species of the seat; `spent` records each. [C7.4]"""
    me = seat_of(species)
    for left in range(n, 0, -1):
        card = g.decide(me, PAY_CARD, dict.fromkeys(g.hands[me]), species=species, n=left)
        g.hands[me].remove(card)
        g.discards.append(card)
        spent.emit(g, species, card)


def bite(g: Climate, a: int, t: int, named: int) -> None:
    """What an attack does, once it is paid for. [C7.3]"""
    meat = g.body[t]
    wounds = nature(g.traits[t] & ~named).wounds
    if wounds:
        g.lose_population(a, wounds, BY_DEFENCE)
    g.lose_population(t, 1, BY_ATTACK)
    survives = g.population[a] > 0
    owed = g.bury()
    if data.USED[data.SCRAPS_FIRST]:
        scavenge(g, named)
    if survives:
        take(g, a, MEAT, BANK, meat, named)
    if not data.USED[data.SCRAPS_FIRST]:
        scavenge(g, named)
    g.pay_owed(owed)


def scavenge(g: Climate, named: int) -> None:
    """Whoever lives on scraps takes some, clockwise and left to right."""
    for species in g.living():
        scraps = nature(g.traits[species] & ~named).scraps
        if scraps:
            take(g, species, MEAT, BANK, scraps, named)
