"""What the board shows in both games of the family: who is endangered now, who would be, and what lies under a tile."""

import re
from importlib import import_module

import pytest
from speciate.draw.face import Scene
from speciate.earth import NO_TILE, NONE
from speciate.engine import Match, RuleBug
from speciate.locale import LANGUAGES, words

from tests.games.dominant import stage as dominant
from tests.games.marine import stage as marine

STAGES = pytest.mark.parametrize("stage", [dominant, marine], ids=["dominant", "marine"])


def face(stage):
    return import_module(f"speciate.games.{stage.GAME.id}.view.face").FACE


def board(stage, g, lang="en", **scene):
    return face(stage).board(Scene(g=g, words=words(lang, stage.GAME.id), **scene))


def perils(picture):
    """The class of each mark, by the token that it is on."""
    tokens = re.findall(r'<g [^>]*id="([tg]\d-\w\d)"[^>]*>(.*?</text>)(<g class="peril[^"]*")?', picture)
    found = {token: mark.split('"')[1] for token, _, mark in tokens if mark}
    assert len(found) == picture.count('class="peril')
    return found


def token(stage, who, where, coming=False):
    h = stage.hex_(where)
    return f"{'g' if coming else 't'}{stage.LETTERS.index(who)}-{stage.KIT.game.pieces.MAP.names[h]}"


@STAGES
def test_endangered_species_are_marked_and_named(stage):
    g = stage.stage()
    who, where = "R", {dominant: "forest", marine: "kelp"}[stage]
    stage.clear(g)
    stage.put(g, who, where, 2)
    h = stage.hex_(where)
    assert perils(board(stage, g)) == {token(stage, who, where): "peril"}
    name = stage.KIT.game.pieces.MAP.names[h]
    for lang, text in zip(LANGUAGES, ("endangered: Reptiles", "in pericolo: Rettili"), strict=True):
        label = re.search(rf'id="h-{name}"[^>]*aria-label="([^"]*)"', board(stage, g, lang))
        assert label and text in label[1]
    stage.put(g, who, where, 0)
    assert not perils(board(stage, g))


@STAGES
def test_what_a_choice_would_endanger_or_save_is_marked_before_it_is_made(stage):
    """Today's danger stays to be seen; what would come is another mark, what would go is a pale one."""
    g = stage.stage()
    stage.clear(g)
    near, far = {dominant: ("forest", "desert"), marine: ("kelp", "sand")}[stage]
    corner = f"{far}.r"
    stage.grow(g, "sun", corner)
    stage.put(g, "R", near, 2)
    stage.put(g, "R", far, 1)
    after = g.copy()
    after.elements[stage.corner(corner)] = NONE
    marks = perils(board(stage, g, after=after))
    assert marks == {token(stage, "R", near): "peril", token(stage, "R", far): "peril coming"}
    marks = perils(board(stage, after, after=g))
    assert marks == {token(stage, "R", near): "peril", token(stage, "R", far): "peril lost"}


@STAGES
def test_species_that_would_arrive_where_they_match_nothing_are_marked_as_they_come(stage):
    g = stage.stage()
    stage.clear(g)
    near, far = {dominant: ("forest", "tundra"), marine: ("kelp", "reef")}[stage]
    stage.grow(g, "sun", f"{near}.l")
    stage.put(g, "R", near, 2)
    after = g.copy()
    after.move(stage.LETTERS.index("R"), stage.hex_(near), stage.hex_(far), 2)
    marks = perils(board(stage, g, after=after))
    assert marks == {token(stage, "R", far, coming=True): "peril coming"}


@STAGES
def test_the_marks_follow_the_value_that_is_selected(stage):
    """A real game: the pawn of a Migration, and the tile that its species would go to."""
    g = stage.stage({dominant: "MR", marine: "RC"}[stage])
    stage.clear(g)
    near, far = {dominant: ("forest", "tundra"), marine: ("kelp", "reef")}[stage]
    stage.grow(g, "sun", f"{near}.l")
    stage.put(g, "R", near, 1)
    if stage is dominant:
        stage.pawn(g, "R", "migration-6")
        g.phase = 1
    else:
        g.turn = stage.R
    match, space = Match(stage.GAME, g), stage.space("migration-1")
    while match.choice and match.choice.key != "migration.to":
        match.answer(space if match.choice.key == "turn.space" else match.choice.values[0])
    assert match.choice
    for value in match.choice.values:
        picture = board(stage, match.state, choice=match.choice, selected=value, after=match.preview(value).state)
        safe = any(match.state.elements[c] != NONE for c in match.state.MAP.corners[value])
        coming = f"g{stage.R}-{match.state.MAP.names[value]}"
        assert perils(picture) == ({} if safe else {coming: "peril coming"})
    assert stage.hex_(far) in match.choice.values


@STAGES
def test_what_lies_under_a_small_tile_is_remembered_and_told(stage):
    g = stage.play.start(stage.setup())
    covered = {h: t for h, t in enumerate(g.under) if t != NO_TILE}
    terrains = stage.data.TERRAINS
    assert {stage.KIT.hex_name(h): terrains[t] for h, t in covered.items()} == (
        {"tundra": "sea"} if stage is dominant else {"geyser": "land", "smoker": "ocean"}
    )
    for lang in LANGUAGES:
        w = words(lang, stage.GAME.id)
        for h, t in covered.items():
            name = stage.KIT.game.pieces.MAP.names[h]
            under = w.plain(f"terrain.{terrains[t]}")
            assert w.plain("tile.under", terrain=under) in board(stage, g, lang)
            assert (
                w.plain("explain.under", terrain=under) in face(stage).explain(Scene(g=g, words=w), f"tile-{name}")[1]
            )


@STAGES
@pytest.mark.parametrize("earth", ["printed", "random"])
def test_every_tile_of_the_box_is_somewhere_by_its_terrain(stage, earth):
    """Seen or face down: which terrains are still to come can be worked out, as at the table."""
    given = {"earth": earth} if stage is dominant else {"options": earth}
    g = stage.play.start(stage.setup(**given))
    stage.check_invariants(g)
    for t, n in enumerate(stage.data.TILES):
        seen = g.terrain.count(t) + g.under.count(t) + g.stack_top.count(t)
        assert seen + g.unseen_tiles[t] == n
    assert sum(g.unseen_tiles) == sum(g.stack_left)


@STAGES
def test_a_stack_counts_the_tiles_below_the_one_on_top(stage):
    g = stage.play.start(stage.setup())
    left = g.stack_left[0]
    assert f"{left} tiles face down below" in board(stage, g)
    g.turn_up(0)
    assert g.stack_left[0] == left - 1 and g.stack_top[0] != NO_TILE
    for _ in range(left):
        g.turn_up(0)
    assert g.stack_left[0] == 0 and g.stack_top[0] == NO_TILE


@STAGES
def test_the_box_notices_a_tile_that_changed_its_terrain(stage):
    g = stage.play.start(stage.setup())
    h = next(h for h, t in enumerate(g.under) if t != NO_TILE)
    g.under[h] = (g.under[h] + 1) % 7
    with pytest.raises(RuleBug):
        stage.check_invariants(g)
