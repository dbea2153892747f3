"""What the board shows in both games of the family: who is endangered now, who would be, and what lies under a tile."""

import re
from importlib import import_module
from math import hypot

import pytest
from speciate.draw.face import Scene
from speciate.earth import NO_TILE, NONE
from speciate.earth.view.hexes import art
from speciate.engine import Match, Rng, RuleBug
from speciate.games import dominant, marine
from speciate.locale import LANGUAGES, words

from .earths import bare, deal

BOTH = pytest.mark.parametrize("game", [dominant, marine], ids=["dominant", "marine"])
FOREST = {dominant: "C4", marine: "C3"}
MIDDLE = {dominant: "D3", marine: "D4"}
FAR = "E4"
"""A tile that has no corner in common with the forest, in both games."""


def face(game):
    return import_module(f"speciate.games.{game.GAME.id}.view.face").FACE


def board(game, g, lang="en", **scene):
    return face(game).board(Scene(g=g, words=words(lang, game.GAME.id), **scene))


def perils(picture):
    """The class of each mark, by the token that it is on."""
    tokens = re.findall(r'<g [^>]*id="([tg]\d-\w\d)"[^>]*>(.*?</text>)(<g class="peril[^"]*")?', picture)
    found = {token: mark.split('"')[1] for token, _, mark in tokens if mark}
    assert len(found) == picture.count('class="peril')
    return found


def token(game, where, coming=False):
    """The mark of the reptiles on a tile."""
    return f"{'g' if coming else 't'}{game.data.ANIMALS.index('reptiles')}-{where}"


@BOTH
def test_endangered_species_are_marked_and_named(game):
    where = FOREST[game]
    g = bare(game, f"species reptiles {where}:2")
    assert perils(board(game, g)) == {token(game, where): "peril"}
    for lang, text in {
        "en": "endangered: Reptiles",
        "es": "en peligro: Reptiles",
        "it": "in pericolo: Rettili",
    }.items():
        label = re.search(rf'id="h-{where}"[^>]*aria-label="([^"]*)"', board(game, g, lang))
        assert label and text in label[1]
    assert not perils(board(game, bare(game)))


@BOTH
def test_an_element_says_where_it_lies(game):
    """Each of them alone, when none can be chosen: a list of "sun, sun, algae" tells nothing to who cannot see it."""
    lying = re.findall(r'<g id="c-[^"]*"[^>]* class="corner" role="img" aria-label="([^"]*)"', board(game, deal(game)))
    assert lying and all(re.search(r"; \w+ [A-Z]\d.*; [A-Z]\d, \w+", label) for label in lying)


@BOTH
def test_what_a_choice_would_endanger_or_save_is_marked_before_it_is_made(game):
    """Today's danger stays to be seen; what would come is another mark, what would go is a pale one."""
    near = FOREST[game]
    living = f"species reptiles {near}:2 {FAR}"
    g, after = bare(game, living, f"element sun {FAR}r"), bare(game, living)
    marks = perils(board(game, g, after=after))
    assert marks == {token(game, near): "peril", token(game, FAR): "peril coming"}
    marks = perils(board(game, after, after=g))
    assert marks == {token(game, near): "peril", token(game, FAR): "peril lost"}


@BOTH
def test_species_that_would_arrive_where_they_match_nothing_are_marked_as_they_come(game):
    near, far, grown = FOREST[game], MIDDLE[game], f"element sun {FOREST[game]}l"
    g, after = bare(game, grown, f"species reptiles {near}:2"), bare(game, grown, f"species reptiles {far}:2")
    marks = perils(board(game, g, after=after))
    assert marks == {token(game, far, coming=True): "peril coming"}


@BOTH
def test_the_marks_follow_the_value_that_is_selected(game):
    """A real game: the pawn of a Migration, and the tile that its species would go to."""
    near = FOREST[game]
    begun = {
        dominant: ("places mammals reptiles", "phase execution", "pawn reptiles migration-6"),
        marine: ("places reptiles cephalopods", "turn reptiles"),
    }
    g = bare(game, *begun[game], f"element sun {near}l", f"species reptiles {near}")
    match, space = Match(game.GAME, g), game.pieces.SPACE.value("migration-1")
    while match.choice and match.choice.key != "migration.to":
        match.answer(space if match.choice.key == "turn.space" else match.choice.values[0])
    assert match.choice
    for value in match.choice.values:
        picture = board(game, match.state, choice=match.choice, selected=value, after=match.preview(value).state)
        safe = any(match.state.elements[c] != NONE for c in match.state.MAP.corners[value])
        coming = token(game, match.state.MAP.names[value], coming=True)
        assert perils(picture) == ({} if safe else {coming: "peril coming"})
    assert match.state.MAP.names.index(MIDDLE[game]) in match.choice.values


@BOTH
def test_what_lies_under_a_small_tile_is_remembered_and_told(game):
    g = deal(game)
    covered = {h: t for h, t in enumerate(g.under) if t != NO_TILE}
    terrains, names = game.data.TERRAINS, game.pieces.MAP.names
    assert {names[h]: terrains[t] for h, t in covered.items()} == (
        {"D3": "sea"} if game is dominant else {"D1": "land", "D7": "ocean"}
    )
    for lang in LANGUAGES:
        w = words(lang, game.GAME.id)
        for h, t in covered.items():
            under = w.plain(f"terrain.{terrains[t]}")
            assert w.plain("tile.under", terrain=under) in board(game, g, lang)
            _, markup = face(game).explain(Scene(g=g, words=w), f"tile-{names[h]}")
            assert w.plain("explain.under", terrain=under) in markup


@BOTH
@pytest.mark.parametrize("earth", ["printed", "random"])
def test_every_tile_of_the_box_is_somewhere_by_its_terrain(game, earth):
    """Seen or face down: which terrains are still to come can be worked out, as at the table."""
    g = deal(game, earth=earth)
    game.GAME.check_invariants(g)
    for t, n in enumerate(game.data.TILES):
        seen = g.terrain.count(t) + g.under.count(t) + g.stack_top.count(t)
        assert seen + g.unseen_tiles[t] == n
    assert sum(g.unseen_tiles) == sum(g.stack_left)


@BOTH
def test_a_stack_counts_the_tiles_below_the_one_on_top(game):
    g = deal(game)
    left = g.stack_left[0]
    assert f"{left} tiles face down below" in board(game, g)
    g.turn_up(0)
    assert g.stack_left[0] == left - 1 and g.stack_top[0] != NO_TILE
    for _ in range(left):
        g.turn_up(0)
    assert g.stack_left[0] == 0 and g.stack_top[0] == NO_TILE


@BOTH
def test_the_box_notices_a_tile_that_changed_its_terrain(game):
    g = deal(game)
    h = next(h for h, t in enumerate(g.under) if t != NO_TILE)
    g.under[h] = (g.under[h] + 1) % 7
    with pytest.raises(RuleBug):
        game.GAME.check_invariants(g)


def seen(game, g):
    """The view box at a table as left, top, right and bottom, and the points of the stacks."""
    picture = board(game, g, fitted=True)
    left, top, wide, high = map(float, re.findall(r'viewBox="([^"]*)"', picture)[0].split())
    stacks = re.findall(r'id="stack-\S+ transform="translate\((\S+) (\S+)\)"', picture)
    return (left, top, left + wide, top + high), [(float(x), float(y)) for x, y in stacks]


@BOTH
def test_a_table_shows_the_earth_with_a_ring_round_it_and_moves_only_when_that_grows(game):
    rules, drawn, rng = game.GAME, import_module(f"speciate.games.{game.GAME.id}.view.board").BOARD, Rng(3)
    grid = drawn.kit.grid
    match = Match(rules, deal(game))
    before = smallest = None
    while match.choice and match.ply < 300:
        g = match.state
        tiles = frozenset(g.tiles())
        (left, top, right, bottom), stacks = box, _ = seen(game, g)
        assert len(stacks) >= 3
        for cell in {*tiles, *(near for h in tiles for near in grid.neighbours[h])}:
            x, y = art(grid).centres[cell]
            assert left <= x - 50 and x + 50 <= right and top <= y - 30 and y + 30 <= bottom
            assert all(hypot(x - a, y - b) > 85 for a, b in stacks)
        assert before is None or before[0] == box or before[1] != tiles
        before, smallest = (box, tiles), smallest or box
        match.answer(rng.one_of(match.choice.values))
    assert smallest != tuple(drawn.whole) and f'viewBox="{drawn.whole.view}"' in board(game, match.state)
