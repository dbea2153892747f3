"""Every decision of the game, declared once: its domain, the numbers it depends on, and where it is shown.

All are secret: whoever is asked has a hand open before them, so each choice is made behind a curtain.
"""

from __future__ import annotations

from typing import Final

from speciate.engine import COUNT, Decision, declared

from .pieces import CARD, FAT, PLAY_CARD, SPECIES, TRAIT, USE, WAY

FOOD_CARD: Final = Decision(
    "food.card", CARD, "Which card goes to the Watering Hole?", panel="hand", secret=True, rule="C2.1"
)

CARD_TO_PLAY: Final = Decision(
    "play.card", PLAY_CARD, "Play which card? `SHED` throws a trait off; DONE ends the turn.",
    panel="hand", secret=True, optional=True, rule="C3.1",
)  # fmt: skip
PLAY_USE: Final = Decision("play.use", USE, "For what is the card played?", secret=True, rule="C3.1", card=CARD)
PLAY_TRAIT: Final = Decision(
    "play.trait", SPECIES, "Which species gets the trait?", panel="rows", secret=True, rule="C3.1", card=CARD
)
PLAY_BODY: Final = Decision(
    "play.body", SPECIES, "Which species grows its body?", panel="rows", secret=True, rule="C3.1", card=CARD
)
PLAY_POPULATION: Final = Decision(
    "play.population", SPECIES, "Which species grows its population?", panel="rows", secret=True, rule="C3.1", card=CARD
)
SHED_SPECIES: Final = Decision(
    "shed.species", SPECIES, "Which species throws a trait off?", panel="rows", secret=True, rule="C3.4"
)
SHED_TRAIT: Final = Decision(
    "shed.trait", TRAIT, "Which trait does it throw off? Some lie face down.",
    panel="rows", secret=True, rule="C3.4", species=SPECIES,
)  # fmt: skip
EXCHANGE_CARD: Final = Decision(
    "exchange.card", CARD, "Return which card? `n` more are possible; DONE: enough.",
    panel="hand", secret=True, optional=True, rule="C3.3", n=COUNT,
)  # fmt: skip

GREEN_SPECIES: Final = Decision(
    "green.species", SPECIES, "Whose green frame acts next?", panel="rows", secret=True, rule="C4.0"
)
GREEN_TRAIT: Final = Decision(
    "green.trait", TRAIT, "Which of its green frames?", panel="rows", secret=True, rule="C4.0", species=SPECIES
)

FEED_SPECIES: Final = Decision(
    "feed.species", SPECIES, "Feed which species? `fed`: 1 after this turn's feeding; DONE: pass, or end the turn.",
    panel="rows", secret=True, optional=True, rule="C5.1", fed=COUNT,
)  # fmt: skip
FEED_WAY: Final = Decision("feed.way", WAY, "How is the species fed?", secret=True, rule="C5.1", species=SPECIES)
FEED_FAT: Final = Decision(
    "feed.fat", FAT, "Store how many plants as fat? The others stay on the Watering Hole.",
    secret=True, rule="C5.3", species=SPECIES,
)  # fmt: skip

ATTACK_TARGET: Final = Decision(
    "attack.target", SPECIES, "Attack which species?", panel="rows", secret=True, rule="C5.2", attacker=SPECIES
)
ATTACK_IGNORE: Final = Decision(
    "attack.ignore", TRAIT, "Ignore which one defence of the target, for nothing?",
    panel="rows", secret=True, rule="C7.2", attacker=SPECIES, target=SPECIES,
)  # fmt: skip
ATTACK_NAME: Final = Decision(
    "attack.name", TRAIT, "Switch which trait off for a card? DONE, once the attack is legal: enough.",
    secret=True, optional=True, rule="C7.2", attacker=SPECIES, target=SPECIES,
)  # fmt: skip
PAY_CARD: Final = Decision(
    "pay.card", CARD, "Discard which card for this species? `n` are still to pay.",
    panel="hand", secret=True, rule="C7.4", species=SPECIES, n=COUNT,
)  # fmt: skip

DECISIONS: Final = declared(Decision, globals())
