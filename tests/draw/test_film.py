"""The picture that moves: what is in it once, when its parts are seen, and how pieces go from place to place."""

import re
from importlib import import_module
from xml.etree import ElementTree

import pytest
from speciate.draw.cut import places
from speciate.draw.film import ARROWS, BEGIN, END, MOST, STEP, Film, Point, Spots, along
from speciate.draw.layers import Time, drawn, merged, read, seen, times
from speciate.draw.markup import Markup
from speciate.draw.motion import Motion
from speciate.engine import Match, Rng, SpeciateError
from speciate.locale import words

from tests.contract.games import REAL, some_setup

SVG = "{http://www.w3.org/2000/svg}"


def played(game_id, decisions, seats=None):
    game = REAL[game_id]
    setup = some_setup(game_id, seats or min(game.seats), 3)
    match, rng = Match(game, game.start(setup)), Rng(3)
    while match.choice and match.ply < decisions:
        match.answer(rng.one_of(match.choice.values))
    return match


def film_of(game_id, first, last, match=None, **more):
    """A film of a random game, or of a match; what is left of it where the random game is over early."""
    face = import_module(f"speciate.games.{game_id}.view.face").FACE
    if match is None:
        match = played(game_id, last)
        last = match.ply
    return Film(face, match, words("en", game_id), (first, last), **more)


def drawing(*children: str):
    return read(Markup(f'<svg class="board">{"".join(children)}</svg>'))


def layered(*drawings):
    layers = merged([], [*seen(drawings[0])], 0)
    for n, one in enumerate(drawings[1:], 1):
        layers = merged(layers, [*seen(one)], n)
    return layers


def at(text, n):
    """What is seen of layers in drawing `n`."""

    def kept(element):
        for child in [*element]:
            css = child.get("class", "").split()
            time = next((re.fullmatch(r"v(\d+)-(\d*)", one) for one in css if one.startswith("v") and "-" in one), None)
            if time and not int(time[1]) <= n < int(time[2] or n + 1):
                element.remove(child)
            else:
                kept(child)

    root = ElementTree.fromstring(f"<svg>{text}</svg>")
    kept(root)
    return [one.get("r") for one in root.iter("circle")]


A, B, C = (f'<circle r="{n}"/>' for n in "123")


@pytest.mark.parametrize(
    "pictures",
    [
        [[A, B], [A, C, B], [C, B], [B, C]],
        [[A], [], [A]],
        [[f'<g class="x">{A}{B}</g>', C], [f'<g class="x">{A}{C}{B}</g>', C], [f'<g class="x">{B}</g>', C]],
        [[f'<g id="x">{A}</g>'], [B, f'<g id="x">{C}</g>'], [f'<g id="x" class="lit">{C}</g>', B]],
    ],
)
def test_each_drawing_is_in_the_layers_with_its_order(pictures):
    drawings = [drawing(*children) for children in pictures]
    layers = layered(*drawings)
    for n, one in enumerate(drawings):
        assert at(drawn(layers), n) == [circle.get("r") for circle in one.iter("circle")]


def test_what_stays_is_there_once():
    layers = layered(drawing(A, B), drawing(A, C), drawing(A, C))
    assert drawn(layers).count(' r="1"') == drawn(layers).count(' r="3"') == 1
    assert [*times(layers, Time(0))] == [Time(1), Time(0, 1)]


def test_labels_titles_and_what_the_pointer_meets_are_no_change():
    with_words = drawing(f'<g aria-label="x" tabindex="0"><title>x</title><rect class="foc"/>{A}</g>')
    assert not [*times(layered(drawing(f"<g>{A}</g>"), with_words), Time(0))]


def test_places_count_what_moves_and_scales_a_drawing_inside_another():
    inner = (
        '<svg y="50%" width="100%" height="50%" viewBox="0 0 100 50"><g id="pond"><path d="M20 10L40 30"/></g></svg>'
    )
    board = read(
        Markup(f'<svg id="all" viewBox="-10 0 200 100"><rect id="row" x="10%" width="50%" height="8"/>{inner}</svg>')
    )
    found = places(board)
    assert found["all"] == (-10, 0, 190, 100)
    assert found["row"] == (20, 0, 120, 8)
    assert found["pond"] == (70, 60, 90, 80)


def test_a_way_goes_from_place_to_place_and_beside_the_board():
    tiles = '<rect id="a" y="10" width="60" height="60"/><rect id="b" x="100" y="50" width="20" height="20"/>'
    spots = Spots(read(Markup(f'<svg viewBox="0 0 200 100">{tiles}</svg>')), "0 0 200 100")

    def way(origin, to):
        return spots.way(Motion("pawn", origin, to))[:2]

    assert way("a", "b") == ((30, 40), (110, 60))
    assert way("none a@1,.5", "b@0,0") == ((60, 40), (100, 50))
    assert way("", "b") == (None, (110, 60)) and way("b", "") == ((110, 60), None)
    assert way("a", "hand") == ((30, 40), (0, 40))  # to where the picture ends nearest
    assert way("hand", "b") == ((110, 100), (110, 60))
    assert way("hand", "seat") == (None, None)
    assert way("a", "a@.6,.5") == (None, (36, 40))  # too short to be seen as a way
    cut = Spots(read(Markup(f'<svg viewBox="0 0 200 100">{tiles}</svg>')), "80 0 100 100")
    assert cut.way(Motion("pawn", "a", "b"))[:2] == ((80, 40), (110, 60))
    assert cut.way(Motion("pawn", "", "a"))[:2] == (None, None)


def test_a_curve_begins_and_ends_where_it_should():
    start, end = Point(0, 0), Point(100, 0)
    assert along(start, end, 0) == start and along(start, end, 1) == end
    assert along(start, end, 0.5) == (50, -12)


@pytest.mark.parametrize("game_id", REAL)
def test_a_film_is_a_file_that_needs_no_other_and_no_script(game_id):
    film = film_of(game_id, 4, 60)
    text = film.file()
    root = ElementTree.fromstring(text)
    assert root.tag == f"{SVG}svg" and root.get("aria-label")
    ids = [one.get("id") for one in root.iter() if one.get("id")]
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', text)) <= {(one, "") for one in ids} | {
        ("", i) for i in ids
    }
    assert not {one.tag for one in root.iter()} & {f"{SVG}script", f"{SVG}foreignObject"} and "http" not in text[60:]
    assert film.steps
    assert len(text) < 200_000


@pytest.mark.parametrize("game_id", REAL)
def test_every_part_has_its_frames_and_its_class(game_id):
    text = film_of(game_id, 4, 60).file()
    named = set(re.findall(r"@keyframes ([vmw]\d[\d-]*)", text))
    used = {word for css in re.findall(r'<g class="((?:v|mv|way)[ "][^"]*)"', text) for word in css.split()}
    assert named and named <= used
    assert {one for one in used if re.fullmatch(r"v\d+-\d*|[mw]\d+", one)} == named
    for frames in re.findall(r"@keyframes [vmw]\d[\d-]*\{(.*?\})\}", text):
        percents = [float(one) for one in re.findall(r"([\d.]+)%\{", frames)]
        assert percents == sorted(percents) and 0 <= percents[0] <= percents[-1] <= 100


@pytest.mark.parametrize("game_id", REAL)
def test_who_wants_no_motion_sees_the_end_with_numbered_arrows(game_id):
    film = film_of(game_id, 0, 40)
    text = film.file()
    numbers = [int(one) for one in re.findall(r'<text y="4.5">(\d+)</text>', text)]
    kept = min(len(film.steps), ARROWS)
    assert sorted(set(numbers)) == [*range(1, kept + 1)] and text.count('class="way kept') == kept
    calm = text[text.index("@media(prefers-reduced-motion:reduce){") :]
    assert ":is(.v,.mv,.way){animation:none}" in calm and ".kept{opacity:1}" in calm
    assert "#still:target :is(.v,.mv,.way){animation:none}" in text
    assert round(film.length - BEGIN - END - STEP * len(film.steps), 6) >= 0


def test_a_film_has_a_beginning_and_a_later_end_within_the_game():
    game_id = next(iter(REAL))
    match = played(game_id, MOST + 1)
    for span in ((5, 5), (9, 5), (-1, 5), (50, MOST + 2), (0, MOST + 1)):
        with pytest.raises(SpeciateError, match="from one decision to a later one, of 0 to"):
            film_of(game_id, *span, match)


def test_the_part_that_is_shown_and_its_colours():
    text = film_of(next(iter(REAL)), 8, 20, box="0 0 300 200").file(themes=True, fill=True)
    assert 'viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice"' in text
    assert ":root[data-theme=dark]" in text and ":root[data-theme=contrast]" in text
