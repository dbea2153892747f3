"""How traits and event cards bend rules without any rule naming them.

Most of what a trait does is to add to a number: `Nature` lists these numbers, and `nature` has the sums of a set of
traits, made once for each set that ever occurs. The rest is declared below as a signature without a body, and answered
by functions under the number of a trait or of an event card.
"""

# mypy: disable-error-code=empty-body
from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from speciate.engine import Amounts, Effects, Facts, Registry

from .. import data

if TYPE_CHECKING:
    from .state import Climate
    from .weather import Weather


class Creature(NamedTuple):
    """All that is public about a species. `traits` is the bit set of its face-up traits."""

    population: int
    body: int
    food: int = 0
    fat: int = 0
    traits: int = 0


# --- what traits add to ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Nature(Amounts):
    """What a trait, or a set of traits, adds to each number; a species without traits has 0."""

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


@dataclass(frozen=True, slots=True, kw_only=True)
class TraitFacts(Facts):
    """The facts of a trait. How sure its leaf numbers and its signs are, each, stands with the copies in `data`."""

    adds: Nature


TRAITS: Final[Registry[TraitFacts]] = Registry("trait", data.TRAITS)
"""The traits by number; what is known of each stands beside its rule in `traits`."""
EVENTS: Final[Registry[Facts]] = Registry("event", data.EVENT_KINDS)
"""The events; several cards of `data.EVENT_CARDS` can have the same. Their rules are in `event_cards`."""


@cache
def bits(traits: int) -> tuple[int, ...]:
    """The traits of a bit set, ascending."""
    return tuple(t for t in range(len(data.TRAITS)) if traits >> t & 1)


@cache
def nature(traits: int) -> Nature:
    """What all traits of a bit set add up to."""
    return Nature.total(TRAITS[t].adds for t in bits(traits))


# --- rules of their own ----------------------------------------------------------------------------------------------


@Effects
def refuses(attacker: Creature, target: Creature, right: Creature | None, /) -> bool:
    """Whether a trait of the target keeps this attacker off; `right` is the right neighbour of the target."""


@Effects
def green(g: Climate, species: int, /) -> None:
    """The green frame of a trait, done just before the food cards are shown."""


@Effects
def idle(g: Climate, species: int, /) -> bool:
    """Whether that green frame can do nothing now, in whatever order."""


@Effects
def event_effect(g: Climate, weather: Weather, card: data.EventFacts, /) -> bool:
    """What an event card does as it triggers, and to the weather after; whether it stays out of its deck."""
