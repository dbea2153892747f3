"""At the table in the browser: undo, the past, languages, keys, many games, and whatever can go wrong."""

import re

import pytest
from speciate.engine.link import unpack

from .hand import READY, TOAST, Hand, end_workers, endless, wait_for
from .kept import settled, wait_stored

BOARD = "document.querySelector('.pan svg').outerHTML"


@pytest.fixture
def hand(page):
    """In the middle of a game against three random computers, on turn."""
    endless(page, TOAST)
    hand = Hand(page, 2).sit_down(fast="1")
    hand.start("rrrp")
    for _ in range(4):
        hand.turn()
    hand.wait()
    settled(hand)
    return hand


def news(page, text: str = "") -> str:
    """The sentence at the foot of the page, as soon as it has this text in it: another may stand there before."""
    page.wait_for_selector(f"#news > div:has-text('{text}')")
    return page.inner_text("#news > div")


def test_keys_alone_play_a_turn(page, until):
    hand = Hand(page).sit_down(fast="1")
    page.focus("#start")
    page.keyboard.press("Enter")
    hand.wait()
    before = hand.decision
    page.keyboard.press("2")
    page.wait_for_selector('.choice.sel[data-key="2"]')
    page.keyboard.press("Escape")
    page.wait_for_selector(".choice.sel", state="detached")
    page.keyboard.press("1")
    page.wait_for_selector('.choice.sel[data-key="1"]')
    page.keyboard.press("1")  # the same key again makes the choice
    until(page, f"document.querySelector('.hn').textContent !== '{before}'")
    hand.wait()
    before = hand.decision
    page.keyboard.press("1")
    page.wait_for_selector(".choice.sel")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    until(page, f"document.querySelector('.hn').textContent !== '{before}'")
    hand.wait()
    page.keyboard.press("?")
    page.wait_for_selector("#d-keys[open]")
    page.keyboard.press("Escape")
    page.keyboard.press("[")
    page.wait_for_selector("#past-return")
    page.keyboard.press("Escape")
    hand.wait()
    page.keyboard.press("u")
    page.wait_for_selector("#d-ask[open], #redo:not([disabled])")


def test_arrows_walk_over_the_targets_and_enter_takes_one(page):
    hand = Hand(page, 4, likes="Evolution").sit_down(fast="1")
    hand.start("rrrp")
    for _ in range(30):
        hand.wait()
        if page.locator(".table [data-value]:not(.prompt *)").count() > 3:
            break
        hand.turn()
    page.locator(".table [data-value]:not(.prompt *)").first.focus()
    first = page.evaluate("document.activeElement.id")
    for key in ("ArrowDown", "ArrowRight"):
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.id") != first
    value = page.evaluate("document.activeElement.dataset.value")
    assert value is not None
    page.keyboard.press("Enter")
    page.wait_for_selector(f'.prompt [data-value="{value}"][aria-pressed=true]')
    assert page.evaluate("document.activeElement.dataset.value") == value  # the focus stays where it was


def test_a_reload_resumes_the_very_position_in_its_language_and_colours(hand):
    page, board, decision = hand.page, hand.page.evaluate(BOARD), hand.decision
    page.click("#menu")
    page.select_option("#d-menu [data-choose=theme]", "dark")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(12, 23, 28)"
    page.select_option("#d-menu [data-choose=lang]", "it")
    page.wait_for_selector("html[lang=it]")
    page.wait_for_selector("#commit:text-is('Scegli')")
    page.click("#d-menu [data-close]")
    assert page.inner_text(".p-log h2") == "Diario"
    assert hand.decision == decision and page.evaluate(BOARD) != board
    board = page.evaluate(BOARD)
    hand.reload()
    assert page.evaluate(BOARD) == board
    assert page.get_attribute("html", "lang") == "it" and page.get_attribute("html", "data-theme") == "dark"
    assert page.inner_text(".p-log h2") == "Diario"


def test_an_answer_survives_a_reload_in_the_same_moment(hand):
    """Before Python has heard it, so nothing is stored yet."""
    page, before = hand.page, hand.decision
    page.locator(".prompt .choice").first.click()
    page.wait_for_selector("#commit:not([disabled])")
    page.evaluate("Worker.prototype.postMessage = () => {}; document.getElementById('commit').click()")
    page.reload()
    hand.wait()
    assert hand.decision > before


def test_several_games_are_kept_and_listed_and_deleted(hand):
    page = hand.page
    first = hand.decision
    page.click("#menu")
    page.click("#d-menu [data-menu=new]")
    hand.start("rrrp", seed=8)
    hand.turn()
    hand.wait()
    page.goto("index.html")
    page.wait_for_selector("#saved-list li:nth-child(2)")
    assert page.locator("#resume a").count() == 1
    page.click("#saved-list li:nth-child(2) a")
    page.wait_for_selector(READY, state="attached")
    hand.wait()
    assert hand.decision == first
    page.goto("index.html")
    page.wait_for_selector("#saved-list li:nth-child(2)")
    page.click("#saved-list li:nth-child(1) [data-delete]")
    page.wait_for_selector("#saved-list li:nth-child(2)", state="detached")
    page.click("#news button")
    page.wait_for_selector("#saved-list li:nth-child(2)")


def take_back(page, decision: int) -> None:
    page.click("#undo")
    page.wait_for_selector(f"#d-ask[open], .hn:text-is('{decision}')")
    if page.locator("#d-ask[open]").count():
        assert page.inner_text("#ask-text")
        page.click("#ask-yes")
    page.wait_for_selector(f".hn:text-is('{decision}')")


def test_undo_and_redo_and_a_second_tap_counts_however_quick_it_is_and_a_third_does_nothing(hand, until):
    page = hand.page
    board, decision = page.evaluate(BOARD), hand.decision
    hand.choose()
    hand.wait()
    after = hand.decision
    take_back(page, decision)
    assert page.evaluate(BOARD) == board
    page.click("#redo")
    page.wait_for_selector(f".hn:text-is('{after}')")
    hand.wait()
    page.evaluate(
        "() => { const one = document.querySelector('.prompt .choice'); for (let n = 0; n < 3; n++) one.click(); }"
    )
    until(page, f"document.querySelector('.hn').textContent !== '{after}'")
    hand.wait()
    assert not page.locator(".prompt .choice.sel").count()


def test_undo_that_is_not_confirmed_changes_nothing(page):
    hand = Hand(page, 2).sit_down(fast="1")
    hand.start("rrrp")
    while True:
        hand.turn()
        hand.wait()
        if page.get_attribute("#undo", "title"):
            break
    before = hand.decision
    page.click("#undo")
    page.wait_for_selector("#d-ask[open]")
    page.keyboard.press("Escape")
    assert hand.decision == before


def test_the_past_can_be_looked_at_and_played_on_from(hand):
    page = hand.page
    now, first = hand.decision, page.url
    page.click("#log .line >> nth=1")
    page.wait_for_selector("#past-return")
    assert page.locator("[data-value]").count() == 0
    page.click("#past-return")
    hand.wait()
    assert hand.decision == now
    page.click("#h-first")
    page.wait_for_selector("#past-fork")
    page.click("#h-next")
    page.click("#past-fork")
    news(page, "second game")
    hand.wait()
    assert hand.decision < now
    hand.turn()
    page.goto(first)
    page.reload()
    hand.wait()
    assert hand.decision == now


# No word of a new address comes to the page any more; no order to keep the game comes to Python until `release()`.
HELD = """() => {
    const { postMessage } = Worker.prototype, held = [];
    Worker.prototype.postMessage = function (text) {
        if (text.startsWith('{"do":"save"')) held.push([this, text]);
        else postMessage.call(this, text);
    };
    addEventListener("hashchange", event => event.stopImmediatePropagation(), true);
    window.release = () => {
        Worker.prototype.postMessage = postMessage;
        for (const [worker, text] of held) postMessage.call(worker, text);
    };
}"""


def test_a_game_that_is_kept_late_leaves_the_address_that_was_asked_for_meanwhile(hand, until):
    page = hand.page
    now, first = hand.decision, page.url
    page.click("#menu")
    page.click("#d-menu [data-menu=new]")
    hand.start("rrrp", seed=8)
    settled(hand)
    page.evaluate(HELD)
    hand.turn()
    page.goto(first)
    page.evaluate("release()")
    settled(hand)
    until(page, "!sessionStorage.length")  # and the page knows it
    assert page.evaluate("location.href") == first
    page.reload()
    hand.wait()
    assert hand.decision == now


# The store answers nobody until `release()`.
OCCUPIED = """() => new Promise((done, fail) => {
    const open = indexedDB.open("speciate");
    open.onerror = () => fail(open.error);
    open.onsuccess = () => {
        const store = open.result.transaction("games", "readwrite").objectStore("games");
        let held = true;
        const go = () => { if (held) store.get("").onsuccess = go; };
        window.release = () => (held = false);
        go();
        done();
    };
})"""


@pytest.mark.parametrize("to", ["a new game", "another game"])
def test_whoever_leaves_a_table_loses_no_decision_however_slow_the_store_is(hand, to):
    page = hand.page
    other = hand.link()
    endless(page, 3_000)  # the page does not give the store up
    page.click("#menu")
    page.click("#d-menu [data-menu=new]")
    hand.start("rrrp", seed=8)
    settled(hand)
    hand.reload()
    page.evaluate(OCCUPIED)
    hand.turn()
    hand.turn()
    hand.wait()
    last = hand.decision
    if to == "a new game":
        page.click("#menu")
        page.click("#d-menu [data-menu=new]")
        page.wait_for_selector("#start:visible")
    else:
        page.goto(other)
    page.evaluate("release()")
    wait_stored(page, lambda games: any(game["decision"] == last for game in games))


QUICK = """async () => {
    const press = key => document.body.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true}));
    for (const id of ["h-prev", "h-prev"]) document.getElementById(id).click();
    for (const key of ["[", "[", "]"]) press(key);
}"""


def test_a_closer_look_a_card_the_slider_quick_steps_and_other_players_leave_the_game_where_it_is(hand, until):
    page, now = hand.page, hand.decision
    page.click("#zoom-in")
    until(page, "/scale\\(1\\.5/.test(document.querySelector('.pan').style.transform)")
    page.click("#zoom-fit")
    until(page, "document.getElementById('zoom-fit').disabled")
    page.locator("[data-card]").first.click()
    page.wait_for_selector("#d-card[open]")
    assert page.inner_text("#d-card-title")
    page.keyboard.press("Escape")
    page.focus("#rail")
    for key in ("Home", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    until(page, "document.querySelector('.hn').textContent === '2'")
    page.keyboard.press("End")
    hand.wait()
    page.evaluate(QUICK)
    page.wait_for_selector(f".hn:text-is('{now - 3}')", state="attached")
    assert page.input_value("#rail") == str(now - 3)
    page.click("#past-return")
    hand.wait()
    page.click("#menu")
    page.click("#d-menu [data-menu=players]")
    page.select_option("#d-players [name=kind-0]", "person")
    page.fill("#who-0", "Ada")
    page.click("#d-players [type=submit]")
    page.wait_for_selector(".seat .pn:text-is('Ada')")
    assert hand.decision == now


def test_a_link_opens_for_somebody_else_and_may_lead_into_the_past(hand, new_context):
    page, link, board = hand.page, hand.link(), hand.page.evaluate(BOARD)
    friend = new_context().new_page()
    friend.goto(link)
    there = Hand(friend)
    there.wait()
    assert there.decision == hand.decision
    assert friend.evaluate(BOARD) == board
    page.click("#h-first")
    page.click("#h-next")
    page.wait_for_selector(".hn:text-is('1')")
    page.click("#share")
    page.check("#d-share [value=here]")
    link = page.input_value("#d-share [data-link]")
    assert link.endswith("&at=1")
    friend.goto("about.html")
    friend.goto(link)
    friend.wait_for_selector("#past-return")


def test_a_bad_link_is_one_sentence_and_a_new_game_can_begin(page):
    endless(page, TOAST)
    first, *others = ["m1.Dxxxx", "m1.", "zz", "%00%ff", "m1." + "A" * 5000]
    page.goto("marine/#" + first)
    page.wait_for_selector(READY, state="attached")
    assert len(news(page)) > 10
    for link in others:
        page.click("#news button")
        page.wait_for_selector("#news > div", state="detached")
        page.evaluate("link => { location.hash = link }", link)
        assert len(news(page)) > 10
    page.click("#start")
    Hand(page).wait()


def test_a_bad_link_in_mid_game_leaves_the_game_in_peace_and_a_saved_file_opens_again(hand, until, tmp_path):
    page = hand.page
    board, url = page.evaluate(BOARD), page.url
    page.evaluate("location.hash = '#m1.Zbroken'")
    assert len(news(page)) > 10
    hand.wait()
    assert page.evaluate(BOARD) == board
    until(page, f"location.href === '{url}'")
    hand.turn()
    hand.wait()
    decision = hand.decision
    file = tmp_path / "game.txt"
    file.write_text(hand.record())
    page.goto("marine/index.html")
    page.wait_for_selector(READY, state="attached")
    page.set_input_files("#file", file)
    hand.wait()
    assert hand.decision == decision
    broken = tmp_path / "broken.txt"
    broken.write_text(file.read_text().replace("seed", "sneed"))
    page.set_input_files("#file", broken)
    assert len(news(page)) > 10
    assert hand.decision == decision


STORAGE = {
    "throws": """for (const name of ['indexedDB', 'localStorage'])
        Object.defineProperty(window, name, {get() { throw new DOMException('no', 'SecurityError') }});""",
    "does not answer": "IDBFactory.prototype.open = () => ({}); Storage.prototype.setItem = () => {};",
    "is full": """const full = () => { throw new DOMException('full', 'QuotaExceededError') };
        IDBObjectStore.prototype.put = full; Storage.prototype.setItem = full;""",
}


def in_address(hand) -> None:
    """The address has come to hold the game, up to its last decision."""

    def made() -> int:
        link = re.search(r"[a-z]1\.[\w-]+", hand.page.url)
        return unpack(link[0]).match.ply if link else -1

    wait_for(hand.page, made, lambda decision: decision == hand.decision)


@pytest.mark.parametrize("how", STORAGE)
def test_without_storage_the_address_keeps_the_game(page, how):
    page.add_init_script(STORAGE[how])
    hand = Hand(page).sit_down()
    hand.start("pppp")
    for _ in range(4):
        hand.turn()
    news(page, "save a file or a link")
    in_address(hand)
    hand.reload()


# The store takes nothing and refuses nothing, and nobody's patience with it ends.
PENDING = """() => {
    const timeout = setTimeout;
    window.setTimeout = (deed, delay, ...more) => (delay >= 1000 ? 0 : timeout(deed, delay, ...more));
    IDBObjectStore.prototype.get = () => ({});
}"""


def test_a_long_sitting_leaves_nothing_behind_in_the_page(hand):
    """Without the pictures for the list of games: of the last few that it has drawn the browser keeps the documents."""
    page = hand.page
    meter = page.context.new_cdp_session(page)
    page.evaluate("() => { window.Image = class { decode = () => Promise.reject(); } }")

    def kept() -> dict[str, int]:
        """What the page holds, also what it shows no more, at a decision of the person."""
        hand.wait()
        for _ in range(2):  # what a finished animation held is let go at the second time
            meter.send("HeapProfiler.collectGarbage")
        heap = {one["name"]: one["value"] for one in meter.send("Performance.getMetrics")["metrics"]}
        return {**meter.send("Memory.getDOMCounters"), "heap": heap["JSHeapUsedSize"]}

    meter.send("Performance.enable")
    for _ in range(12):
        hand.turn()
    before, decision = kept(), hand.decision
    for _ in range(4):
        for _ in range(8):
            assert hand.turn() == "choice"
        page.keyboard.press("[")  # an earlier position, and back
        page.click("#past-return")
    assert hand.decision > decision + 100

    now = kept()
    for what in ("nodes", "jsEventListeners", "heap"):
        assert now[what] < 1.3 * before[what], (what, before, now)


def test_a_worker_that_dies_in_mid_game_costs_nothing_and_gives_nothing_again_that_was_taken_back(hand):
    page = hand.page
    board, decision = page.evaluate(BOARD), hand.decision
    end_workers(page)
    news(page, "Nothing is lost")
    hand.wait()
    assert hand.decision == decision
    assert page.evaluate(BOARD) == board
    hand.turn()
    hand.wait()
    decision = hand.decision
    page.evaluate(PENDING)
    hand.choose()
    hand.wait()
    take_back(page, decision)
    page.click("#news button")  # what it said of the first death
    end_workers(page)
    news(page, "Nothing is lost")
    hand.wait()
    assert hand.decision == decision


def test_a_game_that_was_just_begun_survives_a_death_before_anything_is_kept(hand):
    """What was kept last is the game before it."""
    page = hand.page
    page.click("#menu")
    page.click("#d-menu [data-menu=new]")
    hand.fill("pppp", seed=8)
    page.evaluate("""() => {
        const { postMessage } = Worker.prototype;
        Worker.prototype.postMessage = function (text) {
            if (text.startsWith('{"do":"save"')) Worker.prototype.postMessage = postMessage; // this one is lost
            else postMessage.call(this, text);
        };
    }""")
    page.click("#start")
    hand.wait()
    board = page.evaluate(BOARD)
    end_workers(page)
    news(page, "Nothing is lost")
    assert page.evaluate(BOARD) == board and hand.decision == 0
    hand.turn()
    hand.turn()
    assert hand.decision == 1


def test_computers_wait_until_a_new_python_has_the_game(page):
    """What they would ask meanwhile comes before the game is there; what is chosen while it is answered gets lost."""
    hand = Hand(page).sit_down()
    page.evaluate("""() => {
        window.asked = [];
        const { postMessage } = Worker.prototype;
        Worker.prototype.postMessage = function (text) {
            const message = JSON.parse(text);
            asked.push(message.do);
            if (message.at === 2 && !asked.includes("hello")) this.terminate(); // while a computer thinks
            else postMessage.call(this, text);
        };
    }""")
    hand.fill("rrrr")
    page.click("#start")
    news(page, "Nothing is lost")
    asked = wait_for(page, lambda: page.evaluate("asked"), lambda asked: "open" in asked, "the game, opened again")
    again = asked.index("hello")
    assert asked[again - 1] == "bot" and asked[again + 1] == "open", asked


# Every decision that is shown, in turn.
SHOWN = """() => {
    window.shown = [];
    const see = () => {
        const now = document.querySelector('.hn')?.textContent;
        if (now && now !== shown.at(-1)) shown.push(now);
    };
    const all = { childList: true, subtree: true, characterData: true };
    new MutationObserver(see).observe(document.getElementById('history'), all);
}"""


def test_computers_play_one_decision_at_a_time_and_can_be_skipped(page):
    hand = Hand(page, 2).sit_down()
    page.evaluate(SHOWN)
    hand.start("rrrp")
    assert page.evaluate("shown") == [str(n) for n in range(hand.decision + 1)] and hand.decision > 2
    hand.choose()
    page.wait_for_selector("#bot-skip, #commit")
    page.evaluate("document.getElementById('bot-skip')?.click()")
    hand.wait()


def test_a_phone_shows_board_and_prompt_and_opens_the_tab_of_the_targets(new_context):
    page = new_context(viewport={"width": 390, "height": 844}, has_touch=True).new_page()
    hand = Hand(page, 2).sit_down(fast="1")
    hand.start("rrrp")
    for _ in range(6):
        assert hand.wait() == "choice"
        assert page.evaluate("document.documentElement.scrollWidth") == 390
        box = page.locator("#commit").bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= 390 and box["y"] + box["height"] <= 844
        tab = page.evaluate("document.querySelector('.tabs :checked').value")
        if tab != "board":
            page.locator(f"#p-{tab} [data-value]").first.tap()
            hand.commit()
        else:
            hand.turn()
    page.locator(".tabs label").last.click()
    assert page.locator("#log").is_visible() and page.locator(".p-board").is_visible()


def test_one_press_is_enough_for_those_who_want_it(page, until):
    hand = Hand(page).sit_down(fast="1", once="1")
    hand.start("rrrp")
    before = hand.decision
    page.locator(".prompt .choice").first.click()
    until(page, f"document.querySelector('.hn').textContent !== '{before}'")


def test_a_set_up_can_be_shared_before_it_is_played(page, new_context):
    hand = Hand(page).sit_down()
    hand.fill("pp--", seed=99)
    page.click("#share-setup")
    page.wait_for_selector("#d-share[open]")
    friend = new_context().new_page()
    friend.goto(page.input_value("#d-share [data-link]"))
    there = Hand(friend)
    assert there.wait() == "curtain"
    there.take_screen()
    assert there.decision == 0
