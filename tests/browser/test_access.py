"""axe-core on every screen at three widths and in both themes; no page is wider than its window, and nothing idle
is lit."""

from pathlib import Path

import pytest
from speciate.bots import bot_answer, find_bot
from speciate.engine import Match, Rng, Setup, find_game, find_games, pack
from speciate.locale import LANGUAGES, words

from .hand import READY, Hand, endless
from .kept import settled

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
# By how many px a page can be scrolled past its end, into nothing: an element beyond the end lengthens the page, even
# one that is hidden from sight.
LONGER = """() => {
    const end = scrollY + document.body.getBoundingClientRect().bottom;
    return document.documentElement.scrollHeight - Math.max(innerHeight, Math.ceil(end));
}"""
# What has the colour of things that can be done now, and is no such thing, nor the frame or the letter of one.
IDLE = """() => {
    const fields = "input, select, textarea, label, summary";
    const doing = `a[href], button:not(:disabled), ${fields}, [data-value], [role=button]`;
    const probe = document.body.appendChild(document.createElement("i"));
    const colours = new Set(["--go", "--go-soft"].map(name => {
        probe.style.color = `var(${name})`;
        return getComputedStyle(probe).color;
    }));
    probe.remove();
    const seen = one => {
        const style = getComputedStyle(one), edges = ["Top", "Right", "Bottom", "Left"];
        const words = [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim());
        return [
            style.backgroundColor,
            ...edges.filter(edge => parseFloat(style[`border${edge}Width`])).map(edge => style[`border${edge}Color`]),
            ...(words ? [style.color] : []),
            ...(one instanceof SVGElement ? [style.fill, style.stroke] : []),
        ];
    };
    const near = one => one.closest(`${doing}, .kb, .key`) ?? one.closest("li, g, [class*=card]")?.querySelector(doing);
    return [...document.querySelectorAll("body *")]
        .filter(one => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter(one => seen(one).some(colour => colours.has(colour)) && !near(one) && !one.querySelector(doing))
        .map(one => one.outerHTML.slice(0, 160));
}"""
SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}


def axe(page) -> None:
    """Nothing that axe can find, in both themes, and nothing lit that cannot be done; the message names rule and place.

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
    idle = page.evaluate(IDLE)
    report += [f"the colour of what can be done is on what cannot:\n    {html}" for html in idle[:4]]
    assert not report, "\n".join(report)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(LONGER) <= 0


def test_what_is_lit_and_cannot_be_done_is_found(page):
    page.goto("about.html")
    page.evaluate("""() => {
        const idle = document.createElement("b"), link = document.createElement("a");
        link.href = "#main";
        for (const one of [idle, link]) {
            one.append("now");
            one.style.color = "var(--go)";
            document.querySelector("main").append(one);
        }
    }""")
    assert page.evaluate(IDLE) == ['<b style="color: var(--go);">now</b>']


# What scrolls sideways, and the choosers of the header that have less room than the words chosen in them.
HIDDEN = """() => {
    const pen = document.createElement("canvas").getContext("2d");
    const chosen = [...document.querySelectorAll(".top select")].filter(one => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(one);
        pen.font = font;
        const room = one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return pen.measureText(one.selectedOptions[0].text).width > room;
    });
    const wide = [...document.querySelectorAll("main *")].filter(one =>
        /auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth);
    return [...chosen, ...wide].map(one => one.outerHTML.slice(0, 80));
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_phone_shows_choosers_and_tables_whole(new_context, lang):
    page = new_context(locale=lang, viewport={"width": 390, "height": 844}).new_page()
    for path in ("index.html", words(lang).raw("ladder.page")):
        page.goto(path)
        page.evaluate("document.fonts.ready.then(() => 0)")
        page.wait_for_selector("#apart-box", state="detached")
        assert page.evaluate(HIDDEN) == [], path


def resized(page):
    """The page at each size in turn, as a reader turns a tablet or pulls at a window; yields the name of the size."""
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        yield size


def axe_at_every_size(page) -> None:
    for _ in resized(page):
        axe(page)


@pytest.mark.parametrize(
    "path", ["index.html", "about.html", "levels.html", "marine/rules.html", "marine/regole.html", "embed/gallery.html"]
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
    settled(hand)
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


def test_what_has_happened_is_told_and_then_the_question_though_it_has_the_focus(page):
    """A screen reader that is behind may take the focus without a word, because the choice that had it is gone."""
    endless(page, 10_000)  # for so long a line stands there
    hand = Hand(page).sit_down("dominant/", fast="1")
    hand.start("pr", seed=4)
    choice = page.locator(".prompt .choice", has_text="Initiative").first
    choice.press("Enter")
    page.wait_for_selector("#commit:not([disabled])")
    choice.press("Enter")
    told = page.locator("#live p", has_text="Mammals pawn on Initiative").last
    told.wait_for(state="attached")
    assert page.evaluate("document.activeElement.id") == "question"
    question = page.inner_text("#question")
    assert "5 at hand" in question and told.inner_text().endswith(f"first space. {question}")


# Texts of a picture that lie on one another; letters of keys stand above what they are for.
OVERLAPPING = """() => [...document.querySelectorAll(".table svg")].flatMap(picture => {
    const shown = one => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".kb");
    const texts = [...picture.querySelectorAll("text")].filter(one => one.textContent.trim() && shown(one));
    const boxes = texts.map(one => one.getBoundingClientRect());
    const over = (a, b) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) * 0.45;
    return texts.flatMap((one, i) => texts
        .filter((_, j) => j > i && boxes[i].width && over(boxes[i], boxes[j]))
        .map(other => `${one.textContent} | ${other.textContent}`));
})"""


@pytest.mark.parametrize("game", find_games())
def test_no_text_of_a_picture_lies_on_another(new_context, game):
    """In every part of a game of all seats, each looked at after its motion has ended."""
    rules = find_game(game)
    setup = Setup(game, tuple(range(len(rules.places))), tuple(option.default for option in rules.options), 11)
    match = Match(rules, rules.start(setup))
    while match.choice and match.ply < 400:
        match.answer(bot_answer(find_bot("greedy"), match, setup.seed))
    page = new_context().new_page()
    page.goto(f"{game}/#{pack(setup, match, ['greedy'] * setup.seats)}&at=20")
    page.wait_for_selector("#rail")
    for at in range(20, match.ply, 60):
        page.evaluate(LOOK, at)
        page.wait_for_selector(f".hn:text-is('{at}')", state="attached")
        for size in resized(page):
            page.evaluate(STILL)
            assert page.evaluate(OVERLAPPING) == [], (size, at)
            for tab in page.locator(".tabs label:visible").all():
                tab.click()
                page.evaluate(STILL)
                assert page.evaluate(OVERLAPPING) == [], (size, at)


LOOK = """at => {
    const rail = document.getElementById("rail");
    rail.value = at;
    rail.dispatchEvent(new Event("input", { bubbles: true }));
}"""


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
