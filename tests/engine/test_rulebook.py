"""The file of a game's rules: what is read, and what is refused with file and line."""

import pytest
from speciate.engine import SpeciateError, State
from speciate.engine.rulebook import read_chapters, read_rules, rules_of

RULES = """\
# a comment

=== H4.7 Growing
title.it Crescere
code speciate.engine.state:State.copy
source 4.7 PR14
en Lay a tile. It scores.
it Metti una tessera. Dà punti.
"""


def read(text):
    return read_rules(text, "rules.txt", "hoard")


def test_a_rule_is_read_whole():
    (rule,) = read(RULES).values()
    assert (rule.id, rule.place, rule.source) == ("H4.7", "rules.txt:3", ("4.7", "PR14"))
    assert rule.titles == {"en": "Growing", "it": "Crescere"}
    assert rule.texts == {"en": "Lay a tile. It scores.", "it": "Metti una tessera. Dà punti."}
    assert rule.carried_out_by() is State.copy


def test_code_without_the_full_name_is_of_the_game():
    (rule,) = read(RULES.replace("speciate.engine.state:State.copy", "rules.actions:grow")).values()
    assert rule.code == "speciate.games.hoard.rules.actions:grow"


@pytest.mark.parametrize(
    "old, new, start",
    [
        ("=== H4.7", "=== D4.7", "rules.txt:3: 'D4.7' is not an id of this game; possible: H4.7, H4.7a"),
        ("=== H4.7", "=== H4", "rules.txt:3: 'H4' is not an id of this game"),
        ("source 4.7 PR14", "sources 4.7", "rules.txt:6: 'sources' is no word of a rule"),
        ("source 4.7 PR14", "source page-3", "rules.txt:3: 'page-3' is not a section of a fact sheet"),
        ("source 4.7 PR14\n", "", "rules.txt:3: H4.7 has no source"),
        (" Growing", "", "rules.txt:3: H4.7 has no title.en"),
        ("it Metti", "en Metti", "rules.txt:8: en comes twice in H4.7"),
        ("=== H4.7 Growing\n", "", "rules.txt:3: a rule begins with === and its id"),
    ],
)
def test_what_is_wrong_is_told_with_file_and_line(old, new, start):
    with pytest.raises(SpeciateError) as refused:
        read(RULES.replace(old, new))
    assert str(refused.value).startswith(start)


def test_an_id_stands_for_one_rule():
    with pytest.raises(SpeciateError, match=r"rules\.txt:11: H4\.7 stands in rules\.txt:3 already"):
        read(RULES + RULES)


def test_code_that_is_not_there_is_told():
    (rule,) = read(RULES.replace("State.copy", "State.clone")).values()
    with pytest.raises(SpeciateError, match=r"rules\.txt:3: H4\.7: .*has no attribute 'clone'"):
        rule.carried_out_by()


CHAPTERS = "== H4 The hoard\ntitle.it Il mucchio\n"


def test_rules_stand_in_chapters():
    text = CHAPTERS + RULES
    assert read_chapters(text, "rules.txt", "hoard") == {"H4": {"en": "The hoard", "it": "Il mucchio"}}
    (rule,) = read_rules(text, "rules.txt", "hoard").values()
    assert rule.chapter == "H4"


@pytest.mark.parametrize(
    "old, new, told",
    [
        ("== H4", "== H4.7", "rules.txt:1: 'H4.7' is not a chapter of this game; possible: H4"),
        (" The hoard", "", "rules.txt:1: H4 has a title in each language, and nothing else"),
        ("title.it", "it", "rules.txt:1: H4 has a title in each language, and nothing else"),
        ("== H4 The", "== H4 A\n== H4 The", "rules.txt:2: H4 stands here twice"),
    ],
)
def test_what_is_wrong_with_a_chapter_is_told(old, new, told):
    with pytest.raises(SpeciateError) as refused:
        read_chapters(CHAPTERS.replace(old, new), "rules.txt", "hoard")
    assert str(refused.value) == told


def test_an_unknown_game_has_no_rules():
    with pytest.raises(SpeciateError, match="there is no game"):
        rules_of("chess")
