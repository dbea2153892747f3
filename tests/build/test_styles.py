"""The sheets of the pages: lengths follow the reader's size of text, but those inside a picture do not."""

import re

import pytest

from web.tools.styles import LINE, relative, sources

SIDES = {
    ("layout", ".chart"): "the drawing is wider than its box on a phone, and what is cut of it is at its right",
    ("motion", ".mv-piece"): "a script moves it, counted from the left edge of the window",
    ("motion", ".mv-mark"): "a script moves it too",
    ("layout", "dialog.near"): "a script puts it beside a thing, counted from the left edge of the window",
    ("marine", ".chain .right"): "inside a drawing",
    ("earth", ".shown:not(.close) .tile .nm"): "inside a drawing",
    ("earth", ".shown:not(.close) .tile .nc"): "inside a drawing",
    ("earth", ".demo :not(.close)>.board .tile .nm"): "inside a drawing",
    ("earth", ".demo :not(.close)>.board .tile .nc"): "inside a drawing",
    ("climate", ".cl-food .a"): "the form of a drop",
}
"""The rules that are about left or right in every language, by sheet and selector, each with the reason."""


def test_lengths_and_the_widths_at_which_things_move_are_relative():
    assert (
        relative(".a{width:calc(100% - 24px);margin:-8px 0 .5px}")
        == ".a{width:calc(100% - 1.5rem);margin:-0.5rem 0 .5px}"
    )
    assert relative("@media(max-width:640px){.a{gap:8px}}") == "@media(max-width:40em){.a{gap:0.5rem}}"
    assert relative("@container (min-width:256px){.a{gap:8px}}") == "@container (min-width:16rem){.a{gap:0.5rem}}"


def test_lines_and_what_is_drawn_stay_as_they_are():
    for sheet in (
        ".a{border:1.5px solid}",
        ".board .nm{font-size:12.4px}",
        ".cl-board text{font-size:13px}",
        ".chart .lb{font-size:14px}",
    ):
        assert relative(sheet) == sheet
    assert relative(".pan svg.board{inset:6px}") == ".pan svg.board{inset:0.375rem}"
    assert relative("/* text */.full .text{padding:8px}") == ".full .text{padding:0.5rem}"


def test_no_word_of_a_page_has_a_fixed_size():
    """A size of text in px is only left in rules for pictures."""
    for sheet in sources().values():
        for selector, rule in re.findall(r"([^{}]*)\{([^{}]*)\}", relative(sheet.read_text())):
            large = [px for px in re.findall(r"font[^;]*?([\d.]+)px", rule) if float(px) >= LINE]
            assert not large or re.search(r"text\b|board|chart", selector), (sheet.name, selector)


def corners(radii):
    """The four radii of a border: from the left upper corner on, clockwise."""
    return {1: radii * 4, 2: radii * 2, 3: [*radii, radii[1]] if len(radii) == 3 else [], 4: radii}[len(radii)]


def has_a_side(name, value):
    """Whether a declaration is about left or right, where the language should say which of the two is meant."""
    value = value.removesuffix("!important")
    parts = re.findall(r"(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+", value)
    if re.search(r"(^|-)(left|right)(-|$)", name):
        return value != "50%"  # the middle, from either side
    if name in ("text-align", "float", "clear", "transform-origin", "background-position"):
        return "left" in parts or "right" in parts
    if name in ("margin", "padding", "inset", "border-width", "border-style", "border-color"):
        return len(parts) == 4 and parts[1] != parts[3]
    if name == "border-radius":
        first, second, third, fourth = corners(parts)
        return (first, third) != (second, fourth)
    if name == "transform":
        return bool(re.search(r"translate(X|3d)?\((?!-50%|0)", value))
    return name == "box-shadow" and bool(re.search(r"(^|,|inset )-?[1-9]", value))


@pytest.mark.parametrize(
    ("with_a_side", "without"),
    [
        ("margin-left:4px", "margin-inline-start:4px"),
        ("right:0", "left:50%"),
        ("text-align:right", "text-align:end"),
        ("padding:1px 2px 3px 4px", "padding:1px calc(2px + 1px) 3px calc(2px + 1px)"),
        ("border-radius:0 4px 4px 0", "border-radius:4px 4px 0 0"),
        ("box-shadow:inset 3px 0 0 red", "box-shadow:0 1px 2px red,inset calc(3px*var(--reading)) 0 0 red"),
        ("transform:translateX(12px)", "transform:translate(-50%,-50%)"),
    ],
)
def test_what_has_a_side_is_found(with_a_side, without):
    assert has_a_side(*with_a_side.split(":")) and not has_a_side(*without.split(":"))


def test_no_sheet_says_left_or_right_where_the_language_decides():
    found = set()
    for name, sheet in sources().items():
        text = re.sub(r"/\*.*?\*/", "", sheet.read_text(), flags=re.DOTALL)
        for selector, rule in re.findall(r"([^{}]*)\{([^{}]*)\}", text):
            declared = [part.strip().partition(":")[::2] for part in rule.split(";")]
            found |= {(name, selector.strip()) for prop, value in declared if has_a_side(prop, value)}
    assert found == SIDES.keys(), "use margin-inline, inset-inline, start and end; or give the reason in SIDES"
