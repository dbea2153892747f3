"""The command line and the public API, as a newcomer meets them. Any game will do: the first one found."""

import doctest
import json
import os
import subprocess
import sys

import pytest
import speciate
from speciate.__main__ import main
from speciate.api import make_setup
from speciate.engine import DecisionNeeded, Match, Rng, SpeciateError, find_games, pack
from speciate.engine.link import MAX_LINK
from speciate.engine.link import _seal as seal

from tests.contract.positions import NOTED

GAME = next(iter(find_games()))
KEYS = ["game", "seed", "players", "options", "decisions", "floor_bits", "winner", "scores", "link", "digest"]


def run(capsys, *arguments):
    """Exit status, output and errors of a command."""
    status: str | int | None
    try:
        status = main([str(a) for a in arguments])
    except SystemExit as end:
        status = end.code
    said = capsys.readouterr()
    return status, said.out, said.err


def selfplay(capsys, *arguments):
    status, out, err = run(capsys, "selfplay", GAME, "--json", *arguments)
    assert (status, err) == (0, "")
    return [json.loads(line) for line in out.splitlines()]


def test_the_doctest_of_the_package():
    assert doctest.testmod(speciate) == (0, len(doctest.DocTestFinder().find(speciate)[0].examples))


def test_importing_loads_no_game():
    code = "import sys, speciate; print([m for m in sys.modules if m.startswith(('speciate.games.', 'speciate.draw'))])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "[]\n"


def test_games(capsys):
    status, out, _ = run(capsys, "games")
    assert status == 0 and GAME in out and "--option" in out
    found = [json.loads(line) for line in run(capsys, "games", "--json")[1].splitlines()]
    assert [f["game"] for f in found] == list(find_games())


def test_scenario_check(capsys, tmp_path):
    faulty = tmp_path / "faulty.scn"
    faulty.write_text("=== D-L01 Title\naks What?\n")
    status, _, err = run(capsys, "scenario", "check", faulty)
    assert (status, err[: err.index(";")]) == (1, f"speciate: {faulty}:2: 'aks' is not a field of a scenario")
    faulty.write_text("=== D-L01 Title\n")
    status, out, err = run(capsys, "scenario", "check", "--quick", faulty)
    assert (status, err) == (1, "speciate: 1 of 1 scenarios have problems\n")
    assert f"{faulty}:1: D-L01: there is no rules\n" in out
    faulty.write_text("")
    assert run(capsys, "scenario", "check", faulty) == (0, "0 scenarios have no problem\n", "")


def test_reference(capsys):
    game = next(game for game in find_games().values() if game.decisions)
    status, out, err = run(capsys, "reference", game.id)
    assert (status, err) == (0, "")
    assert all(out.count(f"| {key} |") == 1 for key in game.decisions)
    rows = [line.split(" | ") for line in out.splitlines()]
    assert {len(row) for row in rows} == {1, 4, 7}
    assert len(rows) == len(game.decisions) + len(game.events) + 5


@pytest.mark.slow
def test_selfplay_as_json(capsys):
    games = selfplay(capsys, "--players", 3, "--games", 2, "--seed", 11, "--bound", 150, "--bots", "random,greedy")
    assert [list(g) for g in games] == [KEYS, KEYS]
    assert [(g["seed"], g["players"], len(g["scores"])) for g in games] == [(11, 3, 3), (12, 3, 3)]
    assert all(g["decisions"] == 150 and g["winner"] is None for g in games)
    assert games[1:] == selfplay(capsys, "--players", 3, "--seed", 12, "--bound", 150, "--bots", "random,greedy")


def test_selfplay_for_reading(capsys):
    status, out, _ = run(capsys, "selfplay", GAME, "--seed", 5, "--bound", 40)
    assert status == 0 and "seed 5" in out


def test_options_change_the_game(capsys):
    option = find_games()[GAME].options[0]
    for value in option.values:
        (game,) = selfplay(capsys, "--option", f"{option.id}={value}", "--bound", 3)
        assert game["options"][option.id] == value


def test_replay_of_a_link_a_file_and_stdin(capsys, tmp_path, monkeypatch):
    (game,) = selfplay(capsys, "--bound", 60)
    status, out, _ = run(capsys, "replay", game["link"], "--json")
    printed = json.loads(out)
    assert status == 0 and printed["digest"] == game["digest"] and {k: printed[k] for k in KEYS} == game
    assert printed["state"]["rng"] and printed["choice"]["values"]
    play = speciate.open(game["link"])
    file = tmp_path / "game.txt"
    for text in (play.record(), game["link"] + "\n", f"https://table.example/#{game['link']}"):
        file.write_text(text)
        assert f"digest {game['digest']}" in run(capsys, "replay", file)[1]
    early = json.loads(run(capsys, "replay", file, "--at", 7, "--json")[1])
    assert early["decisions"] == 7
    assert json.loads(run(capsys, "replay", f"{game['link']}&at=7", "--json")[1]) == early
    with file.open() as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        assert game["digest"] in run(capsys, "replay", "-")[1]


def test_draw(capsys, tmp_path):
    (game,) = selfplay(capsys, "--bound", 30)
    file = tmp_path / "x.svg"
    assert run(capsys, "draw", game["link"], "-o", file) == (0, "", "")
    assert file.read_text("utf-8").lstrip().startswith("<svg")
    assert run(capsys, "draw", game["link"], "--at", 2)[1].lstrip().startswith("<svg")


def test_draw_a_film(capsys, tmp_path):
    (game,) = selfplay(capsys, "--bound", 30)
    file = tmp_path / "x.svg"
    assert run(capsys, "draw", game["link"], "--from", 20, "--to", 26, "-o", file) == (0, "", "")
    assert "@keyframes" in file.read_text("utf-8")
    assert run(capsys, "draw", game["link"], "--from", 24, "--to", 30) == run(
        capsys, "draw", game["link"], "--from", 24
    )
    assert "seats 0 to" in run(capsys, "draw", game["link"], "--from", 20, "--viewer", 9)[2]
    for wrong in (["--from", 26, "--to", 20], ["--from", 26, "--to", 26], ["--from", -1], ["--from", 20, "--to", 31]):
        status, out, err = run(capsys, "draw", game["link"], *wrong)
        assert (status, out) == (1, "")
        assert err == "speciate: a film goes from one decision to a later one, of 0 to 30, and over 60 at most\n"
    for wrong in (["--to", 20], ["--at", 20, "--from", 10]):
        assert "--at is for a still" in run(capsys, "draw", game["link"], *wrong)[2]


def test_play_in_the_terminal(capsys, monkeypatch, tmp_path):
    first = speciate.start(GAME, players=2, seed=3).seat
    bots = ["random", "random"]
    bots[first or 0] = "person"
    answers = tmp_path / "answers"
    answers.write_text("1\nu\n1\nnonsense\n99999999999\n0\n\nu\nu\nq\n")
    with answers.open() as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        status, out, err = run(capsys, "play", GAME, "--seed", 3, "--bots", ",".join(bots))
    assert (status, err) == (0, "")
    assert "There is nothing to take back." in out and "Please answer 1 to" in out
    assert speciate.open(out.splitlines()[-1]).ply == 0


def test_play_ends_with_its_input(capsys, monkeypatch):
    with open(os.devnull) as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        assert run(capsys, "play", GAME, "--seed", 3)[0] == 0


def test_bench(capsys):
    status, out, _ = run(capsys, "bench", GAME, "--seconds", "0.05")
    assert status == 0 and "playout decisions/s" in out


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["selfplay", "chess"], "there is no game 'chess'; there are: "),
        (["selfplay", GAME, "--players", "99"], "players"),
        (["selfplay", GAME, "--players", "two"], "--players"),
        (["selfplay", GAME, "--bots", "oracle"], "there is no bot 'oracle'; there are: random, greedy"),
        (["selfplay", GAME, "--option", "speed=high"], "has no option 'speed'; possible: "),
        (["selfplay", GAME, "--option", "speed"], "id=value"),
        (["selfplay", GAME, "--option", f"{find_games()[GAME].options[0].id}=odd"], "cannot be 'odd'; possible: "),
        (["selfplay", GAME, "--places", "moon=0"], "has no place 'moon'; possible: "),
        (["selfplay", GAME, "--places", f"{find_games()[GAME].places[0]}=x"], "a seat is a number"),
        (["selfplay", GAME, "--seed", "-1"], "seed"),
        (["selfplay", GAME, "--games", "-1"], "number of games"),
        (["replay", "nonsense"], "not a link"),
        (["replay", "no/such/file.txt"], "there is no file 'no/such/file.txt'"),
        (["replay", "\0"], "not a link"),
        (["replay", "x" * 30000], "at most"),
        (["draw", "nonsense", "-o", "x.svg"], "not a link"),
        (["play", GAME, "--bots", "oracle"], "no bot"),
        (["selfplay"], "required"),
        ([], "required"),
        (["dance"], "dance"),
    ],
)
def test_errors_are_one_sentence(capsys, arguments, part):
    status, out, err = run(capsys, *arguments)
    assert status not in (0, None) and out == ""
    assert part in err and err.count("\n") == 1


def test_a_file_that_is_not_text(capsys, tmp_path):
    file = tmp_path / "noise"
    file.write_bytes(bytes(range(256)))
    status, _, err = run(capsys, "replay", file)
    assert status == 1 and err.count("\n") == 1


def test_a_reader_that_leaves():
    command = f"'{sys.executable}' -m speciate selfplay {GAME} --games 30 --bound 20 | head -n 1"
    done = subprocess.run(["bash", "-c", f"{command}; exit ${{PIPESTATUS[0]}}"], capture_output=True, text=True)
    assert done.stderr == "" and done.returncode in (0, 1)


def test_a_terminal_that_is_not_utf_8():
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LC_ALL": "C"}
    done = subprocess.run(
        [sys.executable, "-m", "speciate", "play", GAME, "--seed", "1", "--lang", "it"],
        input="1\n1\n1\n", env=env, capture_output=True, text=True,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")


# --- the API ----------------------------------------------------------------------------------------------------------


def test_a_play_goes_forward_and_back():
    play = speciate.start(GAME, seed=4)
    first = play.digest
    play.choose(play.choices[0])
    then = play.digest
    play.undo()
    assert play.digest == first
    play.redo()
    assert play.digest == then and play.at(0).digest == first
    with pytest.raises(SpeciateError):
        play.choose("no such thing")
    assert play.digest == then and GAME in repr(play)


@pytest.mark.slow
def test_a_play_to_the_end():
    play = speciate.start(GAME, seed=4)
    while not play.over:
        assert play.winner is None
        play.choose(play.suggest("greedy"))
    assert play.winner in range(play.setup.seats) and play.choices == () and play.seat is None
    for ask in (lambda: play.suggest("random"), lambda: play.choose("-")):
        with pytest.raises(SpeciateError, match="over"):
            ask()
    assert speciate.open(play.link()).winner == play.winner


def test_games_are_named():
    assert GAME in speciate.game_ids()


# --- links of every length --------------------------------------------------------------------------------------------


def links_by_length(match, setup):
    """Real links of one game, from the shortest to the longest."""
    found: dict[int, str] = {}
    for ply in [*range(min(200, match.ply)), *range(200, match.ply + 1, 8)]:
        link = pack(setup, match.at(ply))
        found.setdefault(len(link), link)
    return found


@pytest.mark.slow
def test_the_command_line_opens_links_of_every_length(capsys):
    """A text that is too long for the name of a file is a link all the same."""
    game, rng = find_games()[GAME], Rng(1)
    setup = make_setup(game, game.seats[-1], 1)
    match = Match.replay(game, game.start(setup), stop_after(4600, rng))
    found = links_by_length(match, setup)
    assert min(found) < 40 and max(found) > 1000
    sample = [length for length in found if length % 32 == 0 or 254 <= length <= 257 or 998 <= length <= 1001]
    for length in sample:
        for text in (found[length], f"https://example.org/s/game.html#{found[length]}&at=0"):
            status, out, err = run(capsys, "replay", text)
            assert (status, err) == (0, "") and out, (length, err)


def test_a_text_of_any_length_is_a_link_a_file_or_an_error_in_one_sentence(capsys):
    """From 20 letters to the most that a link may have, through the command line and the package."""
    lengths = {*range(20, 1100, 3), *range(254, 258), *range(1100, MAX_LINK, 331), *range(MAX_LINK - 1, MAX_LINK + 2)}
    for length in sorted(lengths):
        kind, payload = f"{find_games()[GAME].tag}1", "A" * (length - 8)
        status, out, err = run(capsys, "replay", seal(kind, payload))
        assert status == 1 and not out and err.startswith("speciate: ") and err.count("\n") == 1, (length, err)
        assert "ile name too long" not in err and "No such file" not in err
        with pytest.raises(SpeciateError):
            speciate.open(seal(kind, payload))


def test_the_package_opens_links_of_every_length():
    game, rng = find_games()[GAME], Rng(2)
    setup = make_setup(game, game.seats[-1], 2)
    match = Match.replay(game, game.start(setup), stop_after(200, rng))
    for link in links_by_length(match, setup).values():
        assert speciate.open(link).link() == link
        assert speciate.open(f"#{link}&seat=0").link() == link


def stop_after(most, rng):
    count = 0

    def choose(choice):
        nonlocal count
        if count == most:
            raise DecisionNeeded(choice)
        count += 1
        return rng.one_of(choice.values)

    return choose


# --- written positions ------------------------------------------------------------------------------------------------


@pytest.fixture
def lesson(tmp_path):
    """A file with a written position of the first game that has a notation."""
    file = tmp_path / "lesson.txt"
    file.write_text(f"# a lesson\nspeciate {next(iter(NOTED))} position 1\n")
    return file


def test_a_position_is_read_and_linked_and_written_again(capsys, lesson):
    status, out, err = run(capsys, "position", "read", lesson)
    assert (status, err) == (0, "") and "is to choose" in out
    digest = out.split()[-1]
    link = run(capsys, "position", "link", lesson)[1].strip()
    assert run(capsys, "replay", link)[1].split()[-1] == digest
    text = run(capsys, "position", "write", link)[1]
    assert text == speciate.open(lesson.read_text()).position() and "luck" not in text
    lesson.write_text(text)
    assert run(capsys, "position", "check", lesson) == (0, f"{lesson}: {digest}\n", "")


def test_a_position_of_a_game_under_way(capsys, lesson):
    link = speciate.start(next(iter(NOTED)), seed=5).link()
    text = run(capsys, "position", "write", link)[1]
    assert "\nluck " in text
    assert "\nluck " not in run(capsys, "position", "write", link, "--no-luck")[1]
    assert speciate.open(text).digest == speciate.open(link).digest
    for seat, known in ((0, ["--seat", 0]), (None, ["--public"])):
        assert run(capsys, "position", "write", link, *known)[1] == speciate.open(link).position_seen_by(seat)
    assert "seats 0 to" in run(capsys, "position", "write", link, "--seat", 9)[2]
    facts = json.loads(run(capsys, "position", "read", "--json", link)[1])
    assert facts["digest"] == speciate.open(link).digest


def test_a_position_that_is_wrong_is_refused_with_its_line(capsys, lesson, tmp_path):
    wrong = tmp_path / "wrong.txt"
    wrong.write_text(f"{lesson.read_text()}zzz 1\n")
    status, out, err = run(capsys, "position", "check", lesson, wrong)
    assert status == 1 and "1 of 2" in err
    assert f"{wrong}: line 3: 'zzz' is not a word of this game; possible: " in out
