"""Why something is not on offer in Biosphere: all reasons at once."""

import pytest
from speciate.engine import Match, reasons
from speciate.games.biosphere import GAME, data
from speciate.games.biosphere.pieces import BAR_STEP

from ..positions import Positions

POSITIONS = Positions("biosphere")
POOR = ("phase spending", "left 0", "paid_scale 2", "ep green=2")


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
        ("larger", "", (*POOR, "scale green=large4-generic4", "scale_closed yes"), [
            "B4.3b The scale ends there.",
            "B4.3b It costs 3 points, and you have 2.",
            "B9.2 A corner of the scale has ended your steps on it for this turn.",
        ]),
    ],
)  # fmt: skip
def test_what_is_closed_gives_all_its_reasons(token, play, lines, reasons):
    """Where the die stands it makes no difference that no space is free."""
    assert POSITIONS.why_not(token, play, "turn 3", *lines) == reasons


def test_the_end_of_the_bar_hides_no_price_and_a_game_without_bar_has_none():
    for line, why in (
        (f"bar green={data.BAR}", ["refused.bar_end", "refused.dear"]),
        ("options bar=none", ["refused.bar_end"]),
    ):
        lines = ("turn 3", *POOR, line, "paid_bar 2", "row 1 small1-specific2")  # the card is what can be paid
        match = Match(GAME, POSITIONS.position(*lines))
        assert [one.key for one in reasons(match.state, match.choice, BAR_STEP)] == why
