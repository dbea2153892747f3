"""Biosphere as it is shown: map, dice and when they die, wheel, goals, boards, square, cards, rules, forecasts."""

import re

import pytest
from speciate.draw.face import Scene
from speciate.engine import DONE, Match, Rng, Setup
from speciate.games.biosphere import GAME, data, events
from speciate.games.biosphere.decisions import BREED_TILE
from speciate.games.biosphere.events import EVENTS
from speciate.games.biosphere.pieces import BAR_STEP, DEED, FILL, MAP, PLAY, TILE, combination, die_of, markers_at
from speciate.games.biosphere.rules.goals import progress
from speciate.games.biosphere.view import board as face_board
from speciate.games.biosphere.view.face import FACE
from speciate.games.biosphere.view.words import LETTERS, vocabulary
from speciate.locale import LANGUAGES, plain_text, words

from .stage import cell, stage

EN, IT = words("en", "biosphere"), words("it", "biosphere")
GREEN, VIOLET, GOLD = range(3)


SIX = "places green violet gold red black sky"
ROWS = (
    "row 1 small1-specific2 small2-specific1 small1-specific3 small2-specific2 small3-specific1",
    "row 2 small1-specific4 small4-specific1 small3-generic4 large3-generic4 large3-generic3",
)
IN_A_SECTION = "bar green=3 red=11"
"""A marker has passed the first corner, and that of green stands in a section."""


def six(*lines):
    """The stage for six: desert A1 to H1, savanna A2 to H2, then prairie, forest, mountain, arctic A6 to H6."""
    return stage(SIX, *lines)


def match_of(*lines):
    """The match at a position for six, in which green acts first."""
    return Match(GAME, six(*lines))


def opening(seed=1, seats=6, options=(0, 0)):
    """A position as it is dealt."""
    return GAME.start(Setup("biosphere", (*range(seats), *[-1] * (6 - seats)), options, seed))


def drawn(g, w=EN, **scene):
    return FACE.draw(Scene(g=g, words=w, **scene))


def board(g, w=EN, **scene):
    return FACE.board(Scene(g=g, words=w, **scene))


def label_of(picture, dom_id):
    return re.search(rf'id="{dom_id}"[^>]*(?:aria-label|title)="([^"]*)"', picture)[1]


def scene_of(match, value=None, w=EN):
    choice = match.choice
    after = match.preview(value).state if value is not None else None
    acting = match.state.species_of(choice.seat)
    return Scene(g=match.state, words=w, viewer=choice.seat, choice=choice, selected=value, after=after, acting=acting)


def preview_text(match, value, w=EN):
    preview = match.preview(value)
    return plain_text(FACE.preview_text(scene_of(match, value, w), match.choice, value, preview))


# --- species and their signs ------------------------------------------------------------------------------------------


def test_every_species_has_its_own_colour_silhouette_and_letter_in_every_language():
    looks = [FACE.place(p) for p in range(6)]
    assert [look.colour for look in looks] == list(range(6))
    assert len({look.symbol for look in looks}) == 6
    for lang in LANGUAGES:
        w = words(lang, "biosphere")
        assert "".join(w(look.key)[0].lower() for look in looks) == LETTERS
        assert [look.symbol for look in looks] == [f"lt-{letter}" for letter in LETTERS]


def test_dice_of_six_species_have_six_shapes():
    g = six(*(f"dice {species} A4:2" for species in data.SPECIES))
    die = r'class="bio-die bio-f2 s(\d)" data-kin="die-2" id="d-\w\d-\d-2".*?bio-body" d="M[\d.]+ [\d.]+([^"]*)"'
    shapes = re.findall(die, board(g))
    assert {colour for colour, _ in shapes} == set("123456") and len({shape for _, shape in shapes}) == 6


# --- the map ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats, tiles", [(2, 16), (3, 24), (4, 32), (5, 40), (6, 48)])
def test_the_map_has_every_tile_with_its_spaces(seats, tiles):
    g = opening(seats=seats)
    picture = board(g)
    assert picture.count('class="bio-tile tile"') == tiles
    assert sum(path.count("M") for path in re.findall(r'class="bio-sp" d="([^"]*)"', picture)) == sum(
        data.SPACES[g.terrain[cell]] for cell in g.tiles
    )


@pytest.mark.parametrize("options", [(1, 0), (2, 1), (2, 2)])
def test_odd_maps_fit_in_their_box(options):
    g = opening(3, options=options)
    box = [int(n) for n in re.search(r'viewBox="([^"]*)"', board(g))[1].split()]
    for x, y in re.findall(r'id="h-\w\d" transform="translate\((\d+) (\d+)\)"', board(g)):
        assert int(x) + 100 <= box[0] + box[2] and int(y) + 100 <= box[1] + box[3]


def test_a_tile_tells_all_that_is_on_it_and_when_it_dies():
    g = six("phase reproduction", "dice green A4:4*3 A4:1", "dice gold A4:3")
    text = label_of(board(g), "h-A4")
    assert text == (
        "Forest A4; 5 of 7 spaces taken; Fern 4 (3 next turn, 1 in 3 turns); majority Fern; Amber 1 (1 in 5 turns)"
    )
    assert "Foresta A4; 5 spazi occupati su 7; Felce 4" in board(g, IT)


def test_a_die_that_dies_next_turn_looks_so_and_says_so():
    picture = board(six("turn 3", "dice violet A3:3*2 A3:5"))
    dying, other = (
        re.search(rf'id="d-A3-{VIOLET}-{face}"([^>]*)><title>([^<]*)</title>(.*?)</g>', picture) for face in (3, 5)
    )
    assert "bio-case" in dying[3] and "bio-case" not in other[3]
    assert dying[2] == "Indigo, 2 dice of face 3: dies next turn"
    assert other[2] == "Indigo, 1 die of face 5: dies in 3 turns"
    for die in (dying, other):  # the same by pointing, by keys and to a screen reader
        assert die[2] in die[1] and 'tabindex="-1"' in die[1] and "data-card=" in die[1]


def test_the_majority_is_a_frame_of_its_owner():
    assert "bio-maj" not in board(six("dice gold A1:2"))
    assert board(six("dice gold A1:2 A1:4")).count('class="bio-maj s3"') == 1


def test_changes_since_the_last_turn_are_signed():
    before, g = six(), six("dice gold A4:2*2")
    assert ">+2<" in board(g, since=before) and ">−2<" in board(before, since=g)


def test_new_dice_are_previewed_with_their_face():
    match, forest = match_of("phase reproduction", "dice green A4:5"), cell("A4")
    assert match.choice.decision is BREED_TILE and match.state.species_of(match.choice.seat) == GREEN
    scene, preview = scene_of(match, forest), match.preview(forest)
    ghost = re.search(r'id="h-A4".*?bio-ghost".*?bio-gp" d="([^"]*)"', FACE.board(scene))
    face = match.state.face_now(GREEN, data.FOREST)
    assert ghost[1].count("h0") == face
    assert f"<b>1</b> of face <b>{face}</b>" in FACE.preview_text(scene, match.choice, forest, preview)
    wheel = FACE.draw(scene)["wheel"]
    assert "bio-hot" in wheel and f"a new {face} lives 3 turns" in wheel


def test_the_ring_and_the_dashes_of_a_tile_lie_under_its_dice():
    match, forest = match_of("phase reproduction", "dice green A4:5*3", "dice gold A4:3*2"), cell("A4")
    tile = FACE.board(scene_of(match, forest)).partition('id="h-A4"')[2]
    layers = [tile.index(f'class="{css}') for css in ("legalc", "legal", "affect", "bio-die", "bio-ghost")]
    assert layers == sorted(layers)


# --- explained --------------------------------------------------------------------------------------------------------


def explained(g, thing, w=EN):
    return FACE.explain(Scene(g=g, words=w), thing)


def test_a_die_explains_its_date():
    g = six("turn 8", "dice gold A4:4")
    title, markup = explained(g, "die-A4-2-4")
    assert title == "Amber on Forest A4"
    text = plain_text(markup)
    assert "Face 4 dies in 2 turns: at the start of turn 10" in text and "becomes a 3 and dies next turn" in text
    assert "If it moves it dies at once" in plain_text(explained(g, "die-A4-2-3")[1])


def test_a_tile_explains_who_stands_how():
    title, markup = explained(six("phase reproduction", "dice gold A1:3*2", "track green desert=0"), "tile-A1")
    text = plain_text(markup)
    assert title == "Desert A1" and "3 spaces, 1 free. A majority takes 2 dice." in text
    assert "Ambermajority2" in text and "Fern–blocked: no new dice" in text
    assert "Majorities in Desert: Amber 1. 2 earn a bonus." in text


def test_a_tile_explains_the_letters_at_its_foot():
    """Each is the letter of a species with its dice, and a tile without dice has none to explain."""
    g = six("phase reproduction", "dice gold A1:3*2", "dice violet A1:2")
    assert "The tile itself says I1 A2" in plain_text(explained(g, "tile-A1")[1])
    assert "The tile itself" not in plain_text(explained(g, "tile-B2")[1])


@pytest.mark.parametrize(
    "thing",
    [
        "die-A1-9-9", "die-A1-x-1", "die-Z9-0-1", "die-A1-0", "tile-Z9", "tile-J8", "goal-Z1", "special-10",
        "special-x", "track-x", "bar-1", "nothing", "", "small1-generic1",
    ],
)  # fmt: skip
def test_what_is_not_there_is_not_explained(thing):
    assert explained(opening(seats=2), thing) is None


def test_everything_that_asks_to_be_explained_is():
    g = opening(3)
    rng, match = Rng(1), Match(GAME, g)
    for _ in range(120):
        match.answer(rng.one_of(match.choice.values))
    for lang in LANGUAGES:
        scene = Scene(g=match.state, words=words(lang, "biosphere"), viewer=0)
        asked = set(re.findall(r'data-card="([^"]*)"', "".join(FACE.draw(scene).values())))
        assert {"wheel", "bar"} < asked and len(asked) > 100
        for thing in asked:
            title, markup = FACE.explain(scene, thing)
            assert title and plain_text(markup)


# --- wheel ------------------------------------------------------------------------------------------------------------


def test_the_wheel_turns_a_fifth_to_the_left_each_turn_and_never_back():
    angles = []
    for turn in range(1, 14):
        wheel = drawn(six(f"turn {turn}"))["wheel"]
        angles.append(int(re.search(r'id="wheel-ring" transform="rotate\((-?\d+)\)"', wheel)[1]))
    assert angles == [-72 * n for n in range(13)]


def test_the_wheel_counts_the_dice_of_every_face():
    g = six("dice gold A4:4*3", "dice green A3:4")
    text = plain_text(re.sub("</t[dh]>", " ", drawn(g, viewer=GOLD)["wheel"]))
    assert "next turn the 4s die" in text and re.search(r"Face 4 next turn 4 3 +Face 5 in 2 turns 0 0", text)


# --- goals and boards -------------------------------------------------------------------------------------------------


def test_every_goal_shows_everybodys_progress():
    g = six("dice gold A1:2")
    players = drawn(g, viewer=GOLD)["players"]
    v = vocabulary(EN)
    for goal in g.goals:
        assert v.goals[goal] in players
        for p in g.species():
            have, need = progress(g, p, goal)
            assert f'title="{v.species[p]}: {have} of {need}"' in players
    assert 'title="Amber: met"' not in players
    assert 'title="Amber: met"' in drawn(six("reached gold spread"))["players"]


def test_boards_tell_values_blocked_lands_and_bonuses():
    g = six("track green forest=2", "track gold movement=4", "special violet arctic")
    players = drawn(g)["players"]
    assert 'title="Fern, Forest: 2 of 5; blocked: no new dice"' in players
    assert 'title="Amber, Movement: 4 of 4"' in players
    assert 'title="Indigo, Arctic: 1 of 5; bonus for majorities taken"' in players


def test_the_strip_tells_goals_points_and_dice():
    g = six("ep gold=13", "reached gold control", "dice gold A4:2*3")
    seats = drawn(g, viewer=GOLD, names=["<b>", "Bo", "Cy", "", "", ""])["seats"]
    assert seats.count("<section") == 6 and "13 EP" in seats and "<b>Bo" not in seats and "&lt;b&gt;" in seats
    assert 'title="3 dice on the map, 47 in the supply"' in seats and 'title="1 of 5 goals"' in seats


# --- evolution --------------------------------------------------------------------------------------------------------


def test_the_square_has_every_combination_and_the_ring_every_space():
    panel = drawn(six())["evolution"]
    assert all(f'id="cell-{combination}"' in panel for combination in data.COMBINATIONS)
    assert all(f'id="bar-{space}"' in panel for space in range(1, data.BAR + 1))
    assert 'id="bar-1"' not in drawn(six("options bar=none"))["evolution"]


def test_open_and_held_cards_stand_at_their_combination():
    g = six(*ROWS)
    panel = drawn(g)["evolution"]
    for card in g.row:
        facts = data.CARDS[card]
        cell = re.search(rf'id="cell-{facts.id}" class="([^"]*)"[^>]*><title>([^<]*)', panel)
        assert f"open{facts.row + 1}" in cell[1] and f"open card: {vocabulary(EN).cards[card]}" in cell[2]
    g = six(ROWS[0].replace("small1-specific2", "none"), ROWS[1], "hand gold small1-specific2")
    panel = drawn(g, viewer=GOLD)["evolution"]
    assert 'id="cell-small1-specific2" class="bio-c mine"' in panel and ">empty<" in panel
    assert 'id="hand-small1-specific2"' in panel


def test_steps_and_purchases_are_lit_where_they_lead():
    match = match_of(*ROWS, "ep green=6")
    panel = FACE.draw(scene_of(match))["evolution"]
    size, specialisation = markers_at(data.STARTS[0])
    for x, y in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        there = data.COMBINATIONS[combination(size + x, specialisation + y)]
        assert re.search(rf'id="cell-{there}" class="[^"]*target"', panel)
    for card in match.state.row:
        assert re.search(rf'id="card-{data.CARDS[card].id}" [^>]*data-value="{card}"', panel)
    assert "next step: scale 1 EP, bar 1 EP" in panel


def test_a_card_in_hand_is_lit_when_it_can_be_played():
    match = match_of("hand green small1-specific2", "scale green=small1-specific2")
    panel = FACE.draw(scene_of(match))["evolution"]
    assert re.search(rf'id="play-card" [^>]*data-value="{PLAY}"', panel)


# --- cards and rules --------------------------------------------------------------------------------------------------

CARDS_AND_GOALS: tuple[data.CardFacts | data.GoalFacts, ...] = (*data.CARDS, *data.GOALS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_goal_bonus_and_track_can_be_read_in_full(lang):
    w = words(lang, "biosphere")
    for thing in [card.id for card in data.CARDS] + [f"goal-{goal.id}" for goal in data.GOALS]:
        title, markup = FACE.card(w, thing)
        facts = next(f for f in CARDS_AND_GOALS if f.id == thing.removeprefix("goal-"))
        assert title and f'class="sure {facts.sure}"' in markup and w(f"sure.{facts.sure}") in markup
    for thing in [f"special-{n}" for n in range(10)] + [f"track-{t}" for t in data.TRACKS] + ["bar"]:
        assert FACE.card(w, thing)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_page_has_every_card_goal_and_bonus_and_marks_what_is_reconstructed(lang):
    w = words(lang, "biosphere")
    markup, v = FACE.rules(w), vocabulary(w)
    page = plain_text(markup)
    assert all(f'id="card-{card.id}"' in markup for card in data.CARDS)
    assert all(plain_text(title) in page for title in v.cards)
    assert all(plain_text(goal) in page for goal in v.goals)
    assert all(plain_text(name) in page for name in (*v.specials, *v.environments, *v.tracks[data.REPRODUCTION :]))
    marks = [fact.sure for fact in CARDS_AND_GOALS]
    marks += (
        *data.SPECIAL_SURE,
        *data.START_LIFE_SURE,
        *data.RULINGS.values(),
        data.TRACKS_SURE[0],
        *data.TRACKS_SURE[6:],
    )
    for how in ("printed", "deduced", "reconstructed"):
        assert markup.count(f'class="mk {how}"') == marks.count(how) > 0
        assert f'class="mk {how}">{w(f"rules.sure.{how}")}<' in markup
    assert all(plain_text(v.rule(f"ruling.{ruling}")) in page for ruling in data.RULINGS)
    assert "style=" not in markup


def test_codes_of_environments_are_unique():
    for lang in LANGUAGES:
        codes = vocabulary(words(lang, "biosphere")).codes
        assert len(set(codes)) == 6 and all(len(code) == 2 for code in codes)


def test_every_event_has_its_sentence_whatever_its_numbers():
    for w in (EN, IT):
        for kind in EVENTS.values():
            for n in range(6):
                numbers = {name: n % (len(of.tokens) or 6) for name, of in kind.numbers.items()}
                whose, text = FACE.log_line(w, kind(**numbers))
                assert text and "{" not in text and whose == numbers.get("species", -1)


# --- choices and forecasts --------------------------------------------------------------------------------------------


def test_a_filling_says_what_it_gives():
    match = match_of("phase filling", "dice green A3:2*4")
    assert plain_text(FACE.question(scene_of(match), match.choice)) == "Fill Prairie A3 with 3 dice?"
    assert preview_text(match, cell("A3")).startswith("3 of face 1: dies in 3 turns. You would control Prairie")
    assert preview_text(match, DONE) == "3 spaces stay free."
    assert FACE.commit_label(scene_of(match), match.choice, DONE) == "Fill no more"


def test_a_move_says_what_becomes_of_the_die():
    match = match_of("phase movement", "dice green A4:4 A4:1")  # 3 lies at the graveyard
    one, four = die_of(cell("A4"), 1), die_of(cell("A4"), 4)
    assert preview_text(match, four).startswith("A moving 4 dies at once.")
    assert preview_text(match, one).startswith("From 1 to 5: it would die in 2 turns instead of in 3 turns.")
    assert FACE.label(scene_of(match), match.choice, four).fact.startswith("face 4 · dies if it moves")
    assert FACE.commit_label(scene_of(match), match.choice, one) == "Move the 1 of Forest A4"
    match.answer(one)
    tile = match.choice.values[0]
    assert preview_text(match, tile).startswith("1 step, 0 left. From 1 to 5")


def test_a_purchase_says_its_price_and_its_way():
    match = match_of(*ROWS, "ep green=6")
    card = next(c for c in match.choice.values if c < data.NO_CARD)
    cost = data.COST[data.CARDS[card].row]
    text = preview_text(match, card)
    assert text.startswith(f"{cost} EP, {6 - cost} left. Its place, ") and " EP away" in text
    assert preview_text(match, DONE).startswith("You keep 6 points.")


@pytest.mark.parametrize("steps", range(3))
def test_the_way_to_a_cards_place_costs_more_after_each_step(steps):
    match = match_of(*ROWS, "ep green=30")
    g = match.state
    for _ in range(steps):
        match.answer(next(c for c in match.choice.values if data.NO_CARD < c < BAR_STEP))
        g = match.state
        assert match.choice.key == "spend.deed"
    card = next(c for c in match.choice.values if c < data.NO_CARD)
    size, specialisation = markers_at(data.CARDS[card].combination)
    way = abs(size - g.size[GREEN]) + abs(specialisation - g.specialisation[GREEN])
    price = sum(range(steps + 1, steps + way + 1))
    text = preview_text(match, card)
    assert way and f" is {price} EP away." in text
    match = match_of(*ROWS, "ep green=30", "left 0", f"paid_scale {steps}", "scale_closed yes")
    assert "the scale is closed for this turn" in preview_text(match, card)


def test_beyond_the_end_of_a_track_there_is_nothing_without_the_bar():
    with_bar, without = (explained(six(f"options bar={bar}"), "track-movement")[1] for bar in ("first", "none"))
    assert "moves the marker on the bar by" in with_bar and "bar by" not in without and "is lost" in without


def test_the_bar_warns_before_it_costs():
    match = match_of(IN_A_SECTION, "ep green=1")
    assert "Your place on the bar costs 2 life." in preview_text(match, DONE)


def test_overflow_and_blocking_are_facts_of_a_track():
    match = match_of(IN_A_SECTION)  # without points the phase ends at once
    assert match.choice.key == "penalty.life"
    facts = {t: FACE.label(scene_of(match), match.choice, t).fact for t in match.choice.values}
    assert facts[data.FOREST] == "3 to 2, blocked" and preview_text(match, data.FOREST).startswith("Forest 2: blocked")


@pytest.mark.parametrize(
    "lines, play",
    [
        (("scale green=large4-specific4", "ep green=1"), ""),
        (("scale green=small4-generic4", "bar green=36", "ep green=1", "scale_closed yes", *ROWS), ""),
        (("scale green=small1-specific2", "ep green=1"), ""),
        (("options bar=none", "ep green=1"), ""),
        (("options bar=none", "ep green=1", "scale green=small4-generic3"), "generic"),
        ((IN_A_SECTION, "track green desert=0"), ""),
        (("phase movement", "dice green A1:1"), "A1:1"),
        (("phase reproduction", "dice green A1:2"), ""),
        (("phase filling", "dice green A1:2*2"), ""),
    ],
)
def test_what_stands_on_the_table_has_words_also_where_it_is_refused(lines, play):
    """A lesson may refuse it, or a drawing point at it."""
    match = match_of(*lines)
    for answer in play.split():
        match.answer(match.choice.domain.value(answer))
    choice, g = match.choice, match.state
    values = g.tiles if choice.domain in (TILE, FILL) else range(len(choice.domain.tokens))
    for w in (EN, IT):
        scene = scene_of(match, w=w)
        for value in values:
            label = FACE.label(scene, choice, value)
            assert plain_text(label.text) and FACE.commit_label(scene, choice, value)
            for text in (label.text, label.fact):
                assert "{" not in text and "-1" not in text and not re.search(r"\b0 (EP|PE|step|pass)", text)


def test_a_refused_step_is_called_by_its_direction_and_a_card_that_is_not_there_by_no_name():
    match = match_of("scale green=small4-generic4", "ep green=1")
    labels = {way: FACE.label(scene_of(match), match.choice, DEED.value(way)) for way in ("smaller", "generic", "play")}
    assert [plain_text(label.text) for label in labels.values()] == ["Become Small", "Become Generic", "Play your card"]
    assert not any(label.fact for label in labels.values())
    assert FACE.commit_label(scene_of(match), match.choice, PLAY) == "Play your card"


def test_losses_and_news_read_well():
    tile = MAP.names.index("C3")
    lines = {
        events.die(species=GOLD, tile=tile, n=2, face=4): "Amber loses 2 dice of face 4 on C3",
        events.bar(species=GOLD, before=3, to=9, cost=0): "Amber moves to 9 on the bar",
        events.lower(species=GOLD, track=data.FOREST, value=2): "Amber lowers Forest to 2: blocked",
        events.turn(turn=3, graveyard=2): "Turn 3: the wheel brings 2 to the graveyard",
        events.special(species=GOLD, space=4): "Amber has 2 majorities in Desert",
    }
    for event, line in lines.items():
        whose, text = FACE.log_line(EN, event)
        assert plain_text(text) == line and whose == (-1 if event.kind == "turn" else GOLD)


def test_the_sheet_ranks_by_goals_and_then_the_bar():
    g = six("reached violet majority", "reached gold population")
    sheet = FACE.sheet(g, EN, [])
    first, second = (VIOLET, GOLD) if g.bar[VIOLET] > g.bar[GOLD] else (GOLD, VIOLET)
    assert [row[1] for row in sheet.rows][:2] == [first, second] and "Indigo" in sheet.note
    assert len(sheet.columns) == 7


# --- as much as there can be ------------------------------------------------------------------------------------------


def full_table():
    """48 tiles and 300 dice, or as many as find a space."""
    g, rng = six(), Rng(4)
    dice = {species: list[str]() for species in data.SPECIES}
    for tile in g.tiles:
        for _ in range(g.room[tile]):
            mine = dice[data.SPECIES[rng.randbelow(6)]]
            if len(mine) < data.DICE:
                mine.append(f"{MAP.names[tile]}:{1 + rng.randbelow(5)}")
    return six("phase reproduction", *(" ".join(["dice", species, *mine]) for species, mine in dice.items()))


def test_a_click_draws_only_the_tiles_that_have_changed():
    """Each tile of a full table is kept as it was drawn; a die more or less is one tile more to draw."""
    g = full_table()
    assert sum(g.on_map(p) for p in range(6)) > 230
    drawn(g, viewer=0)
    kept = face_board._still_dice.cache_info().misses
    drawn(g.copy(), viewer=1)
    assert face_board._still_dice.cache_info().misses == kept
    tile = next(tile for tile in g.tiles if g.here[0][tile])
    g.bury(0, tile, next(face for face, n in enumerate(g.by_face(0, tile), 1) if n), 1)
    drawn(g, viewer=0)
    assert face_board._still_dice.cache_info().misses == kept + 1


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 6])
def test_a_game_that_never_declines_can_be_shown_and_said(seats):
    match, rng = Match(GAME, opening(2, seats)), Rng(2, seats)
    for n in range(240):
        choice, lang = match.choice, ("en", "it")[n % 2]
        if choice is None:
            break
        value = rng.one_of([v for v in choice.values if v != DONE])
        scene = scene_of(match, value, words(lang, "biosphere"))
        preview = match.preview(value)
        assert all(FACE.draw(scene).values()) and FACE.question(scene, choice)
        assert all(FACE.label(scene, choice, v).text and FACE.commit_label(scene, choice, v) for v in choice.values)
        assert FACE.preview_text(scene, choice, value, preview)
        match.answer(value)
