"""Typed moves: every value on offer can be typed, every line is explained in words, and reading it changes nothing."""

import pytest
from speciate.engine import Match, Rng
from speciate.locale import LANGUAGES, plain_text, words
from speciate.table.faces import face_of
from speciate.table.refused import Refused
from speciate.table.screen import Screen
from speciate.table.sitting import Player, Sitting
from speciate.table.typed import Line, folded, words_of

from .games import GAMES, REAL, some_setup, tables

SHOWN = tables(REAL)


def asked(game_id, seats, seed, decisions, every=1):
    """The screens of those who are asked in a random game of persons, in each language in turn."""
    setup, rng = some_setup(game_id, seats, seed), Rng(seed, seats)
    game, langs = GAMES[game_id], list(LANGUAGES)
    match = Match(game, game.start(setup))
    while match.choice and match.ply < decisions:
        if rng.randbelow(every) == 0:
            sitting = Sitting(face_of(game_id), setup, match, [Player()] * seats)
            sitting.sit(match.choice.seat)
            yield Screen(sitting, words(langs[match.ply % len(langs)], game_id)), rng
        match.answer(rng.one_of(match.choice.values))


@pytest.mark.parametrize(("game_id", "seats"), SHOWN)
def test_every_value_can_be_typed_by_its_token_and_by_its_words(game_id, seats):
    for screen, rng in asked(game_id, seats, 51, 160, every=5):
        choice = screen.choice
        before = screen.seen.state.numbers()
        for value in rng.some_of(choice.values, 4):
            token = choice.domain.token(value)
            assert Line(screen, token).answers == [value], (choice.key, token)
            assert not Line(screen, f"{token.upper()} ").fault
            label = screen.face.label(screen.scene, choice, value)
            line = Line(screen, plain_text(label.text))
            assert line.answers == [value] or len(line.options) > 1, (choice.key, label.text)
            assert [one.line for one in Line(screen, token).options] and line.said()
        assert screen.seen.state.numbers() == before


@pytest.mark.parametrize(("game_id", "seats"), SHOWN)
def test_the_beginnings_of_words_are_enough_where_they_mean_one_value(game_id, seats):
    found = asks = 0
    for screen, _ in asked(game_id, seats, 52, 120, every=3):
        choice = screen.choice
        asks += 1
        labels = {v: folded(plain_text(screen.face.label(screen.scene, choice, v).text)) for v in choice.values}
        every = [
            name
            for v in choice.values
            for name in (
                labels[v],
                folded(choice.domain.token(v)),
                folded(screen.face.commit_label(screen.scene, choice, v)),
            )
        ]
        for value, name in labels.items():
            if not name:
                continue
            letters = tuple(word[:3] for word in name)
            starts = [one for one in every if len(one) >= len(letters) and all(map(str.startswith, one, letters))]
            if len(starts) == 1:
                found += 1
                assert Line(screen, " ".join(letters)).answers == [value], (choice.key, letters)
    assert found > asks / 4


@pytest.mark.parametrize(("game_id", "seats"), SHOWN)
def test_what_is_completed_says_the_value_that_it_is_offered_for(game_id, seats):
    for screen, rng in asked(game_id, seats, 53, 120, every=4):
        for text in ("", rng.one_of("abcdeimnprst")):
            for option in Line(screen, text).options[:5]:
                line = Line(screen, option.line)
                assert [screen.choice.domain.token(value) for value in line.answers] == [option.token], option
                assert not line.fault


@pytest.mark.parametrize(("game_id", "seats"), SHOWN)
def test_a_line_says_several_answers_as_far_as_they_can_be_foreseen(game_id, seats):
    longest = 0
    for screen, rng in asked(game_id, seats, 54, 200, every=4):
        text = ""
        answers: list[str] = []
        while (line := Line(screen, text)).options and len(answers) < 8:
            option = rng.one_of(line.options)
            text = option.line
            answers.append(option.token)
        line = Line(screen, text)
        played = screen.seen.fork()
        for value, token in zip(line.answers, answers, strict=True):
            assert played.choice.domain.token(value) == token
            assert played.choice.seat == screen.choice.seat
            played.answer(value)
        longest = max(longest, len(answers))
        more = Line(screen, f"{text} -- nothing ,,, like this")
        assert more.fault and more.answers[: len(answers)] == line.answers
    assert longest > 1 or len(REAL[game_id].decisions) < 5  # a small game may ask a seat only once in a step


@pytest.mark.parametrize("game_id", REAL)
def test_nothing_that_is_typed_is_too_much(game_id):
    seats = GAMES[game_id].seats[0]
    for screen, rng in asked(game_id, seats, 55, 150, every=8):
        tokens = [*screen.choice.domain.tokens, "-", "12", "è", "<bad>", "  ", "\t", "​", "'", "m", "c"]
        for _ in range(5):
            text = "".join(f"{rng.one_of(tokens)[: 1 + rng.randbelow(8)]}{rng.one_of(' ,  ')}" for _ in range(4))
            line = Line(screen, text)
            assert line.fault or line.answers or not words_of(text)
            assert "<bad>" not in line.said()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_not_on_offer_is_refused_with_the_reasons_of_the_rules(lang):
    told = 0
    for game_id in REAL:
        for screen, _ in asked(game_id, GAMES[game_id].seats[0], 56, 60, every=3):
            w = screen.w = words(lang, game_id)
            screen.scene.words = w
            refused = Refused(screen.face, screen.scene)
            for value, _ in [*refused.shapes.values()][:3]:
                line = Line(screen, screen.choice.domain.token(value))
                if not line.answers:
                    assert line.fault and line.options
                    told += 'class="reasons"' in line.fault
    assert told > 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_name_of_a_taken_space_is_refused_though_free_ones_begin_alike(lang):
    free = taken = 0
    for screen, _ in asked("dominant", 2, 5, 40):
        if screen.choice.key != "planning.space":
            continue
        screen.w = screen.scene.words = words(lang, "dominant")
        choice, refused = screen.choice, Refused(screen.face, screen.scene)
        for value in choice.values:
            name = plain_text(screen.face.label(screen.scene, choice, value).text)
            assert Line(screen, name.replace("\N{SOFT HYPHEN}", "")).answers == [value], name
            free += 1
        for value, name in refused.shapes.values():
            number = choice.domain.token(value).rpartition("-")[2]
            said = f"{name.partition(',')[0]} {number}" if number.isdigit() and "," in name else name
            line = Line(screen, said)
            assert not line.answers and line.fault == refused.explain(value)[0], said
            taken += 1
    assert free > 100 and taken > 100
