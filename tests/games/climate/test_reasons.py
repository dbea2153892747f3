"""Why something is not on offer in Climate: all reasons at once."""

import pytest
from speciate.engine import DONE, Match, reasons
from speciate.games.climate import GAME

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
RICH = [line.replace("hand fern", "hand fern horns:1") for line in CLEVER]
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
GROWN = (
    "options events=without", "phase play", "species fern 6/6/0", "species fern 1/1/0", "species fern 1/1/0",
    "hand fern ambush:-3s ambush:-2c",
)  # fmt: skip
WORN = (
    "options events=without", "phase play", "species fern 1/1/0 horns", "species fern 1/1/0 climbing",
    "species fern 1/1/0", "hand fern ambush:-3s",
)  # fmt: skip
MUDDY = (
    "options events=without", "hole 0", "species fern 2/4/0 carnivore", "species indigo 1/1/0", "species indigo 1/1/0",
    "species indigo 2/1/0 horns mud_wallowing", "species indigo 6/6/0", "species indigo 1/1/0",
    "species indigo 1/6/0 hard_shell warning_call",
)  # fmt: skip
PACK = (
    "options events=without", "hole 0", "species fern 3/3/0 carnivore pack_hunting", "species indigo 1/1/0",
    "species indigo 1/1/0",
)  # fmt: skip
ARMED = (
    "options events=without", "places fern indigo amber", "species fern 2/4/0 carnivore ambush intelligence",
    "hand fern ambush:0", "species indigo 2/1/0 migratory mud_wallowing hard_shell cooling_frills",
    "species amber 6/6/0",
)  # fmt: skip
HUNGRY_BURROWER = (
    "options events=without", "places fern indigo amber", "species fern 2/4/0 carnivore ambush intelligence",
    "hand fern ambush:0", "species indigo 2/1/0 migratory mud_wallowing climbing burrowing", "species amber 6/6/0",
)  # fmt: skip
SATED = (
    "options events=without", "hole 3", "species fern 2/3/2 fat_tissue", "species fern 2/1/1", "species fern 2/1/1",
    "species fern 2/1/0 carnivore", "species fern 2/1/2 carnivore", "species fern 2/3/2+3 fat_tissue",
)  # fmt: skip
FED = (
    "options events=without", "hole 3", "species fern 4/1/0 intelligence", "species fern 2/2/0 carnivore",
    "species fern 2/3/2 fat_tissue", "species fern 2/1/0", "species indigo 1/1/0", "hand fern ambush:-3s",
)  # fmt: skip
ELSEWHERE = (
    "options events=without", "places amber sky", "phase play", "species amber 1/1/0", "species amber 1/1/0",
    "species sky 1/1/0", "hand amber ambush:-3s",
)  # fmt: skip
BUYERS = (
    "options events=without", "hole 0", "species fern 4/1/0 intelligence", "species fern 2/1/2 intelligence",
    "hand fern ambush:-3s",
)  # fmt: skip
FRAMES = (
    "options events=without", "phase green", "hole 1", "species fern 2/1/0 long_neck cooperation",
    "species fern 1/1/1 fertile", "species fern 1/1/1 climbing", "species fern 1/1/1 fertile",
)  # fmt: skip
ONE_WITH_THREE = (
    "options events=without", "places fern indigo amber", "phase green", "hole 1",
    "species fern 2/3/0+3 climbing fat_tissue fertile long_neck",
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
        ("1.1", "", PACK, ["C5.2 It is the attacker itself"]),
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
        ("shed", "", GROWN, ["C3.4 None of your species has a trait."]),
        ("1.1", "ambush:-3s body", GROWN, ["C0.3 Its body size is 6 already, the most there is."]),
        ("1.1", "ambush:-3s population", GROWN, ["C0.3 Its population is 6 already, the most there is."]),
        ("1.3", "shed", WORN, ["C3.4 It has no trait."]),
        ("2.3", "", MUDDY, ["C7.4 Mud Wallowing: no card to discard"]),
        ("2.5", "", MUDDY, ["C7.2 Warning Call beside it"]),
        ("2.5", "", [*CLEVER[:-1], "species indigo 2/6/0"], ["C7.1 Bigger needed: 6 against 6"]),
        ("2.1", "ambush:-3s body", ELSEWHERE, ["C3.1 It is a species of Sky, and one of yours is asked for."]),
        ("migratory", "1.1", ARMED, ["C7.2 It keeps no attacker off."]),
        ("cooling_frills", "1.1", ARMED, [
            "C7.2 Even without it the attack cannot be made with 1 card in hand.",
        ]),
        ("burrowing", "1.1", HUNGRY_BURROWER, ["C7.2 It does not stand in the way of this attack."]),
        ("1.1", "", SATED, ["C5.4 Another of your species is hungry and eats first."]),
        ("1.4", "", SATED, ["C5.2 It can attack nobody now."]),
        ("1.5", "", SATED, ["C5.5 It is full: food 2 of 2."]),
        ("1.6", "", SATED, ["C5.5 It is full: food 2 of 2."]),
        ("1.2", "1.1 normal", FED, ["C5.1 The feeding of this turn is done, and it cannot be fed besides."]),
        ("1.3", "1.1 normal", FED, ["C5.1 The feeding of this turn is done, and it cannot be fed besides."]),
        ("1.2", "", BUYERS, ["C5.5 It is full: food 2 of 2."]),
        ("1.3", "", FRAMES, ["C4.0 It has no green frame."]),
        ("1.4", "", FRAMES, ["C4.0 What its green frames do is done, or their order does not matter now."]),
        ("climbing", "", ONE_WITH_THREE, ["C4.0 It is no trait with a green frame."]),
        ("long_neck", "long_neck", ONE_WITH_THREE, [
            "C4.0 What its green frames do is done, or their order does not matter now.",
        ]),
        ("2.1", "ambush:-3s trait", HIDDEN, ["C3.1 It is a species of Indigo, and one of yours is asked for."]),
    ],
)  # fmt: skip
def test_what_is_closed_gives_all_its_reasons(token, play, lines, reasons):
    """Of another seat's species no other test makes sense where an own one is asked for."""
    assert POSITIONS.why_not(token, play, *lines) == reasons


@pytest.mark.parametrize(
    ("play", "key", "lines", "offered"),
    [
        ("", "attack.target", RICH, "2.1 2.2 2.3 2.4 2.5"),
        ("1.1", "attack.ignore", [*ARMED, "species indigo 6/6/0 warning_call"], "hard_shell mud_wallowing"),
    ],
)  # fmt: skip
def test_nothing_speaks_against_what_is_on_offer(play, key, lines, offered):
    """Though it costs every card in hand, and though a warning keeps others off."""
    match = Match(GAME, POSITIONS.position(*lines))
    for answer in play.split():
        match.answer(match.choice.domain.value(answer))
    choice = match.choice
    assert choice.key == key and {choice.domain.token(v) for v in choice.values if v != DONE} == {*offered.split()}
    assert all(reasons(match.state, choice, value) == () for value in choice.values)
