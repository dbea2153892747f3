"""What stands under a rule before anything is touched: every answer is inside the cut, and the cut is a small part."""

import re

import pytest
from speciate.engine import find_games
from speciate.scenario import scenarios_of
from speciate.table.faces import face_of
from speciate.table.lessons import Drawing
from speciate.table.sights import shown, sights_of
from speciate.table.stills import after_answers, stills

MOST = 0.5
"""The part of a board that a cut shows, but where the answers themselves lie far apart."""
FAR = {"D-P5", "M-L09", "M-L13", "M-L15", "M-L18", "M-P3", "M-P6", "M-P7", "M-P12"}
HEX = re.compile(r'<g [^>]*transform="translate\((\S+) (\S+)\)"[^>]* data-answer="\d+"')


def questions(game_id):
    return scenarios_of(game_id, "lesson", "puzzle")


def test_every_answer_that_stands_on_a_board_is_inside_its_cut():
    marked = 0
    for scenario in (one for game_id in find_games() for one in questions(game_id)):
        still = stills(scenario.game)[scenario.id]
        panel = next(one for one in Drawing(scenario, "en").lesson(1).panels if one.name == still.name)
        for x, y in HEX.findall(panel.picture) if still.box else ():
            left, top, width, height = map(float, still.box.split())
            assert left <= float(x) <= left + width and top <= float(y) <= top + height, scenario.id
            marked += 1
    assert marked >= 100


@pytest.mark.parametrize("game_id", ["dominant", "marine"])
def test_a_cut_is_a_small_part_of_the_board(game_id):
    _, _, *whole = map(float, re.findall(r'viewBox="([^"]*)"', _board(game_id))[0].split())
    wide = set()
    for scenario in questions(game_id):
        if box := stills(game_id)[scenario.id].box:
            _, _, *part = map(float, box.split())
            if part[0] * part[1] > MOST * whole[0] * whole[1]:
                wide.add(scenario.id)
    assert wide <= FAR


def _board(game_id):
    drawing = Drawing(questions(game_id)[0], "en")
    return drawing.face.board(drawing.scene(drawing.match))


@pytest.mark.parametrize("game_id", find_games())
def test_everything_that_can_stand_under_a_rule_has_a_still_of_a_panel_that_is_drawn(game_id):
    found = stills(game_id)
    tests = {one.id: {picture.name for picture in one.pictures} for one in sights_of(game_id, "en")}
    asked = {one.id: set(Drawing(one, "en").names()) for one in questions(game_id)}
    assert found.keys() == tests.keys() | asked.keys()
    assert all(found[name].name in panels for name, panels in (tests | asked).items())
    assert {one.tried[0].id for one in shown(game_id).values() if one.tried} <= found.keys()
    assert all(still.name in face_of(game_id).panels for still in found.values())


def test_a_wrong_answer_widens_the_cut_as_the_right_one_does():
    """Or the cut would tell which is right."""
    for scenario in questions("marine"):
        drawing = Drawing(scenario, "en")
        allowed = [answer for answer in drawing.answers if answer.kind != "refused"]
        assert len(list(after_answers(drawing))) == len(allowed) >= 1
