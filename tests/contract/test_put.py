"""What a hand does to a text, for the positions of every game: it can be read, says nothing else, and can be undone."""

import pytest
from speciate.engine import Rng
from speciate.engine.deeds import fill, lay, read_loosely
from speciate.engine.lenses import Numbers
from speciate.engine.notation import find_notation, numbered_words, write_position

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
        for setup, g in rests(game_id, seats, seed, most=4, every=60):
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
    rng, seen = Rng(seats), set()
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
    by_hand = {lens.word for lens in find_notation(game_id).lenses if lens.example(read_loosely(text).g)}
    assert by_hand


def fill_all(text):
    """A text in which each blank is filled with what stands there."""
    loose = read_loosely(text)
    for lens in loose.table.lenses:
        for blank in lens.blanks(loose.g, loose.values[lens.word]):
            text = fill(text, lens.word, blank.place, [*blank.words])
    return text


@pytest.mark.parametrize("game_id, seats", GAMES)
def test_a_piece_on_a_space_changes_the_lines_of_its_word_and_is_taken_off_again(game_id, seats):
    rng = Rng(seats)
    for text in texts(game_id, seats):
        loose = read_loosely(text)
        for lens in loose.table.lenses:
            lying = lens.lying(loose.g)
            if not lying:
                continue
            piece = rng.one_of(lying.pieces).word
            for space in rng.some_of(range(len(lying.spaces.tokens)), 8):
                if lens.word in ("dice", "blank", "moved") and space not in loose.g.tiles:
                    continue
                more = lay(text, lens.word, piece, space, less=False)
                assert others(more, lens.word) == others(text, lens.word) and reads(more, lens.word)
