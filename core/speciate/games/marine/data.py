"""Marine in numbers: every count, table and card fact, each with how sure it is.

A person with the box can correct this file alone. Confidence words: `printed` (the rules state it), `deduced` (it
follows from them), `reconstructed` (our own guess where no source was found; shown to the player as such).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from speciate.earth import NO_TILE, NOBODY, NONE

__all__ = ["NOBODY", "NONE", "NO_TILE"]

Sure = Literal["printed", "deduced", "reconstructed"]

LENGTH, EARTH, DISPLAYS, HEROES = range(4)
"""Where each option of the game lies in `options`."""

# --- animals, from the top of the food chain down -----------------------------------------------------------
ANIMALS: Final = ("reptiles", "cephalopods", "fishes", "crustaceans")
REPTILES, CEPHALOPODS, FISHES, CRUSTACEANS = range(4)
SPECIES: Final = 35
PAWNS: Final = {2: 7, 3: 5, 4: 4}
"""Basic pawns of each animal, by the number of animals in play."""

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


@dataclass(frozen=True, slots=True)
class CardFacts:
    """What is printed on an evolution card, and how far we know it.

    `fish`: the event icon (dead = Extinction, live = Survival). No source names the icons: all are reconstructed.
    `when`: whether the effect acts on selection or as the card enters play. `sure`: of the effect as a whole.
    """

    id: str
    fish: Fish
    when: When
    sure: Sure


_CARDS: Final = """
adaptability            live  selected  printed
annelids                -     selected  deduced
asteroid                -     selected  deduced
biodiversity            -     selected  deduced
biomass                 dead  selected  deduced
bountiful_habitat       live  selected  printed
carbon_cycle            -     selected  deduced
cladogenesis            live  selected  reconstructed
disease                 dead  selected  deduced
ecodiversity            live  selected  deduced
endosymbionts           -     selected  deduced
extremophiles           live  selected  reconstructed
fecundity               live  selected  deduced
fertile                 -     selected  deduced
gene_expression         live  selected  reconstructed
habitat                 live  selected  reconstructed
invasive_species        dead  selected  reconstructed
marine_snow             dead  enters    reconstructed
mass_exodus             dead  selected  deduced
metamorphosis           live  selected  deduced
monotypic_habitat       -     selected  reconstructed
niche_construction      -     selected  reconstructed
omnivore                dead  selected  reconstructed
population_explosion    live  selected  reconstructed
predator                dead  selected  deduced
producers               -     selected  deduced
profligate_carnivore    dead  selected  reconstructed
semi_aquatic            -     selected  deduced
solar_radiation         dead  selected  reconstructed
symbiotic               live  selected  deduced
tectonic_shift          dead  selected  reconstructed
terrestrial             live  selected  deduced
trophic_cascade         dead  selected  printed
univalves               -     selected  deduced
volcanism               dead  selected  reconstructed
"""
CARDS: Final = tuple(
    CardFacts(card_id, "" if fish == "-" else fish, when, sure)  # type: ignore[arg-type]
    for card_id, fish, when, sure in (line.split() for line in _CARDS.split("\n") if line)
)
ASTEROID: Final = 2
NO_CARD: Final = len(CARDS)

_TRAITS: Final = """
ancient_lineage         reconstructed
bottom_feeder           reconstructed
budding_intelligence    printed
camouflage              reconstructed
cannibal                reconstructed
carnivore               printed
ecological_niche        printed
exaptation              reconstructed
flight                  printed
hadopelagic             reconstructed
pack_hunters            printed
phenotypic_plasticity   reconstructed
prey_switching          printed
ram_feeder              printed
resilience              printed
seasonal_migrants       printed
social                  printed
solitary                reconstructed
"""


@dataclass(frozen=True, slots=True)
class TraitFacts:
    id: str
    sure: Sure


TRAITS: Final = tuple(
    TraitFacts(trait_id, sure)  # type: ignore[arg-type]
    for trait_id, sure in (line.split() for line in _TRAITS.split("\n") if line)
)
NO_TRAIT: Final = len(TRAITS)
NOT_FOR_SUPERHEROES: Final = (7,)
"""Exaptation copies a trait; where everybody has two it would be twice as strong: the rules advise to leave it out."""
