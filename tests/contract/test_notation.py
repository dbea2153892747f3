"""The notation of each game that has a table: positions come back as they were, and no text from outside is a crash."""

import pytest
from speciate.engine import Rng, SpeciateError, find_game
from speciate.engine.lenses import Raw
from speciate.engine.notation import (
    MAX_POSITION,
    find_notation,
    read_digits,
    read_position,
    write_digits,
    write_position,
)
from speciate.locale import LANGUAGES, words

from .games import tables
from .positions import NOTED, check_written, rests

WORDS = [
    pytest.param(game_id, lens, id=f"{game_id}-{lens.word}")
    for game_id in NOTED
    for lens in find_notation(game_id).lenses
]


def first_line(game_id):
    return f"speciate {game_id} position {find_notation(game_id).number}"


def refusal(game_id, text):
    """The error that refuses a text, which has a sentence in every language."""
    with pytest.raises(SpeciateError) as told:
        read_position(text)
    for lang in LANGUAGES:
        w = words(lang, game_id)
        assert w.plain(told.value.code, **told.value.about)
    return told.value


# --- the way there and back -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", NOTED)
def test_without_a_line_it_is_the_quiet_position(game_id):
    """Its digest stays for ever: an old text of a few lines means what it meant."""
    table = find_notation(game_id)
    written = read_position(first_line(game_id))
    assert written.position.digest() == table.digest, f"{written.position.digest():#x}"
    assert written.setup == table.usual() and not written.position.rng
    assert check_written(written.setup, written.position).count("\n") == 2


@pytest.mark.parametrize("game_id, seats", tables(NOTED))
def test_positions_come_back_from_text_and_digits(game_id, seats):
    for seed in range(3):
        for setup, g in rests(game_id, seats, seed, most=20, every=13):
            check_written(setup, g)


@pytest.mark.parametrize("game_id", NOTED)
def test_the_order_of_words_is_free(game_id):
    for setup, g in rests(game_id, NOTED[game_id].seats[-1], 1, most=5, every=40):
        head, *lines = write_position(setup, g).splitlines()
        by_word: dict[str, list[str]] = {}
        for line in lines:
            by_word.setdefault(line.split()[0], []).append(f"  {line}  # {line}")
        turned = [line for rows in reversed(by_word.values()) for line in ["", *rows]]
        assert read_position("\n".join(["# a comment", head, *turned])).position.digest() == g.digest()


@pytest.mark.parametrize("game_id", NOTED)
def test_a_text_may_leave_the_luck_out(game_id):
    setup, g = next(rests(game_id, NOTED[game_id].seats[0], 2, most=1, every=1))
    g.rng = 5
    assert "\nluck 5\n" in write_position(setup, g) and "luck" not in write_position(setup, g, luck=False)
    assert read_position(write_position(setup, g, luck=False)).position.rng == 0


# --- what is wrong is said in words -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id, lens", WORDS)
def test_the_wrong_form_of_a_word_is_refused(game_id, lens):
    """With the number of its line, and with what is possible or an example."""
    forms = [f"{lens.word} zzz", f"{lens.word} zzz zzz", f"{lens.word} zzz=1 zzz=2"]
    for form in forms if isinstance(lens, Raw) else [lens.word, *forms]:
        error = refusal(game_id, f"{first_line(game_id)}\n\n{form}\n")
        assert error.code.startswith("error.position.") and error.about["line"] == 3, form
        assert str(error).startswith("line 3: "), error
        assert {"possible", "low", "example"} & set(error.about), error


@pytest.mark.parametrize("game_id, lens", WORDS)
def test_the_example_of_a_word_can_be_read(game_id, lens):
    """It may be a position that cannot be, but each of its words is known."""
    table = find_notation(game_id)
    g = table.quiet(table.usual())
    line = lens.example(g).split()
    lens.read(g, [(1, line[1:])], lens.default(g))
    assert line[0] == lens.word


@pytest.mark.parametrize("game_id", NOTED)
@pytest.mark.parametrize(
    "text, code",
    [
        ("", "head"),
        ("# speciate {game} position 1", "head"),
        ("speciate {game} rules=1", "head"),
        ("{first} 2", "number"),
        ("speciate {game} position 99", "number"),
        ("{first}\nzzz 1", "word"),
        ("{first}\nplaces zzz=0", "word"),
        ("{first}\nplaces {place}=99", "range"),
        ("{first}\nplaces {place}=0\nplaces {place}=1", "twice"),
        ("{first}\noptions zzz=1", "word"),
        ("{first}\nluck zzz", "range"),
        ("{first}\n" + "#" * MAX_POSITION, "long"),
    ],
)
def test_a_head_that_cannot_be_read_is_refused(game_id, text, code):
    place = NOTED[game_id].places[0]
    text = text.replace("{first}", first_line(game_id)).replace("{game}", game_id).replace("{place}", place)
    assert refusal(game_id, text).code == f"error.position.{code}"


def test_a_position_of_no_game_or_of_a_game_without_a_notation_is_refused():
    with pytest.raises(SpeciateError, match="there is no game"):
        read_position("speciate zzz position 1")
    with pytest.raises(SpeciateError, match="cannot be written"):
        read_position("speciate hoard position 1")


# --- whatever comes, nothing but a refusal or a position --------------------------------------------------------------


def changed_word(text, rng):
    """A text in which one word was replaced by another one of it, or by one that fits nowhere or almost."""
    lines = text.splitlines()
    at = rng.randbelow(len(lines) - 1) + 1
    line = lines[at].split()
    word = rng.randbelow(len(line))
    new = ["none", "-", "?", "0", "7", "65535", "zzz", f"{line[word]}1", f"{line[word]} {line[word]}", ""]
    line[word] = rng.one_of([*new, *rng.one_of(lines).split(), rng.one_of(lines).split()[-1]])
    lines[at] = " ".join(line)
    if not rng.randbelow(3):
        del lines[rng.randbelow(len(lines) - 1) + 1]
    return "\n".join(lines)


def check_hostile_texts(game_id, seats, seeds, most, tries):
    for seed in seeds:
        rng = Rng(seed)
        for setup, g in rests(game_id, seats, seed, most=most, every=31):
            text = write_position(setup, g)
            for _ in range(tries):
                try:
                    written = read_position(changed_word(text, rng))
                except SpeciateError as error:
                    assert words("en", game_id).plain(error.code, **error.about)
                    continue
                check_written(written.setup, written.position)


def check_hostile_digits(game_id, seats, seeds, most, tries):
    for seed in seeds:
        rng = Rng(seed)
        for setup, g in rests(game_id, seats, seed, most=most, every=31):
            digits = write_digits(setup, g)
            for _ in range(tries):
                number = 1
                for digit, radix in reversed(digits):
                    number = number * radix + (digit if rng.randbelow(len(digits)) > 2 else rng.randbelow(radix))

                def take(radix):
                    nonlocal number
                    number, digit = divmod(number, radix)
                    return digit

                try:
                    position = read_digits(setup, take)
                except SpeciateError as error:
                    assert words("en", game_id).plain(error.code, **error.about)
                    continue
                find_game(game_id).conserve(position)


@pytest.mark.parametrize("game_id, seats", tables(NOTED))
def test_a_changed_text_is_refused_or_a_position(game_id, seats):
    check_hostile_texts(game_id, seats, range(3), most=8, tries=8)


@pytest.mark.parametrize("game_id, seats", tables(NOTED))
def test_changed_digits_are_refused_or_a_position(game_id, seats):
    check_hostile_digits(game_id, seats, range(3), most=8, tries=8)
