"""The twenty-three traits, a class each: what a class says answers the question of that name in `hooks.Trait`."""

from __future__ import annotations

from .. import data as d
from .. import events
from ..pieces import BANK, PLANT
from .eating import take
from .hooks import Creature, Trait, nature
from .state import Climate


class Ambush(Trait):
    """Warnings do not matter; of a Migratory target, one defence may be ignored."""

    unheard = 1
    stalks = 1


class Burrowing(Trait):
    """Safe from attack as soon as it is not hungry, and from fire; a little safer from cold and heat."""

    cold = 1
    heat = 1
    fireproof = 1

    @staticmethod
    def refuses(attacker: Creature, target: Creature, right: Creature | None) -> bool:
        return target.food >= target.population - nature(target.traits).spared


class Carnivore(Trait):
    """Feeds by attacking, never on plants."""

    hunts = 1


class Climbing(Trait):
    """Only climbers can attack it."""

    @staticmethod
    def refuses(attacker: Creature, target: Creature, right: Creature | None) -> bool:
        return not attacker.traits >> Climbing.NUMBER & 1


class CoolingFrills(Trait):
    """Looks bigger to attackers; heat takes less."""

    defence = 2
    heat = 3


class Cooperation(Trait):
    """The right neighbour takes one whenever it takes food."""

    shares = 1


class DefensiveHerding(Trait):
    """Only a species of greater population can attack it; cold takes less."""

    cold = 1

    @staticmethod
    def refuses(attacker: Creature, target: Creature, right: Creature | None) -> bool:
        return attacker.population <= target.population


class FatTissue(Trait):
    """Stores food up to its body size; before the food cards are shown, it comes down to the board."""

    stores = 1

    @staticmethod
    def green(g: Climate, s: int) -> None:
        n = min(g.fat[s], g.population[s] - g.food[s])
        if n:
            g.fat[s] -= n
            g.food[s] += n
            events.fat_moved.emit(g, s, n)

    @staticmethod
    def idle(g: Climate, s: int) -> bool:
        return False


class Fertile(Trait):
    """One more population if plants are left on the Watering Hole."""

    @staticmethod
    def green(g: Climate, s: int) -> None:
        if not Fertile.idle(g, s):
            g.population[s] += 1
            events.born.emit(g, s)

    @staticmethod
    def idle(g: Climate, s: int) -> bool:
        return not g.hole or g.population[s] == d.TOP


class Foraging(Trait):
    """One more plant with each take of plants."""

    more_plants = 1


class HardShell(Trait):
    """Much harder to eat."""

    defence = 4


class HeavyFur(Trait):
    """Safe from cold, at a price where it is hottest."""

    cold = 4
    burden = 1


class Hibernation(Trait):
    """Two of its population need no food; cold takes less."""

    spared = 2
    cold = 1


class Horns(Trait):
    """Who attacks it loses one population."""

    wounds = 1


class Intelligence(Trait):
    """Cards are discarded for plants, or to switch traits off when it attacks."""

    buys = 2
    names = 1


class LongNeck(Trait):
    """One plant from the bank before the food cards are shown."""

    @staticmethod
    def green(g: Climate, s: int) -> None:
        take(g, s, PLANT, BANK, 1)

    @staticmethod
    def idle(g: Climate, s: int) -> bool:
        return bool(nature(g.traits[s]).hunts)


class Migratory(Trait):
    """Finds two food after an empty Watering Hole; cold takes less; open to Ambush."""

    migrates = 2
    cold = 1
    strays = 1


class MudWallowing(Trait):
    """Who attacks it discards a card; heat takes less."""

    toll = 1
    heat = 1


class Nocturnal(Trait):
    """Eats once more where no Carnivore could eat it; heat takes less."""

    nightly = 1
    heat = 1


class PackHunting(Trait):
    """Attacks with body size and population together."""

    packs = 1


class Scavenger(Trait):
    """Takes a meat whenever any species is attacked."""

    scraps = 1


class Symbiosis(Trait):
    """Safe while its right neighbour is bigger."""

    @staticmethod
    def refuses(attacker: Creature, target: Creature, right: Creature | None) -> bool:
        return right is not None and right.body > target.body


class WarningCall(Trait):
    """Keeps attackers from both its neighbours."""

    warns = 1
