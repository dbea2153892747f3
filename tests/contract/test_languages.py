"""A language is its texts: one more of them is found by its files alone, and nothing on screen is left of another."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from speciate.locale import LANGUAGES, words

from .english import COMMON, texts_of, words_in
from .pseudo import faults, strange

ROOT = Path(__file__).resolve().parents[2]
NAMES = {"Speciate"}


@pytest.mark.slow
def test_a_language_that_nobody_wrote_is_spoken_everywhere_and_never_cut(tmp_path):
    command = [sys.executable, "-m", "tests.contract.pseudo", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, "", "")


@pytest.mark.parametrize(
    ("markup", "found"),
    [
        ("<b>⟦Tîlè⟧</b> 3 ⟦ìñ ⟦á⟧⟧", []),
        ("<b>⟦Tîlè⟧</b> tile", ["not translated: tile"]),
        ('<g aria-label="tile">⟦á⟧</g>', ["not translated: tile"]),
        ("⟦á⟧ 3 îlè⟧", ["cut: 3 îlè⟧"]),
        ('<i title="⟦á⟧, <b>⟦ìñ⟧</b>">', ['markup in an attribute: title="⟦á⟧, <b>⟦ìñ⟧</b>']),
    ],
)
def test_what_is_not_translated_or_cut_is_found(markup, found):
    assert list(faults(markup)) == found


def test_blanks_markup_and_lines_stay_in_the_strange_language():
    assert strange("- <b>{n:tile|tiles}</b> of\nthree") == "- <b>⟦<b>{n:tile|tiles}</b> øf⟧</b>\n<b>⟦thrèè⟧</b>"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_says_which_way_it_is_written(lang):
    assert words(lang).raw("direction") in ("ltr", "rtl")


@pytest.mark.parametrize("template", sorted((ROOT / "templates").glob("*.html")), ids=lambda file: file.stem)
def test_a_template_holds_no_words(template):
    text = template.read_text("utf-8")
    text = re.sub(r"\{% block body_data %\}.*?\{% endblock %\}", "", text)
    text = re.sub(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}|<(script|style)\b.*?</\1>", " ", text, flags=re.DOTALL)
    labels = re.findall(r'(?:aria-label|title|placeholder|alt)="([^"]*)"', text)
    words = re.findall(r"[^\W\d_]{2,}", " ".join([re.sub(r"<[^>]*>", " ", text), *labels]))
    assert set(words) <= NAMES


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_no_text_of_a_language_is_left_in_english(lang):
    assert [text for text in texts_of(lang) if not COMMON.isdisjoint(words_in(text))] == []


def test_italian_has_one_apostrophe():
    assert [text for text in texts_of("it") if re.search(r"[^\W\d_]'", text)] == []
