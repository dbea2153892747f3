"""Every event of the game that others of the family do not have, declared once, as a typed signature."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

from speciate.earth import events as earth
from speciate.engine import Begins, ByNumber, EventKind, EventRules, Part, declared, event

from . import data, pieces

Hex = Annotated[int, pieces.HEX]
Corner = Annotated[int, pieces.CORNER]
Element = Annotated[int, pieces.ELEMENT]
Animal = Annotated[int, pieces.ANIMAL]
Space = Annotated[int, pieces.SPACE]
Pawn = Annotated[int, pieces.PAWN]
Side = Annotated[int, pieces.SIDE]
Trait = Annotated[int, pieces.TRAIT]
Card = Annotated[int, pieces.CARD]


# --- traits ----------------------------------------------------------------------------------------------------------


@event
def chosen(animal: Animal) -> None:
    """An animal has chosen its traits, in secret."""


@event
def trait(animal: Animal, trait: Trait) -> None:
    """An animal gains a trait."""


@event
def copy_trait(animal: Animal, trait: Trait) -> None:
    """An animal copies a trait of another."""


@event
def lose_trait(animal: Animal, trait: Trait) -> None:
    """An animal loses a trait, its own or a copied one."""


# --- pawns -----------------------------------------------------------------------------------------------------------


@event
def place(animal: Animal, space: Space, pawn: Pawn, bumped: Animal) -> None:
    """An animal places a pawn; `bumped`: whose pawn it pushes out, or -1."""


@event
def retrieve(animal: Animal, n: int) -> None:
    """An animal retrieves its pawns."""


@event
def take_back(animal: Animal, n: int) -> None:
    """A card sends the pawns of an animal home."""


@event
def dominate(animal: Animal, element: Element, n: int, before: earth.Holder) -> None:
    """An animal takes a special pawn, whose target is now `n`; `before`: who had it, or NOBODY."""


# --- actions and cards -----------------------------------------------------------------------------------------------


@event
def exchange(element: Element, corner: Corner, old: Element) -> None:
    """An element takes the place of another on earth."""


@event
def drift(element: Element, origin: Corner, corner: Corner) -> None:
    """An element moves from a corner of earth to another."""


@event
def shield(animal: Animal, square: int) -> None:
    """A species of the gene pool is laid on a square of Regression."""


@event
def vent(animal: Animal, hex: Hex, side: Side) -> None:
    """A tile becomes a Vent."""


@event
def revive(animal: Animal, hex: Hex) -> None:
    """An eliminated species returns to a tile."""


@event
def card(animal: Animal, card: Card, n: int) -> None:
    """A card is resolved; `n` is the slot it lies in, from 1."""


@event
def asteroid(animal: Animal) -> None:
    """The Asteroid falls: this is the last round."""


EVENTS: Final = declared(EventKind, vars(earth) | globals())
"""Every event by key, with those of the family."""

_ACTIONS: Final = {
    data.ABUNDANCE: "M4.1", data.AUTOTROPHS: "M4.2", data.DEPLETION: "M4.3", data.ADAPTATION: "M4.4",
    data.REGRESSION: "M4.5", data.SPECIATION: "M4.6", data.WANDERLUST: "M4.7", data.TECTONICS: "M4.8",
    data.MIGRATION: "M4.9", data.COMPETITION: "M4.10", data.EVOLUTION: "M4.11", data.DOMINATION: "M4.12",
    data.BOTTOM_FEEDER: "M6.2",
}  # fmt: skip
_TRAITS: Final = tuple(f"M6.{n + 1}" for n in range(len(data.TRAITS)))
"""Chapter 6 has the traits in the order of their numbers."""
_POINTS: Final[Mapping[str, str | ByNumber]] = {
    "start": "M2.4", "evolution": "M4.11", "wanderlust": "M4.7", "tectonics": "M4.8", "cards": "M5.6",
    "traits": ByNumber("source_id", _TRAITS), "survival": "M7.2", "tiles": "M8.2", "pawns": "M8.2",
}  # fmt: skip
RULES: Final = EventRules(
    {
        earth.grow: Part("M1.2"),
        earth.wither: Part("M1.2"),
        earth.adapt: Part("M1.4"),
        earth.shed: Part("M1.4"),
        earth.breed: Part("M1.5"),
        earth.eliminate: Part("M1.5"),
        earth.displace: Part("M1.5"),
        earth.move: Part("M4.9"),
        earth.tile: Part("M4.7"),
        earth.score: ByNumber("source", [_POINTS[source] for source in pieces.SOURCES]),
        earth.vp: ByNumber("source", [_POINTS[source] for source in pieces.SOURCES]),
        earth.new_pawn: "M6.3",
        earth.reveal: "M5.2",
        earth.extinction: Begins("M7.1"),
        earth.survival: Begins("M7.2"),
        earth.reseed: Begins("M7.3"),
        earth.end: Begins("M8.1"),
        chosen: Begins("M2.3"),
        trait: ByNumber("trait", _TRAITS),
        copy_trait: ByNumber("trait", _TRAITS),
        lose_trait: ByNumber("trait", _TRAITS),
        place: Begins(ByNumber("space", [_ACTIONS[section] for section in pieces.SECTION_OF])),
        retrieve: Begins("M3.5"),
        take_back: Part("M3.5"),
        dominate: Part("M4.12"),
        exchange: Part("M1.2"),
        drift: Part("M1.2"),
        shield: "M4.5",
        vent: Part("M4.8"),
        revive: Part("M1.5"),
        card: Begins(ByNumber("card", data.CARD_RULES)),
        asteroid: "M5.11",
    }
)
"""The rule of each event, also of those of the family."""
