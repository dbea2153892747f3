"""A match of any game: undo, look back, fork, preview; record and link; hostile ones."""

import re
import time
import tracemalloc

import pytest
from speciate.engine import Determinization, Match, Rng, Setup, SpeciateError, pack, read_record, unpack, write_record
from speciate.engine.link import FORMAT, LETTERS, MAX_LINK, _seal, floor_bits, parse_fragment
from speciate.engine.record import kinds

from .games import GAMES, TABLES, some_setup
from .hostile import mutations
from .players import play, some_match

HOSTILE = 10_000
KINDS = tuple(kinds()) * 2


def table(game_id, seats, seed, decisions):
    setup = some_setup(game_id, seats, seed)
    return setup, some_match(GAMES[game_id], setup, Rng(seed), decisions)


def finished(game_id, seats):
    """A random game that has come to its end."""
    return next(
        (setup, match) for n in range(50) for setup, match in [table(game_id, seats, n, 6000)] if match.state.over
    )


def stages(game_id, seats, most):
    """The same game at some decisions, many of them in the midst of a step."""
    setup, match = table(game_id, seats, 5, most)
    rng = Rng(6)
    points = sorted({0, 1, 2, 3, match.ply, *(rng.randbelow(match.ply) for _ in range(12))})
    return setup, match, [(n, match.at(n)) for n in points]


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_looking_back_undo_and_redo_agree(game_id, seats):
    _, match, points = stages(game_id, seats, 500)
    end = match.ply, match.state.digest(), match.log
    walked = match.fork()
    for n, then in reversed(points):
        while walked.ply > n:
            walked.undo()
        assert then.ply == n and then.state.digest() == walked.state.digest()
        assert (then.choice and then.choice.values) == (walked.choice and walked.choice.values)
        assert then.log == walked.log == match.log[: len(then.log)]
    while walked.undone:
        walked.redo()
    assert (walked.ply, walked.state.digest(), walked.log) == end == (match.ply, match.state.digest(), match.log)


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_copies_and_forks_leave_the_original_alone(game_id, seats):
    _, _, points = stages(game_id, seats, 300)
    for n, match in points:
        before = match.state.numbers(), match.decisions, match.log, match.base.numbers()
        rng = Rng(n)
        copy = match.base.copy()
        copy.player = lambda choice, rng=rng: rng.one_of(choice.values)
        if not copy.over:
            match.game.step(copy)
        play(match.fork(), lambda c, rng=rng: rng.one_of(c.values), 30)
        match.playout(lambda c, rng=rng: rng.one_of(c.values), steps=20)
        if match.choice:
            redrawn = Determinization(match.choice.seat, n)
            match.game.check_invariants(match.playout(lambda c, rng=rng: rng.one_of(c.values), redrawn, steps=3))
        assert before == (match.state.numbers(), match.decisions, match.log, match.base.numbers())


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_an_answer_and_a_playout_agree(game_id, seats):
    """One pass through a step and one unwinding at each decision must come to the same."""
    setup, match, _ = stages(game_id, seats, 400)
    decisions = iter(match.decisions)
    replayed = Match.replay(match.game, match.game.start(setup), lambda choice: _next(decisions, choice))
    assert replayed.state.digest() == match.state.digest() and replayed.log == match.log


def _next(decisions, choice):
    from speciate.engine import DecisionNeeded

    value = next(decisions, None)
    if value is None:
        raise DecisionNeeded(choice)
    return value


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_a_preview_changes_nothing_and_stops_before_chance(game_id, seats):
    _, _, points = stages(game_id, seats, 400)
    for _, match in points:
        for value in match.choice.values if match.choice else ():
            before = match.state.numbers(), match.base.numbers(), match.log
            seen = match.preview(value)
            assert before == (match.state.numbers(), match.base.numbers(), match.log)
            assert seen.state.rng == match.state.rng, "a preview drew a random number"
            after = match.fork(value)
            log = after.log[len(match.log) :]
            assert seen.events == log[: len(seen.events)], "a preview told what does not happen"
            if not seen.chance and after.past[len(match.past) :] == []:
                seat = match.choice.seat
                assert seen.state.seen_by(seat).numbers() == after.state.seen_by(seat).numbers()
                asked, named = after.choice, seen.choice
                assert (named.seat, named.key, named.numbers) == (asked.seat, asked.key, asked.numbers)
                assert named.values == (asked.values if asked.seat == match.choice.seat else ())
            else:
                assert seen.choice is None


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_record_and_link_round_trips(game_id, seats):
    setup, _, points = stages(game_id, seats, 600)
    players = KINDS[:seats]
    for _, match in points:
        link = pack(setup, match, players)
        for saved in (unpack(link), read_record(write_record(setup, match, players))):
            assert (saved.setup, saved.players) == (setup, players)
            assert saved.match.decisions == match.decisions
            assert saved.match.state.digest() == match.state.digest()
            assert saved.match.log == match.log
        assert re.fullmatch("[A-Za-z0-9._-]+", link)
        assert len(link) <= 1.1 * floor_bits(match) / 6 + 24
        assert parse_fragment(f"#{link}&at=3") == (link, 3, None)


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_a_finished_game_fits_its_link(game_id, seats):
    setup, match = finished(game_id, seats)
    link = pack(setup, match, KINDS[:seats])
    assert len(link) <= 1.05 * floor_bits(match) / 6 + 24
    start = time.process_time()
    assert unpack(link).match.state.over
    assert time.process_time() - start < 1


# --- hostile input ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("part", range(4))
def test_hostile_links(game_id, part):
    """10,000 mutated links: an error that says what is wrong, or a game; each under a second."""
    game, rng = GAMES[game_id], Rng(77, part)
    seats = game.seats[part % len(game.seats)]
    setup, match = table(game_id, seats, part, (15, 80, 300, 900)[part])
    link = pack(setup, match, KINDS[:seats])
    codes: dict[str, int] = {}
    slowest = 0.0
    sample = mutations(link, rng, f"{game.tag}{FORMAT}")
    for _ in range(HOSTILE // 4):
        text = next(sample)
        start = time.process_time()
        try:
            saved = unpack(text)
            game.check_invariants(saved.match.state)
        except SpeciateError as error:
            codes[error.code] = codes.get(error.code, 0) + 1
            assert str(error) and len(str(error)) < 300 and "\n" not in str(error)
        slowest = max(slowest, time.process_time() - start)
    assert slowest < 1
    assert "error.rules.stuck" not in codes, "a legal game met a rule that raises"
    assert len(codes) >= 5, codes


@pytest.mark.parametrize("game_id", GAMES)
def test_the_longest_link_is_bounded(game_id):
    """As many letters as a link may have, all of them decisions of a game that may never end."""
    game, rng = GAMES[game_id], Rng(4)
    for seats in (game.seats[0], game.seats[-1]):
        setup = some_setup(game_id, seats, 2)
        head = pack(setup, Match(game, game.start(setup)))[8:]
        payload = head + "".join(LETTERS[rng.randbelow(64)] for _ in range(MAX_LINK - 20 - len(head)))
        tracemalloc.start()
        unpacked(_seal(f"{game.tag}{FORMAT}", payload))
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        assert most < 300e6
        start = time.process_time()
        unpacked(_seal(f"{game.tag}{FORMAT}", payload))
        assert time.process_time() - start < 1


def unpacked(link):
    try:
        return unpack(link)
    except SpeciateError as error:
        assert error.code != "error.rules.stuck"
        return None


@pytest.mark.parametrize("game_id", GAMES)
def test_hostile_links_need_little_memory(game_id):
    game = GAMES[game_id]
    setup, match = table(game_id, game.seats[-1], 3, 300)
    sample = mutations(pack(setup, match), Rng(12), f"{game.tag}{FORMAT}")
    tracemalloc.start()
    for _ in range(200):
        unpacked(next(sample))
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 50e6


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_hostile_records(game_id):
    game, rng = GAMES[game_id], Rng(13)
    setup, match = table(game_id, game.seats[-1], 4, 120)
    text = write_record(setup, match, KINDS[: game.seats[-1]])
    codes = set()
    for _ in range(1500):
        broken = text
        for _ in range(1 + rng.randbelow(3)):
            at = rng.randbelow(len(broken) + 1)
            match rng.randbelow(5):
                case 0:
                    broken = broken[:at]
                case 1:
                    broken = broken[:at] + broken[at + 1 + rng.randbelow(30) :]
                case 2:
                    broken = broken[:at] + chr(rng.randbelow(0x300)) + broken[at + 1 :]
                case 3:
                    lines = broken.split("\n")
                    lines.insert(rng.randbelow(len(lines) + 1), rng.one_of(lines))
                    broken = "\n".join(lines)
                case _:
                    broken = (
                        broken[:at]
                        + rng.one_of(["0", "1", "2", "-", "digest", "?", "players\n", "=", "#", ","])
                        + broken[at:]
                    )
        start = time.process_time()
        try:
            game.check_invariants(read_record(broken).match.state)
        except SpeciateError as error:
            codes.add(error.code)
            assert "\n" not in str(error)
        assert time.process_time() - start < 1
    assert "error.rules.stuck" not in codes and len(codes) >= 4


@pytest.mark.parametrize("game_id", GAMES)
def test_impossible_setups_never_deal(game_id):
    """Whatever numbers a set-up holds, it is refused in a sentence or it can be dealt."""
    game, rng = GAMES[game_id], Rng(21)
    dealt = 0
    for _ in range(2000):
        places = tuple(rng.randbelow(7) - 1 for _ in range(rng.randbelow(3) + len(game.places) - 1))
        options = tuple(rng.randbelow(4) - 1 + o.default for o in game.options)
        try:
            from speciate.engine import check_setup

            check_setup(game, setup := Setup(game_id, places, options, rng.randbelow(1 << 33)))
            game.check_invariants(game.start(setup))
            dealt += 1
        except SpeciateError:
            pass
    assert dealt < 2000
