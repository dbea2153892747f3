"""Dominant Species in numbers: every count and table, each with how sure it is, and which cards there are.

A person with the box corrects this file, the first line of each card in `rules/`, and what the rules page says of it in
`text/rules_*.py`. Confidence words: `printed` (the rules or several independent sources state it), `deduced`
(it follows from them), `reconstructed` (sources disagree or are silent; shown as such).
"""

from __future__ import annotations

from typing import Final

from speciate.earth import NO_TILE, NOBODY, NONE
from speciate.engine import Facts, Registry

__all__ = ["NOBODY", "NONE", "NO_TILE"]

EARTH: Final = 0
"""Where the option of the game lies in `options`."""

# --- animals, from the top of the food chain down -----------------------------------------------------------
ANIMALS: Final = ("mammals", "reptiles", "birds", "amphibians", "arachnids", "insects")
MAMMALS, REPTILES, BIRDS, AMPHIBIANS, ARACHNIDS, INSECTS = range(6)
PAWNS: Final = {2: 7, 3: 6, 4: 5, 5: 4, 6: 3}
"""Action pawns of each animal, by the number of animals in play."""
PAWN_LIMIT: Final = 10
SPECIES: Final = {2: 55, 3: 50, 4: 45, 5: 40, 6: 35}
"""Species of each animal, by the number of animals in play; one of them marks its victory points."""

# --- elements -----------------------------------------------------------------------------------------------
ELEMENTS: Final = ("grass", "grub", "meat", "seed", "sun", "water")
GRASS, GRUB, MEAT, SEED, SUN, WATER = range(6)
DISKS: Final = 20
PRINTED: Final = (
    (MEAT, MEAT),
    (SUN, SUN),
    (SEED, SEED),
    (WATER, WATER, WATER),
    (GRUB, GRUB),
    (GRASS, GRASS),
)
DISPLAY: Final = 6
"""Elements an animal can have, printed ones included."""

# --- tiles --------------------------------------------------------------------------------------------------
TERRAINS: Final = ("sea", "wetland", "savannah", "jungle", "forest", "desert", "mountain", "tundra")
SEA, WETLAND, SAVANNAH, JUNGLE, FOREST, DESERT, MOUNTAIN, TUNDRA = range(8)
PLACES_VP: Final = ((9, 5, 3, 2), (8, 4, 2, 1), (7, 4, 2), (6, 3, 2), (5, 3, 2), (4, 2), (3, 2), (1,))
SPECIATION_LIMIT: Final = (4, 4, 3, 3, 3, 2, 2, 1)
TILES: Final = (7, 4, 4, 4, 4, 4, 4)
"""Large tiles in the box, by terrain (deduced: two complete implementations by others agree; only their sum, 31, is
printed)."""
STACKS: Final = 3
TUNDRA_TILES: Final = 12
BONUS_VP: Final = (0, 1, 3, 6, 10, 15, 21, 28, 36, 45)
"""By count; higher counts are paid like the last (the cap is deduced)."""
WITHOUT: Final = ((0, -3), (0, 3))
"""The two tips that the map of 35 spaces lacks."""
START: Final = {
    (0, -1): WETLAND,
    (1, -1): SAVANNAH,
    (1, 0): DESERT,
    (0, 1): MOUNTAIN,
    (-1, 1): FOREST,
    (-1, 0): JUNGLE,
    (0, 0): SEA,
}
"""The sea in the middle lies under the first tundra."""
START_ELEMENTS: Final = (
    (((0, 0), "ul"), GRUB), (((0, 0), "ur"), WATER), (((0, 0), "r"), GRASS),
    (((0, 0), "lr"), SUN), (((0, 0), "ll"), MEAT), (((0, 0), "l"), SEED),
    (((-1, 1), "ul"), GRUB), (((0, -1), "l"), WATER), (((1, -1), "ul"), GRASS),
    (((1, 0), "ur"), SUN), (((1, 0), "ll"), MEAT), (((0, 1), "l"), SEED),
)  # fmt: skip
"""Inner ring, then outer ring (deduced: two sources agree corner by corner)."""

# --- the action display -------------------------------------------------------------------------------------
SECTIONS: Final = ("initiative", "adaptation", "regression", "abundance", "wasteland", "depletion",
                   "glaciation", "speciation", "wanderlust", "migration", "competition", "domination")  # fmt: skip
(INITIATIVE, ADAPTATION, REGRESSION, ABUNDANCE, WASTELAND, DEPLETION,
 GLACIATION, SPECIATION, WANDERLUST, MIGRATION, COMPETITION, DOMINATION) = range(12)  # fmt: skip
SPACES: Final = (1, 3, 2, 2, 1, 1, 4, 6, 3, 6, 7, 5)
"""Spaces of each section. Domination: 5 (deduced: as many as cards are available; an unfinished source says 3)."""
SPECIATION_ELEMENTS: Final = (MEAT, SUN, SEED, WATER, GRUB, GRASS)
"""Left to right (deduced: two complete implementations by others agree)."""
MIGRATION_CUBES: Final = (7, 6, 5, 4, 3, 2)
COMPETITION_TERRAINS: Final = (
    (JUNGLE, WETLAND), (WETLAND, DESERT), (DESERT, FOREST), (FOREST, SAVANNAH),
    (SAVANNAH, MOUNTAIN), (MOUNTAIN, SEA), (SEA, JUNGLE),
)  # fmt: skip
"""Beside tundra, which every space has."""
DRAWN: Final = 4
"""Elements drawn for Adaptation, Abundance and Wanderlust each."""

# --- the dominance deck -------------------------------------------------------------------------------------
ROW: Final = 5
AQUATIC_SPECIES: Final = 4
CATASTROPHE_SURVIVORS: Final = 1
EVOLUTION_ANIMALS: Final = 2
HIBERNATION_SPECIES: Final = 5


CARDS: Final[Registry[Facts]] = Registry("card", (
    "aquatic", "biodiversity", "biomass", "blight", "catastrophe", "cold_snap", "disease", "ecodiversity",
    "evolution", "fecundity", "fertile", "habitat", "hibernation", "ice_age", "ice_sheet", "immigrants", "instinct",
    "intelligence", "mass_exodus", "metamorphosis", "niche_biomes", "nocturnal", "omnivore", "parasitism",
    "predator", "symbiotic",
))  # fmt: skip
"""The dominance cards by number; what is known of each stands beside its rule in `rules/dominance_cards.py`."""
NO_CARD: Final = len(CARDS)
LAST_CARD: Final = CARDS.numbers["ice_age"]
"""The Ice Age lies at the bottom of the deck."""
