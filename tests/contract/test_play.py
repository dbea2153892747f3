"""Whole games, every game, every number of players, all kinds of player: play goes on, and nothing gets lost."""

import builtins
import os
import subprocess
import sys

import pytest
from speciate.api import make_setup
from speciate.bots import bot_answer, find_bots
from speciate.engine import DecisionNeeded, Match, Rng, RuleBug, SpeciateError, check_setup, pack, unpack

from .games import GAMES, REAL, TABLES, some_setup
from .players import PLAYERS, collector, play
from .walk import retell, walk

EACH = {"uniform": 2, "mixed": 2}
"""Games at each table with each kind of player; one with the stubborn ones, who soon go round in circles.
`python build.py fuzz GAME` plays on, to the full bound."""
BOUND = 3000
"""Nothing in some rules forces the end: stubborn players go on for ever, and random ones may for very long."""


@pytest.mark.slow
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_whole_games(game_id, seats, player, record_property):
    each = EACH.get(player, 1)
    reports = [walk(some_setup(game_id, seats, n), player, n, BOUND) for n in range(each)]
    retell(reports[0])
    unended = sum(not report.ended for report in reports)
    record_property("games", each)
    record_property("not_ended", unended)
    if player == "uniform" and unended == each:  # five goals at once take random players of six very long
        assert any(walk(some_setup(game_id, seats, n), player, n).ended for n in range(3)), (
            "no random game comes to an end"
        )


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("bot", find_bots())
def test_bots_finish(game_id, bot):
    match = play_of_bots(game_id, GAMES[game_id].seats[0], bot, BOUND)
    assert match.state.over or bot == "random"


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("bot", find_bots())
def test_bots_play_at_the_largest_table(game_id, bot):
    match = play_of_bots(game_id, GAMES[game_id].seats[-1], bot, 300)
    assert match.state.over or match.ply == 300


def play_of_bots(game_id, seats, bot, most):
    """A game of bots, in which nothing gets lost and no bot touches the position or changes its mind."""
    game = GAMES[game_id]
    setup = make_setup(game, seats, 1)
    match = Match(game, game.start(setup))
    thinks = find_bots()[bot].foresees
    while match.choice and match.ply < most:
        game.check_invariants(match.state)
        if thinks and match.ply % 25:  # a bot that thinks long takes some decisions of the game
            match.answer(bot_answer(find_bots()["greedy"], match, setup.seed))
            continue
        before = match.state.digest()
        value = bot_answer(find_bots()[bot], match, setup.seed)
        assert match.state.digest() == before and value in match.choice.values
        if match.ply % 50 == 0:
            assert value == bot_answer(find_bots()[bot], match.fork(), setup.seed), "a bot changes its mind"
        match.answer(value)
    return match


@pytest.mark.parametrize("game_id", REAL)
def test_bots_answer_the_same_in_a_game_that_was_saved(game_id):
    """What a bot plays follows from the set-up and the decisions: a link brings the same game about anywhere."""
    game, rng = GAMES[game_id], Rng(9)
    setup = some_setup(game_id, game.seats[0], 9)
    match = play(Match(game, game.start(setup)), lambda c: rng.one_of(c.values), 5)
    opened = unpack(pack(setup, match)).match
    for bot in find_bots().values():
        assert bot_answer(bot, match, setup.seed) == bot_answer(bot, opened, setup.seed)


@pytest.mark.parametrize("game_id", REAL)
def test_bots_weigh_the_same_under_every_python(game_id, monkeypatch):
    """`sum` of floats rounds differently from Python 3.12 on: a bot in the browser would play otherwise."""

    def whole(numbers, start=0):
        numbers = [start, *numbers]
        assert not any(isinstance(n, float) for n in numbers), "math.fsum is the same everywhere"
        return builtins.sum(numbers)

    for name, module in list(sys.modules.items()):
        if name.startswith(("speciate.bots", "speciate.earth", f"speciate.games.{game_id}")):
            monkeypatch.setattr(module, "sum", whole, raising=False)
    game, rng = GAMES[game_id], Rng(8)
    for seats in game.seats:
        setup = some_setup(game_id, seats, 77 + seats)
        match = play(Match(game, game.start(setup)), lambda c: rng.one_of(c.values), 200)
        for bot in ("greedy", "clever") if seats == game.seats[0] else ("greedy",):
            if match.choice:
                assert find_bots()[bot].choose(match, match.choice.seat, Rng(2)) in match.choice.values
        assert all(isinstance(game.evaluate(match.state, seat), int | float) for seat in range(seats))


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_every_card_gets_played(game_id):
    game, seen = GAMES[game_id], set()
    for n in range(60):
        seats = game.seats[n % len(game.seats)]
        setup = some_setup(game_id, seats, 500 + n)
        if n < 30:
            seen |= walk(setup, "uniform", n, BOUND).seen
        else:
            choose = collector(game, Rng(n), seen)
            match = Match(game, game.start(setup))
            while match.choice and match.ply < 300:
                match.answer(choose(match))
                game.cards_in_play(match.state, seen)
        if seen >= game.all_cards():
            break
    assert seen == game.all_cards(), f"never in play: {sorted(game.all_cards() - seen)}"


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_the_same_under_every_hash_seed(game_id):
    code = (
        f"id = {game_id!r}\n"
        "from tests.contract.games import some_setup, GAMES\n"
        "from tests.contract.players import PLAYERS, play\n"
        "from speciate.engine import Rng, Match\n"
        "for seats in GAMES[id].seats:\n"
        "    setup = some_setup(id, seats, 9); game = GAMES[setup.game]\n"
        "    choose = PLAYERS['mixed'](Rng(4))\n"
        "    match = play(Match(game, game.start(setup)), lambda c: choose(c, None), 700)\n"
        "    print(setup, match.ply, match.state.digest(), match.decisions, match.log)\n"
    )
    root = os.path.join(os.path.dirname(__file__), "..", "..")

    def output(seed):
        path = os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH"))))
        env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": path}
        return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True).stdout

    first = output("0")
    assert first.count("\n") == len(GAMES[game_id].seats)
    assert first == output("12345")


@pytest.mark.parametrize("game_id", GAMES)
def test_what_a_game_says_of_itself(game_id):
    game = GAMES[game_id]
    assert game.id == game_id and len(game.tag) == 1 and game.tag.islower()
    assert len({g.tag for g in GAMES.values()}) == len(GAMES)
    assert len(set(game.places)) == len(game.places) >= game.seats[-1] and 0 < game.version < 64
    for names in ([o.id for o in game.options], [d.name for d in game.domains]):
        assert len(set(names)) == len(names)
    for option in game.options:
        assert len(set(option.values)) == len(option.values) > 1 and 0 <= option.default < len(option.values)
    for domain in game.domains:
        assert len(set(domain.tokens)) == len(domain.tokens)
        assert all(token and not set(token) & set(" \t\n#") and token != "-" for token in domain.tokens)
        assert [domain.value(domain.token(v)) for v in range(-1, len(domain.tokens))] == [
            *range(-1, len(domain.tokens))
        ]


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_every_variant_can_be_dealt(game_id, seats):
    game = GAMES[game_id]
    dealt = set()
    for n in range(150):
        setup = some_setup(game_id, seats, n)
        check_setup(game, setup)
        game.check_invariants(game.start(setup))
        dealt |= set(enumerate(setup.options))
    default = tuple(o.default for o in game.options)
    assert dealt >= set(enumerate(default))


@pytest.mark.parametrize("game_id", REAL)
def test_conservation_notices_a_lost_piece(game_id):
    """The check must be able to fail: any count that is changed by one is noticed in most fields."""
    game = GAMES[game_id]
    setup = some_setup(game_id, game.seats[-1], 3)
    rng = Rng(5)
    match = play(Match(game, game.start(setup)), lambda c: rng.one_of(c.values), 120)
    noticed = tried = 0
    for name in match.state.__dataclass_fields__:
        state = match.state.copy()
        value = getattr(state, name)
        if name in state.LIVE or not isinstance(value, list | bytearray) or not value or isinstance(value[0], list):
            continue
        row = value[0] if isinstance(value[0], bytearray) and value[0] else value
        if not isinstance(row[0], int):
            continue
        row[0] = row[0] + 1 if row[0] < 255 else 0
        tried += 1
        try:
            game.check_invariants(state)
        except (RuleBug, IndexError, KeyError):
            noticed += 1
    assert noticed * 3 >= tried, f"{noticed} of {tried}"


def test_pause_is_not_an_exception():
    """A stray `except Exception` in a rule must not eat it."""
    assert not issubclass(DecisionNeeded, Exception) and issubclass(SpeciateError, Exception)
