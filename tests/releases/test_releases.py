"""Games of every release, as its own wheel wrote them down: they open for ever, and never quietly as another game."""

import hashlib
import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
import speciate
from speciate.engine import SpeciateError, find_game
from speciate.table.protocol import VERSION

WHEELS = Path(__file__).parents[2] / "web/releases"
LISTED = json.loads((WHEELS / "releases.json").read_text())
GAMES = [
    (release, game)
    for release in LISTED
    for game in json.loads(Path(__file__).with_name(f"{release['version']}.json").read_text())
]
of_games = pytest.mark.parametrize("release, game", GAMES, ids=lambda x: f"{x.get('version', '')}{x.get('game', '')}")


def same_rules(release, game):
    return find_game(game["game"]).version == release["rules"][game["game"]]


@pytest.mark.parametrize("release", LISTED, ids=lambda release: release["version"])
def test_a_release_is_frozen(release):
    wheel = WHEELS / release["file"]
    assert hashlib.sha256(wheel.read_bytes()).hexdigest() == release["sha256"]
    with zipfile.ZipFile(wheel) as archive:
        assert f'__version__ = "{release["version"]}"' in archive.read("speciate/__init__.py").decode()


def test_the_tree_is_newer_than_every_release():
    def number(version):
        return tuple(map(int, version.split(".")))

    released = [number(release["version"]) for release in LISTED]
    assert released == sorted(released) and number(speciate.__version__) > released[-1]
    assert {release["file"] for release in LISTED} == {wheel.name for wheel in WHEELS.glob("*.whl")}


@pytest.mark.parametrize("release", LISTED, ids=lambda release: release["version"])
def test_its_own_wheel_opens_its_games_and_plays_on(release):
    script = (
        "import json, sys, speciate\n"
        "for game in json.load(sys.stdin):\n"
        "    for kept in (game['link'], game.get('record', game['link'])):\n"
        "        play = speciate.open(kept)\n"
        "        now = play.digest, len(play.match.decisions), play.over\n"
        "        assert now == (game['digest'], game['made'], game['over'])\n"
        "    play.over or play.choose(play.choices[0])\n"
    )
    games = [game for of, game in GAMES if of is release]
    assert games
    env = {"PYTHONPATH": str(WHEELS / release["file"])}
    subprocess.run([sys.executable, "-c", script], input=json.dumps(games), env=env, text=True, check=True)


@pytest.mark.parametrize("release", LISTED, ids=lambda release: release["version"])
def test_its_own_wheel_says_which_protocol_it_speaks(release):
    """None before the protocol had a number; a page of today speaks to all of them."""
    script = 'from speciate.table import handle; print(handle(\'{"do": "hello", "lang": "it"}\'))'
    env = {"PYTHONPATH": str(WHEELS / release["file"])}
    reply = json.loads(subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, check=True).stdout)
    assert reply["ok"] and reply["lang"] == "it"
    if release["version"] in ("0.1.0", "0.2.0"):
        assert "protocol" not in reply
    else:
        assert 1 <= reply["protocol"] <= VERSION


@of_games
def test_the_rules_of_today_open_it_truly_or_say_that_they_are_newer(release, game):
    for kept in (game["link"], game.get("record", game["link"])):
        if same_rules(release, game):
            assert speciate.open(kept).digest == game["digest"]
        else:
            with pytest.raises(SpeciateError) as error:
                speciate.open(kept)
            assert error.value.code == "error.rules.older"
            expected = {
                "game": game["game"],
                "made": release["rules"][game["game"]],
                "here": find_game(game["game"]).version,
            }
            assert error.value.params == expected


def test_a_rules_change_is_told_apart_because_a_naive_replay_breaks(monkeypatch):
    """If these rules had kept the number of the older ones, a link of these would not open, or open as another game."""
    broken = set()
    for release, game in GAMES:
        if not same_rules(release, game):
            monkeypatch.setattr(find_game(game["game"]), "version", release["rules"][game["game"]])
            try:
                assert speciate.open(game["link"]).digest == game["digest"]
            except SpeciateError as error:
                broken.add((release["version"], game["game"], error.code))
            monkeypatch.undo()
    assert ("0.1.0", "dominant", "error.link.end") in broken
