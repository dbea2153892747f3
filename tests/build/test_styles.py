"""The sheets of the pages: lengths follow the reader's size of text, but those inside a picture do not."""

import re

from web.tools.styles import LINE, relative, sources


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
