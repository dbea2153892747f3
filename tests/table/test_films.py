"""The films of the first page: there is something to see in them, for readers of any language."""

import re
from xml.etree import ElementTree

import pytest
from speciate.draw.layers import as_text, read, wordless
from speciate.draw.markup import Markup
from speciate.table.films import SHAPE, STEPS, _film, _steps, _turns, film

from tests.contract.games import REAL

TEXT = ("{http://www.w3.org/2000/svg}text", "{http://www.w3.org/2000/svg}tspan")


def test_words_go_and_numbers_stay():
    drawing = read(Markup('<svg><text>Hot</text><text x="3"><tspan>13</tspan> plants</text><text>3–6 −2</text></svg>'))
    bare = '<svg><text /><text x="3"><tspan>13</tspan></text><text>3–6 −2</text></svg>'
    assert as_text(wordless(drawing)) == bare


@pytest.mark.slow
@pytest.mark.parametrize("game_id", REAL)
def test_a_few_turns_in_which_pieces_move_where_it_is_seen(game_id):
    match, (first, last), box = _turns(game_id)
    shown = _film(match, (first, last), box)
    left, top, wide, high = map(float, box.split())
    inside = [
        point
        for step in shown.steps
        for way in step.ways
        for point in (way.origin, way.to)
        if point and left <= point.x <= left + wide and top <= point.y <= top + high
    ]
    assert 0 < len(shown.steps) <= 2 * STEPS and len(inside) >= len(shown.steps)
    assert wide / high == pytest.approx(SHAPE, rel=0.02)
    looked_for = [step.ways for ply in range(first + 1, last + 1) for step in _steps(match)(ply, box)]
    assert looked_for == [step.ways for step in shown.steps]


@pytest.mark.slow
@pytest.mark.parametrize("game_id", REAL)
def test_more_than_one_kind_of_piece_moves_where_a_game_has_more(game_id):
    match, span, box = _turns(game_id)
    steps_to = _steps(match)
    ways = [way for ply in range(1, match.ply + 1) for step in steps_to(ply, box) for way in step.ways]
    shown = {way.move.piece for step in _film(match, span, box).steps for way in step.ways}
    assert len(shown) > 1 or len({way.move.piece for way in ways}) == 1


@pytest.mark.slow
@pytest.mark.parametrize("game_id", REAL)
def test_a_film_of_the_first_page_is_small_and_has_no_words(game_id):
    text = film(game_id)
    assert len(text) < 150_000  # a seventh of that as brotli
    root = ElementTree.fromstring(text)
    assert root.get("aria-label") == ""
    for one in root.iter():
        said = one.tail or "" if one.tag not in TEXT else f"{one.text or ''}{one.tail or ''}"
        assert not re.search(r"[^\W\d_]", said), said
