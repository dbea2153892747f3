"""Why something is not on offer in Climate: all reasons at once."""

import pytest

from ..positions import Positions

POSITIONS = Positions("climate")
PREY = (
    "options events=without", "hole 0", "species fern 2/4/0 carnivore", "species fern 1/1/1",
    "species indigo 2/2/1 warning_call", "species indigo 2/6/0 climbing hard_shell", "species indigo 3/3/3",
    "species indigo 1/1/0",
)  # fmt: skip
CLEVER = (
    "options events=without", "hole 0", "species fern 2/6/0 carnivore intelligence", "hand fern ambush:0",
    "species indigo 2/5/0 climbing", "species indigo 1/1/0 warning_call", "species indigo 1/1/0",
    "species indigo 1/1/0", "species indigo 1/1/0",
)  # fmt: skip
FULL = (
    "options events=without", "hole 0", "species fern 2/4/0 carnivore", "species fern 1/1/0",
    "species fern 2/4/0 carnivore", "species fern 2/2/2", "species indigo 1/1/0", "species indigo 1/1/0",
)  # fmt: skip
TRAITS = (
    "options events=without", "phase play", "species fern 2/4/0 climbing ambush horns", "species fern 1/1/1",
    "species fern 1/1/1", "species indigo 1/1/0", "hand fern ambush:-3s ambush:-2c",
)  # fmt: skip
HIDDEN = (
    "options events=without", "phase play", "species fern 2/4/0", "species fern 1/1/1", "species indigo 1/1/0 horns?",
    "hand fern ambush:-3s",
)  # fmt: skip


@pytest.mark.parametrize(
    ("token", "play", "lines", "reasons"),
    [
        ("2.2", "", PREY, [
            "C7.1 Bigger needed: 4 against 10",
            "C7.2 Climbing: only climbers reach it",
            "C7.2 Warning Call beside it",
        ]),
        ("1.1", "", PREY, ["C5.2 It is the attacker itself"]),
        ("2.1", "", CLEVER, [
            "C7.2 Climbing: only climbers reach it",
            "C7.2 Warning Call beside it",
            "C7.4 Switching off costs 2 cards, you have 1",
        ]),
        ("1.4", "", FULL, ["C5.5 It is full: food 2 of 2.", "C5.1 No plant lies on the watering hole."]),
        ("2.1", "", FULL, ["C5.1 It is a species of Indigo, and one of yours is asked for."]),
        ("1.1", "ambush:-3s trait", TRAITS, [
            "C0.4 It has 3 traits already, as many as a species can have.", "C0.4 It has Ambush already.",
        ]),
        ("2.1", "ambush:-3s trait", HIDDEN, ["C3.1 It is a species of Indigo, and one of yours is asked for."]),
    ],
)  # fmt: skip
def test_what_is_closed_gives_all_its_reasons(token, play, lines, reasons):
    """Of another seat's species no other test makes sense where an own one is asked for."""
    assert POSITIONS.why_not(token, play, *lines) == reasons
