"""Dominant Species as it is shown: the opening, why an animal dominates, what pawns do, cards, rules, forecasts."""

import re

import pytest
from speciate.draw.face import Scene
from speciate.earth import events as earth_events
from speciate.engine import DONE, Choice, Match, Rng
from speciate.games.dominant import GAME, data
from speciate.games.dominant.pieces import MAP, SPACE, VP_CARDS
from speciate.games.dominant.rules.actions import AGENDA
from speciate.games.dominant.rules.dominance_cards import EVOLUTION_ANIMAL
from speciate.games.dominant.rules.state import EXECUTION
from speciate.games.dominant.view.face import FACE
from speciate.games.dominant.view.words import KIT
from speciate.locale import LANGUAGES, plain_text, words

from .stage import deal, lifeless, stage

EN = words("en", "dominant")
SAVANNAH, DESERT = MAP.cell(1, -1), MAP.cell(1, 0)


def opening():
    return deal("luck 1")


def board(g, lang="en", **scene):
    return FACE.board(Scene(g=g, words=words(lang, "dominant"), **scene))


def label_of(picture, dom_id):
    return re.search(rf'id="{dom_id}"[^>]*(?:aria-label|title)="([^"]*)"', picture)[1]


def execute(animal, token, *lines):
    """The pawn of an animal on a space is the next to act."""
    entry = next(n for n, entry in enumerate(AGENDA) if entry.space == SPACE.value(token))
    return Match(GAME, stage("phase execution", f"next {entry}", f"pawn {animal} {token}", *lines))


# --- the board --------------------------------------------------------------------------------------------------------


def test_the_opening_board_names_every_tile_with_all_that_is_on_it():
    picture = board(opening())
    assert picture.count('class="tile') == 7 and picture.count('class="cell"') == 28
    text = label_of(picture, f"h-{MAP.names[SAVANNAH]}")
    assert text == "Savannah E3; Reptiles 1, Amphibians 1, Insects 2; Insects dominate; corners 2 grass, sun, water"


def test_italian_tiles():
    assert "Savana E3; Rettili 1, Anfibi 1, Insetti 2" in board(opening(), "it")


def test_every_animal_starts_with_one_cone_in_its_colour_and_silhouette():
    cones = re.findall(
        r'<g class="lead s(\d)" id="cone-\w\d"><use href="#cone"[^>]*/><use href="#seat-(\d)"', board(opening())
    )
    assert len(cones) == 6 and all(colour == mark for colour, mark in cones)
    assert {int(colour) for colour, _ in cones} == {1, 2, 3, 4, 5, 6}


def test_each_animal_has_the_colour_it_has_in_every_game():
    look = {data.ANIMALS[a]: FACE.place(a) for a in range(6)}
    assert {animal: place.colour + 1 for animal, place in look.items()} == {
        "reptiles": 1, "amphibians": 2, "insects": 3, "arachnids": 4, "mammals": 5, "birds": 6,
    }  # fmt: skip
    assert look["birds"].symbol == "an-bird"


def test_six_animals_fit_on_one_tile():
    picture = board(stage(*(f"species {animal} E3:{n}" for n, animal in enumerate(data.ANIMALS, 1))))
    places = re.findall(
        rf'class="tok s\d small" id="t\d-{MAP.names[SAVANNAH]}" transform="translate\(([-\d.]+) ([-\d.]+)\)"', picture
    )
    assert len(set(places)) == 6


def test_a_stack_that_was_taken_from_lies_face_down():
    text = label_of(board(stage("stack 2=none", "stack_left 1=7 2=7 3=8")), "stack-2")
    assert text == "Stack 2: face down until the reset, 7 tiles left"


def test_a_cone_that_would_change_hands_is_foreshadowed():
    picture = board(stage(), after=stage("species insects D2 E4"))
    assert f'class="lead s2 to-come" id="cone-{MAP.names[SAVANNAH]}"' in picture


# --- who dominates and why --------------------------------------------------------------------------------------------


def explained(g, h, lang="en"):
    return FACE.explain(Scene(g=g, words=words(lang, "dominant")), f"tile-{MAP.names[h]}")


def test_the_matches_of_the_rule_book_are_spelled_out():
    """T1: a desert with grass, grub and three suns."""
    g = lifeless(
        "element grass E4r", "element grub E4ur", "element sun E4ul E4l E4ll",
        "species amphibians E4:3", "species insects E4", "display amphibians grub:2 meat", "display insects grub water",
    )  # fmt: skip
    title, markup = explained(g, DESERT)
    text = plain_text(markup)
    assert title == f"Desert {MAP.names[DESERT]}"
    assert text.startswith("Insects dominate: 3 beats Amphibians with 2.")
    assert "= 2 grass × 1 + 1 grub × 1" in text and "= 2 grub × 1" in text
    assert "Not here, but would match: Reptiles 6" in text
    assert "Scored now it would pay Amphibians 4 and Insects 2 VP." in text


def test_a_tie_dominates_nothing_and_says_so():
    text = plain_text(explained(stage("display reptiles grass"), SAVANNAH)[1])
    assert text.startswith("Nobody dominates: Reptiles and Insects tie at 4.")


def test_endangered_species_are_named():
    g = stage("species mammals D4:2 C4 E4 E3:2")
    assert "endangered: Mammals" in label_of(board(g), f"h-{MAP.names[SAVANNAH]}")
    assert "Mammalsendangered" in plain_text(explained(g, SAVANNAH)[1])


def test_a_tile_can_be_explained_by_pointing_at_it():
    label = re.search(
        rf'id="h-{MAP.names[SAVANNAH]}"[^>]*data-card="tile-{MAP.names[SAVANNAH]}"><title>([^<]*)', board(opening())
    )[1]
    assert label.startswith("Insects 4 = 2 grass × 2; Amphibians 3 = 3 water × 1") and "Insects dominate" in label


def test_only_tiles_on_earth_are_explained():
    g = opening()
    scene = Scene(g=g, words=EN)
    empty = next(h for h in range(35) if g.terrain[h] == data.NO_TILE)
    assert FACE.explain(scene, f"tile-{MAP.names[empty]}") is None
    assert FACE.explain(scene, "tile-Z9") is None and FACE.explain(scene, "D4") is None


# --- the action display -----------------------------------------------------------------------------------------------


def test_planning_and_execution_look_and_read_differently():
    match = Match(GAME, opening())
    assert FACE.header(Scene(g=match.state, words=EN))[0] == "turn 1 · planning"
    assert '<b class="phs planning">Planning</b>' in FACE.draw(Scene(g=match.state, words=EN))["actions"]
    while match.state.phase != EXECUTION:
        match.answer(match.choice.values[-1])
    phase, _ = FACE.header(Scene(g=match.state, words=EN))
    actions = FACE.draw(Scene(g=match.state, words=EN))["actions"]
    assert phase.startswith("turn 1 · executing ") and '<b class="phs execution">Executing</b>' in actions
    assert actions.count("sec run") == 1


def test_initiative_is_the_turn_order_and_a_track():
    scene = Scene(g=opening(), words=EN)
    order = FACE.header(scene)[1]
    assert [m.place for m in order] == [5, 4, 3, 2, 1, 0] and [m.now for m in order] == [True] + [False] * 5
    assert "Initiative: Insects, Arachnids, Amphibians, Birds, Reptiles, Mammals" in FACE.draw(scene)["actions"]


def test_every_pawn_says_what_it_will_do():
    g = stage("pawn birds migration-1 competition-2")
    actions = FACE.draw(Scene(g=g, words=EN))["actions"]
    assert label_of(actions, "sp-migration-1") == "Migration, first space: Birds pawn: move up to 7 species"
    assert label_of(actions, "sp-competition-2").endswith("eliminate 1 species each on Tundra, Wetland and Desert")
    assert "Acts first: " in actions and "move up to 7 species</p>" in actions


def test_pawns_behind_the_first_glaciation_space_say_that_they_wait():
    g = stage("pawn birds glaciation-2")
    assert "waits" in label_of(FACE.draw(Scene(g=g, words=EN))["actions"], "sp-glaciation-2")


def test_the_space_that_acts_is_marked():
    match = execute("birds", "migration-1")
    scene = Scene(g=match.state, words=EN, viewer=2, choice=match.choice, acting=data.BIRDS)
    actions = FACE.draw(scene)["actions"]
    assert re.search(r'<span class="sl now"><span class="so" id="sp-migration-1" role="img" title="[^"]+"', actions)
    assert FACE.actor(scene, match.choice) == (data.BIRDS, "Migration, first space")


def test_animals_that_are_not_in_play_have_no_space_of_their_own():
    both = FACE.draw(Scene(g=stage("places reptiles insects"), words=EN))["actions"]
    assert 'id="own-regression"' in both and 'id="own-competition"' not in both


def test_the_bag_is_counted():
    assert re.search(
        r'id="bag-sun"[^>]*aria-label="sun: \d+ in the bag"', FACE.draw(Scene(g=opening(), words=EN))["actions"]
    )


# --- panels of the animals --------------------------------------------------------------------------------------------


def test_a_panel_tells_pawns_pool_and_tiles_dominated():
    seats = FACE.draw(Scene(g=opening(), words=EN))["seats"]
    assert seats.count('<section class="seat') == 6
    assert seats.count('title="3 of 3 pawns at hand, 7 in the box"') == 6
    assert seats.count('aria-label="30 in the gene pool"') == 6 and seats.count('title="dominates 1 tile"') == 6


def test_changes_are_signed_numbers():
    drawn = FACE.draw(Scene(g=stage("species insects E3 D2 E4", "vp insects=7"), words=EN, since=stage()))
    assert ">−1<" in drawn["board"] and ">+7<" in drawn["seats"]


# --- cards and rules --------------------------------------------------------------------------------------------------


def test_every_card_can_be_read_in_full_in_every_language():
    for lang in LANGUAGES:
        w = words(lang, "dominant")
        for facts in data.CARDS:
            title, markup = FACE.card(w, facts.id)
            assert title == w.plain(f"card.{facts.id}.title") and w(f"sure.{facts.sure}.mark") in markup
        assert FACE.card(w, "survival") and FACE.card(w, "no such card") is None


@pytest.mark.parametrize("facts", [f for f in data.CARDS if f.sure == "reconstructed"], ids=lambda f: f.id)
def test_a_reconstructed_card_says_so_and_what_is_uncertain(facts):
    for lang in LANGUAGES:
        w = words(lang, "dominant")
        assert f"card.{facts.id}.unsure" in w
        assert plain_text(w("sure.reconstructed.mark")) in plain_text(FACE.card(w, facts.id)[1])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_page_has_every_card_action_and_terrain(lang):
    w = words(lang, "dominant")
    page = plain_text(FACE.rules(w))
    assert all(w.plain(f"card.{facts.id}.title") in page for facts in data.CARDS) and w.plain("survival.title") in page
    assert all(w.plain(f"section.{section}") in page for section in data.SECTIONS)
    assert all(w.plain(f"terrain.{terrain}") in page for terrain in data.TERRAINS)
    marks = FACE.rules(w).count('class="mk reconstructed"')
    assert marks == sum(f.sure == "reconstructed" for f in data.CARDS)
    assert "style=" not in FACE.rules(w)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_page_keeps_what_is_deduced_apart_from_what_is_reconstructed(lang):
    """Deduced: tiles, Domination and Speciation, the cap of 45, the pools and elements of the set-up, Glaciation."""
    w = words(lang, "dominant")
    page = FACE.rules(w)

    def points(part):
        return re.findall(r"<li>(.*?)</li>", re.search(rf'<section id="{part}">.*?</section>', page, re.S)[0])

    deduced, ours = points("deduced"), points("unknown")
    named = [str(sum(data.TILES)), *(w.plain(f"section.{of}") for of in ("domination", "speciation", "glaciation"))]
    assert len(deduced) == 5 and [sum(name in point for point in deduced) for name in named] == [1, 1, 1, 1]
    assert not [name for name in named if any(name in point for point in ours)]


DEDUCED = {
    "en": ["bonus VP rise no further than the last value", "Species and pawns in the pools",
           "the elements of the set-up"],
    "it": ["PV bonus non salgano oltre l’ultimo valore", "Specie e pedine nelle riserve",
           "gli elementi della preparazione"],
    "es": ["PV extra no suben más allá del último valor", "Especies y peones en las reservas",
           "los elementos de la preparación"],
}  # fmt: skip
PAYS = {
    "en": "only pawns at hand pay for Immigrants, so that without one that way is closed",
    "it": "per Immigranti paghino solo le pedine disponibili, così che senza pedine quella via è chiusa",
    "es": "con Inmigrantes solo pagan los peones disponibles, así que sin uno esa vía está cerrada",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_page_names_the_cap_the_pools_and_the_first_disks_and_says_who_can_pay_for_immigrants(lang):
    """The cap, the pools and the disks are deduced; that a pawn on the display does not pay is our ruling."""
    page = FACE.rules(words(lang, "dominant"))
    deduced, ours = (
        plain_text(page.split(f'id="{part}"')[1].split("</section>")[0]) for part in ("deduced", "unknown")
    )
    assert [deduced.count(text) for text in DEDUCED[lang]] == [1, 1, 1]
    assert ours.count(PAYS[lang]) == 1
    most, cap = len(data.BONUS_VP) - 1, data.BONUS_VP[-1]
    assert re.search(rf"\b{most} (?:or more|o più|o más) \w+ {cap}\.", plain_text(page)) and cap == 45


def test_terrain_codes_are_unique():
    for lang in LANGUAGES:
        codes = [words(lang, "dominant")(f"terrain.{t}.code") for t in data.TERRAINS]
        assert len(set(codes)) == len(codes) and all(len(c) == 2 for c in codes)


def test_every_decision_has_a_question_of_its_own():
    for lang in LANGUAGES:
        w = words(lang, "dominant")
        assert not [key for key in GAME.decisions if f"ask.{key}" not in w]


# --- choices and forecasts --------------------------------------------------------------------------------------------


def test_where_an_animal_as_such_is_chosen_no_tile_lights_up():
    """How many are left to replace is no tile, though there is one of this number."""
    g = stage(f"tile sea {MAP.names[1]}", f"species birds {MAP.names[1]}:2")
    choice = Choice(0, EVOLUTION_ANIMAL, (data.BIRDS, DONE), {"animal": data.MAMMALS, "n": 1})
    panels = FACE.draw(Scene(g=g, words=EN, viewer=0, choice=choice))
    assert [name for name, panel in panels.items() if "data-value" in panel] == ["seats"]


def preview_text(match, value):
    preview = match.preview(value)
    scene = Scene(
        g=match.state, words=EN, viewer=match.choice.seat, choice=match.choice, selected=value, after=preview.state
    )
    return plain_text(FACE.preview_text(scene, match.choice, value, preview))


def test_a_scoring_is_forecast_before_it_is_confirmed():
    match = execute("mammals", "domination-1")
    assert match.choice.key == "domination.hex"
    text = preview_text(match, SAVANNAH)
    assert "Insects +7 VP" in text and "Reptiles +4 VP" in text and "Amphibians +2 VP" in text
    assert "Insects dominate: 4 beats Amphibians with 3." in text
    assert text.endswith("Next, Insects: “You dominate Savannah E3. Take which card?”")
    scene = Scene(g=match.state, words=EN, choice=match.choice)
    assert FACE.label(scene, match.choice, SAVANNAH).fact == "Insects 7, Reptiles 4, Amphibians 2; Insects take a card"
    assert FACE.commit_label(scene, match.choice, SAVANNAH) == "Score Savannah E3"
    assert FACE.commit_label(scene, match.choice, DONE) == "Skip action"


def test_a_card_is_promised_only_where_one_lies():
    """The Insects dominate the tile either way."""
    for row, promised in (("row omnivore", "Insects take a card"), ("row none", "no card")):
        match = execute("mammals", "domination-1", row)
        scene = Scene(g=match.state, words=EN, choice=match.choice)
        assert plain_text(FACE.label(scene, match.choice, SAVANNAH).fact).endswith(f"; {promised}")


def test_what_a_planned_pawn_will_do_is_said_and_whether_it_would_be_idle():
    match = Match(GAME, opening())
    space = match.choice.domain.value
    assert preview_text(match, space("migration-1")) == "Your pawn there: move up to 7 species."
    assert preview_text(match, space("depletion-1")).endswith("The action can do nothing now.")


def test_speciation_is_foreseen_with_its_points_and_dominance():
    match = execute("insects", f"speciation-{1 + data.SPECIATION_ELEMENTS.index(data.GRASS)}")
    assert match.choice.key == "speciation.corner"
    assert "You would lead" in preview_text(match, match.choice.values[0])


@pytest.mark.parametrize("row", [["box wanderlust sun"], []], ids=["an element may follow", "the row is empty"])
def test_the_points_of_a_new_tile_are_told_once(row):
    match = execute("insects", "wanderlust-1", *row)
    match.answer(match.choice.values[0])
    assert match.choice.key == "wanderlust.hex"
    text = preview_text(match, match.choice.values[0])
    g = match.state
    assert re.findall(r"\+\d+ VP for you", text) == [f"+{g.bonus(len(g.next_to(match.choice.values[0])))} VP for you"]


def test_lost_points_read_as_losses():
    card = next(n for n, c in enumerate(data.CARDS) if c.id == "niche_biomes")
    text = FACE.log_line(EN, earth_events.vp(animal=data.BIRDS, n=-7, source=VP_CARDS, source_id=card))
    assert (text[0], plain_text(text[1])) == (data.BIRDS, "Birds lose 7 VP by Niche Biomes")


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_a_game_of_six_that_never_declines_can_be_shown_and_said(seed):
    match, rng = Match(GAME, deal(f"luck {seed}")), Rng(seed, 6)
    for n in range(900):
        choice, lang = match.choice, ("en", "it")[n % 2]
        if choice is None:
            break
        value = rng.one_of([v for v in choice.values if v != DONE])
        preview = match.preview(value)
        scene = Scene(
            g=match.state, words=words(lang, "dominant"), viewer=choice.seat, choice=choice, selected=value,
            after=preview.state, acting=choice.numbers["animal"],
        )  # fmt: skip
        if n % 3 == 0:
            assert all(FACE.draw(scene).values())
        assert FACE.question(scene, choice)
        assert all(FACE.label(scene, choice, v).text and FACE.commit_label(scene, choice, v) for v in choice.values)
        assert FACE.preview_text(scene, choice, value, preview)
        match.answer(value)


def test_colours_and_symbols_cover_all_animals():
    assert len(KIT.glyphs) == len(set(KIT.colours)) == len(data.ANIMALS)
