"""Why something is not on offer in Biosphere: all reasons at once."""

import pytest
from speciate.engine import Match, reasons
from speciate.games.biosphere import GAME, data
from speciate.games.biosphere.pieces import BAR_STEP

from ..positions import Positions

POSITIONS = Positions("biosphere")
POOR = ("phase spending", "left 0", "paid_scale 2", "ep green=2")
OTHER_CARD = "row 1 large1-specific2"
"""What can be bought, so that something is asked where nothing else can be done."""


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


@pytest.mark.parametrize(
    ("token", "play", "lines", "reasons"),
    [
        ("B1:4", "A1:5 B1", ("track green movement=2", "dice green A1:5*2"), [
            "B4.4 It has moved in this phase already.",
        ]),
        ("B1:1", "D4:5 D3", (
            "track green movement=3", "dice green B1:1*3 D4:5*2",
            "dice violet A1:1*3 C1:1*5 D1:1*5 A2:1*5 B2:1*7 C2:1*7 B3:1*7",
        ), ["B4.4 With 2 steps left it reaches no free space."]),
        ("A1:1", "", ("dice green A1:1 D4:5", "dice violet B1:1*3 A2:1*5"), [
            "B4.4 With 1 step left it reaches no free space.",
        ]),
        ("B1", "D4:5", ("dice green D4:5", "dice violet B1:1*2"), ["B4.4 It is 5 steps away, and you have 1."]),
    ],
)  # fmt: skip
def test_why_a_die_does_not_move(token, play, lines, reasons):
    assert POSITIONS.why_not(token, play, "turn 3", "phase movement", *lines) == reasons


@pytest.mark.parametrize(
    ("token", "play", "lines", "reasons"),
    [
        ("C1", "", ("phase reproduction", "dice green A1:2"), [
            "B4.5 No numbered die of yours lies there or beside it.",
        ]),
        ("C1", "B1", ("phase reproduction", "dice green A1:2"), [
            "B4.5 No numbered die of yours lies there or beside it.",
        ]),
        ("C1", "B1", ("phase reproduction", "dice green A1:2", "track green savanna=1"), [
            "B4.5 No numbered die of yours lies there or beside it.",
            "B7.2 Savanna is blocked for you: its life expectancy is below the start.",
        ]),
        ("all", "", ("phase filling", "dice green B2:1*4"), ["B4.6 You may fill one tile alone."]),
        ("C2", "", ("phase filling", "dice green B2:1*4 C2:1*2"), [
            "B2.3 You have 2 dice there, and the majority takes 4.",
        ]),
        ("A1", "", ("phase filling", "dice green B2:1*4 A1:1*3", "track green desert=0"), [
            "B7.2 Desert is blocked for you: its life expectancy is below the start.",
            "B4.6 All 3 spaces are taken.",
        ]),
    ],
)  # fmt: skip
def test_why_a_tile_takes_no_dice(token, play, lines, reasons):
    """A blank die on the next tile is no parent."""
    assert POSITIONS.why_not(token, play, "turn 3", *lines) == reasons


def test_all_tiles_are_not_filled_at_once_where_the_supply_is_short():
    """Five dice are left for two tiles that lack six."""
    full = "dice green B2:1*4 C2:1*4 A3:1*7 B3:1*7 C3:1*7 D2:1*7 C1:1*5 D1:1*2 A2:1*2"
    assert POSITIONS.why_not("all", "", "turn 3", "phase filling", full) == [
        "B4.6 The tiles have 6 free spaces, and your supply has 5 dice."
    ]


@pytest.mark.parametrize(
    ("token", "lines", "reasons"),
    [
        ("play", ("hand green small1-specific2", "scale green=small1-specific3"), [
            "B8.1 No card of your hand matches your two markers.",
        ]),
        ("play", ("hand violet small1-specific2", "scale green=small1-specific2"), [
            "B8.1 No card of your hand matches your two markers.",
        ]),
        ("play", ("scale green=large4-generic4",), ["B8.1 No card of your hand matches your two markers."]),
        ("bar", ("paid_bar 2",), ["B4.3c It costs 3 points, and you have 2."]),
        ("small1-specific2", ("hand violet small1-specific2",), ["B4.3a Indigo has the card already."]),
        ("small1-specific2", ("played violet small1-specific2",), ["B4.3a Indigo has the card already."]),
        ("small1-specific2", ("played green small1-specific2",), ["B4.3a Fern has the card already."]),
        ("small1-specific2", ("hand green small1-specific2",), ["B4.3a Fern has the card already."]),
        ("small1-specific2", (), ["B8.3 The card is not open."]),
        ("small3-generic4", ("row 2 small3-generic4",), ["B4.3a It costs 5 points, and you have 2."]),
        ("smaller", ("scale green=small4-specific1",), ["B4.3b The scale ends there."]),
        ("generic", ("scale green=small1-generic4",), ["B4.3b The scale ends there."]),
        ("specific", ("scale green=small1-specific4",), ["B4.3b The scale ends there."]),
        ("larger", ("scale green=large4-specific1",), ["B4.3b The scale ends there."]),
        ("larger", ("paid_scale 2",), ["B4.3b It costs 3 points, and you have 2."]),
        ("specific", ("scale_closed yes",), [
            "B9.2 A corner of the scale has ended your steps on it for this turn.",
        ]),
    ],
)  # fmt: skip
def test_why_a_deed_of_phase_3_is_closed(token, lines, reasons):
    """Two points are left, and a card can be bought."""
    assert (
        POSITIONS.why_not(token, "", "turn 3", "phase spending", "left 0", "ep green=2", OTHER_CARD, *lines) == reasons
    )


@pytest.mark.parametrize(
    ("token", "place"),
    [("smaller", "small3-generic1"), ("larger", "large3-generic1"),
     ("generic", "small1-generic3"), ("specific", "small1-specific3")],
)  # fmt: skip
def test_the_last_step_before_an_end_of_the_scale_is_dear_and_not_beyond_it(token, place):
    lines = ("turn 3", *POOR, OTHER_CARD, f"scale green={place}")
    assert POSITIONS.why_not(token, "", *lines) == ["B4.3b It costs 3 points, and you have 2."]


def test_the_last_card_of_a_row_is_dear_and_not_away():
    card = "large3-generic2"
    lines = ("turn 3", "phase spending", "left 0", "ep green=1", f"row 1 {card}")
    assert POSITIONS.why_not(card, "", *lines) == ["B4.3a It costs 2 points, and you have 1."]


CORNER = ("options bar=none", "scale green=small4-generic3", "ep green=1")
CARD = ("scale green=small3-generic4", "hand green small3-generic4")


@pytest.mark.parametrize(
    ("token", "play", "lines", "reasons"),
    [
        ("reproduction", "play", CARD, ["B1.2 It is an ability, and a life expectancy is asked for."]),
        ("evolution", "play", CARD, ["B1.2 It is an ability, and a life expectancy is asked for."]),
        ("arctic", "generic small4-generic4", CORNER, ["B1.2 It is a life expectancy, and an ability is asked for."]),
        ("movement", "", ("bar green=3 violet=11",), ["B7.1 It is an ability, and a life expectancy is asked for."]),
        ("desert", "desert", ("bar green=3 violet=11",), [
            "B7.2 It is one below its start already and falls no further.",
        ]),
        ("desert", "generic", CORNER, ["B9.2 It is the bonus of an environment, and that of a corner is offered."]),
        ("arctic", "generic", CORNER, ["B9.2 It is the bonus of an environment, and that of a corner is offered."]),
        ("large4-generic4", "generic", CORNER, ["B9.2 It is not the corner that you have just reached."]),
    ],
)  # fmt: skip
def test_why_a_track_or_a_bonus_cannot_be_chosen(token, play, lines, reasons):
    assert POSITIONS.why_not(token, play, "turn 3", "phase spending", *lines) == reasons


@pytest.mark.parametrize(
    ("token", "lines", "empty"),
    [
        ("all", ("phase filling", "dice green B2:1*4"), True),
        ("all", ("phase filling", "dice green B2:1*4 C2:1*4 A3:1*7 B3:1*7 C3:1*7 D2:1*7 C1:1*5 D1:1*2 A2:1*2"), False),
        ("small1-specific2", (*POOR, OTHER_CARD), True),
        ("small1-specific2", (*POOR, OTHER_CARD, "hand violet small1-specific2"), False),
        ("small3-generic4", (*POOR, OTHER_CARD, "row 2 small3-generic4"), False),
        ("bar", (*POOR, OTHER_CARD, "options bar=none"), True),
        ("bar", (*POOR, OTHER_CARD, "paid_bar 2"), False),
        ("bar", (*POOR, OTHER_CARD, f"bar green={data.BAR}"), False),
    ],
)
def test_the_list_of_what_is_closed_leaves_out_what_is_not_there(token, lines, empty):
    """A card that nobody sees, a bar that is not used, and "all" of a single tile."""
    match = Match(GAME, POSITIONS.position("turn 3", *lines))
    found = reasons(match.state, match.choice, match.choice.domain.value(token))
    assert [one.empty for one in found] == [empty]
