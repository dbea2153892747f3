"""Why something is not on offer in Marine: all reasons at once."""

import pytest

from ..positions import Positions

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
