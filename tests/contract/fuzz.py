"""python build.py fuzz GAME --seconds N: games of every kind until the time is over, with every check of `walk`."""

import argparse
import sys
import time

from .games import REAL, some_setup
from .players import PLAYERS
from .walk import walk


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=REAL)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--seed", type=int, default=time.time_ns() & 0xFFFFFFFF, help="where the games begin")
    options = parser.parse_args()
    game, kinds = REAL[options.game], list(PLAYERS)
    end = time.monotonic() + options.seconds
    games = decisions = unended = 0
    seen: set[str] = set()
    while time.monotonic() < end:
        seed, seats, kind = options.seed + games, game.seats[games % len(game.seats)], kinds[games % len(kinds)]
        setup = some_setup(options.game, seats, seed)
        try:
            report = walk(setup, kind, seed)
        except BaseException:
            print(f"To see it again: walk({setup}, {kind!r}, {seed})", file=sys.stderr)
            raise
        games, decisions, unended = games + 1, decisions + report.decisions, unended + (not report.ended)
        seen |= report.seen
    print(f"{games} games, {decisions} decisions, {unended} met the bound, nothing went wrong.")
    if missing := game.usable() - seen:
        print(f"Not in play: {', '.join(sorted(missing))}")


if __name__ == "__main__":
    main()
