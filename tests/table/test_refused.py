"""A press on what is not on offer, and the list of it beside the rule of the question."""

import re

from speciate.games.marine.data import ANIMALS
from speciate.games.marine.pieces import SPACE


def turn(page, more=0):
    """Play on to a turn in which some space is closed: the seat that is asked, and the decision."""
    for _ in range(200):
        choice = page.desk.sitting.asked
        if choice and choice.key == "turn.space" and page.desk.sitting.seen.state.placed(choice.numbers["animal"]):
            return choice
        page.go(1)
    raise AssertionError("no turn with a pawn on the display")


def closed(choice):
    return next(space for space in range(37) if space not in choice.values)


def test_a_press_on_a_closed_space_says_why_with_the_rule(page):
    page.new()
    space = closed(turn(page))
    reply = page.ask("card", id="", shapes=["no shape", f"sp-{SPACE.tokens[space]}"])
    assert reply["rule"] in reply["html"] and reply["rule"].startswith("M3.")
    assert "Why not here" in reply["html"] and reply["title"]
    assert page.ask("card", id="", shapes=["no shape"]) == {"ok": True, "title": "", "html": ""}


def test_a_press_on_what_is_on_offer_or_of_another_kind_says_what_it_is(page):
    page.new()
    choice = turn(page)
    offered = next(space for space in choice.values if space >= 0)
    assert not page.ask("card", id="", shapes=[f"sp-{SPACE.tokens[offered]}"])["html"]
    about = page.ask("card", id="tile-D4")
    assert page.ask("card", id="tile-D4", shapes=["h-D4"]) == about


def test_a_tile_that_is_not_on_offer_is_explained_and_says_why(page):
    page.new()
    for _ in range(400):
        choice = page.desk.sitting.asked
        if choice and choice.key == "migration.from":
            break
        page.go(1)
    g, me = page.desk.sitting.seen.state, choice.numbers["animal"]
    h = next(h for h in g.tiles() if not g.cubes[me][h])
    tile = g.MAP.names[h]
    reply = page.ask("card", id=f"tile-{tile}", shapes=[f"h-{tile}"])
    assert "have no species there" in reply["html"] and reply["rule"] == "M4.9"
    assert re.search(f">This changes once the {ANIMALS[me].capitalize()} have a species there.</p></li>", reply["html"])
    assert page.ask("card", id=f"tile-{tile}")["html"] in reply["html"]


def test_the_rule_of_the_question_lists_what_is_closed_by_reason(page):
    page.new()
    page.ask("lang", lang="it")
    choice = turn(page)
    rule = page.desk.sitting.game.decisions[choice.key].rule
    html = page.ask("card", id=f"rule:{rule}")["html"]
    assert (
        re.search(r"Ora \d+ scelte non possibili", html)
        and len(re.findall("<dt>", html)) >= len(re.findall("<dd>", html)) > 1
    )
    assert not re.search("</dd><dd>|</dt></dl>|<dl><dd>", html)
    assert "<details" not in page.ask("card", id="rule:M4.9")["html"]


def test_shapes_are_a_list(page):
    page.new()
    assert page.refused("card", id="", shapes="sp-abundance-1") == "error.message"
