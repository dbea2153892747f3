"""Why something is not on offer in Dominant Species: all reasons at once."""

import pytest

from ..positions import Positions

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
