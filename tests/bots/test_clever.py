"""The bot that looks to the end of the round, in the toy game: what it sees, and what it must not go by."""

import pytest
from speciate.bots import bot_answer, find_bot, find_bots, offered
from speciate.engine import Foresight, Match, Rng, Setup

from tests.engine import toy

CLEVER, GREEDY = find_bot("clever"), find_bot("greedy")


class FarGame(toy.Game):
    """The toy with rounds: one ends whenever eight stones less are left."""

    foresight: Foresight | None = Foresight(lambda g: g.heap // 8)


class LateGame(toy.Game):
    """The toy, in which stones are worth something at its end only, and seem to be a burden before."""

    foresight: Foresight | None = Foresight(lambda g: 0, delayed=True)

    def evaluate(self, g, seat):
        worth = super().evaluate(g, seat)
        return worth if g.over else -worth


def played(game, seats, decisions, seed):
    """A match of the toy with open cards after so many random decisions."""
    match, rng = Match(game, game.start(Setup("hoard", (*range(seats), *[-1] * (4 - seats)), (2, 1), seed))), Rng(seed)
    for _ in range(decisions):
        assert match.choice
        match.answer(rng.one_of(match.choice.values))
    return match


@pytest.mark.parametrize("level", ["greedy", "clever", "expert"])
@pytest.mark.parametrize("seed", range(6))
def test_every_seat_is_played_in_the_same_way(seed, level):
    """The same position with the seats exchanged gets the same answer."""
    match = played(FarGame(), 2, 2, seed)  # both cards are kept, nothing is begun
    other = match.base.copy()
    other.stones, other.hands, other.turn = match.base.stones[::-1], match.base.hands[::-1], 1 - match.base.turn
    mirror = Match(match.game, other)
    assert match.choice and mirror.choice and (match.choice.seat, mirror.choice.seat) == (0, 1)
    bot = find_bot(level)
    assert bot.choose(match, 0, Rng(seed)) == bot.choose(mirror, 1, Rng(seed))


def test_what_pays_at_the_end_of_the_round_is_found():
    match = played(LateGame(), 2, 2, 1)
    g = match.base.copy()
    g.heap, g.hands = 5, [bytearray(), bytearray()]  # whoever takes four leaves one
    late = Match(match.game, g)
    assert [bot_answer(bot, late, 1) for bot in (GREEDY, CLEVER)] == [1, 4]


def test_without_foresight_it_answers_as_the_greedy_bot_and_is_not_offered():
    for decisions in range(5):
        match = played(toy.Game(), 3, decisions, 2)
        assert bot_answer(CLEVER, match, 7) == bot_answer(GREEDY, match, 7)
    assert offered(toy.GAME) == ["random", "greedy"] and offered(FarGame()) == list(find_bots())
