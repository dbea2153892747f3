"""The rules of a game as a book: an address for each rule, a search, contents at the side, on paper, no scripts."""

from itertools import cycle

import pytest
from speciate.engine import find_games
from speciate.engine.rulebook import rules_of
from speciate.locale import LANGUAGES, words

from .test_access import axe

FOCUS = "document.activeElement.id"
FOUND = ".found:visible"
WANDERLUST = "M4.7"


SITTINGS = list(zip(find_games(), cycle(LANGUAGES), cycle((390, 390, 1440, 1440)), strict=False))
"""Every game, and each language at each width: tests/contract/test_rule_ids.py reads the pages of all languages."""


@pytest.mark.parametrize("game, lang, width", SITTINGS)
def test_a_rules_page_can_be_used_by_all(new_context, game, lang, width):
    page = new_context(viewport={"width": width, "height": 844}).new_page()
    page.goto(f"{game}/{words(lang).raw('rules.page')}")
    page.wait_for_selector("#apart-box", state="detached")
    assert page.locator(".rule").count() == len(rules_of(game))
    axe(page)
    if width == 390:
        page.click("#contents > summary")
    chapter = page.locator(".toc summary").first
    chapter.click()
    page.keyboard.press("/")
    page.keyboard.type("a")
    axe(page)


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


def test_the_search_leaves_the_rules_in_which_every_word_stands_but_not_on_paper(page):
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
    assert not page.locator(".top, .contents, .foot, .try").filter(visible=True).count()
    page.emulate_media(media="screen")
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
    page.click("#contents > summary")
    page.click(".toc a[href='#tiles']")
    assert page.locator("#tiles:target").count() == 1
