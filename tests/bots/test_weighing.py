"""What `weigh` says of the values that it has looked at."""

import json
from math import inf

import pytest
from speciate.bots import find_bots
from speciate.bots.playouts import Batch, Effort, play_batch
from speciate.bots.weighing import Thinking, weigh, weighed
from speciate.engine import Rng

from tests.bots.test_clever import FarGame, LateGame, played
from tests.engine import toy


@pytest.mark.parametrize("game", [FarGame(), LateGame(), toy.Game()])
@pytest.mark.parametrize("effort", [Effort(2, 6, 2), Effort(9, 30, 1)])
def test_values_come_best_first_and_are_compared_in_the_same_worlds(game, effort):
    for seed in range(6):
        match = played(game, 2, seed, seed)
        assert match.choice
        before = match.state.digest()
        found = weigh(match, match.choice.seat, Rng(seed), effort)
        assert found == weigh(match, match.choice.seat, Rng(seed), effort) and match.state.digest() == before
        values = [each.value for each in found]
        assert len(set(values)) == len(values) == min(len(match.choice.values), effort.finalists)
        assert set(values) <= set(match.choice.values)
        best, *others = found
        assert (best.loss, best.error) == (0, 0)
        assert all(each.loss >= 0 and each.worlds <= best.worlds for each in others)
        assert [each.worlds for each in found] == sorted((each.worlds for each in found), reverse=True)


def test_the_loss_and_its_error_are_of_paired_differences():
    best = [5.0, 1.0, 9.0, 100.0]
    found = weighed(7, [4.0, 0.0, 8.0], best)  # worth less by one in each world, however much worlds differ
    assert found == (7, 4.0, 1.0, 0.0, 3)
    assert weighed(7, [4.0], best)[2:] == (1.0, inf, 1)
    assert weighed(7, [4.0, 2.0], best)[2:4] == (0.0, 1.0)
    assert weighed(1, best, best)[1:] == (28.75, 0.0, 0.0, 4)
    assert weighed(1, [], [])[1:] == (0.0, 0.0, inf, 0)


def thought_of(seed, effort, parts, batches=99):
    """A thinking after so many batches, each played in so many parts, the last part first, and sent as JSON."""
    match = played(FarGame(), 3, seed, seed)
    assert match.choice
    seat = match.choice.seat
    thought = Thinking(match, seat, Rng(seed), effort)
    while thought.batch and batches:
        asked = [json.dumps(part) for part in thought.batch.split(parts)]
        assert len(asked) <= parts
        answers = {text: json.dumps(play_batch(match.fork(), seat, Batch(*json.loads(text)))) for text in asked[::-1]}
        thought.take([worth for text in asked for worth in json.loads(answers[text])])
        batches -= 1
    return thought


@pytest.mark.parametrize("effort", [Effort(2, 9, 2), Effort(9, 31, 1)])
def test_it_does_not_matter_in_how_many_parts_playouts_are_played(effort):
    for seed in range(4):
        found = [thought_of(seed, effort, parts).best() for parts in (1, 2, 3, 4, 1000)]
        match = played(FarGame(), 3, seed, seed)
        assert found == [weigh(match, match.choice.seat, Rng(seed), effort)] * 5


@pytest.mark.parametrize("effort", [Effort(2, 6, 2), Effort(9, 30, 1)])
def test_thinking_can_stop_after_any_batch_with_the_best_so_far(effort):
    for batches in range(5):
        best = thought_of(2, effort, 2, batches).best()
        assert best == thought_of(2, effort, 1, batches).best()
        values = played(FarGame(), 3, 2, 2).choice.values
        assert {each.value for each in best} <= set(values)
        assert best[0].worlds == max(each.worlds for each in best)
        assert [each.worth for each in best if each.worlds == best[0].worlds] == sorted(
            (each.worth for each in best if each.worlds == best[0].worlds), reverse=True
        )


def test_a_bot_that_thinks_says_with_what_effort():
    match = played(LateGame(), 2, 2, 3)
    assert match.choice
    seat = match.choice.seat
    for bot_id, bot in find_bots().items():
        effort = bot.effort(match.game)
        assert (effort is not None) == bot.foresees, bot_id
        if effort:
            assert bot.choose(match, seat, Rng(4)) == weigh(match, seat, Rng(4), effort)[0].value
