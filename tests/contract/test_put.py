"""What a hand does to a text, for the positions of every game: it can be read, says nothing else, and can be undone."""

import re

import pytest
from speciate.engine import Rng, SpeciateError
from speciate.engine.deeds import fill, lay, read_loosely
from speciate.engine.lenses import NONE_WORD, UNKNOWN, Numbers, Raw
from speciate.engine.notation import find_notation, numbered_words, write_position
from speciate.locale import LANGUAGES, words
from speciate.table.sayings import Sayings

from .positions import NOTED, rests

GAMES = [
    pytest.param(game_id, seats, marks=[] if seats == game.seats[0] else pytest.mark.slow, id=f"{game_id}-{seats}")
    for game_id, game in NOTED.items()
    for seats in game.seats
]


def texts(game_id, seats):
    """The texts of positions of random games, the bare table first."""
    yield f"speciate {game_id} position {find_notation(game_id).number}\n"
    for seed in range(2):
        for setup, g in rests(game_id, seats, seed, most=2, every=120):
            yield write_position(setup, g)


def deeds(text, rng):
    """(word, place, new words, old words) of some deeds of each blank that a text has."""
    loose = read_loosely(text)
    for lens in loose.table.lenses:
        for blank in lens.blanks(loose.g, loose.values[lens.word]):
            old = [*blank.words]
            offers = [*blank.offers]
            if isinstance(blank.kind, Numbers) and not offers:
                offers = [str(blank.kind.low), str(blank.kind.low + blank.kind.count - 1)]
            if offers:
                at = len(old) if blank.row else rng.randbelow(len(old))
                yield lens.word, blank.place, [*old[:at], rng.one_of(offers), *old[at + 1 :]], old
            if blank.row and old:
                at = rng.randbelow(len(old))
                yield lens.word, blank.place, [*old[:at], *old[at + 1 :]], old


def others(text, word):
    """The lines of a text that do not begin with a word."""
    return [line for _, line in numbered_words(text) if line[0] != word]


def reads(text, word):
    """Whether the lines of a word can be read as they stand."""
    loose = read_loosely(text)
    lens = next(one for one in loose.table.lenses if one.word == word)
    rows = [(number, line[1:]) for number, line in numbered_words(text) if line[0] == word]
    return not rows or lens.read(loose.g, rows, lens.default(loose.g)) == loose.values[word]


@pytest.mark.parametrize("game_id, seats", GAMES)
def test_words_in_a_place_change_the_lines_of_their_word_and_the_words_before_bring_them_back(game_id, seats):
    rng, seen = Rng(seats), set[str]()
    for text in texts(game_id, seats):
        assert fill_all(text) == text
        for word, place, new, old in deeds(text, rng):
            after = fill(text, word, place, new)
            assert others(after, word) == others(text, word), (word, place, new)
            assert reads(after, word), (word, place, new, after)
            if new != old:
                assert after != text, (word, place, new, text)
            assert fill(after, word, place, old) == text, (word, place, new, old, after)
            seen.add(word)
    lenses = find_notation(game_id).lenses
    laid = {lens.word for lens in lenses if lens.lying(read_loosely(text).g)}
    played = {lens.word for lens in lenses if isinstance(lens, Raw)}
    assert seen | laid | played == {lens.word for lens in lenses}, "a word that no hand can set"


def fill_all(text):
    """A text in which each blank is filled with what stands there."""
    loose = read_loosely(text)
    for lens in loose.table.lenses:
        for blank in lens.blanks(loose.g, loose.values[lens.word]):
            text = fill(text, lens.word, blank.place, [*blank.words])
    return text


@pytest.mark.parametrize("game_id, seats", GAMES)
def test_a_piece_on_a_space_changes_the_lines_of_its_word_and_is_taken_off_again(game_id, seats):
    rng, there, done = Rng(seats), set[str](), set[str]()
    for text in texts(game_id, seats):
        loose = read_loosely(text)
        for lens in loose.table.lenses:
            lying = lens.lying(loose.g)
            if not lying:
                continue
            there.add(lens.word)
            piece = rng.one_of(lying.pieces).word
            for space in rng.some_of(range(len(lying.spaces.tokens)), 10):
                try:
                    bare = lay(text, lens.word, piece, space, less=True)
                except SpeciateError:  # no tile is there
                    continue
                more = lay(bare, lens.word, piece, space, less=False)
                assert others(more, lens.word) == others(text, lens.word) and reads(more, lens.word)
                back = lay(more, lens.word, piece, space, less=True)
                assert back == bare or back == more == lay(more, lens.word, piece, space, less=False), "no bare space"
                if more != bare:
                    done.add(lens.word)
    assert done == there, "a word of which no piece could be put down"


# --- its form, in words -----------------------------------------------------------------------------------------------

CODES = re.compile(r"-?\d+|[A-Z]+\d+[a-z]*|[A-Z]\d")
"""What is written alike in every language: numbers, spaces, the letters of goals."""


@pytest.mark.parametrize("lang", LANGUAGES[1:])  # the words of a notation are English
@pytest.mark.parametrize("game_id", NOTED)
def test_a_form_says_every_word_in_the_language(game_id, lang):
    loose, w = read_loosely(f"speciate {game_id} position 1"), words(lang, game_id)
    say = Sayings(loose.table, loose.g, w)
    missing = set()
    for lens in loose.table.lenses:
        blanks, lying = lens.blanks(loose.g, loose.values[lens.word]), lens.lying(loose.g)
        if (blanks or lying) and f"put.{lens.word}" not in w:
            missing.add(f"put.{lens.word}")
        said = {(blank.kind, word) for blank in blanks if not blank.whole for word in blank.offers}
        said |= {(piece.kind, piece.of) for piece in lying.pieces} if lying else set()
        keys = {key for blank in blanks for key in blank.place if not CODES.fullmatch(key)}
        said = {(kind, word) for kind, word in said if not CODES.fullmatch(word) and kind.tokens != ("no", "yes")}
        said -= {(kind, word) for kind, word in said if word in (NONE_WORD, UNKNOWN)}
        alike = {(kind, word) for kind, word in said if say.thing(kind, word) == word}
        missing |= {word for kind, word in alike if not any(f"{text}.{word}" in w for text in kind.texts)}
        ends = {(kind, word, word.partition(":")[2]) for kind, word in said}
        missing |= {word for kind, word, end in ends if end.isalpha() and end in say.thing(kind, word).split()}
        missing |= {key for key in keys if say.named(key) == key and f"put.{lens.word}.{key}" not in w}
    assert not missing
