"""A real screen reader: Orca reads Chromium under a virtual display, and what it says can be asked for."""

import os
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, Playwright

from web.tools.browser import FLAGS, installed

from .hand import PATIENCE, wait_for

BUS_LAUNCHER = next(filter(os.path.exists, ["/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi-bus-launcher"]), "")
SETTINGS = f"""\
import orca.debug
import orca.settings
from gi.repository import Atspi
Atspi.set_timeout({PATIENCE}, {PATIENCE})
orca.debug.debugFile.reconfigure(line_buffering=True)
orca.settings.sayAllOnLoad = False
"""
"""Orca writes its log in blocks: without lines, the last words of each answer come with the words of the next one.
A browser that has not answered for 0.8 s is hung to it, and what has happened there it passes over, on a busy machine
too: it waits as long as a test does."""
SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*)'(?:\s*\{.*)?$")


def missing() -> str:
    """Why no screen reader can be heard here; "" if one can."""
    needs = ["orca", "Xvfb", "dbus-daemon", "busctl", "xdotool"]
    lacking = [name for name in needs if not shutil.which(name)]
    lacking += [] if BUS_LAUNCHER else ["at-spi-bus-launcher"]
    lacking += [] if installed() else ["Chromium with windows"]
    return f"this machine has no {' and no '.join(lacking)}" if lacking else ""


class Reader:
    """A page in a window, with the screen reader that reads it. Keys are pressed at the display, as a person does."""

    def __init__(self, page: Page, log: Path, env: dict[str, str]) -> None:
        self.page, self.log, self.env = page, log, env
        self.read = 0
        self.grown = time.monotonic() + 15

    @property
    def lines(self) -> list[str]:
        """Everything that was spoken so far."""
        text = self.log.read_text(errors="replace") if self.log.exists() else ""
        return [found[1].strip() for line in text.splitlines() if (found := SPOKEN.search(line))]

    def open(self, address: str) -> None:
        """Open a page and wait until the reader knows that it is loaded; what is said from now on is new.

        Whether it says "Finished loading", and whether before or after "Loading", depends on the order of the events.
        """
        self.read, before = len(self.lines), self.log.stat().st_size
        self.page.goto(address)
        self.wait_for_log(f"OBJECT EVENT: document:load-complete (0, 0, {self.page.title()})", before)

    def wait_for_log(self, words: str, since: int) -> None:
        """Wait until the log has these words; `since` is the size that it had before."""
        wait_for(self.page, lambda: self.log.read_bytes()[since:], lambda log: words.encode() in log, words)

    def press(self, *keys: str) -> None:
        """Press keys of the display (`Tab`, `Return`, `Down`, `question`); what is said from now on is new."""
        self.read = len(self.lines)
        subprocess.run(["xdotool", "key", "--delay", "120", *keys], env=self.env, check=True)

    def write(self, text: str) -> None:
        """Type a text; what is said from now on is new."""
        self.read = len(self.lines)
        subprocess.run(["xdotool", "type", "--delay", "60", text], env=self.env, check=True)

    def press_slow(self, key: str, event: str, seconds: float) -> None:
        """Press a key; as soon as the reader has this event of what came of it, the browser stops for so long.

        A late answer counts only from a program that has run for 15 s: this waits until then.
        """
        self.pause(self.grown)
        session = self.page.context.browser.new_browser_cdp_session()
        processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
        browser = next(process["id"] for process in processes if process["type"] == "browser")
        before = self.log.stat().st_size
        self.press(key)
        self.wait_for_log(event, before)
        os.kill(browser, signal.SIGSTOP)
        self.pause(time.monotonic() + seconds)
        os.kill(browser, signal.SIGCONT)

    def pause(self, end: float) -> None:
        """Let time pass until this moment of `time.monotonic()`, by a clock that needs no answer of the browser."""
        while time.monotonic() < end:
            time.sleep(0.1)

    def said(self) -> str:
        """What was spoken since the last press, in one line."""
        return " | ".join(self.lines[self.read :])

    def hear(self, *parts: str) -> str:
        """What was spoken since the last press, once all parts were heard in this order.

        What comes of two events is to be heard in two calls: while the reader takes an event into its queue it asks the
        browser, and may take in the next one first.
        """
        order = re.compile(".*?".join(map(re.escape, parts)), re.DOTALL | re.IGNORECASE)
        return wait_for(self.page, self.said, order.search, f"spoken: {parts}")


@contextmanager
def reader(playwright: Playwright, folder: Path) -> Iterator[Reader]:
    """Orca and a browser window on a display and a bus of their own; nothing of the person's is touched."""
    env = {**os.environ, "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "LANG": "C.UTF-8"}
    env.pop("WAYLAND_DISPLAY", None)
    folder.chmod(0o700)
    settings = folder / ".local/share/orca"
    settings.mkdir(parents=True)
    (settings / "orca-customizations.py").write_text(SETTINGS)
    # Orca leaves where pgrep finds another one, the person's or a second run's; here each has a session of its own.
    (folder / "bin").mkdir()
    (folder / "bin/pgrep").write_text("#!/bin/sh\nexit 1\n")
    (folder / "bin/pgrep").chmod(0o700)
    env["PATH"] = f"{folder / 'bin'}{os.pathsep}{env['PATH']}"
    log = folder / "orca.log"
    started: list[subprocess.Popen[str]] = []

    def start(*command: str, answers: bool = False) -> str:
        with open(folder / "programs.out", "a") as out:
            pipe = subprocess.PIPE if answers else out
            process = subprocess.Popen(command, env=env, stdout=pipe, stderr=out, text=True, start_new_session=True)
        started.append(process)
        return process.stdout.readline().strip() if process.stdout else ""

    try:
        # -r: keys do not repeat. On a loaded machine what presses a key may come late to let it go.
        env["DISPLAY"] = ":" + start(
            "Xvfb", "-displayfd", "1", "-screen", "0", "1440x900x24", "-nolisten", "tcp", "-r", answers=True
        )
        env["DBUS_SESSION_BUS_ADDRESS"] = start("dbus-daemon", "--session", "--nofork", "--print-address", answers=True)
        start(BUS_LAUNCHER, "--launch-immediately", "--a11y=1")
        start("orca", "--debug-file", str(log), "--disable", "braille")
        browser = playwright.chromium.launch(
            executable_path=installed(),
            headless=False,
            args=[*FLAGS, "--force-renderer-accessibility", "--window-size=1440,900"],
            env=dict(env.items()),
        )
        context = browser.new_context(no_viewport=True, locale="en")
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        orca = Reader(page, log, env)
        wait_for(page, lambda: orca.lines, bool, "the screen reader speaks")
        yield orca
        browser.close()
    finally:
        for process in reversed(started):
            os.killpg(
                process.pid, signal.SIGKILL
            )  # with what it has started; Orca takes no other order while it speaks
            process.wait()
