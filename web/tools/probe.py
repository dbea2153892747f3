"""Python in a real browser, for tests and the bench: the site with a bare page more, and a worker that runs code."""

import os
import shutil
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from web.tools.serve import CSP

RUN = """code => new Promise((resolve, reject) => {
    window.probe ??= new Worker(document.body.dataset.assets + 'probe.js', {type: 'module'});
    probe.onerror = event => reject(new Error(event.message));
    probe.onmessage = ({data}) => data.error ? reject(new Error(data.error)) : resolve(data.value);
    probe.postMessage(code);
})"""


def copy_site(site: Path, target: Path) -> Path:
    """A copy that a rebuild cannot pull away from under a test, with bare.html beside the real pages."""
    try:
        shutil.copytree(site, target, copy_function=os.link)
    except OSError:  # another disk
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(site, target)
    [assets] = (target / "assets").iterdir()
    shutil.copy(Path(__file__).with_name("probe.js"), assets)
    (target / "bare.html").write_text(
        f'<!doctype html><html lang="en"><meta http-equiv="Content-Security-Policy" content="{CSP}">'
        '<meta charset="utf-8"><link rel="icon" href="data:,"><title>Bare</title>'
        f'<body data-assets="assets/{assets.name}/"></body></html>'
    )
    return target


def run(page: Page, code: str) -> Any:
    """The value of the last expression of `code`, run by Python in a worker of `page` (which shows bare.html)."""
    return page.evaluate(RUN, code)
