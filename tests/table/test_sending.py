"""Links that are sent: the whole game, a point of it, a position, a turn; and tables where somebody plays elsewhere."""

import json
from pathlib import Path

import pytest
from speciate.bots import bot_answer, find_bot
from speciate.engine.link import unpack
from speciate.engine.record import write_record
from speciate.table import handle


@pytest.fixture
def far(page):
    """Two persons and a computer, some decisions in; the page of seat 0, with the other person far away."""
    page.new("pr-p")
    page.go(9)
    while page.status["away"] is None and page.status["mover"]["seat"] != 2:
        page.go(1)
    page.ask("attend", present=[0])
    return page


def test_what_can_be_sent(page):
    page.new("rrrp")
    page.go(30)
    whole = page.ask("share")
    assert whole["cut"] == whole["link"] and whole["at"] == page.at and whole["turn"] is None
    page.ask("look", at=12)
    sent = page.ask("share")
    assert sent["link"] == whole["link"] and sent["here"] == f"{whole['link']}&at=12"
    cut = unpack(sent["cut"]).match
    assert cut.decisions == unpack(sent["link"]).match.decisions[:12] and len(sent["cut"]) < len(sent["link"])
    assert all(isinstance(line, str) and line for line in sent["reveals"])


def test_a_position_is_sent_as_a_game_that_begins_there(page):
    page.new("rrrp")
    page.go(30)
    sent = page.ask("share")["position"]
    _, match, players = unpack(sent["link"])
    assert match.ply == 0 and players == ("random",) * 3 + ("person",)
    deals = [type(page)().ask("open", **said)["deal"] for said in ({"link": sent["link"]}, {"text": sent["notation"]})]
    assert deals[0] == deals[1], "link and text are one position"
    texts: dict[str, list[str]] = {}
    for at in range(30, 10, -1):
        page.ask("look", at=at)
        position = page.ask("share")["position"]
        texts.setdefault(position["notation"], []).append(position["note"])
        assert sent["reveals"] == position["reveals"]
    steps = [notes for notes in texts.values() if len(notes) > 1]
    assert steps, "some step has two decisions"
    for *under_way, at_rest in steps[:-1]:
        assert set(under_way) - {at_rest}, "the panel says that the step under way is not in it"


def test_a_position_is_a_record_cut_there(page):
    page.new("rrrp")
    page.go(30)
    text = page.ask("save", record=True)["record"]
    page.ask("open", text=text, at=12, cut=True)
    assert page.at == 12 and page.status["looking"] is None
    link = page.ask("save")["link"]
    assert "rules=" in write_record(*unpack(link)) and unpack(link).match.ply == 12


def test_the_turn_goes_to_the_next_player_and_comes_back(far):
    assert far.status["away"] == 2 and far.status["present"] == [0] and not far.status["choosing"]
    assert not far.status["curtain"] and not far.status["bot"] and "data-value" not in far.regions["prompt"]
    assert 'data-do="send"' in far.regions["prompt"]
    sent = far.ask("share")["turn"]
    assert sent["seat"] == 2 and sent["from"] == 0 and sent["link"].endswith("&seat=2")
    deal = far.ask("save")["deal"]

    other = type(far)()
    opened = other.ask("open", link=sent["link"])
    assert other.status["present"] == [2] and other.status["choosing"] and not other.status["curtain"]
    assert opened["deal"] == deal and "<li>" in opened["since"]
    assert other.ask("share")["turn"] is None, "it is here already"
    while other.status["away"] is None:
        other.go(1)
    answer = other.ask("share")["turn"]
    assert answer["seat"] == 0 and answer["from"] == 2

    back = far.ask("open", link=answer["link"])
    assert far.status["choosing"] and far.status["present"] == [0] and far.status["viewer"] == 0
    assert "<li>" in back["since"] and far.status["undo"] == "no"


def test_what_another_has_sent_is_not_taken_back(far):
    other = type(far)()
    other.ask("open", link=far.ask("share")["turn"]["link"])
    assert other.status["undo"] == "no" and other.refused("undo") == "error.undo"
    other.go(1)
    assert other.status["undo"] != "no"
    before = other.at
    other.ask("undo", sure=True)
    assert other.at < before and other.status["undo"] == "no"


def test_nobody_answers_for_a_player_who_is_away(far):
    assert far.refused("answer", at=far.at, value=0) == "error.turn"
    assert far.refused("pick", at=far.at, value=0) == "error.offered"
    assert far.refused("bot", at=far.at) == "error.turn"
    assert far.refused("seat", viewer=2) == "error.seat"


def test_a_seat_that_no_person_has_opens_the_game_for_all(page):
    page.new("rrrp")
    page.go(6)
    link = page.ask("save")["link"]
    for seat in (0, 9):
        assert "since" not in page.ask("open", link=f"{link}&seat={seat}")
        assert page.status["present"] is None


def test_a_game_that_is_watched_asks_nothing_and_hides_what_is_hidden(page):
    page.new("p--p")
    link = page.ask("save")["link"]
    page.ask("open", link=link, present=[])
    assert page.status["viewer"] is None and not page.status["choosing"] and not page.status["curtain"]
    assert "data-value" not in "".join(page.regions.values()) and page.refused("undo") == "error.undo"
    page.ask("open", link=link, present=[], watcher=0)
    assert page.status["viewer"] == 0 and not page.status["choosing"]
    assert page.refused("answer", at=0, value=0) == "error.turn"


def test_one_choice_is_asked_of_whoever_it_is(page):
    page.new("rrrr")
    page.go(20)
    page.ask("players", players=[{"kind": "person"}] * 4)
    link = page.ask("save")["link"]
    page.ask("open", link=link, at=10, cut=True, present="mover")
    assert page.status["choosing"] and page.at == 10
    page.ask("pick", at=10, value=page.values[0])
    picked = page.status["picked"]
    assert picked["seat"] == page.status["viewer"] and picked["token"] and picked["text"] and picked["question"]
    page.choose(page.values[0])
    page.ask("attend", present=[])
    assert not page.status["choosing"] and page.status["picked"] is None


@pytest.mark.parametrize("present", [[9], [-1], ["x"], "x", [None], [True], {}, 3])
def test_a_wrong_seat_at_the_screen_changes_nothing(page, present):
    page.new("pppp")
    assert page.refused("attend", present=present) in ("error.seat", "error.message")
    assert page.status["present"] is None and page.ask("view")["status"]["present"] is None


def test_tables_in_one_python_do_not_meet():
    def ask(table, **message):
        return json.loads(handle(json.dumps(message), table))

    for table, seed in (("a", "1"), ("b", "2")):
        assert ask(table, do="new", game="marine", form={"seed": seed})["ok"]
    assert ask("a", do="share")["seed"] == 1 and ask("b", do="share")["seed"] == 2
    assert ask("a", do="leave")["ok"]
    assert ask("a", do="share")["error"]["code"] == "error.none" and ask("b", do="share")["ok"]
    for table in "ab":
        ask(table, do="leave")


def test_older_rules_are_named_so_that_the_page_can_fetch_them(page, monkeypatch):
    page.new("rrrp")
    saved = page.ask("save", record=True)
    monkeypatch.setattr(page.desk.sitting.game, "version", page.desk.sitting.game.version + 1)
    for kept in ({"link": saved["link"]}, {"text": saved["record"]}):
        error = page.raw(json.dumps({"do": "open", **kept}))["error"]
        assert error["code"] == "error.rules.older"
        assert error["rules"] == {"game": "marine", "made": page.desk.sitting.game.version - 1}


DAY = "day=m20261124"
WHOLE_GAME = (Path(__file__).parents[1] / "games/marine/golden/3.txt").read_text("utf-8")


def test_a_chart_follows_the_count_that_is_asked_for_and_no_other(page):
    page.ask("open", text=WHOLE_GAME)
    assert page.status["over"] and 'data-chart="points" aria-pressed="true"' in page.regions["score"]
    page.ask("chart", count="elements")
    assert 'data-chart="elements" aria-pressed="true"' in page.regions["score"]
    assert page.refused("chart", count="__class__") == "error.message"
    assert 'data-chart="elements" aria-pressed="true"' in page.ask("lang", lang="it")["regions"]["score"]


def test_the_game_of_a_day_begins_at_a_table_and_says_which_day_it_is(page):
    reply = page.ask("open", link=f"#{DAY}&beat=12")
    assert reply["status"]["day"] == "2026-11-24" and reply["status"]["decision"] == 0 and reply["seated"]
    assert [entry["kind"] for entry in reply["status"]["players"]].count("person") == 1
    assert page.ask("share")["result"] is None
    page.go(3)
    assert page.ask("open", link=page.ask("save")["link"])["status"]["day"] == "2026-11-24"
    page.new("rrrp")
    assert page.status["day"] is None
    assert page.refused("open", link="day=m20261424") == "error.link.day"


@pytest.mark.slow
def test_the_result_of_a_day_tells_points_and_no_move(page):
    """Whatever was played, its link is that of the deal; who lets a computer play for them has no result."""
    page.ask("open", link=DAY)
    while not page.status["over"]:
        match = page.desk.here.match
        if page.status["bot"]:
            page.ask("bot", at=page.at)
        else:
            page.choose(bot_answer(find_bot("greedy"), match, 1))
    points = page.desk.here.game.scores(page.desk.here.match.state)
    result = page.ask("share")["result"]
    seat = [entry["kind"] for entry in page.status["players"]].index("person")
    assert result["points"] == points[seat] and result["won"] is (points[seat] == max(points))
    assert result["link"] == f"{DAY}&beat={points[seat]}" and result["day"] == "2026-11-24"
    page.ask("players", players=[{"kind": "greedy", "name": ""}] * 3)
    assert page.ask("share")["result"] is None
