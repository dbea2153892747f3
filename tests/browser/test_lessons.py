"""The lessons of every game, gone through as a reader does: by what is offered, without Python, in every language."""

import re
from itertools import cycle

import pytest
from playwright.sync_api import expect
from speciate.engine import find_games
from speciate.locale import LANGUAGES, words
from speciate.scenario import scenarios_of
from speciate.table.pages import teaches

from tests.contract.english import english_in

from .reader import read_on
from .test_access import SIZES, axe

GAMES = [game_id for game_id in find_games() if teaches(game_id)]
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


WALK = """async () => {
    const wrong = [];
    const one = selector => document.querySelector(selector);
    const later = [];
    let pressed = 0;
    const seen = selector => one(selector)?.checkVisibility() ?? false;
    const led = async link => {
        const arrived = new Promise(done => addEventListener("hashchange", done, { once: true }));
        link.click();
        await arrived;
    };
    for (const step of document.querySelectorAll("[data-step]")) {
        const name = step.dataset.step;
        const must = (holds, what) => holds || wrong.push(`${name}: ${what}`);
        const judged = kind => {
            const verdict = one(".lesson:target .said .verdict");
            must(verdict.matches(`.${kind}`) && verdict.checkVisibility(), `${kind} is not said`);
            must(document.activeElement === verdict.querySelector("h4"), "the focus is not on the verdict");
            must(/\\w/.test(document.activeElement.textContent), "a verdict has no headline");
        };
        await led(step.querySelector(".to"));
        must(one(".lesson:target")?.id === name, "the step leads elsewhere");
        must(document.activeElement === one(".lesson:target .title"), "the focus is not on the title");
        must(seen(".lesson:target .shown"), "nothing is drawn");
        const parts = [...one(".lesson:target .bar").children], steps = [...step.parentElement.children];
        must(parts.length === steps.length, "the line has other parts than the path");
        must(steps.every((one, n) => parts[n].matches(".ready") === one.matches(".ready")), "the line knows less");
        must(steps.every((one, n) => parts[n].matches(".here") === (one === step)), "the line is elsewhere");
        must(!one(".lesson:not(:target, :empty)"), "another lesson is in the page");
        must(document.querySelectorAll("*").length < 3000, "the page is heavy");
        const again = () => {
            one(".lesson:target [data-again]").click();
            must(!one(".lesson:target .said").hasChildNodes(), "a verdict stays");
        };
        let rights = 0, misses = 0, missed = null;
        for (const [n, button] of document.querySelectorAll(".lesson:target .answers .choice").entries()) {
            must(button.checkVisibility(), "an answer cannot be seen");
            const spot = one(`.lesson:target .target[role=button][data-answer="${n}"]`);
            (spot ?? button).dispatchEvent(new MouseEvent("click", { bubbles: true }));
            if (spot) must(spot.matches(".right, .tried"), "an answer in the picture does nothing");
            if (spot) pressed++;
            missed ??= !one(".lesson:target").matches(".solved") && step.closest(".path") === one(".path");
            if (one(".lesson:target").matches(".solved")) {
                judged("right");
                must(seen(".lesson:target [data-next]"), "nothing leads on");
                must(seen(".lesson:target .others"), "nothing is said of the other answers");
                again();
                [rights, misses] = [rights + 1, 0];
            } else {
                judged(one(".lesson:target .said .verdict").classList[1]);
                must(button.matches(".tried"), "an answer is not marked as tried");
                must(!seen(".lesson:target [data-next]"), "a wrong answer leads on");
                misses++;
            }
            if (misses === 2) must(one(".lesson:target .hint").open, "two misses bring no nudge");
        }
        must(rights, "no answer is right");
        if (misses) {
            one(".lesson:target [data-show]").click();
            judged("right");
            again();
        }
        await led(one(".lesson:target .lbar a"));
        must(step.matches(".ready"), "it is not done");
        must(missed !== step.querySelector(".done").checkVisibility(), "it comes again, or does not, against its miss");
        if (missed) later.push(name);
    }
    for (let link = one(".next .btn"); link; ) {
        await led(link);
        const name = later.shift();
        if (!name) break;
        if (one(".lesson:target")?.id !== name || one(".solved:target")) wrong.push(`${name}: it is not asked anew`);
        for (const button of document.querySelectorAll(".lesson:target .answers .choice")) button.click();
        link = one(".lesson:target [data-next]");
        one(".lesson:target [data-again]").click();
    }
    if (!pressed) wrong.push("no picture can be pressed");
    if (later.length || one(".lesson:target")) wrong.push(`${later} do not come again`);
    return wrong;
}"""
"""Goes through all lessons of a page within it: each press from here would cost a fifth of a second."""
CHECK = """async () => {
    const wrong = [];
    const one = selector => document.querySelector(selector);
    const must = (holds, what) => holds || wrong.push(`${location.hash}: ${what}`);
    const led = async button => {
        const arrived = new Promise(done => addEventListener("hashchange", done, { once: true }));
        button.click();
        await arrived;
    };
    await led(one("#check-start"));
    let asked = 0, right = 0;
    for (let next = null; one(".lesson:target"); await led(next)) {
        next = one(".lesson:target [data-next]");
        must(!one(".lesson:target .hint")?.checkVisibility(), "there is help");
        must(!next.checkVisibility(), "it leads on before an answer");
        asked++;
        for (const button of document.querySelectorAll(".lesson:target .answers .choice")) {
            button.click();
            if (button.matches("li:first-child > .right")) right++;
            if (one(".lesson:target").matches(".solved")) break;
        }
        must(next.checkVisibility(), "it does not lead on");
    }
    const known = document.querySelectorAll(".ready").length;
    must(asked === one(".path").children.length, `${asked} are asked`);
    must(0 < known && known < asked && known === right, `${known} are known, ${right} were right at once`);
    must(document.activeElement === one("#checked"), "the focus is not on what is found");
    must(one("#checked").textContent.startsWith(`${right} `), one("#checked").textContent);
    await led(one(".ready .to"));
    must(one(".lesson:target .hint").checkVisibility() && !one(".lesson:target.solved"), "the check goes on");
    await led(one(".lesson:target .lbar a"));
    must(one("#checked").hidden, "what is found stays");
    return wrong;
}"""
"""Takes the check of a page: the first answer to each question, then the next ones until one is right."""
SITTINGS = [
    pytest.param(game_id, lang, size, id=f"{game_id}-{lang}-{size}")
    for game_id, lang, size in zip(GAMES, cycle(LANGUAGES), cycle(SIZES), strict=False)
]
"""Every game, every language and every size: tests/contract/test_lessons.py compares the other languages of a game."""


def answer(lesson, button):
    """Press an answer; whether it is right. Its verdict has the focus."""
    button.click()
    verdict = lesson.locator(".said .verdict")
    expect(verdict.locator("h4")).to_be_focused()
    return "right" in verdict.get_attribute("class").split()


def opened(page, path):
    """The page of these lessons, with its script."""
    page.goto(path)
    page.wait_for_selector("#apart-box", state="detached")
    return page


@pytest.mark.parametrize("game_id, lang, size", SITTINGS)
def test_every_lesson_can_be_gone_through_and_used_by_all(visitor, game_id, lang, size):
    width, height = SIZES[size]
    page = opened(visitor(viewport={"width": width, "height": height}), address(game_id, lang))
    assert page.locator("html").get_attribute("lang") == lang
    axe(page)
    assert page.evaluate(WALK) == []
    assert page.locator(".next").count() == 0
    page.locator("[data-step] .to").nth(2).click()
    lesson = page.locator(".lesson:target")
    expect(lesson.locator(".title")).to_be_focused()
    states = set()
    for button in lesson.locator(".answers .choice").all():
        right = answer(lesson, button)
        if right not in states:
            states.add(right)
            axe(page)
        if right:
            expect(lesson.locator(".shown.after").first).to_have_attribute("aria-label", re.compile(", "))
            expect(lesson.locator(".said h4")).to_be_focused()
            lesson.locator("[data-again]").click()
            expect(lesson.locator(".shown.after")).to_have_count(0)
    assert states == {True, False}
    page.reload()
    page.wait_for_selector("#apart-box", state="detached")
    axe(page)
    lesson.locator(".lbar a").click()
    expect(page.locator(".ready")).to_have_count(page.locator("[data-step]").count())
    page.click("#forget")
    expect(page.locator(".ready")).to_have_count(0)
    assert page.evaluate(CHECK) == []
    page.click("#forget")
    assert read_on(page).faults == []
    expect(page.locator(".ready")).to_have_count(page.locator("[data-step]").count())


CUT = """async ids => {
    const cut = [];
    for (const id of ids) {
        const arrived = new Promise(done => addEventListener("hashchange", done, { once: true }));
        if (location.hash === `#${id}`) dispatchEvent(new Event("hashchange"));
        location.hash = id;
        await arrived;
        const panels = [...document.querySelectorAll(".lesson:target .shown")];
        if (!panels.length || panels.some(panel => panel.scrollWidth > panel.clientWidth)) cut.push(id);
    }
    return cut;
}"""
BESIDE = """() => {
    const [panel, question] = [".shown", ".tch"].map(of => document.querySelector(`.lesson:target ${of}`));
    return question.getBoundingClientRect().left >= panel.getBoundingClientRect().right;
}"""


def test_no_panel_of_a_lesson_is_cut_and_the_question_stands_beside_it_where_there_is_room(visitor):
    page = visitor()
    for game_id in GAMES:
        page.goto(address(game_id))
        ids = [one.id for one in scenarios_of(game_id, "lesson")]
        for width, height in SIZES.values():
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(CUT, ids) == [], (game_id, width)
            assert page.evaluate(BESIDE) == (width > 900), (game_id, width)


READ = """async () => {
    const wrong = [];
    const box = one => one.getBoundingClientRect();
    const boxes = (lesson, selector) =>
        [...lesson.querySelectorAll(selector)].filter(one => one.checkVisibility()).map(box);
    for (const step of document.querySelectorAll("[data-step]")) {
        const name = step.dataset.step;
        const must = (holds, what) => holds || wrong.push(`${name}: ${what}`);
        const arrived = new Promise(done => addEventListener("hashchange", done, { once: true }));
        step.querySelector(".to").click();
        await arrived;
        const lesson = document.querySelector(".lesson:target");
        const [question] = boxes(lesson, ".question h3"), [first] = boxes(lesson, ".answers .choice");
        must(first.bottom <= innerHeight, "no answer is in sight with the question");
        for (const panel of lesson.querySelectorAll(".shown")) {
            panel.scrollIntoView({ inline: "center", block: "nearest" });
            const { left, right, top, bottom } = box(panel);
            const whole = left >= 0 && right <= innerWidth && top >= 0 && bottom <= question.top && !scrollY;
            must(whole, `${panel.className} is not in sight with the question`);
            const answers = [...panel.querySelectorAll("[data-answer]")].map(box);
            const from = Math.min(...answers.map(one => one.top)), to = Math.max(...answers.map(one => one.bottom));
            must(to <= bottom + 1 || from <= top + 9, "an answer is below the edge of its picture");
        }
        for (const button of lesson.querySelectorAll(".answers .choice")) {
            scrollTo(0, 0);
            button.click();
            const [head] = boxes(lesson, ".said h4"), [said] = boxes(lesson, ".said");
            const [foot] = boxes(lesson, ".ft"), [on] = boxes(lesson, "[data-next], [data-show]");
            must(head.top >= 0, "the headline is above the window");
            must(said.bottom <= foot.top, "what is said is cut");
            must(foot.bottom <= innerHeight + 1 && on, "what leads on is below the window");
            if (lesson.matches(".solved")) break;
        }
        lesson.querySelector(".lbar a").click();
    }
    return wrong;
}"""
"""Goes through all lessons of a page: what of question, pictures, verdict and buttons is not in sight together."""


@pytest.mark.parametrize("game_id", GAMES)
def test_a_phone_shows_question_and_picture_together_and_a_verdict_to_its_end(visitor, game_id):
    page = visitor(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    assert opened(page, address(game_id, "it")).evaluate(READ) == []


def test_a_verdict_comes_into_sight_by_and_by_where_things_may_move(visitor, until):
    page = opened(visitor(viewport={"width": 390, "height": 844}), address(GAMES[0]))
    page.locator(".next .btn").click()
    page.locator(".lesson:target .answers .choice").first.click()
    edge = "document.querySelector('.lesson:target {}').getBoundingClientRect()"
    until(page, f"{edge.format('.said')}.bottom <= {edge.format('.ft')}.top")


def test_rows_have_most_of_the_width_beside_a_question(visitor):
    page = visitor()
    page.goto(f"{address('climate')}#C-L03")
    rows, beside = (page.locator(f".lesson:target .shown{one}").bounding_box() for one in (".p-rows", ":not(.p-rows)"))
    assert rows["width"] > 1.5 * beside["width"]


# Whether each mark lies within the panel, which would cut it.
WITHIN_PANEL = """() => [...document.querySelectorAll(".lesson:target .bio-first")].map(mark => {
    const [one, panel] = [mark, mark.closest(".shown")].map(each => each.getBoundingClientRect());
    return one.left >= panel.left && one.top >= panel.top && one.right <= panel.right;
})"""


@pytest.mark.parametrize("width", [1440, 1024])
def test_the_mark_of_the_first_player_is_whole(visitor, width):
    page = visitor(viewport={"width": width, "height": 844})
    page.goto(f"{address('biosphere')}#B-L02")
    page.locator(".lesson:target .bio-first").wait_for(state="attached")
    assert page.evaluate(WITHIN_PANEL) == [True]


def test_the_lessons_lead_to_a_first_game_with_its_aids(visitor):
    page = opened(visitor(), address(GAMES[0]))
    link = page.locator("[data-beginner]")
    expect(link).to_be_in_viewport()
    assert link.get_attribute("href").startswith("./#")
    page.evaluate("addEventListener('click', (event) => event.preventDefault())")
    link.click()
    assert page.evaluate("localStorage.getItem('speciate.aids')") == "1"


def test_keys_answer_and_lead_on_and_back_and_to_the_same_lesson_of_the_other_language(visitor):
    page = opened(visitor(), address(GAMES[0]))
    page.locator(".next .btn").focus()
    page.keyboard.press("Enter")
    lesson = page.locator(".lesson:target")
    expect(lesson.locator(".title")).to_be_focused()
    lesson.locator(".target[data-answer]").first.press("Enter")
    expect(lesson.locator(".said h4")).to_be_focused()
    for number in range(1, 1 + lesson.locator(".answers .choice").count()):
        page.keyboard.press(str(number))
        expect(lesson.locator(".said h4")).to_be_focused()
        if lesson.locator("[data-next]").is_visible():
            break
    expect(lesson.locator(".said")).to_contain_text(words("en").plain("learn.after.note"))
    said, title = lesson.locator(".said").inner_text(), lesson.locator("[data-next]").inner_text()
    lesson.locator("[data-next]").focus()
    page.keyboard.press("Enter")
    expect(lesson.locator(".said")).to_be_empty()
    expect(lesson.locator(".title")).to_be_focused()
    assert lesson.locator(".title").inner_text() in title
    name = lesson.get_attribute("id")
    page.go_back()
    expect(lesson.locator(".said")).to_have_text(said, use_inner_text=True)
    page.go_forward()
    page.click("[data-other=it]")
    page.wait_for_url(f"**/{address(GAMES[0], 'it')}#{name}")
    expect(lesson.locator(".title")).to_be_visible()


def test_on_paper_and_without_a_script_there_are_all_lessons(visitor):
    filled = "document.querySelectorAll('.lesson .question').length"
    page = opened(visitor(), address(GAMES[0]))
    every = page.locator(".lesson").count()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.evaluate(filled) == every
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.evaluate(filled) == 0
    page = visitor(java_script_enabled=False)
    page.goto(address(GAMES[0]))
    lessons = page.locator(".lesson")
    assert lessons.count() == every
    expect(lessons.first.locator(".question")).to_be_visible()
    expect(lessons.last.locator(".question")).to_be_visible()
    offer = lessons.first.locator(".offer").first
    expect(offer.locator(".verdict")).to_be_hidden()
    offer.locator("summary").click()
    expect(offer.locator(".verdict")).to_be_visible()


def test_home_and_rules_lead_to_the_lessons_in_the_language_of_the_reader(visitor):
    page = visitor(locale="it-IT")
    page.goto("index.html")
    page.wait_for_selector("#apart-box", state="detached")
    expect(page.locator(".games [data-learn]")).to_have_count(len(GAMES))
    assert english_in([page.inner_text("main")], "it") == {}
    page.fill("#day-date", "2026-01-05")
    expect(page.locator("#day small")).to_contain_text("5 gennaio")
    title = page.locator("#day b").inner_text()
    page.locator("#day a").click()
    expect(page.locator(".lesson:target .title")).to_have_text(title)
    page.go_back()
    page.locator(".games [data-learn]").first.click()
    page.wait_for_url(f"**/{address(GAMES[0], 'it')}")
    page.goto(f"{GAMES[0]}/rules.html")
    page.get_by_role("link", name="Learn", exact=True).click()
    page.wait_for_url(f"**/{address(GAMES[0])}")


def test_who_is_new_answers_at_once_and_who_has_been_here_goes_on(visitor):
    page = visitor(locale="it-IT")
    page.goto("index.html")
    page.wait_for_selector("#apart-box", state="detached")
    glance = page.locator("#glance")
    assert english_in([glance.inner_text()], "it") == {}
    page.select_option("[data-choose=lang]", "en")
    at_home = next(one for game in GAMES for one in scenarios_of(game, "lesson") if one.use == "home")
    expect(glance.locator("h3:visible")).to_have_text(at_home.ask["en"])
    begin = page.locator(".begin")
    for way, leads in zip(begin.locator("a").all(), ("[data-way]", ".gg .btn"), strict=True):
        way.click()
        expect(page.locator(f".games {leads}").first).to_be_focused()
    glance.locator(".choice:visible").last.click()
    expect(glance.locator(".verdict:not(.right):visible h4")).to_be_focused()
    for choice in glance.locator(".choice:visible").all():
        if glance.locator(".verdict.right").count() == 0:
            choice.click()
    glance.locator("[data-next]:visible").click()
    page.wait_for_url(f"**/{address(at_home.game)}")
    first, second, *_ = scenarios_of(at_home.game, "lesson")
    page.evaluate("([game, id]) => localStorage.setItem(`speciate.learned.${game}`, id)", [at_home.game, first.id])
    page.goto("index.html")
    expect(page.locator("html[data-been]")).to_be_attached()
    expect(glance.or_(begin).locator("visible=true")).to_have_count(0)
    assert page.locator(".hero h1").bounding_box()["height"] <= 1, "only said, to readers who cannot see"
    way = page.locator(f"[data-way={at_home.game}]")
    expect(way.locator("b")).to_have_text(f"Go on: {second.title['en']}")
    expect(way.locator(".ready")).to_have_count(1)
    way.click()
    page.wait_for_url(f"**/{address(at_home.game)}#{second.id}")


@pytest.mark.parametrize("game_id", GAMES)
def test_a_side_branch_is_taken_and_left_again(visitor, game_id):
    trunk = next(one for one in scenarios_of(game_id, "lesson") if one.branch)
    page = visitor()
    page.goto(f"{address(game_id)}#{trunk.id}")
    page.click(f"#{trunk.id} .branch a")
    expect(page.locator(f"#{trunk.branch}")).to_be_visible()
    page.click(f"#{trunk.branch} .branch a[href='#{trunk.id}']")
    expect(page.locator(f"#{trunk.id}")).to_be_visible()
