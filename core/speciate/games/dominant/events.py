"""Every event of the game that others of the family do not have, declared once, as a typed signature."""

from __future__ import annotations

from typing import Annotated, Final

from speciate.earth import events as earth
from speciate.engine import Begins, ByNumber, EventKind, EventRules, Part, declared, event

from . import data, pieces

Hex = Annotated[int, pieces.HEX]
Element = Annotated[int, pieces.ELEMENT]
Animal = Annotated[int, pieces.ANIMAL]
Space = Annotated[int, pieces.SPACE]
Card = Annotated[int, pieces.CARD]


# --- pawns and initiative --------------------------------------------------------------------------------------------


@event
def place(animal: Animal, space: Space) -> None:
    """An animal places a pawn."""


@event
def execution(n: int) -> None:
    """Planning is over, and the Execution of a turn, which is its number, begins."""


@event
def act(animal: Animal, space: Space) -> None:
    """The pawn of a space goes home, and its animal acts."""


@event
def advance(animal: Animal) -> None:
    """An animal moves one place to the left on the initiative track."""


@event
def lose_pawn(animal: Animal) -> None:
    """An animal loses an action pawn, for good."""


# --- actions and cards -----------------------------------------------------------------------------------------------


@event
def spare(animal: Animal, element: Element) -> None:
    """An animal takes an element out of the Wasteland, to the bag."""


@event
def freeze(animal: Animal, hex: Hex) -> None:
    """A tile is covered with tundra."""


@event
def card(animal: Animal, card: Card) -> None:
    """An animal takes a card and resolves it."""


@event
def hibernate(animal: Animal, hex: Hex, n: int) -> None:
    """Eliminated species return to a tile, safe from the next Extinction."""


@event
def last_turn() -> None:
    """The Ice Age comes: this is the last turn."""


# --- the Reset -------------------------------------------------------------------------------------------------------


@event
def saved(animal: Animal, hex: Hex) -> None:
    """An animal saves one of its endangered species."""


@event
def dead() -> None:
    """Nothing lives and no gene pool holds a species: the game is over."""


EVENTS: Final = declared(EventKind, vars(earth) | globals())
"""Every event by key, with those of the family."""

_ACTIONS: Final = {
    data.INITIATIVE: "D4.1", data.ADAPTATION: "D4.2", data.REGRESSION: "D4.3", data.ABUNDANCE: "D4.4",
    data.WASTELAND: "D4.5", data.DEPLETION: "D4.6", data.GLACIATION: "D4.7", data.SPECIATION: "D4.8",
    data.WANDERLUST: "D4.9", data.MIGRATION: "D4.10", data.COMPETITION: "D4.11", data.DOMINATION: "D4.12",
}  # fmt: skip
_POINTS: Final = {
    "start": "D2.4", "domination": "D4.12", "wanderlust": "D4.9", "glaciation": "D4.7", "cards": "D6.2",
    "survival": "D5.2", "tiles": "D7.2",
}  # fmt: skip
RULES: Final = EventRules(
    {
        earth.grow: Part("D1.4"),
        # Frost and Regression follow without a pawn on what comes before them.
        earth.wither: Part("D4.5", of=("D4.6", "D4.7", "D6.2")),
        earth.adapt: Part("D1.3"),
        earth.shed: Part("D4.3", of=("D6.2",)),
        # Insects and Arachnids act without a pawn, in steps of their own.
        earth.breed: Part("D1.15"),
        earth.eliminate: Part("D1.14"),
        earth.displace: Part("D1.1"),
        earth.move: Part("D4.10"),
        earth.tile: Part("D4.9"),
        earth.score: ByNumber("source", [_POINTS[source] for source in pieces.SOURCES]),
        earth.vp: ByNumber("source", [_POINTS[source] for source in pieces.SOURCES]),
        earth.new_pawn: Part("D1.9"),
        earth.reveal: "D5.3",
        earth.extinction: Begins("D5.1"),
        earth.survival: Begins("D5.2"),
        earth.reseed: Begins("D5.3"),
        earth.end: Begins("D7.2"),
        place: Part("D3.1", of=("D4.1",)),
        execution: "D3.2",
        act: Begins(ByNumber("space", [_ACTIONS[section] for section in pieces.SECTION_OF])),
        advance: Part("D4.1"),
        lose_pawn: Part("D1.9"),
        spare: "D4.5",
        freeze: Part("D4.7"),
        card: Begins("D6.2"),
        hibernate: "D6.3",
        last_turn: "D7.1",
        saved: "D1.10",
        dead: "D7.4",
    }
)
"""The rule of each event, also of those of the family."""
