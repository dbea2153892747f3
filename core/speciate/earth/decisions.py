"""Every decision that all games of the family ask for, declared once."""

from __future__ import annotations

from collections.abc import Mapping

from speciate.engine import COUNT, Decision

from .pieces import Pieces


class SharedDecisions:
    """The decisions of the family over the domains of one game, which makes one such object.

    `rules` has the id of the game's rule for each action, by the first word of its decisions' keys, for the cards about
    elements, points, new species and losses, and for which animals are opponents.

    In each of them, as in every decision of the games, the number `animal` is the animal that decides.
    """

    def __init__(self, pieces: Pieces, rules: Mapping[str, str]) -> None:
        hex_, corner, element, animal, terrain, number, stack = self.pieces = pieces
        self.opposing = rules["opposing"]
        """The id of the rule that says who is an opponent."""

        # --- actions ---
        self.abundance_element = Decision(
            "abundance.element", element, "Which element of the box is added to earth?",
            panel="actions", optional=True, rule=rules["abundance"], animal=animal,
        )  # fmt: skip
        self.abundance_corner = Decision(
            "abundance.corner", corner, "On which vacant corner?",
            panel="board", rule=rules["abundance"], animal=animal, element=element,
        )  # fmt: skip
        self.depletion_corner = Decision(
            "depletion.corner", corner, "Which element, of a type in the box, is removed from earth?",
            panel="board", optional=True, rule=rules["depletion"], animal=animal,
        )  # fmt: skip
        self.adaptation_element = Decision(
            "adaptation.element", element, "Which element of the box goes onto the display?",
            panel="actions", optional=True, rule=rules["adaptation"], animal=animal,
        )  # fmt: skip
        self.speciation_corner = Decision(
            "speciation.corner", corner, "Round which element do new species come?",
            panel="board", optional=True, rule=rules["speciation"], animal=animal,
        )  # fmt: skip
        self.speciation_number = Decision(
            "speciation.number", number, "How many new species on this tile?",
            rule=rules["speciation"], animal=animal, hex=hex_,
        )  # fmt: skip
        self.wanderlust_stack = Decision(
            "wanderlust.stack", stack, "Which face-up tile is taken?",
            panel="board", optional=True, rule=rules["wanderlust"], animal=animal,
        )  # fmt: skip
        self.wanderlust_hex = Decision(
            "wanderlust.hex", hex_, "Where is the tile of this terrain laid?",
            panel="board", rule=rules["wanderlust"], animal=animal, terrain=terrain,
        )  # fmt: skip
        self.wanderlust_element = Decision(
            "wanderlust.element", element, "Which element of the box is added to the new tile?",
            panel="actions", optional=True, rule=rules["wanderlust"], animal=animal, hex=hex_,
        )  # fmt: skip
        self.wanderlust_corner = Decision(
            "wanderlust.corner", corner, "On which corner of the new tile?",
            panel="board", rule=rules["wanderlust"], animal=animal, element=element, hex=hex_,
        )  # fmt: skip
        self.wanderlust_move = Decision(
            "wanderlust.move", number, "How many species move to the new tile, `hex`?",
            rule=rules["wanderlust"], animal=animal, origin=hex_, hex=hex_,
        )  # fmt: skip
        self.migration_from = Decision(
            "migration.from", hex_, "From which tile does a species move? `n` can still move; DONE: enough.",
            panel="board", optional=True, rule=rules["migration"], animal=animal, n=COUNT,
        )  # fmt: skip
        self.migration_to = Decision(
            "migration.to", hex_, "To which tile does it move?",
            panel="board", rule=rules["migration"], animal=animal, origin=hex_,
        )  # fmt: skip

        # --- cards: see `cards` ---
        self.disease_disk = Decision(
            "disease.disk", element, "Which disk is lost?", panel="seats", rule=rules["card.elements"], animal=animal
        )
        self.habitat_element = Decision(
            "habitat.element", element, "Which element of the bag is placed?",
            panel="actions", rule=rules["card.elements"], animal=animal,
        )  # fmt: skip
        self.habitat_corner = Decision(
            "habitat.corner", corner, "On which vacant corner?",
            panel="board", rule=rules["card.elements"], animal=animal, element=element,
        )  # fmt: skip
        self.metamorphosis_disk = Decision(
            "metamorphosis.disk", element, "Which own disk is exchanged?",
            panel="seats", rule=rules["card.elements"], animal=animal,
        )  # fmt: skip
        self.metamorphosis_element = Decision(
            "metamorphosis.element", element, "For which element of the bag?",
            panel="actions", rule=rules["card.elements"], animal=animal, element=element,
        )  # fmt: skip
        self.fertile_hex = Decision(
            "fertile.hex", hex_, "On which own tile do all species score?",
            panel="board", rule=rules["card.points"], animal=animal,
        )  # fmt: skip
        self.fecundity_hex = Decision(
            "fecundity.hex", hex_, "On which own tile does one more species come? `n` tiles are left; DONE: enough.",
            panel="board", optional=True, rule=rules["card.species"], animal=animal, n=COUNT,
        )  # fmt: skip
        self.biomass_animal = Decision(
            "biomass.animal", animal, "Which animal loses a species on this tile?",
            panel="board", rule=rules["card.losses"], animal=animal, hex=hex_,
        )  # fmt: skip
        self.mass_exodus_hex = Decision(
            "mass_exodus.hex", hex_, "Which tile do all species leave?",
            panel="board", rule=rules["card.losses"], animal=animal,
        )  # fmt: skip
        self.mass_exodus_number = Decision(
            "mass_exodus.number", number, "How many species of this animal, `mover`, go from `origin` to `hex`?",
            rule=rules["card.losses"], animal=animal, origin=hex_, hex=hex_, mover=animal,
        )  # fmt: skip
        self.predator_animal = Decision(
            "predator.animal", animal, "Which opposing animal loses a species on this tile?",
            panel="board", rule=rules["card.losses"], animal=animal, hex=hex_,
        )  # fmt: skip
