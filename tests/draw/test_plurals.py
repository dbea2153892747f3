"""Numbers in texts: a language declares which form of a word goes with which number."""

import re

import pytest
from speciate.engine import find_games
from speciate.locale import LANGUAGES, Plurals, Words, words

POLISH = "one: n = 1; few: n % 10 = 2..4 and n % 100 != 12..14"
ARABIC = "zero: n = 0; one: n = 1; two: n = 2; few: n % 100 = 3..10; many: n % 100 = 11..99"
SLOVENE = "one: n % 100 = 1; two: n % 100 = 2; few: n % 100 = 3,4"


@pytest.mark.parametrize(
    ("rules", "numbers", "forms"),
    [
        ("one: n = 1", [0, 1, 2, 11, -1], [1, 0, 1, 1, 0]),
        ("one: n = 0 or n = 1", [0, 1, 2], [0, 0, 1]),
        (POLISH, [0, 1, 2, 4, 5, 12, 14, 21, 22, 104, 112], [2, 0, 1, 1, 2, 2, 2, 2, 1, 1, 2]),
        (ARABIC, [0, 1, 2, 3, 10, 11, 99, 100, 102, 103], [0, 1, 2, 3, 3, 4, 4, 5, 5, 3]),
        (SLOVENE, [1, 101, 2, 3, 4, 5, 203], [0, 0, 1, 2, 2, 3, 2]),
    ],
)
def test_a_number_has_the_form_of_its_category(rules, numbers, forms):
    assert list(map(Plurals(rules), numbers)) == forms


@pytest.mark.parametrize("rules", ["", "one", "one: i = 1", "one: n = 1 und n = 2", "one: n = 1..", "one: n == 1"])
def test_rules_that_cannot_be_read_are_refused(rules):
    with pytest.raises((ValueError, IndexError)):
        Plurals(rules)


def test_a_text_may_have_three_forms():
    say = Words("pl", {"plurals": POLISH, "tiles": "{n:kafelek|kafelki|kafelków}"})
    assert [say("tiles", n=n) for n in (1, 3, 5)] == ["1 kafelek", "3 kafelki", "5 kafelków"]


@pytest.mark.parametrize("game_id", ["", *find_games()])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_of_a_language_has_as_many_forms_as_it_declares(lang, game_id):
    w = words(lang, game_id)
    many = len(w.raw("plurals").split("; ")) + 1
    for key in w.all_keys:
        for forms in re.findall(r"\{\w+:([^{}]*\|[^{}]*)\}", w.raw(key)):
            assert len(forms.split("|")) == many, key
