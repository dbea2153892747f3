"""Why something is not on offer in Marine: all reasons at once."""

import re

import pytest
from speciate.games.marine.pieces import MAP

from ..positions import Positions
from .stage import corner

POSITIONS = Positions("marine")
EARLY = "M3.2 It comes before your pawn on Speciation, second space; basic pawns go after all that you have placed."
PAWNS = "pawn fishes speciation-2"
SEA = ("turn fishes", "competition reef kelp sand", "species fishes D4:3 C3", "species crustaceans D4:3 C3")
VENTS = ("turn fishes", "tile vent D3")


@pytest.mark.parametrize(
    ("token", "play", "lines", "reasons"),
    [
        ("abundance-1", "", ("turn fishes", PAWNS, "pawn reptiles abundance-1"), [
            "M3.3 A pawn of the Reptiles stands there.",
            EARLY,
        ]),
        ("adaptation-3", "", ("turn fishes", PAWNS), [
            "M3.3 Only special pawns go there, and you have none at hand.",
        ]),
        ("speciation-2", "", ("turn fishes", PAWNS), ["M3.1 A pawn of yours stands there."]),
        ("E1", "competition-1", SEA, [
            "M4.10 The terrain that is asked for now is Reef.",
            "M4.10 The Fishes have no species there.",
            "M4.10 No other animal has species there.",
        ]),
        ("C3", "competition-1", SEA, ["M4.10 The terrain that is asked for now is Reef."]),
        ("A1", "competition-1", SEA, ["M4.10 No tile lies there."]),
        ("D3", "tectonics-1", VENTS, [
            "M4.8 Vent lies there already.",
            "M4.8 It does not lie at the edge of the grid.",
        ]),
        ("C4", "tectonics-1", VENTS, ["M4.8 It does not lie at the edge of the grid."]),
        ("D1", "tectonics-1", VENTS, ["M4.8 Vent lies there already."]),
        ("D3", "tectonics-2", (*VENTS, "special sun=fishes"), ["M4.8 Vent lies there already."]),
    ],
)  # fmt: skip
def test_what_is_closed_gives_all_its_reasons(token, play, lines, reasons):
    """A later test makes no sense where there is no tile, or where only a special pawn can go."""
    assert POSITIONS.why_not(token, play, *lines) == reasons


LAST = "M3.2 It comes before your pawn on {}, {} space; basic pawns go after all that you have placed."
FLYING = ("turn fishes", "trait fishes flight", "pawn fishes speciation-2 migration-1")
HELPERS = ("turn fishes", PAWNS, "special sun=fishes algae=fishes worms=fishes", "pawn special-worms abundance-2")
"""The Fishes have two special pawns at hand, and a third on the display."""
ALL_OUT = (
    "turn fishes",
    "special sun=fishes algae=fishes",
    "pawn fishes speciation-1 speciation-2 migration-1 migration-2",
)


@pytest.mark.parametrize(
    ("token", "play", "lines", "reasons"),
    [
        ("bottom_feeder-reptiles", "", ("turn fishes",), ["M6.2 The space belongs to the Reptiles."]),
        ("bottom_feeder-crustaceans", "", HELPERS, ["M6.2 The space belongs to the Crustaceans."]),
        ("domination-2", "", ("places reptiles=0 fishes=1", "turn fishes"), [
            "M4.12 The space needs 3 animals in play.",
        ]),
        ("domination-3", "", ("places reptiles=0 cephalopods=1 fishes=2", "turn fishes"), [
            "M4.12 The space needs 4 animals in play.",
        ]),
        ("domination-1", "", ("turn fishes", "pawn reptiles domination-1"), [
            "M3.3 A pawn of the Reptiles stands there.",
        ]),
        ("abundance-1", "", ("turn fishes", PAWNS, "special sun=fishes algae=reptiles",
                             "pawn special-algae abundance-1"), [
            "M3.3 A pawn of the Reptiles stands there.",
        ]),
        ("abundance-1", "", ("turn fishes", PAWNS, "trait fishes social", "pawn reptiles abundance-1"), [EARLY]),
        ("abundance-1", "", ("turn fishes", PAWNS, "trait fishes social", "special algae=reptiles",
                             "pawn special-algae abundance-1"), [
            "M3.3 A pawn of the Reptiles stands there.",
            EARLY,
        ]),
        ("speciation-2", "", HELPERS, ["M3.1 A pawn of yours stands there."]),
        ("abundance-2", "", HELPERS, ["M3.1 A pawn of yours stands there."]),
        ("speciation-3", "", FLYING, [LAST.format("Migration", "first")]),
        ("speciation-2", "", FLYING, ["M3.1 A pawn of yours stands there.", LAST.format("Migration", "first")]),
        ("abundance-1", "", (*FLYING, "pawn reptiles abundance-1"), ["M3.3 A pawn of the Reptiles stands there."]),
        ("special-worms", "abundance-1", HELPERS, ["M3.1 It stands on an action space already."]),
        ("basic", "abundance-1", HELPERS, [EARLY]),
        ("basic", "abundance-1", (*HELPERS, "pawn reptiles abundance-1"), [
            "M3.3 A pawn of the Reptiles stands there.",
            EARLY,
        ]),
        ("basic", "adaptation-3", HELPERS, ["M3.3 Only a special pawn goes to Adaptation, special space."]),
        ("basic", "abundance-1", ALL_OUT, [
            "M3.3 You have no basic pawn at hand.",
            LAST.format("Migration", "second"),
        ]),
        ("basic", "domination-1", ALL_OUT, ["M3.3 You have no basic pawn at hand."]),
    ],
)  # fmt: skip
def test_a_pawn_that_cannot_go_there_gives_all_its_reasons(token, play, lines, reasons):
    """A space that is not in use has no other reason, and what only basic pawns heed is said of these alone."""
    assert POSITIONS.why_not(token, play, *lines) == reasons


VENT_LIFE = ("turn fishes", "box autotrophs sun worms", "element sun D7ll", "element worms D7l", "element algae D7lr")
CROWD = ("turn fishes", "special sun=fishes", "species fishes D4:3 C3", "species reptiles D4:3 D3")
REEF = ("turn fishes", "evolution kelp reef seamount sand ocean")


@pytest.mark.parametrize(
    ("token", "play", "lines", "reasons"),
    [
        ("D7lr", "autotrophs-1 remove", VENT_LIFE, ["M4.2 No algae lies in the box."]),
        ("D4ul", "autotrophs-1 remove", VENT_LIFE, ["M4.2 It lies on no Vent that is a smoker."]),
        ("D4ur", "autotrophs-1 remove", VENT_LIFE, [
            "M4.2 It lies on no Vent that is a smoker.",
            "M4.2 No algae lies in the box.",
        ]),
        ("D7ul", "autotrophs-1 remove", VENT_LIFE, ["M4.2 No element lies there."]),
        ("D4ur", "autotrophs-1 swap sun", VENT_LIFE, ["M4.2 It lies on no Vent that is a smoker."]),
        ("E4", "competition-4", CROWD, [
            "M4.10 The Fishes have no species there.",
            "M4.10 No other animal has species there.",
        ]),
        ("C3", "competition-4", CROWD, ["M4.10 No other animal has species there."]),
        ("D3", "evolution-2", REEF, ["M4.11 The terrain that is asked for now is Reef."]),
        ("A1", "evolution-2", REEF, ["M4.11 No tile lies there."]),
        ("3", "evolution-2 D4", (*REEF, "row annelids univalves producers"), [
            "M5.1 The space reaches slots 1 to 2.",
        ]),
        ("5", "evolution-2 D4", (*REEF, "row annelids univalves producers"), ["M5.1 No card lies there."]),
        ("algae", "domination-1", ("turn fishes",), [
            "M1.9 Your value is 1 and the target 1; the value must be greater.",
        ]),
        ("sun", "domination-1", ("turn fishes",), [
            "M1.9 Your value is 0 and the target 1; the value must be greater.",
        ]),
    ],
)  # fmt: skip
def test_what_an_action_leaves_out_gives_all_its_reasons(token, play, lines, reasons):
    assert POSITIONS.why_not(on_board(token), play, *lines) == reasons


def test_an_element_in_two_boxes_comes_out_of_one_of_these():
    boxes = ("turn fishes", "trait fishes bottom_feeder", "box depletion sun", "box regression sun")
    reasons = POSITIONS.why_not("adaptation", "bottom_feeder-fishes sun", *boxes)
    assert reasons == ["M6.2 The element comes out of Depletion or Regression."]


def taken(*row):
    """The lines of an Evolution action of the Fishes that takes the last card of this row."""
    return ("turn fishes", "evolution land kelp reef sand ocean", f"row {' '.join(row)}")


FIRST = "evolution-3 D4"
"""It scores the Reef, where the Fishes thrive; the only card is taken without a question."""
LONELY = "tile ocean A1"
PREY = (*taken("annelids", "profligate_carnivore"), "species cephalopods C3 D4:3", "eliminated fishes=30")
HUNTERS = ("places reptiles=0 cephalopods=1", "turn cephalopods", "phase reveal", "special sun=cephalopods",
           "hand reptiles pack_hunters ?2", "kept reptiles pack_hunters",
           "hand cephalopods flight ?2", "kept cephalopods flight")  # fmt: skip


@pytest.mark.parametrize(
    ("token", "play", "lines", "reasons"),
    [
        ("D4ur", "evolution-3 basic D4", (*taken("habitat"), "special algae=fishes"), [
            "M5.7 You control its special pawn.",
        ]),
        ("D2ul", "evolution-3 basic D4", (*taken("habitat"), "special algae=fishes"), ["M5.7 No element lies there."]),
        ("D6", FIRST, taken("trophic_cascade"), ["M5.7 No element lies there."]),
        ("A1", FIRST, taken("trophic_cascade"), ["M5.7 No tile lies there."]),
        ("sand", FIRST, (*taken("bountiful_habitat"), "species fishes C3 D4:3"), [
            "M5.6 No species lives on a tile of Sand.",
        ]),
        ("D4r", f"{FIRST} sun", taken("terrestrial"), [
            "M5.7 The corner is taken: gastropods lies there.",
            "M5.7 It is a corner of no Land and no geyser.",
        ]),
        ("D4ur", f"{FIRST} sun", taken("terrestrial"), ["M5.7 The corner is taken: algae lies there."]),
        ("D7lr", f"{FIRST} sun", taken("terrestrial"), ["M5.7 It is a corner of no Land and no geyser."]),
        ("A1l", f"{FIRST} sun", taken("terrestrial"), ["M5.7 No tile lies there."]),
        ("D6", f"{FIRST} sun D2ul", taken("terrestrial"), ["M5.8 It is neither Land nor a geyser."]),
        ("E1", f"{FIRST} sun D2ul", taken("terrestrial"), ["M5.8 The new element does not touch it."]),
        ("A1", f"{FIRST} sun D2ul", taken("terrestrial"), ["M5.8 No tile lies there."]),
        ("D1", FIRST, (*taken("asteroid"), "deck 4"), ["M5.11 The Asteroid would kill nobody there."]),
        ("A1", FIRST, (*taken("asteroid"), "deck 4"), ["M5.11 No tile lies there."]),
        ("D6", FIRST, (*taken("mass_exodus"), "species reptiles C3 D4:3"), ["M5.9 No species lives there."]),
        ("A1", FIRST, (*taken("mass_exodus"), "species reptiles C3 D4:3", LONELY), [
            "M5.9 No species lives there.",
            "M5.9 No tile lies next to it.",
        ]),
        ("A1", FIRST, (*taken("mass_exodus"), "species reptiles A1 C3 D4:3", LONELY), [
            "M5.9 No tile lies next to it.",
        ]),
        ("A3", FIRST, (*taken("mass_exodus"), "species reptiles C3 D4:3"), ["M5.9 No tile lies there."]),
        ("D3", f"{FIRST} 2 C3 D4 reptiles", PREY, [
            "M5.9 No place is left there by a species that the card has eliminated.",
        ]),
        ("A1", f"{FIRST} 2 C3 D4 reptiles", PREY, ["M5.9 No tile lies there."]),
        ("2", f"{FIRST} 2", taken("annelids", "cladogenesis", "univalves"), ["M5.10 It is the card that acts."]),
        ("5", f"{FIRST} 2", taken("annelids", "cladogenesis", "univalves"), ["M5.10 No card lies there."]),
        ("sun", "", HUNTERS, ["M6.11 The Cephalopods control its special pawn."]),
    ],
)  # fmt: skip
def test_what_a_card_or_a_trait_leaves_out_gives_all_its_reasons(token, play, lines, reasons):
    play = " ".join(map(on_board, play.split()))
    assert POSITIONS.why_not(on_board(token), play, *lines) == reasons


def on_board(token):
    """A corner by the first of its names; all else as it is."""
    return MAP.corner_names[corner(token)] if re.fullmatch("[A-G][1-7][a-z]+", token) else token
