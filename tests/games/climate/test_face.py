"""Climate as it is shown: ladder, hole, rows, hands that stay hidden, reasons, forecasts, every word."""

import re

import pytest
from speciate.draw.face import Scene
from speciate.engine import DONE, Match, Rng, Setup
from speciate.engine.rulebook import rules_of
from speciate.games.climate import GAME, data
from speciate.games.climate.decisions import ATTACK_TARGET
from speciate.games.climate.events import EVENTS
from speciate.games.climate.pieces import CAUSE, FOOD_KIND, PHASES, PLAY_CARD, SEATS, SOURCE, USE
from speciate.games.climate.rules.play import points
from speciate.games.climate.view.face import FACE
from speciate.games.climate.view.words import symbol
from speciate.locale import LANGUAGES, plain_text, words

from . import stage as st

EN = words("en", "climate")
ALL = (0, 1, 2, 3, 4, 5)
OPTIONS = (0,) * len(GAME.options)
QUICK = (1, *OPTIONS[1:])


def begun(players=4, seed=1, options=OPTIONS, places=None):
    return Match(GAME, GAME.start(Setup("climate", places or (*range(players), *[-1] * (6 - players)), options, seed)))


def until(players, stop, options=OPTIONS):
    """Random games up to the first decision of which `stop` holds."""
    for seed in range(60):
        match, rng = begun(players, seed, options), Rng(seed, players)
        while match.choice:
            if stop(match):
                return match
            match.answer(rng.one_of(match.choice.values))
    raise AssertionError("never came to it")


def scene_of(match, value=None, lang="en"):
    preview = match.preview(value) if value is not None else None
    choice = match.choice
    return Scene(
        g=match.state, words=words(lang, "climate"), viewer=choice.seat, choice=choice, selected=value,
        after=preview.state if preview else None, acting=match.state.places.index(choice.seat),
    )  # fmt: skip


def label_of(picture, dom_id):
    return re.search(rf'id="{dom_id}"[^>]*aria-label="([^"]*)"', picture)[1]


# --- the board -------------------------------------------------------------------------------------------------------


def test_the_ladder_tells_every_zone_and_where_the_climate_is():
    g = begun(4).state
    board = FACE.board(Scene(g=g, words=EN))
    assert board.count('class="cl-zone') == 10  # nine zones and the hole
    assert label_of(board, "zone-8") == "Scorching: all sizes −4; plants −15"
    assert label_of(board, "zone-4") == "Temperate: no loss; plants 0; the climate is here"
    assert label_of(FACE.board(Scene(g=begun(2).state, words=EN)), "zone-8").endswith("plants −8")


def test_events_wait_in_their_zones():
    g = st.stage("events cold_snap:cool heat_wave:warm")
    board = FACE.board(Scene(g=g, words=EN))
    assert label_of(board, "event-0") == "Cold Snap: 1–4 lose 2, in Cool"
    assert label_of(board, "event-1") == "Heat Wave: 3–6 lose 2, in Warm"


def test_food_cards_lie_face_down_but_for_the_one_who_laid_them():
    match = begun(3)
    seat = match.choice.seat
    match.answer(match.choice.values[0])
    drawn = FACE.board(Scene(g=match.state, words=EN, viewer=seat))
    assert "food card " in label_of(drawn, f"food-{seat}")
    assert label_of(FACE.board(Scene(g=match.state, words=EN)), f"food-{seat}").endswith("a food card, face down")


def test_alone_the_board_has_a_view_box_and_in_the_page_it_fills_its_panel():
    scene = Scene(g=begun().state, words=EN)
    assert FACE.board(scene).startswith('<svg class="board cl-board" id="board-svg" viewBox="0 0 300 640"')
    x, y, wide, high = map(int, FACE.cover.split())
    assert wide == 1.5 * high and x + wide <= 300 and y + high <= 640
    assert FACE.draw(scene)["board"].startswith('<svg class="board cl-board" id="board-svg" role')


# --- who sees what ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [OPTIONS, QUICK])
def test_nobody_sees_the_hand_of_another_nor_what_lies_face_down(options):
    match = until(3, lambda m: m.choice.key == "play.card" and any(m.state.down), options)
    g = match.state
    for viewer in (None, *g.seats()):
        drawn = "".join(FACE.draw(Scene(g=g, words=EN, viewer=viewer)).values())
        held = set() if viewer is None else set(g.hands[viewer])
        assert set(map(int, re.findall(r'id="hand-(\d+)"', drawn))) == held
        seen = g.seen_by(viewer)
        hidden = sum(list(seen.cards[s]).count(data.HIDDEN) for row in seen.rows for s in row)
        assert drawn.count("<span>face down</span>") == hidden
    assert match.choice.decision.secret


def test_a_colour_between_may_be_left_out():
    match = begun(places=(0, -1, 1, -1, -1, 2))
    scene = scene_of(match)
    assert {m.name for m in FACE.header(scene)[1]} == {"Fern", "Amber", "Sky"}
    deals = [FACE.log_line(EN, event) for event in match.events if event.kind == "deal"]
    assert {place for place, _ in deals} == {0, 2, 5}
    place, _ = FACE.actor(scene, match.choice)
    assert match.state.places[place] == match.choice.seat


def test_what_events_have_left_is_told_with_and_without_food_cards():
    laying = st.places(3), "phase food", "turn indigo", "hand indigo ?5"
    match = st.match(st.stage(*laying, "food_card fern=?"))
    assert match.choice.key == "food.card" and "Thaw" not in FACE.board(scene_of(match))
    left = "on_hole thaw:cold", "fallen meteor_impact:freezing"
    [suns] = {card.suns for card in data.EVENT_CARDS if card.event == "thaw"}
    texts = (f"Thaw: {suns} suns this round", "Meteor: no plants are added")
    for cards in (["food_card fern=?"], []):
        match = st.match(st.stage(*laying, *left, *cards))
        assert " · ".join(texts) in FACE.board(scene_of(match))
    assert all(note in FACE.explain(scene_of(match), "hole")[1] for note in texts)
    assert "suns next round" in FACE.board(Scene(g=st.stage(*left), words=EN, viewer=0))


# --- rows ------------------------------------------------------------------------------------------------------------


def test_a_species_is_told_whole():
    g = st.stage("species fern 3/2/1+1 fat_tissue warning_call")
    rows = FACE.draw(Scene(g=g, words=EN, viewer=0))["rows"]
    assert label_of(rows, "sp-0-A").startswith(
        "Fern A: population 3, body size 2, food 1 of 3; fat 1 of 2; Fat Tissue, Warning Call"
    )
    assert rows.count('<i class="f"></i>') == 1 and rows.count('<i class="a f"></i>') == 1


def test_the_own_row_is_the_last():
    g = begun(4).state
    rows = FACE.draw(Scene(g=g, words=EN, viewer=1))["rows"]
    assert re.findall(r'id="row-(\d)"', rows) == ["2", "3", "0", "1"]


def test_what_the_climate_would_take_is_foreseen_for_every_species():
    pair = "species fern 3/1/0", "species fern 3/1/0 heavy_fur"
    g = st.stage(st.places(4), "options events=without", "zone cold", *pair)
    rows = FACE.draw(Scene(g=g, words=EN))["rows"]
    assert "would lose to the climate: 2 if colder, 1 if it stays" in label_of(rows, "sp-0-A")
    assert "would lose" not in label_of(rows, "sp-0-B")


def attack_by(g, hunter):
    """The opening decision of an attack, as a match would ask it."""
    from speciate.engine import Choice
    from speciate.games.climate.rules.attack import all_prey, targets

    values = sorted(prey.species for prey in targets(g, hunter, all_prey(g)))
    return Choice(hunter % SEATS, ATTACK_TARGET, tuple(values), {"attacker": hunter})


REASONS = [
    ("1/2/0 hard_shell", "Bigger needed: 5 against 6"),
    ("1/1/0 climbing", "Climbing: only climbers reach it"),
    ("4/1/0 defensive_herding", "Herd: population 3 against 4"),
    ("2/1/2 burrowing", "Burrowing: it is not hungry"),
    ("1/1/0 mud_wallowing", "Mud Wallowing: no card to discard"),
]


@pytest.mark.parametrize(("prey", "text"), REASONS)
def test_every_species_that_cannot_be_attacked_says_why(prey, text):
    g = st.stage("species fern 3/5/0 carnivore", "species indigo 1/1/0", f"species indigo {prey}")
    choice = attack_by(g, st.number("fern.1"))
    rows = FACE.draw(Scene(g=g, words=EN, viewer=0, choice=choice))["rows"]
    assert label_of(rows, "sp-1-B").endswith(text) and f'<p class="cl-why">{text}</p>' in rows
    assert 'class="cl-tag">attacks<' in rows


def test_neighbours_protect_and_say_so():
    g = st.stage(
        "species fern 3/5/0 carnivore",
        "species indigo 1/1/0",
        "species indigo 1/1/0 warning_call",
        "species indigo 1/2/0 symbiosis",
        "species indigo 1/4/0",
    )
    rows = FACE.draw(Scene(g=g, words=EN, viewer=0, choice=attack_by(g, st.number("fern.1"))))["rows"]
    assert label_of(rows, "sp-1-A").endswith("Warning Call beside it")
    assert label_of(rows, "sp-1-C").endswith("Symbiosis: its right neighbour is bigger; Warning Call beside it")


def test_prey_that_costs_two_cards_says_so():
    hunter, prey = "species fern 2/6/0 carnivore intelligence", "species indigo 1/3/0 mud_wallowing climbing"
    g = st.stage(hunter, prey, "hand fern ?5")
    choice = attack_by(g, st.number("fern.1"))
    label = FACE.label(Scene(g=g, words=EN, viewer=0, choice=choice), choice, st.number("indigo.1"))
    assert label.fact == "3 meat, costs 2 cards"


def test_prey_says_what_it_brings_and_costs():
    g = st.stage("species fern 3/5/0 carnivore", "species indigo 1/3/0 horns mud_wallowing", "hand fern ?")
    choice, prey = attack_by(g, st.number("fern.1")), st.number("indigo.1")
    scene = Scene(g=g, words=EN, viewer=0, choice=choice)
    assert FACE.label(scene, choice, prey).fact == "3 meat, has horns, costs 1 card"
    assert FACE.commit_label(scene, choice, prey) == "Attack Indigo A"


# --- choices and forecasts -------------------------------------------------------------------------------------------


def preview_text(match, value):
    preview = match.preview(value)
    return plain_text(FACE.preview_text(scene_of(match, value), match.choice, value, preview))


def test_a_food_card_says_what_it_gives_and_where_it_pushes():
    match = begun(3)
    for value in match.choice.values:
        card, text = data.CARDS[value], preview_text(match, value)
        assert text.startswith("It gives ")
        assert ("towards Warm" in text) == bool(card.suns) and ("towards Cool" in text) == bool(card.flakes)


def test_an_attack_is_foreseen_with_its_numbers():
    match = until(4, lambda m: m.choice.key == "attack.target")
    text = preview_text(match, match.choice.values[0])
    assert " attacks " in text and re.search(r"falls to population \d|dies out|Next: |costs", text)


def test_a_preview_names_the_points_that_are_certain():
    """Food counts even if the species that ate it dies out; gifts to own species and scraps of others count too."""
    match = st.match(st.stage("hole 5", "species fern 3/1/0 cooperation", "species fern 3/1/0", "species indigo 3/1/0"))
    assert preview_text(match, 0) == "2 points for certain. Fern A has 1 of 3 food. Fern B has 1 of 3 food."
    match = st.match(
        st.stage(
            st.places(3),
            "hole 5",
            "species fern 3/3/0 carnivore",
            "species fern 1/1/0",
            "species indigo 1/2/1",
            "species amber 3/1/0 scavenger",
        )
    )
    match.answer(0)
    text = preview_text(match, 1)
    assert text.startswith("Fern A attacks Indigo A. 2 points for certain. 1 point for certain to Amber.")
    assert "Indigo A dies out." in text


@pytest.mark.parametrize("players", [2, 5])
def test_points_that_a_preview_calls_certain_come_whatever_is_answered_and_stay(players):
    match, rng, told = begun(players, 6), Rng(6, players), set()
    names = {plain_text(EN(f"colour.{colour}")): seat for seat, colour in enumerate(data.COLOURS)}
    while match.choice and match.ply < 500:
        value, me = rng.one_of(match.choice.values), match.choice.seat
        certain = re.findall(r"(\d+) points? for certain(?: to (\w+))?\.", preview_text(match, value))
        after = match.playout(lambda choice: rng.one_of(choice.values), value, steps=1) if certain else None
        for n, name in certain:
            seat = names.get(name, me)
            assert points(after, seat)[0] - points(match.state, seat)[0] >= int(n) > 0
            told.add("the chooser" if seat == me else "another")
        match.answer(value)
    assert "the chooser" in told


def test_a_preview_says_what_the_next_question_will_be():
    match = st.match(
        st.stage(
            "hole 5",
            "species fern 3/1/0 cooperation",
            "species fern 2/3/2 fat_tissue",
            "species fern 1/1/0",
            "species indigo 3/1/0",
        )
    )
    text = preview_text(match, 0)
    assert text.startswith("1 point for certain. Fern A has 1 of 3 food.")
    assert text.endswith("Next: How many plants does Fern B store as fat?")
    match.answer(0)
    labels = [FACE.label(scene_of(match), match.choice, value) for value in match.choice.values]
    assert [(label.text, label.fact) for label in labels] == [
        ("Store 0", "4 plants stay on the watering hole"), ("Store 1", "3 plants stay on the watering hole"),
    ]  # fmt: skip
    assert preview_text(match, 1).startswith("1 point for certain.") and "Fern B has 1 fat." in preview_text(match, 1)


def test_nearly_every_preview_says_more_than_what_is_asked_next():
    """At most one in twenty names nothing but the next question, or nothing at all, along games of all sizes."""
    bare = previews = 0
    for players in range(2, 7):
        match, rng = begun(players, players, (players % 2, 0)), Rng(players)
        while match.choice:
            for value in match.choice.values if rng.randbelow(8) == 0 else ():
                text = preview_text(match, value)
                bare += text.startswith("Next: ") or text in (EN.plain("see.nothing"), EN.plain("see.luck"))
                previews += 1
            match.answer(rng.one_of(match.choice.values))
    assert previews > 300 and bare <= previews / 20


def test_a_trait_thrown_off_is_named_and_a_trait_laid_is_face_down():
    match = st.match(st.stage("phase play", "species fern 3/1/0 horns", "hand fern climbing"))
    text = preview_text(match, PLAY_CARD.value("shed"))
    assert "Fern A loses Horns; the card is discarded." in text
    match.answer(match.choice.values[0])
    assert preview_text(match, USE.value("trait")) == "Face down on Fern A until all have played."


def test_a_pending_eruption_is_where_the_forecast_of_losses_begins():
    g = st.stage("zone cold", "jump ice_age", "species fern 6/1/0", "species indigo 1/6/0")
    rows = FACE.draw(Scene(g=g, words=EN, viewer=0))["rows"]
    assert label_of(rows, "sp-0-A").endswith("would lose to the climate: 4 if it stays, 2 if hotter")
    text = plain_text(FACE.explain(Scene(g=g, words=EN, viewer=0), "species-0")[1])
    assert "Ice Ageloses 4" in text and "Coolloses nothing" not in text


def test_the_score_sheet_shows_no_more_than_all_may_know():
    """In Quick Play what is played in secret does not show; food on the boards counts already."""
    g = st.stage("options play=together", "phase play", "species fern 2/2/1", "hand fern climbing fertile")
    st.play_turn(g, "fern", "climbing", "trait", "fertile", "body", "-")
    sheet = FACE.sheet(g, EN, ())
    assert [row[3] for row in sheet.rows] == list(GAME.scores(g)) == [3, 1]


def test_new_species_can_be_placed_at_either_end_of_the_row():
    match = until(2, lambda m: m.choice.key == "play.use" and 2 in m.choice.values)
    rows = FACE.draw(scene_of(match, 2))["rows"]
    assert 'id="slot-left"' in rows and re.search(r'class="cl-slot target selected" id="slot-right"', rows)


def test_every_event_has_its_sentence_whatever_its_numbers():
    few = {USE: (3, 4), CAUSE: range(len(CAUSE.tokens)), FOOD_KIND: range(3), SOURCE: range(2)}
    for lang in LANGUAGES:
        w = words(lang, "climate")
        assert all(f"use.{token}" in w for token in USE.tokens)
        assert {phase for phase in PHASES if f"phase.{phase}" not in w} == set()
        for kind in EVENTS.values():
            for n in range(6):
                values = {name: few.get(of, range(6)) for name, of in kind.numbers.items()}
                event = kind(**{name: some[n % len(some)] for name, some in values.items()})
                place, text = FACE.log_line(w, event)
                assert text and "{" not in text and -1 <= place < SEATS


# --- explanations, rules, score --------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_trait_and_event_can_be_read_in_full(lang):
    w = words(lang, "climate")
    for n, trait in enumerate(data.TRAITS):
        title, markup = FACE.card(w, trait)
        assert title == w.plain(f"trait.{trait}") and w(f"trait.{trait}.does") in markup and symbol(n).startswith("tr-")
    for n in range(len(data.EVENT_CARDS)):
        assert w("sure.reconstructed") in FACE.card(w, f"event-{n}")[1]
    assert FACE.card(w, "event-99") is None and FACE.card(w, "nothing") is None


def test_a_zone_says_whom_it_would_hurt():
    g = st.stage("species fern 4/6/0")
    _, markup = FACE.explain(Scene(g=g, words=EN), "zone-8")
    assert "Fern A" in markup and "dies out" in markup and "Reconstructed" in plain_text(markup)
    assert FACE.explain(Scene(g=g, words=EN), "zone-9") is None
    assert FACE.explain(Scene(g=g, words=EN), "species-700") is None


def test_a_species_is_explained_with_its_neighbours():
    g = st.stage("species fern 1/1/0", "species fern 1/2/0 hard_shell")
    title, markup = FACE.explain(Scene(g=g, words=EN, viewer=0), f"species-{st.number('fern.2')}")
    text = plain_text(markup)
    assert title == "Fern B" and "On its left: Fern A." in text
    assert "Defends as if it had body size 6." in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_page_has_every_trait_event_and_zone_and_marks_what_is_reconstructed(lang):
    w = words(lang, "climate")
    page = FACE.rules(w)
    text = plain_text(page)
    assert all(w.plain(f"trait.{trait}") in text for trait in data.TRAITS)
    assert all(w.plain(f"event.{kind}") in text for kind in data.EVENT_KINDS)
    assert all(w.plain(f"zone.{zone}") in text for zone in data.ZONES)
    sure = [card.plants_sure for card in data.CARDS], [card.icons_sure for card in data.CARDS]
    assert "reconstructed" in sure[0] and "reconstructed" in sure[1]
    assert page.count('class="mk reconstructed"') > len(data.EVENT_KINDS) and "style=" not in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_counts_on_the_rules_page_come_from_the_data(lang):
    """Who corrects `data` corrects the page: no text of it repeats a count."""
    w = words(lang, "climate")
    counts = {len(data.COPIES), *(n for n in data.RESERVE.values() if n), data.EVENTS_EACH, len(data.TRAITS)}
    texts = [w.raw(key) for key in w.all_keys if key.startswith(("rules.", "explain."))]
    assert not any(re.search(rf"\b{n}\b", text) for n in counts for text in texts)
    sentence = plain_text(FACE.rules(w))
    assert all(re.search(rf"\b{n}\b", sentence) for n in counts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_is_on_the_rules_page_with_both_readings(lang):
    w = words(lang, "climate")
    page = FACE.rules(w)
    for ruling in data.RULINGS:
        used, other = (w(f"ruling.{ruling.id}.{ruling.values[n]}") for n in (ruling.used, 1 - ruling.used))
        assert w(f"ruling.{ruling.id}") in page and w("ruling", used=used, other=other) in page


def test_the_score_is_told_by_source():
    g = st.stage("species fern 1/1/0", "species fern 3/3/0+2 fat_tissue horns", "bag fern=20")
    sheet = FACE.sheet(g, EN, ())
    assert sheet.columns == ["Food", "Fat", "Population", "Traits"]
    assert sheet.rows[0] == (0, 0, [20, 2, 4, 2], 28)
    assert [row[3] for row in sheet.rows] == sorted(GAME.scores(g), reverse=True)


def test_six_players_with_five_species_each_are_drawn_fast():
    """Only a guard against something quadratic: the real figure is measured in the browser."""
    import time

    lines = []
    for n in range(6 * 5):
        traits = " ".join(data.TRAITS[(4 * n + i) % len(data.TRAITS)] for i in range(4))
        lines.append(f"species {data.COLOURS[n // 5]} 4/{1 + n % 5}/2 {traits}")
    g = st.stage(st.places(6), *lines)
    scene = Scene(g=g, words=EN, viewer=2, after=g.copy(), since=g.copy())
    FACE.draw(scene)
    best = min(_timed(time, scene) for _ in range(5))
    assert best < 0.1


def _timed(time, scene):
    start = time.perf_counter()
    FACE.draw(scene)
    return time.perf_counter() - start


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_a_game_of_six_that_never_declines_can_be_shown_and_said(seed):
    match, rng = begun(6, seed), Rng(seed, 6)
    for n in range(300):
        choice, lang = match.choice, ("en", "it")[n % 2]
        if choice is None:
            break
        value = rng.one_of([v for v in choice.values if v != DONE])
        scene = scene_of(match, value, lang)
        preview = match.preview(value)
        assert all(FACE.draw(scene).values()) and FACE.question(scene, choice)
        assert all(FACE.label(scene, choice, v).text and FACE.commit_label(scene, choice, v) for v in choice.values)
        assert FACE.preview_text(scene, choice, value, preview)
        match.answer(value)


def test_a_trait_on_the_table_leads_to_the_rule_of_its_own_name():
    rules = rules_of("climate")
    for trait in data.TRAITS:
        titles = {lang: words(lang, "climate").plain(f"trait.{trait}") for lang in LANGUAGES}
        assert rules[FACE.things[trait].rule].titles == titles
