"""Marine in numbers: every count and table, each with how sure it is, and which cards there are.

A person with the box corrects this file, the first line of each card in `rules/`, and what the rules page says of it in
`text/rules_*.py`. Confidence words: `printed` (the rules state it), `deduced` (it follows from them),
`reconstructed` (our own guess where no source was found; shown to the player as such).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from speciate.earth import NO_TILE, NOBODY, NONE
from speciate.engine import Facts, Registry

__all__ = ["NOBODY", "NONE", "NO_TILE"]

LENGTH, EARTH, DISPLAYS, HEROES = range(4)
"""Where each option of the game lies in `options`."""

# --- animals, from the top of the food chain down -----------------------------------------------------------
ANIMALS: Final = ("reptiles", "cephalopods", "fishes", "crustaceans")
REPTILES, CEPHALOPODS, FISHES, CRUSTACEANS = range(4)
SPECIES: Final = 35
PAWNS: Final = {2: 7, 3: 5, 4: 4}
"""Basic pawns of each animal, by the number of animals in play. [M2.8]"""

# --- elements -----------------------------------------------------------------------------------------------
ELEMENTS: Final = ("algae", "worms", "plankton", "sponges", "gastropods", "sun")
ALGAE, WORMS, PLANKTON, SPONGES, GASTROPODS, SUN = range(6)
DISKS: Final = 19
"""Of each type; the rules print no number (reconstructed from a digital edition)."""
PRINTED: Final = (
    (SUN, SUN, SPONGES),
    (GASTROPODS, GASTROPODS, SPONGES),
    (PLANKTON, PLANKTON, ALGAE),
    (WORMS, WORMS, ALGAE),
)
GREY_SPACES: Final = 3
"""Beside the printed elements; six where nothing is printed."""

# --- tiles --------------------------------------------------------------------------------------------------
TERRAINS: Final = ("land", "kelp", "reef", "seamount", "seagrass", "sand", "ocean", "vent")
LAND, KELP, REEF, SEAMOUNT, SEAGRASS, SAND, OCEAN, VENT = range(8)
PLACES_VP: Final = ((8, 4, 2, 1), (7, 4, 2), (6, 3, 2), (5, 3, 2), (4, 2), (3, 2), (2, 1), (1,))
"""Victory points of the first, second ... animal on a tile, by terrain."""
SPECIATION_LIMIT: Final = (1, 2, 2, 3, 2, 3, 4, 1)
TILES: Final = (8, 4, 4, 4, 4, 4, 8)
"""Large tiles in the box, by terrain."""
UNDEALT: Final = (3, 3, 3, 3, 3, 3, 3)
"""Large tiles in the three stacks after the printed set-up."""
STACKS: Final = 3
VENTS: Final = 10
"""In the stack after set-up; two more lie on the map."""
GEYSER, SMOKER = 0, 1
BONUS_VP: Final = (0, 1, 3, 6, 10, 15, 21)
"""By count; more than six counts as six."""
MARKERS: Final = 2
"""Terrain markers of each terrain."""

TOP: Final = ((0, -2), (1, -3), (-1, -2), (0, -3))
"""Land at the top; the last one lies under the geyser."""
BOTTOM: Final = ((0, 2), (1, 2), (-1, 3), (0, 3))
"""Ocean at the bottom; the last one lies under the smoker."""
CENTRE: Final = {
    (0, 0): REEF,
    (0, -1): LAND,
    (1, -1): SEAGRASS,
    (1, 0): SAND,
    (0, 1): OCEAN,
    (-1, 1): SEAMOUNT,
    (-1, 0): KELP,
}
START_ELEMENTS: Final = {"ur": ALGAE, "r": GASTROPODS, "lr": WORMS, "ll": PLANKTON, "l": SPONGES, "ul": SUN}
"""One on each corner of the central tile."""

# --- the action display -------------------------------------------------------------------------------------
SECTIONS: Final = ("abundance", "autotrophs", "depletion", "adaptation", "regression", "speciation", "wanderlust",
                   "tectonics", "migration", "competition", "evolution", "domination", "bottom_feeder")  # fmt: skip
(ABUNDANCE, AUTOTROPHS, DEPLETION, ADAPTATION, REGRESSION, SPECIATION, WANDERLUST,
 TECTONICS, MIGRATION, COMPETITION, EVOLUTION, DOMINATION, BOTTOM_FEEDER) = range(13)  # fmt: skip
ORDINARY: Final = (3, 2, 1, 2, 2, 4, 2, 1, 3, 3, 5, 3)
SPECIAL: Final = (0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 0, 0)
"""Spaces for special pawns only; always the rightmost of their section."""
MIGRATION_CUBES: Final = (3, 4, 5)
"""3 and 5 are printed; the third number and the order are reconstructed."""
COMPETITION_KILLS: Final = (1, 2, 3)
DOMINATION_PLAYERS: Final = (2, 3, 4)
"""Animals that must be in play for the first, second and third Domination space."""
CIRCLES: Final = 4
"""Elements drawn for Abundance, Adaptation, Speciation and Wanderlust each."""
COMPETITION_MARKERS, EVOLUTION_MARKERS = 3, 5
REGRESSION_SQUARES: Final = 2

# --- the evolution deck -------------------------------------------------------------------------------------
SLOTS: Final = 5
REMOVED: Final = {"short": 15, "normal": 10, "long": 5, "epic": 0}
"""Cards that are left out of the deck, by the length of the game. [M9.5]"""
BOTTOM_CARDS: Final = 5
"""The Asteroid is one of the last five."""
TRAITS_DEALT: Final = 3

ASTEROID_SURVIVORS: Final = 1  # deduced
EXTREMOPHILES_VP: Final = 1  # reconstructed
GENE_EXPRESSION_DRAW: Final = 3  # reconstructed
OMNIVORE_VP: Final = 3  # reconstructed
TERRESTRIAL_SPECIES: Final = 4  # from the sister game
ANCIENT_LINEAGE_SPECIES: Final = 2  # reconstructed
BUDDING_VP: Final = 20
CANNIBAL_VP: Final = 1  # reconstructed
EXAPTATION_POOL: Final = 16
EXAPTATION_DRAW: Final = 3  # reconstructed
PACK_HUNTERS_TARGET: Final = 3
PLASTICITY_SPACES: Final = 2  # reconstructed
SOLITARY_VP: Final = 2  # reconstructed

Fish = Literal["", "dead", "live", "both"]
When = Literal["selected", "enters"]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardFacts(Facts):
    """What is printed on an evolution card beside its text. [M5.3]

    `fish`: the event icon (dead = Extinction, live = Survival). No source names the icons: all are reconstructed.
    `when`: whether the effect acts on selection or as the card enters play.
    """

    fish: Fish = ""
    when: When = "selected"


CARDS: Final[Registry[CardFacts]] = Registry("card", (
    "adaptability", "annelids", "asteroid", "biodiversity", "biomass", "bountiful_habitat", "carbon_cycle",
    "cladogenesis", "disease", "ecodiversity", "endosymbionts", "extremophiles", "fecundity", "fertile",
    "gene_expression", "habitat", "invasive_species", "marine_snow", "mass_exodus", "metamorphosis",
    "monotypic_habitat", "niche_construction", "omnivore", "population_explosion", "predator", "producers",
    "profligate_carnivore", "semi_aquatic", "solar_radiation", "symbiotic", "tectonic_shift", "terrestrial",
    "trophic_cascade", "univalves", "volcanism",
))  # fmt: skip
"""The evolution cards by number; what is known of each stands beside its rule in `rules/evolution_cards.py`."""
_RULE_CARDS: Final = {
    "M5.5": ("monotypic_habitat",),
    "M5.6": (
        "annelids", "biodiversity", "bountiful_habitat", "carbon_cycle", "ecodiversity", "endosymbionts",
        "extremophiles", "fertile", "marine_snow", "producers", "semi_aquatic", "univalves",
    ),
    "M5.7": (
        "adaptability", "disease", "habitat", "metamorphosis", "niche_construction", "symbiotic", "trophic_cascade",
    ),
    "M5.8": ("fecundity", "population_explosion", "terrestrial"),
    "M5.9": (
        "biomass", "invasive_species", "mass_exodus", "omnivore", "predator", "profligate_carnivore",
        "solar_radiation",
    ),
    "M5.10": ("cladogenesis", "gene_expression", "tectonic_shift", "volcanism"),
    "M5.11": ("asteroid",),
}  # fmt: skip
CARD_RULES: Final = tuple(next(rule for rule, ids in _RULE_CARDS.items() if card in ids) for card in CARDS.ids)
"""The id of the rule about each evolution card, by its number."""
ASTEROID: Final = CARDS.numbers["asteroid"]
NO_CARD: Final = len(CARDS)

TRAITS: Final[Registry[Facts]] = Registry("trait", (
    "ancient_lineage", "bottom_feeder", "budding_intelligence", "camouflage", "cannibal", "carnivore",
    "ecological_niche", "exaptation", "flight", "hadopelagic", "pack_hunters", "phenotypic_plasticity",
    "prey_switching", "ram_feeder", "resilience", "seasonal_migrants", "social", "solitary",
))  # fmt: skip
"""The traits by number; what is known of each stands beside its rule in `rules/traits.py`."""
NO_TRAIT: Final = len(TRAITS)
NOT_FOR_SUPERHEROES: Final = (7,)
"""Exaptation copies a trait; where everybody has two it would be twice as strong: the rules advise to leave it out."""
