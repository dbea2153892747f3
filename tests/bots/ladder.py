"""How strong the levels are: `python -m tests.bots.ladder [--game G] [--levels A,B] [--games N] [--write]`.

Levels play each other heads-up, one against three of another, and four of a kind. Where levels differ, each deal is
played from each seat in turn. Results are kept in docs/ladder.jsonl, one game a line, which is in the repository: a run
goes on where the last one ended, on whatever machine that was. `--write` makes docs/LADDER.md and the site's page of
them. A result counts as long as the rules have the same version and its levels answer as they did.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import os
import sys
import time
import zlib
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from speciate.api import make_setup
from speciate.bots import bot_answer, find_bot, find_bots, offered
from speciate.engine import Match, Rng, find_game
from speciate.engine.game import game_ids

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "docs/ladder.jsonl"
PAGE = ROOT / "docs/LADDER.md"
DATA = ROOT / "web/ladder.json"
"""The data from which the page of the site is made."""
DEALS = 1000
"""The seed of the first deal."""
FEWEST = 30
"""The games that a table must have to be shown: fewer say next to nothing."""
BOUND = 5000
"""Decisions after which a game is left without a result."""
EVEN = "greedy"
"""The level whose rating is 0."""
Z = 1.96
"""Of a 95 % interval."""


class Cell(NamedTuple):
    """A table at which games are played: its game and the level of each seat, before the seats are rotated."""

    game: str
    levels: tuple[str, ...]

    @property
    def kind(self) -> str:
        """Heads-up, one against three, or four alike."""
        return "duel" if len(self.levels) == 2 else "one" if len(set(self.levels)) > 1 else "alike"


class Result(NamedTuple):
    """One finished game."""

    game: str
    table: tuple[str, ...]
    """The level of each seat."""
    seed: int
    marks: str
    """What the levels are (`mark`), so that a level which plays otherwise is played anew."""
    won: tuple[int, ...]
    """The winning seats; none where the game met the bound."""
    scores: tuple[int, ...]
    places: tuple[str, ...]
    """The place of each seat: its animal or colour."""
    decisions: int
    rounds: int
    attacks: int
    ms: dict[str, tuple[float, float, float]]
    """Of each level: processor milliseconds of a decision, median, 95th percentile and longest.

    Empty where another Python than CPython has played: it answers the same, in a time of its own.
    """


def cells(games: Sequence[str], levels: Sequence[str], kinds: Sequence[str]) -> list[Cell]:
    """Every table of these kinds, of the levels that each game offers."""
    found = []
    for game_id in games:
        known = [level for level in offered(find_game(game_id)) if level in levels]
        for stronger, weaker in itertools.combinations(known[::-1], 2):
            found += [Cell(game_id, (stronger, weaker)), Cell(game_id, (stronger, *[weaker] * 3))]
        found += [Cell(game_id, (level,) * 4) for level in known]
    return [cell for cell in found if cell.kind in kinds]


@cache
def mark(game_id: str, level: str) -> str:
    """What a level is in a game: the version of the rules, and what it answers in some positions of one game."""
    game, bot, rng = find_game(game_id), find_bot(level), Rng(1)
    match: Match[Any] = Match(game, game.start(make_setup(game, 3, 1)))
    answers = []
    while match.choice and match.ply < 64:
        if match.ply % 4 == 0:
            answers.append(bot_answer(bot, match, 1))
        match.answer(rng.one_of(match.choice.values))
    return f"{game.version}.{zlib.crc32(repr(answers).encode()):08x}"


def marks(cell: Cell) -> str:
    """What the levels of a table are."""
    return " ".join(mark(cell.game, level) for level in sorted(set(cell.levels)))


def seated(cell: Cell, n: int) -> tuple[tuple[str, ...], int]:
    """Who sits where in game number n, and its seed: each deal is played from every seat before the next.

    Where all play the same level, a deal is one game: other seats would only play it again.
    """
    seats = 1 if cell.kind == "alike" else len(cell.levels)
    turn = n % seats
    return cell.levels[-turn:] + cell.levels[:-turn] if turn else cell.levels, DEALS + n // seats


def play(cell: Cell, n: int, known: str) -> Result:
    """Play game number n of a table. A bot is asked with a seed that its seat does not change."""
    table, seed = seated(cell, n)
    game = find_game(cell.game)
    setup = make_setup(game, len(table), seed)
    match: Match[Any] = Match(game, game.start(setup))
    took: dict[str, list[float]] = defaultdict(list)
    rounds, attacks, bots = set(), 0, find_bots()
    while match.choice and match.ply < BOUND:
        level = table[match.choice.seat]
        start = time.process_time()
        value = bot_answer(bots[level], match, seed)
        took[level].append(1000 * (time.process_time() - start))
        match.answer(value)
        attacks += sum(event.kind == "attacked" for event in match.events)
        if game.foresight and game.foresight.round_of:
            rounds.add(game.foresight.round_of(match.base))
    return Result(
        cell.game,
        table,
        seed,
        known,
        tuple(game.winners(match.state)) if match.state.over else (),
        tuple(game.scores(match.state)),
        tuple(game.places[setup.places.index(seat)] for seat in range(len(table))),
        match.ply,
        len(rounds),
        attacks,
        {level: spread(times) for level, times in took.items()} if sys.implementation.name == "cpython" else {},
    )


def spread(times: Sequence[float]) -> tuple[float, float, float]:
    """Of the decisions of a game: median, 95th percentile and longest, to a tenth of a millisecond."""
    return round(median(times), 1), round(nearest(times, 0.95), 1), round(max(times), 1)


def nearest(found: Sequence[float], part: float) -> float:
    """The value below which this part of them lies."""
    return sorted(found)[math.ceil(part * len(found)) - 1]


def read(path: Path) -> list[Result]:
    """The results that are kept. A last line that a crash has cut off is left out."""
    found = []
    for line in path.read_text().splitlines() if path.exists() else []:
        try:
            row = json.loads(line)
        except json.JSONDecodeError:
            continue
        lists = {name: tuple(row[name]) for name in ("table", "won", "scores", "places")}
        found.append(Result(**row | lists | {"ms": {level: tuple(ms) for level, ms in row["ms"].items()}}))
    return found


def lacking(wanted: Sequence[Cell], games: int, results: Sequence[Result]) -> Iterator[tuple[Cell, int]]:
    """The games that are still to be played, so that all tables grow alike."""
    have = {(r.game, r.table, r.seed, r.marks) for r in results}
    for n in range(games):
        for cell in wanted:
            table, seed = seated(cell, n)
            if (cell.game, table, seed, marks(cell)) not in have:
                yield cell, n


def run(wanted: Sequence[Cell], games: int, seconds: float, processes: int, path: Path) -> None:
    """Play what is lacking until it is done or the time is over, and keep each result at once."""
    end = time.monotonic() + seconds
    left = lacking(wanted, games, read(path))
    with ProcessPoolExecutor(processes) as pool, path.open("a") as kept:
        waiting = {pool.submit(play, cell, n, marks(cell)) for cell, n in itertools.islice(left, processes)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                kept.write(json.dumps(future.result()._asdict()) + "\n")
                kept.flush()
            if time.monotonic() < end:
                waiting |= {pool.submit(play, cell, n, marks(cell)) for cell, n in itertools.islice(left, len(done))}


# --- what they say ----------------------------------------------------------------------------------------------------


def wilson(won: float, n: int) -> tuple[float, float]:
    """The 95 % interval of a share, from 0 to 1."""
    if not n:
        return 0.0, 1.0
    share, z2 = won / n, Z * Z
    middle = (share + z2 / (2 * n)) / (1 + z2 / n)
    half = Z / (1 + z2 / n) * math.sqrt(share * (1 - share) / n + z2 / (4 * n * n))
    return max(0.0, middle - half), min(1.0, middle + half)


def shares(result: Result) -> list[float]:
    """What each seat gets of the victory."""
    return [(seat in result.won) / len(result.won) for seat in range(len(result.table))]


def ratings(duels: dict[tuple[str, str], tuple[float, int]]) -> dict[str, float]:
    """An Elo-like scale of levels that have met heads-up, with EVEN at 0.

    The most likely strengths (Bradley and Terry), with one drawn game added to each pair: a level that has won all its
    games has a rating too.
    """
    level_ids = sorted({level for pair in duels for level in pair})
    met = {pair: (won + 0.5, n + 1) for pair, (won, n) in duels.items()}
    strength = dict.fromkeys(level_ids, 1.0)
    for _ in range(1000):
        fresh = {}
        for level in level_ids:
            won = math.fsum(w if a == level else n - w for (a, b), (w, n) in met.items() if level in (a, b))
            pairs = [(n, a, b) for (a, b), (_, n) in met.items() if level in (a, b)]
            fresh[level] = won / math.fsum(n / (strength[a] + strength[b]) for n, a, b in pairs)
        strength = fresh
    even = strength.get(EVEN, 1.0)
    return {level: 400 * math.log10(strength[level] / even) for level in level_ids}


class Line(NamedTuple):
    """The results of all games at one kind of table."""

    level: str
    against: str
    others: int
    """The number of seats that play `against`; 0 where all four play the same level."""
    games: int
    """The number of games that ended."""
    won: tuple[float, float, float] | None
    """The share of `level` in the victories, from 0 to 1, and its interval; None where all play the same."""
    places: dict[str, float]
    """The share of each place (an animal or a colour) in the victories, from 0 to 1."""
    decisions: tuple[float, int, int]
    """Of a game: median, least and most."""
    attacks: float
    """Decisions in a round, of all seats together."""
    seeds: tuple[int, int]
    """The numbers of the first deal and of the last."""


class Found(NamedTuple):
    """The summary of the results of one game."""

    lines: Sequence[Line]
    ratings: dict[str, float]
    ms: dict[str, tuple[float, float, float]]
    """Of each level: processor milliseconds of a decision, median, 95th percentile and longest."""


def found_in(results: Sequence[Result], fewest: int = 1) -> Found:
    """Summarise the results of one game; `fewest` as FEWEST."""
    grouped: dict[tuple[str, ...], list[Result]] = defaultdict(list)
    times: dict[str, list[tuple[float, float, float]]] = defaultdict(list)
    for result in results:
        for level, ms in result.ms.items():
            times[level].append(ms)
        if result.won:
            levels = max((result.table[n:] + result.table[:n] for n in range(len(result.table))), key=unlike)
            grouped[levels].append(result)
    enough = [(levels, played) for levels, played in grouped.items() if len(played) >= fewest]
    lines = [line(levels, played) for levels, played in sorted(enough, key=lambda item: order(item[0]))]
    shown = {level for levels, _ in enough for level in levels}
    duels = {
        (one.level, one.against): (one.won[0] * one.games, one.games) for one in lines if one.won and one.others == 1
    }
    timed = sorted(shown & times.keys(), key=strength)
    return Found(lines, ratings(duels), {level: columns(times[level]) for level in timed})


def line(levels: tuple[str, ...], played: Sequence[Result]) -> Line:
    """Summarise the games of these levels; the first one is the level that plays alone."""
    one, others, games = levels[0], levels[1:], len(played)
    won = None
    if one not in others:
        total = math.fsum(shares(r)[r.table.index(one)] for r in played)
        won = (total / games, *wilson(total, games))
    places: dict[str, float] = defaultdict(float)
    for r in played:
        for place, share in zip(r.places, shares(r), strict=True):
            places[place] += share / games
    decisions, seeds = [r.decisions for r in played], [r.seed for r in played]
    return Line(
        one,
        others[0],
        len(others) if won else 0,
        games,
        won,
        dict(sorted(places.items())),
        (median(decisions), min(decisions), max(decisions)),
        sum(r.attacks for r in played) / max(1, sum(r.rounds for r in played)),
        (min(seeds), max(seeds)),
    )


def columns(found: Sequence[tuple[float, float, float]]) -> tuple[float, float, float]:
    """The times of a level in all its games."""
    usual, long, longest = zip(*found, strict=True)
    return median(usual), median(long), max(longest)


def strength(level: str) -> int:
    """The place of a level among all, weakest first."""
    return list(find_bots()).index(level)


def unlike(levels: tuple[str, ...]) -> tuple[bool, int]:
    """By which the rotation of a table is found that begins with the level that is alone."""
    return levels[0] not in levels[1:], strength(levels[0])


def order(levels: tuple[str, ...]) -> tuple[bool, int, int, int]:
    """The sort key of a table: different levels first, strongest first, heads-up before one against three."""
    return levels[0] in levels[1:], -strength(levels[0]), -strength(levels[1]), len(levels)


def plain(found: Found) -> dict[str, Any]:
    """The summary of a game as plain data, for the page of the site."""
    return found._asdict() | {"lines": [one._asdict() for one in found.lines]}


def percent(share: float) -> str:
    """A share as a percentage."""
    return f"{100 * share:.0f}"


def markdown(game_id: str, found: Found) -> str:
    """The tables of one game."""
    if not found.lines:
        return f"## {game_id}\n\nNo games yet."
    hunted = any(one.attacks for one in found.lines)
    heads = ["level", "against", "games", "wins of the level", "wins by place, %", "decisions", "seeds"]
    heads += ["attacks a round"] * hunted
    lines = [f"## {game_id}", "", f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
    for one in found.lines:
        row = (
            one.level,
            {0: f"4 {one.level}", 1: one.against}.get(one.others, f"{one.others} {one.against}"),
            one.games,
            "{} % [{}-{}]".format(*map(percent, one.won)) if one.won else "each the same",
            ", ".join(f"{place} {percent(share)}" for place, share in one.places.items()),
            "{:.0f} ({}-{})".format(*one.decisions),
            "{}-{}".format(*one.seeds),
            *([f"{one.attacks:.2f}"] if hunted else []),
        )
        lines.append(f"| {' | '.join(map(str, row))} |")
    if found.ratings:
        scale = sorted(found.ratings.items(), key=lambda item: -item[1])
        lines += ["", f"Rating: {', '.join(f'{level} {rating:+.0f}' for level, rating in scale)}."]
    speed = ", ".join(f"{level} {' / '.join(f'{each:.0f}' for each in ms)}" for level, ms in found.ms.items())
    lines += ["", f"Processor milliseconds of a decision, median / 95th percentile / longest: {speed}."]
    return "\n".join(lines)


HEAD = f"""# How strong the levels are

Made by `python3 build.py ladder --write` from games between the levels; no line is written by hand. Intervals are
Wilson's, of 95 %. Where levels differ, each deal is played from each seat in turn. A shared victory counts in parts.
Ratings are like Elo's, from the heads-up games alone, with greedy (Keen) at 0 and one drawn game added to each pair.
Processor times are CPython's on a shared machine; a browser takes about 1.4 times as long. Part of the games was played
by PyPy, or by the same code compiled with Cython. Both give the same answers; they count in no times.
A game without an end after {BOUND:,} decisions counts in no table.
"""


def main() -> None:
    """Play, and say what has been found; leaves what is kept in docs/ladder.jsonl."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=game_ids(), help="one game only")
    parser.add_argument("--levels", default=",".join(find_bots()), metavar="A,B", help="these levels only")
    parser.add_argument("--tables", default="duel,one,alike", metavar="K,L", help="these kinds of table only")
    parser.add_argument("--games", type=int, default=30, metavar="N", help="for each table, those kept among them")
    parser.add_argument("--seconds", type=float, default=math.inf, help="begin no game after this time")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="write docs/LADDER.md")
    options = parser.parse_args()
    games = [options.game] if options.game else list(game_ids())
    wanted = cells(games, options.levels.split(","), options.tables.split(","))
    run(wanted, options.games, options.seconds, options.processes, KEPT)
    valid = [r for r in read(KEPT) if r.marks == marks(Cell(r.game, r.table))]
    found = {game_id: found_in([r for r in valid if r.game == game_id], FEWEST) for game_id in game_ids()}
    text = "\n\n".join(markdown(game_id, found[game_id]) for game_id in found)
    if options.write:
        day = f"{datetime.now(UTC):%Y-%m-%d}"
        PAGE.write_text(f"{HEAD}\nWritten on {day}.\n\n{text}\n")
        kept = {game_id: plain(each) for game_id, each in found.items()}
        DATA.write_text(json.dumps({"day": day, "games": kept}, indent=1) + "\n")
    print(text)


if __name__ == "__main__":
    main()
