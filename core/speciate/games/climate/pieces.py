"""What can be chosen and what happens to it, as small ints: the domains of decisions and events."""

from __future__ import annotations

from typing import Final

from speciate.engine import Domain

from . import data

# --- phases of a round -----------------------------------------------------------------------------------------------
PHASES: Final = ("deal", "food", "play", "exchange", "green", "environment", "feeding", "end")
DEAL, FOOD, PLAY, EXCHANGE, GREEN, ENVIRONMENT, FEEDING, END = range(8)
"""1 deal; 2 food cards; 3 a seat plays cards, then exchanges some; 4.0 green frames, 4.1 to 4.5; 5 feeding; its end."""

# --- species ---------------------------------------------------------------------------------------------------------
SEATS: Final = len(data.COLOURS)
SPECIES_EACH: Final = 256
"""More than a seat can ever have in a game that is dealt; a test compares it with the deck."""


def seat_of(species: int) -> int:
    """The seat that owns a species: its number says so, and says nothing of what others own."""
    return species % SEATS


def number_of(species: int) -> int:
    """Which species of its owner this is, from 0."""
    return species // SEATS


def species_of(seat: int, number: int) -> int:
    """The species of a seat with this number, from 0."""
    return seat + SEATS * number


# --- what can be chosen ----------------------------------------------------------------------------------------------
SPECIES: Final = Domain(
    "species", (f"{seat_of(species) + 1}.{number_of(species) + 1}" for species in range(SEATS * SPECIES_EACH))
)
"""Owner's seat and number, both from 1. The number stays with a species while it lives, wherever it stands."""
CARD: Final = Domain("card", (c.id for c in data.CARDS))
SHED: Final = len(data.CARDS)
PLAY_CARD: Final = Domain("play", (*CARD.tokens, "shed"))
"""A card to play, or `shed`: to throw a trait off."""
AS_TRAIT, AS_LEFT, AS_RIGHT, AS_BODY, AS_POPULATION = range(5)
USE: Final = Domain("use", ("trait", "left", "right", "body", "population"))
"""What a card is played for: a trait, a new species at an end of the row, growth."""
TRAIT: Final = Domain("trait", data.TRAITS)
NORMALLY, AT_NIGHT, BY_CARD = range(3)
WAY: Final = Domain("way", ("normal", "night", "card"))
"""How a species is fed: the feeding of this turn, a free one before it, or plants for a discarded card."""
FAT: Final = Domain("fat", (str(n) for n in range(data.TOP + 1)))
"""How much food is stored."""

# --- what else the numbers of an event stand for ---------------------------------------------------------------------
SEAT: Final = Domain("seat", data.COLOURS)
ZONE: Final = Domain("zone", data.ZONES)
EVENT_CARD: Final = Domain("event card", (card.id for card in data.EVENT_CARDS))
HOLE, BANK = range(2)
SOURCE: Final = Domain("source", ("hole", "bank"))
"""Where food comes from."""
PLANT, MEAT, ANY_FOOD = range(3)
FOOD_KIND: Final = Domain("food kind", ("plant", "meat", "food"))
BY_CLIMATE, BY_EVENT, BY_ATTACK, BY_DEFENCE, BY_HUNGER = range(5)
CAUSE: Final = Domain("cause", ("climate", "event", "attack", "defence", "hunger"))
"""Why population is lost."""
