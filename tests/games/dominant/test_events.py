"""What happens without a pawn cites its own rule, not that of the pawn before it."""

import pytest
from speciate.earth import events as earth
from speciate.engine import Match
from speciate.engine.match import Step
from speciate.engine.record import PERSON
from speciate.games.dominant import GAME, data, events
from speciate.games.dominant.pieces import FIRST
from speciate.table.faces import face_of
from speciate.table.sitting import Player, Sitting

from tests.contract.games import some_setup

GROW, WITHER, ADAPT, SHED = earth.grow(0, 0), earth.wither(0, 0), earth.adapt(0, 0), earth.shed(0, 0)
BREED, ELIMINATE, PLACE = earth.breed(5, 0, 1), earth.eliminate(0, 0, 1), events.place(0, 0)


def act(section):
    return events.act(0, FIRST[section])


@pytest.mark.parametrize(
    "log, rules",
    [
        ([act(data.DEPLETION), WITHER], "D4.6 D4.6"),
        ([act(data.ABUNDANCE), GROW, WITHER], "D4.4 D4.4 D4.5"),
        ([act(data.ADAPTATION), ADAPT, SHED], "D4.2 D4.2 D4.3"),
        ([act(data.SPECIATION), BREED], "D4.8 D4.8"),
        ([BREED, ELIMINATE], "D1.15 D1.14"),
        ([act(data.INITIATIVE), PLACE], "D4.1 D4.1"),
        ([act(data.DOMINATION), events.card(0, 0), SHED, earth.extinction(), ELIMINATE], "D4.12 D6.2 D6.2 D5.1 D5.1"),
        ([PLACE, events.execution(1)], "D3.1 D3.2"),
    ],
)
def test_an_effect_cites_the_action_that_it_belongs_to(log, rules):
    assert " ".join(GAME.event_rules.of(log, index) for index in range(len(log))) == rules


def test_what_was_under_way_before_the_step_is_not_looked_at():
    """The Insects swarm in a step of their own, after the pawns of Speciation."""
    setup = some_setup("dominant", 2, 1)
    match = Match(GAME, GAME.start(setup))
    steps = [act(data.SPECIATION), BREED], [BREED]
    match.past = [Step(match.base, [], events, 0, []) for events in steps]
    sitting = Sitting(face_of("dominant"), setup, match, [Player(PERSON)] * 2)
    told = [*sitting.story()][::-1]
    assert [one.event for one in told] == match.log
    assert [(one.event_index, one.rule) for one in told[:3]] == [(0, "D4.8"), (1, "D4.8"), (2, "D1.15")]
