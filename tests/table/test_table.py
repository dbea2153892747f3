"""What the page gets for what it asks: every verb, and every way to ask wrongly."""

import gc
import json
import random
import re
import tracemalloc
import weakref
from itertools import pairwise

import pytest
from speciate.engine import Match, Rng, Setup, find_game, find_games
from speciate.engine.link import pack, unpack
from speciate.engine.record import read_record
from speciate.locale import LANGUAGES, Markup, plain_text, words
from speciate.table.form import sharings
from speciate.table.parts import button
from speciate.table.screen import SAID_LINES, log_line


@pytest.mark.parametrize("game", find_games())
@pytest.mark.parametrize("name", ["\u05d3\u05d5\u05d3 (1)", "\u202eeve", "Ada"])
def test_a_name_is_isolated_where_it_may_turn_the_words_around_it(page, game, name):
    seats = range(len(find_game(game).places))
    form = {f"kind-{place}": "person" for place in seats} | {f"name-{place}": f"{name}{place}" for place in seats}
    page.ask("new", game=game, form={"seed": "5"} | form)
    seen = 0
    for _ in range(2):
        shown = re.sub(r"<[^>]*>", lambda tag: tag[0] if "bdi" in tag[0] else "", "".join(page.regions.values()))
        for part in re.findall(rf"(?:<bdi>)?{re.escape(name)}\d(?:</bdi>)?", shown):
            assert part.startswith("<bdi>") == part.endswith("</bdi>") == (name != "Ada")
            seen += 1
        page.ask("seat", viewer=page.status["mover"]["seat"])
    assert seen > 3


def lines_of(page) -> list[str]:
    return re.findall(r'<li id="(e\d+)">', page.regions["log"])


def test_a_long_log_comes_in_parts_and_whole_in_the_end(page):
    """All of it at once took a browser 17 s, for a game of 33,000 decisions."""
    game = find_game("biosphere")
    setup = Setup(game.id, tuple(range(6)), tuple(option.default for option in game.options), 4)
    match, rng = Match(game, game.start(setup)), Rng(4)
    while match.choice and match.ply < 1500:
        match.answer(rng.one_of(match.choice.values))
    lines = [n for n, event in enumerate(match.log) if log_line(game.id, words("en", game.id), event)]
    link = pack(setup, match)
    page.ask("open", link=link)
    shown = [len(lines_of(page))]
    while 'id="log-more"' in page.regions["log"]:
        before = lines_of(page)
        page.ask("log")
        assert lines_of(page)[-len(before) :] == before
        shown.append(len(lines_of(page)))
    assert len(shown) > 3 and max(b - a for a, b in pairwise(shown)) <= 500
    assert lines_of(page) == [f"e{n}" for n in lines]
    page.ask("open", link=link)
    assert len(lines_of(page)) == shown[0]


@pytest.mark.slow
def test_an_evening_of_three_thousand_decisions_stays_small_and_leaves_nothing(page):
    """What is shown does not grow with the game; what is kept grows slowly, and goes with it."""
    game = find_game("biosphere")
    setup = Setup(game.id, tuple(range(6)), tuple(option.default for option in game.options), 4)
    match, rng, sent = Match(game, game.start(setup)), Rng(4), []
    for decisions in (300, 3000):
        while match.choice and match.ply < decisions:
            match.answer(rng.one_of(match.choice.values))
        tracemalloc.start()
        page.ask("open", link=pack(setup, match))
        page.ask("seat", viewer=page.status["mover"]["seat"])
        page.choose()
        sent.append(sum(map(len, page.regions.values())))
        kept, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    assert sent[1] < 2 * sent[0] and kept < 40e6
    left = weakref.ref(page.desk.sitting.match)
    page.new()
    gc.collect()
    assert left() is None


def test_a_new_game_shows_every_region_and_then_only_what_changes(page):
    first = page.new("rrrp")
    assert {
        "p-board",
        "p-actions",
        "p-seats",
        "p-cards",
        "head",
        "prompt",
        "log",
        "history",
        "curtain",
        "score",
    } == set(first["regions"])
    again = page.ask("show")
    assert again["regions"] == {}
    assert set(page.ask("view")["regions"]) == set(first["regions"])


def test_picking_shows_the_effect_and_changes_nothing(page):
    page.new("rrrp")
    page.go(3)
    link = page.ask("save")["link"]
    page.ask("pick", at=page.at, value=page.values[0])
    assert page.status["selected"] == page.values[0]
    assert 'aria-pressed="true"' in page.regions["prompt"]
    assert page.ask("save")["link"] == link
    page.ask("pick", at=page.at, value=None)
    assert page.status["selected"] is None


def test_a_second_click_finds_another_decision_and_is_refused(page):
    page.new("pppp")
    page.go(1)
    at, value = page.at, page.values[0]
    page.ask("answer", at=at, value=value)
    assert page.refused("answer", at=at, value=value) == "error.stale"
    assert page.refused("pick", at=at, value=value) == "error.stale"


def test_a_bot_takes_one_decision_at_a_time(page):
    page.new("rrrp")
    for n in range(3):
        assert page.status["bot"] and page.at == n
        page.ask("bot", at=page.at)
    assert not page.status["bot"] and page.status["mover"]["kind"] == "person"
    assert page.refused("bot", at=page.at) == "error.turn"


def test_a_screen_reader_says_what_came_of_a_choice_and_what_others_did(page):
    """Each line once, and before the question; a game that is opened says its question alone."""
    line = re.compile(r'<li id="(e\d+)">.*?<span>((?:(?!</button>).)*)</span></button>', re.DOTALL)
    page.new("pr--")
    known, told = set(lines_of(page)), 0
    for _ in range(60):
        reply = page.ask("bot", at=page.at) if page.status["bot"] else page.choose()
        fresh = [plain_text(text) for name, text in line.findall(page.regions["log"]) if name not in known]
        known |= set(lines_of(page))
        if page.status["choosing"]:
            question = page.ask("view")["say"]
            assert reply["say"] == " ".join([*(f"{text}." for text in fresh[-SAID_LINES:]), question])
            told += bool(fresh)
    assert told > 10


def test_the_key_of_a_choice_is_no_part_of_its_name(page):
    """Where a choice is gone, all that follow get another key: a screen reader has nothing to take in by that."""
    page.new("pppp")
    moved, before = 0, dict[str, str]()
    for _ in range(80):
        buttons = re.findall(
            r'<button[^>]* id="(c-\d+)"[^>]* aria-keyshortcuts="(.)"[^>]*>(.*?)</button>', page.regions["prompt"]
        )
        for name, key, inner in buttons:
            assert inner.startswith(f'<kbd class="key" aria-hidden="true">{key}</kbd>')
            moved += before.get(name, key) != key
        before = {name: key for name, key, _ in buttons}
        page.go(1)
    assert moved > 10


def test_nobody_answers_for_another(page):
    page.new("rrrp")
    assert page.refused("answer", at=0, value=0) == "error.turn"
    assert page.refused("pick", at=0, value=0) == "error.offered"


def test_a_secret_choice_waits_behind_a_curtain(page):
    page.new("p--p", **{"name-0": "Ada", "name-3": "Bo"})
    assert page.status["curtain"] and "Ada" in page.regions["curtain"]
    hidden = page.regions["prompt"] + page.regions["p-cards"] + page.regions["p-seats"]
    assert "data-value" not in hidden
    page.ask("seat", viewer=0)
    assert not page.status["curtain"] and page.values
    page.choose()
    assert page.status["curtain"] and "Bo" in page.regions["curtain"]
    assert page.refused("seat", viewer=9) == "error.seat"


def test_a_screen_that_is_handed_over_belongs_to_nobody(page):
    """Whoever takes back behind the curtain does not see what the one before saw."""
    page.new("p--p", **{"name-0": "Ada", "name-3": "Bo"})
    page.ask("seat", viewer=0)
    page.choose()
    assert page.status["curtain"] and page.status["viewer"] is None
    assert page.ask("undo")["confirm"].startswith("This takes back a choice of Ada")
    page.ask("undo", sure=True)
    assert page.status["curtain"] and "Ada" in page.regions["curtain"] and page.status["viewer"] is None


def test_a_link_says_what_it_cannot_hide(page):
    page.new("p--p")
    assert any("trait cards" in sentence for sentence in page.ask("share")["reveals"])


def test_undo_takes_back_the_last_own_choice(page):
    page.new("pppp")
    page.go(12)
    board, at = dict(page.regions), page.at
    page.choose()
    reply = page.ask("undo")
    if "confirm" in reply:
        page.ask("undo", sure=True)
    assert page.at == at
    assert page.regions["p-board"] == board["p-board"]


def test_undo_over_bots_asks_first_and_redo_brings_them_back(page):
    page.new("rrrp")
    page.go(3)
    page.choose()
    own, board = 0, ""
    while page.at < 8 or not page.status["bot"]:
        if not page.status["bot"]:
            own, board = page.at, page.regions["p-board"]
        page.go(1)
    while page.status["bot"]:
        page.go(1)
    assert page.status["undo"] == "ask"
    assert page.ask("undo")["confirm"] and page.at > own
    page.ask("undo", sure=True)
    assert page.at == own and page.regions["p-board"] == board
    assert page.status["redo"]
    page.ask("redo")
    assert page.at > own and not page.status["bot"]
    page.ask("undo", sure=True)
    assert page.regions["p-board"] == board


def test_undo_at_the_start_says_no(page):
    page.new("rrrp")
    assert page.status["undo"] == "no"
    assert page.refused("undo") == "error.undo"
    assert page.refused("redo") == "error.redo"


def test_looking_back_and_playing_on_from_there(page):
    page.new("pppp")
    page.go(40)
    now, total = page.regions["p-board"], page.at
    page.ask("look", at=5)
    assert page.status["looking"] == 5 and not page.status["choosing"]
    assert "data-value" not in page.regions["p-board"] + page.regions["prompt"]
    assert page.refused("answer", at=total, value=0) == "error.past"
    page.ask("look", at=total)
    assert page.status["looking"] is None and page.regions["p-board"] == now
    page.ask("look", at=5)
    page.ask("fork")
    assert page.at == 5 and page.status["looking"] is None


def test_each_line_of_the_log_leads_to_where_it_happened(page):
    page.new("rrrp")
    page.go(60)
    stops = [int(n) for n in re.findall(r'class="line"[^>]*data-at="(\d+)"', page.regions["log"])]
    assert stops == sorted(stops) and stops[-1] <= page.at
    page.ask("look", at=stops[0])
    assert page.status["looking"] == stops[0] or stops[0] == page.at


def test_the_log_tells_what_happened_since_the_last_turn(page):
    page.new("rrrp")
    page.go(3)
    page.choose()
    while not page.status["bot"]:
        page.choose()
    page.go(1)
    while page.status["bot"]:
        page.go(1)
    assert page.regions["log"].count('id="since"') == 1


def test_saving_and_opening_by_link_and_by_record(page):
    page.new("rgrp", **{"name-3": "Ada"})
    page.go(30)
    saved = page.ask("save", record=True)
    board = page.regions["p-board"]
    assert unpack(saved["link"]).match.state.digest() == read_record(saved["record"]).match.state.digest()
    for what in ({"link": saved["link"]}, {"text": saved["record"]}, {"link": "https://x.y/z#" + saved["link"]}):
        page.new("pppp")
        page.ask("open", **what, players=saved["players"], viewer=saved["viewer"])
        assert page.regions["p-board"] == board
        assert [p["kind"] for p in page.status["players"]] == ["random", "greedy", "random", "person"]
        assert page.status["players"][3]["name"] == "Ada"
    page.ask("open", link=saved["link"])
    assert [p["kind"] for p in page.status["players"]] == ["random", "greedy", "random", "person"]


def test_a_link_can_open_in_the_past(page):
    page.new("pppp")
    page.go(20)
    share = page.ask("share")
    page.ask("look", at=7)
    here = page.ask("share")["here"]
    assert here == share["link"] + "&at=7"
    page.ask("open", link="#" + here)
    assert page.status["looking"] == 7


def test_the_language_changes_in_mid_game_with_the_log(page):
    page.new("rrrp")
    page.go(30)
    english = dict(page.regions)
    page.ask("lang", lang="it")
    for region in ("log", "prompt", "p-actions", "head"):
        assert page.regions[region] != english[region], region
    page.ask("lang", lang="en")
    assert page.regions == english
    assert page.ask("lang", lang="xx")["lang"] == "en"


def test_people_and_bots_change_places_in_mid_game(page):
    page.new("rrrp")
    page.go(10)
    page.ask("players", players=[{"kind": "person", "name": "Ada"}] + [{"kind": "random", "name": ""}] * 3)
    page.go(30)
    assert page.status["viewer"] == 0
    assert page.refused("players", players=[{"kind": "wizard"}] * 4) == "error.players"
    assert page.refused("players", players=[1, 2, 3, 4]) == "error.players"


def test_a_game_of_bots_alone_can_be_watched(page):
    page.new("rrrr")
    page.go(40)
    assert page.status["viewer"] is None and page.at == 40
    page.ask("undo", sure=True)
    assert page.at == 39


def test_a_whole_game_ends_with_its_score(page):
    page.new("r--r", **{"option-length": "short"})
    while page.status["bot"]:
        page.ask("bot", at=page.at, quiet=True)
    page.ask("show")
    assert page.status["over"] and page.status["score"]
    assert page.regions["score"].count('class="tt"') + page.regions["score"].count("class=tt") == 2
    assert page.refused("answer", at=page.at, value=0) == "error.over"
    assert page.ask("share")["position"] is None, "nothing can begin here"
    page.ask("look", at=3)
    assert page.ask("share")["position"]
    page.ask("look", at=page.at)
    assert page.status["over"]


def test_those_who_share_a_victory_are_all_named(page, monkeypatch):
    game = find_game("marine")
    page.new("rr-r", **{"option-length": "short"})
    while page.status["bot"]:
        page.ask("bot", at=page.at, quiet=True)
    monkeypatch.setattr(type(game), "scores", lambda self, g: (20, 9, 20))
    monkeypatch.setattr(type(game), "winners", lambda self, g: (0, 2))
    page.ask("view")
    assert page.status["score"] == "Reptiles and Crustaceans share the victory"
    assert page.status["score"] in page.regions["score"] and page.regions["score"].count("class=win") == 2


def test_the_set_up_form_refuses_what_cannot_be_played_and_says_why(page):
    form = {f"kind-{p}": "empty" for p in range(3)}
    reply = page.ask("setup", game="marine", form=form)
    assert not reply["ready"] and 'role="alert"' in reply["regions"]["form"]
    assert page.refused("new", game="marine", form=form) == "error.setup"
    shared = page.ask("setup", game="marine", form={**form, "shared": True})
    assert shared["ready"] and 'id="pairing"' in shared["regions"]["form"]
    page.ask("new", game="marine", form={"shared": True})
    assert len(page.status["players"]) == 2


@pytest.mark.parametrize("game", find_games())
def test_what_the_build_has_drawn_speaks_every_language(game):
    from speciate.table.pages import Said, art, drawn_in, form_of

    def regions(lang):
        return {**form_of(game, lang).regions(), "art": art(game, lang)}

    drawn, drawing = drawn_in(regions), regions("en")
    for lang in LANGUAGES[1:]:
        assert any(texts[lang] for texts in drawn.values())
        for region, markup in regions(lang).items():
            own = drawn[region][lang]
            assert [own.get(n, text) for n, text in enumerate(Said(drawing[region]))] == list(Said(markup))


def test_all_places_can_be_shared_out_evenly():
    assert sharings(4) == [(0, 1, 0, 1), (0, 1, 1, 0), (0, 0, 1, 1)]
    six = sharings(6)
    assert len(six) == 10 + 15 and {max(way) for way in six} == {1, 2}
    assert all(way.count(seat) * (max(way) + 1) == 6 for way in six for seat in way)
    assert sharings(5) == []


def test_seeds_may_be_words_and_names_may_be_hostile(page):
    page.new("pppp", seed="coral", **{"name-0": '<img src=x onerror="1">'})
    everything = "".join(page.regions.values())
    assert "<img" not in everything
    reply = page.ask("setup", game="marine", form={"seed": '"><script>', "name-3": "<b>"})
    assert "<script" not in reply["regions"]["form"] and "<b>&lt;b" not in reply["regions"]["form"]


@pytest.mark.parametrize(
    "text",
    ["", "null", "[]", "{", '{"do": 1}', '{"do": "dance"}', '{"do": []}', "9" * 10, "[" * 100_000, "\ud800",
     '{"do":"new"}',
     '{"do":"new","game":"chess"}', '{"do":"new","game":5}', '{"do":"new","game":"marine","form":7}', '{"do":"open"}',
     '{"do":"open","link":7}', '{"do":"open","text":"x"}', '{"do":"pick"}', '{"do":"card","id":"x"}', '{"do":"look"}',
     '{"do":"look","at":"x"}', '{"do":"answer","at":true,"value":0}', '{"do":"seat"}', '{"do":"players","players":{}}',
     '{"do":"answer","at":0,"value":1e400}', '{"do":"look","at":null}'],
)  # fmt: skip
def test_a_strange_message_costs_nothing(page, text):
    page.new("rrrp")
    page.go(5)
    before = page.ask("save")["link"]
    reply = page.raw(text)
    assert reply["ok"] is False or "look" in text
    assert "Traceback" not in json.dumps(reply)
    assert page.ask("save")["link"] == before


def test_every_refusal_is_told_in_both_languages(page):
    page.new("rrrp")
    for lang in ("en", "it"):
        page.ask("lang", lang=lang)
        for link in ("", "x", "m1.", "m9.AAAAAAA", "q1.AAAAAAA", "m1.AAAAAAAA", "m1.A" + "A" * 30_000, "m1.%%%%%%"):
            reply = page.raw(json.dumps({"do": "open", "link": link}))
            code, text = reply["error"]["code"], reply["error"]["text"]
            assert code in words(lang) and code.startswith("error."), (link, code)
            assert text and "{" not in text


def test_changed_links_give_one_sentence_and_leave_the_game(page):
    page.new("rrrp")
    page.go(25)
    link = page.ask("save")["link"]
    rng = random.Random(1)
    for _ in range(200):
        at = rng.randrange(len(link))
        broken = rng.choice([link[:at], link[:at] + rng.choice("AZaz09-_#%é ") + link[at + 1 :], link + link[at:]])
        reply = page.raw(json.dumps({"do": "open", "link": broken}))
        if not reply["ok"]:
            assert reply["error"]["text"]
            assert page.ask("save")["link"] == link


def test_a_rule_that_raises_is_a_sentence(page, monkeypatch):
    page.new("rrrp")
    page.go(4)
    before = page.ask("save")["link"]
    match = page.desk.sitting.match
    known, step = len(match.answers), match.game.step

    def broken(g):
        if len(g.script) > known:
            raise ZeroDivisionError
        step(g)

    monkeypatch.setattr(match.game, "step", broken)
    message = {"at": page.at, "value": page.values[0] if page.values else 0}
    assert page.refused("answer" if page.values else "bot", **message) == "error.inside"
    monkeypatch.undo()
    assert page.ask("save")["link"] == before


def test_the_catalogues_have_the_same_keys_and_blanks():
    from speciate.locale import en, it

    english, italian = en.TEXTS, it.TEXTS
    assert set(english) == set(italian)
    for key in english:
        assert set(re.findall(r"\{(\w+)", english[key])) == set(re.findall(r"\{(\w+)", italian[key])), key


def test_plain_text_on_a_button_is_escaped_though_the_same_letters_were_markup_before():
    """Buttons are kept from one drawing to the next, and markup is equal to the text that it is written as."""
    letters = "<b>Ada</b>"
    assert letters in button("seat", Markup(letters))
    assert letters not in button("seat", letters) and "&lt;b&gt;Ada" in button("seat", letters)
