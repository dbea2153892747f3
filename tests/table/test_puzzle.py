"""Puzzles that anybody makes of a position: composed, sent as a link, and opened as a shipped one is."""

import re
import zlib
from base64 import urlsafe_b64encode

import pytest
from speciate.engine import Rng, SpeciateError
from speciate.engine.link import unpack
from speciate.locale import LANGUAGES
from speciate.scenario import check, read_scenarios
from speciate.scenario.puzzle import MAX_LINK, MOST, PREFIX, pack_puzzle, read_puzzle, unpack_puzzle

from tests.contract.positions import NOTED

SAID = {"title": "A title", "ask": "Where to?", "why": "It is near. Very near.", "other": "That is far."}


def made(page, game_id, **changed):
    """What an author of a puzzle of the opening of a game fills in."""
    drafted = page.ask("draft", game=game_id)
    right = [drafted["asked"]["answers"][0]["token"]]
    return {"text": drafted["notation"], "play": [], "right": right, **SAID, **changed}


def link_of(text):
    return PREFIX + urlsafe_b64encode(zlib.compress(text.encode())).decode()


@pytest.mark.parametrize("game_id", NOTED)
def test_a_puzzle_of_every_game_is_sent_and_asks_judges_and_explains(page, game_id):
    filled = made(page, game_id)
    sent = page.ask("compose", **filled)
    assert sent["link"].startswith(PREFIX) and unpack_puzzle(sent["link"]) == sent["file"]
    for lang in LANGUAGES:
        page.ask("lang", lang=lang)
        opened = page.ask("puzzle", link=f"http://some.where/make.html#{sent['link']}")
        assert (opened["game"], opened["title"], opened["ask"]) == (game_id, SAID["title"], SAID["ask"])
        verdicts = {(offer["kind"], offer["head"], offer["rest"]) for offer in opened["offers"]}
        assert verdicts == {("right", "It is near.", "Very near."), ("other", "That is far.", "")}
        assert unpack(opened["position"]).match.ply == 0 and opened["pictures"]
        assert opened["rules"][0]["says"]
        assert opened["made"]["right"] == filled["right"]
        again = {name: opened["made"][name] for name in filled}
        assert page.ask("compose", **again)["file"] == sent["file"], "who changes it begins with what was written"


def test_its_file_is_of_the_scenario_format(page):
    file = page.ask("compose", **made(page, "marine"))["file"]
    [scenario] = read_scenarios(file, "file")
    problems = check(scenario).problems
    twins = [f".{lang} to " for lang in LANGUAGES[1:]]
    known = [*twins, "no goal", "headline"]
    assert all(any(fault in one for fault in known) for one in problems), problems


def test_a_question_may_come_after_some_decisions(page):
    first = page.ask("draft", text="speciate dominant position 1")["asked"]["answers"]
    play = [first[0]["token"]]
    drafted = page.ask("draft", text="speciate dominant position 1", play=[*play, "nonsense"])
    assert drafted["played"] == play and drafted["asked"]["answers"] != first
    right = [drafted["asked"]["answers"][1]["token"]]
    filled = made(page, "dominant", text=drafted["notation"], play=play, right=right)
    opened = page.ask("puzzle", link=page.ask("compose", **filled)["link"])
    assert opened["made"]["play"] == play and opened["made"]["right"] == right


@pytest.mark.parametrize("name", MOST)
def test_what_is_missing_or_too_long_is_one_sentence(page, name):
    assert page.refused("compose", **made(page, "marine", **{name: " \n "})) == f"error.puzzle.{name}"
    assert page.refused("compose", **made(page, "marine", **{name: "x" * (MOST[name] + 1)})) == "error.puzzle.long"


def test_a_puzzle_has_right_answers_and_others_that_are_offered(page):
    filled = made(page, "marine")
    drafted = page.ask("draft", game="marine")
    every = [answer["token"] for answer in drafted["asked"]["answers"]]
    for right, code in ([], "right"), (every, "all"), (["x"] * 13, "right"):
        assert page.refused("compose", **{**filled, "right": right}) == f"error.puzzle.{code}"
    assert page.refused("compose", **{**filled, "right": ["x"]}) == "error.offered"
    assert page.refused("compose", **{**filled, "play": ["x"]}) == "error.puzzle.play"
    assert page.refused("compose", **{**filled, "play": "x"}) == "error.message"
    assert page.refused("compose", **{**filled, "text": "speciate marine position 1\nzzz"}) == "error.position.word"


def test_what_a_stranger_writes_is_one_line_of_plain_text(page):
    evil = '<img src=x onerror="alert(1)">\nright * : no\n=== M-P1 Another'
    filled = made(page, "marine", title=evil, ask=evil, why=evil, other=evil)
    opened = page.ask("puzzle", link=page.ask("compose", **filled)["link"])
    assert opened["title"] == opened["ask"] == " ".join(evil.split())
    assert {f"{offer['head']} {offer['rest']}" for offer in opened["offers"]} == {" ".join(evil.split())}
    drawn = "".join([offer["text"] for offer in opened["offers"]] + [one["html"] for one in opened["pictures"]])
    assert "onerror" not in drawn and "onerror" not in opened["doing"] + opened["badge"]


def test_a_link_that_was_cut_or_changed_or_is_another_thing_is_refused(page):
    sent = page.ask("compose", **made(page, "marine"))
    link, file = sent["link"], sent["file"]
    for bad in ("", "m1.abc", PREFIX, link[:-9], link[: len(link) // 2], f"{PREFIX}{'A' * 80}", f"{PREFIX}ü"):
        assert page.refused("puzzle", link=bad) == "error.puzzle", bad
    assert page.refused("puzzle", link=PREFIX + "A" * MAX_LINK) == "error.link.long"
    bomb = link_of("x" * 1_000_000)
    assert len(bomb) < MAX_LINK and page.refused("puzzle", link=bomb) == "error.puzzle"
    lesson = file.replace("-P0", "-L0")
    refused = file.replace("right ", "refused ")
    long = file.replace("ask ", "play *\n" * 50 + "ask ", 1)
    for other in ("", "hello", file + file, lesson, refused, long, re.sub("(?m)^ask.*", "", file),
                  re.sub("(?m)^right [^:]*", "right zzz ", file), file.replace("\npos\n", "\ndeal\n")):  # fmt: skip
        assert page.refused("puzzle", link=link_of(other)) == "error.puzzle", other
    with pytest.raises(SpeciateError):
        pack_puzzle("".join(map(str, map(Rng(1).randbelow, range(1, 20_000)))))


def test_changed_files_are_refused_in_words_or_open(page):
    """Whatever stands in a link, it is a puzzle that is conserved, or one sentence."""
    file, rng = page.ask("compose", **made(page, "climate"))["file"], Rng(3)
    for _ in range(60):
        words = re.split(r"(\s+)", file)
        words[rng.randbelow(len(words))] = rng.one_of(words)
        try:
            found = read_puzzle("".join(words))
        except SpeciateError as error:
            assert error.code == "error.puzzle"
        else:
            assert page.ask("puzzle", link=pack_puzzle("".join(words)))["ask"] == found.ask["en"]
