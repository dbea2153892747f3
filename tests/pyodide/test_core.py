"""The shipped, trimmed Python plays as this one does: the same games, the same errors."""

import json
from pathlib import Path

import pytest

from tests.browser.hand import PATIENCE
from web.tools.probe import run

GOLDEN = sorted((Path(__file__).parents[1] / "games").glob("*/golden/*.txt"))

PLAY = """
import json
from speciate.engine import EMPTY, Rng, Match, DecisionNeeded, Setup, find_games, pack, unpack, write_record

def play(game, seats, seed):
    rng = Rng(seed)
    places = tuple(range(seats)) + (EMPTY,) * (len(game.places) - seats)
    setup = Setup(game.id, places, tuple(rng.randbelow(len(option.values)) for option in game.options), seed)
    left = 2000
    def player(choice):
        nonlocal left
        left -= 1
        if not left:
            raise DecisionNeeded(choice)  # nothing in some rules forces the end
        return rng.one_of(choice.values)
    match = Match.replay(game, game.start(setup), player)
    link = pack(setup, match)
    assert unpack(link).match.state.digest() == match.state.digest()
    return game.id, seats, len(match.decisions), match.state.digest(), link, write_record(setup, match)
"""


@pytest.fixture(scope="module")
def python(chromium, _server):
    """Runs code in the browser's Python: one start of it for all tests, since none leaves anything behind."""
    context = chromium.new_context(base_url=_server.url)
    context.set_default_timeout(PATIENCE)
    page, said = context.new_page(), []
    page.on("console", lambda message: said.append(message.text))
    page.goto("bare.html")
    yield lambda code: run(page, code)
    context.close()
    assert said == []


def alike(python, setup, expression):
    """Assert that an expression has the same value in the browser's Python and in this one."""
    here: dict[str, object] = {}
    exec(setup, here)
    assert json.loads(python(f"{setup}json.dumps({expression})")) == json.loads(json.dumps(eval(expression, here)))


def test_random_games_of_every_game_end_in_the_same_digests(python):
    alike(python, PLAY, "[play(game, seats, 7 + seats) for game in find_games().values() for seats in game.seats]")


THINK = """
import json
from speciate.bots import bot_rng, find_bot
from speciate.bots.playouts import play_batch
from speciate.bots.weighing import Thinking
from speciate.engine import EMPTY, Match, Rng, Setup, find_game

def think(game, decisions):
    setup, rng = Setup(game.id, (0, 1) + (EMPTY,) * (len(game.places) - 2), (0,) * len(game.options), 7), Rng(7)
    match = Match(game, game.start(setup))
    for _ in range(decisions):
        match.answer(rng.one_of(match.choice.values))
    seat, worths = match.choice.seat, []
    thought = Thinking(match, seat, bot_rng(match, setup.seed), find_bot("clever").effort(game))
    while thought.batch:
        worths.append([x for part in thought.batch.split(3) for x in play_batch(match, seat, part)])
        thought.take(worths[-1])
    return worths, thought.best()
"""


def test_a_computer_thinks_the_same_to_the_bit(python):
    alike(python, THINK, "[think(find_game(name), 30) for name in ('climate', 'dominant')]")


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_golden_records_replay(python, path):
    """Reading a record checks every digest in it."""
    from speciate.engine import read_record

    text = path.read_text()
    code = f"from speciate.engine import read_record; read_record({text!r}).match.state.digest()"
    assert python(code) == read_record(text).match.state.digest()


def test_errors_can_be_told(python):
    """A traceback needs modules that nothing else does, and here passes through code without line numbers."""
    code = """
import json, traceback
try: json.loads("[")
except ValueError: text = traceback.format_exc()
text
"""
    assert "JSONDecodeError" in python(code)


def test_a_hostile_link_is_one_sentence(python):
    code = """
from speciate.engine import SpeciateError, unpack
try: unpack("m1.zzzz")
except SpeciateError as error: text = str(error)
text
"""
    assert python(code)


def test_every_module_of_the_core_can_be_imported(python):
    """Modules that are only imported on use are in the trimmed library too; the command line is not for browsers."""
    code = """
import importlib, pkgutil, speciate
names = [m.name for m in pkgutil.walk_packages(speciate.__path__, "speciate.") if m.name != "speciate.__main__"]
for name in names: importlib.import_module(name)
len(names)
"""
    assert python(code) > 20
