"""The traits: each is its number, with what it adds to the numbers of `hooks.Nature`; after it stands what
else it does, as functions under this number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .. import data, events
from ..pieces import BANK, PLANT
from . import hooks
from .eating import take
from .hooks import TRAITS, Creature, Nature, TraitFacts, nature
from .state import Climate

NOTHING: Final = Nature()


def trait(name: str, adds: Nature = NOTHING) -> int:
    """Register the trait with this id, with what it adds to each number; returns its number.

    What it does is in the rule book; how sure its cards are follows from their numbers.
    """
    return TRAITS.add(TraitFacts(name, data.TRAIT_SURE[TRAITS.numbers[name]], adds=adds))


AMBUSH: Final = trait("ambush", Nature(unheard=1, stalks=1))
"""Warnings do not matter; of a Migratory target, one defence may be ignored. [C8.1]"""

BURROWING: Final = trait("burrowing", Nature(cold=1, heat=1, fireproof=1))
"""Safe from attack as soon as it is not hungry, and from fire; a little safer from cold and heat. [C8.2]"""


@hooks.refuses.by(BURROWING)
def safe_when_fed(attacker: Creature, target: Creature, right: Creature | None) -> bool:
    return target.food >= target.population - nature(target.traits).spared


CARNIVORE: Final = trait("carnivore", Nature(hunts=1))
"""Feeds by attacking, never on plants. [C8.3]"""

CLIMBING: Final = trait("climbing")
"""Only climbers can attack it. [C8.4]"""


@hooks.refuses.by(CLIMBING)
def safe_from_below(attacker: Creature, target: Creature, right: Creature | None) -> bool:
    return not attacker.traits >> CLIMBING & 1


COOLING_FRILLS: Final = trait("cooling_frills", Nature(defence=2, heat=3))
"""Looks bigger to attackers; heat takes less. [C8.5]"""

COOPERATION: Final = trait("cooperation", Nature(shares=1))
"""The right neighbour takes one whenever it takes food. [C8.6]"""

DEFENSIVE_HERDING: Final = trait("defensive_herding", Nature(cold=1))
"""Only a species of greater population can attack it; cold takes less. [C8.7]"""


@hooks.refuses.by(DEFENSIVE_HERDING)
def safe_in_the_herd(attacker: Creature, target: Creature, right: Creature | None) -> bool:
    return attacker.population <= target.population


FAT_TISSUE: Final = trait("fat_tissue", Nature(stores=1))
"""Stores food up to its body size; before the food cards are shown, it comes down to the board. [C8.8]"""


@hooks.green.by(FAT_TISSUE)
def use_fat(g: Climate, species: int) -> None:
    n = min(g.fat[species], g.population[species] - g.food[species])
    if n:
        g.fat[species] -= n
        g.food[species] += n
        events.fat_moved.emit(g, species, n)


@hooks.idle.by(FAT_TISSUE)
def always_counts(g: Climate, species: int) -> bool:
    return False


FERTILE: Final = trait("fertile")
"""One more population if plants are left on the Watering Hole. [C8.9]"""


@hooks.green.by(FERTILE)
def bear(g: Climate, species: int) -> None:
    if not bears_nothing(g, species):
        g.population[species] += 1
        events.born.emit(g, species)


@hooks.idle.by(FERTILE)
def bears_nothing(g: Climate, species: int) -> bool:
    return not g.hole or g.population[species] == data.TOP


FORAGING: Final = trait("foraging", Nature(more_plants=1))
"""One more plant with each take of plants. [C8.10]"""

HARD_SHELL: Final = trait("hard_shell", Nature(defence=4))
"""Much harder to eat. [C8.11]"""

HEAVY_FUR: Final = trait("heavy_fur", Nature(cold=4, burden=1))
"""Safe from cold, at a price where it is hottest. [C8.12]"""

HIBERNATION: Final = trait("hibernation", Nature(spared=2, cold=1))
"""Two of its population need no food; cold takes less. [C8.13]"""

HORNS: Final = trait("horns", Nature(wounds=1))
"""Who attacks it loses one population. [C8.14]"""

INTELLIGENCE: Final = trait("intelligence", Nature(buys=2, names=1))
"""Cards are discarded for plants, or to switch traits off when it attacks. [C8.16]"""

LONG_NECK: Final = trait("long_neck")
"""One plant from the bank before the food cards are shown. [C8.15]"""


@hooks.green.by(LONG_NECK)
def browse(g: Climate, species: int) -> None:
    take(g, species, PLANT, BANK, 1)


@hooks.idle.by(LONG_NECK)
def does_not_browse(g: Climate, species: int) -> bool:
    return bool(nature(g.traits[species]).hunts)


MIGRATORY: Final = trait("migratory", Nature(migrates=2, cold=1, strays=1))
"""Finds two food after an empty Watering Hole; cold takes less; open to Ambush. [C8.17]"""

MUD_WALLOWING: Final = trait("mud_wallowing", Nature(toll=1, heat=1))
"""Who attacks it discards a card; heat takes less. [C8.18]"""

NOCTURNAL: Final = trait("nocturnal", Nature(nightly=1, heat=1))
"""Eats once more where no Carnivore could eat it; heat takes less. [C8.19]"""

PACK_HUNTING: Final = trait("pack_hunting", Nature(packs=1))
"""Attacks with body size and population together. [C8.20]"""

SCAVENGER: Final = trait("scavenger", Nature(scraps=1))
"""Takes a meat whenever any species is attacked. [C8.21]"""

SYMBIOSIS: Final = trait("symbiosis")
"""Safe while its right neighbour is bigger. [C8.22]"""


@hooks.refuses.by(SYMBIOSIS)
def safe_beside_the_bigger(attacker: Creature, target: Creature, right: Creature | None) -> bool:
    return right is not None and right.body > target.body


WARNING_CALL: Final = trait("warning_call", Nature(warns=1))
"""Keeps attackers from both its neighbours. [C8.23]"""


def having(adds: Callable[[Nature], int]) -> int:
    """Bit set of the traits that add to a number."""
    return sum(1 << number for number, facts in enumerate(TRAITS) if adds(facts.adds))
