"""Nothing is cut, covered or written over at any width, and a phone shows map, hand and question at once."""

from functools import partial

import pytest
from speciate.api import make_setup
from speciate.bots import bot_answer, find_bot
from speciate.engine import EMPTY, Match, Setup, find_game, find_games, pack
from speciate.locale import LANGUAGES

from .hand import Hand, wait_for
from .test_access import LONGER, LOOK, STILL

SIZES = {
    "desktop": (1440, 900),
    "tablet": (1024, 768), "upright": (768, 1024), "phone": (390, 844), "on its side": (844, 390),
    "foldable": (717, 512), "folded": (280, 653),
}  # fmt: skip
PHONES = ("phone", "on its side", "foldable", "folded")
# The elements that are larger than their room, cannot be pressed where they are seen, lie over other words, or have
# words that reach beyond the frame round them. Rows of Climate may lie beneath one's own row, which stays at the foot:
# they can be scrolled.
CRAMPED = """() => {
    const shown = one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const faults = new Set();
    const blame = (fault, one) =>
        faults.add(`${fault}: ${one.id || one.getAttribute("class")} (${one.textContent.trim().slice(0, 40)})`);
    const seen = (box, from) => {
        let { left, top, right, bottom } = box;
        const clip = edge => {
            left = Math.max(left, edge.left), top = Math.max(top, edge.top);
            right = Math.min(right, edge.right), bottom = Math.min(bottom, edge.bottom);
        };
        clip({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
        for (let up = from; up; up = up.parentElement) {
            const cuts = up instanceof HTMLElement && getComputedStyle(up).overflow !== "visible";
            if (cuts) clip(up.getBoundingClientRect());
        }
        return { left, top, right, bottom, width: right - left, height: bottom - top };
    };
    for (const panel of [...document.querySelectorAll(".table .panel, .prompt, .p-board, .order")].filter(shown)) {
        const scrolls = /auto|scroll/.test(getComputedStyle(panel).overflowY);
        if (panel.scrollWidth > panel.clientWidth + 1) blame("wider than its room", panel);
        if (panel.scrollHeight > panel.clientHeight + 1 && !scrolls) blame("higher than its room", panel);
    }
    const pressed = "button:not(:disabled), a[href], [data-value], label";
    for (const one of document.querySelectorAll(`:is(.table, .top, .tabs) :is(${pressed})`)) {
        const box = one.getBoundingClientRect(), part = seen(box, one.parentElement);
        if (!shown(one) || part.width < box.width * 0.9 || part.height < box.height * 0.9) continue;
        const places = [[0.5, 0.5], [0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]];
        if (!places.some(([x, y]) => {
            const found = document.elementFromPoint(part.left + part.width * x, part.top + part.height * y);
            const value = one.dataset.value;
            return found && (one.contains(found) || (value && found.closest("[data-value]")?.dataset.value === value));
        })) blame("covered", one);
    }
    const framed = one => {
        for (let up = one; up && !up.matches(".panel, .prompt, .top"); up = up.parentElement) {
            const { borderLeftWidth: start, borderRightWidth: end } = getComputedStyle(up);
            if (parseFloat(start) && parseFloat(end)) return up.getBoundingClientRect();
        }
    };
    const lines = [];
    for (const root of [...document.querySelectorAll(".table .panel, .prompt, .top")].filter(shown)) {
        const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node; (node = walk.nextNode());) {
            const one = node.parentElement, range = document.createRange();
            if (!node.data.trim() || !shown(one) || one.closest(".vh, .tk, .pill, .new, svg, .cl-me")) continue;
            range.selectNodeContents(node);
            const frame = framed(one);
            for (const line of range.getClientRects()) {
                const part = seen(line, one);
                const beyond = frame && part.width > 2 && (part.left < frame.left - 1 || part.right > frame.right + 1);
                if (beyond) blame("beyond its frame", one);
                if (part.width > 2 && part.height > 4) lines.push({ ...part, full: line.height, one, text: node.data });
            }
        }
    }
    lines.forEach((a, i) => lines.slice(i + 1).forEach(b => {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (a.one !== b.one && wide > 2 && high > Math.min(a.full, b.full) * 0.45)
            faults.add(`over one another: ${a.text} | ${b.text}`);
    }));
    return [...faults];
}"""
# In an action display: names, keys and terrains that touch what stands beside them, and keys beyond the panel; at a
# table wider than a phone also cards of which not all are seen, and traits that are too short to be read.
CROWDED = """phone => {
    const shown = one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const all = (root, of) => [...root.querySelectorAll(of)].filter(shown);
    const box = one => one.getBoundingClientRect();
    const meet = (a, b, wide) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > wide &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    const faults = new Set();
    for (const display of all(document, ".table .p-actions")) {
        const panel = box(display), spaces = all(display, ".so");
        for (const key of all(display, ".so > .tk")) {
            const at = box(key), of = key.parentElement;
            if (at.left < panel.left || at.right > panel.right) faults.add(`beyond the panel: key of ${of.id}`);
            for (const one of spaces) {
                if (one !== of && meet(at, box(one), 2)) faults.add(`key of ${of.id} over ${one.id}`);
            }
        }
        for (const section of all(display, ".sec")) {
            const words = document.createRange();
            words.selectNodeContents(section.querySelector(".sn"));
            for (const one of all(section, ":is(.els, .sls) > *")) {
                if (meet(box(words), box(one), -2)) faults.add(`${section.id}: its name touches ${one.textContent}`);
            }
            all(section, ".sls em").forEach((one, n, marks) => marks.slice(n + 1).forEach(other => {
                if (meet(box(one), box(other), -2)) faults.add(`${section.id}: its terrains touch`);
            }));
        }
    }
    if (phone) return [...faults];
    for (const cards of all(document, ".table .p-cards")) {
        const { scrollHeight, clientHeight } = cards;
        if (scrollHeight > clientHeight + 1) faults.add(`cards: ${scrollHeight} in ${clientHeight}`);
    }
    for (const one of all(document, ".table .tr")) {
        if (one.clientWidth < one.scrollWidth * 0.6) faults.add(`${one.textContent}: ${one.clientWidth} wide`);
    }
    return [...faults];
}"""
# What of the table is cut without a sign: words of a choice that are broken, a list that goes on and does not fade out
# there or fades out where it ends, who one is, and keys that are cut though their card is not, or lie over its words.
# Climate's rows go on beneath one's own row, or the strip of a phone: these have the fade there.
CUT = """() => {
    const shown = one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const all = selector => [...document.querySelectorAll(selector)].filter(shown);
    const faults = new Set();
    const words = root => {
        const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT), found = [];
        for (let node; (node = walk.nextNode());)
            for (const { index, 0: text } of node.data.matchAll(/[^\\s-]+/g)) {
                const range = document.createRange();
                range.setStart(node, index);
                range.setEnd(node, index + text.length);
                if (shown(node.parentElement)) found.push({ text, boxes: [...range.getClientRects()] });
            }
        return found;
    };
    for (const choice of all(".choices .choice > span"))
        for (const { text, boxes } of words(choice))
            if (new Set(boxes.map(box => Math.round(box.top))).size > 1) faults.add(`broken: ${text}`);
    for (const list of all(".table *:not(svg, svg *)")) {
        const { overflowX, overflowY, maskImage } = getComputedStyle(list);
        const scrolls = overflow => overflow === "auto" || overflow === "scroll";
        const more = (scrolls(overflowY) && list.scrollHeight > list.clientHeight + 4) ||
            (scrolls(overflowX) && list.scrollWidth > list.clientWidth + 4);
        if (more === (maskImage === "none")) faults.add(`${more ? "no sign" : "sign"} of more: ${list.className}`);
    }
    for (const [cover, fade] of [[".cl-me", "::before"], [".cl-strip", "::after"]])
        for (const one of all(`.p-rows ${cover}`).filter(one => getComputedStyle(one).position === "sticky")) {
            const { top, bottom } = one.getBoundingClientRect();
            const beneath = all(".cl-row").map(row => row !== one && row.getBoundingClientRect())
                .some(row => row && row.top < bottom - 4 && row.bottom > top + 4);
            if (beneath === (getComputedStyle(one, fade).content === "none"))
                faults.add(`${beneath ? "no sign" : "sign"} of rows beneath ${cover}`);
        }
    const within = (a, b) => a.left >= b.left - 1 && a.right <= b.right + 1;
    for (const name of all(".prompt .who b"))
        for (let up = name; !up.matches(".prompt"); up = up.parentElement)
            if (getComputedStyle(up).overflow !== "visible" &&
                !words(name).every(({ boxes }) => boxes.every(box => within(box, up.getBoundingClientRect()))))
                faults.add(`cut: ${name.textContent}`);
    for (const key of all(".table .panel .tk")) {
        const card = key.closest(".target") ?? key.parentElement, box = key.getBoundingClientRect();
        for (let up = card.parentElement; up; up = up.parentElement) {
            const edge = up.getBoundingClientRect();
            const cuts = getComputedStyle(up).overflow !== "visible" && within(card.getBoundingClientRect(), edge);
            if (cuts && !within(box, edge)) faults.add(`cut key ${key.dataset.k}: ${card.textContent}`);
        }
        const signs = [...card.querySelectorAll("[data-k]:not(.tk)")]; // the style sheet writes their words
        const written = signs.map(one => ({ text: one.dataset.k, boxes: [one.getBoundingClientRect()] }));
        for (const { text, boxes } of [...words(card), ...written])
            if (boxes.some(one => Math.min(one.right, box.right) - Math.max(one.left, box.left) > 2 &&
                Math.min(one.bottom, box.bottom) - Math.max(one.top, box.top) > one.height * 0.3))
                faults.add(`key ${key.dataset.k} over ${text}`);
    }
    return [...faults];
}"""
# Whether the log, where it is open, ends with its last line; a folded phone leaves less than a line of it.
LATEST = """() => {
    const lines = [...document.querySelectorAll(".log li")].filter(one => one.checkVisibility());
    if (!lines.length) return true;
    const [{ top, bottom, height }, room] = [lines.at(-1), lines[0].closest(".lg")]
        .map(one => one.getBoundingClientRect());
    return room.height < height || (top >= room.top && bottom <= room.bottom);
}"""
SCROLL = """part => {
    const rows = document.querySelector(".p-rows");
    rows.scrollTop = (rows.scrollHeight - rows.clientHeight) * part;
}"""
# A promise that is kept when fades are there: they come a frame after what is drawn.
FADES = "new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))))"
# How many choices are seen whole, above the fade of their list; its height is in rem, of 16 px.
CLEAR = """() => {
    const list = document.querySelector(".choices"), end = list.getBoundingClientRect().bottom;
    const fade = parseFloat(getComputedStyle(list).getPropertyValue("--down")) * 16;
    const below = [...list.children].map(one => one.lastElementChild.getBoundingClientRect().bottom);
    return below.filter(bottom => bottom <= end - fade + 4).length;
}"""
# Scrolls the list of a card until half of it is beyond the upper edge, or the lower one.
HALF_CUT = """(card, below) => {
    const list = card.closest("[data-more]"), edge = list.getBoundingClientRect();
    const { top, bottom } = card.getBoundingClientRect();
    list.scrollTop += (top + bottom) / 2 - (below ? edge.bottom : edge.top);
}"""
# By how many px a card or a place reaches into a fade of its list, or beyond it; fades are in rem.
FADED = """one => {
    const list = one.closest("[data-more]"), edge = list.getBoundingClientRect(), style = getComputedStyle(list);
    const { top, bottom, left, right } = one.getBoundingClientRect();
    const [up, down, west, east] = ["--up", "--down", "--west", "--east"]
        .map(side => parseFloat(style.getPropertyValue(side)) * 16);
    return Math.max(
        edge.top + up - top, bottom - edge.bottom + down, edge.left + west - left, right - edge.right + east);
}"""
# The visible height of each of these, and the top of the main button, as parts of the height of the screen.
SIGHTS = """() => {
    const heights = [...document.querySelectorAll(".p-board, .table .panel:not(.p-seats), #question")]
        .filter(one => one.checkVisibility())
        .map(one => one.getBoundingClientRect())
        .map(({ top, bottom }) => Math.min(bottom, innerHeight) - Math.max(top, 0));
    return { heights, button: document.getElementById("commit").getBoundingClientRect().top / innerHeight };
}"""


# How far from the middle of a tile its key begins, and where the name of each tile ends: in parts of the tile's width.
BESIDE_KEYS = """() => {
    const board = [...document.querySelectorAll("svg.board")].find(one => one.checkVisibility());
    const from = (tile, x) => {
        const { left, width } = tile.querySelector("polygon").getBoundingClientRect();
        return (x - left) / width - 0.5;
    };
    const begins = [...board.querySelectorAll(".kb")].filter(key => /^k-[A-Z]\\d+$/.test(key.id)).map(key => {
        const tile = board.getElementById(key.id.replace("k-", "h-"));
        return from(tile, key.querySelector("rect").getBoundingClientRect().left);
    });
    const ends = [...board.querySelectorAll(".tile .nm .co")].filter(name => name.checkVisibility()).map(name => {
        const last = document.createRange();
        last.selectNodeContents(name);
        return [name.parentElement.textContent, from(name.closest(".tile"), last.getBoundingClientRect().right)];
    });
    return [Math.min(...begins), Object.fromEntries(ends)];
}"""


def late(game, seats=6, most=420, **chosen):
    """A game of persons after two thirds of its decisions, or `most`; options can be `chosen` by their ids."""
    rules = find_game(game)
    places = [place if place < seats else EMPTY for place in range(len(rules.places))]
    setup = Setup(game, tuple(places), tuple(chosen.get(option.id, option.default) for option in rules.options), 11)
    match, most = Match(rules, rules.start(setup)), min(most, 260 if game == "climate" else 420)
    while match.choice and match.ply < most:
        match.answer(bot_answer(find_bot("greedy"), match, setup.seed))
    return setup, match


def roomy(page):
    """Nothing is cut at any size, behind any tab; and a phone shows map, open panel and question together."""
    opened = page.locator(".tabs input:checked").get_attribute("value")
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        tabs = page.locator(".tabs label:visible")
        for tab in [page.locator(f".tabs label:has([value={opened}])"), *tabs.all()]:
            if tab.is_visible():
                tab.click()
            page.evaluate(STILL)
            assert page.evaluate(CRAMPED) + page.evaluate(CUT) == [], (size, tab.inner_text())
            assert page.evaluate(LATEST), (size, tab.inner_text())
            assert page.evaluate(LONGER) <= 0, (size, tab.inner_text())
            assert page.evaluate(CROWDED, size in PHONES) == [], (size, tab.inner_text())
            if size in PHONES and page.locator("#commit").count():
                sights = page.evaluate(SIGHTS)
                assert len(sights["heights"]) >= 2 and min(sights["heights"]) > 16, (size, tab.inner_text(), sights)
                assert sights["button"] > 0.5, (size, tab.inner_text())
        page.locator(f".tabs label:has([value={opened}])").dispatch_event("click")


@pytest.mark.parametrize("game", find_games())
def test_everything_has_its_room(new_context, game):
    """In Italian, whose words are longer: at a decision late in a game, and at earlier ones."""
    page = new_context(locale="it-IT").new_page()
    setup, match = late(game)
    page.goto(f"{game}/#{pack(setup, match, ['person'] * setup.seats)}")
    hand = Hand(page, 3)
    while hand.wait() == "curtain":
        hand.take_screen()
    roomy(page)
    page.set_viewport_size({"width": 1440, "height": 900})
    for at in range(20, match.ply, 80):
        page.evaluate(LOOK, at)
        page.wait_for_selector(f".hn:text-is('{at}')", state="attached")
        roomy(page)


@pytest.mark.parametrize("game, key", [("dominant", "planning.space"), ("marine", "turn.space")])
def test_keys_lie_over_their_own_space_alone(page, game, key):
    """A pawn may go to nearly every space, so that targets stand below and beside one another."""
    setup, match = late(game, 2, 0)
    while match.choice.key != key:
        match.answer(bot_answer(find_bot("greedy"), match, setup.seed))
    page.goto(f"{game}/#{pack(setup, match, ['person', 'person'])}")
    hand = Hand(page)
    while hand.wait() == "curtain":
        hand.take_screen()
    assert page.locator(".so > .tk").count() > 20
    roomy(page)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["dominant", "marine"])
def test_the_key_of_a_tile_leaves_every_name_free(new_context, game, lang):
    """The keys of one question tell where a key would stand on the other tiles, whose names may be longer."""
    setup, match = late(game, 2, 0)
    while match.choice.key != "migration.from":
        match.answer(bot_answer(find_bot("greedy"), match, setup.seed))
    page = new_context(locale=lang).new_page()
    page.goto(f"{game}/#{pack(setup, match, ['person', 'person'])}")
    hand = Hand(page)
    while hand.wait() == "curtain":
        hand.take_screen()
    page.set_viewport_size({"width": 1440, "height": 900})
    key, names = page.evaluate(BESIDE_KEYS)
    assert 0 < key < 1 and len(names) >= 8 and {name: end for name, end in names.items() if end > key} == {}


def test_rows_of_species_fit_or_go_on_with_a_sign(new_context):
    """Six rows fit on a tablet; in a lower window, and on a phone, they go on wherever one has scrolled to."""
    page = new_context().new_page()
    setup, match = late("climate")
    page.goto(f"climate/#{pack(setup, match, ['person'] * setup.seats)}")
    hand = Hand(page)
    while hand.wait() == "curtain":
        hand.take_screen()
    page.set_viewport_size({"width": 1024, "height": 768})
    page.wait_for_selector(".p-rows:not([data-more])")
    for width, height in ((1024, 660), *(SIZES[phone] for phone in PHONES)):
        page.set_viewport_size({"width": width, "height": height})
        if page.locator(".tabs").is_visible():
            page.click(".tabs label:has([value=rows])")
        for part in (0, 0.5, 1):
            page.evaluate(SCROLL, part)
            page.wait_for_selector(".p-rows[data-more]")
            wait_for(page, lambda: page.evaluate(CUT), lambda faults: faults == [], f"signs at {width}, {part}")


def asked(page, key, choices, ply=0):
    """Open a game of Climate at its first question of this key that has so many choices, from decision `ply` on."""
    game = find_game("climate")
    setup = make_setup(game, 4, 5)
    match = Match(game, game.start(setup))
    while match.choice.key != key or len(match.choice.values) < choices or match.ply < ply:
        match.answer(bot_answer(find_bot("greedy"), match, setup.seed))
    page.goto(f"climate/#{pack(setup, match, ['person'] * 4)}")
    page.click("#curtain-take")
    page.wait_for_selector("#commit:visible")


def test_a_long_question_is_no_column_beside_the_search(new_context):
    """On a phone, in Italian, whose words are longer: the search stands below a question of three lines."""
    page = new_context(locale="it-IT", viewport={"width": 390, "height": 844}).new_page()
    asked(page, "exchange.card", 12)
    lines = """one => {
        const words = document.createRange();
        words.selectNodeContents(one);
        return new Set([...words.getClientRects()].map(({ top }) => top)).size;
    }"""
    assert page.locator("#question").evaluate(lines) <= 3


def test_a_chosen_card_is_brought_clear_of_the_fade(new_context):
    """On a phone, where the hand goes on beyond both edges of its panel, and the name of a card is its first line."""
    page = new_context(viewport={"width": 390, "height": 844}, has_touch=True).new_page()
    asked(page, "exchange.card", 12)
    cards = page.locator(".p-hand .target")
    for n in range(1, 12):
        card = cards.nth(n)
        wait_for(page, lambda card=card: card.evaluate("one => Boolean(one.closest('[data-more]'))"), what="the fade")
        card.evaluate(HALF_CUT, n % 2)
        box = card.bounding_box()
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] * (0.2 if n % 2 else 0.8))
        wait_for(page, partial(card.evaluate, FADED), lambda px: px <= 1, "a chosen card clear of the fade")


def test_a_row_begins_at_its_first_place_and_goes_to_the_chosen_one(new_context):
    """On a phone, where a row of species goes on beyond its end: there is a place for a new species at both ends."""
    page = new_context(viewport={"width": 390, "height": 844}, has_touch=True).new_page()
    asked(page, "play.use", 5, 100)
    page.tap(".tabs label:has([value=hand])")
    page.wait_for_selector(".cl-me [data-more]")
    first, last = page.locator(".cl-me [data-more] .cl-slot.target").all()
    assert first.evaluate(FADED) <= 1 < last.evaluate(FADED)
    for slot in (last, first):
        page.locator(f".choice[data-value='{slot.get_attribute('data-value')}']").tap()
        wait_for(page, partial(slot.evaluate, FADED), lambda px: px <= 1, "a chosen place clear of the fade")


@pytest.mark.parametrize("game", ["dominant", "marine"])
def test_of_many_choices_two_lines_are_seen_whole(page, game):
    """Above the fade, at a desktop, where each is a line of its name and up to two of what it brings."""

    def few() -> bool:
        page.evaluate(FADES)
        return page.locator(".choices.many[data-more] .choice").count() < 10

    setup, match = late(game)
    page.goto(f"{game}/#{pack(setup, match, ['person'] * setup.seats)}")
    hand = Hand(page)
    while hand.wait() == "curtain" or few():
        hand.turn()
    assert page.evaluate(CLEAR) >= 6


def test_two_traits_an_animal_leave_room_for_the_cards(new_context):
    """In Spanish, with Superheroes: the seats grow, and the evolution cards below them get less."""
    page = new_context(locale="es-ES").new_page()
    setup, match = late("marine", superheroes=1)
    page.goto(f"marine/#{pack(setup, match, ['person'] * setup.seats)}")
    hand = Hand(page)
    while hand.wait() == "curtain":
        hand.take_screen()
    roomy(page)


@pytest.mark.parametrize("game", ["dominant", "marine"])
def test_no_action_display_in_a_page_scrolls_sideways(page, game):
    """In the editor, and in the book where an action can be tried: it wraps where it is narrow."""
    page.goto(f"make.html#{game}")
    page.wait_for_selector("#make-play:not([disabled])")
    page.wait_for_selector("#make-pictures .p-actions")
    sideways = """() => [...document.querySelectorAll(".shown, .shown *")]
        .filter(one => one.checkVisibility() && /auto|scroll/.test(getComputedStyle(one).overflowX))
        .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.className)"""

    def fits():
        for width in (1440, 1024, 390, 350):
            page.set_viewport_size({"width": width, "height": 900})
            page.evaluate(STILL)
            assert page.evaluate(sideways) == [], width

    fits()
    if game == "marine":
        page.goto("marine/rules.html#M4.6")
        rule = page.locator("[id='M4.6']")
        rule.locator(".try button").first.click()
        rule.locator(".demo .p-actions").wait_for()
        fits()


# The words that are shortened, with the room that they have; a line that says what comes next goes on in its label.
SHORTENED = """() => [...document.querySelectorAll(".table :is(.p-seats, .cl-who) *")]
    .filter(one => one.checkVisibility() && getComputedStyle(one).textOverflow === "ellipsis")
    .filter(one => one.scrollWidth > one.clientWidth)
    .map(one => `${one.textContent}: ${one.scrollWidth} in ${one.clientWidth}`)"""
# The words of a drawing that reach beyond it, or meet each other.
MEETING = """drawing => {
    const whole = drawing.getBoundingClientRect();
    const texts = [...drawing.querySelectorAll(".bio-ax text")];
    const words = texts.map(one => [one.textContent, one.getBoundingClientRect()]);
    const beyond = words.filter(([, { left, top, right, bottom }]) =>
        left < whole.left - 1 || top < whole.top - 1 || right > whole.right + 1 || bottom > whole.bottom + 1);
    const meets = (a, b) => Math.min(a.right, b.right) > Math.max(a.left, b.left) + 1 &&
        Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top) + 1;
    const over = words.filter(([, a], i) => words.slice(i + 1).some(([, b]) => meets(a, b)));
    return [...beyond, ...over].map(([text]) => text);
}"""


@pytest.mark.parametrize("game", find_games())
def test_names_and_levels_are_whole_in_spanish(new_context, game):
    """With computers of the longest level: at a desktop who plays a seat is not shortened, with few seats or many."""
    page = new_context(locale="es-ES").new_page()
    for seats in (3, 4):
        setup, match = late(game, seats, 90)
        players = ["person" if seat == match.choice.seat else "greedy" for seat in range(seats)]
        page.goto("about:blank")
        page.goto(f"{game}/#{pack(setup, match, players)}")
        Hand(page).wait()
        for width, height in ((1440, 900), SIZES["tablet"]):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(STILL)
            assert page.evaluate(CRAMPED) == [], (seats, width)
            if width > 1180:
                assert page.evaluate(SHORTENED) == [], seats
                for square in page.locator(".bio-sq").all():
                    assert square.evaluate(MEETING) == []
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(STILL)
            assert page.evaluate(CUT) == [], (seats, size)


def test_the_names_of_the_next_ones_shorten_beside_a_long_phase(page):
    """The header is the same in all games; with five seats and more only the symbols are left."""
    setup, match = late("climate", 4, 90)
    page.goto(f"climate/#{pack(setup, match, ['person'] * 4)}")
    hand = Hand(page)
    while hand.wait() == "curtain":
        hand.take_screen()
    page.locator(".top .phase button").evaluate("one => one.textContent = 'a long name of a phase '.repeat(2)")
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(STILL)
        assert page.evaluate(CRAMPED) == [], size


def test_a_board_that_grows_moves_there_but_not_under_a_pointer(new_context):
    page = new_context(reduced_motion="no-preference").new_page()
    Hand(page).sit_down(fast="1").start("rrrp")
    motion = "document.querySelector('.pan svg').getAnimations().map(one => one.playState)"
    grown = "document.querySelector('.pan svg').setAttribute('viewBox', '-300 -300 600 600')"
    assert page.evaluate(f"async () => {{ {grown}; await null; return {motion}; }}") == ["running"]
    page.evaluate(STILL)
    page.mouse.move(5, 5)
    page.mouse.down()
    page.evaluate("document.querySelector('.pan svg').setAttribute('viewBox', '-334 -380 668 760')")
    assert page.evaluate(motion) == ["paused"]
    page.evaluate(f"addEventListener('pointerup', () => {{ window.let_go = {motion}; }})")
    page.mouse.up()
    assert wait_for(page, lambda: page.evaluate("window.let_go")) == ["running"]
