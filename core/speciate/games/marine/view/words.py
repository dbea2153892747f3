"""What Marine is drawn with, and the words for it in one language."""

from __future__ import annotations

from functools import cache
from typing import Final

from speciate.draw.markup import markup
from speciate.earth.view.words import EarthWords, Kit
from speciate.locale import Markup, Words

from .. import data
from ..pieces import MAP, PIECES, PLACE_OF, SECTION_OF, SPACES, is_special
from ..rules.state import Marine

KIT: Final = Kit(
    game="marine",
    grid=MAP,
    animals=data.ANIMALS,
    glyphs=("an-reptile", "an-cephalopod", "an-fish", "an-crustacean"),
    colours=range(4),
    elements=data.ELEMENTS,
    terrains=data.TERRAINS,
    sections=data.SECTIONS,
    pieces=PIECES,
)


FIGURES: Final = {
    "survivors": data.ASTEROID_SURVIVORS,
    "extremophiles": data.EXTREMOPHILES_VP,
    "expression": data.GENE_EXPRESSION_DRAW,
    "omnivore": data.OMNIVORE_VP,
    "terrestrial": data.TERRESTRIAL_SPECIES,
    "lineage": data.ANCIENT_LINEAGE_SPECIES,
    "budding": data.BUDDING_VP,
    "cannibal": data.CANNIBAL_VP,
    "pool": data.EXAPTATION_POOL,
    "exaptation": data.EXAPTATION_DRAW,
    "pack": data.PACK_HUNTERS_TARGET,
    "plasticity": data.PLASTICITY_SPACES,
    "solitary": data.SOLITARY_VP,
}
"""The numbers on cards that `data` may yet correct: the texts have blanks for them."""


class Vocabulary(EarthWords):
    """The names of the pieces in one language, ready for markup."""

    def __init__(self, words: Words) -> None:
        super().__init__(words, KIT)
        self.sides = (words("side.geyser"), words("side.smoker"))
        self.cards = tuple(words(f"card.{c.id}", **FIGURES) for c in data.CARDS)
        self.titles = tuple(words(f"card.{c.id}.title") for c in data.CARDS)
        self.trait_titles = tuple(words(f"trait.{t.id}.title") for t in data.TRAITS)
        self.traits = tuple(words(f"trait.{t.id}", **FIGURES) for t in data.TRAITS)
        self.names |= {
            "trait": self.trait_titles,
            "card": self.titles,
            "side": self.sides,
            "space": tuple(map(self.space, SPACES)),
        }

    def space(self, space: int) -> Markup:
        """An action space as "Migration, second space"."""
        section = SECTION_OF[space]
        if section == data.BOTTOM_FEEDER:
            return self.sections[section]
        key = "space.special" if is_special(space) else f"space.{PLACE_OF[space] + 1}"
        return self.words(key, section=self.sections[section])


@cache
def vocabulary(words: Words) -> Vocabulary:
    """The vocabulary of a language, made once."""
    return Vocabulary(words)


def extra_elements(g: Marine, me: int) -> list[int]:
    """Elements that a trait gives as if printed."""
    return [e for e in range(6) for _ in range(g.count(me, e) - g.disks[me][e] - g.printed(me).count(e))]


def special_pawn(colour: int, element: str, css: str) -> Markup:
    """A white pawn with its element, on a base of its owner's colour; a colour below 0 is nobody's."""
    whose = f"s{colour + 1}" if colour >= 0 else "s0"
    return markup(
        '<svg class="{css} big {whose}" viewBox="0 0 24 32" aria-hidden="true"><use href="#pawn-special"/>'
        '<use href="#gl-{element}" class="gl" x="6" y="3.6" width="12" height="12"/></svg>',
        css=css,
        whose=whose,
        element=element,
    )


def vent(side: str) -> Markup:
    """A side of a Vent."""
    return markup(
        '<svg class="fume" viewBox="0 0 48 48" aria-hidden="true"><use href="#vent-{side}"/></svg>', side=side
    )
