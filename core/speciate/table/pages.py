"""The pages of the site as the build makes them: everything that can be drawn before Python runs in the browser."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from html.parser import HTMLParser
from itertools import cycle
from pkgutil import get_data
from typing import Any, Final

from speciate.bots import bot_answer, find_bot, find_bots
from speciate.draw.face import Scene
from speciate.draw.html import cut_out, decoration, still
from speciate.draw.rules import parts
from speciate.draw.standalone import sheet, symbols
from speciate.engine import Match, find_games
from speciate.engine.link import pack
from speciate.engine.record import PERSON
from speciate.engine.rulebook import rules_of
from speciate.locale import LANGUAGES, Markup, Words, words
from speciate.scenario import Scenario, scenarios_of
from speciate.scenario.puzzle import MOST

from .faces import face_of
from .films import film
from .form import BOT, NOBODY, Form
from .lessons import Drawing, afters_of, lessons_of, path_of
from .sights import shown, sights_of
from .stills import stills

PAGE_TEXTS: Final = (
    "site.", "about.", "tool.", "menu.", "theme.", "set.", "undo.title", "undo.sure", "share.", "saved.", "boot.",
    "page.", "tab", "zoom.", "keys.", "close", "cancel", "ok", "log.title", "history.title", "setup.title", "setup.new",
    "setup.finished", "setup.start", "setup.share", "setup.opening", "players.", "rules.page", "rules.with",
    "rules.missing", "rules.read", "order", "prompt", "open.", "offline.", "update.", "gallery.title", "learn.page",
    "ladder.page", "since.", "motion.", "pace.", "beginner.", "guide.tab", "rule.tab", "rules.try", "advice.tab",
    "typed.", "what.older", "plurals", "direction",
)  # fmt: skip
"""The beginnings of the keys that the page itself needs in every language."""
LABELS: Final = ("aria-label", "title", "placeholder")
"""The attributes that a screen reader or a tooltip shows."""
SAMPLE: Final = 60
"""Decisions of a game that shows what can be embedded."""
MAIN: Final = {
    "home": "home.js", "game": "app.js", "rules": "book.js", "about": "page.js", "gallery": "gallery.js",
    "learn": "lesson.js", "make": "make.js", "pictures": "page.js", "levels": "page.js",
}  # fmt: skip
"""The script of a page, by its template; that of the embedded table is put there by its own first script."""
SHEETS: Final = ("tokens", "board", "pieces", "layout")
"""The style sheets of every page, in their order; those of games and of single pages come after them."""


def static_pages() -> list[dict[str, Any]]:
    """Path, template and context of each page."""
    with ProcessPoolExecutor(1) as beside:  # films take nearly as long as all the rest, and need nothing of it
        films = beside.map(film, find_games())
        pages = _pages_that_stand_still()
        for game_id, drawn in zip(find_games(), films, strict=True):
            pages.append(page(f"{game_id}/film.svg", "film.svg", game=game_id, film=drawn))
    return pages


def _pages_that_stand_still() -> list[dict[str, Any]]:
    pages = [home_page()]
    pages += [page("about.html", "about.html", lang="en", title="about.title", own=("ladder.link",))]
    pages += [levels_page(lang) for lang in LANGUAGES]
    pages += [
        page(
            "make.html",
            "make.html",
            title="make.title",
            own=("make.", "learn."),
            own_sheets=("question", "learn", "make"),
            most=MOST,
        )
    ]
    pages += [
        embed_page(),
        page(
            "embed/lesson.html", "embed-lesson.html", own_sheets=("question", "learn", "still"),
            own=(
                "learn.", "make.", "embed.apart", "embed.away", "embed.mode", "embed.no.", "embed.open", "embed.whole",
                "sight.page",
            ),
        ),
        page(
            "embed/gallery.html", "gallery.html", title="gallery.title", own=("gallery.", "embed.", "learn.kind."),
            own_sheets=("gallery",), **gallery(),
        ),
    ]  # fmt: skip
    for game_id in find_games():
        pages.append(game_page(game_id))
        pages += [rules_page(game_id, lang) for lang in LANGUAGES]
        if teaches(game_id):
            pages += [learn_page(game_id, lang) for lang in LANGUAGES]
            pages += [after_file(game_id, lang) for lang in LANGUAGES]
        pages += [sights_page(game_id, lang) for lang in LANGUAGES if pictures(game_id)]
    return pages


def levels_page(lang: str) -> dict[str, Any]:
    """The page of the levels of computer players in one language; the build adds the results of their games."""
    w = words(lang)
    others = {code: words(code).raw("ladder.page") for code in LANGUAGES if code != lang}
    games = []
    for game_id, game in find_games().items():
        mine, face = words(lang, game_id), face_of(game_id)
        places = {place: mine(face.place(n).key) for n, place in enumerate(game.places)}
        games.append((game_id, mine(f"game.{game_id}"), places))
    return page(
        w.raw("ladder.page"), "levels.html", lang, title="ladder.title", own_sheets=("levels",), others=others,
        games=games, bots=[*find_bots()],
    )  # fmt: skip


def page(
    path: str, template: str, lang: str = "en", game: str = "", own: Sequence[str] = (),
    own_sheets: Sequence[str] = (), **context: Any,
) -> dict[str, Any]:  # fmt: skip
    """A page; `own` are the beginnings of the keys that it alone needs, `own_sheets` come after those of every page.

    A page with `others`, the paths of the same page in other languages, speaks one language only.
    """
    w = words(lang, game)
    texts = {code: page_texts(words(code, game), game, own) for code in ([lang] if "others" in context else LANGUAGES)}
    faces = [face_of(game_id) for game_id in ([game] if game else find_games())]
    looks = list(dict.fromkeys(look for face in faces for look in face.looks))
    common = {
        "rules": w.raw("rules.page"), "learn": w.raw("learn.page"),
        "game_words": lambda game_id, key: words(lang, game_id)(key),
        "catalogue": {g.id: {"tag": g.tag, "panels": [*face_of(g.id).panels]} for g in find_games().values()},
        "main": MAIN.get(template.removesuffix(".html")), "early": template in ("game.html", "make.html"),
        "later": template == "game.html",
        "languages": {code: words(code).raw("language") for code in LANGUAGES},
        "lang": lang, "w": w, "game": game, "symbols": symbols(looks), "title": "",
        "sheets": [
            *SHEETS,
            *(look.split(".")[-2] for look in looks if sheet(look)),  # GAME of speciate.games.GAME.view
            *own_sheets,
            "contrast",
            "reader",
        ],
        "texts": _json(texts),
    }  # fmt: skip
    return {"path": path, "template": template, "context": common | context}


def _json(value: object) -> str:
    """As the text of a script element: nothing in it ends the element."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def page_texts(w: Words, game: str, more: Sequence[str]) -> dict[str, str]:
    """What the page itself says, in one language; blanks stay blanks. Panels on a page of all games bear its name."""
    own = (f"game.{game}", "panel.") if game else tuple(f"game.{game_id}" for game_id in find_games())
    texts = {key: str(w.raw(key)) for key in w.all_keys if key.startswith((*PAGE_TEXTS, *own, *more))}
    if "embed." in more:
        for game_id in find_games():
            mine = words(w.lang, game_id)
            texts |= {f"{game_id}.{key}": mine.raw(key) for key in mine.all_keys if key.startswith("panel.")}
    for game_id in () if game else find_games():
        mine = words(w.lang, game_id)
        texts |= {key: mine.raw(key) for key in mine.all_keys if key.startswith(f"game.{game_id}")}
    return texts


def form_of(game: str, lang: str = "en", **filled: object) -> Form:
    """The set-up form of a game as a page opens with it, apart from the fields in `filled`."""
    return Form(find_games()[game], face_of(game), words(lang, game), filled)


def smallest_table(game: str) -> dict[str, str]:
    """The fields of the set-up form for the smallest table without special rules: one person and two computers.

    Some games have rules of their own for two players. In a game with fewer than three places, all are taken.
    """
    places = range(len(find_games()[game].places))
    return {f"kind-{place}": NOBODY if place > 2 else BOT if place else PERSON for place in places}


def first_game(game: str) -> str:
    """The link of a first game for new players: the smallest table, against weak computers.

    `learn/first.json` of the game has the rest of the set-up form: variants that make the game short and simple, and
    a seed with which it ends early.
    """
    rest = json.loads(get_data(f"speciate.games.{game}", "learn/first.json") or b"")
    form = form_of(game, **(rest | smallest_table(game) | {"level-1": "random", "level-2": "random"}))
    return pack(form.setup, form.match(), form.kinds())


def drawn_in(regions: Callable[[str], Mapping[str, str]]) -> dict[str, dict[str, dict[int, str]]]:
    """What regions say in each other language: by region, language and place in the region.

    `regions` draws them in a language, by id. Empty where a region has more texts or fewer in a language: it is in
    English there until Python draws it.
    """
    english = regions(LANGUAGES[0])
    drawn: dict[str, dict[str, dict[int, str]]] = {}
    for code in LANGUAGES[1:]:
        for region, html in regions(code).items():
            first, own = (list(Said(each)) for each in (english[region], html))
            pairs = enumerate(zip(first, own, strict=True)) if len(first) == len(own) else ()
            drawn.setdefault(region, {})[code] = {place: ours for place, (theirs, ours) in pairs if ours != theirs}
    return drawn


class Said(HTMLParser):
    """The texts and labels in a piece of markup, in the order in which web/words.js finds them."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self._found: list[str] = []
        self.feed(html)
        self.close()

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Notes its labels."""
        given = dict(attrs)
        self._found += [given[name] or "" for name in LABELS if name in given]

    def handle_data(self, data: str) -> None:
        """Notes a text, unless it is only space between elements."""
        if data.strip():
            self._found.append(data)


def home_page() -> dict[str, Any]:
    """The first page in every language: each game with its picture, the one with the least to learn first."""
    games = find_games()
    drawn = drawn_in(lambda lang: {f"art-{game}": art(game, lang) for game in games})
    return page(
        "index.html", "home.html",
        own=("learn.tried", "learn.others", "bot.", "tally."), own_sheets=("question", "home"),
        puzzles=titles(puzzles_of), lessons=titles(path_of), glances=glances(),
        games=sorted(map(card_of, games), key=lambda card: card["rules"] + card["kinds"]),
        drawn=_json(drawn),
    )  # fmt: skip


def card_of(game: str) -> dict[str, Any]:
    """A game on the first page."""
    return {
        "id": game, "seats": find_games()[game].seats, "art": art(game), "lessons": path_of(game),
        "minutes": minutes(game), "rules": len(rules_of(game)), "kinds": len(find_games()[game].decisions),
        "first": first_game(game) if teaches(game) else "",
    }  # fmt: skip


SECONDS: Final = 10
"""Seconds that a person takes for a decision, on average: an estimate, since no people were measured."""


def minutes(game: str) -> tuple[int, int] | None:
    """The least and the most minutes that a game of two to four people takes, about, in steps of five.

    They come from the decisions that were counted for each number of players (`learn/length.json`); None without it.
    """
    try:
        counted = json.loads(get_data(f"speciate.games.{game}", "learn/length.json") or b"").values()
    except OSError:
        return None
    least, most = (5 * round(n * SECONDS / 60 / 5) for n in (min(counted), max(counted)))
    return least, most


def glances() -> list[dict[str, Any]]:
    """The question of the first page in each language: that of a lesson, and the middle of the board."""
    found = []
    for scenario in (one for game in find_games() for one in scenarios_of(game, "lesson") if one.use == "home"):
        for lang in LANGUAGES:
            drawing = Drawing(scenario, lang)
            lesson, (board, *_) = drawing.lesson(1), drawing.face.panels
            picture = next(panel.picture for panel in lesson.panels if panel.name == board)
            found.append({
                "game": scenario.game, "lang": lang, "w": drawing.words, "lesson": lesson,
                "picture": cut_out(picture, drawing.face.cover),
            })  # fmt: skip
    return found


def art(game: str, lang: str = "en") -> Markup:
    """The picture of a game on the first page: the middle of the opening position, or of the scenario meant for it."""
    form, face = form_of(game, lang), face_of(game)
    covers = [one for one in scenarios_of(game, "lesson", "puzzle") if one.use == "cover"]
    state = Drawing(covers[0], lang).match.state if covers else form.match().state
    return decoration(cut_out(face.board(Scene(g=state, words=form.w)), face.cover), f"{game}-")


def puzzles_of(game: str) -> list[Scenario]:
    """The puzzles of a game, in their order."""
    return scenarios_of(game, "puzzle")


def titles(of_game: Callable[[str], list[Scenario]]) -> list[list[dict[str, Any]]]:
    """The lessons or puzzles of each game that has any, in their order: id, game, and the title by language."""
    found = [
        [
            {"id": one.id, "game": game_id, "title": {lang: words(lang).translated(one.title) for lang in LANGUAGES}}
            for one in of_game(game_id)
        ]
        for game_id in find_games()
    ]
    return [some for some in found if some]


def game_page(game: str) -> dict[str, Any]:
    """The page on which a game is set up and played."""
    kinds = smallest_table(game)
    form, face = form_of(game, "en", **kinds), face_of(game)
    board, *panels = face.panels
    return page(
        f"{game}/index.html", "game.html", game=game, title=f"game.{game}", board=board, panels=panels,
        own_sheets=("motion",), tabs=tabs(game), tried=_json(tried(game)),
        drawn=_json(drawn_in(lambda lang: form_of(game, lang, **kinds).regions())),
        first=first_game(game) if teaches(game) else "", **form.regions(),
    )  # fmt: skip


def embed_page() -> dict[str, Any]:
    """A table for other pages: one page for all games, with the opening board of each."""
    games = []
    for game_id in find_games():
        form, face = form_of(game_id), face_of(game_id)
        board, *panels = face.panels
        still_board = still(face.board(Scene(g=form.match().state, words=form.w)))
        games.append({
            "id": game_id, "board": board, "panels": panels, "still": still_board, "tabs": tabs(game_id),
            "label": form.w,
        })  # fmt: skip
    return page("embed/index.html", "embed.html", own=("embed.",), own_sheets=("embed", "motion"), games=games)


def gallery() -> dict[str, Any]:
    """A game for each way to embed one, with the picture that stands in its place until somebody touches it.

    Then the first of all lessons, what can be tried under the first rule of the last game that has lessons, the picture
    of the first lesson of another one, and the last of all puzzles.
    """
    found = samples()
    examples = []
    for mode, sample in zip(("watch", "try", "decide"), cycle(found), strict=False):
        ply = 0 if mode == "watch" else sample["at"]
        form, face = form_of(sample["game"]), face_of(sample["game"])
        picture = decoration(still(face.board(Scene(g=sample["match"].at(ply).state, words=form.w))))
        examples.append({"mode": mode, "link": sample["link"], "at": ply, "picture": picture})
    firsts = [one for game_id in find_games() for one in scenarios_of(game_id, "lesson")[:1]]
    puzzles = [one for game_id in find_games() for one in scenarios_of(game_id, "puzzle")]
    asked = {"lesson": firsts[:1], "demo": firsts[-1:], "picture": firsts[1:2], "puzzle": puzzles[-1:]}
    for mode, scenario in ((mode, one) for mode, some in asked.items() for one in some):
        drawing = Drawing(scenario, "en")
        picture = decoration(still(drawing.face.board(drawing.scene(drawing.match))))
        name = scenario.rules[0] if mode == "demo" else scenario.id
        examples.append({"mode": mode, "scenario": name, "picture": picture})
    return {"examples": examples, "sample": found[0]["link"]}


def samples() -> list[dict[str, Any]]:
    """A game under way of each game: played by keen computers, always the same."""
    found = []
    for game_id in find_games():
        form = form_of(game_id)
        match, bot = form.match(), find_bot("greedy")
        while match.choice and match.ply < SAMPLE:
            match.answer(bot_answer(bot, match, form.setup.seed))
        ply = max((n for n in range(match.ply) if wide(match, n)), default=0)
        link = pack(form.setup, match, [PERSON] * form.setup.seats)
        found.append({"game": game_id, "link": link, "at": ply, "match": match})
    return found


def wide(match: Match[Any], n: int) -> bool:
    """Whether the choice after so many decisions is worth asking somebody: several values, but not a wall of them."""
    choice = match.at(n).choice
    return choice is not None and 3 <= len(choice.values) <= 8


def tabs(game: str) -> list[tuple[str, str, str]]:
    """The regions of a page behind the tabs of a phone, the board first: name, symbol, key of its words."""
    panels = face_of(game).panels.items()
    return [*((name, symbol, f"panel.{name}") for name, symbol in panels), ("log", "ic-log", "tab.log")]


def rules_page(game: str, lang: str) -> dict[str, Any]:
    """The rules of a game in one language, with a link to the same page in each other one."""
    w = words(lang, game)
    others = {code: words(code).raw("rules.page") for code in LANGUAGES if code != lang}
    return page(
        f"{game}/{w.raw('rules.page')}", "rules.html", lang, game,
        own=("book.", "sight.", "learn.tried", "learn.others", "learn.after", "gallery.select"),
        own_sheets=("question", "book", "still"), parts=parts(face_of(game).rules(w)), shown=shown(game),
        rules_of=rules_of(game), others=others,
        teaches=teaches(game),
    )  # fmt: skip


def tried(game: str) -> dict[str, str]:
    """The lesson or puzzle that shows each rule of a game best, by the id of the rule."""
    return {rule: one.tried[0].id for rule, one in shown(game).items() if one.tried}


def pictures(game: str) -> bool:
    """Whether a picture shows a rule of a game."""
    return any(one.test for one in shown(game).values())


def sights_page(game: str, lang: str) -> dict[str, Any]:
    """The pictures of the rules of a game that no lesson or puzzle shows, with a link to the page in each other one."""
    w = words(lang, game)
    others = {code: words(code).raw("sight.page") for code in LANGUAGES if code != lang}
    return page(
        f"{game}/{w.raw('sight.page')}", "pictures.html", lang, game, own_sheets=("question", "book"), others=others,
        sights=sights_of(game, lang), board=next(iter(face_of(game).panels)), stills=stills(game),
    )  # fmt: skip


def teaches(game: str) -> bool:
    """Whether a game has lessons."""
    return bool(scenarios_of(game, "lesson", "puzzle"))


def after_file(game: str, lang: str) -> dict[str, Any]:
    """The pictures after the right answers of a game: fetched when one is given, so that its lessons stay small."""
    return page(f"{game}/after.{lang}.txt", "after.html", lang, game, afters=afters_of(game, lang))


def learn_page(game: str, lang: str) -> dict[str, Any]:
    """The lessons and puzzles of a game in one language, with a link to the same page in each other one."""
    w = words(lang, game)
    others = {code: words(code).raw("learn.page") for code in LANGUAGES if code != lang}
    lessons, beyond, puzzles = lessons_of(game, lang)
    return page(
        f"{game}/{w.raw('learn.page')}", "learn.html", lang, game, own=("learn.",), own_sheets=("question", "learn"),
        others=others, lessons=lessons, beyond=beyond, puzzles=puzzles, stills=stills(game), first=first_game(game),
        board=next(iter(face_of(game).panels)),
    )  # fmt: skip
