"""Why something is not on offer in Biosphere: all reasons at once."""

import pytest

from ..positions import Positions

POSITIONS = Positions("biosphere")


@pytest.mark.parametrize(
    ("token", "play", "lines", "reasons"),
    [
        ("A1", "", ("dice green D4:3", "dice violet A1:3*3", "track green desert=0"), [
            "B4.5 No numbered die of yours lies there or beside it.",
            "B7.2 Desert is blocked for you: its life expectancy is below the start.",
            "B4.5 All 3 spaces are taken.",
        ]),
        ("D4", "A1:4", ("phase movement", "dice green A1:4", "dice violet D4:3*3"), [
            "B4.4 It is 6 steps away, and you have 1.", "B4.4 All 3 spaces are taken.",
        ]),
        ("A1", "A1:4", ("phase movement", "dice green A1:4*3"), ["B4.4 The die stands there."]),
        ("smaller", "", ("phase spending", "left 0", "scale_closed yes", "paid_scale 2", "ep green=2"), [
            "B4.3b It costs 3 points, and you have 2.",
            "B9.2 A corner of the scale has ended your steps on it for this turn.",
        ]),
    ],
)  # fmt: skip
def test_what_is_closed_gives_all_its_reasons(token, play, lines, reasons):
    """Where the die stands it makes no difference that no space is free."""
    assert POSITIONS.why_not(token, play, "turn 3", *lines) == reasons
