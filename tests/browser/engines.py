"""Other engines than Chromium, where the machine has them: each is driven by what it evaluates, and by nothing else."""

import json
import os
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tests.browser.hand import PATIENCE

MINIBROWSERS = [
    str(found)
    for version in ("4.1", "4.0")  # the driver is of the newer one where both are installed
    for folder in ("lib", "lib/*", "libexec")  # where Arch, Debian and Fedora keep it
    for found in Path("/usr").glob(f"{folder}/webkit2gtk-{version}/MiniBrowser")
]

TEXT = "document.body.innerText"


def missing(engine: str) -> str:
    """Why this engine cannot be driven here; "" if it can."""
    needs = {"firefox": ["firefox-esr"], "webkit": ["WebKitWebDriver", "Xvfb"]}[engine]
    lacking = [name for name in needs if not shutil.which(name)]
    if engine == "webkit" and not MINIBROWSERS:
        lacking.append("MiniBrowser")
    return f"this machine has no {' and no '.join(lacking)}" if lacking else ""


class Driven:
    """A page of some engine."""

    evaluate: Callable[[str], Any]
    """Returns the value of an expression, or of a promise."""

    def until(self, expression: str):
        """The value of an expression, as soon as it is true."""
        return self.asked(lambda: self.evaluate(expression), bool, expression)

    def asked(self, ask: Callable[[], Any], holds: Callable[[Any], bool], what: str):
        """What `ask()` answers, as soon as that holds."""
        end = time.monotonic() + PATIENCE / 1000
        while True:
            try:
                if holds(answer := ask()):
                    return answer
            except Exception as error:  # a page on its way to another has nothing to say
                answer = error
            if time.monotonic() > end:
                with suppress(Exception):
                    what += f"; the page is at {self.evaluate('location.href')}: {self.evaluate(TEXT)!r}"
                raise AssertionError(f"it did not come: {what}; the last answer was {answer!r}")
            time.sleep(0.05)


class Firefox(Driven):
    def __init__(self, page) -> None:
        self.page = page
        self.goto, self.evaluate = page.goto, page.evaluate

    def reload(self) -> None:
        self.page.reload()


class WebKit(Driven):
    """WebDriver without a library: a session is a handful of posts."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}/session"
        binary = MINIBROWSERS[0]
        options = {"binary": binary, "args": ["--automation"]}
        wanted = {"alwaysMatch": {"browserName": "MiniBrowser", "webkitgtk:browserOptions": options}}
        self.url += "/" + self.post("", {"capabilities": wanted})["sessionId"]

    def post(self, path: str, body: dict[str, object]):
        data = json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE / 1000) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(error.read().decode()) from None

    def goto(self, url: str) -> None:
        self.post("/url", {"url": url})

    def reload(self) -> None:
        self.post("/refresh", {})

    def evaluate(self, expression: str):
        script = (
            "const done = arguments[arguments.length - 1];"
            f"Promise.resolve().then(() => ({expression})).then(done, error => done(String(error)));"
        )
        return self.post("/execute/async", {"script": script, "args": []})

    def close(self) -> None:
        with suppress(Exception):
            urllib.request.urlopen(urllib.request.Request(self.url, method="DELETE"), timeout=20)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextmanager
def driven(playwright, engine: str, folder: Path):
    """A page of an engine, with nothing kept from before."""
    if engine == "firefox":
        browser = playwright.firefox.launch(channel="moz-firefox", executable_path=shutil.which("firefox-esr"))
        page = browser.new_page()
        page.set_default_timeout(PATIENCE)
        yield Firefox(page)
        browser.close()
        return
    display = f":{free_port() % 20000 + 100}"
    home = {"HOME": str(folder), "XDG_CACHE_HOME": str(folder / "cache"), "XDG_DATA_HOME": str(folder / "data")}
    sandbox = {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}  # the test may be root, or in a container
    port = free_port()
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    screen = subprocess.Popen(["Xvfb", display, "-screen", "0", "1440x900x24"], **quiet)
    environment = os.environ | home | sandbox | {"DISPLAY": display}
    driver = subprocess.Popen(["WebKitWebDriver", f"--port={port}"], env=environment, **quiet)
    page = None
    try:
        end = time.monotonic() + 30
        while page is None:
            try:
                page = WebKit(port)
            except OSError:
                assert time.monotonic() < end, "WebKitWebDriver does not answer"
                time.sleep(0.2)
        yield page
    finally:
        if page:
            page.close()
        for process in (driver, screen):
            process.terminate()
            process.wait(10)
