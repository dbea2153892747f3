"""The course of the game: set-up, Planning, the order of Execution, Reset, the end, the variants."""

import itertools
from collections import Counter

import pytest
from speciate.earth import events as earth_events
from speciate.engine import Match, Rng, Setup, SpeciateError, check_setup
from speciate.games.dominant import GAME, data
from speciate.games.dominant.course import ACTIONS
from speciate.games.dominant.pieces import NUMBER, SPACE
from speciate.games.dominant.rules import play
from speciate.games.dominant.rules.state import EXECUTION, PLANNING

from . import test_actions, test_cards, test_powers, test_vectors
from .stage import (
    ICE,
    LETTERS,
    B,
    I,
    M,
    R,
    X,
    act,
    barren,
    box,
    card,
    cards,
    corner,
    cubes,
    deal,
    disks,
    end,
    execute,
    extinction,
    hex_,
    kinds,
    lead,
    lifeless,
    on,
    order,
    pawns,
    plan,
    reseed,
    reset,
    row,
    stage,
    survival,
    vp,
    wander,
)


def of_all(word, values):
    """A line with a value for each of the six animals."""
    return " ".join((word, *(f"{animal}={value}" for animal, value in zip(data.ANIMALS, values, strict=True))))


# --- set-up ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "animals, pawns, species",
    [("MRBAXI", 3, 35), ("MRBAX", 4, 40), ("RBAI", 5, 45), ("MXI", 6, 50), ("BX", 7, 55)],
)
def test_pieces_by_number_of_players(animals, pawns, species):
    """One species marks the points, four start on earth; ten pawns each, some at hand. Absent animals have nothing."""
    g = deal("places " + " ".join(data.ANIMALS[LETTERS.index(letter)] for letter in animals))
    for a, letter in enumerate(LETTERS):
        there = letter in animals
        assert (g.free[a], g.spare[a]) == ((pawns, 10 - pawns) if there else (0, 0))
        assert (g.pool[a], sum(g.cubes[a]), g.vp[a]) == ((species - 5, 4, 0) if there else (0, 0, 0))
    assert order(g) == animals[::-1]


def test_the_earth_of_the_start():
    """Seven tiles, the sea under the first tundra; two elements of each type; 24 tiles in three stacks of eight."""
    g = deal()
    assert Counter(g.terrain[h] for h in g.tiles()) == Counter([1, 2, 3, 4, 5, 6, 7]) and g.tundra == 11
    assert Counter(g.elements[c] for c in g.all_disks()) == dict.fromkeys(range(6), 2)
    assert bytes(g.stack_left) == bytes([7, 7, 7]) and data.NO_TILE not in g.stack_top
    left = Counter(g.stack_top)
    assert [left[t] + g.unseen_tiles[t] for t in range(7)] == [6, 3, 3, 3, 3, 3, 3]


def test_the_display_of_the_start():
    """Four elements each for Adaptation, Abundance and Wanderlust, five cards; the other boxes are empty."""
    g = deal()
    assert [len(box(g, s).split()) for s in ("adaptation", "abundance", "wanderlust")] == [4, 4, 4]
    assert [box(g, s) for s in ("regression", "wasteland", "depletion")] == ["", "", ""]
    assert len(row(g)) == 5 and "ice_age" not in row(g) and g.deck == 21 and sum(g.bag) == 96


def test_another_seed_deals_another_game():
    deals = {(bytes(g.row), bytes(g.stack_top), bytes(g.bag)) for g in (deal(f"luck {n}") for n in range(9))}
    assert len(deals) == 9


@pytest.mark.parametrize("places", [(0, 0, 1, 1, 2, 2), (0, 1, 2, 0, 1, 2), (0, 0, 0, 1, 1, 1), (0, -1, 1, -1, -1, -1),
                                    (0, 1, 2, 3, 4, 5)])  # fmt: skip
def test_seatings_that_can_be_played(places):
    check_setup(GAME, Setup("dominant", places, (0,), 1))


@pytest.mark.parametrize("places", [(0, 0, 0, 0, 1, 1), (0, 0, 1, 1, 2, -1), (0, 0, 1, 1, -1, -1), (0, 0, 1, 1, 2, 3),
                                    (0, 0, 0, 0, 0, 0), (0, -1, -1, -1, -1, -1)])  # fmt: skip
def test_seatings_that_cannot(places):
    """Several animals each only if all six are shared out evenly."""
    with pytest.raises(SpeciateError):
        check_setup(GAME, Setup("dominant", places, (0,), 1))


# --- Planning -------------------------------------------------------------------------------------------------------


def test_planning_goes_round_the_track():
    """One pawn each in the order of the track, round after round; it cannot be passed; any vacant space will do."""
    g = stage("places mammals arachnids insects")
    left = [SPACE.token(s) for s in range(41)]
    lines = []
    for who in "IXM" * 6:
        offer = " ".join(left)
        lines.append(f"{who}: {left.pop(len(left) // 2)} of {offer}")
    plan(g, *lines)
    assert g.phase == EXECUTION and g.free == [0] * 6


def test_planning_skips_who_has_no_pawn():
    """Pawns in the Glaciation queue or put ahead by Instinct are missing; the players with more pawns go on alone."""
    g = stage(
        "places mammals arachnids insects",
        "pawn mammals depletion-1 wasteland-1",
        "pawn arachnids domination-2 domination-3 domination-4 domination-5 initiative-1",
        "pawn insects glaciation-2 glaciation-3 glaciation-4 domination-1",
    )
    plan(g, "I: migration-1", "X: migration-2", "M: migration-3", "I: migration-4", "M: migration-5", "M: migration-6",
         "M: competition-1")  # fmt: skip
    assert pawns(g, "migration") == "IXMIMM"


def test_planning_starts_each_turn_at_the_left():
    """Even if the last round of the turn before ended in the middle of the track."""
    g = stage("places mammals arachnids insects", "pawns mammals=1 arachnids=1 insects=2")
    plan(g, "I: depletion-1", "X: wasteland-1", "M: adaptation-1", "I: adaptation-2")
    execute(g, "I: -", "X: -")
    reset(g)
    plan(g, "I: depletion-1", "X: wasteland-1", "M: initiative-1", "I: migration-2")
    execute(g, "M: glaciation-2", "I: -", "I: -", "X: -")
    assert order(g) == "IMX"


def test_planning_ends_when_all_spaces_are_taken():
    """41 spaces, up to 60 pawns: those left over stay at home."""
    g = stage(of_all("pawns", [10] * 6))
    first_come = [f"{'IXABRM'[n % 6]}: {SPACE.token(n)}" for n in range(40)]
    plan(g, *first_come)  # the last space is the only one left: nothing is asked
    assert g.phase == EXECUTION and sum(g.free) == 19 and 0 not in g.pawn


def test_planning_useless_places():
    """A space where there is nothing to do can be taken all the same."""
    g = stage("places mammals insects", *ICE, "pawns mammals=1 insects=2")
    plan(g, "I: depletion-1", "M: wasteland-1", "I: glaciation-1")
    execute(g, "I: -")
    assert g.free == [1, 0, 0, 0, 0, 2]


# --- Execution ------------------------------------------------------------------------------------------------------


def test_agenda_left_to_right():
    """Within a section the left pawn acts first, whoever it belongs to."""
    g = stage(
        "phase execution", "pawn birds adaptation-3", "pawn insects adaptation-1", "pawn mammals adaptation-2",
        "box adaptation sun grub meat",
    )  # fmt: skip
    execute(g, "I: sun of sun grub meat -", "M: grub of grub meat -", "B: meat of meat -", "I: -", "X: -")
    assert [disks(g, who) for who in "IMB"] == ["sun", "grub", "meat"]


def test_agenda_runs_without_pawns():
    """Regression, Wasteland, the insects and the arachnids need none."""
    g = stage("phase execution", "display mammals grub", "box regression grub", "box wasteland sun")
    execute(g, "I: E4", "X: C4", "X: birds")
    assert disks(g, "M") == "" and "sun" not in on(g, "D3")
    assert cubes(g, "E4") == "1M 2R 2I" and cubes(g, "C4") == "1M 1B 1X"


def test_a_pawn_is_at_home_before_its_action():
    """So a card may use it again, or take it away."""
    g = stage("pawn reptiles migration-1 migration-2 domination-1", "row immigrants")
    assert g.free[R] == 0
    act(g, "R", "domination-1", "E4", "M: species", "R: pawn of pawn species", "B: species", "A: species",
        "X: species", "I: species")  # fmt: skip
    assert (g.free[R], g.spare[R]) == (0, 8) and pawns(g, "migration") == "RR...."


# --- Reset ----------------------------------------------------------------------------------------------------------


def test_reset_in_order():
    """Extinction, Survival, Reseed; then Planning again."""
    g = barren("places reptiles insects", "phase reset", "species reptiles D3:3")
    log = reset(g)
    wanted = ["extinction", "eliminate", "survival", "reseed", "reveal"]
    assert [k for k, _ in itertools.groupby(kinds(log, *wanted, "vp"))][:4] == wanted[:4]
    assert vp(g) == "" and g.phase == PLANNING and g.round == 2


def test_extinction():
    """All endangered species of all animals die; those that match anything live."""
    g = stage("places reptiles birds insects", "element none E4ur D4ur")  # both suns
    extinction(g)
    assert g.occupied(R) == [] and g.eliminated == [0, 4, 0, 0, 0, 0] and sum(g.cubes[B]) == sum(g.cubes[I]) == 4


def test_extinction_does_not_touch_who_is_weaker():
    """Matching less than others is no danger."""
    g = stage()
    extinction(g)
    assert sum(map(sum, g.cubes)) == 24


def test_survival_counts_species_but_pays_tiles():
    """Three on one tile beat two on two; they score one tile."""
    g = lifeless("tile tundra E4", "species arachnids E4:3", "species birds E4 D3")
    survival(g)
    assert vp(g) == "1X"


def test_survival_after_extinction():
    """Endangered species do not survive to be counted."""
    g = barren(
        "places arachnids insects", "phase reset", "last_round yes", "element grub D3l", "species arachnids D3",
        "species insects D3:5",
    )  # fmt: skip
    log = reset(g)
    assert earth_events.survival.of(log) == [{"holder": X}]


def test_reseed_moves_elements_down():
    """Adaptation to Regression, Abundance to Wasteland, Wasteland to Depletion; the rest to the bag; four new each."""
    g = stage(
        "box adaptation grass", "box regression grub", "box abundance meat", "box wasteland seed", "box depletion sun",
        "box wanderlust water",
    )  # fmt: skip
    reseed(g)
    assert [box(g, s) for s in ("regression", "wasteland", "depletion")] == ["grass", "meat", "seed"]
    assert [len(box(g, s).split()) for s in ("adaptation", "abundance", "wanderlust")] == [4, 4, 4]


def test_reseed_can_draw_what_was_just_returned():
    """The boxes are emptied into the bag before the draw."""
    g = stage("box wanderlust sun:4", "box wasteland grass:18 grub:18 meat:18 seed:18 sun:14 water:18")
    assert not any(g.bag)
    reseed(g)
    assert box(g, "adaptation") == "sun sun sun sun" and box(g, "abundance") == box(g, "wanderlust") == ""


def test_a_bag_that_runs_dry():
    """Adaptation is served first, then Abundance; Wanderlust stays empty."""
    g = stage("box adaptation grass:18 grub:18 meat:18 seed:18 sun:12 water:18")
    assert sum(g.bag) == 6
    reseed(g)
    assert box(g, "adaptation") == "sun sun sun sun" and box(g, "abundance") == "sun sun" and box(g, "wanderlust") == ""


def test_reseed_fills_the_row():
    """Cards that lie there stay; new ones come from the deck, the Ice Age last; then the row shrinks."""
    g = stage(*cards("aquatic blight", 3))
    reseed(g)
    assert {"aquatic", "blight", "ice_age"} < row(g) and len(row(g)) == 5 and g.deck == 0
    g = stage(*cards("aquatic blight", 0))
    reseed(g)
    assert row(g) == {"aquatic", "blight"}


def test_the_ice_age_comes_last():
    """It is revealed when all others are."""
    g = stage(*cards("aquatic", 5))
    reseed(g)
    assert "ice_age" not in row(g) and g.deck == 1
    g = stage(*cards("aquatic biomass blight omnivore", 1))
    reseed(g)
    assert "ice_age" in row(g)


def test_the_ice_age_alone_must_be_taken():
    g = stage(*cards("ice_age", 0))
    act(g, "M", "domination-1", "D4")
    assert g.last_round and row(g) == set()


def test_reseed_turns_up_tiles():
    """Only where the last one was taken; an empty stack stays empty."""
    g = barren("places mammals insects", "stack 1=sea 2=desert 3=forest")
    act(g, "M", "wanderlust-1", "2", "D1")
    assert bytes(g.stack_top) == bytes([data.SEA, data.NO_TILE, data.FOREST])
    reseed(g)
    assert (g.stack_top[0], g.stack_top[2]) == (data.SEA, data.FOREST) and bytes(g.stack_left) == bytes([7, 6, 7])


def test_empty_stacks():
    """A stack that is used up stays empty, and there is one action of Wanderlust less."""
    g = barren(
        "places mammals insects", "tile sea A1 A2 A3 A4 B1 B2", "tile wetland B3 B4 B5", "tile jungle C1 C2 C5",
        "tile mountain C6 D1", "stack_left 1=0 2=0 3=7",
    )  # fmt: skip
    act(g, "M", "wanderlust-1", "1 of 1 2 3 -", "D5")
    act(g, "M", "wanderlust-2", "3 of 2 3 -", "E5")
    reseed(g)
    assert g.stack_top[0] == data.NO_TILE and data.NO_TILE not in g.stack_top[1:]
    act(g, "M", "wanderlust-3", "- of 2 3 -")


def test_reseed_opens_all_tiles_for_scoring():
    g = stage("phase execution", "pawn mammals domination-1")
    execute(g, "I: -", "X: -", "M: D3")
    assert g.scored[hex_("D3")]
    reset(g)
    assert not any(g.scored)


# --- the end --------------------------------------------------------------------------------------------------------


def test_the_end():
    """Extinction, Survival, then every tile once, no cards; no Reseed."""
    g = stage(
        "places reptiles insects",
        "phase execution",
        "species reptiles E4:3 D4 E3",
        "species insects E3:2 D2 E4 D3 C4:5",
        "pawn reptiles domination-1",
        *cards("ice_age", 0),
    )
    execute(g, "I: -", "R: E4")  # 4 and 2; the Ice Age pays 3 for two tiles, and 6 for three
    assert vp(g) == "7R 8I"
    before = g.digest()
    log = reset(g)
    assert g.over and g.digest() != before and "reseed" not in kinds(log)
    assert cubes(g, "C4") == ""
    # Survival 1; tundra 1; wetland 8; savannah 4 and 7; desert 4 and 2; mountain 3.
    assert vp(g) == "18R 27I"
    assert g.deck == 0 and box(g, "adaptation") == ""


def test_two_to_six_animals_and_numbers_for_all_their_species():
    """A number that is chosen reaches as far as the most species that an animal can have."""
    assert list(GAME.seats) == sorted(data.SPECIES)
    assert NUMBER.tokens == tuple(str(n) for n in range(max(data.SPECIES.values()) + 1))


def test_the_end_scores_no_empty_tile():
    """Only tiles that somebody lives on are scored, and named as scored."""
    g = barren("places reptiles insects", "species reptiles E4:3", "species insects E4 C4:5")
    scored = [event["hex"] for event in earth_events.score.of(end(g))]
    assert sorted(scored) == sorted([hex_("E4"), hex_("C4")])


def test_a_game_that_is_broken_off_scores_every_tile():
    """Whoever finishes it at once gets the last scoring, without Extinction or Survival."""
    broken, ended = stage(), stage()
    GAME.finish(broken)
    end(ended)
    assert broken.over and any(broken.vp) and broken.digest() == ended.digest()


def test_a_dead_earth_ends_the_game():
    """Our ruling: with nothing alive and nothing to come, nobody could ever take the last card."""
    g = barren("places reptiles insects", "phase reset")
    log = reset(g)
    assert not g.over and "dead" not in kinds(log), "a gene pool can still fill the earth"
    g = barren("places reptiles insects", "phase reset", "eliminated reptiles=54 insects=54")
    log = reset(g)
    assert g.over and kinds(log).index("dead") < kinds(log).index("end") and "reseed" not in kinds(log)


def test_one_species_is_not_a_dead_earth():
    g = barren("places reptiles insects", "phase reset", "eliminated reptiles=54 insects=53")  # of 54 each
    reset(g)
    assert not g.over


def test_ties_go_up_the_food_chain():
    g = stage("places reptiles birds insects", "vp reptiles=20 birds=20 insects=20")
    assert GAME.winners(g) == (0,)
    g = stage("places reptiles birds insects", "vp reptiles=20 birds=20 insects=21")
    assert GAME.winners(g) == (2,)


@pytest.mark.parametrize(
    "seats, points, score, winner",
    [
        ("001122", [30, 10, 20, 12, 12, 40], (10, 12, 12), 1),
        ("001122", [12, 40, 50, 13, 12, 12], (12, 13, 12), 1),
        ("012012", [12, 40, 50, 60, 12, 12], (12, 12, 12), 0),
        ("000111", [70, 90, 70, 70, 80, 75], (70, 70), 0),
        ("010101", [80, 70, 70, 90, 75, 80], (70, 70), 1),
        ("001110", [70, 90, 80, 70, 75, 70], (70, 70), 0),
    ],
)
def test_the_lowest_animal_counts(seats, points, score, winner):
    """A player has what his lowest animal has; ties go to the highest on the food chain among those that count."""
    g = stage(of_all("places", seats), of_all("vp", points))
    assert GAME.scores(g) == score and GAME.winners(g) == (winner,)


# --- variants -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats, each", [("000111", 3), ("001122", 2)])
def test_several_animals_each(seats, each):
    """All six play with the pieces of six players; each has its own pawns, points and place on the track."""
    g = deal(of_all("places", seats))
    assert g.free == [3] * 6 and g.pool == [30] * 6 and order(g) == "IXABRM"
    assert Counter(g.places).most_common()[0][1] == each


def test_own_animals_are_opponents():
    """An animal may be hit, and must be if there is no other, by one of the same player."""
    g = lifeless(
        "places mammals=0 reptiles=0 birds=0 amphibians=1 arachnids=1 insects=1",
        "species mammals E4:2",
        "species reptiles E4:2",
    )
    card(g, "M", "predator")
    assert cubes(g, "E4") == "2M 1R"
    card(g, "M", "biodiversity")
    assert vp(g) == "1M"
    act(g, "R", "competition-2", "E4")
    assert cubes(g, "E4") == "1M 1R"


def test_random_earth():
    """Seven tiles and twelve elements by lot, tundra in the middle; species by the elements of their own type."""
    terrains, elements = set(), set()
    for seed in range(30):
        g = deal("options earth=random", f"luck {seed:x}")
        GAME.check_invariants(g)
        assert g.terrain[hex_("D3")] == data.TUNDRA and len(g.tiles()) == 7 and len(g.all_disks()) == 12
        terrains.add(bytes(g.terrain))
        elements.add(bytes(g.elements))
        totals = [sum(cubes) for cubes in g.cubes]
        assert g.vp == [max(totals) - n for n in totals] and g.pool == [34 - n for n in totals]
        for a, own in enumerate((data.MEAT, data.SUN, data.SEED, data.WATER, data.GRUB, data.GRASS)):
            for h in g.tiles():
                grown = [g.elements[c] for c in g.disks_on(h)].count(own)
                assert g.cubes[a][h] == (0 if g.terrain[h] == data.TUNDRA else grown)
    assert len(terrains) == len(elements) == 30


def test_random_earth_pays_by_the_animals_in_play():
    """The largest count among those that play is the measure."""
    for seed in range(30):
        g = deal("places mammals insects", "options earth=random", f"luck {seed:x}")
        assert min(g.vp[M], g.vp[I]) == 0 and g.vp[R] == 0
        assert g.vp[M] - g.vp[I] == sum(g.cubes[I]) - sum(g.cubes[M])


# --- dominance is read off the position -----------------------------------------------------------------------------


def naive_lead(g, h):
    """Who dominates, by the words of the rule: more matches than any other there, and at least one."""
    best = {}
    for a in range(6):
        if g.cubes[a][h]:
            has = [*data.PRINTED[a], *(e for e in range(6) for _ in range(g.disks[a][e]))]
            lies = [g.elements[c] for c in g.MAP.corners[h]]
            best[a] = sum(mine == there for mine in has for there in lies)
    return next((a for a, n in best.items() if n and all(n > m for b, m in best.items() if b != a)), data.NOBODY)


@pytest.mark.parametrize("animals, seed", [("MRBAXI", 1), ("MRBAXI", 2), ("RBAX", 3), ("MI", 4)])
def test_dominance_after_every_decision(animals, seed):
    """In the middle of cards and actions too."""
    leads = set()

    def check(g):
        for h in g.tiles():
            assert g.dominant(h) == naive_lead(g, h)
            leads.add(g.dominant(h))

    places = " ".join(data.ANIMALS[LETTERS.index(letter)] for letter in animals)
    wander(stage(f"places {places}", f"luck {seed}"), 300, seed, check)
    assert leads == {data.NOBODY, *(LETTERS.index(a) for a in animals)}


def test_dominance_follows_each_piece():
    """Species, elements on earth and elements on displays: each step shows at once."""
    g = stage("places reptiles insects")
    steps = [lead(g, "E4")]

    def then(change, *args):
        change(*args)
        steps.append(lead(g, "E4"))

    h = hex_("E4")
    then(g.remove_element, corner("E4ur"))  # a sun: 2 to 2
    then(g.gain_disk, I, data.SUN)
    then(g.lose_disk, I, data.SUN)
    then(g.move, I, h, hex_("E3"))
    then(g.eliminate, R, h, 2)
    then(g.breed, I, h, 1)
    then(g.displace, I, h)
    assert steps == ["R", "-", "I", "-", "R", "-", "I", "-"]


def test_card_goes_by_dominance_at_that_moment():
    """An element that a first card put decides who takes the second."""
    g = stage("species mammals D4:2 C4", "species reptiles E4 D4 E3", "row habitat omnivore")
    act(g, "M", "domination-1", "D4", "M: habitat", "grass", "E4r")
    assert lead(g, "E4") == "-"
    act(g, "M", "domination-2", "E4")
    assert row(g) == {"omnivore"}


# --- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 7))
def test_random_turns_lose_nothing(seats):
    """Random play, the whole box counted after every decision."""
    g = deal(f"places {' '.join(data.ANIMALS[:seats])}", "options earth=random", f"luck {seats}")
    assert wander(g, 700, seats).state.round > 5


def test_a_random_game_ends_with_the_ice_age():
    """Players who score a dominated tile wherever there is one come to the end, when the Ice Age is taken."""
    g, rng = deal("luck 1"), Rng(1)

    def player(choice):
        if choice.key == "domination.hex":
            led = [h for h in choice.values[:-1] if g.dominant(h) != data.NOBODY]
            return rng.one_of(led or choice.values[:-1])
        return rng.one_of(choice.values)

    g.player = player
    while not g.over:
        play.step(g)
        GAME.check_invariants(g)
    assert data.LAST_CARD in g.used and g.last_round and g.deck == 0
    assert max(GAME.scores(g)) == GAME.scores(g)[GAME.winners(g)[0]]


# --- which phase is under way ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "lines, rule",
    [
        ((), "D3.1"),
        (("phase execution", "pawn mammals initiative-1"), "D4.1"),
        (("phase execution", "pawn mammals glaciation-1"), "D4.7"),
        (("phase execution", "pawn mammals domination-5"), "D4.12"),
        (("phase reset", "species mammals C3 D2"), "D5.1"),
    ],
)
def test_what_is_asked_belongs_to_a_phase_of_the_turn(lines, rule):
    """Planning, each section of the display with its pawns, and the Extinction of the Reset."""
    match = Match(GAME, stage("places mammals reptiles birds", *lines))
    assert GAME.under_way(match.state, match.choice) == rule


def test_the_sections_of_execution_are_phases_in_order():
    assert [phase.rule for phase in ACTIONS] == [f"D4.{n}" for n in range(1, 13)]


# --- what is easily missed ------------------------------------------------------------------------------------------

EASILY_MISSED = {
    1: "test_pieces_by_number_of_players",
    2: "test_initiative",
    3: "test_planning_goes_round_the_track",
    4: "test_glaciation_from_the_first_space_only test_T23",
    5: "test_T10 test_glaciation test_ice_sheet",
    6: "test_agenda_runs_without_pawns",
    7: "test_T6 test_regression",
    8: "test_regression test_disease_spares_printed_elements test_immigrants test_metamorphosis_without_disk_or_bag",
    9: "test_glaciation_withers_all_over_the_earth test_T10_savannah",
    10: "test_T13 test_wanderlust",
    11: "test_wanderlust_three_tiles_a_turn test_domination_is_followed_by_fewer_cards",
    12: "test_domination_by_terrain test_domination_scores_a_tile_once_a_turn",
    13: "test_domination_gives_the_card_to_the_dominant test_the_ice_age_alone_must_be_taken",
    14: "test_domination_by_the_endangered test_competition_against_endangered_species",
    15: "test_survival_after_extinction test_the_end",
    16: "test_T11 test_survival_counts_species_but_pays_tiles",
    17: "test_ice_age test_the_end",
    18: "test_T16 test_T12 test_T19",
    19: "test_birds_cannot_cross_a_void test_birds_fly_two_tiles",
    20: "test_arachnids_attack_first_and_free test_insects_add_one_anywhere test_sections_from_top_to_bottom",
    21: "test_domination_by_terrain test_T19",
    22: "test_T17 test_the_lowest_animal_counts",
    23: "test_the_earth_of_the_start",
    24: "test_niche_biomes",
}


def test_what_is_easily_missed_is_tested():
    known = set(globals()).union(*(vars(module) for module in (test_actions, test_cards, test_powers, test_vectors)))
    assert sorted(EASILY_MISSED) == list(range(1, 25))
    assert not [name for names in EASILY_MISSED.values() for name in names.split() if name not in known]
