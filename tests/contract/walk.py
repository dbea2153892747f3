"""One game from the deal to its end or its bound, with every check that is cheap enough to make at each decision."""

from dataclasses import dataclass
from itertools import pairwise

from speciate.engine import DONE, DecisionNeeded, Match, Rng, Setup, pack, unpack
from speciate.engine.link import floor_bits

from .games import GAMES
from .players import PLAYERS
from .positions import check_written, has_notation


@dataclass
class Report:
    setup: Setup
    player: str
    ended: bool
    decisions: list[int]
    seen: set[str]
    digest: int


def check_choice(game, setup, choice):
    """What holds for every choice: values ascend, are known to their domain, and DONE comes last."""
    plain = choice.values[:-1] if choice.values[-1] == DONE else choice.values
    assert len(choice.values) > 1, choice
    assert all(type(v) is int for v in (*choice.values, *choice.numbers.values())), choice
    assert all(a < b for a, b in pairwise(plain)), f"not ascending: {choice}"
    assert plain[0] >= 0 and plain[-1] < len(choice.domain.tokens), choice
    assert choice.domain in game.domains, f"{choice.domain.name} is missing in domains"
    assert 0 <= choice.seat < setup.seats, choice


def begun(setup, rng, decisions):
    """A match of so many random decisions, or to its end."""
    left = iter(range(decisions))

    def player(choice):
        if next(left, None) is None:
            raise DecisionNeeded(choice)
        return rng.one_of(choice.values)

    game = GAMES[setup.game]
    return Match.replay(game, game.start(setup), player)


def walk(setup, player, seed, bound=None):
    """Play with one kind of player in every seat and count. Conservation is checked at each decision and each rest."""
    game = GAMES[setup.game]
    g = game.start(setup)
    choose = PLAYERS[player](Rng(seed))
    bound = game.max_decisions(setup) if bound is None else bound
    answers: list[int] = []
    seen: set[str] = set()
    idle = 0

    def answer(choice):
        nonlocal idle
        check_choice(game, setup, choice)
        game.check_invariants(g)
        if len(answers) == bound:
            raise DecisionNeeded(choice)
        if len(answers) % 64 == 0:
            game.cards_in_play(g, seen)
        value = choose(choice, g)
        assert value in choice.values
        idle = 0
        answers.append(value)
        return value

    game.check_invariants(g)
    g.player, g.log = answer, []
    try:
        while not g.over:
            game.step(g)
            game.check_invariants(g)
            assert all(type(n) is int for event in g.log for n in event.args), g.log
            g.log.clear()
            idle += 1
            assert idle < 1000, "a thousand steps without a decision"
    except DecisionNeeded:
        pass
    game.cards_in_play(g, seen)
    scores = game.scores(g)
    winners = game.winners(g)
    assert len(scores) == setup.seats and set() < set(winners) <= set(range(setup.seats))
    if g.over:
        assert all(scores[seat] == max(scores) for seat in winners)
    assert all(isinstance(game.evaluate(g, seat), int | float) for seat in range(setup.seats))
    return Report(setup, player, bool(g.over), answers, seen, g.digest())


def retell(report):
    """The same game as a Match, which copies the position at each step, and through a link: nothing may differ.

    Some of its positions are written down and read again.
    """
    game = GAMES[report.setup.game]
    left = iter(report.decisions)

    def known(choice):
        value = next(left, None)
        if value is None:
            raise DecisionNeeded(choice)
        return value

    match = Match.replay(game, game.start(report.setup), known)
    assert match.state.digest() == report.digest, "a copy of a position is not the same as the position"
    link = pack(report.setup, match)
    assert unpack(link).match.state.digest() == report.digest
    assert len(link) <= 1.1 * floor_bits(match) / 6 + 24
    if has_notation(game.id):
        for step in match.past[:: len(match.past) // 20 + 1]:
            check_written(report.setup, step.base)
