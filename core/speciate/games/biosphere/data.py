"""Biosphere in numbers: every count, table, card and bonus, each with how sure it is, and which goals there are.

A person with the box corrects this file, and the first line of each goal in `rules/goals.py`: the texts of the table
and of the rules page take their numbers from these. Confidence words, which the rules page shows beside each thing:
`printed` (the rule book or an independent source states it), `deduced` (it follows from what is stated),
`reconstructed` (no source was found: our own content).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from speciate.engine import Facts, Registry
from speciate.engine import Sure as Sure

# --- species ------------------------------------------------------------------------------------------------
SPECIES: Final = ("green", "violet", "gold", "red", "black", "sky")
"""One colour of dice each; a player has one. Which colours the box has beside red and yellow is reconstructed."""
NOBODY: Final = 6
DICE: Final = 50
"""Dice of each species: its populations."""
FACES: Final = 5

# --- environments -------------------------------------------------------------------------------------------
ENVIRONMENTS: Final = ("desert", "savanna", "prairie", "forest", "mountain", "arctic")
"""In the order in which bonuses of one player are handed out."""
DESERT, SAVANNA, PRAIRIE, FOREST, MOUNTAIN, ARCTIC = range(6)
NO_TILE: Final = 6
SPACES: Final = (3, 5, 7, 7, 5, 3)
"""Population spaces of a tile, by environment. [B1.1]"""
MAJORITY: Final = tuple(spaces // 2 + 1 for spaces in SPACES)
"""More than half of the spaces."""
START_LIFE: Final = (1, 2, 3, 3, 2, 1)
"""Life expectancy at the start."""
START_LIFE_SURE: Final[tuple[Sure, ...]] = ("printed", "deduced", "deduced", "printed", "deduced", "printed")
"""The three that are deduced follow from the pairs of environments with as many spaces."""
TILES: Final = {2: (2, 3, 3, 3, 3, 2), 3: (3, 4, 5, 5, 4, 3), 4: (5, 5, 6, 6, 5, 5), 5: (6, 7, 7, 7, 7, 6),
                6: (8, 8, 8, 8, 8, 8)}  # fmt: skip
"""Tiles of each environment, by the number of players."""
RECTANGLE: Final = {2: (4, 4), 3: (6, 4), 4: (8, 4), 5: (8, 5), 6: (8, 6)}
"""Columns and rows of the recommended maps (reconstructed: they were pictures)."""
GRID: Final = (10, 8)
"""Columns and rows on which any map lies: room for holes and for odd shapes (reconstructed)."""
HOLES: Final = {2: (5, 4), 3: (6, 5), 4: (8, 5), 5: (8, 6), 6: (9, 6)}
"""Columns and rows of a map with holes: so much of it stays empty as it has more cells than tiles (reconstructed)."""

# --- tracks of a player board -------------------------------------------------------------------------------
TRACKS: Final = (*ENVIRONMENTS, "reproduction", "movement", "evolution")
"""Life expectancy in each environment, then the three abilities."""
REPRODUCTION, MOVEMENT, EVOLUTION = range(6, 9)
LIVES: Final = range(6)
ABILITIES: Final = range(REPRODUCTION, EVOLUTION + 1)
START: Final = (*START_LIFE, 3, 1, 5)
MOST: Final = (5, 5, 5, 5, 5, 5, 6, 4, 11)
STEP: Final = (1, 1, 1, 1, 1, 1, 1, 1, 2)
"""What one raise adds."""
OVERFLOW: Final = (2, 2, 2, 2, 2, 2, 3, 3, 3)
"""Spaces on the bar for a raise beyond the end."""
TRACKS_SURE: Final[tuple[Sure, ...]] = (
    "printed", "printed", "printed", "printed", "printed", "printed", "printed", "printed", "deduced",
)  # fmt: skip
"""Values and overflow of a track. Of Evolution the start, the end and the step from 9 to 11 are printed."""
FIRST_DICE: Final = 3
"""Dice placed on the first turn."""
MOST_EP: Final = 39
"""The counter's end (reconstructed). The rest is lost."""

# --- the evolution scale ------------------------------------------------------------------------------------
SIZES: Final = ("large4", "large3", "large2", "large1", "small1", "small2", "small3", "small4")
SPECIALISATIONS: Final = (
    "specific4", "specific3", "specific2", "specific1", "generic1", "generic2", "generic3", "generic4",
)  # fmt: skip
"""Two lines of eight without a zero, from left to right."""
NOT_SET: Final = 8
"""Before a player's first turn to spend."""
COMBINATIONS: Final = tuple(f"{size}-{spec}" for size in SIZES for spec in SPECIALISATIONS)
"""Combination number = 8 * size + specialisation."""
STARTS: Final = (27, 28, 35, 36)
"""The four combinations of a 1 with a 1."""
CORNERS: Final = (0, 7, 56, 63)
"""The four combinations of a 4 with a 4."""

# --- effects: tracks to raise, in order; two marks for a free choice --------------------------------------
ANY_LIFE: Final = 9
"""One life expectancy of choice."""
ANY_ABILITY: Final = 10
"""Reproduction, Movement or Evolution, of choice."""
Effect = tuple[int, ...]

# --- the special board --------------------------------------------------------------------------------------
SPECIAL: Final = (*(COMBINATIONS[c] for c in CORNERS), *ENVIRONMENTS)
"""Its ten spaces: the corners of the scale, then majorities on two tiles of an environment."""
ENVIRONMENT_SPACE: Final = len(CORNERS)
"""The first of the six environment spaces."""
SPECIAL_EFFECT: Final[tuple[Effect, ...]] = (
    *((ANY_ABILITY,) for _ in CORNERS),
    (ANY_ABILITY,), (ANY_LIFE, ANY_LIFE), (ANY_LIFE,), (ANY_LIFE,), (ANY_LIFE, ANY_LIFE), (ANY_ABILITY,),
)  # fmt: skip
SPECIAL_SURE: Final[tuple[Sure, ...]] = tuple("reconstructed" for _ in SPECIAL)
"""The printed example of small4-generic4 fits."""
TILES_FOR_BONUS: Final = 2
"""Majorities on tiles of one environment that earn its space."""

# --- the tie-break bar: its geometry is reconstructed, what it does is printed -------------------------------
BAR: Final = 36
"""Its last space; 0 is off the bar."""
BAR_CORNERS: Final = (10, 19, 28)
BAR_EFFECT: Final[tuple[Effect, ...]] = ((ANY_LIFE,), (ANY_ABILITY,), (ANY_LIFE, ANY_ABILITY))
"""Of the three corners: printed."""
SECTIONS: Final = ((1, 6, 2), (7, 9, 1))
"""The green sections: first space, last space, life expectancy lost there once. The numbers lost are printed."""


def bar_start(rank: int, last_foremost: bool) -> int:
    """The start space of the player who is `rank`-th (from 0) in turn order. [B2.5]

    Spaces 1 to 6 carry the labels 6 to 1, so the first player is foremost; or, the other reading, the labels 1 to 6.
    """
    return rank + 1 if last_foremost else len(SPECIES) - rank


# --- evolution cards ------------------------------------------------------------------------------------------
ROW: Final = 5
"""Cards face up in each of the two rows."""
COST: Final = (2, 5)
"""Evolution points for a card, by row."""


@dataclass(frozen=True, slots=True)
class CardFacts:
    """One card: the combination it needs, its row (0: life expectancy, 1: abilities) and what it raises."""

    id: str
    combination: int
    row: int
    effect: Effect
    sure: Sure


# That there is one card for each combination but the 1/1 and the 4/4 ones is printed and deduced; which effect it has
# and which row it lies in is reconstructed, but for small3-generic4.
_CARDS: Final = """
small1-specific2  1  desert desert               reconstructed
small2-specific1  1  desert desert               reconstructed
small1-specific3  1  arctic arctic               reconstructed
small2-specific2  1  savanna savanna             reconstructed
small3-specific1  1  mountain mountain           reconstructed
small2-specific3  1  prairie prairie             reconstructed
small3-specific2  1  forest forest               reconstructed
large1-specific2  1  desert desert               reconstructed
large2-specific1  1  arctic arctic               reconstructed
large1-specific3  1  arctic arctic               reconstructed
large2-specific2  1  savanna savanna             reconstructed
large3-specific1  1  mountain mountain           reconstructed
large2-specific3  1  prairie prairie             reconstructed
large3-specific2  1  forest forest               reconstructed
small1-generic2   1  desert savanna              reconstructed
small2-generic1   1  desert mountain             reconstructed
small1-generic3   1  arctic savanna              reconstructed
small2-generic2   1  arctic mountain             reconstructed
small3-generic1   1  savanna prairie             reconstructed
small2-generic3   1  mountain forest             reconstructed
small3-generic2   1  prairie forest              reconstructed
large1-generic2   1  desert prairie              reconstructed
large2-generic1   1  desert forest               reconstructed
large1-generic3   1  arctic prairie              reconstructed
large2-generic2   1  arctic forest               reconstructed
large3-generic1   1  savanna mountain            reconstructed
large2-generic3   1  savanna forest              reconstructed
large3-generic2   1  mountain prairie            reconstructed
small1-specific4  2  movement any_life           reconstructed
small4-specific1  2  movement any_life           reconstructed
small2-specific4  2  reproduction any_life       reconstructed
small4-specific2  2  reproduction any_life       reconstructed
small3-specific3  2  any_life any_life any_life  reconstructed
small3-specific4  2  evolution any_life          reconstructed
small4-specific3  2  evolution any_life          reconstructed
small1-generic4   2  movement any_life           reconstructed
small4-generic1   2  movement any_life           reconstructed
small2-generic4   2  reproduction any_life       reconstructed
small4-generic2   2  reproduction any_life       reconstructed
small3-generic3   2  any_life any_life any_life  reconstructed
small3-generic4   2  evolution any_life          printed
small4-generic3   2  evolution any_life          reconstructed
large1-specific4  2  movement any_life           reconstructed
large4-specific1  2  movement any_life           reconstructed
large2-specific4  2  reproduction any_life       reconstructed
large4-specific2  2  reproduction any_life       reconstructed
large3-specific3  2  any_life any_life any_life  reconstructed
large3-specific4  2  evolution any_life          reconstructed
large4-specific3  2  evolution any_life          reconstructed
large1-generic4   2  movement any_life           reconstructed
large4-generic1   2  movement any_life           reconstructed
large2-generic4   2  reproduction any_life       reconstructed
large4-generic2   2  reproduction any_life       reconstructed
large3-generic3   2  any_life any_life any_life  reconstructed
large3-generic4   2  evolution any_life          reconstructed
large4-generic3   2  evolution any_life          reconstructed
"""


def _card(line: str) -> CardFacts:
    card_id, row, *raises, sure = line.split()
    named = (*TRACKS, "any_life", "any_ability")
    return CardFacts(card_id, COMBINATIONS.index(card_id), int(row) - 1, tuple(map(named.index, raises)), sure)  # type: ignore[arg-type]


CARDS: Final = tuple(_card(line) for line in _CARDS.split("\n") if line)
"""The first row's cards, then the second's. [B8.2]"""
NO_CARD: Final = len(CARDS)
CARD_AT: Final = tuple(
    next((n for n, card in enumerate(CARDS) if card.combination == c), NO_CARD) for c in range(len(COMBINATIONS))
)
"""The card of each combination, or NO_CARD."""
ROW_CARDS: Final = tuple(tuple(n for n, card in enumerate(CARDS) if card.row == row) for row in range(2))

# --- goal cards -----------------------------------------------------------------------------------------------
CATEGORIES: Final = ("spread", "majority", "control", "population", "adaptation", "evolution", "ages")
"""Seven: printed. Their names and contents are reconstructed."""
GOALS_TO_END: Final = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class GoalFacts(Facts):
    """One goal card. `need` is how much of what its rule counts; `sure` says where its text comes from.

    `of` is what each thing counted has to have: tiles, majorities, spaces or life expectancy; 0 where there is no such.
    """

    need: int
    of: int = 0

    @property
    def category(self) -> int:
        """Its category, a place in `CATEGORIES`: the letter of its id."""
        return "ABCDEFG".index(self.id[0])


GOALS: Final[Registry[GoalFacts]] = Registry("goal", (
    "A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4", "C1", "C2", "C3", "C4",
    "D1", "D2", "D3", "E1", "E2", "E3", "F1", "F2", "F3", "G1", "G2", "G3",
))  # fmt: skip
"""The goals by number; what is known of each stands beside its rule in `rules/goals.py`. Printed means that the content
is known from a published text, not its wording. Of A1 two words could be read."""
IN_CATEGORY: Final = tuple(tuple(n for n, goal in enumerate(GOALS.ids) if goal[0] == letter) for letter in "ABCDEFG")

# --- rulings ----------------------------------------------------------------------------------------------------
RULINGS: Final[dict[str, Sure]] = {
    "connected": "deduced",
    "edge": "reconstructed",
    "maps": "reconstructed",
    "species": "reconstructed",
    "wheel": "deduced",
    "starts": "deduced",
    "counter": "reconstructed",
    "prices": "deduced",
    "refill": "reconstructed",
    "dry": "reconstructed",
    "corner": "reconstructed",
    "last_card": "deduced",
    "overflow": "reconstructed",
    "bar": "reconstructed",
    "bar_start": "deduced",
    "penalty_time": "deduced",
    "penalty_once": "reconstructed",
    "penalty_track": "reconstructed",
    "unblock": "deduced",
    "once": "reconstructed",
    "dying": "deduced",
    "fewer": "reconstructed",
    "anew": "reconstructed",
    "filling": "reconstructed",
    "order": "reconstructed",
    "goals": "deduced",
    "categories": "reconstructed",
    "nobody": "reconstructed",
}
"""What the rule book leaves open or could not be read, and we had to decide: each is a line of the rules page."""
