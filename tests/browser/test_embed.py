"""A table in other people's pages: on another origin, under a strict policy, in a sandbox, and between bad messages."""

import html
import json
import re
from pathlib import Path

import pytest
from speciate.engine.link import unpack

from web.tools.serve import Handler, Server

from .hand import end_workers, wait_for
from .test_access import axe, axe_at_every_size, resized
from .test_links import some_link, some_match
from .test_release import OLDER

POLICY = "default-src 'none'; script-src {0}; frame-src {0}; base-uri 'none'; form-action 'none'"
QUESTION = "#question"


class HostServer(Server):
    """Somebody else's server: its pages have a policy of their own."""

    policy: str
    folder: Path


class HostHandler(Handler):
    """Sends the policy of its server with each page."""

    server: HostServer

    def end_headers(self):
        self.send_header("Content-Security-Policy", self.server.policy)
        super(Handler, self).end_headers()


@pytest.fixture(scope="session")
def _elsewhere(tmp_path_factory, _server):
    folder = tmp_path_factory.mktemp("elsewhere")
    server = HostServer(folder, 0)
    server.RequestHandlerClass = lambda *args: HostHandler(*args, directory=str(folder))
    server.url = server.url.replace("127.0.0.1", "localhost")  # another site, not only another port
    server.folder = folder
    yield server
    server.shutdown()


@pytest.fixture
def site_url(server, site):
    """The site in a sub-folder, as somebody may have put it."""
    folder = site.parent / "a/b"
    if not folder.exists():
        folder.parent.mkdir(exist_ok=True)
        folder.symlink_to(site)
    return server.url.replace("site/", "a/b/")


@pytest.fixture
def host(_elsewhere, site_url, new_context):
    """`host(body)` opens a page elsewhere with this body; `events` of tables are collected in `window.told`."""
    script = _elsewhere.folder / "host.js"
    script.write_text(
        "window.told = [];\n"
        "for (const type of ['ready', 'state', 'decided', 'answered', 'link', 'failed'])\n"
        "    addEventListener(`speciate-${type}`, ({ target, detail }) => told.push({ id: target.id, ...detail }));\n"
        "window.heard = [];\n"
        "addEventListener('message', ({ data, origin }) => heard.push({ origin, ...data }));\n"
    )
    _elsewhere.policy = POLICY.format(f"'self' {site_url.rsplit('/', 3)[0]}")

    def show(body: str, near: bool = False, **options):
        page = new_context(**options).new_page()
        tags = f'<script src="host.js"></script><script src="{site_url}embed/speciate-table.js" async></script>'
        text = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>{tags}<h1>A page</h1>{body}'
        (_elsewhere.folder / "page.html").write_text(text)
        # Another site, where this browser denies all storage to a frame; or only another origin of the same.
        page.goto(_elsewhere.url.replace("localhost", "127.0.0.1" if near else "localhost") + "page.html")
        return page

    return show


def table(name="t", link="", **attributes) -> str:
    fields = {"id": name, "link": link or some_link("marine", 20), **attributes}
    written = " ".join(f'{key}="{html.escape(str(value))}"' for key, value in fields.items())
    return f"<speciate-table {written}></speciate-table>"


def inside(page, name="t"):
    return page.frame_locator(f"#{name} iframe")


def frame_of(page, name="t"):
    return page.locator(f"#{name} iframe").element_handle().content_frame()


def message(page, until, condition: str, name="t"):
    """The first thing a table told for which this holds."""
    return until(page, f"told.find(one => one.id === '{name}' && {condition})")


def test_the_script_is_small(site):
    assert (site / "embed/speciate-table.js").stat().st_size <= 10_000


def test_to_watch(host, until):
    page = host(table(controls="watch", start="touch"))
    there = inside(page)
    there.locator("#p-board .board").wait_for()
    there.locator("#wake").wait_for()  # it comes after the picture, with the modules
    assert page.evaluate("told.length") == 0, "a picture until it is touched"
    there.locator("#wake").click()
    ready = message(page, until, "one.type === 'ready'")
    assert (ready["game"], ready["decisions"], ready["controls"]) == ("marine", 20, "watch")
    there.locator(".hn:text-is('0')").wait_for()
    assert there.locator("[data-value]").count() == 0 and there.locator("#undo, #reset").first.is_hidden()
    page.evaluate("document.querySelector('#t').go(18)")
    message(page, until, "one.type === 'state' && one.at === 18")
    there.locator("#play").click()
    message(page, until, "one.type === 'state' && one.at === 20")
    page.evaluate("document.querySelector('#t').go(3)")
    message(page, until, "one.type === 'state' && one.at === 3")
    page.evaluate("document.querySelector('#t').play()")
    message(page, until, "one.type === 'state' && one.at === 5")
    page.evaluate("document.querySelector('#t').pause()")
    assert there.locator("#recent li, .recent li").count() > 0


def test_before_python_is_awake_no_key_and_no_button_does_harm(host, until):
    page = host(table(controls="try", start="touch"))
    inside(page).locator("#wake").wait_for()
    frame = frame_of(page)
    frame.locator("#main").focus()
    for key in ("Escape", "u", "r", "[", "]", "?", "1", "ArrowRight", "Escape"):
        page.keyboard.press(key)
    frame.evaluate("for (const one of document.querySelectorAll('.eh button, .hist button')) one.click()")
    card = "const { dataset } = document.querySelector('.pan').appendChild(document.createElement('i'));"
    frame.evaluate(card + "dataset.card = 'h-E3'; document.querySelector('[data-card=h-E3]').click()")
    assert frame.locator("#wake").is_visible() and page.evaluate("told.length") == 0
    frame.locator("#wake").click()
    message(page, until, "one.type === 'ready'")  # the console has stayed silent, too


def test_to_try(host, until):
    page = host(table(controls="try", at=12))
    there = inside(page)
    message(page, until, "one.type === 'ready' && one.decisions === 12")
    for _ in range(2):
        if there.locator("#curtain-take").count():
            there.locator("#curtain-take").click()
        before = int(there.locator(".hn").text_content())
        there.locator(".prompt .choice").first.click()
        there.locator("#commit:not([disabled])").click()
        message(page, until, f"one.type === 'state' && one.decisions > {before}")
    link = page.evaluate("document.querySelector('#t').link()")
    assert unpack(link).match.ply >= 14
    assert unpack(link).match.decisions[:12] == some_match("marine", 20)[1].decisions[:12]
    there.locator("#undo").click()
    there.locator("#reset").click()
    there.locator(".hn:text-is('12')").wait_for()


def test_the_game_of_a_day(host, until):
    """Its link has a name and a value, as what is added to other links has."""
    page = host(table(link="day=c20261124", controls="try", start="touch"))
    there = inside(page)
    there.locator("#wake").click()
    ready = message(page, until, "one.type === 'ready'")
    assert (ready["game"], ready["decisions"]) == ("climate", 0)
    assert unpack(page.evaluate("document.querySelector('#t').link()")).setup.seed == 2026_11_24


def test_to_decide(host, until):
    page = host(table(controls="decide", at=15))
    choice = some_match("marine", 15)[1].choice
    there = inside(page)
    there.locator(".prompt .choice").first.wait_for()
    value = str(choice.values[-2])
    there.locator(f'.prompt [data-value="{value}"]').click()
    there.locator("#commit:not([disabled])").click()
    decided = message(page, until, "one.type === 'decided'")
    assert (decided["at"], decided["seat"]) == (15, choice.seat)
    assert decided["token"] == choice.domain.token(int(value)) and decided["question"] == choice.key
    assert decided["value"] == int(value) and decided["text"]
    there.locator(".prompt.idle").wait_for()
    assert there.locator("[data-value]").count() == 0, "one choice is one choice"
    there.locator("#reset").click()
    there.locator(".prompt .choice").first.wait_for()


def test_only_the_picture(host, until):
    page = host(table(controls="none"))
    message(page, until, "one.type === 'ready'")
    there = inside(page)
    assert there.locator("#p-board .board").is_visible() and there.locator("#prompt, #tabs, .eb").first.is_hidden()


def test_it_is_as_high_as_its_content(host, until):
    page = host(table(controls="try"))
    message(page, until, "one.type === 'ready'")
    frame = frame_of(page)
    frame.evaluate("document.fonts.ready.then(() => 0)")
    for width in (360, 700, 1200):
        page.set_viewport_size({"width": width, "height": 900})
        until(frame, f"innerWidth < {width} && innerWidth > {width} - 60")
        wait_for(page, lambda: too_high(page, "t"), lambda pixels: abs(pixels) <= 1, f"the height at {width}")
        assert frame.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_several_tables_share_one_python_and_none_meets_another(host, until, server):
    server.asked.clear()
    page = host(
        "".join(
            table(f"t{n}", some_link(game, 10 + n), controls="try")
            for n, game in enumerate(("marine", "dominant", "marine"))
        ),
        near=True,
        viewport={"width": 700, "height": 3000},
    )
    for n in range(3):
        message(page, until, f"one.type === 'ready' && one.decisions === {10 + n}", f"t{n}")
    assert sum(path.endswith("pyodide.asm.wasm") for path in server.asked) == 1
    assert inside(page, "t1").locator("#p-board").count() == 1
    before = inside(page, "t2").locator("#p-board .board").inner_html()
    page.evaluate("document.querySelector('#t0').go(3)")
    message(page, until, "one.type === 'state' && one.at === 3", "t0")
    assert inside(page, "t2").locator("#p-board .board").inner_html() == before
    page.evaluate("document.querySelector('#t0').remove()")
    page.evaluate("document.querySelector('#t2').go(4)")
    message(page, until, "one.type === 'state' && one.at === 4", "t2")


KEPT = """async () => ({
    cookies: document.cookie,
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: ((await navigator.serviceWorker?.getRegistrations()) ?? []).length,
})"""


def test_nothing_is_stored_where_it_could_be(host, until):
    page = host("", near=True, idle=True)
    page.clock.install()
    page.reload()
    page.evaluate(f"document.body.insertAdjacentHTML('beforeend', {json.dumps(table(controls='try'))})")
    message(page, until, "one.type === 'ready'")
    page.clock.fast_forward("01:00")  # a page of the site would have begun to make its snapshot by then
    page.clock.run_for(1000)
    assert page.context.cookies() == [] and page.workers == []
    assert frame_of(page).evaluate(KEPT) == {
        "cookies": "", "local": 0, "session": 0, "databases": 0, "caches": 0, "workers": 0
    }  # fmt: skip


def test_in_a_sandbox(host, until):
    page = host(table(controls="decide", at=15, sandbox=""))
    assert page.get_attribute("#t iframe", "sandbox") == "allow-scripts"
    there = inside(page)
    there.locator(".prompt .choice").first.click()
    there.locator("#commit:not([disabled])").click()
    assert message(page, until, "one.type === 'decided'")["at"] == 15
    assert page.evaluate("heard.every(one => one.origin === 'null')")


def test_a_bare_frame_needs_no_script(host, site_url, until):
    link = some_link("dominant", 14)
    page = host(f'<iframe id="f" sandbox="allow-scripts" src="{site_url}embed/#{link}&controls=watch&at=9"></iframe>')
    page.frame_locator("#f").locator(".hn:text-is('9')").wait_for()
    assert until(page, "heard.find(one => one.type === 'size')")["height"] > 300


def test_where_the_host_of_the_site_shares_nothing_a_sandbox_shows_a_picture_and_says_so(host, server, console):
    del server.headers["Access-Control-Allow-Origin"]
    console.allow("blocked by CORS policy", "net::ERR_FAILED")  # the browser says why
    page = host(table(sandbox=""))
    there = inside(page)
    there.locator("#apart").wait_for()
    assert there.locator("#p-board .board").is_visible()
    assert there.locator("#apart a").get_attribute("href").startswith("../marine/#m1.")


def test_without_a_store_of_any_kind(host, until):
    """Another test has a browser without shared workers."""
    page = host("")
    for lost in ("caches", "indexedDB", "localStorage"):
        lack = f"delete self.{lost}; Object.defineProperty(self, '{lost}', {{ value: undefined }})"
        page.context.add_init_script(lack)
    page.reload()
    page.evaluate(f"document.body.insertAdjacentHTML('beforeend', {json.dumps(table())})")
    message(page, until, "one.type === 'ready'")


JUNK = """
[null, undefined, 0, 'speciate', [], {}, { speciate: 2, type: 'go', at: 3 }, { speciate: 1 },
 { speciate: 1, type: 'go' },
 { speciate: 1, type: 'go', at: -1 }, { speciate: 1, type: 'go', at: 1.5 }, { speciate: 1, type: 'go', at: '3' },
 { speciate: 1, type: 'go', at: 1e9 }, { speciate: 1, type: 'open' }, { speciate: 1, type: 'open', link: {} },
 { speciate: 1, type: 'open', link: 'x'.repeat(30000) }, { speciate: 1, type: 'toString' },
 { speciate: 1, type: '__proto__' },
 { speciate: 1, type: ['go'], at: 3 }, { speciate: '1', type: 'play' }, { speciate: 1, type: 'show', theme: 'red' },
 new Map([['speciate', 1]]), new Date(), /go/, { speciate: 1, type: 'open', link: 'm1.', seat: 99 }]
"""


def test_bad_messages_are_counted_and_change_nothing_and_a_broken_link_is_told_as_such(host, until):
    page = host(table(controls="watch", at=7))
    message(page, until, "one.type === 'ready'")
    sent = page.evaluate(
        f"(() => {{ const junk = {JUNK}; const frame = document.querySelector('#t iframe').contentWindow;"
        " for (const one of junk) frame.postMessage(one, '*'); return junk.length; })()"
    )
    page.evaluate("document.querySelector('#t').go(8)")
    state = message(page, until, "one.type === 'state' && one.at === 8")
    assert state["ignored"] == sent
    frame = frame_of(page)
    bad = "[null, {}, { speciate: 1, type: 'size', height: -3 }, 'x']"
    frame.evaluate(f"for (const one of {bad}) parent.postMessage(one, '*')")
    until(page, "document.querySelector('#t').ignored === 4")
    page.evaluate(  # what comes from elsewhere than the frame is nothing to the element
        "for (const one of [{ speciate: 1, type: 'decided', token: 'forged' }, { end: 1 }]) postMessage(one, '*')"
    )
    until(page, "heard.some((one) => one.end)")
    assert not page.evaluate("told.some(one => one.token === 'forged')")
    page.evaluate("document.querySelector('#t').open({ link: 'm1.Zbroken' })")  # a good message of a broken link
    assert message(page, until, "one.type === 'failed'")["code"].startswith("error.link")
    page.evaluate(f"document.querySelector('#t').open({{ link: {json.dumps(some_link('marine', 8))}, at: 4 }})")
    message(page, until, "one.type === 'ready' && one.decisions === 8")


def test_only_the_origin_that_is_named_is_listened_to_and_told(host, site_url, until, console):
    src = f"{site_url}embed/#{some_link()}&controls=watch&at=5&host="
    page = host(f'<iframe id="f" src="{src}https%3A%2F%2Fsomewhere.example"></iframe>')
    there = page.frame_locator("#f")
    there.locator(".hn:text-is('5')").wait_for()
    frame = page.locator("#f").element_handle().content_frame()
    frame.evaluate("addEventListener('message', () => { window.reached = true })")
    page.evaluate("document.querySelector('#f').contentWindow.postMessage({ speciate: 1, type: 'go', at: 9 }, '*')")
    until(frame, "window.reached")
    there.locator("#h-next").click()
    there.locator(".hn:text-is('6')").wait_for()  # one step from 5, and not from 9
    frame.evaluate("parent.postMessage({ end: 1 }, '*')")
    until(page, "heard.length")
    assert page.evaluate("heard[0].end") == 1
    console.allow("does not match the recipient")  # Chromium may say what it has kept back


def test_attributes_change_what_is_shown(host, until):
    page = host(table(controls="watch", at=5, lang="it", theme="dark"))
    message(page, until, "one.type === 'ready'")
    frame = frame_of(page)
    root = "document.documentElement.lang + ' ' + document.documentElement.dataset.theme"
    assert frame.evaluate(root) == "it dark"
    assert "Decisione 5 di 20" in inside(page).locator(".prompt .who").inner_text()
    page.evaluate(
        "for (const [name, value] of Object.entries({ at: 9, lang: 'en', theme: 'light' }))"
        " document.querySelector('#t').setAttribute(name, value)"
    )
    message(page, until, "one.type === 'state' && one.at === 9")
    inside(page).locator(".prompt .who:has-text('Decision 9 of 20')").wait_for()
    assert frame.evaluate(root) == "en light"
    odd = "{ speciate: 1, type: 'show', lang: 'valueOf', theme: 'dark' }"
    page.evaluate(f"document.querySelector('#t iframe').contentWindow.postMessage({odd}, '*')")
    until(frame, "document.documentElement.dataset.theme === 'dark'")
    assert frame.evaluate(root) == "en dark"


def test_a_link_of_an_older_release_brings_its_rules(host, until):
    release, game = OLDER[0]
    page = host(table(link=game["link"], controls="try"))
    ready = message(page, until, "one.type === 'ready'")
    assert ready["release"] == release["version"] and ready["decisions"] == game["made"]
    assert release["version"] in inside(page).locator("#old-rules").inner_text()


def test_a_table_whose_python_dies_comes_back_without_shared_workers_too(host, until):
    page = host(table(controls="watch", at=6), near=True)
    page.context.add_init_script("delete self.SharedWorker; self.SharedWorker = undefined")
    page.reload()
    message(page, until, "one.type === 'ready'")
    page.evaluate("told.length = 0")
    end_workers(page)
    message(page, until, "one.type === 'ready'")


def test_the_gallery_and_the_code_it_gives(page, host, until, site_url):
    page.goto(f"{site_url}embed/gallery.html#{some_link('dominant', 16)}&at=11")
    page.evaluate("window.told = []; addEventListener('speciate-decided', ({ detail }) => told.push(detail))")
    for name in ("table-watch", "table-try", "table-decide"):
        stand = page.locator("[data-stand]").nth(["table-watch", "table-try", "table-decide"].index(name))
        assert stand.locator("svg.board").is_visible()
        stand.locator("[data-begin]").click()
        there = inside(page, name)
        there.locator("#p-board .board").wait_for()
        there.locator(QUESTION).wait_for()
    there = inside(page, "table-decide")
    there.locator(".prompt .choice").first.click()
    there.locator("#commit:not([disabled])").click()
    until(page, "told.length === 1")
    assert page.evaluate("told[0].token") in page.inner_text("#told-decide")
    page.select_option("[name=controls]", "try")
    page.select_option("[name=lang]", "it")
    code = page.text_content("#own-code")
    assert 'at="11"' in code and 'controls="try"' in code and 'lang="it"' in code
    assert code.startswith(f'<script src="{site_url}embed/speciate-table.js" async></script>')
    page.select_option("[name=as]", "frame")
    page.check("[name=sandbox]")
    frame = page.text_content("#own-code")
    source = rf'<iframe src="{re.escape(site_url)}embed/#d1\.[\w-]+&amp;at=11&amp;controls=try&amp;lang=it'
    assert re.match(source, frame)
    code = code.replace("<speciate-table ", '<speciate-table id="t" ')
    elsewhere = host(code + frame.replace("<iframe ", '<iframe id="f" '))
    assert message(elsewhere, until, "one.type === 'ready'")["decisions"] == 11
    elsewhere.locator("#f").scroll_into_view_if_needed()
    elsewhere.frame_locator("#f").locator(".hn:text-is('11')").wait_for()


def test_the_gallery_starts_nothing_before_it_is_touched_and_lessons_no_python_at_all(page, host, server, until):
    server.asked.clear()
    page.goto("embed/gallery.html")
    for stand in page.locator("[data-stand]").all():
        stand.scroll_into_view_if_needed()
        page.evaluate("new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))")
    page.evaluate("fetch('../about.html').then((answer) => answer.text())")  # comes after all that scrolling asked for
    assert page.locator("iframe").count() == 0
    assert not [path for path in server.asked if re.search(r"/py/|worker|shared|speciate-table|embed/$", path)]
    stand = page.locator("[data-stand]", has=page.locator("svg.board")).last
    stand.locator("[data-begin]").click()
    there = page.frame_locator("#table-puzzle iframe")
    there.locator(".answers .choice").first.click()
    said = there.locator(".said h4").first.inner_text().split(":")[0]
    page.locator("#told-puzzle", has_text=said).wait_for()
    page.evaluate("document.querySelector('#table-puzzle').remove()")

    asks = "<speciate-table id='{}' mode='{}' scenario='{}' {}></speciate-table>".format
    body = asks("t", "lesson", "M-L03", "lang='it'") + asks("boxed", "puzzle", "C-P1", "sandbox")
    body += "<speciate-table id='rule' mode='demo' rule='M4.10'></speciate-table>"
    body += "<speciate-table id='unruled' mode='demo' rule='M99'></speciate-table>"
    body += asks("kind", "lesson", "M-P1", "") + asks("none", "puzzle", "M-P99", "") + asks("mode", "teach", "M-P1", "")
    page = host(body, near=True, viewport={"width": 700, "height": 4000})
    for name, code in {
        "kind": "error.scenario",
        "none": "error.scenario",
        "unruled": "error.scenario",
        "mode": "error.mode",
    }.items():
        assert message(page, until, "one.type === 'failed'", name)["code"] == code
        assert inside(page, name).locator("#apart").is_visible()
    asked = {
        "t": ("lesson", "M-L03", "marine"),
        "boxed": ("puzzle", "C-P1", "climate"),
        "rule": ("demo", "M-L10", "marine"),
    }
    inside(page, "rule").locator(".title:has-text('M4.10')").wait_for()
    for name, (mode, scenario, game) in asked.items():
        ready = message(page, until, "one.type === 'ready'", name)
        assert (ready["mode"], ready["scenario"], ready["game"]) == (mode, scenario, game)
        for pressed, button in enumerate(inside(page, name).locator(".answers .choice").all(), 1):
            button.click()
            judged = message(page, until, f"one.type === 'answered' && one.tries === {pressed}", name)
            assert judged["scenario"] == scenario and judged["answer"] and not judged["shown"]
            if judged["verdict"] == "right":
                break
            assert judged["verdict"] in ("wrong", "refused")
        assert judged["verdict"] == "right"
        page.evaluate(f"document.querySelector('#{name}').reset()")
        inside(page, name).locator(".lesson:not(.solved)").wait_for()
    assert inside(page).locator("html").get_attribute("lang") == "it"
    page.evaluate("document.querySelector('#t').setAttribute('scenario', 'M-L04')")
    message(page, until, "one.type === 'ready' && one.scenario === 'M-L04'")
    assert list(frame_of(page).evaluate(KEPT).values()) == ["", 0, 0, 0, 0, 0]
    wait_for(page, lambda: too_high(page, "t"), lambda pixels: abs(pixels) <= 1, "the frame is as high as its lesson")
    assert not [path for path in server.asked if re.search(r"/py/|worker", path)]


@pytest.mark.parametrize("width", [700, 1000])
def test_a_frame_is_as_high_as_its_content_in_the_layout_that_this_height_brings(host, until, width):
    """It begins low, as a phone on its side, where a lesson needs more height than in the frame that it grows to."""
    asks = {"demo": "rule='M4.10'", "puzzle": "scenario='C-P1'", "lesson": "scenario='M-L04'"}
    body = "".join(f"<speciate-table id='{it}' mode='{it}' {which}></speciate-table>" for it, which in asks.items())
    page = host(body, viewport={"width": width, "height": 4000})
    for mode in asks:
        message(page, until, "one.type === 'ready'", mode)
        wait_for(page, lambda mode=mode: too_high(page, mode), lambda pixels: abs(pixels) <= 1, mode)


def too_high(page, name) -> int:
    """Pixels that a frame is higher than what is in it, which grows while it is laid out."""
    within = frame_of(page, name).evaluate("document.getElementById('main').scrollHeight")
    return page.locator(f"#{name} iframe").evaluate("(iframe) => iframe.clientHeight") - within


# What of an asked position is cut, and whether the board stands beside the question, on the same lines of the page.
ASKED = """() => {
    const parts = [...document.querySelectorAll("main, .tch, .shown")];
    const [board, asked] = [".shown.p-board", ".tch"].map(one => document.querySelector(one).getBoundingClientRect());
    return {
        cut: parts.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.className),
        beside: board.right <= asked.left && board.top < asked.bottom && board.bottom > asked.top,
    };
}"""


@pytest.mark.parametrize("asked", ["M-P1&mode=puzzle", "D-L01&mode=lesson", "C-L03&mode=lesson", "B-L06&mode=lesson"])
def test_a_frame_with_room_for_both_has_the_board_beside_the_question(page, asked):
    page.goto(f"embed/lesson.html#{asked}&lang=es")
    page.locator(".answers .choice").first.wait_for()
    for width in (620, 621, 660, 720, 860, 900, 901, 1100):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate(ASKED) == {"cut": [], "beside": width > 620}, width


@pytest.mark.parametrize("asked", ["M4.10", "M6.2", "C-L03"])
def test_a_picture_can_be_seen_by_all(page, asked):
    page.goto(f"embed/lesson.html#{asked}&mode=picture")
    page.locator(".still > *").first.wait_for()
    axe_at_every_size(page)


def test_a_picture_is_its_still_and_its_question_and_nothing_else(host, server, until):
    server.asked.clear()
    asks = "<speciate-table id='{}' mode='picture' {}></speciate-table>".format
    wanted = {
        "t": ("rule='M4.10' lang='it'", "M-L10", "marine"),
        "boxed": ("scenario='C-L03' theme='dark' sandbox", "C-L03", "climate"),
        "seen": ("rule='M6.2'", "M-R6.2", "marine"),
        "pair": ("rule='M6.1'", "M-R6.1", "marine"),
        "puzzle": ("scenario='D-P1'", "D-P1", "dominant"),
    }
    body = "".join(asks(name, named) for name, (named, *_) in wanted.items())
    page = host(
        body + asks("none", "rule='M99'") + asks("sight", "scenario='M-R6.2'"), viewport={"width": 390, "height": 4000}
    )
    for name, (_, scenario, game) in wanted.items():
        ready = message(page, until, "one.type === 'ready'", name)
        assert (ready["mode"], ready["scenario"], ready["game"]) == ("picture", scenario, game)
        frame = frame_of(page, name)
        stills = frame.locator(".still > *")
        stills.first.wait_for()
        assert stills.count() == (2 if name == "pair" else 1)
        assert frame.locator(":is(.board, .panel):visible").count() >= 1
        label, asked = frame.locator(".still").get_attribute("aria-label"), frame.locator(".asked")
        assert (label and asked.inner_text().endswith("?")) or name == "t"
        there = frame.locator("#main").inner_text()
        assert asked.inner_text() in there and "Open in" not in there and "Apri in" not in there
        assert frame.locator(":is(button, input, summary, [tabindex='0'], [role=button]):visible").count() == 0
        wait_for(page, lambda name=name: too_high(page, name), lambda pixels: abs(pixels) <= 1, name)
    assert inside(page).locator(".asked a").get_attribute("href").endswith("marine/regole.html#M4.10")
    for name in ("none", "sight"):
        assert message(page, until, "one.type === 'failed'", name)["code"] == "error.scenario"
    page.evaluate("document.querySelector('#puzzle').setAttribute('scenario', 'D-P2')")
    message(page, until, "one.type === 'ready' && one.scenario === 'D-P2'", "puzzle")
    assert not [path for path in server.asked if re.search(r"/py/|worker", path)]


def test_the_share_panel_leads_to_the_gallery(page):
    page.goto(f"marine/#{some_link('marine', 18)}")
    page.wait_for_selector(".hn:text-is('18')", state="attached")
    page.click("#share")
    page.wait_for_selector("#d-share[open]")
    with page.expect_popup() as opened:
        page.click("#d-share [data-embed]")
    opened.value.wait_for_selector("#own-code:has-text('m1.')", state="attached")
    link = page.input_value("#d-share [data-link]").split("#")[1]
    assert link in opened.value.text_content("#own-code")


def test_every_table_can_be_used_by_all(page):
    link = some_link("marine", 40)
    page.goto(f"embed/#{link}&controls=try&start=touch")
    page.locator("#wake").wait_for()
    axe_at_every_size(page)
    page.click("#wake")
    page.locator(".prompt .choice").first.wait_for()
    page.click("#h-prev")
    page.wait_for_selector("#past-return")
    for _ in resized(page):
        for tab in page.locator("#tabs label").all():
            tab.click()
            axe(page)
    page.evaluate("to => { location.hash = to }", f"{link}&at=20&controls=decide")
    page.locator(".hn:text-is('20')").wait_for(state="attached")
    page.locator(".prompt .choice").first.click()
    page.click("#commit:not([disabled])")
    page.locator(".prompt.idle").wait_for()
    axe_at_every_size(page)
    page.evaluate("to => { location.hash = to }", f"{link}&at=20&controls=watch")
    page.locator("#play:visible").wait_for()
    axe_at_every_size(page)
