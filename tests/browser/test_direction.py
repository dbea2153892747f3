"""A language that is written from right to left: the built pages, turned round, keep everything in its room.

No such language is written yet. What turns a page is its one message "direction", which is replaced on the way to the
browser; the texts stay Italian, whose words are long.
"""

import re
from urllib.parse import urlsplit

from speciate.bots import bot_answer, find_bot
from speciate.engine import Match, Setup, find_game, find_games, pack
from speciate.locale import words
from speciate.scenario import scenarios_of

from .hand import Hand
from .test_access import AXE, RULES, RUN, STILL
from .test_larger_text import BEYOND
from .test_room import CRAMPED

SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
DECISIONS = 40
# The dialogs and notes beside the table that are wider than their room, or reach out of the window.
OUTSIDE = """() => [...document.querySelectorAll("dialog[open], aside.beside:not([hidden])")]
    .filter(one => {
        const { left, right } = one.getBoundingClientRect();
        return one.scrollWidth > one.clientWidth + 1 || left < -1 || right > innerWidth + 1;
    })
    .map(one => one.id)"""
# Whether the sign of a button is mirrored.
MIRRORED = """button => {
    const sign = document.querySelector(`${button} use`);
    return new DOMMatrix(getComputedStyle(sign).transform).a < 0;
}"""
# What stands at the left, by selectors: the middle of the first is left of the middle of the second.
LEFT_OF = """([first, second]) => {
    const [a, b] = [first, second].map(one => document.querySelector(one).getBoundingClientRect());
    return a.left + a.right < b.left + b.right;
}"""


def turned(route) -> None:
    """Answers with a page whose languages are all written from right to left."""
    answer = route.fetch()
    text, found = re.subn(r'(\bdir="|"direction":")ltr"', r'\1rtl"', answer.text())
    assert found > 1
    route.fulfill(response=answer, body=text)


def under_way(game: str) -> str:
    """The link of a game of all seats, all of them persons, after a few decisions."""
    rules = find_game(game)
    setup = Setup(game, tuple(range(len(rules.places))), tuple(option.default for option in rules.options), 11)
    match = Match(rules, rules.start(setup))
    while match.ply < DECISIONS:
        match.answer(bot_answer(find_bot("random"), match, setup.seed))
    return pack(setup, match, ["person"] * setup.seats)


def whole(page, place: str, asks=(BEYOND, CRAMPED)) -> None:
    """Nothing is cut, covered or beyond an edge at any size, behind any tab."""
    assert page.evaluate("getComputedStyle(document.body).direction") == "rtl"
    for size, (width, height) in reversed(SIZES.items()):
        page.set_viewport_size({"width": width, "height": height})
        tabs = [] if page.locator("dialog[open]").count() else page.locator(".tabs label:visible").all()
        for tab in [None, *tabs]:
            if tab:
                tab.click()
            page.evaluate(STILL)
            found = [fault for ask in asks for fault in page.evaluate(ask)]
            assert found == [], (place, size, tab and tab.inner_text())
        if tabs:
            page.locator(".tabs label").first.dispatch_event("click")


def test_a_page_from_right_to_left_is_whole(new_context):
    context = new_context(locale="it-IT")
    context.route(lambda url: re.search(r"/$|\.html$", urlsplit(url).path), turned)
    page, w = context.new_page(), words("it")

    first = scenarios_of("marine", "lesson")[0]
    lesson = f"marine/{w.raw('learn.page')}#{first.id}"
    for path in ("index.html", f"biosphere/{w.raw('rules.page')}", lesson, w.raw("ladder.page")):
        page.goto(path)
        whole(page, path)
        if path == lesson:
            page.wait_for_selector(".lesson:target .tch")
            assert page.evaluate(MIRRORED, ".lesson:target .lbar .btn")
            assert page.evaluate(LEFT_OF, [".lesson:target .tch", ".lesson:target .shown"])
    page.goto("make.html")
    page.wait_for_selector("#make-play:not([disabled])")
    whole(page, "the editor")
    assert page.evaluate("getComputedStyle(document.getElementById('make-text')).direction") == "ltr"

    for game in find_games():
        page.goto(f"{game}/#{under_way(game)}")
        hand = Hand(page)
        while hand.wait() == "curtain":
            hand.take_screen()
        whole(page, game)
    assert page.evaluate(MIRRORED, "#undo") and not page.evaluate(MIRRORED, "#h-prev")
    assert page.evaluate(LEFT_OF, ["#p-seats", ".p-log"]) and page.evaluate(LEFT_OF, ["#h-prev", "#h-next"])
    page.focus(".log li:has(.rule-id) .line")
    page.keyboard.press("ArrowLeft")  # a rule stands beyond the end of its line
    assert page.evaluate("document.activeElement.matches('.rule-id')")
    page.evaluate(AXE + ";0")
    assert page.evaluate(RUN, RULES["light"]) == []
    for button, dialog in (("#menu", "#d-menu"), ("#share", "#d-share")):
        page.click(button)
        page.wait_for_selector(f"{dialog}[open]")
        whole(page, dialog, (BEYOND, OUTSIDE))  # it lies over the table
        page.keyboard.press("Escape")
