"""Record and link: round trips, and one clear sentence for each way they can be broken."""

import re
import time
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from math import log2

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from speciate.bots import find_bots
from speciate.engine import (
    DecisionNeeded,
    Determinization,
    Match,
    Rng,
    Setup,
    SpeciateError,
    pack,
    read_record,
    unpack,
    write_record,
)
from speciate.engine import link as links
from speciate.engine import record as records
from speciate.engine.link import LETTERS, MAX_LINK, floor_bits, parse_fragment
from speciate.engine.record import MAX_TEXT
from speciate.locale import LANGUAGES, words

from .test_match import SETUP, finish, fresh, played
from .toy import GAME, Hoard

WHO = ("person", "greedy", "random")


def at_all_stages():
    end = len(finish(fresh()).decisions)
    return [0, 1, 2, 3, 7, 8, end - 1]


@pytest.mark.parametrize("n", at_all_stages())
@pytest.mark.parametrize("players", [(), WHO])
def test_round_trips(n, players):
    match = finish(fresh()).at(n)
    for saved in (unpack(pack(SETUP, match, players)), read_record(write_record(SETUP, match, players))):
        assert saved.setup == SETUP and saved.players == players
        assert saved.match.decisions == match.decisions
        assert saved.match.state.digest() == match.state.digest()
        assert saved.match.log == match.log


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from([(0, 1, -1, -1), (-1, 0, -1, 1), (0, 1, 0, 1), (0, 1, 2, 3), (-1, 0, 1, 2)]),
    st.tuples(st.integers(1, 2), st.integers(0, 1)),
    st.integers(0, (1 << 32) - 1),
    st.integers(0, 99),
)
def test_any_setup_survives_the_link(places, options, seed, n):
    setup = Setup("hoard", places, options, seed)
    match, rng = Match(GAME, GAME.start(setup)), Rng(seed)
    while match.choice and n:
        match.answer(rng.one_of(match.choice.values))
        n -= 1
    link = pack(setup, match)
    saved = unpack(link)
    assert (saved.setup, saved.match.decisions) == (setup, match.decisions)
    assert len(link) <= floor_bits(match) / 6 + 23


def test_the_floor_is_the_sum_of_logarithms():
    match = played(4)
    bits = sum(log2(len(match.at(n).choice.values)) for n in range(4))
    assert floor_bits(match) == pytest.approx(bits)


def test_an_imagined_match_cannot_be_kept():
    match = fresh().fork(Determinization(0, 4))
    for keep in (pack, write_record):
        with pytest.raises(SpeciateError) as error:
            keep(SETUP, match)
        assert error.value.code == "error.imagined"


def test_players_are_one_for_each_seat():
    for players in (("person",), ("person", "greedy", "oracle")):
        with pytest.raises(SpeciateError) as error:
            pack(SETUP, fresh(), players)
        assert error.value.code == "error.players"


# --- links ------------------------------------------------------------------------------------------------------------


def code_of(link):
    with pytest.raises(SpeciateError) as error:
        unpack(link)
    assert str(error.value) and "\n" not in str(error.value)
    return error.value.code


def seal(payload, kind="h1"):
    return links._seal(kind, payload)


def test_a_fragment_is_a_link_and_where_to_look_and_who_opens_it():
    assert parse_fragment("#h1.abc&at=12") == ("h1.abc", 12, None)
    assert parse_fragment("https://somewhere/x.html#h1.abc") == ("h1.abc", None, None)
    assert parse_fragment("h1.abc&seat=2&at=7") == ("h1.abc", 7, 2)
    assert parse_fragment(" h1.abc&at=x&y&seat=-1 ") == ("h1.abc", None, None)
    assert parse_fragment("") == ("", None, None)


def test_a_link_that_names_no_kind_of_player_known_here_says_so_and_who_can_play(monkeypatch):
    """Who plays is a person or a bot that is found; the number of a bot that is gone, or to come, is refused."""
    with monkeypatch.context() as elsewhere:
        for module in (links, records):
            elsewhere.setattr(module, "kinds", lambda: {"person": 1, "random": 2, "greedy": 3, "stranger": 4})
        link = pack(SETUP, played(12), ("person", "stranger", "greedy"))
        assert unpack(link).players == ("person", "stranger", "greedy")
    with pytest.raises(SpeciateError, match="one of: person, random, greedy") as error:
        unpack(link)
    assert error.value.code == "error.link.players"
    with pytest.raises(SpeciateError) as error:
        pack(SETUP, played(12), ("person", "stranger", "greedy"))
    assert error.value.code == "error.players"


def test_every_bot_has_a_number_of_its_own_that_old_links_know():
    assert records.kinds() == {"person": 1} | {bot.id: bot.code for bot in find_bots().values()}
    assert {"person": 1, "random": 2, "greedy": 3}.items() <= records.kinds().items()
    codes = list(records.kinds().values())
    assert len(set(codes)) == len(codes) and max(codes) < links.KIND_ROOM


def test_every_kind_of_player_has_a_name_in_every_language():
    for lang in LANGUAGES:
        assert all(f"bot.{bot}{about}" in words(lang) for bot in find_bots() for about in ("", ".about"))


def test_a_record_has_at_most_one_digest_for_each_position():
    """Each is a position that is made again: any number of them, and a short text keeps Python busy for long."""
    text = write_record(SETUP, played(5))
    assert read_record(re.sub(r"(?m)^(\d \S+)\n(?=\d)", r"\1\ndigest ?\n", text)).match.ply == 5
    error = why(text + text.rstrip("\n").rpartition("\n")[2])
    assert (error.code, error.params["good"]) == ("error.record.line", 5) and "second digest" in str(error)


def test_each_broken_link_is_told_apart():
    link = pack(SETUP, played(12), WHO)
    _, _, body = link.partition(".")
    for n in range(9, len(link)):
        assert code_of(link[:n]) == "error.link.cut"
    assert code_of(link[:6]) == code_of(link[:3]) == "error.link.cut"
    assert code_of("") == code_of("hello") == code_of("h.x") == code_of(".") == "error.link"
    for n in range(4, len(link)):
        letter = LETTERS[(LETTERS.index(link[n]) + 5) % 64]
        assert code_of(link[:n] + letter + link[n + 1 :]) == "error.link.checksum"
    assert code_of(link[:9] + "!" + link[10:]) == code_of(link + "\n") == code_of(link[:9] + "é") == "error.link.letter"
    assert code_of(f"q1.{body}") == "error.link.game"
    assert code_of(f"h3.{body}") == "error.link.format"
    assert code_of(link + "A" * MAX_LINK) == "error.link.long"
    assert code_of(link + "A" * 64) == "error.link.checksum"


def test_made_by_other_rules(monkeypatch):
    link = pack(SETUP, played(9))
    text = write_record(SETUP, played(9))
    for version, code in ((2, "error.rules.newer"), (4, "error.rules.older")):
        with monkeypatch.context() as patch:
            patch.setattr(type(GAME), "version", version)
            assert code_of(link) == code
            with pytest.raises(SpeciateError) as error:
                read_record(text)
            assert error.value.code == code


def test_rules_that_changed_without_a_new_version_are_noticed(monkeypatch):
    match = finish(fresh())
    link, text = pack(SETUP, match), write_record(SETUP, match)
    monkeypatch.setattr(type(GAME), "places", ("red", "blue", "green", "grey"))
    assert unpack(link)
    randbelow = Hoard.randbelow
    monkeypatch.setattr(Hoard, "randbelow", lambda g, n: n - 1 - randbelow(g, n))
    assert code_of(link) in ("error.link.digest", "error.link.end")
    with pytest.raises(SpeciateError):
        read_record(text)


def test_impossible_setups_in_a_link():
    def number(*digits):
        n = 1
        for digit, radix in reversed(digits):
            n = n * radix + digit
        data = n.to_bytes((n.bit_length() + 7) // 8, "little")
        return seal(urlsafe_b64encode(data).decode().rstrip("="))

    places = [(1, 2), (2, 3), (3, 4), (4, 5)]
    head = [(3, 64), (0, 4096)]
    rest = [(0, 1 << 32)] + [(0, 8)] * 4
    assert code_of(number(*head, (0, 2), (0, 2), (0, 2), (0, 2), (1, 3), (0, 2), *rest)) == "error.places"
    assert code_of(number(*head, *places, (0, 3), (0, 2), *rest)) == "error.options"
    assert code_of(number(*head, *places, (1, 3), (0, 2), (0, 1 << 32), (7, 8), *rest[2:])) == "error.link.players"
    assert code_of(number(*head, *places)) == "error.link.cut"
    assert code_of(seal("AAAA")) == "error.rules.older"
    assert code_of(seal("AAAAA")) == "error.link"


def test_a_link_goes_on_after_the_end():
    match = finish(fresh())
    data = urlsafe_b64decode(pack(SETUP, match)[8:] + "==")
    end_mark = 64 * 4096 * (2 * 3 * 3 * 4) * (3 * 2) * 2**32 * 8**3
    for n in range(len(match.decisions)):
        end_mark *= len(match.at(n).choice.values)
    number = int.from_bytes(data, "little")
    assert number // end_mark == 1
    for more in (1, 6, 1 << 200):
        longer = (number + more * end_mark).to_bytes(99, "little")
        assert code_of(seal(urlsafe_b64encode(longer).decode().rstrip("="))) == "error.link.end"
    without = urlsafe_b64encode((number - end_mark).to_bytes(99, "little")).decode()
    assert code_of(seal(without)) in ("error.link.end", "error.link.digest")


def test_a_rule_that_raises_is_one_sentence(monkeypatch):
    match = finish(fresh())
    link, text = pack(SETUP, match), write_record(SETUP, match)

    def broken(self, g):
        raise ZeroDivisionError("seven")

    monkeypatch.setattr(type(GAME), "step", broken)
    assert code_of(link) == "error.rules.stuck"
    with pytest.raises(SpeciateError):
        read_record(text)


def test_mutated_links():
    link, rng = pack(SETUP, played(12), WHO), Rng(8)
    opened, codes, worst = 0, set(), 0.0
    for _ in range(2000):
        letters = list(link)
        for _ in range(1 + rng.randbelow(3)):
            letters[rng.randbelow(len(letters))] = LETTERS[rng.randbelow(64)]
        text = "".join(letters)
        if rng.randbelow(2) and text.startswith("h1."):
            text = seal(text[8:])  # a liar who knows the checksum
        start = time.process_time()
        try:
            unpack(text)
            opened += text != link
        except SpeciateError as error:
            codes.add(error.code)
        worst = max(worst, time.process_time() - start)
    assert worst < 1
    assert "error.rules.stuck" not in codes and len(codes) > 4
    assert opened < 20


# --- records ----------------------------------------------------------------------------------------------------------


def test_a_record_is_readable():
    text = write_record(SETUP, played(5), WHO)
    head = text.split("\n")[:5]
    assert head == [
        "speciate hoard rules=3",
        "places red=0 green=1 white=2",
        "options heap=middle cards=hidden",
        "seed 5",
        "players person greedy random",
    ]
    assert all(re.fullmatch(r"\d \S+|digest [0-9a-f]{8}|", line) for line in text.split("\n")[5:])


def test_comments_blank_lines_and_a_handmade_end():
    text = write_record(SETUP, played(5))
    lines = text.replace("\n", "   # said\r\n\n").split("\n")
    assert read_record("\n".join(["# mine", *lines])).match.decisions == played(5).decisions
    by_hand = re.sub("digest .*", "digest ?", text)
    assert read_record(by_hand).match.decisions == played(5).decisions


def why(text):
    with pytest.raises(SpeciateError) as error:
        read_record(text)
    return error.value


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("speciate hoard rules=3\n", "", "error.record.head"),
        ("speciate hoard", "speciate chess", "error.game"),
        ("rules=3", "rules=9", "error.rules.newer"),
        ("rules=3", "", "error.record.head"),
        ("rules=3", "rules=x", "error.record.head"),
        ("red=0", "purple=0", "error.places"),
        ("red=0", "red=0 red=0", "error.record.head"),
        ("red=0", "red", "error.record.head"),
        ("red=0", "red=5", "error.places"),
        ("red=0", "red=²", "error.record.head"),
        ("heap=middle", "heap=huge", "error.options"),
        ("heap=middle", "", "error.options"),
        ("seed 5", "seed five", "error.record.head"),
        ("seed 5", "seed 99999999999", "error.record.head"),
        ("seed 5", "seed 9999999999", "error.seed"),
        ("seed 5", "seed 5\nseed 5", "error.record.line"),
        ("players person greedy random", "players person", "error.players"),
        ("players person greedy random", "players person greedy oracle", "error.players"),
        ("\n0 ", "\n1 ", "error.record.line"),
        ("\n0 ", "\n0 no-such-", "error.record.line"),
        ("\n0 ", "\n0 extra words ", "error.record.line"),
        ("\ndigest", "\n0 -\ndigest", "error.record.line"),
    ],
)
def test_broken_records(old, new, code):
    text = write_record(SETUP, played(6), WHO)
    assert old in text
    error = why(text.replace(old, new, 1))
    assert error.code == code
    assert "\n" not in str(error)


def test_a_bad_line_is_named_with_the_last_good_decision():
    text = write_record(SETUP, played(8))
    lines = text.split("\n")
    lines[4 + 5] = "0 zebra"
    error = why("\n".join(lines))
    assert (error.params["line"], error.params["good"]) == (10, 5)
    assert (
        read_record("\n".join([*lines[: 4 + error.params["good"]], "digest ?"])).match.decisions == played(5).decisions
    )


def test_a_wrong_digest_and_a_cut_record():
    text = write_record(SETUP, played(8))
    assert why(re.sub("digest .*", "digest 00000000", text)).code == "error.record.digest"
    assert why(text[: text.index("digest")]).code == "error.record.cut"
    assert why("x" * (MAX_TEXT + 1)).code == "error.record.long"
    assert why("").code == "error.record.head"


def test_a_long_record_has_digests_on_the_way(monkeypatch):
    from speciate.engine import record

    monkeypatch.setattr(record, "DIGEST_EVERY", 5)
    text = write_record(SETUP, finish(fresh()))
    assert text.count("digest") > 3
    assert read_record(text).match.state.over
    monkeypatch.setattr(record, "MAX_DECISIONS", 3)
    assert why(text).code == "error.decisions"


def test_mutated_records():
    text, rng = write_record(SETUP, played(12), WHO), Rng(3)
    letters = "abc019 -=#\n\r\tdigest\x00é²"
    for _ in range(2000):
        at, kind = rng.randbelow(len(text)), rng.randbelow(3)
        broken = text[:at] + ("" if kind else rng.one_of(letters)) + text[at + (kind != 2) :]
        if kind == 2:
            broken = text[:at]
        try:
            read_record(broken)
        except SpeciateError as error:
            assert error.code != "error.rules.stuck"


def test_zlib_is_the_same_everywhere():
    """The checksum and the digests are CRC-32, which will not change."""
    assert zlib.crc32(b"123456789") == 0xCBF43926


def test_replay_stops_where_the_player_pauses():
    def player(choice):
        raise DecisionNeeded(choice)

    assert Match.replay(GAME, GAME.start(SETUP), player).decisions == []
