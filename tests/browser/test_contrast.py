"""Readers who need more contrast: the theme for them, what their system asks for, and colours that a system forces."""

import pytest
from speciate.engine import find_games

from .hand import Hand
from .test_access import AXE, RUN, STILL

ENHANCED = {"type": "rule", "values": ["color-contrast-enhanced"]}
FORCED = """() => {
    const probe = document.body.appendChild(document.createElement("i"));
    const system = name => {
        probe.style.cssText = `forced-color-adjust:none;color:${name}`;
        return getComputedStyle(probe).color;
    };
    const main = getComputedStyle(document.getElementById("commit"));
    const lit = [...document.querySelectorAll(".table [data-value]:not(.board *)")];
    const targets = lit.filter(one => one.checkVisibility());
    const edged = one => ["outline", "border"].some(line => {
        const style = getComputedStyle(one);
        return (style[`${line}Style`] || style[`${line}TopStyle`]) !== "none";
    });
    const found = {
        main: [main.backgroundColor === system("Highlight"), main.color === system("HighlightText")],
        unmarked: targets.filter(one => !edged(one)).map(one => one.outerHTML.slice(0, 120)),
        seats: new Set([...document.querySelectorAll(".badge")].map(one => getComputedStyle(one).color)).size,
    };
    probe.remove();
    return found;
}"""


@pytest.mark.parametrize("game", find_games())
def test_words_stand_out_and_a_forced_table_can_be_used(new_context, game):
    page = new_context(viewport={"width": 1180, "height": 900}).new_page()
    hand = Hand(page, 3).sit_down(f"{game}/", fast="1")
    places = len(find_games()[game].places)
    hand.start("p" + "r" * (places - 1), seed=5)
    page.locator(".table [data-value]:visible").first.click()
    page.wait_for_selector("#commit:not([disabled])")

    page.click("#menu")
    page.locator("#d-menu [data-choose=theme]").select_option("contrast")
    page.keyboard.press("Escape")
    page.evaluate(AXE + ";0")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.evaluate(STILL)
        faint = [node["html"][:120] for rule in page.evaluate(RUN, ENHANCED) for node in rule["nodes"]]
        assert faint == [], scheme
        chosen = page.evaluate("getComputedStyle(document.body).backgroundColor")
        assert chosen == {"light": "rgb(255, 255, 255)", "dark": "rgb(0, 0, 0)"}[scheme]

    page.evaluate("delete document.documentElement.dataset.theme")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, forced_colors="active")
        page.evaluate(STILL)
        found = page.evaluate(FORCED)
        assert found["main"] == [True, True] and found["unmarked"] == []
        assert found["seats"] >= places
