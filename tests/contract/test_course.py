"""The course of a round: a game declares its phases once, and every decision is asked in one of them."""

import re

import pytest
from speciate.draw.face import Scene
from speciate.engine import Rng, stages
from speciate.engine.rulebook import chapters_of, rules_of
from speciate.locale import words
from speciate.table.faces import face_of

from .games import REAL, some_setup
from .walk import begun

STATED = [game_id for game_id in REAL if rules_of(game_id)]


def flat(phases):
    """Every phase, each before its parts."""
    return [one for phase in phases for one in (phase, *flat(phase.parts))]


@pytest.mark.parametrize("game_id", STATED)
def test_every_phase_is_a_rule_or_a_chapter_with_its_parts(game_id):
    phases = flat(REAL[game_id].course)
    assert phases and len({phase.rule for phase in phases}) == len(phases)
    assert not [phase for phase in phases if not phase.parts and phase.rule not in rules_of(game_id)]
    assert not [phase for phase in phases if phase.rule not in {**rules_of(game_id), **chapters_of(game_id)}]


@pytest.mark.parametrize("game_id", STATED)
def test_every_decision_is_asked_in_a_phase_of_the_round(game_id):
    """One phase is under way, those before it are behind; who acts next is in the game, and most phases are met."""
    game, face, rng = REAL[game_id], face_of(game_id), Rng(6)
    met = set()
    for number in range(4):
        setup = some_setup(game_id, game.seats[number % len(game.seats)], number)
        match = begun(setup, rng, 500)
        for ply in range(0, match.ply, 7):
            at = match.at(ply)
            choice = at.choice
            assert choice is not None
            now = game.under_way(at.state, choice)
            met.add(now)
            found = stages(game.course, now)
            assert re.fullmatch("(past )*now( ahead)*", " ".join(stage.when for stage in found))
            coming = face.coming(Scene(at.state, words("en", game_id)), choice)
            assert all(setup.places[place] >= 0 for place in coming)
    asked = {decision.rule for decision in game.decisions.values()} & {phase.rule for phase in flat(game.course)}
    assert len(met & asked) * 2 > len(asked), "random play meets most of them"


@pytest.mark.parametrize("game_id", STATED)
def test_when_the_game_is_over_all_phases_are_behind(game_id):
    found = stages(REAL[game_id].course, "")
    assert found and {stage.when for stage in found} == {"past"}
