"""Finds, or gets, a Chromium for the tests and the bench."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0

# A browser under test must not phone home, nor need a sandbox that root cannot have.
FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    *(["--no-sandbox"] if IS_ROOT else []),
]


def installed() -> str | None:
    """The machine's own Chromium or Chrome. Debian's /usr/bin/chromium is a noisy shell script around this one."""
    if Path("/usr/lib/chromium/chromium").exists():
        return "/usr/lib/chromium/chromium"
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    return next(filter(None, map(shutil.which, names)), None)


def headless_shell() -> str | None:
    """Debian's Chromium without windows, else `installed()`; what Playwright downloads is started so by itself.

    It draws and runs pages as Chromium does. What it lacks is the frame around them, itself drawn by pages, which costs
    as much processor time as a page of text at each visit.
    """
    shell = "/usr/lib/chromium/chromium-headless-shell"
    return shell if Path(shell).exists() else installed()


def downloaded() -> bool:
    """Whether Playwright has its own."""
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


def make_chromium() -> None:
    """Install one if there is none: Debian's when root may (it brings its libraries), else Playwright's."""
    if installed() or downloaded():
        return
    get = "apt-get install -y --no-install-recommends chromium chromium-headless-shell"
    apt = f"export DEBIAN_FRONTEND=noninteractive; apt-get update && {get}"
    tries = [[sys.executable, "-m", "playwright", "install", "--with-deps", "chromium"]]
    if shutil.which("apt-get") and IS_ROOT:
        tries.insert(0, ["sh", "-c", apt])
    for command in tries:
        print("Chromium for the tests ...", flush=True)
        done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if done.returncode == 0 and (installed() or downloaded()):
            return
    raise SystemExit(
        "The browser tests need Chromium: no network to get it, or no right to. Install Chromium or Chrome."
    )


def launch(playwright: Playwright, *flags: str) -> Browser:
    """Start it, headless; `flags` are added to those of every start."""
    return playwright.chromium.launch(executable_path=installed(), args=[*FLAGS, *flags])


def launch_shell(playwright: Playwright, *flags: str) -> Browser:
    """Start the headless shell, for what asks nothing about a window; `flags` are added to those of every start."""
    return playwright.chromium.launch(executable_path=headless_shell(), args=[*FLAGS, *flags])


def launch_with_profile(playwright: Playwright, profile: str) -> BrowserContext:
    """Start it, headless, as the one context that keeps what it stores in the folder `profile`."""
    return playwright.chromium.launch_persistent_context(
        profile, viewport={"width": 1440, "height": 900}, executable_path=installed(), args=FLAGS
    )
