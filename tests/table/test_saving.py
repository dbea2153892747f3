"""What a list of saved games is made of: who sits where, and a picture that gives nothing away."""

import json
import re
import xml.etree.ElementTree as ET
from typing import Any

import pytest
from speciate.engine import find_games
from speciate.table.desk import Desk


def ask(desk: Desk, **message: object) -> dict[str, Any]:
    return json.loads(desk.handle(json.dumps(message)))


@pytest.fixture(params=find_games())
def desk(request):
    desk = Desk()
    assert ask(desk, do="new", game=request.param, form={})["ok"]
    return desk


def test_a_save_tells_who_sits_where(desk):
    saved = ask(desk, do="save")
    assert len(saved["seats"]) == len(saved["players"])
    for seat, player in zip(saved["seats"], saved["players"], strict=True):
        assert seat["kind"] == player["kind"] and seat["name"] == player["name"]
        assert re.fullmatch(r"[\w-]+", seat["symbol"]) and 0 <= seat["colour"] < 6


def test_the_picture_is_a_whole_drawing_that_needs_nothing_else(desk):
    svg = ask(desk, do="picture")["svg"]
    root = ET.fromstring(svg)
    ids = {node.get("id") for node in root.iter()}
    for node in root.iter("{http://www.w3.org/2000/svg}use"):
        assert (node.get("href") or node.attrib["{http://www.w3.org/1999/xlink}href"])[1:] in ids
    assert "http" not in re.sub(r'xmlns(:\w+)?="[^"]*"', "", svg)


def test_the_picture_is_the_same_for_every_viewer(desk):
    first = ask(desk, do="picture")["svg"]
    for seat in range(len(ask(desk, do="save")["players"])):
        ask(desk, do="seat", viewer=seat)
        assert ask(desk, do="picture")["svg"] == first
