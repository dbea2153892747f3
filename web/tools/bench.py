"""bench.py: speed and size against their goals, as a markdown table. Ratios are of one run, figures are medians."""

import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Page, sync_playwright  # noqa: E402

import build  # noqa: E402
from web.tools import browser, probe, serve  # noqa: E402

GAME = "marine"
ROUNDS = 7
GAMES = {"random": 20, "greedy": 5}

# Runs in both Pythons.
CORE = """
import json, time
from speciate.bots import bot_answer, find_bot
from speciate.engine import EMPTY, Luck, Match, Setup, find_game, pack, unpack
from speciate.engine.link import floor_bits
from speciate.table import handle

def setup(name, seed, seats=4):
    game = find_game(name)
    places = tuple(range(seats)) + (EMPTY,) * (len(game.places) - seats)
    return Setup(name, places, tuple(option.default for option in game.options), seed)

def rate(name, seed, seconds=1.0):
    game, luck, made = find_game(name), Luck(seed), 0
    def player(choice):
        nonlocal made
        made += 1
        return luck.one_of(choice.values)
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        Match(game, game.start(setup(name, luck.below(1 << 32)))).playout(player)
    return made / (time.perf_counter() - start)

def played(name, kind, seed):
    game, bot, deal = find_game(name), find_bot(kind), setup(name, seed)
    match = Match(game, game.start(deal))
    while match.choice:
        match.answer(bot_answer(bot, match, seed))
    return pack(deal, match, [kind] * deal.seats), floor_bits(deal, match) / 6

def opening(link, times):
    took = []
    for way in (lambda: unpack(link), lambda: handle(json.dumps({"do": "open", "link": link}))):
        spans = []
        for _ in range(times):
            start = time.perf_counter()
            way()
            spans.append(time.perf_counter() - start)
        took.append(sorted(spans)[times // 2] * 1000)
    return json.dumps(took)
"""
here: dict[str, object] = {}
exec(CORE, here)


def chess_rate(seed: int, seconds: float = 1.0) -> float:
    """Random moves a second of python-chess; the end of a game is only looked for as "no move is left"."""
    import chess
    from speciate.engine import Luck

    luck, made = Luck(seed), 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        board = chess.Board()
        for _ in range(300):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(luck.one_of(moves))
            made += 1
    return made / (time.perf_counter() - start)


def row(what: str, found: str, reach: str, aim: str) -> None:
    print(f"| {what} | {found} | {reach} | {aim} |", flush=True)


def playouts(page: Page) -> None:
    rounds = []
    for seed in range(ROUNDS):
        ours, chess = here["rate"](GAME, seed), chess_rate(seed)
        rounds.append((ours / chess, ours, chess, probe.run(page, f"rate({GAME!r}, {seed})") / ours))
    ratio, ours, chess, pyodide = (median(column) for column in zip(*rounds, strict=True))
    text = f"**{ratio:.1f} x** ({ours / 1000:.0f} k against {chess / 1000:.0f} k/s)"
    row("random playout, decisions/s against random chess moves/s, CPython", text, "2.5 x", "4 x")
    row("the same in Pyodide, relative to CPython", f"**{pyodide:.2f}**", "0.45", "0.55")


def links(page: Page) -> None:
    for kind, games in GAMES.items():
        found = [here["played"](GAME, kind, seed) for seed in range(games)]
        lengths, floors = [len(link) for link, _ in found], [floor for _, floor in found]
        over = median(length - floor for length, floor in zip(lengths, floors, strict=True))
        worst = max(length - 1.05 * floor for length, floor in zip(lengths, floors, strict=True))
        text = f"**{median(lengths):.0f}** (longest {max(lengths)}): floor {median(floors):.0f} + {over:.0f}"
        limits = ("1.10 x + 24; 500", "1.05 x + 16; 400") if kind == "greedy" else ("1.10 x + 24", "1.05 x + 16")
        row(f"link of a finished game, four {kind} bots, characters (worst: 1.05 x floor + {worst:.0f})", text, *limits)
        longest = max((link for link, _ in found), key=len)
        rules, whole = json.loads(probe.run(page, f"opening({longest!r}, 9)"))
        text = f"**{whole:.0f} ms** (of which replay {rules:.0f})"
        row(f"opening and drawing the longest of them ({kind}) in Pyodide", text, "150 ms", "60 ms")


def brotli(files: list[Path]) -> int:
    """The bytes of files as a host would send them at best."""
    script = (
        "const z = require('zlib'), fs = require('fs');"
        "const size = file => z.brotliCompressSync(fs.readFileSync(file)).length;"
        "console.log(process.argv.slice(1).reduce((sum, file) => sum + size(file), 0))"
    )
    return int(subprocess.check_output([build.node()[0], "-e", script, *files], text=True))


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = probe.copy_site(build.site(), Path(folder) / "site")
        server = serve.serve(site, 0)
        chromium = browser.launch(playwright)
        page = chromium.new_page()
        page.goto(server.url + "bare.html")
        probe.run(page, CORE + "None")
        print(f"{machine()}; CPython {platform.python_version()}; Chromium {chromium.version}\n")
        print("| what | found | reach | aim |\n|---|---|---|---|", flush=True)
        playouts(page)
        links(page)
        chromium.close()


def machine() -> str:
    names = [line for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("model name")]
    return f"{os.cpu_count()} cores, {names[0].partition(': ')[2] if names else platform.processor()}"


if __name__ == "__main__":
    main()
