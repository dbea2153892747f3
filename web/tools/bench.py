"""`python -m web.tools.bench [PART ...]` prints speed and size against their goals, as a markdown table.

Ratios are of one run, figures are medians.
"""

import argparse
import json
import os
import platform
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Request, sync_playwright
from speciate.scenario import scenarios_of

import build
from web.tools import browser, probe, serve
from web.tools.assemble import needs, parts

ROOT = Path(__file__).resolve().parents[2]

ROUNDS = 7
CLICKS = 100
RUNS = 3
"""So often motion is measured; the figures are medians of the runs."""
VISITS = 5
"""So often Lighthouse marks a page, as its makers advise: one run says more of what else the machine did."""
WATCHED = 8_000
"""Milliseconds of a run in which frames are counted."""
PRESSES = 8
"""In a run, presses while pieces move: the aim. Not every move moves a piece, so a run ends after TRIES."""
TRIES = 40
FEW = 4
"""Every game is measured with so many seats, and with all it has."""
GAMES = {"random": 20, "greedy": 5}
THINKING = {"clever": ("300", "1500"), "expert": ("1000", "3000")}
"""The most milliseconds of the median and of the longest decision of a level that thinks."""
MOST_CHARACTERS = {4: (500, 400), 6: (600, 500)}
"""Of a link of greedy bots, by their number: reach and aim."""

# Runs in both Pythons.
CORE = """
import json, time
from speciate.bots import bot_answer, find_bot
from speciate.engine import EMPTY, Rng, Match, DecisionNeeded, Setup, find_game, find_games, pack, unpack
from speciate.engine.link import floor_bits
from speciate.table import handle

LONG = 5000  # decisions: nothing in the rules forces an end, and random players may never meet one

def setup(name, seed, seats):
    game = find_game(name)
    places = tuple(range(seats)) + (EMPTY,) * (len(game.places) - seats)
    return Setup(name, places, tuple(option.default for option in game.options), seed)

def rate(name, seats, seed, seconds=1.0):
    game, rng, count = find_game(name), Rng(seed), 0
    def player(choice):
        nonlocal count
        count += 1
        if count == stop:
            raise DecisionNeeded(choice)
        return rng.one_of(choice.values)
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        stop = count + LONG
        Match(game, game.start(setup(name, rng.randbelow(1 << 32), seats))).playout(player)
    return count / (time.perf_counter() - start)

def weighed(name, seats, seed, seconds=0.5):
    game, rng = find_game(name), Rng(seed)
    left = iter(range(300))
    def player(choice):
        if next(left, None) is None:
            raise DecisionNeeded(choice)
        return rng.one_of(choice.values)
    match = Match.replay(game, game.start(setup(name, rng.randbelow(1 << 32), seats)), player)
    positions, count = [step.base for step in match.past], 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for g in positions:
            game.evaluate(g, count % seats)
            count += 1
    return count / (time.perf_counter() - start)

def played(name, seats, kind, seed):
    game, bot, deal = find_game(name), find_bot(kind), setup(name, seed, seats)
    match = Match(game, game.start(deal))
    while match.choice and match.ply < LONG:
        match.answer(bot_answer(bot, match, seed))
    return pack(deal, match, [kind] * deal.seats), floor_bits(match) / 6

def halfway(name, seed, kinds=()):
    kinds = kinds or ["person"] * len(find_game(name).places)
    saved = unpack(played(name, len(kinds), "greedy", seed)[0])
    return pack(saved.setup, saved.match.at(saved.match.ply // 2), kinds)

def begun(name, kinds, seed):
    game, deal = find_game(name), setup(name, seed, len(kinds))
    return pack(deal, Match(game, game.start(deal)), kinds)

def thought(name, seats, kind, seed):
    game, deal, took = find_game(name), setup(name, seed, seats), []
    match = Match(game, game.start(deal))
    while match.choice and match.ply < LONG:
        if match.ply % 8 == 0:
            start = time.perf_counter()
            bot_answer(find_bot(kind), match, seed)
            took.append((time.perf_counter() - start) * 1000)
        match.answer(bot_answer(find_bot("greedy"), match, seed))
    return json.dumps([sorted(took)[len(took) // 2], max(took)])

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
here: dict[str, Any] = {}
exec(CORE, here)


def chess_rate(seed: int, seconds: float = 1.0) -> float:
    """Random moves a second of python-chess; the end of a game is only looked for as "no move is left"."""
    import chess
    from speciate.engine import Rng

    rng, count = Rng(seed), 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        board = chess.Board()
        for _ in range(300):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(rng.one_of(moves))
            count += 1
    return count / (time.perf_counter() - start)


def row(what: str, found: str, reach: str, aim: str) -> None:
    """Print one row of the table: what is measured, the value found, what must be reached, and what is aimed at."""
    print(f"| {what} | {found} | {reach} | {aim} |", flush=True)


def playouts(page: Page, game: str, seats: int) -> None:
    """Rows for random play (against moves of random chess, and Pyodide against CPython) and for weighed positions.

    Each number is the median of rounds in which both sides were measured one after the other.
    """
    rounds = []
    for seed in range(ROUNDS):
        ours, chess = here["rate"](game, seats, seed), chess_rate(seed)
        weighed = here["weighed"](game, seats, seed)
        pyodide = probe.run(page, f"rate({game!r}, {seats}, {seed})") / ours
        rounds.append((ours / chess, ours, chess, pyodide, weighed / chess, weighed))
    ratio, ours, chess, pyodide, worth, weighed = (median(column) for column in zip(*rounds, strict=True))
    text = f"**{ratio:.1f} x** ({ours / 1000:.0f} k against {chess / 1000:.0f} k/s)"
    row(f"{game}, {seats} seats: random decisions/s against random chess moves/s, CPython", text, "2.5 x", "4 x")
    row(f"{game}, {seats} seats: the same in Pyodide, relative to CPython", f"**{pyodide:.2f}**", "0.45", "0.55")
    text = f"**{worth:.2f} x** ({weighed / 1000:.0f} k/s)"
    row(f"{game}, {seats} seats: positions that a bot weighs/s against random chess moves/s", text, "0.8 x", "1.2 x")


def links(page: Page, game: str, seats: int) -> None:
    """Rows for links of whole games between bots: characters, and milliseconds to open one in Pyodide."""
    most = MOST_CHARACTERS[seats]
    for kind, games in GAMES.items():
        found = [here["played"](game, seats, kind, seed) for seed in range(games)]
        lengths, floors = [len(link) for link, _ in found], [floor for _, floor in found]
        worst = max(length - 1.05 * floor for length, floor in zip(lengths, floors, strict=True))
        text = f"**{median(lengths):.0f}** (floor {median(floors):.0f}; none above 1.05 x floor + {max(0, worst):.0f})"
        limits = (
            (f"1.10 x floor + 24; {most[0]}", f"1.05 x floor + 16; {most[1]}")
            if kind == "greedy"
            else ("1.10 x + 24", "1.05 x + 16")
        )
        row(f"{game}: link of a game of {seats} {kind} bots, characters", text, *limits)
        typical = sorted((link for link, _ in found), key=len)[games // 2]
        rules, whole = json.loads(probe.run(page, f"opening({typical!r}, 9)"))
        text = f"**{whole:.0f} ms** (the replay alone {rules:.0f})"
        row(f"{game}: opening and drawing such a link ({seats} {kind}) in Pyodide", text, "150 ms", "60 ms")


def decisions(page: Page, game: str) -> None:
    """Rows for the time that the levels that think take for a decision in Pyodide, in one worker."""
    for kind, (reach, most) in THINKING.items():
        usual, longest = json.loads(probe.run(page, f"thought({game!r}, {FEW}, {kind!r}, 1)"))
        text = f"**{usual:.0f} ms** ({longest:.0f} ms)"
        row(
            f"{game}: a decision of {kind} among {FEW} seats in Pyodide, median (longest)",
            text,
            f"{reach} ms ({most} ms)",
            "",
        )


def brotli(files: list[Path]) -> int:
    """The bytes of files of the site as a host sends them at best: the brotli beside a file, where there is one."""
    packed = [file.with_name(file.name + ".br") for file in files]
    return sum((small if small.exists() else file).stat().st_size for file, small in zip(files, packed, strict=True))


# When things are on the screen, in ms since the navigation began; a task after a frame is after its paint.
WATCH = """
window.painted = {};
const afterPaint = () => new Promise(done => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.now());
    port2.postMessage(0);
}));
const marks = {
    board: () => document.querySelector("#opening svg"),
    playable: () => document.querySelector("#boot[hidden]"),
    question: () => document.querySelector(".lesson:target button.choice"),
};
const look = async () => {
    for (const [name, there] of Object.entries(marks)) {
        if (!painted[name] && there()) painted[name] = await afterPaint();
    }
    if (!painted.playable && !painted.question) requestAnimationFrame(look);
};
look();
window.clicks = [];
addEventListener("click", event => {
    const seen = new MutationObserver(async () => {
        seen.disconnect();
        clicks.push(await afterPaint() - event.timeStamp);
    });
    seen.observe(document.getElementById("main"), { childList: true, subtree: true, attributes: true });
}, true);
"""
SNAPSHOT = "caches.open('speciate').then(cache => cache.keys()).then(keys => keys.length)"


def opened(chromium: BrowserContext, url: str) -> Page:
    """A new page, as soon as the game on it can be played."""
    page = chromium.new_page()
    page.add_init_script(WATCH)
    page.goto(url)
    wait(page, "painted.playable")
    return page


def wait(page: Page, expression: str, most: int = 60) -> None:
    """Until it holds, for as many seconds at most (the policy of our pages forbids Playwright's own way)."""
    end = time.monotonic() + most
    while not page.evaluate(expression):
        if time.monotonic() > end:
            raise SystemExit(f"Not within {most} seconds: {expression}")
        page.wait_for_timeout(20)


KEPT = "navigator.serviceWorker?.controller?.state === 'activated'"
NO_WORKER = "delete Navigator.prototype.serviceWorker"


def starts(playwright: Playwright, url: str, site: Path, game: str) -> None:
    """Cold: a browser with a new profile. Warm: the same, started again after the snapshot was made, on the files of
    its HTTP cache. Offline: on those that the service worker keeps, with the network cut."""
    boards: list[float] = []
    cold: list[float] = []
    warm: list[float] = []
    offline: list[float] = []
    needed: set[str] = set()
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory() as profile:
            for found in (cold, warm, None, None, offline):  # a visit that fills the cache, one from it, as above
                context = browser.launch_with_profile(playwright, profile)
                fetched: list[Request] = []

                def note(request: Request, fetched: list[Request] = fetched) -> None:
                    fetched.append(request)

                if found is offline:
                    context.set_offline(True)
                elif found is not None:
                    context.add_init_script(NO_WORKER)
                    context.on("requestfinished", note)
                page = opened(context, url + f"{game}/")
                times = page.evaluate("painted")
                if found is not None:
                    boards.append(times["board"])
                    found.append(times["playable"])
                    needed |= {request.url for request in fetched}
                    wait(page, SNAPSHOT)
                else:
                    wait(page, KEPT)
                context.close()
    ratio = median(late / early for late, early in zip(offline, warm, strict=True))
    text = f"**{median(offline):.0f} ms** ({ratio:.2f} x the warm one)"
    row("playable without a network, from what the service worker keeps", text, "1.2 x", "1.0 x")
    text = f"**{median(boards):.0f} / {median(cold):.0f} / {median(warm):.0f} ms**"
    row("static board visible / playable cold / playable warm, loopback", text, "150 / 1500 / 800", "80 / 900 / 600")
    paths = {address.removeprefix(url) or "index.html" for address in needed if address.startswith(url)}
    late = set(parts()) - {"base", *needs()[game]}  # the worker asks for them when it has sent the first answer
    paths = {path for path in paths if not (path.endswith(".pack") and Path(path).stem in late)}
    files = [site / (path + "index.html" if path.endswith("/") else path) for path in sorted(paths)]
    text = f"**{brotli(files) / 1e6:.2f} MB** in {len(files)} files"
    row("bytes to first playable (brotli)", text, "4.5 MB", "3.5 MB")


def clicks(chromium: Browser, url: str, game: str) -> None:
    """Select and commit with the mouse, in the middle of a game with all seats taken, by persons
    at one screen."""
    link = here["halfway"](game, 1)
    page = opened(chromium.new_context(viewport={"width": 1440, "height": 900}), url + f"{game}/#{link}")
    wait(page, "document.body.dataset.view === 'table'")
    rng = here["Rng"](1)
    for _ in range(CLICKS):
        page.wait_for_timeout(250)  # the player thinks, the page saves
        done = page.evaluate("clicks.length")
        if page.locator("#curtain-take").is_visible():
            page.locator("#curtain-take").click()
        else:
            buttons = page.locator(".prompt .choice").all()
            rng.one_of(buttons).click()
            wait(page, f"clicks.length > {done}")
            page.locator("#commit").click()
            done += 1
        wait(page, f"clicks.length > {done}")
    times = page.evaluate("clicks")
    text = f"**{quantiles(times, n=20)[-1]:.0f} ms** (median {median(times):.0f})"
    row(f"{game}: click to painted board, Chromium, mid-game, p95 of {len(times)}", text, "50 ms", "36 ms")


# The ms between frames, while pieces move and else, and from a press while they move to what it leads to, painted.
MOVING = """
window.frames = { moving: [], still: [] };
window.presses = [];
const moving = () => document.querySelector("#motion .mv-piece") !== null;
let last;
const frame = now => {
    const kind = moving() ? "moving" : "still";
    if (last?.kind === kind) frames[kind].push(now - last.now);
    last = { kind, now };
    requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
window.shown = () => document.body.dataset.view + document.querySelector(".hn")?.textContent;
let meanwhile = false;
addEventListener("pointerdown", () => { meanwhile = moving(); }, true); // the press itself ends the motion
addEventListener("click", event => {
    if (!meanwhile) return;
    const before = shown();
    const seen = new MutationObserver(async () => {
        if (shown() === before) return;
        seen.disconnect();
        presses.push(await afterPaint() - event.timeStamp);
    });
    seen.observe(document.body, { childList: true, subtree: true, characterData: true });
}, true);
"""
AT_ONCE = "localStorage.setItem('speciate.once', '1');"
"""One press answers."""
FRAME = 1000 / 60
"""Milliseconds of a frame of a headless browser."""


def motion(chromium: Browser, url: str, game: str) -> None:
    """Rows for motion at normal pace, from the middle of a game on.

    The frames that the page drops while it shows the moves of computers, with all seats taken, also on a processor that
    is slower; and how long an answer takes that is given by one press while pieces move, beside one computer.
    """
    computers = ["random"] * len(here["find_game"](game).places)
    for times, reach, aim in ((1, "5 %", "1 %"), (4, "10 %", "2 %")):
        moving, still, counted = list[float](), list[float](), 0
        for seed in range(1, RUNS + 1):
            still.append(dropped(frames_of(chromium, url + "bare.html", times)["still"]))
            frames = frames_of(chromium, f"{url}{game}/#{here['halfway'](game, seed, computers)}", times)["moving"]
            counted += len(frames)
            moving.append(dropped(frames))
        found = f"**{median(moving):.1f} %** (worst run {max(moving):.1f}"
        text = f"{found}; an empty page {median(still):.1f}; {counted} drawn)"
        slower = f", page {times} x slower" if times > 1 else ""
        row(f"{game}: frames dropped while computers' moves are shown, normal pace{slower}", text, reach, aim)
    starts = [f"{url}{game}/#{here['halfway'](game, seed, ['person', 'random'])}" for seed in range(1, RUNS + 1)]
    presses = [presses_of(chromium, start) for start in starts]
    every = [run for run in presses if run]
    usual, slow = median(map(median, every)), median(map(max, every))
    text = f"**{usual:.0f} ms** (slowest of a run {slow:.0f}; {sum(map(len, every))} presses)"
    row(f"{game}: press to painted answer while pieces move, normal pace", text, "100 ms", "50 ms")


def dropped(frames: list[float]) -> float:
    """The percentage of frames that were due and not drawn, from the milliseconds between those that were."""
    lost = sum(max(0, round(ms / FRAME) - 1) for ms in frames)
    return 100 * lost / (len(frames) + lost)


def frames_of(chromium: Browser, url: str, times: int) -> dict[str, list[float]]:
    """The milliseconds between frames of a page so many times slower, while pieces move and else."""
    page = chromium.new_page(viewport={"width": 1440, "height": 900})
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})
    page.add_init_script(WATCH + MOVING)
    page.goto(url)
    wait(page, f"frames.{'still' if url.endswith('bare.html') else 'moving'}.length")
    page.wait_for_timeout(WATCHED)
    frames: dict[str, list[float]] = page.evaluate("frames")
    page.close()
    return frames


def presses_of(chromium: Browser, url: str) -> list[float]:
    """The milliseconds of those answers of a person that were given while pieces moved."""
    page = chromium.new_page(viewport={"width": 1440, "height": 900})
    page.add_init_script(WATCH + MOVING + AT_ONCE)
    page.goto(url)
    rng = here["Rng"](1)
    for _ in range(TRIES):
        wait(page, "document.querySelector('.prompt .choice') || document.body.dataset.view === 'score'")
        if page.evaluate(f"presses.length >= {PRESSES} || document.body.dataset.view === 'score'"):
            break
        page.wait_for_timeout(100)  # pieces set out, if any do
        page.evaluate("window.before = shown()")
        rng.one_of(page.locator(".prompt .choice").all()).click()
        wait(page, "shown() !== before")
    presses: list[float] = page.evaluate("presses")
    page.close()
    return presses


WAITING = """
window.waits = [];
window.counted = () => document.querySelector(".hn")?.textContent;
const asked = () => document.body.dataset.view === "score" || document.querySelector(".prompt .choice") !== null;
let [now, from] = [counted(), performance.now()];
new MutationObserver(() => {
    if (counted() === now && !asked()) return;
    if (from && now && counted() !== now) waits.push(performance.now() - from);
    now = counted();
    from = asked() ? 0 : performance.now();
}).observe(document, { childList: true, subtree: true, characterData: true });
addEventListener("click", () => { from ||= performance.now(); }, true);
"""
"""Milliseconds that a person waits: from a press, or from the last move that was shown, to the next move."""
QUICK = AT_ONCE + "localStorage.setItem('speciate.pace', 'once');"


def experts(chromium: Browser, url: str, game: str) -> None:
    """A row for a whole game of one person, who presses at random, against three Experts: the wait for a move."""
    page = chromium.new_page(viewport={"width": 1440, "height": 900})
    page.add_init_script(WATCH + WAITING + QUICK)
    page.goto(f"{url}{game}/#{here['begun'](game, ['person', *['expert'] * 3], 1)}")
    rng, over = here["Rng"](1), "document.body.dataset.view === 'score'"
    while True:
        wait(page, f"document.querySelector('.prompt .choice') || {over}", 600)
        if page.evaluate(over):
            break
        page.evaluate("window.before = counted()")
        rng.one_of(page.locator(".prompt .choice").all()).click()
        wait(page, "counted() !== before")
    row_of_waits(f"{game}: wait for a move in a whole game against three Experts, longest", page.evaluate("waits"))
    page.close()
    link = ROOT / "tests/games" / game / "long_round.link"
    if link.exists():
        long_round(chromium, f"{url}{game}/#{link.read_text('utf-8').strip()}", game)


def long_round(chromium: Browser, address: str, game: str) -> None:
    """A row for the moves of Expert from a game's `long_round.link` on, the position in which they cost most.

    The first move does not count, because Python starts before it.
    """
    page = chromium.new_page(viewport={"width": 1440, "height": 900})
    page.add_init_script(WATCH + WAITING + QUICK)
    page.goto(address)
    wait(page, "document.querySelector('.prompt .choice, #curtain-take')", 600)
    row_of_waits(f"{game}: wait for a move of Expert in a long round, longest", page.evaluate("waits")[1:])
    page.close()


def row_of_waits(what: str, waits: list[float]) -> None:
    """A row for the milliseconds that a person waits for each move."""
    text = f"**{max(waits) / 1000:.1f} s** (median {median(waits) / 1000:.2f} s, {len(waits)} moves)"
    row(what, text, "3 s", "")


SLOW = (1600, 150)
"""The line of Lighthouse's phone: kbit/s, and ms there and back."""


@contextmanager
def slow_host(site: Path) -> Iterator[str]:
    """The address of the site over a slow line, from a host that sends brotli."""
    command = [str(build.node()[0]), str(ROOT / "web/tools/slow.mjs"), str(site), *map(str, SLOW)]
    host = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert host.stdout is not None
    try:
        yield f"http://127.0.0.1:{int(host.stdout.readline())}/"
    finally:
        host.terminate()
        host.wait(10)


def first_visit(playwright: Playwright, url: str, until: str, times: int = 1) -> dict[str, float]:
    """When things are on the screen, in seconds, for a new visitor whose processor is so many times slower."""
    with tempfile.TemporaryDirectory() as profile:
        context = browser.launch_with_profile(playwright, profile)
        context.add_init_script(NO_WORKER)
        page = context.new_page()
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})
        page.add_init_script(WATCH)
        page.goto(url, wait_until="commit")
        wait(page, f"window.painted?.{until}")
        painted = page.evaluate("painted")
        context.close()
    return {name: time / 1000 for name, time in painted.items()}


def slow_line(playwright: Playwright, site: Path, game: str) -> None:
    """A first visit to a table over a slow line; and the same on a slow processor."""
    with slow_host(site) as url:
        for times, reach, aim in ((1, "23 s", "20 s"), (4, "27 s", "24 s")):
            found = [first_visit(playwright, f"{url}{game}/", "playable", times) for _ in range(3)]
            playable, board = (median(painted[name] for painted in found) for name in ("playable", "board"))
            what = f"{game}: first question at {SLOW[0] / 1000} Mbit/s and {SLOW[1]} ms"
            slower = f", page {times} x slower" if times > 1 else ""
            row(what + slower, f"**{playable:.1f} s** (static board {board:.1f})", reach, aim)


def first_lesson(playwright: Playwright, url: str, site: Path, game: str) -> None:
    """A first visit to the first lesson of a game: its question and picture are there, and its answers judge."""
    lesson = f"{game}/learn.html#{scenarios_of(game, 'lesson')[0].id}"
    with slow_host(site) as slow:
        for start, where, reach, aim in (
            (url, "loopback", "1 s", "0.5 s"),
            (slow, f"{SLOW[0] / 1000} Mbit/s and {SLOW[1]} ms", "3 s", "2 s"),
        ):
            found = median(first_visit(playwright, start + lesson, "question")["question"] for _ in range(3))
            row(f"{game}: first lesson can be read and answered, {where}", f"**{found:.2f} s**", reach, aim)


def lighthouse(playwright: Playwright, url: str, games: list[str]) -> None:
    """Lighthouse's marks for its phone: performance (the median of the runs), accessibility, best practices, search."""
    folder = build.npm_tools("lighthouse")
    pages = ["", "embed/gallery.html", *(f"{game}/" for game in games), *(f"{game}/rules.html" for game in games)]
    with tempfile.TemporaryDirectory() as profile:
        options = ["--headless=new", "--remote-debugging-port=0", f"--user-data-dir={profile}", "about:blank"]
        chromium = subprocess.Popen(
            [browser.installed() or playwright.chromium.executable_path, *browser.FLAGS, *options],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            named = Path(profile, "DevToolsActivePort")
            while not named.exists():
                time.sleep(0.1)
            port = named.read_text().split()[0]
            urls = [url + path for path in pages]
            command: build.Command = [build.node()[0], folder / "run.mjs", port, str(VISITS), *urls]
            lines = subprocess.check_output(command, text=True, cwd=folder).splitlines()
        finally:
            chromium.terminate()
            chromium.wait(10)
    for path, line in zip(pages, lines, strict=True):
        report = json.loads(line)
        fast, *others = report["marks"].values()
        lost = f" ({'; '.join(report['lost'])})" if report["lost"] else ""
        worst, best = report["range"]
        text = f"**{fast}** / {' / '.join(map(str, others))}{lost} (runs {worst} to {best})"
        row(f"Lighthouse, phone: {path or 'the first page'}", text, "95 / 100 / 100 / 100", "100 / 100 / 100 / 100")


def embedding(site: Path) -> None:
    """The row for the script that a page with a table in it loads: bytes, plain and by brotli."""
    script = site / "embed/speciate-table.js"
    text = f"**{script.stat().st_size}** (brotli {brotli([script])})"
    row("the script that a page with a table in it loads, bytes", text, "10 000", "6 000")


def one_file(playwright: Playwright, file: Path, game: str) -> None:
    """From the disk: from the start of the load to a game that can be played; each time with a new profile."""
    found = []
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory() as profile:
            context = browser.launch_with_profile(playwright, profile)
            page = opened(context, f"{file.as_uri()}#{game}/")
            found.append(page.evaluate("painted.playable"))
            context.close()
    row(
        "the one file: size / playable from a disk",
        f"**{file.stat().st_size / 1e6:.1f} MB / {median(found):.0f} ms**",
        "9 MB / 2500 ms",
        "8 MB / 1700 ms",
    )


PARTS = ("rules", "clicks", "motion", "experts", "starts", "onefile", "slow", "lesson", "embedding", "lighthouse")
"""What can be measured by itself, in the order of the table."""


def main() -> None:
    """Measure everything, or the parts that are named, and print the rows of docs/BENCH.md."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}")
    wanted = parser.parse_args().parts or PARTS
    if unknown := [part for part in wanted if part not in PARTS]:
        parser.error(f"there is no part {', '.join(unknown)}; the parts are {', '.join(PARTS)}")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = probe.copy_site(build.site(), Path(folder) / "site")
        server = serve.serve(site, 0)
        chromium = browser.launch(playwright)
        page = chromium.new_page()
        page.goto(server.url + "bare.html")
        probe.run(page, CORE + "None")
        print(f"{machine()}; CPython {platform.python_version()}; Chromium {chromium.version}\n")
        print("| what | found | reach | aim |\n|---|---|---|---|", flush=True)
        games = list(here["find_games"]())
        for game in games if "rules" in wanted else ():
            for seats in sorted({FEW, len(here["find_game"](game).places)}):
                playouts(page, game, seats)
                links(page, game, seats)
            decisions(page, game)
        page.close()
        for game in games:
            for part, measure in (("clicks", clicks), ("motion", motion), ("experts", experts)):
                if part in wanted:
                    measure(chromium, server.url, game)
        last = games[-1]
        once: dict[str, Callable[[], None]] = {
            "starts": lambda: starts(playwright, server.url, site, last),
            "onefile": lambda: one_file(playwright, site / "speciate.html", last),
            "slow": lambda: slow_line(playwright, site, last),
            "lesson": lambda: first_lesson(playwright, server.url, site, last),
            "embedding": lambda: embedding(site),
            "lighthouse": lambda: lighthouse(playwright, server.url, games),
        }
        for part, measure_once in once.items():
            if part in wanted:
                measure_once()
        chromium.close()


def machine() -> str:
    """The processor, and how many cores there are."""
    names = [line for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("model name")]
    return f"{os.cpu_count()} cores, {names[0].partition(': ')[2] if names else platform.processor()}"


if __name__ == "__main__":
    main()
