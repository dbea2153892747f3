"""`python -m web.tools.icons` draws web/icons/ from our own symbol.

The pictures are committed, as a build has no browser; run it when the symbol changes.
"""

import re
from pathlib import Path

from playwright.sync_api import sync_playwright

from web.tools.browser import launch
from web.tools.search import first_match

ROOT = Path(__file__).resolve().parents[2]
ICONS = ROOT / "web/icons"
# Name, pixels, share of the width that the mark takes, roundness of the corners. A maskable one may lose its edges.
PICTURES = [
    ("icon-192", 192, 0.7, 0.2),
    ("icon-512", 512, 0.7, 0.2),
    ("maskable-512", 512, 0.54, 0),
    ("touch-180", 180, 0.64, 0),
]
COLOURS = {"mark-a": "seat-1", "mark-b": "seat-4"}


def svg(size: int, part: float, corner: float) -> str:
    """The mark on the paper of the light theme.

    `size` is in pixels. `part`, which the mark takes, and `corner`, the radius of the corners, are shares of the width.
    """
    symbols = (ROOT / "core/speciate/draw/symbols.svg").read_text()
    tokens = dict(
        re.findall(r"--([\w-]+):(#\w+)", (ROOT / "core/speciate/draw/tokens.css").read_text().split("@media")[0])
    )
    inner = first_match(r'(?s)<symbol id="mark" viewBox="0 0 48 48">(.*?)</symbol>', symbols)[1]
    for name, token in COLOURS.items():
        inner = re.sub(rf"var\(--{name},[^)]*\)", tokens[token], inner)
    inner = inner.replace("currentColor", tokens["ink"])
    edge = 48 / part
    shift = (edge - 48) / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {edge:.2f} {edge:.2f}" width="{size}" height="{size}">'
        f'<rect width="100%" height="100%" rx="{edge * corner:.2f}" fill="{tokens["bg"]}"/>'
        f'<g transform="translate({shift:.2f} {shift:.2f})">{inner}</g></svg>'
    )


def main() -> None:
    """Write `icon.svg`, and each picture as a PNG drawn by Chromium."""
    ICONS.mkdir(exist_ok=True)
    (ICONS / "icon.svg").write_text(svg(48, 0.8, 0.2) + "\n")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, size, part, corner in PICTURES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{svg(size, part, corner)}")
            page.screenshot(path=ICONS / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
