"""axe-core on every screen at three widths and in both themes; no page is wider than its window."""

from pathlib import Path

import pytest

from .hand import READY, Hand

AXE = (Path(__file__).resolve().parents[2] / "node_modules/axe-core/axe.min.js").read_text()
RULES = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
}
SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}


def axe(page) -> None:
    """Nothing that axe can find; the message names rule and place."""
    page.wait_for_timeout(200)
    page.evaluate(AXE + ";0")
    found = page.evaluate("rules => axe.run(document, rules)", RULES)["violations"]
    told = [f"{v['id']}: {v['help']}\n    " + "\n    ".join(n["html"][:160] for n in v["nodes"][:4]) for v in found]
    assert not told, "\n".join(told)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.fixture(params=[(size, theme) for size in SIZES for theme in ("light", "dark")], ids=lambda p: "-".join(p))
def sized(request, new_context):
    size, theme = request.param
    width, height = SIZES[size]
    return new_context(viewport={"width": width, "height": height}, color_scheme=theme).new_page()


@pytest.mark.parametrize(
    "path", ["index.html", "about.html", "marine/rules.html", "marine/regole.html", "embed/gallery.html"]
)
def test_pages_of_text(sized, path):
    sized.goto(path)
    axe(sized)


def test_every_screen_of_a_game(sized):
    page = sized
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
    axe(page)
    page.keyboard.press("Escape")
    if page.locator("#share").is_visible():
        page.click("#share")
        axe(page)
        page.keyboard.press("Escape")
    page.keyboard.press("[")
    page.wait_for_selector("#past-return")
    axe(page)
    for label in page.locator(".tabs label").all():
        if label.is_visible():
            label.click()
            axe(page)


def test_the_score_and_the_curtain(sized):
    page = sized
    hand = Hand(page).sit_down(fast="1")
    hand.start("r--r", length="short")
    page.wait_for_selector("#verdict", timeout=120_000)
    axe(page)
    page.goto("marine/index.html")
    page.wait_for_selector(READY, state="attached")
    hand.start("p--p")
    axe(page)
    page.goto("index.html")
    page.wait_for_selector("#saved-list li")
    axe(page)
