"""What every face owes to the page, checked along random games: ids, labels, targets, words, and no leak."""

import re
from importlib import import_module
from itertools import chain
from xml.etree import ElementTree

import pytest
from speciate.draw.face import Scene
from speciate.draw.standalone import symbols
from speciate.engine import DONE, Match, Rng
from speciate.locale import LANGUAGES, plain_text, words

from tests.contract.games import REAL, some_setup, tables

FACES = {game_id: import_module(f"speciate.games.{game_id}.view.face").FACE for game_id in REAL}
TABLES = tables(REAL)
KEYS = "123456789abcdefghijklmnopqstvwxyz"
DECISIONS = 120


def scene_of(match, lang, selected=None, since=None):
    choice = match.choice
    keys = dict(zip([v for v in choice.values if v != DONE], KEYS, strict=False))
    preview = match.preview(selected) if selected is not None else None
    scene = Scene(
        g=match.state,
        words=words(lang, match.game.id),
        viewer=choice.seat,
        choice=choice,
        keys=keys,
        selected=selected,
        after=preview.state if preview else None,
        since=since,
        names=["<i>Ann", "Bob", "Cy", "Di"],
    )
    return scene, preview


def some_match(game_id, seats, seed):
    setup = some_setup(game_id, seats, seed)
    return Match(REAL[game_id], REAL[game_id].start(setup)), Rng(seed, seats)


def along(game_id, seats, seed, decisions=DECISIONS):
    """A random game, stopping at each decision."""
    match, rng = some_match(game_id, seats, seed)
    for _ in range(decisions):
        if match.choice is None:
            return
        yield match, rng
        match.answer(rng.one_of(match.choice.values))


def drawn_with(markup):
    """The ids of all symbols and patterns that markup asks for."""
    return {a or b for a, b in re.findall(r'<use[^>]* href="#([^"]+)"|url\(#([^)]+)\)', markup)}


def elements(markup):
    """All elements of a picture; it must be well formed."""
    return list(ElementTree.fromstring(f"<div>{markup}</div>").iter())


@pytest.mark.parametrize("game_id, seats", TABLES)
def test_every_picture_is_well_formed_and_has_targets_names_and_symbols(game_id, seats):
    """Of the same pictures, because to draw them takes longest; in each language, with and without a selected value."""
    face, since = FACES[game_id], None
    on_page = set(re.findall(r' id="([^"]+)"', symbols(face.looks)))
    assert set(face.panels.values()) | {face.place(p).symbol for p in range(len(REAL[game_id].places))} <= on_page
    for n, (match, rng) in enumerate(along(game_id, seats, 1)):
        selected = rng.one_of(match.choice.values) if n % 2 else None
        scene, _ = scene_of(match, LANGUAGES[n // 2 % len(LANGUAGES)], selected, since)
        panels = face.draw(scene)
        assert tuple(panels) == tuple(face.panels)
        found = {name: elements(panel) for name, panel in panels.items()}
        check_form("".join(panels.values()), [*chain.from_iterable(found.values())])
        check_targets(match.choice, match.choice.decision.panel, found)
        check_symbols(face, scene, "".join(panels.values()), on_page, cards=n % 20 == 0)
        if n % 9 == 0:
            since = match.state.copy()


def check_form(markup, found):
    """Ids are unique, what a page forbids or must escape is not there, and named elements have a name.

    A title beside a label is a description too. That of an image says nothing new, and comes and goes with targets.
    """
    ids = [e.get("id") for e in found if e.get("id")]
    assert len(ids) == len(set(ids))
    assert "style=" not in markup and "<style" not in markup and "<script" not in markup
    assert "<i>Ann" not in markup
    for element in found:
        label, title = element.get("aria-label", "").strip(), element.get("title", "").strip()
        if element.get("role") in ("button", "group"):
            assert label
        if element.get("role") == "img":
            assert bool(label) != bool(title), (label, title)
            assert label or element.tag == "span"  # in SVG a title attribute names nothing


def check_targets(choice, panel, found):
    """Every value that means a thing is a target with a name, in the panel where the choice is made."""
    targets = {name: [e for e in inside if e.get("data-value") is not None] for name, inside in found.items()}
    for target in chain.from_iterable(targets.values()):
        assert int(target.get("data-value")) in choice.values
        assert "target" in target.get("class").split() and target.get("id")
        assert target.get("role") == "button" and target.get("tabindex") == "0" and target.get("aria-label")
    if panel:
        assert {int(target.get("data-value")) for target in targets[panel]} == set(choice.values) - {DONE}, choice


def check_symbols(face, scene, markup, on_page, cards):
    """Every symbol that is drawn, in words too, is on the page; `cards` looks at the explained cards as well."""
    choice = scene.choice
    labels = [face.label(scene, choice, value) for value in choice.values]
    markup = "".join([markup, face.question(scene, choice), *(x.text + x.fact for x in labels)])
    assert drawn_with(markup) | {label.icon for label in labels if label.icon} <= on_page
    if cards:
        explained = set(re.findall(r'data-card="([^"]+)"', markup))
        told = [face.explain(scene, name) or face.card(scene.words, name) for name in explained]
        assert drawn_with("".join(title + text for title, text in filter(None, told))) <= on_page


@pytest.mark.parametrize("game_id", FACES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_symbol_of_the_rules_is_on_the_page(game_id, lang):
    used = drawn_with(FACES[game_id].rules(words(lang, game_id)))
    assert used and used <= set(re.findall(r' id="([^"]+)"', symbols(FACES[game_id].looks)))


@pytest.mark.parametrize("game_id, seats", TABLES)
def test_every_choice_has_words(game_id, seats):
    face = FACES[game_id]
    for match, rng in along(game_id, seats, 4):
        choice = match.choice
        chosen = rng.one_of(choice.values)
        scene, preview = scene_of(match, "en", chosen)
        for lang in LANGUAGES:
            scene.words = words(lang, game_id)
            place, doing = face.actor(scene, choice)
            assert match.state.places[place] == choice.seat and plain_text(doing)
            assert "?" in plain_text(face.question(scene, choice))
            labels = [face.label(scene, choice, v) for v in choice.values]
            assert all(plain_text(label.text).strip() for label in labels)
            deeds = [face.commit_label(scene, choice, v) for v in choice.values]
            assert all(deed and "<" not in deed for deed in deeds)
            assert plain_text(face.preview_text(scene, choice, chosen, preview))


@pytest.mark.parametrize("game_id, seats", TABLES)
def test_events_are_told_in_every_language(game_id, seats):
    for match, _ in along(game_id, seats, 5, 700):
        for event in match.events:
            lines = [FACES[game_id].log_line(words(lang, game_id), event) for lang in LANGUAGES]
            assert all(lines), event
            assert len({place for place, _ in lines}) == 1
            assert all(plain_text(text).strip() for _, text in lines)


@pytest.mark.parametrize("game_id, seats", TABLES)
def test_what_a_seat_cannot_know_is_not_drawn(game_id, seats):
    face = FACES[game_id]
    for match, rng in along(game_id, seats, 6, 50):
        scene, _ = scene_of(match, "en")
        for viewer in {None, match.choice.seat, rng.randbelow(seats)}:
            scene.viewer = viewer
            scene.choice = match.choice if viewer == match.choice.seat else None
            scene.g = match.state
            seen = face.draw(scene)
            scene.g = match.state.copy()
            scene.g.rng = 99
            scene.g.determinize(-1 if viewer is None else viewer)
            assert face.draw(scene) == seen


@pytest.mark.parametrize("game_id", FACES)
def test_the_score_sheet_adds_up(game_id):
    for seats in REAL[game_id].seats:
        *_, (match, _) = along(game_id, seats, 7, 900)
        sheet = FACES[game_id].sheet(match.state, words("en", game_id), match.log)
        assert {row[1] for row in sheet.rows} == {p for p, s in enumerate(match.state.places) if s >= 0}
        assert all(sum(points) == total and len(points) == len(sheet.columns) for _, _, points, total in sheet.rows)


@pytest.mark.parametrize("game_id", FACES)
def test_catalogues_have_the_same_keys_and_blanks(game_id):
    texts = {lang: import_module(f"speciate.games.{game_id}.text.{lang}").TEXTS for lang in LANGUAGES}
    english = texts.pop("en")
    for lang, other in texts.items():
        assert set(other) == set(english)
        for key, text in english.items():
            blanks = re.compile(r"{(\w+)")
            assert set(blanks.findall(other[key])) == set(blanks.findall(text)), (lang, key)
            assert other[key].count("<b") == other[key].count("</b>")
