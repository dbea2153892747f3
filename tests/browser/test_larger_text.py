"""The size of text that a reader has set in the browser: everything follows it, and a table can still be used."""

import pytest
from speciate.engine import find_games

from .hand import Hand
from .test_access import LOOSE, OVERLAPPING

USUAL = 16
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
# The sizes of all words outside pictures, in the order of the page. What is only read out is not seen, and it goes by
# itself.
WORDS = """() => [...document.querySelectorAll("body *")]
    .filter(one => !one.closest("svg, script, style, template, bdi, #live") && one.checkVisibility())
    .filter(one => [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim()))
    .map(one => [one.textContent.trim().slice(0, 40), parseFloat(getComputedStyle(one).fontSize)])"""
# The elements that reach beyond the left or right edge of the page, outside parts that scroll.
BEYOND = """() => {
    const scrolls = one => one && one !== document.body && (one.matches("svg") || scrolls(one.parentElement) ||
        ["auto", "hidden", "scroll"].includes(getComputedStyle(one).overflowX));
    return [...document.querySelectorAll("body *")]
        .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".vh, .skip-link"))
        .filter(one => {
            const { left, right } = one.getBoundingClientRect();
            return (left < -1 || right > innerWidth + 1) && !scrolls(one.parentElement);
        })
        .map(one => one.outerHTML.slice(0, 120))
        .concat(document.documentElement.scrollWidth > innerWidth ? ["the page is wider than its window"] : []);
}"""
# Whether the main button can be pressed, and the size of the board as a part of the window.
MAIN = """() => {
    const button = document.getElementById("commit");
    button.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
BOARD = """() => {
    const { width, height } = document.querySelector(".pan").getBoundingClientRect();
    return Math.min(width, height) / Math.min(innerWidth, innerHeight);
}"""


class Reader:
    """A page whose browser has another size of text."""

    def __init__(self, page) -> None:
        self.page = page
        self.settings = page.context.new_cdp_session(page)

    def wants(self, px: int) -> None:
        """Sets the size of text, as in the settings of a browser."""
        self.settings.send("Page.setFontSizes", {"fontSizes": {"standard": px, "fixed": px * 13 // USUAL}})

    def sees(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    def words(self) -> list[tuple[str, float]]:
        return [(text, size) for text, size in self.page.evaluate(WORDS)]


STORED = {"index.html": ("#saved-none", "#today a"), "embed/gallery.html": ("#own-code:not(:empty)",)}
"""What comes on a page once the store has told which games are kept: it has words."""


def follows(reader: Reader) -> None:
    """With text and window twice as large, the page has the same words, each twice as large."""
    reader.wants(USUAL)
    reader.sees(1024, 768)
    usual = reader.words()
    assert len(usual) > 5
    reader.wants(2 * USUAL)
    reader.sees(2048, 1536)
    larger = reader.words()
    assert [text for text, _ in larger] == [text for text, _ in usual]
    fixed = [text for (text, small), (_, large) in zip(usual, larger, strict=True) if abs(large - 2 * small) > 0.1]
    assert fixed == []


@pytest.mark.parametrize(
    "path", ["index.html", "about.html", "make.html", "climate/rules.html", "dominant/learn.html", "embed/gallery.html"]
)
def test_every_page_follows_the_size_of_text(page, path):
    reader = Reader(page)
    page.goto(path)
    page.wait_for_selector("#apart-box", state="detached")  # until its scripts have run, words still come
    if path == "make.html":
        page.wait_for_selector("#make-play:not([disabled])")  # until then, its words change as Python starts
    for stored in STORED.get(path, ()):
        page.wait_for_selector(stored)
    follows(reader)
    for size in (24, 32):
        reader.wants(size)
        for width, height in SIZES.values():
            reader.sees(width, height)
            assert page.evaluate(BEYOND) == [], (size, width)


@pytest.mark.parametrize("game", find_games())
def test_a_table_can_be_used_with_larger_text(page, game):
    hand = Hand(page, 3).sit_down(f"{game}/", fast="1")
    reader = Reader(page)
    hand.start("p" + "r" * (len(find_games()[game].places) - 1), seed=5)
    hand.turn()
    page.wait_for_selector(".prompt:not(.idle)")
    follows(reader)
    for size in (20, 24, 32):
        reader.wants(size)
        for name, (width, height) in SIZES.items():
            reader.sees(width, height)
            if name == "phone":
                page.locator(".tabs label:visible").first.click()
            assert page.evaluate(BEYOND) == [], (size, name)
            assert page.evaluate(LOOSE) == [], (size, name)
            assert page.evaluate(OVERLAPPING) == [], (size, name)
            assert page.evaluate(BOARD) > 0.4, (size, name)
            assert page.evaluate(MAIN), (size, name)
