"""Every event of the game, declared once, as a typed signature. A species that acts is the first number.

`cost`, `ep` and the `n` of an income are evolution points; `face` and `graveyard` are faces, 1 to 5; `before` and `to`
on the bar are spaces, 1 to 36; every other `n` is a number of dice.
"""

from __future__ import annotations

from typing import Annotated, Final

from speciate.engine import Begins, ByNumber, EventKind, EventRules, Part, declared, event

from . import data, pieces

Species = Annotated[int, pieces.SPECIES]
Tile = Annotated[int, pieces.TILE]
Card = Annotated[int, pieces.CARD]
Combination = Annotated[int, pieces.COMBINATION]
Special = Annotated[int, pieces.SPECIAL]
BarCorner = Annotated[int, pieces.BAR_CORNER]
Section = Annotated[int, pieces.SECTION]
Track = Annotated[int, pieces.TRACK]
Row = Annotated[int, pieces.ROW]
Goal = Annotated[int, pieces.GOAL]


# --- phases 1 and 2 --------------------------------------------------------------------------------------------------


@event
def turn(turn: int, graveyard: int) -> None:
    """A turn begins; dice with the face `graveyard` die."""


@event
def die(species: Species, tile: Tile, n: int, face: int) -> None:
    """Dice of a species die on a tile."""


@event
def income(species: Species, n: int, ep: int) -> None:
    """A species gains evolution points, and has `ep` now."""


# --- phase 3 ---------------------------------------------------------------------------------------------------------


@event
def start(species: Species, combination: Combination) -> None:
    """The markers of a species are set on the scale."""


@event
def buy(species: Species, card: Card, cost: int) -> None:
    """A species buys an open card."""


@event
def scale(species: Species, combination: Combination, cost: int) -> None:
    """A species pays for a step on the scale, which leads to a combination."""


@event
def special(species: Species, space: Special) -> None:
    """A species puts a marker on the special board; the raises follow."""


@event
def bar(species: Species, before: int, to: int, cost: int) -> None:
    """A marker moves on the bar; `cost`: 0 for an overflow."""


@event
def bar_corner(species: Species, corner: BarCorner) -> None:
    """A marker reaches or passes a corner of the bar; the raises follow."""


@event
def alarm(species: Species) -> None:
    """A species is the first to reach the first corner of the bar: penalties count from now on."""


@event
def play(species: Species, card: Card) -> None:
    """A species plays a card; the raises follow."""


@event
def raise_(species: Species, track: Track, value: int) -> None:
    """A track goes up to a value."""


@event
def overflow(species: Species, track: Track) -> None:
    """A track at its end is raised; `bar` follows, if the marker can move."""


@event
def penalty(species: Species, section: Section, points: int) -> None:
    """A species pays for the green section where its marker stands; as many `lower` follow."""


@event
def lower(species: Species, track: Track, value: int) -> None:
    """A life expectancy goes down to a value; below its start the environment is blocked."""


@event
def reveal(card: Card, slot: int) -> None:
    """A card is turned up into a slot of the open rows."""


@event
def reshuffle(row: Row) -> None:
    """The discards of a row are its deck again."""


# --- phases 4 to 6 ---------------------------------------------------------------------------------------------------


@event
def move(species: Species, origin: Tile, to: Tile, face: int, steps: int) -> None:
    """A die moves, and shows this face now."""


@event
def perish(species: Species, origin: Tile, to: Tile, face: int) -> None:
    """A die moves, gets the face of the graveyard, and dies."""


@event
def blank(species: Species, tile: Tile) -> None:
    """A die is placed, its face not yet turned."""


@event
def place(species: Species, tile: Tile, n: int, face: int) -> None:
    """Dice on a tile show their face, after reproduction or filling."""


@event
def fill(species: Species, tile: Tile, n: int) -> None:
    """A species fills a tile; `place` follows."""


# --- phases 7 and 8 --------------------------------------------------------------------------------------------------


@event
def goal(species: Species, goal: Goal) -> None:
    """A species completes a goal."""


@event
def discard(card: Card) -> None:
    """The oldest card of a row leaves it."""


@event
def first(species: Species) -> None:
    """The first-player marker passes to a species."""


@event
def end() -> None:
    """The game is over."""


@event
def wins(species: Species) -> None:
    """A species has won, alone or together with others."""


EVENTS: Final = declared(EventKind, globals())

_BONUSES: Final = tuple("B9.2" if space < data.ENVIRONMENT_SPACE else "B9.1" for space in range(len(data.SPECIAL)))
_GOALS: Final = {"A": "B11.2", "B": "B11.3", "C": "B11.4", "D": "B11.5", "E": "B11.6", "F": "B11.7", "G": "B11.8"}
"""By the category of a goal."""
RULES: Final = EventRules(
    {
        turn: "B4.1",
        die: "B4.1",
        income: "B4.2",
        start: "B2.6",
        buy: "B4.3a",
        scale: "B4.3b",
        special: Begins(ByNumber("space", _BONUSES)),
        bar: "B10.1",
        bar_corner: Begins("B10.2"),
        alarm: "B7.1",
        play: Begins("B8.1"),
        raise_: Part("B1.2"),
        overflow: "B1.2",
        penalty: "B7.1",
        lower: "B7.1",
        reveal: "B8.3",
        reshuffle: "B8.3",
        move: "B4.4",
        perish: "B4.4a",
        blank: "B4.5",
        place: Part("B4.5", of=("B4.6",)),
        fill: Begins("B4.6"),
        goal: ByNumber("goal", [_GOALS[goal_id[0]] for goal_id in data.GOALS.ids]),
        discard: "B4.8",
        first: "B4.8",
        end: "B5.1",
        wins: "B5.2",
    }
)
"""The rule of each event."""
