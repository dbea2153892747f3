"""Positions of Marine as texts: what a line means, and what is refused."""

import pytest
from speciate.engine import Match
from speciate.engine.notation import read_position, write_position
from speciate.games.marine import GAME, data
from speciate.games.marine.checks import check_invariants
from speciate.games.marine.pieces import BOX_ROW, MAP

from ..positions import Positions
from .stage import setup

PAIR = "places reptiles=0 fishes=1"
C6, D4, E4 = (MAP.names.index(name) for name in ("C6", "D4", "E4"))
FISHES, REPTILES = data.FISHES, data.REPTILES
positions = Positions("marine")
position, refused = positions.position, positions.refused
"""Without a line of places, four animals play."""


def test_what_lies_nowhere_else_is_in_the_bags_the_pools_and_the_stacks():
    g = position(
        "box adaptation worms:3", "display fishes worms", "circles worms", "species fishes D4:5", "tile sand A1"
    )
    assert g.box[BOX_ROW[data.ADAPTATION]][data.WORMS] == 3
    assert g.bag[data.WORMS] == data.DISKS - 3 - 1 - 1 - 1
    assert g.cubes[FISHES][D4] == sum(g.cubes[FISHES]) == 5
    assert g.pool[FISHES] == data.SPECIES - 1 - 5
    assert g.unseen_tiles[data.SAND] == data.TILES[data.SAND] - 1 - 1 - 1 and list(g.stack_left) == [6, 6, 5]
    assert g.markers[data.SAND] == data.MARKERS - 1


def test_a_species_on_a_square_of_regression_is_not_in_the_pool():
    g = position("regressing 1=fishes", "eliminated fishes=2")
    assert g.pool[FISHES] == data.SPECIES - 1 - 3 - 1 - 2


def test_a_new_vent_needs_no_more_than_its_hex():
    """Under it lies what was printed, or ocean, and it is of its half."""
    g = position("tile vent C6 A1")
    a1 = MAP.names.index("A1")
    assert [(g.under[h], g.vent_on(h)) for h in (C6, a1)] == [(data.OCEAN, data.SMOKER), (data.OCEAN, data.GEYSER)]
    assert g.vents == data.VENTS - 2


def test_a_vent_on_the_middle_line_may_be_of_either_kind():
    assert position("tile vent D4").vent_on(D4) == data.GEYSER
    assert position("tile vent D4", "side smoker D4").vent_on(D4) == data.SMOKER


def test_pawns_stand_on_spaces_and_the_others_are_at_hand():
    g = position("pawn fishes migration-1 evolution-2", "special algae=fishes", "pawn special-algae adaptation-3")
    assert g.free[FISHES] == data.PAWNS[4] - 2 and g.special_available(FISHES) == []
    assert len(g.placed(FISHES)) == 3
    assert position(PAIR, "turn fishes", "grown fishes=yes").free[FISHES] == data.PAWNS[2] + 1


def test_a_trait_in_play_works_and_is_not_in_the_box():
    g = position("trait fishes ram_feeder", "turn fishes")
    assert g.count(FISHES, data.PLANKTON) == 3
    assert data.TRAITS.numbers["ram_feeder"] not in g.trait_box


def test_evolution_may_be_said_in_any_order():
    assert list(position("evolution vent sand land kelp ocean").evolution) == sorted(
        [data.LAND, data.KELP, data.SAND, data.OCEAN, data.VENT]
    )


def test_before_the_reveal_traits_may_be_left_unnamed():
    """They are drawn by the luck of the text from those that lie nowhere else."""
    hands = [f"hand {animal} ?3" for animal in data.ANIMALS[1:]]
    lines = ["phase traits", "hand reptiles flight social solitary", *hands]
    g = position(*lines)
    dealt = [trait for hand in g.hands for trait in hand]
    assert len(set(dealt)) == 12 and Match(GAME, g).choice.key == "trait.keep"
    assert position("luck 7", *lines).hands != g.hands


def test_the_deck_shrinks_by_the_cards_that_lie_open():
    assert position("options length=epic").deck == 30
    g = position("row disease", "discard annelids fertile")
    assert (g.deck, g.asteroid_drawn, list(g.row[1:])) == (22, 0, [data.NO_CARD] * 4)
    assert position("row disease asteroid", "deck 4").asteroid_drawn == 1


def test_a_corner_has_the_name_of_each_of_its_hexes():
    g = position("element sun E4l")
    corner = MAP.corners[E4][3]
    assert g.elements[corner] == data.SUN and MAP.corner_names[corner] != "E4l"
    assert f"element sun {MAP.corner_names[corner]}" in write_position(positions.written().setup, g)


@pytest.mark.parametrize(
    "lines, reason",
    [
        (f"{PAIR}\nturn crustaceans", "strangers"),
        (f"{PAIR}\nturn fishes\nvp crustaceans=3", "strangers"),
        (f"{PAIR}\nturn fishes\ndisplay crustaceans algae", "strangers"),
        (f"{PAIR}\nturn fishes\ntrait crustaceans flight", "strangers"),
        (f"{PAIR}\nturn fishes\nspecial sun=crustaceans", "strangers"),
        (f"{PAIR}\nturn fishes\nslid crustaceans=yes", "strangers"),
        ("hand fishes flight social solitary", "hands"),
        ("phase traits", "hands"),
        ("phase reveal\n" + "\n".join(f"hand {animal} ?3" for animal in data.ANIMALS), "hands"),
        ("phase traits\n" + "\n".join(f"hand {animal} ?5" for animal in data.ANIMALS), "hands"),
        ("copied fishes=flight", "copied"),
        ("trait fishes exaptation\ncopied fishes=exaptation", "copied"),
        ("display fishes worms:4", "display"),
        ("display fishes worms:4\non_trait fishes worms", "display"),
        ("trait fishes phenotypic_plasticity\ndisplay fishes worms:4", "display"),
        ("trait fishes phenotypic_plasticity\non_trait fishes worms", "display"),
        ("species fishes A1", "off_earth"),
        ("element worms A1l", "off_earth"),
        ("under ocean C3", "vents"),
        ("tile vent A1\nunder none A1", "vents"),
        ("side geyser D4", "vents"),
        ("side none D1", "vents"),
        ("side smoker D1", "vents"),
        ("stack_left 1=2", "stacks"),
        ("stack 1=none", "stacks"),
        ("pawn fishes migration-4", "pawns"),
        ("pawn special-sun migration-4", "pawns"),
        ("special sun=fishes\npawn special-sun migration-4 migration-1", "pawns"),
        (f"{PAIR}\nturn fishes\npawn fishes domination-2", "pawns"),
        ("pawn fishes bottom_feeder-fishes", "pawns"),
        ("trait fishes bottom_feeder\npawn reptiles bottom_feeder-fishes", "pawns"),
        ("competition reef", "markers"),
        ("evolution reef sand", "markers"),
        ("row none disease", "row"),
        ("row asteroid", "deck"),
        ("deck 0", "deck"),
        ("deck 31", "deck"),
        ("slid reptiles=yes cephalopods=yes fishes=yes crustaceans=yes", "round"),
    ],
)
def test_what_cannot_be_is_refused(lines, reason):
    assert refused(lines).code == f"marine.error.position.{reason}"


@pytest.mark.parametrize(
    "lines",
    [
        "trait fishes phenotypic_plasticity\ndisplay fishes worms:4\non_trait fishes worms",
        "trait fishes bottom_feeder\npawn fishes bottom_feeder-fishes",
        "trait fishes exaptation\ntrait reptiles flight\ncopied fishes=flight",
        "special sun=fishes\npawn special-sun migration-4",
        "row asteroid\ndeck 4",
    ],
)
def test_what_can_be_is_read(lines):
    position(lines)


def test_more_pieces_than_there_are_are_refused_with_the_places_where_they_lie():
    error = refused("display fishes worms:2", "box adaptation worms:17")
    assert str(error) == "line 3: there are 19 worms disks, not 20 (element 1, box 17, display 2)"
    assert "there are 0 crustaceans species" in str(refused(PAIR, "turn fishes", "species crustaceans D4"))
    assert "there are 4 fishes pawns" in str(refused("pawn fishes " + " ".join(f"evolution-{n}" for n in range(1, 6))))
    assert "there are 2 reef markers" in str(refused("competition reef reef reef"))
    assert "there are 1 disease card" in str(refused("row disease", "discard disease"))
    assert "there are 1 flight trait card" in str(refused("trait fishes flight", "trait reptiles flight"))
    assert "there are 0 exaptation trait card" in str(refused("options superheroes=yes", "trait fishes exaptation"))
    assert "there are 12 vent tiles" in str(refused("tile vent " + " ".join(MAP.names[:11])))


def test_a_wrong_word_is_refused_with_those_that_begin_like_it():
    assert str(refused("tile kelpp D4")) == "line 2: 'kelpp' is not a terrain; possible: kelp"
    assert str(refused("row diseases")).startswith("line 2: 'diseases' is not a card")
    assert str(refused("element worms D4x")).startswith("line 2: 'D4x' is not a corner; possible: D4")


@pytest.mark.parametrize("options", ["", "epic superheroes"])
def test_the_deal_comes_back_from_its_text_as_it_was(options):
    """Before the first answer too: no trait works, no card has been drawn."""
    dealt = setup(options=options)
    g = GAME.start(dealt)
    assert read_position(write_position(dealt, g)).digest == g.digest()


def test_before_the_first_turn_no_card_lies_open():
    """Else the cards of the row would be lost when it is laid: a position that says nothing of it plays on."""
    match = Match(GAME, position("phase traits", *(f"hand {animal} ?3" for animal in data.ANIMALS)))
    while match.choice and not match.state.in_turns():
        match.answer(match.choice.values[0])
    check_invariants(match.state)
    assert all(card != data.NO_CARD for card in match.state.row)
