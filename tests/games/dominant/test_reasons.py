"""Why something is not on offer in Dominant Species: all reasons at once."""

import pytest
from speciate.earth.notation import corner_names
from speciate.engine import Match, reasons
from speciate.games.dominant import GAME, data
from speciate.games.dominant.pieces import MAP

from ..positions import Positions
from .stage import DRY

POSITIONS = Positions("dominant")
SHARED = (
    "phase execution", "pawn mammals competition-1", "species mammals D3 E3", "species reptiles D3 E4 C3 E3",
    "species birds none",
)  # fmt: skip


@pytest.mark.parametrize(
    ("token", "lines", "reasons"),
    [
        ("C4", SHARED, [
            "D4.11 The terrain that is asked for now is Tundra.",
            "D4.11 The Mammals have no species there.",
            "D4.11 No other animal has species there.",
        ]),
        ("E4", SHARED, [
            "D4.11 The terrain that is asked for now is Tundra.",
            "D4.11 The Mammals have no species there.",
        ]),
        ("E3", SHARED, ["D4.11 The terrain that is asked for now is Tundra."]),
        ("D5", SHARED, ["D4.11 No tile lies there."]),
        ("D3", ("phase execution", "pawn mammals glaciation-1"), [
            "D4.7 Tundra lies there already.", "D4.7 No Tundra lies next to it.",
        ]),
        ("A1", ("phase execution", "pawn mammals migration-1", "species mammals D3", "tile sea A1"), [
            "D4.10 The Mammals have no species there.", "D4.10 No tile lies next to it.",
        ]),
        ("A2", ("phase execution", "pawn mammals migration-1", "species mammals D3"), ["D4.10 No tile lies there."]),
    ],
)  # fmt: skip
def test_what_is_closed_gives_all_its_reasons(token, lines, reasons):
    """Where no tile lies, no other test makes sense."""
    assert POSITIONS.why_not(token, "", *lines) == reasons


# --- every question, by what is asked -------------------------------------------------------------------------------

CORNER_OF = corner_names(MAP)
PAWN = ("phase execution", "pawn mammals initiative-1", "pawn reptiles adaptation-1")
KEEP = (
    "phase execution", "pawn mammals regression-1 regression-2", "display mammals grub sun seed",
    "box regression grub sun",
)  # fmt: skip
FREEZE = ("phase execution", "pawn mammals glaciation-1", "tile tundra D4", "tile sea A1")
MEAT = ("phase execution", "pawn mammals speciation-1")
DRAIN = ("phase execution", "pawn mammals depletion-1", "box depletion sun")
GROW = ("phase execution", "pawn mammals abundance-1", "box abundance sun")
WANDER = (
    "phase execution", "pawn mammals wanderlust-1", "stack 1=none 2=sea 3=desert", "box wanderlust sun",
    "element grass D4lr",
)  # fmt: skip
WALK = ("phase execution", "pawn mammals migration-1", "tile sea A1", "species mammals D3 E3 A1")
FLY = ("phase execution", "pawn birds migration-1", "tile sea A1", "species birds D3")
AMBUSH = ("places mammals arachnids", "phase execution", "species mammals D3 C4", "species arachnids D3 C3")
SCORE = ("phase execution", "pawn mammals domination-1", "scored E4")
FULL_SEA = "element sun D1ul D1ur D1l D1r D1ll D1lr"
SAVE = ("phase reset", "species mammals C3 D2 D4:2")
SLEEP = (*SAVE, "asleep mammals", "sleeping C3 D4:2")


def taking(card, *lines):
    """Mammals score the mountain, which they dominate, and this is the card."""
    return ("phase execution", "pawn mammals domination-1", f"row {card}", *lines)


def token_of(name):
    """What an answer is called in a record: a corner has one token, and a name by each of its hexes."""
    return MAP.corner_names[CORNER_OF[name]] if name in CORNER_OF else name


def refusals(name, play, *lines):
    """Why this is not on offer after these answers; nothing where it is."""
    match = Match(GAME, POSITIONS.position(*lines))
    for answer in play.split():
        match.answer(match.choice.domain.value(token_of(answer)))
    return reasons(match.state, match.choice, match.choice.domain.value(token_of(name)))


@pytest.mark.parametrize(
    ("name", "play", "lines", "said"),
    [
        # actions
        ("adaptation-1", "", ("pawn reptiles adaptation-1",), ["D2.6 A pawn of the Reptiles stands there."]),
        ("adaptation-1", "", PAWN, ["D2.6 A pawn of the Reptiles stands there."]),
        ("seed", "", KEEP, ["D4.3 No seed lies in the box."]),
        ("meat", "", (*KEEP, "box regression meat"), ["D4.3 It is printed on the display, and nothing can take it."]),
        ("meat", "", KEEP, [
            "D4.3 No meat lies in the box.", "D4.3 It is printed on the display, and nothing can take it.",
        ]),
        ("grub", "grub", KEEP, ["D4.3 It is kept already."]),
        ("D4", "", FREEZE, ["D4.7 Tundra lies there already."]),
        ("A1", "", FREEZE, ["D4.7 No Tundra lies next to it."]),
        ("D5", "", FREEZE, ["D4.7 No tile lies there."]),
        ("E4ur", "sun", GROW, ["D4.4 The corner is taken: sun lies there."]),
        ("A1l", "sun", GROW, ["D4.4 No tile lies there."]),
        ("D3ul", "", DRAIN, ["D4.6 No grub lies in the box."]),
        ("E4r", "", DRAIN, ["D4.6 No element lies there."]),
        ("D3ul", "", MEAT, ["D4.8 The space is for meat alone."]),
        ("E4r", "", MEAT, ["D4.8 No element lies there."]),
        ("1", "", WANDER, ["D4.9 No tile lies face up there."]),
        ("E4", "2", WANDER, ["D4.9 Desert lies there already."]),
        ("A1", "2", WANDER, ["D4.9 No tile lies next to it."]),
        ("D4lr", "2 D5 sun", WANDER, ["D4.9 The corner is taken: grass lies there."]),
        ("E4r", "2 D5 sun", WANDER, ["D4.9 It is no corner of Sea D5."]),
        ("E4ur", "2 D5 sun", WANDER, ["D4.9 The corner is taken: sun lies there.", "D4.9 It is no corner of Sea D5."]),
        ("A1l", "2 D5 sun", WANDER, ["D4.9 No tile lies there."]),
        ("A1", "", WALK, ["D4.10 No tile lies next to it."]),
        ("E4", "", WALK, ["D4.10 The Mammals have no species there."]),
        ("D4", "D3 D4", WALK, ["D4.10 Each species moves once, and 1 species there has moved already."]),
        ("D3", "D3", WALK, ["D4.10 The species sets out from there."]),
        ("A1", "D3", WALK, ["D4.10 It is more than 1 tile away from Tundra D3."]),
        ("A1", "D3", FLY, ["D4.10 It is more than 2 tiles away from Tundra D3."]),
        ("D5", "D3", WALK, ["D4.10 No tile lies there."]),
        ("C3", "", AMBUSH, ["D4.11 No other animal has species there."]),
        ("C4", "", AMBUSH, ["D4.11 The Arachnids have no species there."]),
        ("E4", "", AMBUSH, [
            "D4.11 The Arachnids have no species there.", "D4.11 No other animal has species there.",
        ]),
        ("D5", "", AMBUSH, ["D4.11 No tile lies there."]),
        ("E4", "", SCORE, ["D4.12 It was scored this turn already."]),
        ("D5", "", SCORE, ["D4.12 No tile lies there."]),
        # cards
        ("grass", "D4", taking("aquatic", "box depletion grass:18"), ["D6.2 No grass is left in the bag."]),
        ("E4", "D4 grass", taking("aquatic", "tile sea D1"), ["D6.2 It is neither Sea nor Wetland."]),
        ("D3", "D4 grass", taking("aquatic", "tile sea D1"), [
            "D6.2 It is neither Sea nor Wetland.", "D6.2 No corner of it is vacant.",
        ]),
        ("D1", "D4 grass", taking("aquatic", "tile sea D1 A1 A2", FULL_SEA), ["D6.2 No corner of it is vacant."]),
        ("D5", "D4 grass", taking("aquatic", "tile sea D1"), ["D6.2 No tile lies there."]),
        ("D3", "D4", taking("aquatic", "tile sea D1", DRY), ["D6.2 It is neither Sea nor Wetland."]),
        ("D5", "D4", taking("aquatic", "tile sea D1", DRY), ["D6.2 No tile lies there."]),
        ("D2l", "D4 grass", taking("aquatic"), ["D6.2 The corner is taken: water lies there."]),
        ("E4r", "D4 grass", taking("aquatic"), ["D6.2 It is no corner of Wetland D2."]),
        ("E4r", "D4 E4", taking("blight"), ["D6.2 No element lies there."]),
        ("D3l", "D4 E4", taking("blight"), ["D6.2 It is no corner of Desert E4."]),
        ("D5", "D4", taking("blight"), ["D6.2 No tile lies there."]),
        ("grass", "D4", taking("habitat", "box depletion grass:18"), ["D6.2 No grass is left in the bag."]),
        ("E4ur", "D4 grass", taking("habitat"), ["D6.2 The corner is taken: sun lies there."]),
        ("A1l", "D4 grass", taking("habitat"), ["D6.2 No tile lies there."]),
        ("grass", "D4 sun", taking("metamorphosis", "display mammals sun grub", "box depletion grass:18"), [
            "D6.2 No grass is left in the bag.",
        ]),
        ("E3", "D4", taking("fertile"), ["D6.2 The Mammals have no species there."]),
        ("C4", "D4 C4", taking("fecundity"), ["D6.2 A species has come there already; each tile takes one."]),
        ("E3", "D4 C4", taking("fecundity"), ["D6.2 The Mammals have no species there."]),
        ("mammals", "D4", taking("predator"), ["D1.8 They are your own, and an opposing species is asked for."]),
        ("mammals", "D4", taking("evolution"), ["D1.8 They are your own, and an opposing species is asked for."]),
        ("birds", "D4", taking("evolution", "species birds none"), ["D6.2 The Birds have no species on earth."]),
        ("reptiles", "D4 reptiles E3", taking("evolution"), [
            "D6.2 One species of the Reptiles is replaced already; the next must be another animal’s.",
        ]),
        ("E4", "D4 birds", taking("evolution"), ["D6.2 The Birds have no species there."]),
        ("D5", "D4 birds", taking("evolution"), ["D6.2 No tile lies there."]),
        ("glaciation-2", "D4", taking("instinct", "pawn reptiles glaciation-2"), [
            "D2.6 A pawn of the Reptiles stands there.",
        ]),
        # the Extinction
        ("D4", "", SAVE, ["D1.10 The species there are not endangered: their match is 4."]),
        ("E4", "", SAVE, ["D1.10 The Mammals have no species there."]),
        ("D5", "", SAVE, ["D1.10 No tile lies there."]),
        ("C3", "", SLEEP, ["D6.3 The species there hibernate, and this Extinction spares them."]),
        ("D4", "", SLEEP, [
            "D1.10 The species there are not endangered: their match is 4.",
            "D6.3 The species there hibernate, and this Extinction spares them.",
        ]),
    ],
)  # fmt: skip
def test_each_question_gives_its_own_reasons(name, play, lines, said):
    """The reason is the first test of the rule that fails, or all of those that fail alike; each cites its rule."""
    assert POSITIONS.why_not(token_of(name), " ".join(map(token_of, play.split())), *lines) == said


@pytest.mark.parametrize(
    ("name", "play", "lines", "empty"),
    [
        ("D5", "", SCORE, [True]),
        ("E4", "", SCORE, [False]),
        ("E4r", "", DRAIN, [True]),
        ("D3ul", "", DRAIN, [False]),
        ("A1", "2", WANDER, [True]),
        ("E4", "2", WANDER, [False]),
        ("A1l", "sun", GROW, [True]),
        ("E4ur", "sun", GROW, [False]),
        ("E4r", "2 D5 sun", WANDER, [True]),
        ("E4ur", "2 D5 sun", WANDER, [False, False]),
    ],
)
def test_where_nothing_stands_nothing_is_listed_as_closed(name, play, lines, empty):
    """An empty hex or corner that cannot be chosen is no thing on the table: only who presses it is told why."""
    assert [one.empty for one in refusals(name, play, *lines)] == empty


def test_the_first_corner_of_the_map_is_a_corner_like_the_others():
    """An element there is on offer, and so is its type."""
    first = MAP.corner_names[0]
    lines = (f"tile sea {MAP.names[MAP.touching[0][0]]}", f"element meat {first}")
    drained = ("phase execution", "pawn mammals depletion-1", "box depletion meat", *lines, "element none D3ll E4ll")
    assert refusals(first, "", *drained) == ()
    grown = (*MEAT, *lines, "element none D3ll E4ll")
    assert refusals(first, "", *grown) == ()
    assert [one.numbers for one in refusals("D3ul", "", *grown)] == [{"element": data.MEAT}]


@pytest.mark.parametrize(
    ("name", "play", "lines"),
    [
        ("C3", "", (*SLEEP, "species mammals C3:2 D2 D4:2")),
        ("D2", "", SLEEP),
        ("grub", "", KEEP),
        ("mammals", "D4", taking("biomass", "species mammals C4 D4:2 E4:3")),
    ],
)
def test_what_is_on_offer_has_no_reason(name, play, lines):
    """A species that is awake beside sleepers can be saved; a disk can be kept; one's own animal can be the victim."""
    assert refusals(name, play, *lines) == ()
