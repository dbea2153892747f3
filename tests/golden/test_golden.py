"""Games recorded once must play the same for ever, digest for digest, unless the rules version says otherwise."""

import pytest
from speciate.engine import find_games, pack, read_record, unpack, write_record

from tests.contract.positions import NOTED
from tests.golden.records import GAMES, records

FILES = records()


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(GAMES)))
def test_a_golden_record_plays_the_same(file):
    text = file.read_text("utf-8")
    setup, match, players = read_record(text)
    assert write_record(setup, match, players) == text
    assert unpack(pack(setup, match, players)).match.state.digest() == match.state.digest()


LINKS = sorted(GAMES.glob("*/golden/position.link"))


@pytest.mark.parametrize("file", LINKS, ids=lambda file: file.parts[-3])
def test_a_golden_link_of_a_position_stays_as_it_is(file):
    """It is that of the record beside it: the digits of a position change only with the rules version."""
    link = file.read_text("utf-8").strip()
    saved = read_record(file.with_suffix(".txt").read_text("utf-8"))
    assert pack(*saved) == link
    opened = unpack(link)
    assert (opened.setup, opened.match.decisions) == (saved.setup, saved.match.decisions)


def test_every_game_whose_positions_can_be_written_has_a_golden_link():
    assert {file.parts[-3] for file in LINKS} == set(NOTED)


def test_every_game_has_golden_records():
    assert {file.parts[-3] for file in FILES} == set(find_games())
