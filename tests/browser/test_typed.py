"""Play without a pointer: a whole game of each kind by typed moves alone, and another by keys alone."""

import random
from collections.abc import Callable

import pytest
from speciate.engine import find_game, find_games

from .hand import MOVED, Hand

MOST = 2000
"""More own decisions than any game needs that ends."""
SEATS = {"dominant": 4}
"""Where the smallest table does not make the fewest decisions for each."""


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
def test_a_whole_game_by_typed_moves_alone(page, game):
    hand, typist, chance = Hand(page).sit_down(f"{game}/", fast="1"), Typist(page), random.Random(2)
    begin(hand, game)
    typist.open()

    def decide(before: int) -> None:
        typist.read("")
        page.wait_for_selector("#typed-options li")
        typist.write(chance.choice(typist.tokens()))
        typist.play(before)

    play(hand, decide)


@pytest.mark.parametrize("game", find_games())
def test_a_whole_game_by_keys_alone(page, game):
    hand, chance = Hand(page).sit_down(f"{game}/", fast="1", once="1"), random.Random(3)
    begin(hand, game)

    def decide(before: int) -> None:
        keys = page.eval_on_selector_all(".prompt [data-key]", "all => all.map(one => one.dataset.key)")
        page.keyboard.press(chance.choice([key for key in keys if key]))
        page.wait_for_selector(MOVED.format(before), state="attached")

    play(hand, decide)


def begin(hand: Hand, game: str) -> None:
    """A short game against Keen computers, which bring it to its end; at random it takes five times as long."""
    rules = find_game(game)
    kinds = "p" + "g" * (SEATS.get(game, rules.seats[0]) - 1)
    lengths = [option for option in rules.options if option.id == "length"]
    hand.start(kinds.ljust(len(rules.places), "-"), seed=6, length="short" if lengths else "")


def play(hand: Hand, decide: Callable[[int], None]) -> None:
    """Make own decisions, each by `decide(number)`, to the end of the game."""
    for _ in range(MOST):
        if hand.wait() == "over":
            break
        decide(hand.decision)
    assert hand.page.locator("#verdict").is_visible()
