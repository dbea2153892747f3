"""The dominance cards in English: two short lines, then more, then what is not known."""

from typing import Final

CARDS: Final[dict[str, str]] = {
    # --- two short lines ---
    "card.aquatic": "Add any element from the bag to a Sea or Wetland, then up to {aquatic} species there.",
    "card.biodiversity": "1 VP for each tile you share with other animals.",
    "card.biomass": "On every tile with more species than elements, 1 dies: you choose whose.",
    "card.blight": "Choose a tile: all its elements but 1 go back to the bag.",
    "card.catastrophe": "On one tile all species but 1 die, and 1 dies on each tile next to it. You choose.",
    "card.cold_snap": "Every other animal loses 1 species on each Tundra tile.",
    "card.disease": "Each animal with more elements than you loses a disk of its choice.",
    "card.ecodiversity": "1 VP for each element on earth of a type you have.",
    "card.evolution": "Replace 1 species each of up to {evolution} other animals, anywhere, with yours.",
    "card.fecundity": "Place up to 1 new species on each tile you occupy.",
    "card.fertile": "Choose a tile you occupy: 1 VP for each species there, of any animal.",
    "card.habitat": "Add any element from the bag to any vacant corner.",
    "card.hibernation": "Up to {hibernation} of your eliminated species return on one tile, safe this turn.",
    "card.ice_age": "Every animal gets bonus VP for the tiles it dominates. This is the last turn.",
    "card.ice_sheet": "Glaciate at once, with all its points.",
    "card.immigrants": "Every animal loses a disk, or a pawn, or all its species but 1 on each tile.",
    "card.instinct": "Put one of your pawns at hand on any vacant space.",
    "card.intelligence": "You and every animal above you in the food chain gain a pawn.",
    "card.mass_exodus": "Choose a tile: move all its species to adjacent tiles as you like.",
    "card.metamorphosis": "Change one of your disks into any element of the bag.",
    "card.niche_biomes": "Each animal with more VP than you loses the first-place value of the scored tile.",
    "card.nocturnal": "Move one place forward on the initiative track.",
    "card.omnivore": "You gain a pawn.",
    "card.parasitism": "You and every animal below you in the food chain gain a pawn.",
    "card.predator": "Eliminate 1 opposing species on each tile you share.",
    "card.symbiotic": "You and each animal with fewer elements than you gain one at random.",
    "card.survival": "After each Extinction: bonus VP for the Tundra tiles it occupies, to the animal that alone has most "
    "species on Tundra.",
    # --- more ---
    "card.aquatic.more": "The element is compulsory if there is one and a vacant corner for it. Without a Sea or Wetland nothing "
    "happens.",
    "card.biomass.more": "A tile without elements and with one species counts. Where you live alone it is yours that dies.",
    "card.blight.more": "The tiles next to it lose those elements too.",
    "card.catastrophe.more": "Next to it you must choose on every tile with species, even your own where you are alone.",
    "card.disease.more": "Printed elements are safe. The animals lose theirs down the food chain.",
    "card.ecodiversity.more": "Types count once, however many of it you have.",
    "card.evolution.more": "You need not be near. The replaced species are eliminated, yours come from the gene pool.",
    "card.hibernation.more": "They are safe from this turn's Extinction only.",
    "card.ice_age.more": "Domination pawns still standing go on, then come Extinction, Survival and the final scoring. It lies at "
    "the bottom of the deck.",
    "card.ice_sheet.more": "The pawns that queue for Glaciation are not moved.",
    "card.immigrants.more": "Down the food chain, you too. A lost pawn goes back to the box.",
    "card.instinct.more": "On a Domination space still to come it acts this turn; elsewhere it is a head start.",
    "card.niche_biomes.more": "After the tile has paid. Nobody falls below 0.",
    "card.predator.more": "It is compulsory on every such tile, and never your own species.",
    "card.symbiotic.more": "Nobody can have more than six elements.",
    # --- what is not known ---
    "card.aquatic.unsure": "Whether species may come where no corner is vacant is our reading.",
    "card.immigrants.unsure": "That the pawn is lost for good, and that one on the display may be given where none is at hand, is our "
    "reading.",
}
