"""Positions that somebody writes at the page: what they come to, what is wrong with them, and how to mend that."""

import re

import pytest
from speciate.engine.link import unpack
from speciate.engine.notation import find_notation, read_position, write_position
from speciate.locale import LANGUAGES

from tests.contract.positions import NOTED

HEAD = "speciate marine position 1"


@pytest.mark.parametrize("game_id", NOTED)
def test_the_opening_of_every_game_is_a_position_to_begin_with(page, game_id):
    reply = page.ask("draft", game=game_id)
    assert reply["game"] == game_id and reply["fault"] is None and reply["asked"]["name"]
    setup, match, players = unpack(reply["link"])
    assert match.ply == 0 and players == ()
    assert read_position(reply["notation"]) == setup
    assert reply["pictures"][0]["name"] == "board"
    assert not re.search(r' id="|data-value|<button', "".join(picture["html"] for picture in reply["pictures"]))
    assert [line.split()[0] for line in reply["examples"]] == [lens.word for lens in find_notation(game_id).lenses]
    assert page.ask("draft", link=reply["link"])["link"] == reply["link"]


def test_a_link_of_a_game_gives_the_position_that_it_opens_at_as_all_know_it(page):
    page.new("rrrp")
    page.go(30)
    sent = page.ask("share")
    assert page.ask("draft", link=sent["here"])["notation"] == sent["position"]["notation"]
    page.ask("look", at=9)
    sent = page.ask("share")
    assert page.ask("draft", link=sent["here"])["notation"] == sent["position"]["notation"]


def test_a_link_of_a_written_position_tells_no_card_in_a_hand(page):
    link = page.ask("draft", game="marine")["link"]
    setup, match, _ = unpack(link)
    assert not re.search(r"(?m)^hand .*\?", write_position(setup, match.at_rest)), "the link itself holds them"
    hands = re.findall(r"(?m)^hand (.*)$", page.ask("draft", link=link)["notation"])
    assert hands and all("?" in hand for hand in hands)


def test_what_a_link_or_a_game_cannot_be_is_refused(page):
    assert page.refused("draft", link="nothing") == "error.link"
    assert page.refused("draft", game="chess") == "error.game"
    assert page.refused("draft") == "error.message"
    assert page.refused("draft", text=3) == "error.message"


@pytest.mark.parametrize(
    "text, line, said, mended",
    [
        (f"{HEAD}\n\ntile kelpp C3 # here", 3, "kelp", f"{HEAD}\n\ntile kelp C3 # here"),
        (f"{HEAD}\nspecies fishes C3:90", 2, "34", f"{HEAD}\nspecies fishes C3:34"),
        (f"{HEAD}\nround -3", 2, "65535", f"{HEAD}\nround 0"),
        (f"{HEAD}\nturn", 2, "turn reptiles", f"{HEAD}\nturn reptiles"),
        (f"{HEAD}\nzzz 1\nround 4", 2, "zzz", f"{HEAD}\nround 4"),
        (f"{HEAD}\nspecies fishes C3:20 D3:16", 2, "36", f"{HEAD}\nspecies fishes C3:20 D3:14"),
        (f"{HEAD}\ntile kelp C3\ntile reef C3", 3, "C3", f"{HEAD}\ntile kelp C3"),
        ("speciate marine positon 1\nround 4", 1, "speciate", f"{HEAD}\nround 4"),
        ("speciate marine position 2\nround 4", 1, "1", f"{HEAD}\nround 4"),
    ],
)
def test_a_fault_names_its_line_and_what_is_possible_and_one_press_mends_it(page, text, line, said, mended):
    for lang in LANGUAGES:
        page.ask("lang", lang=lang)
        reply = page.ask("draft", text=text)
        fault = reply["fault"]
        assert fault["line"] == line and reply["link"] == "" and reply["asked"] is None
        assert bool(reply["pictures"]) == text.startswith(HEAD), "what can be read is drawn"
        assert said in fault["text"]
        assert mended in [mend["text"] for mend in fault["mends"]]
        assert all(mend["label"] for mend in fault["mends"]) and len(fault["mends"]) <= 3
    assert page.ask("draft", text=mended)["fault"] is None


def test_a_text_of_no_game_and_one_that_is_too_long_are_one_sentence(page):
    for text in ("", "hello", "speciate chess position 1", f"{HEAD}\n# {'x' * 30_000}"):
        fault = page.ask("draft", text=text)["fault"]
        assert fault["text"] and fault["mends"] == []


def test_what_somebody_writes_is_shown_as_text(page):
    fault = page.ask("draft", text=f"{HEAD}\ntile <img/src=x> C3")["fault"]
    assert "<img/src=x>" in fault["text"], "plain text, which a page shows as such"
