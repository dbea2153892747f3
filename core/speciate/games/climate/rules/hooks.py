"""How traits bend rules without any rule naming a trait.

A trait is one class in `traits`; what it says of itself answers a question that a rule asks. The questions, and what a
species answers that has no trait, stand in `Trait` below. Most answers are numbers, and the numbers of all traits of a
species add up; `nature` has the sums of a set of traits, made once for each set that ever occurs.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar, NamedTuple

from ..data import TRAITS


class Creature(NamedTuple):
    """All that is public about a species. `traits` is the bit set of its face-up traits."""

    population: int
    body: int
    food: int = 0
    fat: int = 0
    traits: int = 0


Refuses = Callable[[Creature, Creature, Creature | None], bool]
Effect = Callable[[Any, int], None]


class Trait:
    """The questions, each with the answer of a species without traits; a subclass named HardShell is hard_shell."""

    NUMBER: ClassVar[int]

    # as a hunter
    hunts: int = 0
    """Whether it feeds by attacking, and never on plants."""
    packs: int = 0
    """How often its population counts in its attacks."""
    unheard: int = 0
    """Whether no warning keeps its prey from it."""
    stalks: int = 0
    """Whether it may ignore one defence of a target that strays, for nothing."""
    names: int = 0
    """Whether its owner may discard cards to switch traits off when it attacks."""
    # as prey
    defence: int = 0
    """Added to its body size when it is attacked."""
    toll: int = 0
    """Cards that the attacker's owner must discard."""
    wounds: int = 0
    """Population that the attacker loses."""
    warns: int = 0
    """Whether its neighbours cannot be attacked."""
    strays: int = 0
    """Whether a hunter that stalks may ignore one of its defences."""
    # as an eater
    more_plants: int = 0
    """Plants it takes beside each take of plants."""
    shares: int = 0
    """Food that its right neighbour takes whenever it takes some."""
    stores: int = 0
    """Whether it can keep food above its population: up to its body size."""
    spared: int = 0
    """Population that may go without food."""
    scraps: int = 0
    """Meat it takes whenever any species is attacked."""
    buys: int = 0
    """Plants it takes from the bank for a discarded card, in its owner's turn."""
    nightly: int = 0
    """Whether it may eat before its owner's turn, where nothing could eat it."""
    migrates: int = 0
    """Food it takes after all feeding if the Watering Hole is empty."""
    # in the climate
    cold: int = 0
    """Population saved from cold."""
    heat: int = 0
    """Population saved from heat."""
    burden: int = 0
    """Population lost to heat in the hottest zones, beside what all lose there."""
    fireproof: int = 0
    """Whether fire spares it."""
    # rules of its own
    refuses: Refuses | None = None
    """(attacker, target, right neighbour of the target): whether the target cannot be attacked so."""
    green: Effect | None = None
    """(g, species): its green frame, done just before the food cards are shown."""
    idle: Callable[[Any, int], bool] | None = None
    """(g, species): whether its green frame can do nothing now, in whatever order."""

    def __init_subclass__(cls) -> None:
        trait_id = "".join("_" + c.lower() if c.isupper() else c for c in cls.__name__)[1:]
        cls.NUMBER = TRAITS.index(trait_id)
        KINDS[cls.NUMBER] = cls


KINDS: dict[int, type[Trait]] = {}
"""Every trait by its number."""
NUMBERS = tuple(name for name, answer in vars(Trait).items() if type(answer) is int and name[0] != "_")


class Nature:
    """What a set of traits answers together."""

    __slots__ = (*NUMBERS, "refuses")
    hunts: int
    packs: int
    unheard: int
    stalks: int
    names: int
    defence: int
    toll: int
    wounds: int
    warns: int
    strays: int
    more_plants: int
    shares: int
    stores: int
    spared: int
    scraps: int
    buys: int
    nightly: int
    migrates: int
    cold: int
    heat: int
    burden: int
    fireproof: int
    refuses: tuple[tuple[int, Refuses], ...]


@cache
def nature(traits: int) -> Nature:
    """The answers of all traits of a bit set."""
    kinds = [KINDS[t] for t in bits(traits)]
    made = Nature()
    for name in NUMBERS:
        setattr(made, name, sum(getattr(kind, name) for kind in kinds))
    made.refuses = tuple((kind.NUMBER, kind.refuses) for kind in kinds if kind.refuses)
    return made


@cache
def bits(traits: int) -> tuple[int, ...]:
    """The traits of a bit set, ascending."""
    return tuple(t for t in range(len(TRAITS)) if traits >> t & 1)


@cache
def answering(*questions: str) -> int:
    """Bit set of the traits that answer any of these questions."""
    return sum(1 << t for t, kind in KINDS.items() if any(name in vars(kind) for name in questions))
