"""How strong the levels are: `python -m tests.bots.ladder [--game G] [--levels A,B] [--games N] [--write]`.

Levels play each other heads-up, one against three of another, and four of a kind. Every deal is played from each seat.
Results are kept in a file of JSON lines, one a game, so a run goes on where the last one ended; `--write` makes
docs/LADDER.md of them. A result counts as long as the rules have the same version and its levels answer as they did.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import os
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
KEPT = ROOT / ".build/ladder.jsonl"
PAGE = ROOT / "docs/LADDER.md"
DEALS = 1000
"""The seed of the first deal."""
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
    """Of each level: processor milliseconds of a decision, median, 95th percentile and longest."""


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
    """Who sits where in game number n, and its seed: each deal is played from every seat before the next."""
    seats = len(cell.levels)
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
        if game.foresight:
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
        {level: (median(times), nearest(times, 0.95), max(times)) for level, times in took.items()},
    )


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
    path.parent.mkdir(exist_ok=True)
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

    The most likely strengths (Bradley and Terry), with one drawn game added to each pair: who has won all has a rating.
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


def percent(won: float, n: int) -> str:
    """A share with its interval."""
    low, high = wilson(won, n)
    return f"{100 * won / n:.0f} % [{100 * low:.0f}-{100 * high:.0f}]"


def spread(found: Sequence[float]) -> str:
    """The median, the least and the most."""
    return f"{median(found):.0f} ({min(found):.0f}-{max(found):.0f})"


def report(results: Sequence[Result]) -> str:
    """Everything that the results say, as Markdown."""
    return "\n\n".join(of_game(game_id, [r for r in results if r.game == game_id]) for game_id in game_ids())


def of_game(game_id: str, results: Sequence[Result]) -> str:
    """The tables of one game."""
    grouped: dict[tuple[str, ...], list[Result]] = defaultdict(list)
    for result in results:
        levels = max((result.table[n:] + result.table[:n] for n in range(len(result.table))), key=unlike)
        grouped[levels].append(result)
    rows, duels, times = [], {}, defaultdict(list)
    for levels, played in sorted(grouped.items(), key=lambda item: (len(item[0]), item[0])):
        ended = [r for r in played if r.won]
        for r in played:
            for level, ms in r.ms.items():
                times[level].append(ms)
        one, others = levels[0], levels[1:]
        if not ended:
            continue
        if one in others:
            won = "each the same"
        else:
            total = math.fsum(shares(r)[r.table.index(one)] for r in ended)
            won = percent(total, len(ended))
            if len(levels) == 2:
                duels[levels[0], levels[1]] = total, len(ended)
        by_place: dict[str, float] = defaultdict(float)
        for r in ended:
            for place, share in zip(r.places, shares(r), strict=True):
                by_place[place] += share
        places = ", ".join(f"{place} {100 * got / len(ended):.0f}" for place, got in by_place.items())
        against = others[0] if len(levels) == 2 else f"3 {others[0]}" if one not in others else f"4 {one}"
        hunts = ""
        if any(r.attacks for r in results):
            hunts = f" {sum(r.attacks for r in played) / max(1, sum(r.rounds for r in played)):.2f} |"
        seeds = f"{min(r.seed for r in played)}-{max(r.seed for r in played)}"
        rows.append(
            f"| {one} | {against} | {len(played)} | {won} | {places} | {spread([r.decisions for r in played])} |"
            f" {seeds} |{hunts}"
        )
    if not rows:
        return f"## {game_id}\n\nNo games yet."
    attacks = " attacks a round |" if any(r.attacks for r in results) else ""
    head = f"| level | against | games | wins of the level | wins by place, % | decisions | seeds |{attacks}"
    lines = [head, "|---" * (head.count("|") - 1) + "|", *rows]
    scale = sorted(ratings(duels).items(), key=lambda item: -item[1])
    lines += ["", "Rating: " + ", ".join(f"{level} {rating:+.0f}" for level, rating in scale) + "."] if scale else []
    speed = []
    for level, found in sorted(times.items()):
        usual, long, longest = zip(*found, strict=True)
        speed.append(f"{level} {median(usual):.0f} / {median(long):.0f} / {max(longest):.0f}")
    lines.append(f"Processor milliseconds of a decision, median / 95th percentile / longest: {', '.join(speed)}.")
    return "\n".join([f"## {game_id}", "", *lines])


def unlike(levels: tuple[str, ...]) -> tuple[bool, int]:
    """By which the rotation of a table is found that begins with the level that is alone."""
    strength = list(find_bots())
    return levels[0] not in levels[1:], strength.index(levels[0])


HEAD = """# How strong the levels are

Made by `python3 build.py ladder --write` from games between the levels; no line is written by hand. Intervals are
Wilson's, of 95 %. Every deal is played from each seat. A shared victory counts in parts. Ratings are like Elo's, from
the heads-up games alone, with greedy (Keen) at 0 and one drawn game added to each pair. Processor times are CPython's
on a shared machine; a browser takes about 1.4 times as long.
"""


def main() -> None:
    """Play, and say what has been found; leaves what is kept in `.build/ladder.jsonl`."""
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
    text = report([r for r in read(KEPT) if r.marks == marks(Cell(r.game, r.table))])
    if options.write:
        PAGE.write_text(f"{HEAD}\nWritten on {datetime.now(UTC):%Y-%m-%d}.\n\n{text}\n")
    print(text)


if __name__ == "__main__":
    main()
