"""The rules of a game as a book: an address for each rule, a search, contents at the side, on paper, no scripts."""

import re
from itertools import cycle

import pytest
from playwright.sync_api import Route, expect
from speciate.engine import find_games
from speciate.engine.rulebook import rules_of
from speciate.locale import LANGUAGES, words

from .hand import wait_for
from .test_access import axe

FOCUS = "document.activeElement.id"
FOUND = ".found:visible"
TOPS = "all => all.map(one => one.getBoundingClientRect().top)"
WANDERLUST = "M4.7"
TRIED = ".try:has(a[href*='-L']) button"
SEEN = ".try:has(a[href*='-R']) button"


SITTINGS = list(zip(find_games(), cycle(LANGUAGES), cycle((390, 390, 1440, 1440)), strict=False))
"""Every game, and each language at each width: tests/contract/test_rule_ids.py reads the pages of all languages."""


@pytest.mark.parametrize("game, lang, width", SITTINGS)
def test_a_rules_page_can_be_used_by_all(new_context, game, lang, width):
    page = new_context(viewport={"width": width, "height": 844}).new_page()
    page.goto(f"{game}/{words(lang).raw('rules.page')}")
    page.wait_for_selector("#apart-box", state="detached")
    assert page.locator(".rule").count() == len(rules_of(game))
    if width > 390:
        axe(page)
    sight = page.locator(".sight")
    page.locator(SEEN).first.click()
    sight.locator(".title:focus").wait_for()
    assert sight.locator(".shown").first.is_visible()
    sight.locator("[data-embed]").click()
    shown = page.locator(".rule:has(.sight)").get_attribute("id")
    assert f'<speciate-table mode="picture" rule="{shown}">' in sight.locator("code:focus").inner_text()
    if width == 390:
        axe(page)
    page.locator(SEEN).first.click()
    assert sight.count() == 0
    page.locator(TRIED).first.click()
    demo = page.locator(".demo")
    demo.locator(".title:focus").wait_for()
    assert demo.locator(".stg .shown").first.is_visible()
    if width == 390:  # where the contents are at the side, one of them may be half under the search
        axe(page)
    for number in range(1, 1 + demo.locator(".choice").count()):
        page.keyboard.press(str(number))
    demo.locator(".said .right h4:focus").wait_for()
    rule = page.locator(".rule:has(.demo)").get_attribute("id")
    for mode in ("demo", "picture"):
        demo.locator("[data-embed]").click()
        assert f'<speciate-table mode="{mode}" rule="{rule}">' in demo.locator("code:focus").inner_text()
    assert demo.locator("[data-embed]").count() == 0
    demo.locator("[data-again]").click()
    assert demo.locator(".said").inner_text() == ""
    page.locator(TRIED).first.click()
    assert demo.count() == 0
    if width == 390:
        page.click("#contents > summary")
    chapter = page.locator(".toc summary").first
    chapter.click()
    page.keyboard.press("/")
    page.keyboard.type("a")
    axe(page)


def test_one_is_live_by_key_touch_or_mouse_and_what_is_pressed_on_its_way_is_played(new_context, until):
    page = new_context(has_touch=True).new_page()
    held = []
    page.route("**/learn.html", lambda route: held.append(route))
    page.goto("dominant/rules.html")
    buttons, demos, live = page.locator(TRIED), page.locator(".demo"), page.locator(".demo.live")
    buttons.first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("1")
    assert demos.count() == 0
    wait_for(page, lambda: held, what="the page of lessons is asked for")
    held[0].continue_()
    first = page.locator(".rule:has(.demo)").first.locator(".demo")
    first.locator(".said h4:focus").wait_for()
    assert live.count() == 1
    buttons.nth(1).tap()
    page.locator(".demo.live .title:focus").wait_for()
    buttons.nth(2).click()
    until(page, "document.querySelectorAll('.demo').length === 3")
    assert live.count() == 1 and not first.evaluate("demo => demo.matches('.live')")
    said = first.locator(".said").inner_text()
    first.locator(".choice").nth(1).tap()
    wait_for(page, first.locator(".said").inner_text, lambda text: text != said, "the answer to what was tapped")
    assert first.evaluate("demo => demo.matches('.live')") and live.count() == 1
    other = page.locator(".demo:has([data-another])").first
    title = other.locator(".title").inner_text()
    other.locator("[data-another]").click()
    page.locator(".demo .title:focus").wait_for()
    assert page.locator(".demo .title:focus").inner_text() != title and live.count() == 1


def test_the_address_of_a_rule_leads_to_it_and_marks_it(page, until):
    for width in (320, 390, 1440):
        page.set_viewport_size({"width": width, "height": 800})
        page.goto("about:blank")
        page.goto(f"marine/rules.html#{WANDERLUST}")
        until(page, f"{FOCUS} === '{WANDERLUST}'")
        rule = page.locator(":target")
        assert rule.locator("h4").inner_text().endswith(rules_of("marine")[WANDERLUST].titles["en"])
        until(page, "document.querySelector(':target').getBoundingClientRect().top < innerHeight / 2")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_search_leaves_the_rules_in_which_every_word_stands_but_not_on_paper(page, until):
    page.goto("marine/rules.html")
    page.wait_for_selector("#contents[open]")
    everything = page.locator(".rule:visible").count()
    page.keyboard.press("/")
    page.keyboard.type("bonus tile")
    told = [text.casefold() for text in page.locator(f".rule{FOUND}").all_inner_texts()]
    assert 0 < len(told) < everything and all("bonus" in text and "tile" in text for text in told)
    assert page.locator(".rule:visible").count() == len(told)
    page.fill("#book-find", "m4.7a")
    assert page.locator(FOUND).evaluate_all("all => all.map(one => one.id)") == ["M4.7a"]
    assert page.inner_text("#book-found") == "1 entry"
    page.emulate_media(media="print")
    assert page.locator(".rule:visible").count() == len(rules_of("marine"))
    assert page.locator("section#words").is_visible()
    assert not page.locator(".top, .contents, .foot, .try, .still").filter(visible=True).count()
    page.evaluate("() => { window.print = () => { window.printed = true } }")  # a bare function would be called
    page.evaluate("document.querySelector('.contents > button').click()")
    until(page, "window.printed")
    assert page.locator(".demo").count() == page.locator(".try").count()
    tried, seen = (page.locator(one) for one in (".demo:not(.sight)", ".sight"))
    assert tried.locator(".on-paper .right:visible").count() == tried.count() > 0
    assert seen.locator(".shown:visible").count() == seen.locator(".shown").count() > seen.count() > 0
    pair = seen.filter(has=page.locator("figure + figure")).first.locator("figure").evaluate_all(TOPS)
    assert len(set(pair)) == 1
    assert not page.locator(".demo :is(button:not(.choice), .btn)").filter(visible=True).count()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.locator(".demo").count() == 0
    page.emulate_media(media="screen")
    page.fill("#book-find", "kill")  # rules say it in other words
    assert "M4.10" in page.locator(f".rule{FOUND}").evaluate_all("all => all.map(one => one.id)")
    page.fill("#book-find", "fire")
    assert page.locator(FOUND).count() == 0
    assert page.inner_text("#book-found") == words("en").plain("book.none", text="fire")
    page.keyboard.press("Escape")
    assert page.locator(".rule:visible").count() == everything
    assert page.inner_text("#book-found") == ""


def test_a_card_is_found_by_its_name_and_a_rule_by_its_title_in_the_other_language(page, until):
    page.goto("climate/rules.html")
    page.wait_for_selector("#contents[open]")
    page.fill("#book-find", "carnivore")
    assert page.locator(f"tr{FOUND} #card-carnivore").count() == 1
    for path, lang in (("marine/rules.html", "it"), ("marine/regole.html", "en")):
        page.goto(path)
        page.wait_for_selector("#contents[open]")
        page.fill("#book-find", rules_of("marine")[WANDERLUST].titles[lang].upper())
        assert WANDERLUST in page.locator(f".rule{FOUND}").evaluate_all("all => all.map(one => one.id)")
        page.keyboard.press("Enter")
        until(page, f"location.hash === '#{WANDERLUST}' && {FOCUS} === '{WANDERLUST}'")
        assert page.input_value("#book-find") == "" and page.locator("section#words").is_visible()


def test_the_contents_lead_out_of_a_search_and_say_where_one_reads(page, until):
    page.goto("marine/rules.html")
    page.wait_for_selector("#contents[open]")
    page.fill("#book-find", "wanderlust")
    page.locator(".toc summary").nth(6).click()
    page.click(".toc a[href='#M7.1']")
    until(page, f"{FOCUS} === 'M7.1'")
    assert page.input_value("#book-find") == ""
    until(page, "document.querySelector('.toc [aria-current]')?.hash === '#M7.1'")
    rules = list(rules_of("marine"))
    for key, rule in (("]", rules[rules.index("M7.1") + 1]), ("[", "M7.1")):
        page.keyboard.press(key)
        until(page, f"{FOCUS} === '{rule}'")


def test_without_scripts_all_rules_and_the_contents_are_there(new_context):
    page = new_context(java_script_enabled=False).new_page()
    page.goto("marine/regole.html")
    assert page.locator(".rule:visible").count() == len(rules_of("marine"))
    assert not page.locator("#book-find").is_visible()
    assert page.locator(".try a").count() >= page.locator(".try").count() == len(rules_of("marine"))
    assert page.locator(".plate").count() == len(rules_of("marine"))
    assert page.locator(".asked:visible").count() > 0 and page.locator(".still:visible").count() == 0
    page.click("#contents > summary")
    page.click(".toc a[href='#tiles']")
    assert page.locator("#tiles:target").count() == 1
    page.click(".try a[href$='#M-R1.1']")
    sight = page.locator("#M-R1\\.1:target")
    sight.wait_for()
    assert sight.locator(".shown:visible, .answers .right:visible").count() == 3
    assert sight.locator("a.btn").get_attribute("href").startswith("./#m2.")


APART = """all => all.every((one, n) => all.slice(n + 1).every(other => {
    const [a, b] = [one, other].map(each => each.getBoundingClientRect());
    return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
}))"""


@pytest.mark.parametrize("game", find_games())
def test_the_panels_of_a_demo_lie_beside_each_other(page, game):
    page.goto(f"{game}/rules.html")
    page.wait_for_selector("#contents[open]")
    page.locator(".try:has(a[href*='-L'])").first.locator("button").click()
    panels = page.locator(".demo .shown")
    panels.nth(1).wait_for()
    for width in (1440, 768, 390):
        page.set_viewport_size({"width": width, "height": 900})
        assert panels.evaluate_all(APART), width


DEMOS = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const faults = [], seen = { rows: 0, boards: 0 };
    for (const button of document.querySelectorAll(".try:has(a[href*='-L'], a[href*='-P']) button")) {
        button.click();
        let demo;
        while (!(demo = document.querySelector(".demo.live"))) await frame();
        const rule = button.closest(".rule").id;
        const [asked, first] = [demo.querySelector(".title"), demo.querySelector(".shown")];
        const shown = [first, ...demo.querySelectorAll("[data-rows] + .p-board")];
        for (const panel of shown)
            if (panel.getBoundingClientRect().bottom > asked.getBoundingClientRect().top)
                faults.push(`${rule}: a picture is below its question`);
        for (const spot of demo.querySelectorAll("[data-answer]"))
            if (!spot.checkVisibility()) faults.push(`${rule}: an answer is left out`);
        for (const panel of demo.querySelectorAll("[data-rows]")) {
            const rows = [...panel.querySelectorAll("li, section")].filter(row => row.checkVisibility());
            if (rows.length !== panel.dataset.rows.split(" ").length) faults.push(`${rule}: other rows`);
            seen.rows++;
        }
        for (const panel of demo.querySelectorAll("[data-still]:not([data-still=''])")) {
            const board = panel.querySelector("svg.board");
            if (board.getAttribute("viewBox") !== panel.dataset.still) faults.push(`${rule}: another cut`);
            seen.boards++;
        }
        button.click();
        await frame();
    }
    return { faults, seen };
}"""


@pytest.mark.parametrize("game", find_games())
def test_a_demo_shows_on_a_phone_what_it_asks_about_and_then_asks(new_context, game):
    page = new_context(viewport={"width": 390, "height": 844}).new_page()
    page.goto(f"{game}/rules.html")
    page.wait_for_selector("#apart-box", state="detached")
    found = page.evaluate(DEMOS)
    assert found["faults"] == []
    assert found["seen"]["boards"] >= (0 if game == "climate" else 10)
    assert found["seen"]["rows"] >= (2 if game in ("dominant", "marine") else 0)


def test_the_pictures_after_an_answer_are_cut_as_those_before(page):
    page.goto("marine/rules.html")
    page.wait_for_selector("#apart-box", state="detached")
    page.locator("[id='M4.6'] .try button").click()
    demo = page.locator(".demo.live")
    demo.locator(".title:focus").wait_for()
    rows = demo.locator("[data-rows] li:visible")
    assert rows.count() == 1
    demo.locator(".choice", has_text="Speciation 1").click()
    demo.locator(".shown.p-board.after").wait_for()
    demo.locator(".shown.p-actions.after").wait_for()
    assert rows.count() == 1
    board = demo.locator(".p-board")
    assert board.locator("svg.board").get_attribute("viewBox") == board.get_attribute("data-still")


IN_VIEW = """() => [...document.querySelectorAll(".still")].filter(one => {
    const { top, bottom } = one.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
})"""
EMPTY = f"({IN_VIEW})().every(one => !one.firstChild)"
FILLED = f"({IN_VIEW})().length && ({IN_VIEW})().every(one => one.firstChild)"
PLACES = "[...document.querySelectorAll('.rule, .still, .about')].map(one => one.getBoundingClientRect().toJSON())"
SMALL = f"""least => ({IN_VIEW})().flatMap(one => [...one.querySelectorAll(".close .tile, .list .cl-mat")])
    .filter(one => one.getBoundingClientRect().width < least).map(one => one.outerHTML)"""
HIDDEN = f"""({IN_VIEW})().filter(place => [...place.querySelectorAll(".list:not(.low)>*")].some(list =>
    list.scrollWidth > list.clientWidth + 2 ||
    list.getBoundingClientRect().bottom > place.getBoundingClientRect().bottom)).map(place => place.outerHTML)"""
OVER = f"""({IN_VIEW})().flatMap(place => [...place.querySelectorAll(".list *")].filter(one =>
    one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === "auto")).map(one => one.outerHTML)"""
TOUCH = 44


@pytest.mark.parametrize("game", find_games())
@pytest.mark.parametrize("width", [390, 1440])
def test_a_rule_has_its_still_before_anything_is_touched_and_nothing_moves(new_context, until, game, width):
    page = new_context(viewport={"width": width, "height": 1000}).new_page()
    held: list[Route] = []
    released: list[bool] = []
    page.route(
        re.compile("/(learn|pictures).html$"), lambda route: route.continue_() if released else held.append(route)
    )
    page.goto(f"{game}/rules.html")
    page.wait_for_selector("#apart-box", state="detached")
    page.evaluate("document.fonts.ready.then(() => 0)")
    first, *_, last = page.locator("#numbered > section").all()
    first.evaluate("one => one.scrollIntoView()")
    wait_for(page, lambda: held, what="a page of pictures is asked for")
    assert page.evaluate(EMPTY)
    before = page.evaluate(PLACES)
    released.append(True)
    for route in held:
        route.continue_()
    until(page, FILLED)
    assert page.evaluate(PLACES) == before
    for section in page.locator("#numbered > section").all():
        section.evaluate("one => one.scrollIntoView()")
        until(page, FILLED)
        page.evaluate("new Promise(seen => requestAnimationFrame(() => requestAnimationFrame(seen)))")
        assert page.evaluate(SMALL, TOUCH) == []
        assert page.evaluate(HIDDEN) == [] == page.evaluate(OVER)
    assert page.locator(".still :is([tabindex], a, button)").count() == 0
    last.evaluate("one => one.scrollIntoView()")
    until(page, "!document.querySelector('.still').firstChild")  # a page of rules has few elements


def test_a_still_comes_alive_by_touch_and_lies_still_again(new_context):
    page = new_context(has_touch=True, viewport={"width": 390, "height": 844}).new_page()
    page.goto("marine/rules.html")
    rule = page.locator(f"[id='{WANDERLUST}']")
    still = rule.locator(".still")
    still.scroll_into_view_if_needed()
    still.locator("svg.board").wait_for()
    box = still.bounding_box()
    assert box["height"] >= 300 and box["width"] >= 340
    still.tap()
    rule.locator(".demo.live .title:focus").wait_for()
    assert not still.is_visible() and not rule.locator(".plate .asked").is_visible()
    rule.locator(".try button").tap()
    expect(rule.locator(".demo")).to_have_count(0)
    expect(still.locator("svg.board")).to_be_visible()  # taken out while it was hidden, it may have to come back
