"""Without a network: everything after one visit, from a sub-folder; and from one release to the next."""

import json
import shutil
import struct
from datetime import datetime

import pytest
from speciate.engine import find_games
from speciate.scenario import scenarios_of

from web.tools.browser import launch, launch_with_profile
from web.tools.precache import write_service_worker
from web.tools.serve import Server

from .hand import PATIENCE, READY, Hand, end_workers, wait_for

KEPT = "navigator.serviceWorker?.controller?.state === 'activated'"
UPDATE = "navigator.serviceWorker.getRegistration().then(one => one.update()).then(() => 1, error => String(error))"
REGISTERED = "navigator.serviceWorker.getRegistration().then(Boolean)"
NEXT = "meta[name=release][content=next]"
WAITING = "navigator.serviceWorker.getRegistration().then(one => Boolean(one.waiting))"


FIRST = next(iter(find_games()))


def alone(game: str) -> str:
    """One person against computers of both kinds, on all seats: what `Hand.start` wants."""
    return "g" + "r" * (len(find_games()[game].places) - 2) + "p"


class Host:
    """A site in the folder /a/b/ of a server that can be stopped, and updated to another release."""

    def __init__(self, site, folder) -> None:
        self.folder, self.site = folder, folder / "a/b"
        shutil.copytree(site, self.site)
        (self.site / "bare.html").unlink()
        self.port = 0
        self.start()

    def start(self) -> None:
        self.server = Server(self.folder, self.port)
        self.port = self.server.server_port
        self.url = self.server.url + "a/b/"

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def release(self, name: str) -> None:
        """Another release: all pages bear its name, all assets have another address, and the old ones are gone."""
        [old] = (self.site / "assets").iterdir()
        new = old.rename(old.with_name(f"{int(old.name, 16) ^ 0xABC:012x}"))
        for page in [*self.site.rglob("*.html"), *self.site.glob("*.webmanifest")]:
            text = page.read_text().replace(old.name, new.name)
            page.write_text(text.replace("</head>", f'<meta name="release" content="{name}"></head>'))
        write_service_worker(self.site)


@pytest.fixture
def host(site, tmp_path):
    host = Host(site, tmp_path / "served")
    yield host
    host.stop()


@pytest.fixture
def visitor(chromium, host, console):
    """Makes contexts of new visitors of the host."""
    contexts = []

    def new(**options):
        context = chromium.new_context(base_url=host.url, viewport={"width": 1440, "height": 900}, **options)
        context.set_default_timeout(PATIENCE)
        listen(context, console)
        contexts.append(context)
        return context

    yield new
    for context in contexts:
        context.close()


def listen(context, console) -> None:
    context.on("console", lambda message: console.append(f"{message.type}: {message.text} {message.location}"))
    context.on("weberror", lambda error: console.append(f"uncaught: {error.error}"))


def visit(context, until, path="index.html"):
    page = context.new_page()
    page.goto(path)
    until(page, KEPT)
    return page


def release_of(page) -> str:
    return page.evaluate("document.querySelector('meta[name=release]')?.content ?? ''")


def solve(page) -> None:
    """Try the answers of the lesson that is open until one is right."""
    lesson = page.locator(".lesson:target")
    for choice in lesson.locator(".answers .choice").all():
        choice.click()
        lesson.locator(".said h4:focus").wait_for()
        if lesson.locator(".verdict.right").count():
            return
    raise AssertionError("no answer is right")


def test_after_one_visit_all_of_it_works_in_a_cold_browser_without_a_network(
    host, playwright, chromium, tmp_path, console, until
):
    profile = str(tmp_path / "profile")
    context = launch_with_profile(playwright, profile)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(host.url)
    until(page, KEPT)
    first, second, *_ = scenarios_of(FIRST, "lesson")
    page.goto(f"{host.url}{FIRST}/learn.html#{first.id}")
    solve(page)
    page.goto(f"{host.url}{FIRST}/learn.html#{second.id}")
    page.locator(".lesson:target .answers .choice").first.wait_for()
    context.close()  # in the middle of a lesson
    host.stop()
    context = launch_with_profile(playwright, profile)
    context.set_default_timeout(PATIENCE)
    context.set_offline(True)
    listen(context, console)
    page = context.new_page()
    page.goto(host.url)
    page.wait_for_selector("#offline-state:text-is('No network: everything on this page works all the same')")
    page.click(f"[data-way={FIRST}]")
    page.wait_for_url(f"**/{FIRST}/learn.html#{second.id}")
    solve(page)
    for path in sorted(path.relative_to(host.site).as_posix() for path in host.site.rglob("*.html")):
        if not path.startswith("embed/"):
            page.goto(host.url + path)
            assert page.evaluate(
                "document.styleSheets[0].cssRules.length > 100 && document.fonts.ready.then(() => true)"
            ), path
            assert page.title().endswith("Speciate"), path
    for game in find_games():
        hand = Hand(page, 3).sit_down(f"{host.url}{game}/", fast="1")
        hand.start(alone(game))
        for _ in range(2):
            hand.turn()
        hand.reload()
        page.click("#menu")
        page.select_option("#d-menu [data-choose=lang]", "it")
        page.wait_for_selector("#commit:text-is('Scegli')")
        page.click("#d-menu [data-rules]")
        page.wait_for_selector("html[lang=it] main.rules h2")
        page.evaluate("localStorage.removeItem('speciate.lang')")
    page.goto(host.url)
    page.wait_for_selector(f"#saved-list li:nth-child({len(find_games())})")
    context.close()
    host.start()


def test_an_address_that_is_not_there_leads_home_without_a_network(visitor, host, until):
    context = visitor()
    page = visit(context, until)
    context.set_offline(True)
    page.goto(host.url + "nowhere/at/all.html")
    assert page.url == host.url


def test_an_update_waits_for_the_end_of_a_game_and_is_offered_between_games(visitor, host, until):
    context = visitor()
    page = visit(context, until, FIRST + "/")
    hand = Hand(page, 2)
    page.wait_for_selector(READY, state="attached")
    hand.start(alone(FIRST))
    hand.turn()
    page.evaluate("window.before = 1")
    host.release("next")
    assert page.evaluate(UPDATE) == 1
    page.wait_for_selector("#news :text('waits until this game is over')")
    until(page, WAITING)
    for _ in range(2):
        hand.turn()
    assert page.evaluate("window.before") == 1
    end_workers(page)  # what the old release needs now is still there, though not on the server
    page.wait_for_selector("#news :text('Nothing is lost')")
    hand.turn()

    home = context.new_page()
    home.goto("index.html")
    assert release_of(home) == ""  # the old one still, whole
    home.click("#news button:text-is('Use it now')")
    home.wait_for_selector("#news :text('open in another tab')")
    assert home.evaluate(WAITING) and page.evaluate("window.before") == 1
    page.close()
    home.reload()
    home.click("#news button:text-is('Use it now')")
    home.wait_for_selector(NEXT, state="attached")
    home.click("#resume a")
    assert release_of(home) == "next"
    Hand(home).wait()
    assert home.evaluate("caches.keys().then(keys => keys.filter(key => key.includes('precache')).length)") == 1
    old = "caches.keys().then(keys => caches.open(keys.find(key => key.includes('precache'))))"
    kept = home.evaluate(f"{old}.then(cache => cache.keys()).then(keys => keys.map(key => new URL(key.url).pathname))")
    assert len({path.split("/assets/")[1][:12] for path in kept if "/assets/" in path}) == 1


def test_after_a_game_the_update_is_offered_at_its_own_table(visitor, host, until):
    context = visitor()
    page = visit(context, until, FIRST + "/")
    page.wait_for_selector(READY, state="attached")
    Hand(page, 2).start(alone(FIRST))
    host.release("next")
    assert page.evaluate(UPDATE) == 1
    page.wait_for_selector("#news :text('waits until this game is over')")
    page.click("#menu")
    page.click("#d-menu [data-menu=new]")
    page.click("#news button:text-is('Use it now')")
    page.wait_for_selector(NEXT, state="attached")


def test_a_release_that_a_host_has_half_replaced_is_not_taken(visitor, host, until, console):
    context = visitor()
    page = visit(context, until)
    host.release("next")
    about = host.site / "about.html"
    about.write_text(about.read_text() + "<!-- of yet another release -->")
    page.evaluate(UPDATE)
    until(page, "navigator.serviceWorker.getRegistration().then(one => !one.installing)")
    assert not page.evaluate(WAITING)
    host.stop()
    page.reload()
    assert release_of(page) == ""
    page.goto("about.html")
    assert release_of(page) == "" and "yet another" not in page.content()
    host.start()
    console.allow("Failed to load")  # the browser says what was wrong with the file


def test_an_update_fetches_only_what_has_changed(visitor, host, until):
    context = visitor()
    page = visit(context, until)
    asked = []
    host.release("next")
    context.on("request", lambda request: asked.append(request.url))
    assert page.evaluate(UPDATE) == 1
    until(page, WAITING)
    assert any("/assets/" in url for url in asked)
    assert not any("/py/" in url and "/assets/" not in url for url in asked)


READY_TO_GO = "#offline-state:text-is('Works without a network')"
NOT_ALL = "#offline-state:has-text('Not everything')"
CACHE = "caches.keys().then(keys => caches.open(keys.find(key => key.includes('precache'))))"


def test_files_are_fetched_when_nothing_has_been_pressed_for_a_second(visitor):
    page = visitor().new_page()
    page.clock.install(time=datetime(2026, 1, 1))
    page.clock.pause_at(datetime(2026, 1, 2))
    page.goto("index.html")
    for _ in range(3):
        page.keyboard.press("Shift")
        page.clock.run_for(900)
        assert not page.evaluate(REGISTERED)
    page.clock.run_for(200)
    wait_for(page, lambda: page.evaluate(REGISTERED), what="the service worker")


def test_a_first_visit_that_lacks_a_file_says_so_and_fetches_all_when_it_is_there(visitor, host, console):
    host.server.missing.add("regole.html")
    page = visitor().new_page()
    page.goto("index.html")
    page.wait_for_selector(NOT_ALL)
    host.server.missing.clear()
    page.wait_for_selector(READY_TO_GO)
    page.reload()
    page.wait_for_selector(READY_TO_GO)
    console.allow("Failed to load resource")  # the browser says which file was not there


def test_what_was_cleared_under_a_living_worker_is_not_promised_but_fetched_again(visitor, host, until, console):
    context = visitor()
    page = visit(context, until)
    count = f"{CACHE}.then(cache => cache.keys()).then(keys => keys.length)"
    all_of_them = page.evaluate(count)
    host.server.missing.add("regole.html")
    page.evaluate(f"{CACHE}.then(async cache => {{ for (const key of await cache.keys()) await cache.delete(key); }})")
    page.reload()
    page.wait_for_selector(NOT_ALL)
    host.server.missing.clear()
    page.wait_for_selector(READY_TO_GO)
    assert page.evaluate(count) == all_of_them
    host.stop()
    page.reload()
    page.wait_for_selector(".games")
    host.start()
    console.allow("Failed to load resource")  # the browser says which file was not there


@pytest.mark.parametrize(
    "lack",
    [
        "delete Navigator.prototype.serviceWorker",
        "if (self.ServiceWorkerContainer)"
        "  ServiceWorkerContainer.prototype.register = () => (self.refused = true, Promise.reject(Error()))",
    ],
    ids=["absent", "refused"],
)
def test_without_a_service_worker_the_site_is_as_good(visitor, until, lack):
    context = visitor()
    context.add_init_script(lack)
    page = context.new_page()
    Hand(page, 2).sit_down(FIRST + "/", fast="1").start(alone(FIRST))
    page.goto("index.html")
    page.wait_for_selector("#saved-list li")
    until(page, "self.refused || !navigator.serviceWorker")  # it is asked for after a quiet second
    assert not page.locator("#offline").is_visible()


@pytest.mark.parametrize("lang", ["en", "it"])
def test_it_can_be_installed(playwright, host, console, lang):
    """Asked of the browser with windows: the headless shell installs nothing, and has nothing to say against it."""
    with launch(playwright) as browser:
        context = browser.new_context(base_url=host.url, locale=lang)
        context.set_default_timeout(PATIENCE)
        listen(context, console)
        page = context.new_page()
        page.goto("index.html")
        page.wait_for_selector("#apart-box", state="detached")
        session = context.new_cdp_session(page)
        answer = session.send("Page.getAppManifest")
        assert not answer["errors"]
        errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert {error["errorId"] for error in errors} <= {"in-incognito"}  # as every context of a test is
        manifest = json.loads(answer["data"])
        for shortcut in manifest["shortcuts"]:
            page.goto(shortcut["url"])
            assert page.get_attribute("body", "data-view") == "setup"
    assert answer["url"] == f"{host.url}{lang}.webmanifest" and manifest["lang"] == lang
    for icon in manifest["icons"]:
        head = (host.site / icon["src"]).read_bytes()[:24]
        assert head[:8] == b"\x89PNG\r\n\x1a\n"
        assert "x".join(map(str, struct.unpack(">II", head[16:24]))) == icon["sizes"]
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    assert [shortcut["url"] for shortcut in manifest["shortcuts"]] == [f"{game}/" for game in find_games()]
