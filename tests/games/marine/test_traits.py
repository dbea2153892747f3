"""Each of the eighteen traits, alone, lost, gained in mid-game, copied, and two at a time."""

import pytest
from speciate.earth import events as earth_events
from speciate.engine import Choice
from speciate.games.marine import data, events
from speciate.games.marine.rules import hooks, play

from .stage import (
    BARREN,
    LETTERS,
    NO_CARDS,
    PAIRS,
    TRAITS,
    C,
    F,
    R,
    X,
    act,
    answer,
    card,
    cubes,
    deal,
    disks,
    end,
    extinction,
    gain,
    hex_,
    kinds,
    match,
    perform,
    places,
    reseed,
    setup,
    space,
    spaces,
    stage,
    turn,
)


def test_every_trait_has_a_test():
    tests = [name.removeprefix("test_") for name in globals() if name.startswith("test_")]
    assert not [t.id for t in data.TRAITS if not any(n == t.id or n.startswith(f"{t.id}__") for n in tests)]


def lose(g, who, trait, new="resilience", lines=()):
    """Swap a trait for another one of the box, as Gene Expression does."""
    me = LETTERS.index(who)

    def swap(g):
        g.take_from_box(TRAITS[new])
        g.lose_trait(me, TRAITS[trait])
        g.gain_trait(me, TRAITS[new])

    perform(g, me, lines, swap)


def names(g, who):
    return [data.TRAITS[t].id for t in g.traits[LETTERS.index(who)]]


def revealed(kept, *answers, head=(), also=()):
    """The position after a real reveal where each animal has kept these traits; `answers` to what the reveal asks.

    `head` are lines of the set-up, and `also` further ones of the position before the reveal.
    """
    words = kept.split()
    hands = []
    for animal, traits in zip(data.ANIMALS, (word.replace("+", " ") for word in words), strict=False):
        hands += [f"hand {animal} {traits} ?{data.TRAITS_DEALT - len(traits.split())}", f"kept {animal} {traits}"]
    g = stage(*(head or [places(LETTERS[: len(words)])]), "phase reveal", *hands, *also)
    perform(g, R, answers, play.step)
    return g


# --- Ancient Lineage ------------------------------------------------------------------------------------------------


def test_ancient_lineage():
    """After a retrieval: up to two species on tiles you occupy, before the Reseed that it triggers."""
    g = stage(
        "species crustaceans C3 D4:3",
        "trait crustaceans ancient_lineage",
        "slid reptiles=yes cephalopods=yes fishes=yes",
        "pawn crustaceans abundance-1",
    )
    log = turn(g, "X", "-", "C3 of C3 D4 -", "D4 of C3 D4 -")
    assert cubes(g, "C3") == "2X" and g.cubes[X][hex_("D4")] == 4
    assert kinds(log, "breed", "reseed") == ["breed", "breed", "reseed"]


def test_ancient_lineage__may_stop():
    g = stage("trait crustaceans ancient_lineage", "pawn crustaceans abundance-1")
    turn(g, "X", "-", "D4 of D4 -", "- of D4 -")
    assert g.cubes[X][hex_("D4")] == 4


def test_ancient_lineage__nothing_without_a_pawn_a_species_or_a_tile():
    g = stage("trait crustaceans ancient_lineage")
    turn(g, "X", "-")
    g = stage("eliminated crustaceans=31", "trait crustaceans ancient_lineage", "pawn crustaceans abundance-1")
    turn(g, "X", "-")
    g = stage("species crustaceans none", "trait crustaceans ancient_lineage", "pawn crustaceans abundance-1")
    turn(g, "X", "-")


def test_ancient_lineage__is_its_owners_alone():
    g = stage("trait reptiles ancient_lineage", "pawn crustaceans abundance-1")
    turn(g, "X", "-")
    assert g.turn == F


def test_ancient_lineage__feeds_prey_switchers():
    g = stage("trait reptiles prey_switching", "trait crustaceans ancient_lineage", "pawn crustaceans abundance-1")
    turn(g, "X", "-", "D4", "D4")
    assert g.vp == [1, 0, 0, 0]


@pytest.mark.parametrize(("pool", "answers"), [(31, ("D4", "-")), (1, ("D4",))])
def test_ancient_lineage__is_an_effect_of_its_own_also_when_one_species_comes(pool, answers):
    """Who stops, or has no more: what came is paid at once, before the next turn."""
    g = stage(
        f"eliminated crustaceans={31 - pool}",
        "trait reptiles prey_switching",
        "trait crustaceans ancient_lineage",
        "pawn crustaceans abundance-1",
    )
    turn(g, "X", "-", *answers)
    assert g.vp == [1, 0, 0, 0]


# --- Bottom Feeder --------------------------------------------------------------------------------------------------


def test_bottom_feeder():
    """A space below Domination: reached after all other pawns, by its owner alone, with any pawn."""
    g = stage(
        "trait cephalopods bottom_feeder", "pawn cephalopods domination-3", "special sun=cephalopods worms=reptiles"
    )
    assert spaces(g, "C") == ["bottom_feeder-cephalopods"]
    assert "bottom_feeder-cephalopods" in spaces(g, "C", "special")
    assert not any(s.startswith("bottom_feeder") for s in (*spaces(g, "R"), *spaces(g, "R", "special")))


@pytest.mark.parametrize("who, animal", list(zip(LETTERS, data.ANIMALS, strict=True)))
def test_bottom_feeder__its_pawn_is_placed_below_all_others(who, animal):
    g = stage(
        f"turn {animal}",
        f"trait {animal} bottom_feeder",
        f"pawn {animal} bottom_feeder-{animal}",
        "box depletion sun",
    )
    assert spaces(g, who) == []
    turn(g, who)  # nothing left but to retrieve
    assert g.free == [4] * 4 and g.right[LETTERS.index(who)]


def test_bottom_feeder__a_whole_turn():
    g = stage("turn cephalopods", "trait cephalopods bottom_feeder", "box depletion sun")
    turn(g, "C", "bottom_feeder-cephalopods", "sun of sun -")
    assert disks(g, "C") == "sun" and g.placed(C) == [space("bottom_feeder-cephalopods")]


@pytest.mark.parametrize("who, token", [("R", "bottom_feeder-reptiles"), ("X", "bottom_feeder-crustaceans")])
def test_bottom_feeder__lost_its_pawn_becomes_available(who, token):
    animal = data.ANIMALS[LETTERS.index(who)]
    g = stage(f"trait {animal} bottom_feeder", f"pawn {animal} {token}")
    lose(g, who, "bottom_feeder")
    assert g.free == [4] * 4 and not any(g.pawn)
    assert not any(s.startswith("bottom_feeder") for s in spaces(g, who))


def test_bottom_feeder__lost_a_special_pawn_becomes_available_to_its_owner():
    g = stage(
        "trait cephalopods bottom_feeder", "pawn special-algae bottom_feeder-cephalopods", "special algae=cephalopods"
    )
    lose(g, "C", "bottom_feeder")
    assert g.free == [4] * 4 and g.special_available(C) == [data.ALGAE]


@pytest.mark.parametrize("other", ["reptiles", "crustaceans"])
def test_bottom_feeder__a_pawn_dominated_on_another_ones_space_is_as_low_as_it_gets(other):
    """Two animals with such a space: who wins the special pawn on the other's cannot place below it."""
    lines = (
        "trait cephalopods exaptation",
        "copied cephalopods=bottom_feeder",
        f"trait {other} bottom_feeder",
        f"pawn special-sun bottom_feeder-{other}",
    )
    assert spaces(stage(*lines, "special sun=cephalopods"), "C") == []
    g = stage(*lines, f"special sun={other}")
    assert "bottom_feeder-cephalopods" in spaces(g, "C")


# --- Budding Intelligence -------------------------------------------------------------------------------------------


def test_budding_intelligence():
    """At 20 VP a pawn, at once and once."""
    g = stage("trait fishes budding_intelligence")
    gain(g, "F", 19)
    assert g.free[F] == 4
    gain(g, "F", 1)
    assert g.free[F] == 5
    gain(g, "F", 30)
    assert g.free[F] == 5
    gain(g, "R", 30)
    assert g.free[R] == 4


def test_budding_intelligence__the_pawn_stays_when_the_card_goes():
    g = stage("trait fishes budding_intelligence")
    gain(g, "F", 20)
    lose(g, "F", "budding_intelligence")
    lose(g, "F", "resilience", "budding_intelligence")
    assert g.free[F] == 5


def test_budding_intelligence__gained_late_pays_at_once():
    g = stage("vp fishes=20")
    deal(g, "F", "budding_intelligence")
    assert g.free[F] == 5


def test_budding_intelligence__copied_late_pays_at_once_too():
    g = stage("trait fishes budding_intelligence", "vp crustaceans=20")
    deal(g, "X", "exaptation")
    assert g.free == [4, 4, 4, 5]


def test_budding_intelligence__available_in_the_very_turn():
    """The Fishes' last pawn brings them to 20: the next turn is no forced retrieval."""
    g = stage(
        "turn fishes",
        "species fishes D4:4",
        "trait fishes budding_intelligence",
        "vp fishes=15",
        "pawn fishes abundance-1 abundance-2 abundance-3",
        "evolution reef seamount seagrass sand ocean",
        *NO_CARDS,
    )
    turn(g, "F", "evolution-1", "D4")
    assert g.vp[F] == 22 and g.free[F] == 1 and spaces(g, "F")


# --- Camouflage -----------------------------------------------------------------------------------------------------


def test_camouflage():
    """After an opposing Wanderlust, one species on the new tile, before the extra turn."""
    g = stage("trait cephalopods camouflage")
    act(g, "X", "wanderlust-3", "1", "B3", "C: yes of yes -")
    assert cubes(g, "B3") == "1C" and g.again


def test_camouflage__after_tectonics_and_volcanism():
    g = stage("trait cephalopods camouflage")
    act(g, "X", "tectonics-1", "E1", "C: yes")
    assert cubes(g, "E1") == "1C 1X"
    card(g, "X", "volcanism", "C4", "C: - of yes -")
    assert cubes(g, "C4") == "1X"


def test_camouflage__never_its_owners_own_action_nor_a_forfeited_one():
    g = stage("trait cephalopods camouflage")
    act(g, "C", "wanderlust-1", "1", "B3")
    act(g, "C", "tectonics-1", "E1")
    act(g, "X", "tectonics-1", "-")
    act(g, "X", "wanderlust-1", "-")


def test_camouflage__nothing_with_an_empty_pool():
    g = stage("eliminated cephalopods=31", "trait cephalopods camouflage")
    act(g, "X", "wanderlust-1", "1", "B3")


def test_camouflage__two_owners_down_the_food_chain():
    g = revealed("ram_feeder camouflage exaptation flight", "F: camouflage of ram_feeder camouflage flight")
    act(g, "R", "tectonics-1", "E1", "C: yes", "F: yes")
    assert cubes(g, "E1") == "1R 1C 1F"


# --- Cannibal -------------------------------------------------------------------------------------------------------


def test_cannibal():
    """1 VP for each own species eliminated, by oneself too, in an Extinction too."""
    g = stage("trait cephalopods cannibal")
    card(g, "R", "predator", "cephalopods")
    assert g.vp == [0, 1, 0, 0]
    lines = (*BARREN, "trait cephalopods cannibal", "species fishes D2:2")
    g = stage(*lines, "species cephalopods D2:2", "vp cephalopods=1")
    card(g, "C", "biomass", "cephalopods")
    assert g.vp == [0, 2, 0, 0]
    g = stage(*lines, "species cephalopods C3:3 D2", "vp cephalopods=2")
    extinction(g)
    assert str(g.vp) == "[0, 6, 0, 0]" and g.eliminated[F] == 2  # whole points


def test_cannibal__not_for_returns_to_the_gene_pool():
    g = stage("trait cephalopods cannibal")
    card(g, "R", "solar_radiation", "cephalopods", "cephalopods", "cephalopods", slot_number=3)
    assert g.vp[C] == 0
    g = stage("species cephalopods D4:3 E1:4", "trait cephalopods cannibal")
    act(g, "R", "tectonics-1", "E1")
    assert g.vp[C] == 0


def test_cannibal__in_the_last_extinction():
    g = stage(*BARREN, "species cephalopods C3:3", "trait cephalopods cannibal")
    end(g)
    assert g.vp == [0, 3, 0, 0]


# --- Carnivore ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fishes, crustaceans, safe", [(1, 1, True), (2, 0, True), (1, 0, False), (0, 0, False)])
def test_carnivore(fishes, crustaceans, safe):
    """Two opposing species, of one animal or of two, keep it out of danger."""
    others = [f"species {animal} D2:{n}" for animal, n in (("fishes", fishes), ("crustaceans", crustaceans)) if n]
    g = stage("species cephalopods D2:5 D4:3", "trait cephalopods carnivore", *others)
    assert g.thrives(C, hex_("D2")) is safe


def test_carnivore__is_tested_again_in_each_pass():
    """One of the opponents matches and stays, the other dies: one left is not enough."""
    g = stage(
        "element worms D2ul",
        "species cephalopods D2:5 D4:3",
        "species fishes D2 D4:3",
        "species crustaceans D2 D4:3",
        "trait cephalopods carnivore",
    )
    log = extinction(g)
    assert cubes(g, "D2") == "1X" and [dead["animal"] for dead in earth_events.eliminate.of(log)] == [F, C]
    g = stage(
        "element worms D2ul",
        "species cephalopods D2 D4:3",
        "species crustaceans D2:2 D4:3",
        "trait cephalopods carnivore",
    )
    extinction(g)
    assert cubes(g, "D2") == "1C 2X"


def test_carnivore__two_of_them_keep_each_other():
    g = revealed(
        "ram_feeder carnivore exaptation flight",
        "F: carnivore of ram_feeder carnivore flight",
        also=("species cephalopods D2:2 D4:3", "species fishes D2:2 D4:3"),
    )
    extinction(g)
    assert cubes(g, "D2") == "2C 2F"


# --- Ecological Niche -----------------------------------------------------------------------------------------------


def test_ecological_niche():
    """Round an element whose special pawn you control: +1 for you, -1 for others; the special space too."""
    g = stage("trait cephalopods ecological_niche", "special sun=cephalopods")
    act(g, "C", "speciation-5", "D4ul", "0 of 0 1 2 3", "0 of 0 1 2", "0 of 0 1 2 3")
    act(g, "R", "speciation-5", "D4ul", "0 of 0 1", "0 of 0 1")
    act(g, "R", "speciation-5", "D4l", "0 of 0 1 2", "0 of 0 1 2 3", "0 of 0 1 2")


def test_ecological_niche__control_counts_even_on_the_display_and_only_now():
    lines = ("trait cephalopods ecological_niche", "pawn special-sun migration-4")
    g = stage(*lines, "special sun=cephalopods")
    assert g.speciation_limit(C, data.SUN, hex_("D4")) == 3
    g = stage(*lines, "special sun=reptiles")
    assert g.speciation_limit(C, data.SUN, hex_("D4")) == g.speciation_limit(R, data.SUN, hex_("D4")) == 2


def test_ecological_niche__two_owners_with_two_pawns():
    g = revealed(
        "ram_feeder ecological_niche exaptation flight",
        "F: ecological_niche of ram_feeder ecological_niche flight",
        also=("special sun=cephalopods worms=fishes",),
    )
    reef = hex_("D4")
    assert [g.speciation_limit(a, data.SUN, reef) for a in range(4)] == [1, 3, 1, 1]
    assert [g.speciation_limit(a, data.WORMS, reef) for a in range(4)] == [1, 1, 3, 1]
    assert g.speciation_limit(R, data.SUN, hex_("D3")) == 0


# --- Exaptation -----------------------------------------------------------------------------------------------------


def test_exaptation():
    """It copies an opposing trait at the reveal; with 16 in the pool it drops the copy for a new one."""
    g = revealed("exaptation flight social resilience", "R: flight of flight resilience social")
    assert data.TRAITS[g.copied[R]].id == "flight" and g.modified(hooks.before_all, R, 0)
    copying = (
        "trait reptiles exaptation",
        "trait cephalopods flight",
        "trait fishes social",
        "trait crustaceans resilience",
        "copied reptiles=flight",
    )
    g = stage(*copying, "eliminated reptiles=14", "turn reptiles")
    assert g.pool[R] == 17
    turn(g, "R", "-")
    assert g.copied[R] == TRAITS["flight"]
    g = stage(*copying, "eliminated reptiles=15")
    assert g.pool[R] == 16
    options = drawn(g)
    turn(g, "X", "-", f"R: {options[1]} of {' '.join(options)}")
    assert g.copied[R] == data.NO_TRAIT and names(g, "R") == [options[1]]
    assert TRAITS["exaptation"] in g.trait_box
    assert not g.modified(hooks.before_all, R, 0)


def drawn(g):
    """The three traits that will be drawn."""
    return [data.TRAITS[t].id for t in g.copy().draw_traits(3)]


COPIED = (
    "trait reptiles flight",
    "trait cephalopods social",
    "trait fishes resilience",
    "trait crustaceans exaptation",
    "copied crustaceans=flight",
)
SIXTEEN = "eliminated crustaceans=15"
"""The Crustaceans have 16 species in their gene pool."""


def test_exaptation__after_a_placement_too():
    """The check comes right after the action that leaves 16."""
    g = revealed(
        "flight social resilience exaptation",
        "X: flight of flight resilience social",
        also=("eliminated crustaceans=14",),
    )
    options = drawn(g)
    turn(g, "X", "regression-1", "yes", f"{options[0]} of {' '.join(options)}")
    assert g.pool[X] == 16 and names(g, "X") == [options[0]]


def test_exaptation__the_copy_is_gone_before_the_new_trait_is_chosen():
    m = match(stage(*COPIED, SIXTEEN))
    answer(m, "-")
    assert m.choice.key == "exaptation.new" and m.state.copied[X] == data.NO_TRAIT
    assert m.choice.decision.secret  # nobody else sees what was drawn
    assert not m.state.modified(hooks.before_all, X, 0) and names(m.state, "X") == ["exaptation"]


def test_exaptation__only_once():
    g = stage(*COPIED, SIXTEEN)
    options = drawn(g)
    turn(g, "X", "-", options[0])
    for n, who in enumerate("FCR", 1):
        turn(g, who, f"abundance-{n}")
    turn(g, "X", "-")
    assert names(g, "X") == [options[0]]


def test_exaptation__an_empty_box_leaves_no_trait():
    others = [t.id for t in data.TRAITS if t.id not in ("flight", "resilience", "exaptation")]
    g = stage(
        "trait reptiles flight",
        f"trait cephalopods {' '.join(others)}",
        "trait fishes resilience",
        "trait crustaceans exaptation",
        "copied crustaceans=flight",
        SIXTEEN,
    )
    turn(g, "X", "-")
    assert not names(g, "X") and g.copied[X] == data.NO_TRAIT and list(g.trait_box) == [TRAITS["exaptation"]]
    assert not g.modified(hooks.before_all, X, 0)


def test_exaptation__copied_plasticity_gives_its_elements_to_the_bag():
    g = stage(
        "places reptiles=0 cephalopods=1",
        "trait reptiles phenotypic_plasticity",
        "trait cephalopods exaptation",
        "copied cephalopods=phenotypic_plasticity",
        "display cephalopods sun:3 worms algae",
        "on_trait cephalopods worms algae",
        "eliminated cephalopods=15",
    )
    bag = g.bag[data.WORMS], g.bag[data.ALGAE]
    options = drawn(g)
    turn(g, "C", "-", options[0])
    assert disks(g, "C") == "sun sun sun" and (g.bag[data.WORMS], g.bag[data.ALGAE]) == (bag[0] + 1, bag[1] + 1)


def test_exaptation__copied_bottom_feeder_gives_its_pawn_back():
    g = stage(
        "places reptiles=0 cephalopods=1",
        "trait reptiles bottom_feeder",
        "trait cephalopods exaptation",
        "copied cephalopods=bottom_feeder",
        "pawn reptiles bottom_feeder-reptiles",
        "pawn cephalopods bottom_feeder-cephalopods",
        "special sun=cephalopods",  # basic pawns cannot go above the personal space
        "eliminated cephalopods=14",
    )
    options = drawn(g)
    turn(g, "C", "regression-1", "yes", options[0])
    assert g.free[C] == 7 and g.placed(R) == [space("bottom_feeder-reptiles")]


def test_exaptation__cannot_be_copied_and_the_copy_outlives_the_original():
    g = revealed("flight exaptation")
    lose(g, "R", "flight")
    assert g.modified(hooks.before_all, C, 0) and not g.modified(hooks.before_all, R, 0)
    g = stage()
    deal(g, "X", "exaptation")
    assert g.copied[X] == data.NO_TRAIT


def test_exaptation__gained_in_mid_game_copies_what_is_in_play():
    others = ("trait reptiles social", "trait cephalopods flight")
    g = stage(*others)
    deal(g, "X", "exaptation", lines=("flight of flight social",))
    assert g.copied[X] == TRAITS["flight"]
    g = stage(*others, "trait crustaceans exaptation", "copied crustaceans=flight", SIXTEEN)
    options = drawn(g)
    turn(g, "X", "-", options[0])
    assert g.copied[X] == data.NO_TRAIT and names(g, "X") == [options[0]]


def test_exaptation__drawn_with_sixteen_in_the_pool_gives_the_new_trait_at_once_and_asks_for_no_copy():
    """The copy would be lost in the same turn."""
    g = stage(SIXTEEN, "trait reptiles social")
    g.take_from_box(TRAITS["exaptation"])
    seen: list[Choice] = []
    options = drawn(g)
    line = f"{options[2]} of {' '.join(options)}"
    log = perform(g, X, (line,), lambda g: g.gain_trait(X, TRAITS["exaptation"]), seen=seen)
    assert [lost["trait"] for lost in events.lose_trait.of(log)] == [TRAITS["exaptation"]]
    assert [choice.key for choice in seen] == ["exaptation.new"]
    assert names(g, "X") == [options[2]] and TRAITS["exaptation"] in g.trait_box


def test_exaptation__the_spent_card_can_come_again_and_is_as_good_as_new():
    g = stage(*COPIED, SIXTEEN, "eliminated cephalopods=14")
    turn(g, "X", "-", drawn(g)[0])
    turn(g, "F", "abundance-1")
    deal(g, "C", "exaptation", lines=("flight",))
    assert g.copied[C] == TRAITS["flight"] and g.modified(hooks.before_all, C, 0)
    options = drawn(g)
    turn(g, "C", "regression-1", "yes", options[0])  # 16 are left
    assert names(g, "C") == ["social", options[0]] and g.copied[C] == data.NO_TRAIT


def test_exaptation__gene_expression_after_it_leaves_one_working_trait():
    """The spent card cannot be handed in for a second one."""
    g = stage(*COPIED, SIXTEEN)
    turn(g, "X", "-", drawn(g)[0])
    drawn_now = [data.TRAITS[t].id for t in g.copy().draw_traits(data.GENE_EXPRESSION_DRAW)]
    new = next(name for name in drawn_now if name not in ("exaptation", "pack_hunters"))
    card(g, "X", "gene_expression", new)
    assert names(g, "X") == [new] and g.has[X] == 1 << TRAITS[new]


def test_exaptation__keeps_its_copy_when_another_trait_is_lost():
    g = stage("trait reptiles social flight", "trait cephalopods ram_feeder")
    deal(g, "C", "exaptation", lines=("flight of flight social",))
    lose(g, "C", "ram_feeder")
    lose(g, "R", "social", "carnivore")
    assert g.copied[C] == TRAITS["flight"] and g.modified(hooks.before_all, C, 0)


def test_exaptation__lost_to_gene_expression_loses_the_copy():
    g = stage(
        "display crustaceans worms sun:3",
        "on_trait crustaceans worms",
        "trait cephalopods phenotypic_plasticity",
        "trait crustaceans exaptation",
        "copied crustaceans=phenotypic_plasticity",
    )
    lose(g, "X", "exaptation")
    assert g.copied[X] == data.NO_TRAIT and disks(g, "X") == "sun sun sun" and g.room(X) == 0


def test_exaptation__copies_ones_own_second_animal():
    g = revealed("exaptation flight social resilience", "R: flight of flight resilience social", head=[PAIRS])
    assert g.copied[R] == TRAITS["flight"]


# --- Flight ---------------------------------------------------------------------------------------------------------


def test_flight():
    """Before all own pawns or after all of them; still only empty ordinary spaces."""
    g = stage("trait crustaceans flight", "pawn reptiles abundance-2", "pawn crustaceans depletion-1")
    legal = spaces(g, "X")
    assert legal[:5] == ["abundance-1", "abundance-3", "autotrophs-1", "autotrophs-2", "adaptation-1"]
    assert "adaptation-3" not in legal


def test_flight__special_pawns_count_too():
    g = stage(
        "trait crustaceans flight",
        "pawn crustaceans evolution-1",
        "pawn special-sun adaptation-3",
        "special sun=crustaceans",
    )
    assert not [s for s in spaces(g, "X") if space("adaptation-3") < space(s) < space("evolution-1")]
    assert "depletion-1" in spaces(g, "X") and "evolution-2" in spaces(g, "X")


# --- Hadopelagic ----------------------------------------------------------------------------------------------------


ALL_OUT = "pawn crustaceans abundance-1 autotrophs-1 depletion-1 adaptation-1"


def test_hadopelagic():
    """Who retrieves with no pawn left takes another turn, and then the next animal."""
    g = stage("trait crustaceans hadopelagic", ALL_OUT)
    turn(g, "X")
    assert g.turn == X
    turn(g, "X", "-")
    assert g.turn == F


def test_hadopelagic__an_available_special_pawn_counts():
    g = stage(
        "trait crustaceans hadopelagic",
        ALL_OUT,
        "special sun=crustaceans",
    )
    turn(g, "X", "-")
    assert g.turn == F
    g = stage(
        "trait crustaceans hadopelagic",
        ALL_OUT,
        "pawn special-sun migration-4",
        "special sun=crustaceans",
    )
    turn(g, "X")
    assert g.turn == X


def test_hadopelagic__one_pawn_left_is_not_enough():
    g = stage("trait crustaceans hadopelagic", "pawn crustaceans abundance-1 abundance-2 abundance-3")
    turn(g, "X", "-")
    assert g.turn == F


def test_hadopelagic__after_the_reseed_and_never_after_the_end():
    g = stage(
        "trait crustaceans hadopelagic",
        "slid reptiles=yes cephalopods=yes fishes=yes",
        ALL_OUT,
    )
    log = turn(g, "X")
    assert g.turn == X and "reseed" in kinds(log) and g.round == 2
    g = stage(
        "last_round yes",
        "trait crustaceans hadopelagic",
        "slid reptiles=yes cephalopods=yes fishes=yes",
        ALL_OUT,
    )
    turn(g, "X")
    assert g.over and not g.again


def test_hadopelagic__others_do_not_profit():
    g = stage("trait reptiles hadopelagic", ALL_OUT)
    turn(g, "X")
    assert g.turn == F


# --- Pack Hunters ---------------------------------------------------------------------------------------------------


def test_pack_hunters():
    """A special pawn at the start, with its target at 3; all others start at 1."""
    g = revealed("pack_hunters flight", "sun of algae worms plankton sponges gastropods sun")
    assert g.special_available(R) == [data.SUN] and g.target == [1, 1, 1, 1, 1, 3]


def test_pack_hunters__copied_both_choose_down_the_food_chain():
    g = revealed("exaptation pack_hunters", "R: sun", "C: algae of algae worms plankton sponges gastropods")
    assert g.special_available(R) == [data.SUN] and g.special_available(C) == [data.ALGAE]
    assert g.target == [3, 1, 1, 1, 1, 3]


def test_pack_hunters__nothing_in_mid_game_and_the_pawn_stays():
    g = stage()
    deal(g, "R", "pack_hunters")
    assert [*g.special] == [data.NOBODY] * 6
    g = revealed("pack_hunters flight", "sun")
    lose(g, "R", "pack_hunters")
    assert g.special_available(R) == [data.SUN]


def test_pack_hunters__may_be_dominated_away():
    g = revealed("pack_hunters flight", "gastropods", also=("species cephalopods D4:3 E4",))
    act(g, "C", "domination-1", "gastropods of gastropods -")
    assert g.special[data.GASTROPODS] == C and g.target[data.GASTROPODS] == 4


# --- Phenotypic Plasticity ------------------------------------------------------------------------------------------


def test_phenotypic_plasticity():
    """Two more spaces: five disks beside the printed three."""
    g = stage(
        "display reptiles algae worms sun:2",
        "on_trait reptiles algae",
        "trait reptiles phenotypic_plasticity",
        "box adaptation worms sponges",
    )
    act(g, "R", "adaptation-1", "sponges")
    assert g.element_total(R) == 8 and g.room(R) == 0
    before = g.digest()
    act(g, "R", "adaptation-1")
    assert g.digest() == before


def test_phenotypic_plasticity__only_what_the_display_has_no_room_for_lies_on_the_card():
    """The third disk fills the display; the fourth and the fifth are lost with the card."""
    g = stage(
        "trait reptiles phenotypic_plasticity", "display reptiles algae worms", "box adaptation sun plankton sponges:2"
    )
    for element in ("sun", "sponges", "sponges"):
        act(g, "R", "adaptation-1", element)
    trial = g.copy()
    lose(trial, "R", "phenotypic_plasticity")
    assert disks(trial, "R") == "algae worms sun" and trial.room(R) == 0
    act(g, "R", "adaptation-3", "plankton", "algae")  # it takes the place of the algae
    lose(g, "R", "phenotypic_plasticity")
    assert disks(g, "R") == "worms plankton sun"


def test_phenotypic_plasticity__lost_its_own_disks_go_to_the_bag():
    """Disks leave the card first, so a disk lost before saves one from the card."""
    lines = (
        "trait reptiles phenotypic_plasticity",
        "display reptiles algae worms sun:3",
        "on_trait reptiles algae sun",  # these two lie on the card
    )
    g = stage(*lines)
    lose(g, "R", "phenotypic_plasticity")
    assert disks(g, "R") == "worms sun sun"
    g = stage(*lines, "box regression sun")
    reseed(g)
    lose(g, "R", "phenotypic_plasticity")
    assert disks(g, "R") == "worms sun sun"


def test_phenotypic_plasticity__with_alternate_displays():
    g = stage(
        "options displays=alternate",
        "display reptiles plankton:2 gastropods",
        "trait reptiles phenotypic_plasticity",
    )
    assert g.room(R) == 8 - 3


# --- Prey Switching -------------------------------------------------------------------------------------------------


def test_prey_switching():
    """1 VP for each occupied tile where opposing species arrive from a gene pool, whatever their number."""
    g = stage("species reptiles C3 D4:3", "trait reptiles prey_switching", "circles sun")
    turn(g, "X", "speciation-1", "D4ul", "2", "1", "2")  # Kelp, Land, Reef
    assert g.vp == [2, 0, 0, 0]


def test_prey_switching__not_for_movement_nor_own_species():
    g = stage("species reptiles C3 D4:3", "trait reptiles prey_switching", "circles sun")
    turn(g, "X", "migration-1", *["D4", "C3"] * 3)
    turn(g, "F", "abundance-1")
    turn(g, "C", "abundance-2")
    turn(g, "R", "speciation-1", "D4ul", "2", "1", "2")
    assert g.vp == [0] * 4


def test_prey_switching__not_where_no_species_comes():
    g = stage("species reptiles C3 D4:3", "trait reptiles prey_switching", "circles sun")
    turn(g, "X", "speciation-1", "D4ul", "0", "1", "0")  # only on the Land, where no Reptile lives
    assert g.vp == [0] * 4


def test_prey_switching__tectonics_only_by_the_cube_from_the_pool():
    for answers, vp in ((("pool",), 1), (("eliminated",), 0)):
        g = stage(
            "species reptiles D4:3 E1",
            "species cephalopods D4:3 E1:3",
            "eliminated crustaceans=1",
            "trait reptiles prey_switching",
        )
        turn(g, "X", "tectonics-1", "E1", *answers)
        assert g.vp == [vp, 0, 0, 3] and cubes(g, "E1") == "1R 1C 1X"


def test_prey_switching__each_effect_counts_by_itself():
    """The extra cube of Tectonics is one effect, Camouflage another."""
    g = stage("species reptiles D4:3 E1", "trait reptiles prey_switching", "trait cephalopods camouflage")
    turn(g, "X", "tectonics-1", "E1", "C: yes")
    assert g.vp == [2, 0, 0, 3]


def test_prey_switching__must_still_live_there_when_they_arrive():
    """A carnivore that eats the last Reptile before it comes feeds nobody."""
    g = stage(*BARREN, "species reptiles C3", "trait reptiles prey_switching")
    card(g, "X", "profligate_carnivore", "C3 of C3 -", slot_number=1)
    assert g.vp == [0] * 4 and cubes(g, "C3") == "1X"


def test_prey_switching__one_effect_pays_a_tile_once():
    """Two Crustaceans arrive one by one in place of what was eaten."""
    g = stage("trait reptiles prey_switching")
    card(g, "X", "profligate_carnivore", "D4", "fishes", "D4", "fishes", slot_number=2)
    assert g.vp == [1, 0, 0, 0]


def test_prey_switching__two_owners():
    g = revealed("ram_feeder prey_switching exaptation flight", "F: prey_switching of ram_feeder prey_switching flight")
    card(g, "R", "fecundity", "D4")
    assert g.vp == [0, 1, 1, 0]
    card(g, "C", "fecundity", "D4")
    assert g.vp == [0, 1, 2, 0]


# --- Ram Feeder -----------------------------------------------------------------------------------------------------


def test_ram_feeder():
    """A plankton for Domination, thriving, Ecodiversity; seven elements at most; never lost."""
    g = stage("species reptiles D4:3 D5", "trait reptiles ram_feeder")
    assert g.domination(R, data.PLANKTON) == 2 and g.thrives(R, hex_("D5"))
    card(g, "R", "ecodiversity")
    assert g.vp == [3, 0, 0, 0]  # sun, sponges, plankton
    g = stage("trait reptiles ram_feeder", "display reptiles sun:3", "box regression plankton")
    assert g.element_total(R) == 7 and g.room(R) == 0
    reseed(g)
    assert g.count(R, data.PLANKTON) == 1 and g.own_disks(R) == [data.SUN]


def test_ram_feeder__counts_for_disease_and_symbiotic():
    g = stage("display reptiles sun", "display cephalopods worms", "trait reptiles ram_feeder")
    card(g, "C", "disease")  # five against four
    assert disks(g, "R") == "" and disks(g, "C") == "worms"
    card(g, "R", "symbiotic")  # four: Fishes and Crustaceans have three
    assert [sum(n) for n in g.disks] == [1, 1, 1, 1]


def test_ram_feeder__on_an_alternate_display_and_lost():
    g = stage(
        "options displays=alternate",
        "display reptiles plankton:2 gastropods",
        "trait reptiles ram_feeder",
    )
    assert g.element_total(R) == 4 and g.room(R) == 3
    lose(g, "R", "ram_feeder")
    assert g.element_total(R) == 3


# --- Resilience -----------------------------------------------------------------------------------------------------


def test_resilience():
    """Regression passes it by; real cubes are still legal."""
    g = stage("display reptiles sun", "display cephalopods sun", "trait reptiles resilience", "box regression sun")
    act(g, "R", "regression-1", "yes")
    reseed(g)
    assert disks(g, "R") == "sun" and disks(g, "C") == "" and g.pool[R] == 31


# --- Seasonal Migrants ----------------------------------------------------------------------------------------------


def test_seasonal_migrants():
    """One more, and two tiles far over existing tiles, but not back."""
    g = stage("species cephalopods D1:4", "trait cephalopods seasonal_migrants")
    near = "D3 D2 E1 C1"
    act(g, "C", "migration-1", "D1", f"D3 of {near}", *["D1", "D2"] * 3)
    assert cubes(g, "D3") == "1C" and cubes(g, "D2") == "3C"


def test_seasonal_migrants__never_over_empty_hexes():
    g = stage("tile ocean G1", "species cephalopods E1", "trait cephalopods seasonal_migrants")
    # The tile lies two steps east of its species, over an empty hex.
    assert not g.next_to(hex_("G1"))
    act(g, "C", "migration-1", "E1", "D2 of D1 D2 D3 C1")
    assert cubes(g, "D2") == "1C"


def test_seasonal_migrants__all_on_the_special_space():
    g = stage("species cephalopods D4:8", "trait cephalopods seasonal_migrants")
    act(g, "C", "migration-4", *["D4", "D2"] * 8)
    assert cubes(g, "D2") == "8C"


# --- Social ---------------------------------------------------------------------------------------------------------


def test_social():
    """Basic pawns bump opposing basic pawns, but keep after the others, and off special pawns and special spaces."""
    g = stage(
        "trait crustaceans social",
        "pawn reptiles abundance-1 speciation-1",
        "pawn crustaceans regression-1",
        "pawn special-algae speciation-2",
        "special algae=cephalopods",
        "circles sun",
    )
    legal = spaces(g, "X")
    assert "speciation-1" in legal and not {"abundance-1", "regression-1", "speciation-2", "speciation-5"} & {*legal}
    turn(g, "X", "speciation-1", "-")
    assert g.free[R] == 3 and g.pawn_on(space("speciation-1")) == (X, data.NONE)


def test_social__pushes_out_the_pawns_of_every_other_animal():
    g = stage(
        "trait fishes social",
        "pawn fishes abundance-1",
        "pawn reptiles speciation-1",
        "pawn cephalopods speciation-2",
        "pawn crustaceans speciation-3",
    )
    assert {f"speciation-{n}" for n in range(1, 5)} <= {*spaces(g, "F")}
    g = stage("trait cephalopods social", "pawn reptiles speciation-1", "pawn crustaceans speciation-3")
    assert len(spaces(g, "C")) == 31


def test_social__with_flight_bumps_above_too():
    g = stage(
        "options superheroes=yes",
        "trait crustaceans social flight",
        "pawn reptiles abundance-1 speciation-1 evolution-1",
        "pawn crustaceans regression-1 migration-1",
    )
    legal = spaces(g, "X")
    assert {"abundance-1", "evolution-1"} <= {*legal} and "speciation-1" not in legal


# --- Solitary -------------------------------------------------------------------------------------------------------


def test_solitary():
    """2 VP more for a tile scored where one is the only animal, by any scoring."""
    lines = (*BARREN, "species reptiles C3", "species fishes C3 D2:2", "trait fishes solitary")
    g = stage(*lines)
    card(g, "X", "bountiful_habitat", "land")
    assert g.vp == [0, 0, 10, 0]
    card(g, "X", "bountiful_habitat", "kelp")
    assert g.vp == [7, 0, 14, 0]
    g = stage(*lines, "element plankton D2ul C3ul", "vp reptiles=7 fishes=14")
    end(g)
    assert g.vp[F] == 14 + 10 + (4 if g.cubes[R][hex_("C3")] else 9)


def test_solitary__solar_radiation_does_not_cancel_it():
    g = stage(
        "species fishes D2:2 D4:3",
        "trait fishes solitary",
        "evolution land reef kelp sand ocean",
        "row solar_radiation",
    )
    act(g, "X", "evolution-1", "D2")
    assert g.vp == [0, 0, 10, 0]


# --- gaining, losing, two at a time -------------------------------------------------------------------------------


def test_superheroes_have_two_traits_that_both_work():
    g = revealed("ram_feeder+flight social+resilience", head=[places("RC"), "options superheroes=yes"])
    assert g.count(R, data.PLANKTON) == 1 and g.modified(hooks.before_all, R, 0)
    assert g.modified(hooks.may_bump, C, 0) and g.modified(hooks.regression_safe, C, 0)


def test_superheroes_choose_two_of_three_without_exaptation():
    m = match(play.start(setup(options="superheroes")))
    keys = []
    while m.choice.key.startswith("trait"):
        keys.append((m.choice.numbers["animal"], len(m.choice.values), m.choice.numbers["n"]))
        assert TRAITS["exaptation"] not in m.choice.values
        m.answer(m.choice.values[0])
    assert keys == [(a, offered, left) for a in range(4) for offered, left in ((3, 2), (2, 1))]
    assert [len(t) for t in m.state.traits] == [2] * 4


def test_losing_one_of_two_traits_leaves_the_other_alone():
    g = stage(
        "options superheroes=yes",
        "display reptiles algae worms sun:3",
        "on_trait reptiles algae worms",
        "trait reptiles phenotypic_plasticity flight",
        "trait cephalopods bottom_feeder social",
        "pawn cephalopods bottom_feeder-cephalopods",
    )
    lose(g, "R", "flight")
    lose(g, "C", "social", "ram_feeder")
    assert len(disks(g, "R").split()) == 5 and g.placed(C) == [space("bottom_feeder-cephalopods")]
    assert not g.modified(hooks.before_all, R, 0) and g.room(R) == 0


def test_a_trait_gained_in_mid_game_works_from_now_on():
    g = stage("trait reptiles flight")
    lose(g, "R", "flight", "social")
    assert not g.modified(hooks.before_all, R, 0) and g.modified(hooks.may_bump, R, 0)
    assert TRAITS["flight"] in g.trait_box and TRAITS["social"] not in g.trait_box


def test_the_traits_work_in_real_play():
    """A match from the deal: the chosen trait is the one that works."""
    m = match(play.start(setup("RC")))
    answer(m, data.TRAITS[m.choice.values[1]].id)
    kept = m.state.kept[R][0]
    answer(m, data.TRAITS[m.choice.values[0]].id)
    while m.choice.key.startswith(("exaptation", "pack")):
        m.answer(m.choice.values[0])
    assert list(m.state.traits[R]) == [kept] and m.state.has[R] & 1 << kept


def test_seasonal_migrants__the_species_of_others_go_one_tile_far_and_are_no_more():
    g = stage("trait reptiles seasonal_migrants")
    assert [g.modified(hooks.migration_reach, a, 1) for a in (R, C, F, X)] == [2, 1, 1, 1]
    assert [g.modified(hooks.migration_cubes, a, 3) for a in (R, C, F, X)] == [4, 3, 3, 3]
