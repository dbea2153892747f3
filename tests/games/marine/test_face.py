"""Marine as it is shown: what the opening position must tell, cards in full, the rules page, secrets."""

import re

import pytest
from speciate.draw.face import Scene
from speciate.engine import DONE, Match, Setup
from speciate.engine.hooks import Facts
from speciate.games.marine import GAME, MarineGame, data, events
from speciate.games.marine.pieces import EVERYWHERE, MAP
from speciate.games.marine.rules import hooks
from speciate.games.marine.rules.actions import erupt
from speciate.games.marine.view.face import FACE
from speciate.locale import LANGUAGES, plain_text, words

from .stage import NO_CARDS, stage

EN = words("en", "marine")


def opening(seed=1, places=(0, 1, 2, 3), options=(1, 0, 0, 0)):
    return GAME.start(Setup("marine", places, options, seed))


def board(g, lang="en"):
    return FACE.board(Scene(g=g, words=words(lang, "marine")))


def test_the_opening_board_names_every_tile_with_all_that_is_on_it():
    picture = board(opening())
    assert picture.count('class="tile') == 15 and picture.count('class="cell"') == 22
    assert (
        'aria-label="Reef D4; Coral Reef; Reptiles 3, Cephalopods 3, Fishes 3, Crustaceans 3; corners algae, worms'
        in picture
    )
    assert "Vent D1; Hydrothermal Vent, geyser; over Land; no species" in picture
    assert "Vent D7; Hydrothermal Vent, smoker; over Open Ocean; no species" in picture


def test_italian_tiles():
    assert "Barriera D4; Barriera Corallina; Rettili 3" in board(opening(), "it")


def test_names_and_codes_of_terrain_are_both_drawn_and_codes_are_unique():
    for lang in LANGUAGES:
        codes = [words(lang, "marine")(f"terrain.{t}.code") for t in data.TERRAINS]
        assert len(set(codes)) == len(codes) and all(len(c) == 2 for c in codes)
    assert '<text class="nc" y="-20">Re</text>' in board(opening())


def test_traits_are_told_to_nobody_before_the_reveal():
    match = Match(GAME, opening(3))
    match.answer(match.choice.values[0])
    kept = EN.plain(f"trait.{data.TRAITS[match.state.kept[0][0]].id}.title")
    other, mine = (Scene(g=match.state, words=EN, viewer=viewer) for viewer in (1, 0))
    assert kept not in FACE.draw(other)["seats"]
    assert kept in FACE.draw(mine)["seats"]
    assert match.choice.decision.secret


CARDS_AND_TRAITS: tuple[Facts, ...] = (*data.CARDS, *data.TRAITS)


def test_every_card_and_trait_can_be_read_in_full_in_every_language():
    for lang in LANGUAGES:
        w = words(lang, "marine")
        for facts in CARDS_AND_TRAITS:
            title, markup = FACE.card(w, facts.id)
            kind = "card" if isinstance(facts, data.CardFacts) else "trait"
            assert title == w.plain(f"{kind}.{facts.id}.title")
            assert w(f"sure.{facts.sure}.mark") in markup
        assert FACE.card(w, "no such card") is None


@pytest.mark.parametrize("facts", [f for f in CARDS_AND_TRAITS if f.sure == "reconstructed"], ids=lambda f: f.id)
def test_a_reconstructed_card_says_so_and_what_is_uncertain(facts):
    kind = "card" if isinstance(facts, data.CardFacts) else "trait"
    for lang in LANGUAGES:
        w = words(lang, "marine")
        assert f"{kind}.{facts.id}.unsure" in w
        assert plain_text(w("sure.reconstructed.mark")) in plain_text(FACE.card(w, facts.id)[1])


def test_numbers_that_may_be_corrected_are_not_written_into_texts():
    text = EN.plain("card.omnivore", omnivore=7)
    assert "7 VP" in text
    assert f"{data.OMNIVORE_VP} VP" in plain_text(FACE.card(EN, "omnivore")[1])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_page_has_every_card_action_and_terrain(lang):
    w = words(lang, "marine")
    page = plain_text(FACE.rules(w))
    for facts in CARDS_AND_TRAITS:
        assert w.plain(f"{'card' if isinstance(facts, data.CardFacts) else 'trait'}.{facts.id}.title") in page
    for section in data.SECTIONS[:12]:
        assert w.plain(f"section.{section}") in page
    for terrain in data.TERRAINS:
        assert w.plain(f"terrain.{terrain}") in page
    marks = FACE.rules(w).count('class="mk reconstructed"')
    assert marks == sum(f.sure == "reconstructed" for f in CARDS_AND_TRAITS)
    assert "style=" not in FACE.rules(w)


def test_a_bag_and_the_targets_are_in_the_supply():
    actions = FACE.draw(Scene(g=opening(), words=EN))["actions"]
    assert re.search(r'id="tg-sun"[^>]*aria-label="sun: target 1, special pawn of nobody, \d+ in the bag"', actions)


def test_the_selected_tile_is_drawn_where_it_would_lie():
    picture = FACE.board(Scene(g=stage(), words=EN, after=stage("tile sand E2")))
    assert re.search(r'id="h-E2"[^>]*><polygon class="to-come"', picture)


def test_changes_are_signed_numbers():
    drawn = FACE.draw(Scene(g=stage("species fishes D4", "vp fishes=4"), words=EN, since=stage()))
    assert ">−2<" in drawn["board"] and ">+4<" in drawn["seats"]


def test_a_space_is_marked_where_a_pawn_has_come_gone_or_given_way_since():
    """And not where the same pawn has stood all the time, or none."""
    before = stage("pawn reptiles abundance-1 depletion-1", "pawn fishes speciation-2")
    now = stage("pawn reptiles abundance-1 speciation-1", "special sun=crustaceans", "pawn special-sun speciation-2")
    drawn = FACE.draw(Scene(g=now, words=EN, since=before))["actions"]
    marked = re.findall(r'class="so[^"]* moved" id="sp-([^"]+)"', drawn)
    assert marked == ["depletion-1", "speciation-1", "speciation-2"]


def test_what_a_preview_would_add_is_a_ghost():
    picture = FACE.board(Scene(g=stage(), words=EN, after=stage("species fishes D3:3 D4:3")))
    assert 'class="ghost" id="g2-D3"' in picture and ">+3<" in picture and 'class="affect"' in picture


def to_the_first_turn():
    match = Match(GAME, opening())
    while match.choice.key != "turn.space":
        match.answer(match.choice.values[0])
    return match


def preview_text(match, value):
    preview = match.preview(value)
    scene = Scene(
        g=match.state, words=EN, viewer=match.choice.seat, choice=match.choice, selected=value, after=preview.state
    )
    return plain_text(FACE.preview_text(scene, match.choice, value, preview))


def test_a_seat_with_two_animals_sees_the_traits_of_both_while_it_chooses_for_the_first():
    g = opening(places=(0, 0, 1, 1))
    match = Match(GAME, g)
    first, second = g.hands[:2]

    def shown(animal, viewer):
        markup = FACE.draw(Scene(g=match.state, words=EN, viewer=viewer))["seats"]
        panel = re.search(rf'id="seat-{data.ANIMALS[animal]}".*?</section>', markup, re.S)[0]
        return re.findall(r'data-card="(\w+)"', panel)

    def ids(traits):
        return [data.TRAITS[t].id for t in traits]

    assert match.choice.numbers["animal"] == 0
    assert shown(0, 0) == ids(first) and shown(1, 0) == ids(second)
    assert not any(shown(a, viewer) for a, viewer in ((0, 1), (1, 1), (2, 0), (3, 0), (0, None), (1, None)))
    match.answer(first[1])
    assert match.choice.numbers["animal"] == 1
    assert shown(0, 0) == ids(first[1:2]) and shown(1, 0) == ids(second) and not shown(0, 1)


def test_speciation_is_foreseen_with_its_points():
    match = to_the_first_turn()
    match.answer(match.choice.domain.value("speciation-1"))
    assert match.choice.key == "speciation.corner"
    text = preview_text(match, match.choice.values[0])
    assert text.startswith("Up to ") and "You would lead" in text and "VP if scored now" in text


def asked_at(g, rule, *args):
    """A match whose next step is this rule."""

    class Stage(MarineGame):
        def step(self, g):
            rule(g, *args)

    return Match(Stage(), g)


def test_a_pawn_is_foreseen_with_the_best_it_can_bring_and_the_next_question():
    match = to_the_first_turn()
    g, space = match.state, match.choice.domain.value
    text = preview_text(match, space("speciation-1"))
    assert re.fullmatch(r"Up to \d+ new species. Next: Grow from which element\?", text)
    assert preview_text(match, space("migration-1")) == "Next: Move a species from where? 3 left"
    best = max(dict(g.forecast(h)).get(g.turn, 0) for h in g.tiles_of(g.evolution[0]))
    text = preview_text(match, space("evolution-1"))
    assert text == (f"Up to +{best} VP for you. " if best else "") + "Next: Score which tile?"


def test_the_best_of_an_evolution_counts_what_a_trait_adds():
    """Solitary pays more on a tile where its animal is alone."""
    lines, alone = ("species crustaceans D2 D4:3", "evolution land kelp reef sand ocean"), data.PLACES_VP[data.LAND][0]
    match = Match(GAME, stage(*lines))
    space = match.choice.domain.value("evolution-1")
    assert preview_text(match, space).startswith(f"Up to +{alone} VP for you.")
    match = Match(GAME, stage(*lines, "trait crustaceans solitary"))
    assert preview_text(match, space).startswith(f"Up to +{alone + data.SOLITARY_VP} VP for you.")


def test_points_that_a_question_still_stands_before_are_named():
    """The side of a Vent on the middle row, and what Omnivore eats, change nothing about the points."""
    g = stage()
    middle = [h for h in g.tiles() if not MAP.half[h]]
    match = asked_at(g.copy(), erupt, 0, middle, EVERYWHERE, True)
    text = preview_text(match, middle[0])
    assert re.fullmatch(rf"\+1 VP for you. Next: Which Vent on \w+ {MAP.names[middle[0]]}\?", text)
    omnivore = next(n for n, card in enumerate(data.CARDS) if card.id == "omnivore")
    match = asked_at(g.copy(), hooks.card_effect[omnivore], 0, 1)
    reef = MAP.cell(0, 0)
    assert match.choice.key == "omnivore.corner"  # it lives on one tile only
    assert preview_text(match, match.choice.values[0]).startswith(f"+{data.OMNIVORE_VP} VP for you.")
    assert g.cubes[0][reef]


def test_a_card_is_promised_only_where_one_lies():
    """The animal thrives on the tile either way; an Evolution with an empty row scores only."""
    for row, promised in (("row annelids", True), ("row none", False)):
        match = Match(GAME, stage("evolution land kelp reef sand ocean", row, *NO_CARDS))
        match.answer(match.choice.domain.value("evolution-3"))
        scene = Scene(g=match.state, words=EN, viewer=match.choice.seat, choice=match.choice)
        fact = plain_text(FACE.label(scene, match.choice, MAP.cell(0, 0)).fact)
        assert fact == "Reptiles 6, Cephalopods 3, Fishes 2" + "; you take a card" * promised


def test_a_tile_that_is_explored_is_foreseen_with_the_best_it_can_bring():
    match = to_the_first_turn()
    g = match.state
    match.answer(match.choice.domain.value("wanderlust-1"))
    best = max(g.bonus(1 + sum(g.terrain[n] == g.stack_top[0] for n in g.next_to(h))) for h in g.room_for_tile())
    assert preview_text(match, 0) == f"Up to +{best} VP for you. The rest is luck."


def test_a_trait_that_is_kept_is_said_to_be_secret():
    match = Match(GAME, opening())
    assert preview_text(match, match.choice.values[0]) == "The others learn it when all have chosen."


def test_a_shield_and_a_skip_say_what_they_mean():
    match = to_the_first_turn()
    match.answer(match.choice.domain.value("regression-1"))
    left = match.state.pool[data.CRUSTACEANS] - 1
    text = preview_text(match, 0)
    assert text == f"Your disks are safe from the next Regression; {left} left in your gene pool."
    assert preview_text(match, DONE) == "Nothing changes at once. Fishes move next."


def test_the_end_of_a_round_is_foreseen_once():
    match = to_the_first_turn()
    for _ in range(3):
        assert "The round ends" not in preview_text(match, DONE)
        match.answer(DONE)
    assert preview_text(match, DONE).count("The round ends.") == 1


def test_a_retrieval_without_pawns_is_foreseen_as_a_pass():
    assert preview_text(to_the_first_turn(), DONE).startswith("A pass")


def test_an_action_that_can_do_nothing_is_said_to_be_useless():
    match = to_the_first_turn()
    assert preview_text(match, match.choice.domain.value("depletion-1")) == "The action can do nothing now."


def test_every_decision_has_a_question_of_its_own():
    for lang in LANGUAGES:
        w = words(lang, "marine")
        assert not [key for key in GAME.decisions if f"ask.{key}" not in w]


def test_the_deed_names_what_is_done():
    match = Match(GAME, opening())
    scene = Scene(g=match.state, words=EN, viewer=0, choice=match.choice)
    assert FACE.commit_label(scene, match.choice, match.choice.values[0]).startswith("Keep ")
    match = to_the_first_turn()
    scene = Scene(g=match.state, words=EN, viewer=match.choice.seat, choice=match.choice)
    assert FACE.commit_label(scene, match.choice, DONE) == "Retrieve all pawns"
    assert FACE.label(scene, match.choice, DONE).fact


def test_turn_order_starts_with_the_animal_that_acts_and_all_choose_traits_at_once():
    phase, order = FACE.header(Scene(g=opening(), words=EN))
    assert phase == "choosing traits"
    assert [m.place for m in order] == [data.CRUSTACEANS, data.FISHES, data.CEPHALOPODS, data.REPTILES]
    assert not any(m.now for m in order)
    phase, order = FACE.header(Scene(g=to_the_first_turn().state, words=EN))
    assert [m.now for m in order] == [True, False, False, False]


def test_a_log_line_for_a_bumped_pawn():
    place, text = FACE.log_line(EN, events.place(animal=1, space=0, pawn=0, bumped=3))
    assert place == 1 and plain_text(text) == "Cephalopods pawn on Abundance, first space; Crustaceans pushed out"


def test_a_space_of_migration_counts_what_the_animal_can_move():

    def fact(*lines):
        g = stage(*lines)
        choice = Match(GAME, g).choice
        scene = Scene(g=g, words=EN, viewer=choice.seat, choice=choice)
        return FACE.label(scene, choice, choice.domain.value("migration-1")).fact

    usual = data.MIGRATION_CUBES[0]
    assert f"up to {usual} species" in fact()
    assert f"up to {usual + 1} species" in fact("trait crustaceans seasonal_migrants")


def test_the_sheet_says_which_way_ties_go():
    assert FACE.sheet(stage("row none"), EN, []).note.startswith("Ties go up the food chain")
    assert FACE.sheet(stage("row monotypic_habitat"), EN, []).note.startswith("Ties go down the food chain")
