"""The pages of the site as the build makes them: everything that can be drawn before Python runs in the browser."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from speciate.draw.face import Scene
from speciate.draw.standalone import sheet, symbols
from speciate.engine import find_games
from speciate.locale import LANGUAGES, Words, words

from .faces import face_of
from .form import Form

PAGE_TEXTS: Final = (
    "site.", "about.", "tool.", "menu.", "theme.", "set.", "undo.title", "undo.sure", "share.", "saved.", "boot.",
    "page.", "tab", "zoom.", "keys.", "close", "cancel", "ok", "log.title", "history.title", "setup.title", "setup.new",
    "setup.finished", "setup.start", "setup.share", "setup.opening", "players.", "rules.", "order", "prompt", "open.", "offline.", "update.",
    "since.",
)  # fmt: skip
"""The beginnings of the keys that the page itself needs in both languages."""
ICONS: Final = {"actions": "actions", "seats": "seats"}
"""The icon in the tab bar of a phone; any other panel holds cards."""
RULES: Final = {"en": "rules.html", "it": "regole.html"}


def static_pages() -> list[dict[str, Any]]:
    """Path, template and context of each page."""
    pages = [page("index.html", "home.html", games=[card_of(id) for id in find_games()])]
    pages += [page("about.html", "about.html", lang="en", title="about.title")]
    for id in find_games():
        pages.append(game_page(id))
        pages += [rules_page(id, lang) for lang in RULES]
    return pages


def page(path: str, template: str, lang: str = "en", game: str = "", **context: Any) -> dict[str, Any]:
    w = words(lang, game)
    texts = {code: page_texts(words(code, game), game) for code in LANGUAGES}
    common = {
        "rules": RULES[lang], "game_words": lambda id, key: words(lang, id)(key),
        "catalogue": {id: {"tag": g.tag, "panels": face_of(id).panels} for id, g in find_games().items()},
        "lang": lang, "w": w, "languages": LANGUAGES, "game": game, "symbols": symbols(), "title": "",
        "sheets": [id for id in ([game] if game else find_games()) if sheet(id)],
        "texts": json.dumps(texts, ensure_ascii=False).replace("<", "\\u003c"),
    }  # fmt: skip
    return {"path": path, "template": template, "context": common | context}


def page_texts(w: Words, game: str) -> dict[str, str]:
    """What the page itself says, in one language; blanks stay blanks."""
    own = (f"game.{game}", "panel.") if game else tuple(f"game.{id}" for id in find_games())
    texts = {key: str(w.raw(key)) for key in w.all_keys if key.startswith((*PAGE_TEXTS, *own))}
    for id in () if game else find_games():
        mine = words(w.lang, id)
        texts |= {key: mine.raw(key) for key in mine.all_keys if key.startswith(f"game.{id}")}
    return texts


def form_of(game: str, lang: str = "en", **filled: object) -> Form:
    return Form(find_games()[game], face_of(game), words(lang, game), filled)


def card_of(game: str) -> dict[str, Any]:
    """A game on the first page: its picture is the middle of the opening position."""
    form = form_of(game)
    board = face_of(game).board(Scene(g=form.match().state, words=form.w))
    view = f'viewBox="{face_of(game).cover}" preserveAspectRatio="xMidYMid slice"'
    art = re.sub(r'viewBox="[^"]*"', view, board, count=1)
    art = re.sub(r'\sid="([^"]*)"', rf' id="{game}-\1"', art)
    art = re.sub(r'\s(role|aria-label|tabindex)="[^"]*"', "", art).replace("<svg", '<svg aria-hidden="true"', 1)
    return {"id": game, "seats": form.game.seats, "art": art}


def game_page(game: str) -> dict[str, Any]:
    form, face = form_of(game), face_of(game)
    board, *panels = face.panels
    tabs = [(name, ICONS.get(name, "cards")) for name in panels]
    return page(
        f"{game}/index.html", "game.html", game=game, title=f"game.{game}", board=board, panels=panels,
        tabs=[*tabs, ("log", "log")], **form.regions(),
    )  # fmt: skip


def rules_page(game: str, lang: str) -> dict[str, Any]:
    w = words(lang, game)
    other = next(code for code in RULES if code != lang)
    links = {"other": RULES[other], "other_lang": other}
    return page(f"{game}/{RULES[lang]}", "rules.html", lang, game, body=face_of(game).rules(w), **links)
