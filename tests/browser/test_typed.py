"""Play without a pointer, by typed moves and by keys alone: the whole of the shortest game, the beginning of others.

With `--whole` (`build.py fuzz GAME --page`) every game is played to its end.
"""

import random
from collections.abc import Callable

import pytest
from speciate.engine import find_game, find_games

from .hand import MOVED, Hand

BEGINNING = 16
"""The most own decisions that are played of a long game."""
MOST = 2000
"""More own decisions than any game needs that ends."""


class Typist:
    """Types moves in the panel of the page."""

    def __init__(self, page) -> None:
        self.page = page

    def open(self) -> None:
        self.page.keyboard.press(":")
        self.page.wait_for_selector("#typed-options li")
        assert self.page.evaluate("document.activeElement.id") == "typed-line"

    def write(self, text: str) -> None:
        """Types into the line, and waits until Python has read it."""
        self.page.fill("#typed-line", text)
        self.read(text)

    def read(self, text: str) -> None:
        self.page.wait_for_selector(f'#typed[data-read="{text}"]')

    def tokens(self) -> list[str]:
        return self.page.locator("#typed-options small").all_inner_texts()

    def said(self) -> str:
        return self.page.inner_text("#typed-said")

    def play(self, before: int) -> None:
        self.page.keyboard.press("Enter")
        self.page.wait_for_selector(MOVED.format(before), state="attached")


def test_a_line_is_completed_previewed_refused_and_played(page):
    hand = Hand(page).sit_down(fast="1")
    hand.start("p--r", seed=4, length="short")
    typist = Typist(page)
    typist.open()
    decision = hand.decision
    first = typist.tokens()
    assert len(first) == len(hand.values())
    typist.write("nothing")
    assert "nothing" in typist.said() and typist.tokens() == first
    assert page.locator("#typed-play").is_disabled()
    page.keyboard.press("Enter")
    typist.read("nothing")
    assert hand.decision == decision

    page.fill("#typed-line", "")
    typist.read("")
    page.keyboard.press("ArrowDown")
    active = page.get_attribute("#typed-line", "aria-activedescendant")
    assert page.get_attribute(f"#{active}", "aria-selected") == "true"
    page.keyboard.press("Enter")  # takes the words of the option into the line
    page.wait_for_selector("#typed-play:not([disabled])")
    assert page.input_value("#typed-line").strip()
    assert typist.said() and hand.decision == decision
    typist.play(decision)
    page.wait_for_selector("#typed[data-read='']")
    page.keyboard.press("Escape")
    page.wait_for_selector("#typed", state="hidden")


@pytest.mark.parametrize("game", find_games())
def test_a_game_by_typed_moves_alone(page, game, whole):
    hand, typist, chance = Hand(page).sit_down(f"{game}/", fast="1"), Typist(page), random.Random(2)
    begin(hand, game)
    typist.open()

    def decide(before: int) -> None:
        typist.read("")
        page.wait_for_selector("#typed-options li")
        typist.write(chance.choice(typist.tokens()))
        typist.play(before)

    play(hand, game, whole, decide)


@pytest.mark.parametrize("game", find_games())
def test_a_game_by_keys_alone(page, game, whole):
    hand, chance = Hand(page).sit_down(f"{game}/", fast="1", once="1"), random.Random(3)
    begin(hand, game)

    def decide(before: int) -> None:
        keys = page.eval_on_selector_all(".prompt [data-key]", "all => all.map(one => one.dataset.key)")
        page.keyboard.press(chance.choice([key for key in keys if key]))
        page.wait_for_selector(MOVED.format(before), state="attached")

    play(hand, game, whole, decide)


def begin(hand: Hand, game: str) -> None:
    """The smallest and shortest game that there is, against a computer that moves at random."""
    rules = find_game(game)
    seats = rules.seats[0]
    kinds = "p" + "r" * (seats - 1)
    lengths = [option for option in rules.options if option.id == "length"]
    hand.start(kinds.ljust(len(rules.places), "-"), seed=6, length="short" if lengths else "")


def play(hand: Hand, game: str, whole: bool, decide: Callable[[int], None]) -> None:
    """Make own decisions, each by `decide(number)`, to the end of the game, or so many of a long one."""
    to_the_end = whole or game == "climate"
    made = 0
    while made < (MOST if to_the_end else BEGINNING) and hand.wait() != "over":
        decide(hand.decision)
        made += 1
    assert hand.page.locator("#verdict").is_visible() == to_the_end
    if whole:
        print(f"{game}: {made} own decisions")
