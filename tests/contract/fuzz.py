"""Random games until the time is over, or so many: `python -m tests.contract.fuzz GAME [--seconds N | --games K]`.

Conservation and the form of every choice are checked at each decision, each game is told again as a Match and through
its link, and some of its positions are written down and read; those that meet the bound are counted. A failure prints
what repeats it.
"""

import argparse
import itertools
import os
import sys
import time
import traceback
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor, as_completed

from speciate.bots import bot_answer, find_bots
from speciate.engine import Match

from .games import GAMES, REAL, some_setup
from .players import PLAYERS
from .walk import Report, retell, walk

BOTS = [bot for bot in find_bots() if bot != "random"]
KINDS = [*PLAYERS, "greedy"]
THINKERS = [bot for bot in BOTS if bot not in KINDS]
RARE = 100
"""One game in so many is a thinker's: it plays games on in its head, and takes as long as hundreds of others."""

BOUND = 5000
"""Decisions after which a game is left unfinished; few games that end at all take longer."""


def one(game_id, n, bound):
    """Game number n: the table and the kind of player follow from it."""
    game = GAMES[game_id]
    rare = n % RARE == RARE - 1
    count = n // RARE if rare else n
    kinds = THINKERS if rare else KINDS
    seats = game.seats[count % len(game.seats)]
    kind = kinds[count // len(game.seats) % len(kinds)]
    setup = some_setup(game_id, seats, n)
    try:
        if kind in BOTS:
            return with_bot(game, setup, kind, bound), ""
        report = walk(setup, kind, n, bound)
        retell(report)
        return report, ""
    except Exception:
        return Report(setup, kind, False, [], set(), 0), f"game {n}, {kind}, {setup}\n{traceback.format_exc()}"


def with_bot(game, setup, kind, bound):
    match = Match(game, game.start(setup))
    seen: set[str] = set()
    while match.choice and match.ply < bound:
        game.check_invariants(match.state)
        match.answer(bot_answer(find_bots()[kind], match, setup.seed))
        game.cards_in_play(match.state, seen)
    report = Report(setup, kind, bool(match.state.over), match.decisions, seen, match.state.digest())
    retell(report)
    return report


def run(game_id, seconds, games, first, workers, bound):
    start = time.monotonic()
    rows, seen, failures = defaultdict(list), set(), []
    numbers = itertools.islice(itertools.count(first), games)
    with ProcessPoolExecutor(workers) as pool:
        waiting = {pool.submit(one, game_id, n, bound) for n in itertools.islice(numbers, 2 * workers)}
        while waiting:
            done = next(as_completed(waiting))
            waiting.remove(done)
            report, failure = done.result()
            rows[report.player].append((report.ended, len(report.decisions)))
            seen |= report.seen
            if failure:
                failures.append(failure)
            if sys.stderr.isatty():
                print(f"\r{sum(map(len, rows.values()))} games", end="\r", file=sys.stderr)
            if seconds is None or time.monotonic() - start < seconds:
                waiting |= {pool.submit(one, game_id, n, bound) for n in itertools.islice(numbers, 1)}
    return rows, seen, failures, time.monotonic() - start


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=REAL)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--games", type=int)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--bound", type=int, default=BOUND, help="decisions after which a game is left")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    if args.seconds is None and args.games is None:
        args.games = 1000
    rows, seen, failures, took = run(args.game, args.seconds, args.games, args.first, args.workers, args.bound)
    print(f"{'player':16}{'games':>7}{'ended':>7}{'met bound':>11}{'decisions':>11}{'longest that ended':>20}")
    print(f"bound: {args.bound:,} decisions")
    everything = [row for kind in rows.values() for row in kind]
    for kind, played in [*sorted(rows.items()), ("all", everything)]:
        ended = [n for over, n in played if over]
        total = sum(n for _, n in played)
        print(
            f"{kind:16}{len(played):7}{len(ended):7}{len(played) - len(ended):11}{total:11,}{max(ended, default=0):20,}"
        )
    unused = sorted(GAMES[args.game].all_cards() - seen)
    print(f"cards never in play: {', '.join(unused) or 'none'}")
    print(f"{took:.0f} s; {len(failures)} failures")
    for failure in failures[:5]:
        print(failure, file=sys.stderr)
    return bool(failures)


if __name__ == "__main__":
    sys.exit(main())
