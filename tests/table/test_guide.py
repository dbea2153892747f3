"""The guide says where the game is in its round; the header offers it, and it shows no more than all may know."""

import re

import pytest


def rows(html):
    """The rules of the phases, by how far they are."""
    found = re.findall(r'<li class="(\w*)"|data-card="rule:([^"]+)"', html)
    return [when or rule for when, rule in found]


def here(html):
    [found] = re.findall(r'aria-current="step"><div>(.*?)</div>', html)
    return found


def test_the_header_offers_the_guide_which_marks_the_phase_and_says_whose_turn_is_next(page):
    page.new()
    assert 'data-card="guide"' in page.regions["head"]
    while page.desk.sitting.asked is None or page.desk.sitting.asked.key != "turn.space":
        page.go(1)
    reply = page.ask("card", id="guide")
    assert reply["title"] == "Where you are" and "rule" not in reply
    assert rows(reply["html"])[:4] == ["now", "M3.1", "ahead", ""], "what comes once, at the beginning, is left out"
    assert "Place or retrieve" in here(reply["html"])
    assert re.findall(r"</svg>(\w+)", here(reply["html"])) == ["Crustaceans", "Fishes", "Cephalopods", "Reptiles"]


def test_one_action_is_under_way_and_none_of_the_others_is_said_to_come(page):
    page.new()
    while page.desk.sitting.asked is None or page.desk.sitting.asked.decision.rule != "M4.1":
        page.go(1)
    html = page.ask("card", id="guide")["html"]
    assert html.count('aria-current="step"') == 1 and "Abundance" in here(html)
    assert "<details open>" in html and rows(html)[:6] == ["past", "M3.1", "now", "now", "M4.1", ""]


def test_the_guide_speaks_the_language_of_the_page_and_looks_back_with_it(page):
    page.new()
    page.ask("lang", lang="it")
    page.go(60)
    now = page.ask("card", id="guide")["html"]
    page.ask("look", at=1)
    then = page.ask("card", id="guide")
    assert then["title"] == "A che punto sei" and "in corso" in then["html"]
    assert then["html"] != now and "M2.3" in then["html"] and "M2.3" not in now


def test_the_guide_tells_the_score_if_the_game_ended_and_what_the_selected_choice_makes_of_it(page):
    page.new("prrr")
    page.go(30)
    html = page.ask("card", id="guide")["html"]
    assert len(re.findall("<li><svg", html.partition("If the game ended now")[2])) == 4 and 'class="later"' not in html
    for _ in range(20):
        for value in page.values[:4]:
            page.ask("pick", at=page.at, value=value)
            if 'class="later"' in page.ask("card", id="guide")["html"]:
                return
        page.go(1)
    pytest.fail("no choice changes the score")
