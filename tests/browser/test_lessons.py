"""The lessons of every game, gone through as a reader does: by what is offered, without Python, in every language."""

import re

import pytest
from playwright.sync_api import expect
from speciate.engine import find_games
from speciate.locale import LANGUAGES, words
from speciate.table.lessons import lessons_of

from .test_access import SIZES, axe

GAMES = [game_id for game_id in find_games() if lessons_of(game_id, "en") != ([], [])]
PYTHON = re.compile(r"\.(wasm|whl|pack|zip)$|pyodide|worker\.js")


@pytest.fixture
def visitor(new_context):
    """Makes a visitor whose browser gets no file of Python; a page that asks for one fails its test."""
    asked = []

    def refuse(route):
        asked.append(route.request.url)
        route.abort()

    def new(**options):
        page = new_context(**options).new_page()
        page.route(PYTHON, refuse)
        return page

    yield new
    assert asked == []


def address(game_id, lang="en"):
    return f"{game_id}/{words(lang).raw('learn.page')}"


def answer(lesson, button):
    """Press an answer; whether it is right. Its verdict has a headline, which gets the focus."""
    button.click()
    verdict = lesson.locator(".said .verdict")
    expect(verdict.locator("h4")).to_be_focused()
    expect(verdict.locator("h4")).to_have_text(re.compile(r"\w"))
    return "right" in verdict.get_attribute("class").split()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_lesson_can_be_gone_through(visitor, game_id, lang):
    page = visitor()
    page.goto(address(game_id, lang))
    page.wait_for_selector("#apart-box", state="detached")
    assert page.locator("html").get_attribute("lang") == lang
    steps = page.locator("[data-step]").all()
    for step in steps:
        step.locator(".to").click()
        lesson = page.locator(".lesson:target")
        expect(lesson.locator(".title")).to_be_focused()
        expect(lesson.locator(".shown").first).to_be_visible()
        rights = 0
        for button in lesson.locator(".answers .choice").all():
            if answer(lesson, button):
                rights += 1
                expect(lesson.locator("[data-next]")).to_be_visible()
                expect(lesson.locator(".others")).to_be_visible()
                lesson.locator("[data-again]").click()
                expect(lesson.locator(".said")).to_be_empty()
            else:
                expect(button).to_have_class(re.compile("tried"))
                expect(lesson.locator("[data-next]")).to_be_hidden()
        assert rights
        lesson.locator(".lbar a").click()
        expect(step).to_have_class(re.compile("ready"))
    expect(page.locator(".next")).to_have_count(0)
    page.reload()
    expect(page.locator(".ready")).to_have_count(len(steps))
    page.click("#forget")
    expect(page.locator(".ready")).to_have_count(0)


def test_keys_answer_and_lead_on(visitor):
    page = visitor()
    page.goto(address(GAMES[0]))
    page.wait_for_selector("#apart-box", state="detached")
    page.locator(".next .btn").focus()
    page.keyboard.press("Enter")
    lesson = page.locator(".lesson:target")
    expect(lesson.locator(".title")).to_be_focused()
    for number in range(1, 1 + lesson.locator(".answers .choice").count()):
        page.keyboard.press(str(number))
        expect(lesson.locator(".said h4")).to_be_focused()
        if lesson.locator("[data-next]").is_visible():
            break
    title = lesson.locator("[data-next]").inner_text()
    lesson.locator("[data-next]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".lesson:target .title")).to_be_focused()
    assert page.locator(".lesson:target .title").inner_text() in title


def test_two_misses_bring_the_nudge_and_the_answer_can_be_shown(visitor):
    page = visitor()
    for game_id in GAMES:
        page.goto(address(game_id))
        page.wait_for_selector("#apart-box", state="detached")
        page.locator(".to").first.click()
        lesson = page.locator(".lesson:target")
        misses = 0
        for button in lesson.locator(".answers .choice").all():
            if misses < 2 and not answer(lesson, button):
                misses += 1
            elif lesson.locator("[data-again]").is_visible():
                lesson.locator("[data-again]").click()
                misses = 0
        if misses == 2:
            expect(lesson.locator(".hint").first).to_have_attribute("open", "")
        if misses:
            lesson.locator("[data-show]").click()
            expect(lesson.locator(".said .verdict")).to_have_class(re.compile("right"))


def test_the_other_language_leads_to_the_same_lesson(visitor):
    page = visitor()
    page.goto(address(GAMES[0]))
    page.wait_for_selector("#apart-box", state="detached")
    page.locator(".to").nth(1).click()
    name = page.locator(".lesson:target").get_attribute("id")
    page.click("[data-other=it]")
    page.wait_for_url(f"**/{address(GAMES[0], 'it')}#{name}")
    expect(page.locator(".lesson:target .title")).to_be_visible()


def test_without_a_script_all_lessons_can_be_read(visitor):
    page = visitor(java_script_enabled=False)
    page.goto(address(GAMES[0]))
    lessons = page.locator(".lesson")
    expect(lessons.first).to_be_visible()
    expect(lessons.last).to_be_visible()
    offer = lessons.first.locator(".offer").first
    expect(offer.locator(".verdict")).to_be_hidden()
    offer.locator("summary").click()
    expect(offer.locator(".verdict")).to_be_visible()


def test_home_and_rules_lead_to_the_lessons_in_the_language_of_the_reader(visitor):
    page = visitor(locale="it-IT")
    page.goto("index.html")
    page.wait_for_selector("#apart-box", state="detached")
    expect(page.locator(".games [data-learn]")).to_have_count(len(GAMES))
    title = page.locator("#day b").inner_text()
    page.locator("#day a").click()
    expect(page.locator(".lesson:target .title")).to_have_text(title)
    page.go_back()
    page.locator(".games [data-learn]").first.click()
    page.wait_for_url(f"**/{address(GAMES[0], 'it')}")
    page.goto(f"{GAMES[0]}/rules.html")
    page.get_by_role("link", name="Learn", exact=True).click()
    page.wait_for_url(f"**/{address(GAMES[0])}")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game_id", GAMES)
def test_access(visitor, game_id, size):
    width, height = SIZES[size]
    page = visitor(viewport={"width": width, "height": height})
    page.goto(address(game_id))
    page.wait_for_selector("#apart-box", state="detached")
    axe(page)
    page.locator("[data-step] .to").nth(2 if size == "phone" else 5).click()
    axe(page)
    lesson = page.locator(".lesson:target")
    states = set()
    for button in lesson.locator(".answers .choice").all():
        right = answer(lesson, button)
        if right not in states:
            states.add(right)
            axe(page)
        if right:
            lesson.locator("[data-again]").click()
