"""Who plays and the variants, set by a hand in the text of a position: what is playable is read, the rest is said."""

import pytest
from speciate.engine import EMPTY, Rng, Setup, SpeciateError
from speciate.engine.deeds import Seats, fill, read_loosely, setup_blanks
from speciate.engine.game import check_setup
from speciate.engine.notation import find_notation, numbered_words, read_position
from speciate.locale import LANGUAGES, words
from speciate.table.draft import draft, opening
from speciate.table.sayings import Sayings

from .positions import NOTED


def bare(game_id):
    """The text without a line of a game."""
    return f"speciate {game_id} position {find_notation(game_id).number}\n"


def lines_of(text, word):
    """The words of the lines of a word."""
    return [line[1:] for _, line in numbered_words(text) if line[0] == word]


def control(text, word, name):
    """The place in the lines of a word where a hand says this."""
    return next(blank for blank in setup_blanks(read_loosely(text))[word] if blank.place == (name,))


def played(game, setup):
    """Whether a game can be played so."""
    try:
        check_setup(game, setup)
    except SpeciateError:
        return False
    return True


@pytest.mark.parametrize("game_id", NOTED)
def test_any_who_play_and_any_variants_can_be_chosen(game_id):
    """A walk at random through all controls: the text says what was chosen, and is refused only where the rules do."""
    game, rng, text = NOTED[game_id], Rng(7), bare(game_id)
    playable = 0
    for _ in range(60):
        loose = read_loosely(text)
        word = rng.one_of([word for word, blanks in setup_blanks(loose).items() if blanks])
        blank = rng.one_of(setup_blanks(loose)[word])
        new = rng.one_of(blank.offers)
        text = fill(text, word, blank.place, [new])
        said = read_loosely(text).said
        if word == "options":
            option = next(one for one in game.options if (one.id,) == blank.place)
            assert option.values[said.options[game.options.index(option)]] == new
            assert said.places == loose.said.places
        else:
            at = game.places.index(blank.place[0])
            mates = {p for p, seat in enumerate(said.places) if seat == said.places[at] != EMPTY}
            before = {p for p, seat in enumerate(loose.said.places) if str(seat) == new} - {at}
            assert (said.places[at] == EMPTY) == (new in ("no", "none"))
            assert mates == ({at} | before if new not in ("no", "yes", "none") else {at} & mates), (text, new)
            taken, before = ({p for p, seat in enumerate(one.places) if seat != EMPTY} for one in (said, loose.said))
            assert taken ^ before <= {at} and said.options == loose.said.options
        seats = [seat for seat in said.places if seat != EMPTY]
        assert [*dict.fromkeys(seats)] == [*range(len({*seats}))]
        if played(game, said):
            written = read_position(text)
            assert (written.places, written.options) == (said.places, said.options)
            playable += 1
        else:
            with pytest.raises(SpeciateError):
                read_position(text)
    assert playable > 5


@pytest.mark.parametrize("game_id", NOTED)
def test_usual_variants_need_no_line_and_no_place_or_value_can_be_made_up(game_id):
    game, text = NOTED[game_id], bare(game_id)
    for option in game.options:
        other = option.values[option.default - 1]
        changed = fill(text, "options", (option.id,), [other])
        assert lines_of(changed, "options") == [[f"{option.id}={other}"]]
        assert fill(changed, "options", (option.id,), [option.values[option.default]]) == text
        with pytest.raises(SpeciateError):
            fill(text, "options", (option.id,), ["zzz"])
    for wrong in ((), ("zzz",), (game.places[0], game.places[1])):
        with pytest.raises(SpeciateError):
            fill(text, "places", wrong, ["yes"])
    with pytest.raises(SpeciateError):
        fill(text, "places", (game.places[0],), ["99"])
    with pytest.raises(SpeciateError):
        fill(text, "places", (game.places[0],), [])


@pytest.mark.parametrize("game_id", NOTED)
def test_of_a_place_that_nobody_plays_any_more_nothing_is_left(game_id):
    """What others have stays; what is left is nobody's fault but the number of tiles of a map."""
    game, w = NOTED[game_id], words("en", game_id)
    text = opening(game_id, w)
    gone = game.places[-1]
    assert gone in text and read_position(text)
    after = fill(text, "places", (gone,), ["none" if isinstance(control(text, "places", gone).kind, Seats) else "no"])
    assert gone not in {
        piece for _, line in numbered_words(after) for word in line for piece in word.replace(".", "=").split("=")
    }
    for name in game.places[:-1]:
        mine = [line for line in text.splitlines() if line.split()[1].partition(".")[0] == name and gone not in line]
        assert {line for line in mine if not line.startswith("places")} <= {*after.splitlines()}
    try:
        read_position(after)
    except SpeciateError as error:
        assert error.code in ("biosphere.error.position.tiles", "error.position.supply"), error


@pytest.mark.parametrize("game_id", NOTED)
def test_while_too_few_play_only_who_plays_can_be_filled_in_and_the_reason_is_said(game_id):
    game, text = NOTED[game_id], bare(game_id)
    word = "none" if isinstance(control(text, "places", game.places[0]).kind, Seats) else "no"
    for name in game.places[1:]:
        text = fill(text, "places", (name,), [word])
    loose = read_loosely(text)
    assert loose.said.places == (0, *[EMPTY] * (len(game.places) - 1)) and loose.setup == loose.table.usual()
    for lang in LANGUAGES:
        reply = draft(text, [], lang)
        assert reply["fault"] and reply["fault"]["text"] == words(lang, game_id).plain("error.seats")
        assert "blank-places" in reply["form"] and "blanks-table" not in reply["form"]
        assert not reply["pieces"] and not reply["pictures"] and not reply["link"]
    lens = next(lens for lens in loose.table.lenses if lens.blanks(loose.g, loose.values[lens.word]))
    blank = lens.blanks(loose.g, loose.values[lens.word])[0]
    with pytest.raises(SpeciateError, match="players"):
        fill(text, lens.word, blank.place, [*blank.words])
    back = text
    for name in game.places[1 : game.seats[0]]:
        back = fill(back, "places", (name,), [control(back, "places", name).offers[-1]])
    assert read_position(back) and "blanks-table" in draft(back, [], "en")["form"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", NOTED)
def test_the_set_up_is_said_in_the_language(game_id, lang):
    loose, w = read_loosely(bare(game_id)), words(lang, game_id)
    say = Sayings(loose.table, loose.g, w)
    for word, blanks in setup_blanks(loose).items():
        for blank in blanks:
            if word == "options":
                assert f"option.{blank.place[0]}" in w
            said = [say.thing(blank.kind, one) for one in blank.offers]
            assert len({*said}) == len(said)
            is_tick = word == "places" and not isinstance(blank.kind, Seats)
            assert is_tick or not {*said} & {*blank.offers} - {"no"}


def test_two_players_share_what_the_rules_let_them_share():
    """Marine lets each of two players have two animals, and nobody else two."""
    text = bare("marine")
    names = NOTED["marine"].places
    assert {blank.kind.count for blank in setup_blanks(read_loosely(text))["places"]} == {4}
    text = fill(text, "places", (names[2],), ["0"])
    with pytest.raises(SpeciateError, match="each player has one animal"):
        read_position(text)
    text = fill(text, "places", (names[3],), ["1"])
    assert read_position(text).places == (0, 1, 0, 1)
    assert read_loosely(text).said == Setup("marine", (0, 1, 0, 1), find_notation("marine").usual().options, 0)
    assert not isinstance(control(bare("climate"), "places", "fern").kind, Seats)
