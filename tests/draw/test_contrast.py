"""The colours for readers who need more contrast: 7:1 for words and 3:1 for marks, reckoned from the tokens."""

import re
from pathlib import Path

import pytest

from web.tools.styles import CONTRAST, ready, sources

ROOT = Path(__file__).resolve().parents[2]
TOKENS = (ROOT / "core/speciate/draw/tokens.css").read_text()
SHEET = ready((ROOT / "core/speciate/draw/contrast.css").read_text())
HEAD = f"{CONTRAST}{{"
WORDS = ("ink", "ink-2", "ink-3", "go-text", "ok", "warn", "bad", "changed")
GROUNDS = ("bg", "surface", "surface-2", "sunk", "card", "card-band", "go-soft")
MARKS = ("line", "line-strong", "go", "focus", "pawn-edge")


def colours(sheet: str, head: str) -> dict[str, str]:
    """The colours of the block of a sheet with this head, by token."""
    start = sheet.index(head) + len(head)
    return dict(re.findall(r"--([\w-]+):(#\w{6})", sheet[start : sheet.index("}", start)]))


def luminance(colour: str) -> float:
    """The relative luminance of WCAG 2.2."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in (red, green, blue)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def ratio(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def theme(name: str) -> dict[str, str]:
    """All tokens of the theme where the system is light, or dark."""
    found = colours(TOKENS, ":root{")
    if name == "light":
        return found | colours(SHEET, HEAD)
    return found | colours(TOKENS, ":root[data-theme=dark]{") | colours(SHEET, "dark){" + HEAD)


@pytest.mark.parametrize("name", ["light", "dark"])
def test_words_and_marks_stand_out(name):
    found = theme(name)
    faint = [(word, ground) for word in WORDS for ground in GROUNDS if ratio(found[word], found[ground]) < 7]
    faint += [(mark, ground) for mark in MARKS for ground in GROUNDS if ratio(found[mark], found[ground]) < 3]
    faint += [("go-ink", "go")] if ratio(found["go-ink"], found["go"]) < 7 else []
    for tile in (key for key in found if key.startswith("t-") and not key.endswith("-ink")):
        words = max(ratio(found["ink"], found[tile]), ratio("#FFFFFF", found[tile]))  # white on what is dark in both
        faint += [("words", tile)] if words < 7 else []
        faint += [("pattern", tile)] if ratio(found[f"{tile}-ink"], found[tile]) < 3 else []
    faint += [(f"seat-{n}", "symbol") for n in range(1, 7) if ratio(found[f"seat-{n}"], found[f"seat-{n}-ink"]) < 3]
    assert not faint


def test_who_asks_the_system_for_contrast_gets_the_same():
    asked = SHEET[SHEET.index("@media(prefers-contrast:more){") :]
    assert CONTRAST not in asked
    for before in ("", "dark){"):
        assert colours(asked, before + ":root:not([data-theme]){") == colours(SHEET, before + HEAD)
    assert [name for name, sheet in sources().items() if CONTRAST in sheet.read_text()] == ["contrast"]
