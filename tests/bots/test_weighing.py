"""What `weigh` says of the values that it has looked at."""

from math import inf

import pytest
from speciate.bots import find_bot
from speciate.bots.weighing import Effort, weigh, weighed
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


def test_clever_takes_the_best():
    match = played(LateGame(), 2, 2, 3)
    assert match.choice
    found = weigh(match, match.choice.seat, Rng(4), Effort(40, 96, 1))
    assert find_bot("clever").choose(match, match.choice.seat, Rng(4)) == found[0].value
