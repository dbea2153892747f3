"""One style sheet for each kind of page: a browser paints nothing before the last of a page's sheets is there.

Sheets are written in px for text of the usual size, 16 px. Pages get them in rem and em, so that every length follows
the size of text that a reader has set in the browser. The lengths inside a picture stay: they scale with its box.
"""

import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
CORE = ROOT / "core/speciate"

USUAL = 16
"""The size of text, in px, that sheets are written for."""
LINE = 4
"""Lengths below so many px are lines, or gaps beside them, and stay as they are."""
CONTRAST = ":root[data-theme=contrast]"
"""The theme of more contrast; a sheet that names it holds nothing else."""
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_LENGTH = re.compile(r"(-?(?:\d+\.?\d*|\.\d+))px\b")
_DRAWN = re.compile(r"\.(?:cl-)?board\b.*[ >]|(?<![\w.-])text\b|\.(?:chart|kb|chain) |\.(?:lead|bio-edge)\b")
"""Rules for what is drawn inside a picture, whose px are the units of that picture."""


def sources() -> dict[str, Path]:
    """The sheets by name: the pages' own, those that pictures need too, and those of the games."""
    shared = [*sorted((ROOT / "web/css").glob("*.css")), *sorted((CORE / "draw").glob("*.css"))]
    return {sheet.stem: sheet for sheet in shared} | {file.parent.parent.name: file for file in CORE.rglob("face.css")}


def ready(sheet: str) -> str:
    """A sheet as pages get it.

    The theme of more contrast is repeated for readers whose system asks for it and who have chosen no theme.
    """
    if CONTRAST in sheet:
        asked = sheet.replace(CONTRAST, ":root:not([data-theme])")
        sheet += f"@media(prefers-contrast:more){{{asked}}}"
    return relative(sheet)


def relative(sheet: str) -> str:
    """A sheet in which all lengths, also the widths of media queries, follow the reader's size of text."""
    selector = ""

    def part(match: re.Match[str]) -> str:
        nonlocal selector
        text, brace = match.groups()
        if brace == "}":
            return (text if _DRAWN.search(selector) else _LENGTH.sub(_rem, text)) + brace
        selector = text
        unit = (
            "em" if "@media" in text else "rem"
        )  # both are of the reader's size there; some browsers read rem wrongly
        return _LENGTH.sub(lambda length: f"{float(length[1]) / USUAL:g}{unit}", text) + brace

    return re.sub(r"([^{}]*)([{}])", part, _COMMENT.sub("", sheet))


def _rem(length: re.Match[str]) -> str:
    value = float(length[1])
    return f"{value / USUAL:g}rem" if abs(value) >= LINE else length[0]


def name(sheets: list[str]) -> str:
    """The path, in the assets folder, of the sheet that these sheets make together."""
    return f"css/{'-'.join(sheets)}.css"


def write(folder: Path, pages: list[dict[str, Any]]) -> None:
    """Writes the sheet of every page: those that it names, in that order, in one."""
    found = sources()
    for sheets in {tuple(page["context"]["sheets"]) for page in pages}:
        target = folder / name(list(sheets))
        target.parent.mkdir(exist_ok=True)
        target.write_text("".join(ready(found[sheet].read_text()) for sheet in sheets))
