"""Saved games: the list, files of them, two generations, two tabs, a full disk."""

import json
import re

import pytest
from speciate.engine import find_games

from .hand import READY, TOAST, Hand, endless
from .kept import settled, stored, wait_stored
from .test_links import some_link
from .test_offline import FIRST, alone
from .test_sitting import in_address

SNAPSHOTS = "caches.open('speciate').then(cache => cache.keys())"
GAMES = "#saved-list .save"


@pytest.fixture
def hand(page):
    """In the middle of a game, as it is stored."""
    return begun(page)


def begun(page, game=FIRST, seed=7, turns=3) -> Hand:
    endless(page, TOAST)
    hand = Hand(page, 2).sit_down(f"{game}/", fast="1")
    hand.start(alone(game), seed=seed)
    for _ in range(turns):
        hand.turn()
    hand.wait()
    settled(hand)
    return hand


def go_home(page) -> None:
    page.goto("index.html")
    page.wait_for_selector(GAMES)


def news(page, text: str = "") -> str:
    """The sentence at the foot of the page, as soon as it has this text in it: another may stand there before."""
    page.wait_for_selector(f"#news > div:has-text('{text}')")
    return page.inner_text("#news > div")


def test_a_new_visitor_reads_what_the_list_will_hold(page):
    page.goto("index.html")
    page.wait_for_selector("#saved-none")


def test_the_list_shows_picture_game_seats_turn_and_date(hand, until):
    page = hand.page
    wait_stored(page, lambda games: games[0].get("picture"))
    go_home(page)
    until(page, f"document.querySelector('{GAMES} img').naturalWidth === 240")
    colours = """img => { const c = new OffscreenCanvas(240, 160).getContext('2d'); c.drawImage(img, 0, 0);
        return new Set(new Uint32Array(c.getImageData(0, 0, 240, 160).data.buffer)).size }"""
    assert page.eval_on_selector(f"{GAMES} img", colours) > 300  # a board, no blank
    assert not page.is_visible("#saved-none")
    said = page.inner_text(GAMES)
    assert page.inner_text(f"{GAMES} b").startswith(
        page.evaluate(f"document.querySelector('[data-t=\"game.{FIRST}\"]').textContent")
    )
    assert page.locator(f"{GAMES} .ss > span").count() == len(find_games()[FIRST].places)
    assert "to move" in said and f"decision {stored(page)[0]['decision']}" in said
    assert re.search(r"\b20\d\d\b", said)
    page.select_option("[data-choose=lang]", "it")
    page.wait_for_selector(f"{GAMES} :text('Continua')")


def test_a_game_gets_a_name_and_keeps_it(hand):
    page = hand.page
    address = page.url
    go_home(page)
    page.click("[data-rename]")
    page.fill(f"{GAMES} input", "Sunday")
    page.keyboard.press("Escape")
    page.wait_for_selector(f"{GAMES} b")
    assert page.inner_text(f"{GAMES} b") != "Sunday"
    page.wait_for_selector("[data-rename]:focus")  # the list is drawn anew until then
    page.click("[data-rename]")
    page.fill(f"{GAMES} input", "Sunday <b>at home</b>")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{GAMES} b:text-is('Sunday <b>at home</b>')")
    page.goto(address)
    hand.turn()
    hand.wait()
    settled(hand)
    go_home(page)
    assert page.inner_text(f"{GAMES} b") == "Sunday <b>at home</b>"
    page.click("[data-delete]")
    page.wait_for_selector(GAMES, state="detached")
    page.click("#news button")
    page.wait_for_selector(f"{GAMES} b:text-is('Sunday <b>at home</b>')")


def test_games_go_out_as_files_and_come_in_again(hand, new_context, tmp_path):
    page = hand.page
    page.goto("about.html")
    decision = begun(page, list(find_games())[-1], seed=9, turns=1).decision
    page.evaluate("localStorage.setItem('speciate.learned.marine', 'M-L01 M-P02')")
    go_home(page)
    with page.expect_download() as one:
        page.locator("[data-file]").first.click()
    with page.expect_download() as both:
        page.click("#saved-all")
    files = [one.value.path(), both.value.path()]
    assert [len(json.loads(file.read_text())["games"]) for file in files] == [1, 2]
    friend = new_context().new_page()
    friend.goto("index.html")
    for number, file in enumerate(files, 1):
        friend.set_input_files("#saved-file", file)
        friend.wait_for_selector("#news :text('1 game taken in.')")
        friend.wait_for_selector(f"{GAMES}:nth-child({number})")
    friend.set_input_files("#saved-file", files[1])
    friend.wait_for_selector("#news :text('here already')")
    assert friend.locator(GAMES).count() == 2
    assert friend.evaluate("localStorage.getItem('speciate.learned.marine')") == "M-L01 M-P02"
    friend.locator(f"{GAMES} .btn").first.click()
    there = Hand(friend)
    there.wait()
    assert there.decision == decision


def test_games_are_found_sorted_tagged_and_counted_and_a_file_takes_all_of_it_to_another_browser(
    page, new_context, tmp_path
):
    """Notes and tags are shown as text, whatever is in them."""
    page.goto("index.html")
    people = [{"kind": "person", "name": "Ann"}, {"kind": "greedy", "name": ""}]
    ended = {"over": True, "players": people, "seats": people, "outcome": {"points": [31, 20], "winners": [0]}}
    take_in(page, tmp_path, many(30))
    page.wait_for_selector("#news :text('30 games taken in.')")
    assert page.locator("#tally").is_hidden()
    take_in(page, tmp_path, many(2, **ended).replace('"id": "n', '"id": "e').replace("Game ", "Ended "))
    page.wait_for_selector("#news :text('2 games taken in.')")
    page.wait_for_selector(f"{GAMES} b:text-is('Ended 0')")
    first = page.locator(GAMES).first
    first.locator("[data-note]").click()
    page.wait_for_selector("#d-note[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("#d-note", state="hidden")
    assert page.evaluate("document.activeElement.hasAttribute('data-note')")
    page.keyboard.press("Enter")
    page.fill("#note-text", "A <b>volcano</b>\nat the end")
    page.fill("#note-tags", "family,  <i>Sunday</i> , Family")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{GAMES} .tag")
    assert page.locator(f"{GAMES} .tag").all_inner_texts() == ["family", "<i>Sunday</i>"]
    page.wait_for_selector("[data-note]:focus")
    found(page, "VOLCANO", 1)
    found(page, "nowhere", 0)
    assert "No game is like that" in page.inner_text("#saved-found")
    page.click("#saved-whole")
    assert page.locator(GAMES).count() == 20 and page.inner_text("#saved-found") == ""
    page.select_option("#saved-sort", "name")
    assert page.locator(f"{GAMES} b").first.inner_text() == "Ended 0"
    page.select_option("#saved-show", "over")
    assert page.inner_text("#saved-found") == "2 of 32 games" and page.locator(GAMES).count() == 2
    page.click("#tally summary")
    assert page.locator("#tally-rows tr > *").all_inner_texts()[1:] == ["2", "2", "31", "31"]
    assert "Keen" in page.inner_text("#tally-rows th")
    page.select_option("[data-choose=lang]", "it")
    page.wait_for_selector("#tally-rows :text('Computer di livello')")
    page.select_option("[data-choose=lang]", "en")
    with page.expect_download() as file:
        page.click("#saved-all")
    friend = new_context(viewport={"width": 390, "height": 800}).new_page()
    friend.goto("index.html")
    friend.set_input_files("#saved-file", file.value.path())
    friend.wait_for_selector("#news :text('32 games taken in.')")
    found(friend, "sunday", 1)
    assert friend.inner_text(f"{GAMES} .sn") == "A <b>volcano</b>\nat the end"
    friend.fill("#saved-find", "")
    friend.locator(".tag", has_text="family").first.click()
    friend.wait_for_selector("#saved-found:text-is('1 of 32 games')")
    assert friend.input_value("#saved-show") == "tag:family"
    assert friend.locator("#tally-rows td").first.text_content() == "2"
    assert friend.evaluate("document.documentElement.scrollWidth") == 390


def found(page, words: str, number: int) -> None:
    """Wait until the list shows so many games for these words."""
    page.fill("#saved-find", words)
    assert page.locator(GAMES).count() == number


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{", '{"speciate": "games"}', '{"speciate": "games", "games": 3}', "speciate\n" * 9, "\0" * 2000],
)
def test_a_file_that_is_none_is_one_sentence(page, text, tmp_path):
    page.goto("index.html")
    file = tmp_path / "games.json"
    file.write_text(text)
    page.set_input_files("#saved-file", file)
    assert news(page).startswith("This is not a file of games.")


def test_a_hostile_file_does_no_harm(page, tmp_path):
    page.goto("index.html")
    evil = "<img src=x onerror=alert(1)>"
    good = {"id": "a", "game": FIRST, "link": "m1.abcdefgh", "name": evil, "title": evil, "mover": evil, "phase": evil}
    games = [
        good | {"updated": "never", "decision": {}, "players": "x" * 1000, "seats": [{"symbol": "x y"}] * 99},
        good | {"id": "../b"},
        good | {"id": "c", "game": "../../evil"},
        good | {"id": "d", "link": "javascript:alert(1)"},
        good | {"id": "e", "picture": "https://example.org/spy.png", "name": "e" * 10_000},
        None, 3, [], "x",
    ]  # fmt: skip
    file = tmp_path / "games.json"
    file.write_text(json.dumps({"speciate": "games", "games": games}))
    page.set_input_files("#saved-file", file)
    page.wait_for_selector("#news :text('2 games taken in.')")
    page.wait_for_selector(f"{GAMES}:nth-child(2)")
    assert page.locator(GAMES).count() == 2 and page.locator(f"{GAMES} img").count() == 0
    assert evil in page.inner_text("#saved-list")
    assert all(len(game["name"]) <= 200 for game in stored(page))
    page.locator(f"{GAMES} .btn").first.click()
    page.wait_for_selector(READY, state="attached")
    assert len(news(page)) > 10


def test_the_generation_before_opens_where_the_last_is_damaged(hand):
    page = hand.page
    address, now = page.url, hand.decision
    [game] = stored(page)
    assert game["before"]["decision"] < now and "before" not in game["before"]
    page.goto("about.html")
    stored(page, "games[0].link = games[0].link.slice(0, -3) + 'AAA'")
    page.goto(address)
    hand.wait()
    news(page, "the one before")
    assert game["before"]["decision"] <= hand.decision <= now  # computers have moved on
    hand.turn()
    page.goto("about.html")
    stored(page, "games[0].link = 7")
    go_home(page)
    assert page.locator(GAMES).count() == 1


def other_tab(page, address):
    tab = page.context.new_page()
    tab.goto(address)
    tab.wait_for_selector("#d-tab[open]")
    return tab


def test_a_second_tab_is_told_and_may_only_look(hand):
    page = hand.page
    tab = other_tab(page, page.url)
    tab.keyboard.press("Escape")
    there = Hand(tab, 5)
    before = there.decision
    tab.locator(".prompt .choice").first.click()
    tab.wait_for_selector("#d-tab[open]")
    assert there.decision == before
    hand.turn()  # the first one is not disturbed
    hand.wait()
    settled(hand)
    assert len(stored(page)) == 1 and stored(page)[0]["decision"] == hand.decision


def test_a_second_tab_may_play_a_copy(hand):
    page = hand.page
    tab = other_tab(page, page.url)
    tab.click("#tab-copy")
    there = Hand(tab, 5)
    for _ in range(2):
        there.turn()
    there.wait()
    settled(there)
    hand.turn()
    hand.wait()
    settled(hand)
    games = {game["id"]: game["decision"] for game in stored(page)}
    assert len(games) == 2
    assert tab.url != page.url
    for tab_hand in (hand, there):
        assert games[tab_hand.page.url.split("g=")[1]] == tab_hand.decision


def test_a_second_tab_may_take_the_game_over(hand):
    page = hand.page
    tab = other_tab(page, page.url)
    hand.turn()  # goes on in the first tab meanwhile
    hand.wait()
    settled(hand)
    tab.click("#tab-here")
    there = Hand(tab, 5)
    tab.wait_for_selector(f".hn:text-is('{hand.decision}')")  # as far as it has come
    page.wait_for_selector("#d-tab[open]")
    page.keyboard.press("Escape")
    there.turn()
    there.wait()
    settled(there)
    [game] = stored(tab)
    assert game["decision"] == there.decision
    page.locator(".prompt .choice").first.click()
    page.wait_for_selector("#d-tab[open]")
    page.click("#tab-here")
    page.wait_for_selector(f".hn:text-is('{there.decision}')")
    tab.wait_for_selector("#d-tab[open]")


def test_without_locks_the_store_refuses_to_overwrite(new_context):
    context = new_context()
    context.add_init_script("Object.defineProperty(navigator, 'locks', {value: undefined})")
    hand = begun(context.new_page())
    first = stored(hand.page)[0]["stamp"]
    tab = context.new_page()
    tab.goto(hand.page.url)
    there = Hand(tab, 5)
    there.wait()
    wait_stored(tab, lambda games: games[0]["stamp"] != first)  # opening stores: the first tab is the late one now
    there.turn()
    there.wait()
    settled(there)
    hand.choose()
    hand.page.wait_for_selector("#d-tab[open]")
    assert [game["decision"] for game in stored(tab)] == [there.decision]


def test_a_disk_that_fills_up_in_mid_game_costs_nothing(hand):
    """A browser looks at its quota only now and then, so here the store is made to say what it says when it is full."""
    page = hand.page
    page.evaluate(
        "void (IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') })"
    )
    for _ in range(2):
        hand.turn()
    hand.wait()
    news(page, "save a file or a link")
    in_address(hand)
    hand.reload()


def test_a_disk_that_is_really_full_costs_nothing(page):
    """The browser itself refuses: its developer protocol sets how much this site may keep."""
    hand = Hand(page, 2).sit_down(f"{FIRST}/", fast="1")
    disk = page.context.new_cdp_session(page)
    disk.send("Storage.overrideQuotaForOrigin", {"origin": page.evaluate("origin"), "quotaSize": 1})
    hand.start(alone(FIRST))
    news(page, "save a file or a link")
    hand.turn()
    hand.wait()
    in_address(hand)
    hand.reload()
    assert stored(page) == []


def test_room_is_made_by_what_can_be_made_again(new_context, until):
    """The first write after the disk is full fails; Python's image goes, and the second one works."""
    page = new_context(idle=True).new_page()
    hand = begun(page)
    until(page, SNAPSHOTS + ".then(kept => kept.length)")  # else it might come when room has been made
    fill_disk(page)
    hand.turn()
    hand.wait()
    settled(hand)
    assert not page.evaluate("caches.has('speciate')")
    assert "#g=" in page.url


def fill_disk(page) -> None:
    """An image is kept, and the next write is refused."""
    page.evaluate("caches.open('speciate').then(cache => cache.put('/image', new Response('big')))")
    page.evaluate("""() => {
        const put = IDBObjectStore.prototype.put;
        IDBObjectStore.prototype.put = function (...what) {
            IDBObjectStore.prototype.put = put;
            throw new DOMException('full', 'QuotaExceededError');
        };
    }""")


def test_room_is_made_for_a_name_too(hand):
    """Not only for the game itself: a name or a picture that finds no room must not send all games into memory."""
    page = hand.page
    go_home(page)
    fill_disk(page)
    page.click("[data-rename]")
    page.fill(f"{GAMES} input", "Sunday")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{GAMES} b:text-is('Sunday')")
    assert [game["name"] for game in stored(page)] == ["Sunday"]
    assert not page.evaluate("caches.has('speciate')")


# Every connection to the database that is open now is closed, and no event tells the page.
LOST = """() => {
    const { transaction } = IDBDatabase.prototype, fine = new WeakSet();
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...what) {
        const asked = open.apply(this, what);
        asked.addEventListener('success', () => fine.add(asked.result));
        return asked;
    };
    IDBDatabase.prototype.transaction = function (...what) {
        if (!fine.has(this)) throw new DOMException('the connection is closing', 'InvalidStateError');
        return transaction.apply(this, what);
    };
}"""


def test_a_connection_that_is_lost_is_opened_again(hand):
    """As WebKit does on a busy machine: without this, all of a page's games were in memory from then on."""
    page = hand.page
    page.evaluate(LOST)
    hand.turn()
    hand.wait()
    settled(hand)
    assert "#g=" in page.url and stored(page)[0]["decision"] == hand.decision
    assert not page.locator("#news :text('save a file or a link')").count()


# The database answers when the test says so, and is asked in vain till then.
HELD = """{
    const { open } = IDBFactory.prototype, held = [];
    IDBFactory.prototype.open = function (...what) {
        const asked = {};
        held.push(() => {
            const real = open.apply(this, what);
            for (const name of ['onupgradeneeded', 'onsuccess', 'onerror']) {
                real[name] = event => { asked.result = real.result; asked[name]?.(event); };
            }
        });
        return asked;
    };
    window.answer = () => { IDBFactory.prototype.open = open; for (const one of held) one(); };
}"""


def test_a_store_that_answers_late_gets_what_was_kept_in_memory(page):
    page.add_init_script(HELD)
    hand = Hand(page, 2).sit_down(f"{FIRST}/", fast="1")
    hand.start(alone(FIRST))
    news(page, "save a file or a link")
    hand.turn()
    hand.wait()
    in_address(hand)
    page.evaluate("answer()")
    page.wait_for_selector("#news :text('keeps your games again')")
    settled(hand)
    hand.turn()
    hand.wait()
    settled(hand)
    assert len(stored(page)) == 1 and "#g=" in page.url


def test_the_first_page_says_that_it_cannot_read_the_games_and_shows_them_when_it_can(hand):
    page = hand.page
    page.add_init_script(HELD)
    page.goto("index.html")
    page.wait_for_selector("#saved-note:text('save a file or a link')")
    page.evaluate("answer()")
    page.wait_for_selector(GAMES)
    page.wait_for_selector("#saved-note:text('may erase')")


def test_a_game_that_cannot_be_read_now_is_not_called_gone(hand):
    page = hand.page
    page.add_init_script(HELD)
    page.reload()
    news(page, "save a file or a link")
    page.wait_for_selector("#view-setup:visible")
    assert "#g=" in page.url


def many(number: int, **fields) -> str:
    """A file of so many games, the first one played last."""
    link = some_link(FIRST, 3)
    games = [
        {"id": f"n{n}", "game": FIRST, "link": link, "name": f"Game {n}", "decision": 3, "updated": 10**12 - n} | fields
        for n in range(number)
    ]
    return json.dumps({"speciate": "games", "version": 1, "games": games})


def take_in(page, tmp_path, text: str) -> None:
    file = tmp_path / "games.json"
    file.write_text(text)
    page.set_input_files("#saved-file", file)


def test_many_games_come_in_at_once_are_shown_by_twenty_and_deleted_together(page, tmp_path):
    page.add_init_script("""{
        window.written = 0;
        const { transaction } = IDBDatabase.prototype;
        IDBDatabase.prototype.transaction = function (store, mode) {
            if (mode === 'readwrite') written++;
            return transaction.call(this, store, mode);
        };
    }""")
    endless(page, TOAST)
    page.goto("index.html")
    page.evaluate("""() => {
        window.told = [];
        const news = document.getElementById('news');
        new MutationObserver(() => told.push(news.innerText)).observe(news, { childList: true, subtree: true });
    }""")
    take_in(page, tmp_path, many(450))
    page.wait_for_selector("#news :text('450 games taken in.')")
    assert page.evaluate("written") == 1
    counted = [int(text.split()[0]) for text in page.evaluate("told") if "of 450 games are written" in text]
    assert counted and counted == sorted(counted), "how many are written is told meanwhile"
    page.wait_for_selector(GAMES)
    assert page.locator(GAMES).count() == 20
    page.click("#saved-more:text('20 more of 450')")
    page.wait_for_selector(f"{GAMES}:nth-child(40)")
    assert page.locator(GAMES).count() == 40
    assert page.evaluate("document.activeElement.closest('.save').querySelector('b').textContent") == "Game 20"
    page.click("#saved-clear")
    page.wait_for_selector("#d-clear[open] :text('450 games')")
    page.click("#clear-no")
    assert len(stored(page)) == 450
    page.click("#saved-clear")
    page.click("#clear-yes")
    page.wait_for_selector(GAMES, state="detached")
    assert stored(page) == []
    page.click("#news button")
    page.wait_for_selector(GAMES)
    assert len(stored(page)) == 450


def test_a_file_of_too_many_games_is_one_sentence_and_nothing_is_taken(page, tmp_path):
    endless(page, TOAST)
    page.goto("index.html")
    take_in(page, tmp_path, many(1001))
    news(page, "room for 1000")
    assert stored(page) == []
    page.click("#news button")
    take_in(page, tmp_path, many(1000))
    page.wait_for_selector("#news :text('1000 games taken in.')")
    take_in(page, tmp_path, many(1000))
    page.wait_for_selector("#news :text('here already')")
    take_in(page, tmp_path, many(1).replace("n0", "other"))
    page.wait_for_selector("#news :text('room for 0')")
    assert len(stored(page)) == 1000


@pytest.mark.parametrize("day", [1e308, 8.7e15, 4e12, -5])
def test_a_day_that_cannot_be_is_today(page, tmp_path, day):
    page.goto("index.html")
    take_in(page, tmp_path, many(1, id="odd", updated=day))
    page.wait_for_selector(GAMES)
    assert "Invalid" not in page.inner_text(GAMES)
    assert abs(stored(page)[0]["updated"] - page.evaluate("Date.now()")) < 600_000


def test_a_day_that_cannot_be_and_is_stored_already_comes_last(hand):
    page = hand.page
    go_home(page)
    for day in ("1e308", "8.64e15", "Date.now() + 1e9"):
        stored(page, f"games[1] = {{ ...games[0], id: 'odd', name: 'Odd', updated: {day} }}")
        go_home(page)
        assert page.locator(f"{GAMES} b").all_inner_texts()[1] == "Odd"
        assert not re.search("Invalid|1970", page.inner_text("#saved-list"))


def test_a_name_that_is_written_from_right_to_left_leaves_the_words_around_it_alone(page, tmp_path):
    page.goto("index.html")
    seats = [{"kind": "person", "name": "\u05d3\u05d5\u05d3 (1)", "colour": 0, "symbol": "x"}]
    mover = seats[0]["name"]
    take_in(page, tmp_path, many(1, name="\u202e Sunday", mover=mover, seats=seats))
    page.wait_for_selector(GAMES)
    isolated = "one => getComputedStyle(one).unicodeBidi.includes('isolate')"
    assert page.locator(f"{GAMES} b").evaluate(isolated) and page.locator(f"{GAMES} .ss bdi").evaluate(isolated)
    assert f"\u2068{mover}\u2069 to move" in page.text_content(f"{GAMES} small")


SPY = """window.asked = 0;
if (navigator.storage) {
    StorageManager.prototype.persisted = () => Promise.resolve(false);
    StorageManager.prototype.persist = () => (asked++, Promise.resolve(%s));
}"""


@pytest.mark.parametrize("answer", ["true", "false"])
def test_the_browser_is_asked_to_keep_games_once_and_not_at_the_table(new_context, answer):
    context = new_context()
    context.add_init_script(SPY % answer)
    page = context.new_page()
    page.goto("index.html")
    assert stored(page) == [] and page.evaluate("asked") == 0  # nothing to keep yet
    hand = begun(page, turns=1)
    while hand.decision < 12:
        hand.turn()
    hand.wait()
    settled(hand)
    assert page.evaluate("asked") == 0
    go_home(page)
    page.wait_for_selector(
        "#saved-note:text('promised')" if answer == "true" else "#saved-note:text('may erase')", state="visible"
    )
    assert page.evaluate("asked") == 1
    go_home(page)
    page.wait_for_selector("#saved-note:text('may erase')")
    assert page.evaluate("asked") == 0
    page.click("#saved-persist")
    assert page.evaluate("asked") == 1
