"""What can be chosen, as small ints; and a list of every question and of everything that is told."""

from __future__ import annotations

from typing import Final

from speciate.engine import Domain

from . import data as d

# --- phases of a round -----------------------------------------------------------------------------------------------
PHASES: Final = ("deal", "food", "play", "exchange", "green", "environment", "feeding", "end")
DEAL, FOOD, PLAY, EXCHANGE, GREEN, ENVIRONMENT, FEEDING, END = range(8)
"""1 deal; 2 food cards; 3 a seat plays cards, then exchanges some; 4.0 green frames, 4.1 to 4.5; 5 feeding; its end."""

# --- species ---------------------------------------------------------------------------------------------------------
SEATS: Final = len(d.COLOURS)
SPECIES_EACH: Final = 128
"""More than a seat can ever have: who plays every card as a new species, and loses none, has 125 when the deck ends."""


def seat_of(species: int) -> int:
    """The seat that owns a species: its number says so, and says nothing of what others own."""
    return species % SEATS


# --- what can be chosen ----------------------------------------------------------------------------------------------
SPECIES: Final = Domain("species", (f"{s % SEATS + 1}.{s // SEATS + 1}" for s in range(SEATS * SPECIES_EACH)))
"""Owner's seat and number, both from 1. The number stays with a species while it lives, wherever it stands."""
CARD: Final = Domain("card", (c.id for c in d.CARDS))
SHED: Final = len(d.CARDS)
PLAY_CARD: Final = Domain("play", (*CARD.tokens, "shed"))
"""A card to play, or `shed`: to throw a trait off."""
AS_TRAIT, AS_LEFT, AS_RIGHT, AS_BODY, AS_POPULATION = range(5)
USE: Final = Domain("use", ("trait", "left", "right", "body", "population"))
"""What a card is played for: a trait, a new species at an end of the row, growth."""
TRAIT: Final = Domain("trait", d.TRAITS)
NORMALLY, AT_NIGHT, BY_CARD = range(3)
WAY: Final = Domain("way", ("normal", "night", "card"))
"""How a species is fed: the feeding of this turn, a free one before it, or plants for a discarded card."""
FAT: Final = Domain("fat", (str(n) for n in range(d.TOP + 1)))
"""How much food is stored."""

# --- where food comes from, of what kind it is -----------------------------------------------------------------------
HOLE, BANK = range(2)
PLANT, MEAT, ANY_FOOD = range(3)
FOOD_KINDS: Final = ("plant", "meat", "food")

# --- why population is lost, why something is discarded --------------------------------------------------------------
BY_CLIMATE, BY_EVENT, BY_ATTACK, BY_DEFENCE, BY_HUNGER = range(5)
CAUSES: Final = ("climate", "event", "attack", "defence", "hunger")

QUESTIONS: Final[dict[str, tuple[Domain, tuple[str, ...]]]] = {
    "food.card": (CARD, ()),  # secret; 2: which card goes to the Watering Hole?
    "play.card": (PLAY_CARD, ()),  # secret; 3: play which card? SHED throws a trait off; DONE ends the turn
    "play.use": (USE, ("card",)),  # secret; for what?
    "play.trait": (SPECIES, ("card",)),  # secret; which species gets the trait?
    "play.body": (SPECIES, ("card",)),  # which species grows its body?
    "play.population": (SPECIES, ("card",)),  # which its population?
    "shed.species": (SPECIES, ()),  # which species throws a trait off?
    "shed.trait": (TRAIT, ("species",)),  # secret (some lie face down); which trait?
    "exchange.card": (CARD, ("n",)),  # secret; return which card? n more are possible; DONE: enough
    "green.species": (SPECIES, ()),  # 4.0: whose green frame acts next?
    "green.trait": (TRAIT, ("species",)),  # which of its green frames?
    "feed.species": (SPECIES, ("fed",)),  # 5: feed which species? fed: 1 after this turn's feeding; DONE: pass, or end
    "feed.way": (WAY, ("species",)),  # how?
    "feed.fat": (FAT, ("species",)),  # store how many plants as fat? the others stay on the Watering Hole
    "attack.target": (SPECIES, ("attacker",)),  # attack whom?
    "attack.ignore": (TRAIT, ("attacker", "target")),  # ignore which one defence of the target, for nothing?
    "attack.name": (TRAIT, ("attacker", "target")),  # switch which trait off for a card? DONE (once legal): enough
    "pay.card": (CARD, ("species", "n")),  # secret; discard which card? n are still to pay; for this species of yours
}
"""Every key: its domain and the numbers after the choosing seat. `about` is always (seat, *these)."""

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "round": ("n", "last"),  # a round begins (told after its deal); last: 1 if it is the final one
    "deal": ("seat", "n"),  # cards dealt
    "ran_out": ("last",),  # the deck ran out; last: 0 the next round is final, 1 this one is (or was already)
    "refill": ("n", "reserve"),  # n cards make a new deck: the reserve (1) or the shuffled discards (0)
    "placed": ("seat",),  # a food card lies on the Watering Hole, face down
    "played": ("seat", "species"),  # a trait card was laid face down
    "species": ("seat", "species", "side", "card"),  # new: AS_LEFT or AS_RIGHT; card NO_CARD in phase 1
    "grown": ("seat", "species", "use", "card"),  # AS_BODY or AS_POPULATION
    "shed": ("seat", "species", "card", "fat"),  # a trait thrown off, its fat to the bag
    "stopped": ("seat",),  # a seat plays no more cards
    "exchanged": ("seat", "n"),
    "revealed": ("species", "card"),  # a trait turned face up after phase 3
    "born": ("species",),  # a green frame: one more population
    "fat_moved": ("species", "n"),  # a green frame: stored fat becomes food on the board
    "showed": ("seat", "card"),  # a food card
    "climate": ("from", "to", "suns", "flakes"),  # zones; equal: it stays
    "event": ("card",),  # a climate event triggers
    "no_event": (),  # none does
    "shrunk": ("species", "fat"),  # body size -1; fat to the bag
    "lost": ("species", "n", "cause", "food"),  # population; cause as in CAUSES; food to the bag
    "died": ("species", "traits", "food"),  # food and fat to the bag
    "drew": ("seat", "n"),  # for the traits of dead species
    "plants": ("n", "cards", "zone"),  # put on (or, below 0, off) the Watering Hole; the numbers it comes from
    "held": ("n",),  # plants set aside until the next round
    "new_event": ("card",),
    "ate": ("species", "kind", "source", "board", "fat"),  # kind as in FOOD_KINDS; HOLE or BANK; where it went
    "bought": ("species", "card"),  # a card discarded for plants from the bank
    "attacked": ("attacker", "target"),
    "ignored": ("attacker", "trait"),  # a defence ignored for nothing
    "named": ("attacker", "trait"),  # a trait switched off for a card
    "paid": ("attacker", "card"),  # a card discarded for an attack
    "night": ("species",),  # the free feeding begins
    "passed": ("seat",),  # a seat that could have fed did not
    "fed": (),  # phase 5 feeding is over
    "bagged": ("seat", "n"),  # food from the boards to the bag
    "moved": ("from", "to"),  # the climate marker jumps at the end of the round
    "arrived": ("n",),  # plants set aside reach the Watering Hole
    "end": (),
}
"""Everything that is told, with its numbers. Nothing is told before all may know it."""
