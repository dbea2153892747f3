"""Each of these refuses one wrong rule, planted on purpose, that all other tests of Climate let pass."""

from speciate.games.climate import Creature, attack_refusal, data, events
from speciate.games.climate.rules import play

from . import stage as st
from .stage import end_round, feed, grow_green, look, meals, places, prey, stage, weather, why

# --- deaths ----------------------------------------------------------------------------------------------------------


def test_the_fat_of_an_extinct_species_goes_to_the_bag():
    """Not: it is lost with the species."""
    g = stage("phase end", "species fern 1/3/0+2 fat_tissue", "species indigo 1/1/1")
    end_round(g)
    assert look(g, "fern.1") == "x" and g.bags == [2, 1]


def test_after_many_deaths_who_has_the_marker_draws_first():
    """Not: in the order of the seats."""
    g = stage(
        places(3),
        "phase environment",
        "first amber",
        "zone cold",
        "species fern 1/1/0 horns",
        "species indigo 1/1/0 climbing",
        "species amber 1/1/0 scavenger",
    )
    log = weather(g)
    assert [(e["seat"], e["n"]) for e in events.drew.of(log)] == [(2, 1), (0, 1), (1, 1)]


# --- the last round --------------------------------------------------------------------------------------------------


def test_plants_that_a_fire_held_back_arrive_before_the_last_round_too():
    """Not: they are dropped once the end is near."""
    g = stage("phase end", "last next", "held 7", "species fern 2/1/2", "species indigo 2/1/2")
    log = end_round(g)
    assert (g.hole, g.held) == (7, 0) and st.kinds(log, "arrived") == ["arrived"]


# --- the end of a round ----------------------------------------------------------------------------------------------


def test_who_does_not_migrate_finds_nothing_whatever_migrants_eat():
    """Not: a forager finds a plant beside the none that it takes."""
    g = stage(
        "phase end", "species fern 3/1/0 foraging", "species indigo 2/1/0 migratory", rulings="migratory_kind=plant"
    )
    play.migrate(g)
    assert look(g, "fern.1 indigo.1") == "3/0 2/2"


# --- nocturnal -------------------------------------------------------------------------------------------------------


def test_a_nocturnal_hunter_is_no_threat_to_itself():
    """Not: with Pack Hunting it is larger than itself, and so denies itself the free meal."""
    lines = "species fern 4/3/0 carnivore nocturnal pack_hunting", "species indigo 2/1/0"
    assert meals(stage(*lines))[0] == {"fern.1": [0, 1]}
    assert meals(stage(places(3), *lines, "species amber 4/6/0 carnivore"))[0] == {"fern.1": [0]}


# --- what Intelligence names -----------------------------------------------------------------------------------------


def test_cooperation_can_be_named():
    """Not: only Horns and Scavenger are offered beside the defences."""
    g = stage(
        places(3),
        "species fern 3/6/0 carnivore intelligence",
        "species indigo 2/1/0",
        "species amber 3/1/0 cooperation",
        "hand fern climbing",
    )
    feed(g, "indigo.1 of indigo.1 amber.1", "- of cooperation -")


def test_the_attackers_own_cooperation_is_silent_once_it_is_named():
    row = "species fern 3/6/0 carnivore intelligence cooperation", "species fern 3/1/0"
    for answer, shared in (("cooperation of cooperation -", 0), ("-", 1)):
        g = stage(*row, "species indigo 2/2/0", "hand fern climbing")
        feed(g, "indigo.1 of fern.2 indigo.1", answer)
        assert look(g, "fern.1 fern.2") == f"3/2 3/{shared}"


def test_the_cooperation_of_a_scavenger_is_silent_once_it_is_named():
    for answers, shared in ((["cooperation of scavenger cooperation -"], 0), (["-"], 1)):
        g = stage(
            places(3),
            "species fern 3/6/0 carnivore intelligence",
            "species indigo 2/1/0",
            "species amber 3/6/0 scavenger cooperation",
            "species amber 3/6/0",
            "hand fern climbing",
        )
        feed(g, *answers)
        assert look(g, "amber.1 amber.2") == f"3/1 3/{shared}"


def test_no_name_is_offered_that_leaves_an_attack_unpayable():
    """Frills alone are not enough, and a second name could not be paid: only the shell is named."""
    shelled = "species indigo 2/1/0 hard_shell cooling_frills"
    g = stage("species fern 2/4/0 carnivore intelligence", shelled, "hand fern climbing")
    log = feed(g, "fern.1 of fern.1 -")
    assert [e["trait"] for e in events.named.of(log)] == [data.TRAITS.index("hard_shell")]
    g = stage("species fern 2/4/0 carnivore intelligence", shelled, "hand fern climbing horns")
    feed(g, "fern.1 of fern.1 -", "cooling_frills of cooling_frills hard_shell", "climbing")
    assert look(g, "fern.1") == "2/1" and not g.hands[0]


def test_the_card_for_mud_cannot_be_spent_on_a_name():
    """Not: Horns are offered although the only card must pay for the mud."""
    lines = "species fern 3/6/0 carnivore intelligence", "species indigo 2/1/0 horns mud_wallowing"
    g = stage(*lines, "hand fern climbing")
    feed(g, "fern.1 of fern.1 -")
    assert look(g, "fern.1") == "2/1" and not g.hands[0]
    g = stage(*lines, "hand fern climbing foraging")
    feed(g, "fern.1 of fern.1 -", "horns of horns -", "climbing")
    assert look(g, "fern.1") == "3/1" and not g.hands[0]


def test_one_name_silences_every_warning_beside_the_target():
    """Not: a named Warning Call still warns, or each of two has its price."""
    warner = "species indigo 1/6/0 warning_call"
    lines = "species fern 2/6/0 carnivore intelligence", warner, "species indigo 2/1/0", warner
    assert st.prey(stage(*lines), "fern.1") == []
    g = stage(*lines, "hand fern climbing")
    log = feed(g, "fern.1 of fern.1 -")
    assert [e["trait"] for e in events.named.of(log)] == [data.TRAITS.index("warning_call")]
    assert look(g, "fern.1 indigo.2") == "2/1 1/0"


def test_traits_that_are_off_are_off_for_the_attacker_too():
    bits = {trait: 1 << data.TRAITS.index(trait) for trait in ("carnivore", "pack_hunting", "ambush", "warning_call")}
    pack = Creature(3, 2, traits=bits["carnivore"] | bits["pack_hunting"] | bits["ambush"])
    crow = Creature(1, 1, traits=bits["warning_call"])
    prey = Creature(1, 4)
    assert attack_refusal(pack, prey, crow) == ()
    assert [r.code for r in attack_refusal(pack, prey, crow, off=bits["pack_hunting"])] == ["size"]
    assert [r.code for r in attack_refusal(pack, prey, crow, off=bits["ambush"])] == ["warned"]
    assert [r.code for r in attack_refusal(pack, prey, off=bits["carnivore"])] == ["diet"]


def test_ambush_ignores_a_defence_of_migratory_targets_only():
    for traits, found in (("hard_shell", []), ("hard_shell migratory", ["indigo.1"]), ("mud_wallowing", [])):
        g = stage("species fern 2/3/0 carnivore ambush", f"species indigo 2/1/0 {traits}")
        assert st.prey(g, "fern.1") == found
        g = stage("species fern 2/6/0 carnivore", f"species indigo 2/5/0 {traits}")
        assert st.prey(g, "fern.1") == []


def test_ambush_ignores_only_what_is_in_the_way():
    """Not: the owner is asked whether to waste it on a burrower that is hungry and so hides from nobody."""
    g = stage(
        places(3),
        "species fern 2/6/0 carnivore ambush",
        "species indigo 2/1/0 migratory mud_wallowing burrowing",
        "hand fern horns",
    )
    log = feed(g, "indigo.1 of indigo.1 amber.1")
    assert [e["trait"] for e in events.ignored.of(log)] == [data.TRAITS.index("mud_wallowing")]
    assert look(g, "fern.1") == "2/1" and len(g.hands[0]) == 1


def test_an_own_hunter_that_is_hungry_threatens_a_nocturnal_species_too():
    """Not: only the hunters of others do."""
    for food, ways in ((0, [0]), (3, [0, 1])):
        g = stage(
            "hole 3",
            "species fern 2/1/0 nocturnal",
            f"species fern 3/6/{food} carnivore",
            "species indigo 2/6/0 climbing",
        )
        assert meals(g)[0]["fern.1"] == ways


def test_a_turn_in_which_something_was_eaten_is_no_pass_whatever_follows():
    g = stage("hole 1", "species fern 4/1/0 intelligence", "species indigo none", "hand fern climbing foraging")
    log = feed(g, "normal of normal card", "fern.1 of fern.1 -", "climbing", "- of fern.1 -")
    assert "passed" not in st.kinds(log)
    g = stage("species fern 4/1/0 intelligence", "species indigo none", "hand fern climbing")
    assert st.kinds(feed(g, "- of fern.1 -")) == ["passed"]


# --- refusals of an attack -------------------------------------------------------------------------------------------


def test_a_creature_and_a_refusal_have_no_more_than_is_said_of_them():
    assert Creature(2, 3) == (2, 3, 0, 0, 0)
    muddy = Creature(1, 3, traits=1 << data.TRAITS.index("mud_wallowing"))
    assert [tuple(refusal) for refusal in attack_refusal(Creature(2, 3, 2), muddy)] == [
        ("diet", -1, 0, 0),
        ("full", -1, 0, 0),
        ("size", -1, 3, 3),
        ("cards", data.TRAITS.index("mud_wallowing"), 0, 1),
    ]


def test_neighbours_are_those_beside_it_in_the_row_whatever_their_numbers():
    """Not: the row is a ring, or the first species of the first seat is nobody's neighbour."""
    hunter, plain = "species fern.3 2/6/0 carnivore", "species fern.2 1/1/0"
    warner = "species fern.1 1/1/0 warning_call"
    g = stage(plain, warner, "species fern.4 1/1/0", "species fern.5 1/1/0", hunter)
    assert [why(g, "fern.3", f"fern.{n}") for n in (2, 1, 4, 5)] == [["warning_call"], [], ["warning_call"], []]
    first, warner = "species fern.1 1/1/0", "species fern.4 1/1/0 warning_call"
    for row, end in ((plain, first, hunter, warner), "fern.2"), ((warner, hunter, plain, first), "fern.1"):
        g = stage(*row, "species indigo none")
        assert prey(g, "fern.3") == ["fern.1", "fern.2", "fern.4"] and why(g, "fern.3", end) == []
    assert g.neighbours(18) == (-1, 12) and g.neighbours(0) == (6, -1)


def test_food_passes_to_the_right_neighbour_whatever_its_number():
    """Not: the first species of the first seat is left out."""
    row = "species fern.2 2/1/0 cooperation", "species fern.1 2/1/0"
    g = stage("hole 3", *row, "species indigo none")
    feed(g, "fern.2 of fern.1 fern.2")
    assert look(g, "fern.1 fern.2") == "2/1 2/1"
    g = stage("phase green", "hole 1", "species fern.2 2/1/0 cooperation long_neck", "species fern.1 1/1/1 fertile")
    grow_green(g, "fern.1 of fern.1 fern.2")
    assert look(g, "fern.1 fern.2") == "2/2 2/1"


def test_a_full_hunter_threatens_nobody_however_clever_it_is():
    for food, ways in ((2, [0, 1]), (1, [0])):
        hunter = f"species indigo 2/6/{food} carnivore intelligence"
        g = stage("hole 3", "species fern 2/1/0 nocturnal climbing", hunter, "hand indigo ?3")
        assert meals(g)[0] == {"fern.1": ways}


def test_an_attack_is_forced_on_a_hunter_that_ambushes_as_well():
    """Not: the warning that does not matter to it spares it the attack."""
    warned = "species indigo 1/1/0", "species indigo 6/6/0 warning_call"
    assert meals(stage("species fern 2/6/0 carnivore ambush", *warned)) == ({"fern.1": [0]}, True)
    assert meals(stage("species fern 2/6/0 carnivore", *warned)) == ({}, False)


def test_a_clever_hunter_that_ambushes_pays_for_no_warning():
    """Nor is it asked what to ignore where the target does not migrate, or hides behind nothing."""
    warner = "species indigo 6/6/0 warning_call"
    for target in ("1/1/0", "1/1/0 climbing", "2/1/0 migratory burrowing"):
        hunter = "species fern 2/6/0 carnivore ambush intelligence climbing"
        g = stage(places(3), hunter, f"species indigo {target}", warner, "species amber none")
        log = feed(g)
        assert st.kinds(log, "ignored", "named", "paid") == [] and look(g, "fern.1") == "2/1"
    g = stage("species fern 2/3/0 carnivore ambush", "species indigo 2/1/0 migratory hard_shell", warner)
    assert st.kinds(feed(g)) == ["attacked", "ignored", "lost", "ate"]


def test_any_species_in_play_can_have_what_a_clever_hunter_names():
    """Not: only the last one counts."""
    for first, last in (("scavenger", "climbing"), ("climbing", "cooperation"), ("cooperation", "scavenger")):
        g = stage(
            places(3),
            "species fern 3/6/0 carnivore intelligence",
            "species indigo 2/1/0",
            f"species amber 6/6/6 {first}",
            f"species amber 6/6/6 {last}",
            "hand fern foraging",
        )
        feed(g, f"- of {' '.join(sorted({first, last} - {'climbing'}))} -")


def test_a_scavenger_takes_one_meat_of_an_attack_before_or_after_the_attacker():
    for rulings in ("", "scavenger_after_meat=no"):
        lines = "species fern 2/6/0 carnivore", "species indigo 2/2/0", "species amber 3/6/0 scavenger"
        g = stage(places(3), *lines, rulings=rulings)
        feed(g)
        assert look(g, "fern.1 amber.1") == "2/2 3/1"


def test_an_attack_tells_no_losses_but_those_there_are():
    g = stage("species fern 2/6/0 carnivore", "species indigo 2/1/0")
    assert [(e["species"], e["n"]) for e in events.lost.of(feed(g))] == [(1, 1)]
    g = stage("species fern 2/6/0 carnivore", "species indigo 2/1/0 horns")
    assert [(e["species"], e["n"]) for e in events.lost.of(feed(g))] == [(0, 1), (1, 1)]


# --- turns of feeding ------------------------------------------------------------------------------------------------


def test_every_buyer_can_buy_after_the_feeding_wherever_it_stands():
    """Not: only those left of the first one that is fed or full."""
    clever = "species fern 4/1/0 intelligence"
    g = stage("hole 1", "species fern 1/1/1", clever, clever, "species fern 1/1/1", clever, "hand fern climbing horns")
    feed(
        g,
        "fern.2 of fern.2 fern.3 fern.5",
        "normal",
        "fern.5 of fern.2 fern.3 fern.5 -",
        "horns",
        "- of fern.2 fern.3 fern.5 -",
    )
    assert look(g, "fern.2 fern.3 fern.5") == "4/1 4/0 4/2"


def test_who_can_feed_nothing_passes_without_a_word():
    """Not: it is told that a seat passes which had no choice."""
    assert feed(stage("hole 0", "species fern 2/1/0")) == []
    assert feed(stage("hole 3", "species fern 2/1/2")) == []


def test_a_question_says_whether_the_feeding_of_this_turn_is_done():
    g = stage("hole 1", "species fern 4/1/0 intelligence", "hand fern climbing")
    match = st.match(g)
    found = []
    while match.choice.seat == 0:
        if match.choice.key == "feed.species":
            found.append(match.choice.numbers["fed"])
        match.answer(match.choice.values[0])
    assert found == [1]
