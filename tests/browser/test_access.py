"""axe-core on every screen at three widths and in both themes; no page is wider than its window."""

from pathlib import Path

import pytest
from speciate.engine import Match, Rng, Setup, find_game, find_games, pack

from .hand import READY, Hand

AXE = (Path(__file__).resolve().parents[2] / "node_modules/axe-core/axe.min.js").read_text()
RULES = {
    "light": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]},
    "dark": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]},
}
"""Of what axe looks at, only colours are another matter in the dark."""
# Colours fade from one theme to the other; what moves for ever is not waited for, nor what is in a closed part of the
# page: its animations end without a word, because nothing there is drawn.
STILL = """async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const ends = document.getAnimations()
        .filter(({ effect }) => effect.target.checkVisibility() && effect.getComputedTiming().endTime < Infinity);
    await Promise.allSettled(ends.map(one => one.finished));
}"""
# What is in order is thousands of lines, and a selector for each place costs time: violations say what they need.
RUN = """runOnly => axe.run(document, { runOnly, resultTypes: ["violations"], selectors: false })
    .then(({ violations }) => violations)"""
SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}


def axe(page) -> None:
    """Nothing that axe can find, in both themes; the message names rule and place.

    Of a picture that is a button axe runs all texts together ("Tu111" for a tile with three counts) and then misses
    that in its name, which tells the same in words: this rule is for buttons with a text.
    """
    if page.evaluate("!window.axe"):
        page.evaluate(AXE + ";0")
    report = []
    for theme, rules in RULES.items():
        page.emulate_media(color_scheme=theme)
        page.evaluate(STILL)
        found = page.evaluate(RUN, rules)
        for rule in found:
            html = [node["html"] for node in rule["nodes"]]
            if rule["id"] == "label-content-name-mismatch":
                html = [text for text in html if not text.startswith("<g ")]
            if html:
                places = "\n    ".join(text[:160] for text in html[:4])
                report.append(f"{theme}: {rule['id']}: {rule['help']}\n    {places}")
    assert not report, "\n".join(report)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def resized(page):
    """The page at each size in turn, as a reader turns a tablet or pulls at a window; yields the name of the size."""
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        yield size


def axe_at_every_size(page) -> None:
    for _ in resized(page):
        axe(page)


@pytest.mark.parametrize(
    "path", ["index.html", "about.html", "marine/rules.html", "marine/regole.html", "embed/gallery.html"]
)
def test_pages_of_text(page, path):
    page.goto(path)
    axe_at_every_size(page)


@pytest.mark.parametrize("size", SIZES)
def test_every_screen_of_a_game(new_context, size):
    width, height = SIZES[size]
    page = new_context(viewport={"width": width, "height": height}).new_page()
    hand = Hand(page, 2).sit_down(fast="1")
    axe(page)
    hand.start("rr-p", length="short")
    axe(page)
    for _ in range(5):
        hand.turn()
    hand.wait()
    page.locator(".table [data-value]:visible").first.click()
    page.wait_for_selector("#commit:not([disabled])")
    axe(page)
    page.click("#menu")
    axe(page)
    page.click("#d-menu [data-menu=players]")
    page.wait_for_selector("#d-players[open]")
    axe(page)
    page.keyboard.press("Escape")
    if page.locator("#share").is_visible():
        page.click("#share")
        page.wait_for_selector("#d-share[open]")
        axe(page)
        page.keyboard.press("Escape")
    page.keyboard.press("[")
    page.wait_for_selector("#past-return")
    axe(page)
    for label in page.locator(".tabs label").all():
        if label.is_visible():
            label.click()
            axe(page)


def test_the_score_and_the_curtain(page):
    hand = Hand(page).sit_down(fast="1")
    hand.start("r--r", length="short")
    page.wait_for_selector("#verdict")
    axe_at_every_size(page)
    page.goto("marine/index.html")
    page.wait_for_selector(READY, state="attached")
    hand.start("p--p")
    axe_at_every_size(page)
    page.goto("index.html")
    page.wait_for_selector("#saved-list li")
    axe_at_every_size(page)


# The words of choices that leave their buttons.
LOOSE = """() => [...document.querySelectorAll(".prompt button")].flatMap(button => {
    const { top, bottom, left, right } = button.getBoundingClientRect();
    const out = words => {
        const box = words.getBoundingClientRect();
        return box.top < top - 1 || box.bottom > bottom + 1 || box.left < left - 1 || box.right > right + 1;
    };
    return [...button.querySelectorAll("b, small")].filter(out).map(words => words.textContent);
})"""


@pytest.mark.parametrize("game", find_games())
def test_no_barrier_with_all_seats_taken(new_context, game):
    """In Italian, whose words are longer."""
    page = new_context(locale="it-IT").new_page()
    hand = Hand(page, 2).sit_down(f"{game}/", fast="1")
    axe_at_every_size(page)
    hand.fill("r" * (len(find_game(game).places) - 1) + "p", seed=5)
    page.click("#start")
    tabs = page.locator(".tabs label:visible:not(:last-of-type)")
    for turn in range(10):
        page.wait_for_selector(".prompt:not(.idle)")
        for size in resized(page):
            assert page.evaluate(LOOSE) == [], size
            if not turn:
                axe(page)
        tabs.first.click()  # it is a phone now: where a panel is full of targets, the prompt has no room for choices
        hand.turn()
    page.wait_for_selector(".prompt:not(.idle)")
    for _ in resized(page):
        for tab in tabs.all():
            tab.click()
            axe(page)
    card = page.locator(".table [data-card]:visible").first
    target = card.evaluate("one => Boolean(one.closest('[data-value]') ?? one.querySelector('[data-value]'))")
    card.click(button="right" if target else "left")
    page.wait_for_selector("#d-card[open]")
    axe_at_every_size(page)


def test_a_choice_is_as_high_as_its_words(new_context):
    """Eight cards and more stand in a grid, and in Italian two of their names take two lines."""
    game = find_game("climate")
    setup = Setup(game.id, tuple(range(6)), tuple(option.default for option in game.options), 4)
    match, rng = Match(game, game.start(setup)), Rng(4)
    while match.choice.key != "food.card" or len(match.choice.values) < 10:
        match.answer(rng.one_of(match.choice.values))
    page = new_context(locale="it-IT").new_page()
    page.goto(f"climate/#{pack(setup, match, ['person'] * 6)}")
    page.click("#curtain-take")
    page.locator(".choices.many button").nth(8).wait_for()
    assert page.evaluate(LOOSE) == []
