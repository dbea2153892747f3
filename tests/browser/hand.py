"""A player's hand: what a person does with the page, by clicks and keys."""

import random
import re
import time
from contextlib import suppress

from playwright.sync_api import Error
from speciate.bots import bot_answer, find_bot
from speciate.engine import Match, Setup, find_game

PATIENCE = 240_000
"""Milliseconds that a test waits for what must happen. Where three suites and two busy loops shared two processors, 90
seconds were too short for WebKit to start Python, and for a review."""
READY = "#boot[hidden]"
MOVED = ":is(.hn:not(:text-is('{}')), #curtain-take, body[data-view=score])"
TURN = "#commit, #show-score, #curtain-take, #verdict"


def end_workers(page) -> None:
    """Every Python of a page ends; the answer to the order may end with whoever gives it."""
    for worker in page.workers:
        with suppress(Error):
            worker.evaluate("setTimeout(close)")


def wait_for(page, ask, holds=bool, what=""):
    """What `ask()` answers, as soon as that holds."""
    end = time.monotonic() + PATIENCE / 1000
    while not holds(found := ask()):
        assert time.monotonic() < end, f"it did not come: {what}; the last answer was {found!r}"
        page.wait_for_timeout(10)
    return found


TOAST = 6_000
"""Milliseconds for which a sentence stands at the foot of the page."""


def endless(page, delay: int) -> None:
    """Has timers of so many milliseconds never end, in whatever this page loads next.

    On a loaded machine a test may come late to what stands for so long.
    """
    page.add_init_script(f"""{{
        const timeout = setTimeout;
        self.setTimeout = (deed, delay, ...more) => (delay === {delay} ? 0 : timeout(deed, delay, ...more));
    }}""")


class Hand:
    """Plays at one page. `seed` says which of the choices are taken; those with the words of `likes` come first."""

    def __init__(self, page, seed: int = 1, likes: str = "") -> None:
        self.page, self.random, self.likes = page, random.Random(seed), likes
        self.once = False

    def sit_down(self, path: str = "marine/", **settings: str):
        """Open the page of a game with these settings and wait until it can be played."""
        self.once = settings.get("once") == "1"
        for name, value in settings.items():
            key = f"'speciate.{name}'"
            self.page.add_init_script(
                f"try {{ localStorage.getItem({key}) ?? localStorage.setItem({key}, '{value}') }} catch {{}}"
            )
        self.page.goto(path)
        self.page.wait_for_selector(READY, state="attached")
        return self

    def fill(self, kinds: str = "rrrp", names: tuple[str, ...] = (), seed: int = 7, length: str = "") -> None:
        """Fill in the set-up form: p a person, r a random and g a keen computer, - nobody."""
        page = self.page
        for place, kind in enumerate(kinds):
            radio = {"p": "person", "-": "empty"}.get(kind, "bot")
            page.click(f"label:has(#kind-{place}-{radio})")
            page.wait_for_selector(f"#kind-{place}-{radio}:checked", state="attached")
            if kind in "rg":
                page.select_option(f"#level-{place}", "random" if kind == "r" else "greedy")
        for place, name in enumerate(names):
            if name:
                page.fill(f"#name-{place}", name)
        if length:
            page.check(f"#option-length-{length}")
        page.fill("#seed", str(seed))
        page.keyboard.press("Tab")

    def start(self, *args, **filled):
        """Begin a game; it is kept from then on, and the address says so."""
        self.fill(*args, **filled)
        self.page.click("#start")
        self.wait()
        self.page.wait_for_url("**#*")

    def wait(self) -> str:
        """Wait for something to do; returns what: "choice", "curtain" or "over"."""
        self.page.wait_for_selector(f":is({TURN}):visible")
        if self.page.locator("#curtain-take").count():
            return "curtain"
        return "choice" if self.page.locator("#commit:visible").count() else "over"

    @property
    def decision(self) -> int:
        return int(self.page.text_content(".hn"))

    def values(self) -> list[str]:
        return self.page.eval_on_selector_all(".prompt [data-value]", "all => all.map(one => one.dataset.value)")

    def take_screen(self) -> None:
        self.page.click("#curtain-take")
        self.page.wait_for_selector("#curtain-take", state="detached")

    def choose(self, value: str | None = None) -> None:
        """Select a value with a click on its button and commit it with the main button, unless once is enough."""
        page, before = self.page, self.decision
        liked = page.locator(".prompt .choice", has_text=self.likes) if self.likes and value is None else None
        if liked and liked.count():
            value = liked.first.get_attribute("data-value")
        picked = value or self.random.choice(self.values())
        page.locator(f'.table [data-value="{picked}"]:visible').first.click()
        if self.once:
            page.wait_for_selector(MOVED.format(before), state="attached")
        else:
            self.commit()

    def commit(self) -> None:
        """Make the selected choice with the main button, and wait until it is made."""
        before = self.decision
        self.page.click("#commit:not([disabled])")
        self.page.wait_for_selector(MOVED.format(before), state="attached")

    def reload(self) -> None:
        """Load the page again at once: the game goes on where it was."""
        self.wait()
        decision = self.decision
        self.page.reload()
        self.wait()
        assert self.decision == decision

    def turn(self) -> str:
        """Do the one thing that is to do."""
        what = self.wait()
        if what == "curtain":
            self.take_screen()
        elif what == "choice":
            self.choose()
        return what

    def play(self, most: int = 4000) -> int:
        """Play on until the game is over; returns the number of own choices."""
        for made in range(most):
            if self.turn() == "over":
                return made
        raise AssertionError(f"not over after {most} choices")

    def record(self) -> str:
        """The record that "Save as a file" gives."""
        with self.page.expect_download() as download:
            self.page.click("#menu")
            self.page.click("#d-menu [data-menu=save]")
        return download.value.path().read_text()

    def link(self) -> str:
        """The link that "Share" gives."""
        self.page.click("#share")
        self.page.wait_for_selector("#d-share[open] [data-link]")
        link = self.page.input_value("#d-share [data-link]")
        self.page.click("#d-share [data-close]")
        assert re.fullmatch(r"http\S+#[a-z]1\.[\w-]+", link)
        return link


class Mirror:
    """The same game beside the page, in this Python: it plays the computers too, and knows a good choice for people."""

    def __init__(self, setup: Setup, kinds: str) -> None:
        self.setup, self.kinds = setup, kinds
        game = find_game(setup.game)
        self.match = Match(game, game.start(setup))

    def catch_up(self) -> None:
        """Let the computers move until a person must choose, or the game is over."""
        bots = {"r": find_bot("random"), "g": find_bot("greedy")}
        while (choice := self.match.choice) and (bot := bots.get(self.kinds[choice.seat])):
            self.match.answer(bot_answer(bot, self.match, self.setup.seed))

    def turn(self, hand: Hand) -> str:
        """Take a turn at the page as a greedy player; the page must offer exactly what is legal here."""
        what = hand.wait()
        if what == "curtain":
            hand.take_screen()
        elif what == "choice":
            self.catch_up()
            choice = self.match.choice
            assert choice is not None
            assert hand.decision == len(self.match.decisions)
            assert sorted(map(int, hand.values())) == sorted(choice.values)
            value = bot_answer(find_bot("greedy"), self.match, 1)
            hand.choose(str(value))
            self.match.answer(value)
        return what
