"""What is told before a choice is made: that it comes true, and that it tells something."""

import re

import pytest
from speciate.draw.face import Scene
from speciate.draw.target import Targets
from speciate.engine import DONE, Match, Rng
from speciate.engine.notation import read_position, write_position
from speciate.games.biosphere import GAME, data, events
from speciate.games.biosphere.pieces import BAR_STEP, DEED, PLAY, STEPS
from speciate.games.biosphere.rules import facts, play
from speciate.games.biosphere.rules.evolution import space_ahead
from speciate.games.biosphere.rules.goals import controlled, meets
from speciate.games.biosphere.view.board import _lead, _stands
from speciate.games.biosphere.view.face import FACE
from speciate.games.biosphere.view.square import _steps
from speciate.games.biosphere.view.wheel import new_face
from speciate.locale import plain_text, words

from .stage import (
    PHASES,
    G,
    V,
    act,
    cell,
    kinds,
    lay,
    setup,
    stage,
    value,
)

EN = words("en", "biosphere")


def match_of(*lines):
    """The match at a position of the stage, in which green acts first."""
    return Match(GAME, stage(*lines))


def dealt(setup, rng, lines=lambda g, rng: ()):
    """A position as it is dealt for a set-up, with more lines of the notation put on it."""
    g = GAME.start(setup)
    return read_position(write_position(setup, g) + "\n".join(lines(g, rng))).position


def scene_of(match, value=None):
    choice = match.choice
    after = None if value is None else match.preview(value).state
    return Scene(
        match.state, EN, choice.seat, choice, selected=value, after=after, acting=match.state.species_of(choice.seat)
    )


def preview_of(match, token):
    """The forecast of an answer."""
    answer = match.choice.domain.value(token)
    return plain_text(FACE.preview_text(scene_of(match, answer), match.choice, answer, match.preview(answer)))


def random_matches(n, decisions, lines=lambda g, rng: ()):
    """Positions along random games of every number of players, map and bar, with more lines put on the deal."""
    species = ("GV", "GVO", "GVOR", "GVORK", "GVORKS")
    for seed in range(n):
        shape, kind = ("rectangle", "holes", "random")[seed % 3], ("first", "last", "none")[seed // 2 % 3]
        rng = Rng(seed, 5)
        match = Match(GAME, dealt(setup(species[seed % 5], seed=seed, shape=shape, bar=kind), rng, lines))
        for _ in range(decisions):
            if match.choice is None:
                break
            yield match, rng
            match.answer(rng.one_of(match.choice.values))


# --- the penalty ----------------------------------------------------------------------------------------------------


def last_on_the_bar(card, combination):
    return match_of("bar green=3 violet=11", f"hand green {card}", f"scale green={combination}")


def test_playing_a_card_tells_the_penalty_that_follows_at_once():
    match = last_on_the_bar("small1-specific2", "small1-specific2")
    assert "Your place on the bar costs 2 life." in preview_of(match, "play")
    assert "Then: Lower which life expectancy? 2 points in all" in preview_of(match, "play")
    assert "Your place on the bar costs 2 life." in preview_of(match, "-")


def test_playing_a_card_with_a_choice_tells_the_penalty_that_comes_after_it():
    match = last_on_the_bar("small3-generic4", "small3-generic4")
    assert "Then your place on the bar costs 2 life, unless a raise moves you on." in preview_of(match, "play")
    match.answer(PLAY)
    assert "Your place on the bar costs 2 life." in preview_of(match, "desert")


def test_a_card_that_moves_the_marker_out_of_the_section_tells_no_penalty():
    match = match_of(
        "bar green=8 violet=11", "track green desert=5", "hand green small1-specific2", "scale green=small1-specific2"
    )
    assert "costs" not in preview_of(match, "play")


@pytest.mark.parametrize("sections", [data.SECTIONS, ((1, 12, 2), (13, 15, 1)), ((1, 3, 1), (7, 30, 3))])
def test_the_penalty_told_is_the_penalty_charged_wherever_the_sections_lie(monkeypatch, sections):
    monkeypatch.setattr(data, "SECTIONS", sections)
    charged = 0
    for space in range(1, 36):
        g = stage(f"bar green={space} violet=36")
        due = facts.penalty_due(g, G)
        assert due == next((n for first, last, n in sections if first <= space <= last), 0)
        log = act(g, "G", "spending", *["forest", "prairie", "savanna"][:due])
        assert [e["points"] for e in events.penalty.of(log)] == [due] * (due > 0)
        charged += due
    assert charged == sum((last + 1 - first) * n for first, last, n in sections)


# --- every decision -------------------------------------------------------------------------------------------------

AT_A_CORNER = ("scale green=small4-generic3", "ep green=1")
SAYS = {  # decision, also declined: (position, answers before, answer, what its preview begins with)
    "scale.start": (("turn 1",), "", "small1-generic1", "You begin at Small 1 · Generic 1."),
    "spend.deed": (("ep green=3", "row 1 large1-specific2"), "", "large1-specific2", "2 EP, 1 left. Its place, "),
    "spend.deed -": (("ep green=3",), "", "-", "You keep 3 points."),
    "special.take": (AT_A_CORNER, "generic", "small4-generic4", "Bonus of Small 4 · Generic 4: Ability +1."),
    "special.take -": (AT_A_CORNER, "generic", "-", "You may take it when you reach this corner again."),
    "raise.life": (("scale green=small3-generic4", "hand green small3-generic4"), "play", "desert", "Desert 2."),
    "raise.ability": (AT_A_CORNER, "generic small4-generic4", "movement", "Movement 2."),
    "penalty.life": (("bar green=3 violet=11",), "", "forest", "Forest 2: blocked for new dice."),
    "move.die": (("phase movement", "dice green A1:1"), "", "A1:1", "From 1 to 5: it would die in 2 turns instead of"),
    "move.die -": (("phase movement", "dice green A1:1"), "", "-", "1 unused."),
    "move.tile": (("phase movement", "dice green A1:1"), "A1:1", "B1", "1 step, 0 left."),
    "breed.tile": (("phase reproduction", "dice green A1:1"), "", "B1", "1 of face 4: dies next turn."),
    "breed.tile -": (("phase reproduction", "dice green A1:1"), "", "-", "3 unused."),
    "fill.tile": (("phase filling", "dice green A1:1*2"), "", "A1", "1 of face 4: dies next turn."),
    "fill.tile -": (("phase filling", "dice green A1:1*2"), "", "-", "1 space stays free."),
}


@pytest.mark.parametrize("decision", SAYS)
def test_a_decision_says_what_its_answer_does(decision):
    lines, before, token, says = SAYS[decision]
    match = match_of(*lines)
    for answer in before.split():
        match.answer(match.choice.domain.value(answer))
    assert match.choice.key == decision.split()[0]
    assert preview_of(match, token).startswith(says)


def test_no_decision_is_without_its_preview():
    """Also one that random play seldom meets: who declares a decision says above what its preview says."""
    optional = {f"{key} -" for key, decision in GAME.decisions.items() if decision.optional}
    assert set(SAYS) == {*GAME.decisions, *optional}


# --- what is sure ---------------------------------------------------------------------------------------------------


def advanced(g, rng):
    """Lines: boards as they may be late in a game, so that goals are met in play by chance."""
    for p in g.species():
        words = []
        for track, start, most, step in zip(data.TRACKS, data.START, data.MOST, data.STEP, strict=True):
            words.append(f"{track}={start + step * rng.randbelow((most - start) // step + 1)}")
        yield " ".join(["track", data.SPECIES[p], *words])


def test_a_goal_that_is_called_sure_is_reached_in_phase_7_whatever_is_done_until_then():
    found = set()
    for seed in range(12):
        rng = Rng(seed, 8)
        g = dealt(setup(("GV", "GVO", "GVOR")[seed % 3], seed=seed), rng, advanced)
        sure: set[tuple[int, int, int]] = set()
        left = 700

        def answer(choice, g=g, rng=rng, sure=sure):
            for p in g.species():
                for k, goal in enumerate(g.goals):
                    if not g.completed(p, k) and meets(g, p, goal) and facts.lasting(g, p, goal):
                        sure.add((p, k, g.phase))
            return rng.one_of(choice.values)

        g.player = answer
        while not g.over and left:
            left -= 1
            judged = g.phase == PHASES.index("goals")
            play.step(g)
            if judged:
                assert all(g.completed(p, k) for p, k, _ in sure)
                found |= {(data.GOALS[g.goals[k]].id[0], now) for _, k, now in sure}
                sure.clear()
    assert {kind for kind, _ in found} >= set("ABEG") and {now for _, now in found} >= {3, 4, 5, 6}


@pytest.mark.parametrize(
    ("goal", "phase", "sure"),
    [("F2", "spending", True), ("E3", "spending", False), ("E3", "movement", True), ("A2", "movement", False),
     ("A2", "reproduction", True), ("D3", "reproduction", True), ("D2", "filling", False), ("D1", "filling", False)],
)  # fmt: skip
def test_which_goals_cannot_be_lost_any_more(goal, phase, sure):
    number = next(n for n, fact in enumerate(data.GOALS) if fact.id == goal)
    assert facts.lasting(stage(f"phase {phase}"), G, number) is sure


def test_life_cannot_be_lost_without_a_section_ahead():
    number = next(n for n, fact in enumerate(data.GOALS) if fact.id == "E3")
    for line, sure in (("options bar=none", True), ("bar green=9 violet=30", False), ("bar green=10 violet=30", True)):
        assert facts.lasting(stage(line), G, number) is sure
    g = stage("mover violet")  # Green has had its phase 3.
    assert facts.lasting(g, G, number) and not facts.lasting(g, V, number)


def test_dice_are_sure_once_their_owner_has_had_its_phase_4():
    """Green has played, and violet has not: in phase 3 that makes no difference."""
    number = next(n for n, fact in enumerate(data.GOALS) if fact.id == "A2")
    for phase, sure in (("spending", False), ("movement", True)):
        g = stage(f"phase {phase}", "mover violet")
        assert facts.lasting(g, G, number) is sure and not facts.lasting(g, V, number)


def test_a_sure_goal_is_named_with_what_it_makes_in_all_and_with_the_end_of_the_game():
    for before, ending in (
        ((), "That makes 1 of 5 goals this turn."),
        (("reached green spread majority control population",), "That makes 5 goals: the game ends this turn."),
    ):
        match = match_of(
            "options bar=none",
            "goals F2",
            *before,
            "track green reproduction=5",
            "hand green small2-generic4",
            "scale green=small2-generic4",
        )
        forecast = preview_of(match, "play")
        assert "Reproduction 6." in forecast and f"Goal sure: Reproduction 6. {ending}" in forecast


def test_a_bonus_for_majorities_is_named_before_it_comes():
    lines = ("phase reproduction", "dice green A1:2*2 B1:2")
    match = match_of(*lines)
    assert "2 majorities in Desert, bonus after this phase: Ability +1." in preview_of(match, "B1")
    assert "bonus" not in preview_of(match, "A1")
    assert "bonus" not in preview_of(match_of(*lines, "special green desert"), "B1")


def test_a_bonus_is_sure_in_phase_4_only_when_one_moves_no_more():
    match = match_of("phase movement", *lay("forest C1 A2"), "track green movement=2", "dice green A1:2*2 B1:2 C1:2")
    match.answer(match.choice.domain.value("C1:2"))
    assert "2 majorities in Desert: if they stay, the bonus Ability +1 after this phase." in preview_of(match, "B1")
    match.answer(cell("B1"))
    assert "2 majorities in Desert, bonus after this phase: Ability +1." in preview_of(match, "-")


def test_filling_all_tells_dice_tiles_and_what_is_left():
    match = match_of("phase filling", *lay("forest A1", "prairie B1"), "dice green A1:2*4 B1:2*4")
    question = plain_text(FACE.question(scene_of(match), match.choice))
    assert question == "Which tile is filled? 6 free spaces, 42 dice"
    assert preview_of(match, "all").startswith("6 dice fill 2 tiles. 36 dice left in the supply.")
    assert preview_of(match, "-") == "6 spaces stay free."
    assert "You would control Forest A1, 7 of 7. 39 dice left in the supply." in preview_of(match, "A1")
    labels = [FACE.label(scene_of(match), match.choice, v) for v in match.choice.values]
    assert [plain_text(label.text) for label in labels] == ["Forest A1", "Prairie B1", "All of them", "Fill no more"]
    deeds = [FACE.commit_label(scene_of(match), match.choice, v) for v in match.choice.values]
    assert deeds == ["Fill Forest A1", "Fill Prairie B1", "Fill all", "Fill no more"]
    board = FACE.board(scene_of(match))
    assert re.search(r'id="fill-all" [^>]*class="bio-all target" [^>]*aria-label="Fill all"', board)
    match.answer(cell("A1"))
    assert "fill-all" not in FACE.board(scene_of(match))


def test_the_bonus_of_a_corner_is_asked_in_full_words_and_lit_on_the_square():
    match = match_of("options bar=none", "ep green=1", "scale green=small4-generic3")
    assert "Then: Take the bonus of Small 4 · Generic 4: Ability +1?" in preview_of(match, "generic")
    match.answer(DEED.value("generic"))
    assert match.choice.decision.panel == "evolution"
    assert 'id="cell-small4-generic4" class="bio-c corner target' in FACE.draw(scene_of(match))["evolution"]
    assert (
        preview_of(match, "small4-generic4") == "Bonus of Small 4 · Generic 4: Ability +1. Then: Raise which ability?"
    )
    assert preview_of(match, "-").startswith("You may take it when you reach this corner again.")
    assert value(match.state, "G", "reproduction") == 3


def test_a_raise_that_is_lost_says_so():
    card = "small3-generic3"
    match = match_of("options bar=none", "track green desert=5", f"hand green {card}", f"scale green={card}")
    match.answer(PLAY)
    assert preview_of(match, "desert").startswith("Desert is at its end. The raise is lost.")


def test_previews_say_something_along_random_games():
    """Not more than 5 in 100 only that something follows, or that nothing changes; in whole games there is none."""
    said = empty = 0
    for match, rng in random_matches(15, 90):
        if rng.randbelow(4) == 0:
            v = rng.one_of(match.choice.values)
            forecast = plain_text(FACE.preview_text(scene_of(match, v), match.choice, v, match.preview(v)))
            said += 1
            empty += bool(re.fullmatch(r"Nothing else changes\.|Then: [^.?]*[.?].{0,20}", forecast))
    assert said > 200 and empty <= said // 20


# --- two places, one rule -------------------------------------------------------------------------------------------


def test_what_is_shown_before_a_choice_is_what_the_rules_then_do():
    """Prices, destinations, values of tracks, faces, majorities: as the table tells them and as the rules play them."""
    seen = set()
    for match, rng in random_matches(10, 160, advanced):
        g, choice = match.state, match.choice
        me, value = g.species_of(choice.seat), rng.one_of(choice.values)
        scene, preview = scene_of(match, value), match.preview(value)
        after, log = preview.state, preview.events
        fact = plain_text(FACE.label(scene, choice, value).fact)
        if value == DONE:
            continue
        seen.add(choice.key)
        if choice.domain is DEED and value < data.NO_CARD:
            assert g.ep[me] - after.ep[me] == data.COST[data.CARDS[value].row]
        elif value == BAR_STEP and choice.domain is DEED:
            space = space_ahead(g, me)
            assert fact == f"{g.ep[me] - after.ep[me]} EP, to space {space}"
            assert events.bar.of(log)[0]["to"] == space
            assert facts.next_bar_cost(g) == g.ep[me] - after.ep[me]
        elif choice.domain is DEED and value in STEPS:
            there = next(c for c, deed in _steps(g, Targets(scene), me).items() if deed == value)
            assert after.combination(me) == there and fact.startswith(f"{g.ep[me] - after.ep[me]} EP")
            assert facts.next_scale_cost(g) == facts.scale_cost(g, me, there, g.paid_scale) == g.ep[me] - after.ep[me]
        elif choice.key.startswith("raise"):
            now, then = g.value(me, value), after.value(me, value)
            assert fact.startswith(f"{now} to {then}" if "raise" in kinds(log)[:1] else f"{now}, full")
        elif choice.key == "move.tile":
            face, life = new_face(scene)
            moved, died = events.move.of(log), events.perish.of(log)
            assert life == (facts.years_left(g, moved[0]["face"]) if moved else 0)
            assert face == (moved or died)[0]["face"]
            assert fact == f"{g.left - after.left} step{'s' * (g.left - after.left > 1)}"
        elif choice.key == "fill.tile" and value < len(g.terrain):
            face, life = new_face(scene)
            assert events.place.of(log)[0]["face"] == face == facts.face_if_placed(g, me, value)
            assert life == facts.years_left(g, face)
        for tile, stand in zip(after.tiles, _stands(after), strict=True):
            lead, standing = _lead(stand, after.terrain[tile]), facts.standing(after, tile)
            assert (lead if lead >= 0 else data.NOBODY) == after.holder[tile] == standing.holder
            owner = standing.holder
            assert standing.controlled == (owner != data.NOBODY and tile in controlled(after, owner))
    assert seen >= {"spend.deed", "raise.life", "raise.ability", "move.tile", "fill.tile", "breed.tile"}


def test_the_score_sheet_ranks_as_the_rules_do():
    for seed in range(120):
        rng, species = Rng(seed, 7), data.SPECIES[: 2 + seed % 5]
        spaces = [n for n in range(1, data.BAR + 1) if rng.randbelow(2)]
        lines = [" ".join(["places", *species]), "phase goals", *(f"ep {name}={rng.randbelow(4)}" for name in species)]
        for name in species:
            goals = [category for category in data.CATEGORIES if rng.randbelow(2)]
            lines += [" ".join(["reached", name, *(goals or ["-"])])]
        lines += [f"bar {name}={spaces.pop()}" for name in species] if seed % 3 else ["options bar=none"]
        g = stage(*lines)
        best = [seat for seat, *_ in FACE.sheet(g, EN, []).rows]
        winners = play.winners(g)
        assert set(best[: len(winners)]) == set(winners)
