"""The notation of each game that has a table: positions come back as they were, and no text from outside is a crash."""

import json
from math import log2

import pytest
from speciate.api import open as api_open
from speciate.engine import (
    Match,
    Rng,
    SpeciateError,
    Written,
    find_game,
    pack,
    read_record,
    unpack,
    write_record,
)
from speciate.engine.lenses import Raw
from speciate.engine.link import WRITTEN, floor_bits
from speciate.engine.notation import (
    MAX_POSITION,
    find_notation,
    read_digits,
    read_position,
    write_digits,
    write_position,
    write_seen,
)
from speciate.engine.record import kinds
from speciate.locale import LANGUAGES, words
from speciate.table.desk import Desk

from .games import tables
from .hostile import mutations
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
    with pytest.raises(SpeciateError) as error:
        read_position(text)
    for lang in LANGUAGES:
        w = words(lang, game_id)
        assert w.plain(error.value.code, **error.value.params)
    return error.value


# --- the way there and back -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", NOTED)
def test_without_a_line_it_is_the_quiet_position(game_id):
    """Its digest stays as long as the rules version: an old text of a few lines means what it meant."""
    table = find_notation(game_id)
    written = read_position(first_line(game_id))
    assert written.digest == table.digest, (
        f"if `version` of the game was raised for it, put {written.digest:#x} at the end of its notation.py"
    )
    assert written.setup == table.usual() and not written.position.rng
    assert check_written(written, written.position).count("\n") == 2


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
        assert read_position("\n".join(["# a comment", head, *turned])).digest == g.digest()


@pytest.mark.parametrize("game_id", NOTED)
def test_a_text_may_leave_the_luck_out(game_id):
    setup, g = next(rests(game_id, NOTED[game_id].seats[0], 2, most=1, every=1))
    g.rng = 5
    assert "\nluck 5\n" in write_position(setup, g) and "luck" not in write_position(setup, g, luck=False)
    assert read_position(write_position(setup, g, luck=False)).position.rng == 0


@pytest.mark.parametrize("game_id, seats", tables(NOTED))
def test_a_position_as_a_seat_knows_it_tells_no_secret(game_id, seats):
    """The text is the same whatever lies hidden; who reads it draws a position that looks the same to that seat."""
    for setup, g in rests(game_id, seats, 6, most=15, every=2):
        for viewer in (None, *range(seats)):
            text = write_seen(setup, g, viewer)
            other = g.copy()
            other.rng = 77
            other.determinize(-1 if viewer is None else viewer)
            assert write_seen(setup, other, viewer) == text
            drawn = read_position(text)
            assert write_seen(drawn, drawn.position, viewer) == text
            find_game(game_id).check_invariants(drawn.position)


# --- what is wrong is said in words -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id, lens", WORDS)
def test_the_wrong_form_of_a_word_is_refused(game_id, lens):
    """With the number of its line, and with what is possible or an example."""
    forms = [f"{lens.word} zzz", f"{lens.word} zzz zzz", f"{lens.word} zzz=1 zzz=2"]
    for form in forms if isinstance(lens, Raw) else [lens.word, *forms]:
        error = refusal(game_id, f"{first_line(game_id)}\n\n{form}\n")
        assert error.code.startswith("error.position.") and error.params["line"] == 3, form
        assert str(error).startswith("line 3: "), error
        assert {"possible", "low", "example"} & set(error.params), error


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


@pytest.mark.parametrize("game_id, lens", WORDS)
def test_an_endless_word_is_refused_in_a_few_words(game_id, lens):
    error = refusal(game_id, f"{first_line(game_id)}\n{lens.word} {'z' * (MAX_POSITION - 100)}")
    assert len(str(error)) < 400


@pytest.mark.parametrize("game_id, lens", [param for param in WORDS if getattr(param.values[1], "unknown", None)])
def test_a_list_of_unknown_things_has_an_end(game_id, lens):
    example = lens.example(find_notation(game_id).quiet(find_notation(game_id).usual())).split()
    error = refusal(game_id, f"{first_line(game_id)}\n{' '.join(example[:-1])}{' ?99' * 4000}")
    assert error.code == "error.position.room"


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
                    assert words("en", game_id).plain(error.code, **error.params)
                    continue
                check_written(written, written.position)


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
                    written = read_digits(setup, take)
                except SpeciateError as error:
                    assert words("en", game_id).plain(error.code, **error.params)
                    continue
                find_game(game_id).check_invariants(written.position)


@pytest.mark.parametrize("game_id, seats", tables(NOTED))
def test_a_changed_text_is_refused_or_a_position(game_id, seats):
    check_hostile_texts(game_id, seats, range(3), most=8, tries=8)


@pytest.mark.parametrize("game_id, seats", tables(NOTED))
def test_changed_digits_are_refused_or_a_position(game_id, seats):
    check_hostile_digits(game_id, seats, range(3), most=8, tries=8)


# --- a game from a written position -----------------------------------------------------------------------------------


def from_there(setup, g, rng, most):
    """A match that begins in a position, and some decisions from there; its players; its set-up."""
    written = Written(setup.game, setup.places, setup.options, 0, g)
    match = Match(find_game(setup.game), written.start())
    for _ in range(rng.randbelow(most)):
        if match.choice:
            match.answer(rng.one_of(match.choice.values))
    return written, match, rng.one_of([(), tuple(rng.one_of(list(kinds())) for _ in range(setup.seats))])


@pytest.mark.parametrize("game_id, seats", tables(NOTED))
def test_link_and_record_of_a_game_from_a_position(game_id, seats):
    rng = Rng(seats)
    for setup, g in rests(game_id, seats, 4, most=12, every=29):
        written, match, players = from_there(setup, g, rng, 40)
        link, record = pack(written, match, players), write_record(written, match, players)
        assert len(link) <= 1.1 * (floor_bits(match) + bits(written)) / 6 + 24
        assert link[1] == "2"
        for saved in (unpack(link), read_record(record)):
            assert (saved.setup, saved.players) == (written, players)
            assert (saved.match.decisions, saved.match.log) == (match.decisions, match.log)
            assert saved.match.state.digest() == match.state.digest()
            while saved.match.ply:
                saved.match.undo()
            assert pack(saved.setup, saved.match) == pack(written, Match(match.game, written.start()))


def bits(written):
    return sum(log2(radix) for _, radix in write_digits(written, written.position))


@pytest.mark.parametrize("game_id", NOTED)
def test_a_text_opens_like_a_record_or_a_link(game_id):
    text = f"# a comment\n\n{first_line(game_id)}"
    play = api_open(text)
    assert play.digest == api_open(play.link()).digest == api_open(play.record()).digest
    assert api_open(play.position()).setup == play.setup == play.from_here().setup
    play.choose(play.choices[0])
    there = play.from_here()
    assert there.digest == play.digest and there.ply < 2
    assert api_open(there.link()).digest == play.digest


@pytest.mark.parametrize("game_id, seats", tables(NOTED))
def test_hostile_links_of_positions(game_id, seats):
    """An error that says what is wrong, or a game; half of the changes are by a liar who knows the checksum."""
    rng, game = Rng(seats, 9), find_game(game_id)
    for setup, g in rests(game_id, seats, 5, most=5, every=37):
        written, match, players = from_there(setup, g, rng, 20)
        sample = mutations(pack(written, match, players), rng, f"{game.tag}{WRITTEN}")
        for _ in range(60):
            try:
                game.check_invariants(unpack(next(sample)).match.state)
            except SpeciateError as error:
                assert str(error) and len(str(error)) < 400 and "\n" not in str(error)
                assert words("en", game_id).plain(error.code, **error.params)


@pytest.mark.parametrize("game_id", NOTED)
def test_records_of_positions_that_are_cut_or_wrong_are_refused(game_id):
    written = read_position(first_line(game_id))
    record = write_record(written, Match(find_game(game_id), written.start()))
    for old, new, code in (
        ("\nend\n", "\n", "cut"),
        ("\nposition 1\n", "\nposition 99\n", "head"),
        ("\nposition 1\nend\n", "\n", "head"),
        ("\nposition 1\n", "\nseed 3\nposition 1\n", "head"),
        ("\nend\n", "\nend\nposition 1\nend\n", "line"),
        ("\nend\n", "\nzzz 1\nend\n", ""),
        ("\nend\n", "\nplaces\nend\n", ""),
    ):
        assert old in record
        with pytest.raises(SpeciateError) as error:
            read_record(record.replace(old, new))
        assert error.value.code == (f"error.record.{code}" if code else "error.position.word")


@pytest.mark.parametrize("game_id", NOTED)
def test_the_table_opens_a_position(game_id):
    """A page opens its link, plays on, takes that back up to the position and saves it; a file may hold its text."""
    written = read_position(first_line(game_id))
    link = pack(written, Match(find_game(game_id), written.start()))
    desk = Desk()
    opened = ask(desk, "open", link=link)
    assert opened["ok"] and ask(desk, "open", text=first_line(game_id))["deal"] == opened["deal"]
    sitting = desk.sitting
    assert ask(desk, "seat", viewer=sitting.match.choice.seat)["ok"]
    saved = ask(desk, "save")["link"]
    assert unpack(saved).setup == written
    value = sitting.match.choice.values[0]
    assert ask(desk, "answer", at=0, value=value)["ok"]
    assert unpack(ask(desk, "save")["link"]).match.decisions == [value]
    assert ask(desk, "undo", sure=True)["ok"] and ask(desk, "save")["link"] == saved
    assert ask(desk, "undo")["error"]["code"] == "error.undo"


def ask(desk, verb, **message):
    return json.loads(desk.handle(json.dumps({"do": verb, **message})))
