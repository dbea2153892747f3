"""A computer that thinks in jobs: whoever does them, the answer is that of `bot`; and the thinking can be stopped."""

import json

import pytest
from speciate.bots import bot_answer, find_bot
from speciate.engine import Rng
from speciate.engine.link import pack
from speciate.table.desk import Desk

from tests.contract.games import some_setup
from tests.contract.walk import begun

from .conftest import Page


def thinking(game_id="dominant", decisions=30, kind="clever"):
    """A page at a table where a computer of this kind is to move, and the answer that `bot` gives there."""
    setup = some_setup(game_id, 3, 7)
    match = begun(setup, Rng(7), decisions)
    page = Page()
    page.ask("open", link=pack(setup, match, [kind] * 3))
    return page, bot_answer(find_bot(kind), match, setup.seed)


def done(jobs, link, helpers):
    """The results of the jobs, which helpers do in turn, the last job first."""
    found = {}
    for n, job in reversed(list(enumerate(jobs))):
        found[n] = helpers[n % len(helpers)].ask("play", link=link, job=job)["worths"]
    return [found[n] for n in range(len(jobs))]


@pytest.mark.parametrize(("game_id", "decisions"), [("dominant", 30), ("climate", 20)])
def test_whoever_does_the_jobs_the_answer_is_the_one_given_at_once(game_id, decisions):
    for helpers in ([], [Page(), Page()]):
        page, answer = thinking(game_id, decisions)
        assert page.status["thinks"] and page.status["thinkers"]
        assert 'id="thought"' in page.regions["prompt"] and 'data-do="halt"' in page.regions["prompt"]
        reply, taken = page.ask("think", at=decisions), []
        while "jobs" in reply:
            taken.append(reply["taken"])
            batches = reply["batches"]
            assert page.ask("think", at=decisions) == reply  # a page that comes back is told the same
            worths = done(reply["jobs"], reply["link"], [page, *helpers])
            reply = page.ask("think", at=decisions, taken=reply["taken"], worths=worths)
        assert taken == list(range(batches))
        assert reply["value"] == answer and page.desk.sitting.match.decisions[-1] == answer
        assert page.at == decisions + 1


def test_a_thinking_that_is_stopped_answers_with_the_best_so_far_and_that_is_a_decision_like_any_other():
    page, _ = thinking()
    first = page.ask("think", at=30)
    worths = done(first["jobs"], first["link"], [page])
    stopped = page.ask("think", at=30, taken=0, worths=[*worths[:-3], "", "", ""], stop=True)
    assert stopped["value"] == page.desk.sitting.match.decisions[30]
    assert page.ask("open", link=page.ask("save")["link"])["status"]["decision"] == 31
    other, _ = thinking()
    assert other.ask("bot", at=30, value=stopped["value"])["status"]["decision"] == 31
    assert other.ask("save")["link"] == page.ask("save")["link"]
    assert other.refused("bot", at=31, value=12345) == "error.offered"


def test_what_is_known_of_every_value_counts_where_a_thinking_is_stopped():
    """After any number of jobs, the best value in the worlds in which all were played is chosen."""
    page, _ = thinking()
    first = page.ask("think", at=30)
    plays = [tuple(json.loads(job)[2][0]) for job in first["jobs"]]
    values = list(dict.fromkeys(value for value, _ in plays))
    assert [value for value, _ in plays] == values * (len(plays) // len(values))  # one world after the other
    worths = done(first["jobs"], first["link"], [page])
    for known in range(0, len(plays), 5):
        fair = max(known // len(values), 1) * len(values)  # the first world is played in any case
        mean = dict.fromkeys(values, 0.0)
        for (value, _), worth in zip(plays[:fair], worths, strict=False):
            mean[value] += json.loads(worth)[0]
        page, _ = thinking()
        page.ask("think", at=30)
        done_so_far = [*worths[:known], *[""] * (len(plays) - known)]
        stopped = page.ask("think", at=30, taken=0, worths=done_so_far, stop=True)
        assert mean[stopped["value"]] == pytest.approx(max(mean.values()))


def test_a_step_back_ends_a_thinking_and_worths_of_another_are_passed_over():
    page, _ = thinking()
    first = page.ask("think", at=30)
    worths = done(first["jobs"], first["link"], [page])
    players = page.ask("save")["players"]
    page.ask("players", players=[{**player, "kind": "person"} for player in players])
    page.ask("undo", sure=True)
    assert page.refused("think", at=30) == "error.stale"
    assert page.refused("think", at=29) == "error.turn"
    page.ask("players", players=players)
    other = page.ask("think", at=29, taken=1, worths=worths)
    assert other["taken"] == 0 and other["link"] != first["link"]


def test_what_is_no_job_or_does_not_fit_is_refused():
    page, answer = thinking()
    reply = page.ask("think", at=30)
    for job in ("", "[1, 1]", "[1, 1, [[99999, 1]]]", "[1, 1, 7]"):
        assert page.refused("play", link=reply["link"], job=job) == "error.message"
    assert page.refused("play", link="d1.x", job=reply["jobs"][0]).startswith("error.link")
    for worths in (
        [],
        ["[1]"],
        [7],
        ["x"] * len(reply["jobs"]),
        ["[1, 2]"] * len(reply["jobs"]),
        [""] * len(reply["jobs"]),
    ):
        assert page.refused("think", at=30, taken=0, worths=worths) == "error.message"
    while "jobs" in reply:
        worths = done(reply["jobs"], reply["link"], [page])
        reply = page.ask("think", at=30, taken=reply["taken"], worths=worths)
    assert reply["value"] == answer


def test_who_answers_at_once_does_not_think_nor_does_anybody_in_the_past():
    page, _ = thinking(kind="greedy")
    assert not page.status["thinks"] and not page.status["thinkers"]
    assert page.refused("think", at=30) == "error.turn"
    page, _ = thinking()
    page.ask("look", at=3)
    assert not page.status["thinks"] and page.status["thinkers"]
    assert page.refused("think", at=30) == "error.past"


def test_a_helper_needs_no_table_and_its_own_stays():
    page, _ = thinking()
    reply = page.ask("think", at=30)
    desk = Desk()
    assert json.loads(desk.handle(json.dumps({"do": "play", "link": reply["link"], "job": reply["jobs"][0]})))["ok"]
    assert desk.sitting is None
    other = Page()
    other.new("rrrr")
    before = other.desk.sitting
    other.ask("play", link=reply["link"], job=reply["jobs"][0])
    assert other.desk.sitting is before and other.ask("show")["status"]["game"] == "marine"
