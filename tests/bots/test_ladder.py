"""The ladder: who sits where, what is kept, and what its numbers mean."""

import json
import sys

import pytest
from speciate.bots import find_bots
from speciate.engine.game import game_ids

from tests.bots import ladder
from tests.bots.ladder import Cell, Result

DUEL = Cell("climate", ("greedy", "random"))
ONE = Cell("climate", ("greedy", "random", "random", "random"))


def result(table, seed, won, **more):
    seats = len(table)
    times = dict.fromkeys(table, (1.0, 2.0, 3.0))
    facts = {"marks": "x", "scores": (1,) * seats, "places": tuple("abcd"[:seats]), "decisions": 9, "rounds": 4}
    return Result(
        **{"game": "climate", "table": table, "seed": seed, "won": won, "attacks": 0, "ms": times, **facts, **more}
    )


def test_every_deal_is_played_from_every_seat():
    for cell in (DUEL, ONE):
        seats = len(cell.levels)
        found = [ladder.seated(cell, n) for n in range(2 * seats)]
        assert [seed for _, seed in found] == [ladder.DEALS] * seats + [ladder.DEALS + 1] * seats
        assert {table.index("greedy") for table, _ in found[:seats]} == set(range(seats))
        assert all(sorted(table) == sorted(cell.levels) for table, _ in found)


def test_no_game_of_four_alike_is_played_twice():
    table = ("greedy",) * 4
    found = [ladder.seated(Cell("climate", table), n) for n in range(3)]
    assert found == [(table, ladder.DEALS + n) for n in range(3)]


def test_each_pair_of_levels_meets_where_both_are_offered():
    found = ladder.cells(["climate"], ["random", "greedy"], ["duel", "one", "alike"])
    assert found == [DUEL, ONE, Cell("climate", ("random",) * 4), Cell("climate", ("greedy",) * 4)]
    assert [cell.kind for cell in found] == ["duel", "one", "alike", "alike"]
    assert all(cell.levels[0] in find_bots() for cell in ladder.cells(["marine"], list(find_bots()), ["duel"]))


def test_a_run_goes_on_where_the_last_one_ended(tmp_path, monkeypatch):
    monkeypatch.setattr(ladder, "mark", lambda game, level: level[0])
    kept = tmp_path / "ladder.jsonl"
    played = result(*ladder.seated(DUEL, 1), (0,), marks="g r")
    other = result(*ladder.seated(DUEL, 2), (0,), marks="g z")  # by a level that played otherwise
    lines = [json.dumps(each._asdict()) for each in (played, other)]
    kept.write_text("\n".join([*lines, lines[0][:40]]))  # the last one was cut off
    assert ladder.read(kept) == [played, other]
    assert [n for _, n in ladder.lacking([DUEL], 4, ladder.read(kept))] == [0, 2, 3]


@pytest.mark.parametrize(
    ("won", "n", "low", "high"), [(10, 10, 72, 100), (4, 6, 30, 90), (0, 0, 0, 100), (5, 10, 24, 76)]
)
def test_intervals_are_wilsons(won, n, low, high):
    assert [round(100 * end) for end in ladder.wilson(won, n)] == [low, high]


def test_ratings_tell_how_often_one_beats_another():
    found = ladder.ratings({("clever", "greedy"): (75, 100), ("greedy", "random"): (100, 100)})
    assert found["greedy"] == 0 and 180 < found["clever"] < 195 and -1000 < found["random"] < -800


def test_the_table_says_what_was_played():
    won = [result(("greedy", "random"), 1000, (0,), attacks=2), result(("random", "greedy"), 1000, (0, 1))]
    found = ladder.found_in([*won, result(("random", "greedy"), 1001, ())])
    text = ladder.markdown("climate", found)
    assert "| greedy | random | 2 | 75 % [20-97] | a 75, b 25 | 9 (9-9) | 1000-1000 | 0.25 |" in text
    assert "Rating: greedy +0, random" in text and "random 1 / 2 / 3, greedy 1 / 2 / 3" in text
    alike = ladder.markdown("climate", ladder.found_in([result(("greedy",) * 4, 1000, (2,))]))
    assert "| greedy | 4 greedy | 1 | each the same | a 0, b 0, c 100, d 0 |" in alike
    assert "No games yet" in ladder.markdown("marine", ladder.found_in([]))


def test_the_strongest_come_first_and_tables_of_four_alike_last():
    tables = [("random",) * 4, ("greedy", "random"), ("expert", "greedy", "greedy", "greedy"), ("greedy", "expert")]
    found = ladder.found_in([result(table, 1000, (0,)) for table in tables])
    assert [(one.level, one.against, one.others) for one in found.lines] == [
        ("expert", "greedy", 1), ("expert", "greedy", 3), ("greedy", "random", 1), ("random", "random", 0),
    ]  # fmt: skip
    assert found.ratings["expert"] < 0 < -found.ratings["random"]
    assert json.loads(json.dumps(ladder.plain(found)))["lines"][0]["won"][0] == 0.0


def test_a_table_of_few_games_is_not_shown_and_its_levels_have_no_times():
    games = [result(("greedy", "random"), 1000 + n, (0,)) for n in range(3)]
    few = [result(("clever", "random"), 1000, (0,)), result(("clever",) * 4, 1000, (0,))]
    found = ladder.found_in([*games, *few], 3)
    assert [(one.level, one.against, one.games) for one in found.lines] == [("greedy", "random", 3)]
    assert found.ratings.keys() == found.ms.keys() == {"random", "greedy"}


def test_times_are_those_of_this_python_alone(monkeypatch):
    here = result(("greedy", "random"), 1000, (0,))
    other = result(("clever", "random"), 1000, (0,))._replace(ms={})
    assert ladder.found_in([here, other]).ms.keys() == {"random", "greedy"}
    cell = Cell("biosphere", ("random", "random"))
    assert ladder.play(cell, 0, "").ms.keys() == {"random"}
    monkeypatch.setattr(sys.implementation, "name", "pypy")
    assert ladder.play(cell, 0, "").ms == {}


def test_what_is_kept_for_the_page_is_of_levels_and_games_that_there_are():
    kept = json.loads(ladder.DATA.read_text())
    assert set(kept["games"]) == set(game_ids())
    for found in kept["games"].values():
        assert set(found["ms"]) <= set(find_bots())
        assert all(set(line) == set(ladder.Line._fields) for line in found["lines"])
