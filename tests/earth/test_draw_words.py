"""Titles of cards, and what the rules pages promise, in both games of the family."""

import re
from importlib import import_module

import pytest
from speciate.draw.face import Scene
from speciate.earth import events
from speciate.engine import DONE, Match
from speciate.games import dominant, marine
from speciate.locale import LANGUAGES, plain_text, words

from .earths import position

BOTH = pytest.mark.parametrize("game", [dominant, marine], ids=["dominant", "marine"])


def face(game):
    return import_module(f"speciate.games.{game.GAME.id}.view.face").FACE


def titles(game, lang):
    w = words(lang, game.GAME.id)
    cards = {facts.id: f"card.{facts.id}.title" for facts in game.data.CARDS}
    traits = {facts.id: f"trait.{facts.id}.title" for facts in getattr(game.data, "TRAITS", ())}
    return {card: w.plain(key) for card, key in (cards | traits).items()}


OTHERS = pytest.mark.parametrize("lang", LANGUAGES[1:])


@BOTH
@OTHERS
def test_a_title_of_its_own_language_names_the_printed_one_in_the_full_view(game, lang):
    printed, own = titles(game, "en"), titles(game, lang)
    assert len(set(printed.values())) == len(printed) and len(set(own.values())) == len(own)
    differ = {card for card in printed if printed[card] != own[card]}
    assert len(differ) >= len(printed) - 3
    for card, title in printed.items():
        assert title.casefold() == card.replace("_", "-" if card == "semi_aquatic" else " ")
        assert face(game).card(words("en", game.GAME.id), card)[0] == title
        assert 'lang="en"' not in face(game).card(words("en", game.GAME.id), card)[1]
        shown, markup = face(game).card(words(lang, game.GAME.id), card)
        assert shown == own[card]
        assert (f'<span lang="en">{title}</span>' in markup) == (card in differ)


@BOTH
@OTHERS
def test_no_english_title_is_left_in_what_readers_of_another_language_read(game, lang):
    """In any text but a title itself; titles that are one word of the language too do not count."""
    w = words(lang, game.GAME.id)
    others = [t for card, t in titles(game, "en").items() if t != titles(game, lang)[card]]
    found = []
    for key in w.all_keys:
        text = plain_text(w.raw(key))
        found += [(key, t) for t in others if re.search(rf"(?<!\w){re.escape(t)}(?!\w)", text)]
    assert not found


@BOTH
@OTHERS
def test_the_log_and_the_cards_on_the_table_bear_titles_in_the_language(game, lang):
    g, w = position(game), words(lang, game.GAME.id)
    own = titles(game, lang)
    shown = face(game).draw(Scene(g=g, words=w))["cards"]
    cards = [game.data.CARDS[c].id for c in g.row]
    assert all(own[card] in plain_text(shown) for card in cards)
    line = face(game).log_line(w, events.reveal(g.row[0], slot=0))[1]
    assert own[cards[0]] in plain_text(line)


@BOTH
@pytest.mark.parametrize(
    "lang, never",
    [
        ("en", ["not half of one", "breaks every tie"]),
        ("it", ["ma non a metà", "Decide ogni parità"]),
        ("es", ["pero no a la mitad", "Decide todos los empates"]),
    ],
)
def test_the_rules_page_claims_no_more_than_is_so(game, lang, never):
    page = plain_text(face(game).rules(words(lang, game.GAME.id)))
    assert not [text for text in never if text in page]
    twice = {"en": "counts twice", "it": "conta due volte", "es": "cuenta dos veces"}[lang]
    assert twice in page, "random earth: what a doubled element is worth"


TIED = {
    "en": r"[Tt]ies?\b[^.]*for the Survival card,? (?:is|are) not broken",
    "it": r"parità\b[^.]*per la carta Sopravvivenza,? non si sci(?:olgono|oglie)\b",
    "es": r"empates?\b[^.]* la carta Supervivencia,? no se deshacen?\b",
}
FREE = {
    "en": r'forgo (?:the whole action|your action as a whole)\. Once it is begun, what says "may" or "up to" stays '
    r"free, and the rest must be done\.",
    "it": r"rinunciare (?:a tutta l’azione|all’azione per intero)\. Una volta cominciata resta libero ciò che dice "
    r'"pu(?:ò|oi)" o "fino a"; il resto va fatto\.',
    "es": r"renunciar a (?:toda la acción|la acción entera)\. Una vez empezada, queda libre lo que dice "
    r"«puedes» o «hasta»; lo demás hay que hacerlo\.",
}


@BOTH
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("claim", [TIED, FREE], ids=["tied", "free"])
def test_the_rules_page_says_that_a_tie_for_survival_stays_and_what_of_an_action_is_free(game, lang, claim):
    """The food chain breaks other ties, and an action that is begun is done but for what says "may" or "up to"."""
    page = plain_text(face(game).rules(words(lang, game.GAME.id)))
    assert len(re.findall(claim[lang], page)) == 1


@pytest.mark.parametrize(
    "lang, claimed, may",
    [("en", "claimed", "may save"), ("it", "dichiarata", "possono salvar"), ("es", "reclama", "pueden salvar")],
)
def test_the_page_says_where_this_table_differs_and_what_is_free(lang, claimed, may):
    text, _, _ = face(dominant).rules(words(lang, "dominant")).partition('id="numbered"')
    page = plain_text(text)
    assert claimed in page and page.count(may) == 2


@BOTH
def test_the_rules_page_counts_the_tiles_of_each_terrain(game):
    page = face(game).rules(words("en", game.GAME.id))
    rows = re.findall(r"<tr>(?:(?!<tr>).)*</tr>", page, re.S)
    for t, n in enumerate(game.data.TILES):
        name = words("en", game.GAME.id)(f"terrain.{game.data.TERRAINS[t]}")
        row = next(row for row in rows if f"{name} <small>" in row)
        assert re.findall(r"<td[^>]*>([^<]*)</td>", row)[-1] == str(n)


@pytest.mark.parametrize(
    "lang, one, many, slides",
    [
        ("en", "1 pawn comes back", "2 pawns come back", "slide"),
        ("it", "1 pedina torna indietro", "2 pedine tornano indietro", "scorr"),
        ("es", "1 peón vuelve", "2 peones vuelven", "a la derecha"),
    ],
)
def test_pawns_come_back_in_good_grammar_and_a_cube_slides_once(lang, one, many, slides):
    """The cube of an animal that has retrieved this round lies on the right already."""
    for pawns, verb in ((1, one), (2, many)):
        for right in (0, 1):
            spaces, slid = " ".join(("abundance-1", "abundance-2")[:pawns]), ("no", "yes")[right]
            g = position(marine, f"pawn crustaceans {spaces}", f"slid crustaceans={slid}")
            w, match = words(lang, "marine"), Match(marine.GAME, g)
            assert match.choice
            scene = Scene(g=match.state, words=w, viewer=match.choice.seat, choice=match.choice)
            preview = match.preview(DONE)
            scene.after = preview.state
            text = plain_text(face(marine).preview_text(scene, match.choice, DONE, preview))
            assert re.search(rf"\b{verb}\b", text)
            assert (w.plain("see.slide") in text) == (not right)
            assert slides in w.plain("see.slide") and slides not in face(marine).label(scene, match.choice, DONE).fact
