"""A position that somebody writes at the page for it: read and drawn as it stands, or what is wrong with it and how to
mend that."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from speciate.draw.face import Face, Scene
from speciate.draw.html import badge, pictured
from speciate.engine import Match, SpeciateError, find_game
from speciate.engine.deeds import Loose, finish_loosely, read_loosely
from speciate.engine.link import pack, parse_fragment, unpack
from speciate.engine.notation import find_notation, read_position, unlikely, write_seen
from speciate.engine.state import State
from speciate.locale import Words, words
from speciate.scenario.puzzle import play_on, read_puzzle, unpack_puzzle

from . import protocol
from .blanks import Blanks
from .faces import face_of
from .form import Form
from .lessons import Drawing
from .put import draw_spaces, pieces_of, spaces_of
from .sayings import Sayings
from .wire import text_of

MENDS: Final = 3
"""How many ways to mend a fault are offered at most."""
HEAD: Final = re.compile(r"^[ \t]*speciate[ \t]+([a-z0-9]+)", re.MULTILINE)


# --- where a text comes from ------------------------------------------------------------------------------------------


def opening(game_id: str, w: Words) -> str:
    """The text of the usual opening of a game, as all at the table know it. SpeciateError for an unknown game."""
    form = Form(find_game(game_id), face_of(game_id), w, {})
    return write_seen(form.setup, form.match().at_rest, None)


def of_link(fragment: str) -> str:
    """The text of the position that a link opens at, as everybody at the table knows it.

    SpeciateError where the link cannot be opened.
    """
    link, ply, _ = parse_fragment(fragment)
    saved = unpack(link)
    match = saved.match if ply is None or ply >= saved.match.ply else saved.match.at(ply)
    return write_seen(saved.setup, match.at_rest, None)


# --- what it comes to -------------------------------------------------------------------------------------------------


def draft(text: str, play: Sequence[str], lang: str, hand: str = "") -> protocol.DraftReply:
    """What a text comes to: its pictures and its form, its link and what is asked there, or its first fault and ways to
    mend it. With a fault the pictures show what could be read, where that can be drawn."""
    found = HEAD.search(text)
    w = words(lang, _known(found[1]) if found else "")
    reply: protocol.DraftReply = {
        "ok": True, "game": w.game, "notation": text, "fault": None, "link": "", "played": [],
        "notes": [], "pictures": [], "asked": None, "examples": examples(w.game) if w.game else [], "pieces": [],
        "form": "",
    }  # fmt: skip
    try:
        loose = read_loosely(text)
    except SpeciateError as error:
        return {**reply, "fault": fault(text, error, w)}
    face, g = face_of(loose.table.game), finish_loosely(loose)
    say = Sayings(loose.table, g, w)
    reply["form"] = Blanks(loose, face, say).form()
    known = loose.said == loose.setup
    if known:
        reply["pieces"] = pieces_of(face, loose, say)
    try:
        setup = read_position(text)
    except SpeciateError as error:
        return {
            **reply,
            "fault": fault(text, error, w),
            "pictures": pictures_if_any(face, loose, g, w, hand) if known else [],
        }
    match, played = play_on(setup, play)
    seat = match.choice.seat if match.choice else None
    return {
        **reply,
        "link": pack(setup, Match(match.game, setup.start())),
        "played": played,
        "notes": [w.plain(code) for code in unlikely(setup)],
        "pictures": pictures(face, match.game.id, match.state, seat, w, "" if played else hand),
        "asked": asked(face, match, w),
    }


def _known(game_id: str) -> str:
    """The id of a game, or "" where there is none with this id."""
    try:
        return find_game(game_id).id
    except SpeciateError:
        return ""


def examples(game_id: str) -> list[str]:
    """A line with each word of a game, in the order of its notation."""
    table = find_notation(game_id)
    g = table.quiet(table.usual())
    return [lens.example(g) for lens in table.lenses]


def pictures(
    face: Face[Any], game_id: str, g: State, seat: int | None, w: Words, hand: str = ""
) -> list[protocol.Picture]:
    """Every panel of the table as a seat sees it, or as all do; the board comes first.

    `hand` is the word of pieces whose spaces can be pressed; a word of another game changes nothing.
    """
    drawn = face.draw(Scene(g=g, words=w, viewer=seat))
    shown = {name: pictured(drawn[name]) for name in face.panels}
    if hand in spaces_of(game_id):
        panel, shown[panel] = draw_spaces(face, game_id, g, seat or 0, w, hand)
    return [{"name": name, "label": w.plain(f"panel.{name}"), "html": html} for name, html in shown.items()]


def pictures_if_any(face: Face[Any], loose: Loose, g: State, w: Words, hand: str) -> list[protocol.Picture]:
    """The pictures of a position that cannot be, or none where it cannot even be drawn."""
    try:
        return pictures(face, loose.table.game, g, None, w, hand)
    except Exception:  # Pictures are made for positions of play; here they meet one that breaks their rules.
        return []


def asked(face: Face[Any], match: Match[Any], w: Words) -> protocol.Asked | None:
    """Who is asked what; None where the game is over."""
    choice = match.choice
    if choice is None:
        return None
    scene = Scene(g=match.state, words=w, viewer=choice.seat, choice=choice)
    looks = face.place(face.actor(scene, choice)[0])
    labels = [(choice.domain.token(value), face.label(scene, choice, value)) for value in choice.values]
    return {
        "badge": badge(looks.colour, looks.symbol),
        "name": w.plain(looks.key),
        "question": face.question(scene, choice),
        "answers": [{"token": token, "text": label.text, "fact": label.fact} for token, label in labels],
    }


# --- a puzzle ---------------------------------------------------------------------------------------------------------


def puzzle(link: str, lang: str) -> protocol.PuzzleReply:
    """The puzzle that a link holds, as a page shows it. SpeciateError where it cannot be opened."""
    scenario = read_puzzle(unpack_puzzle(link))
    drawing = Drawing(scenario, lang)
    lesson = drawing.lesson(0)
    setup = drawing.setup
    lines = [
        f"speciate {setup.game} position {find_notation(setup.game).number}",
        *(line for _, line in scenario.position),
    ]
    return {
        "ok": True,
        "game": setup.game,
        "badge": lesson.badge,
        "name": lesson.name,
        "doing": lesson.who,
        "title": lesson.title,
        "ask": lesson.ask,
        "offers": [
            {"kind": one.kind, "text": one.text, "more": one.more, "head": one.head, "rest": one.rest}
            for one in lesson.options
        ],
        "rules": [{"id": rule.id, "title": rule.title, "says": rule.says} for rule in lesson.rules],
        "pictures": [{"name": one.name, "label": one.label, "html": one.picture} for one in lesson.panels],
        "position": pack(setup, Match(drawing.match.game, setup.start())),
        "made": {
            "text": "\n".join([*lines, ""]),
            "play": [token for _, tokens in scenario.play for token in tokens],
            "right": [answer.tokens[0] for answer in scenario.answers if answer.kind == "right"],
            "title": lesson.title,
            "ask": lesson.ask,
            "why": drawing.words.translated(scenario.right.verdict),
            "other": drawing.words.translated(scenario.other) if scenario.other else "",
        },
    }


# --- what is wrong with it --------------------------------------------------------------------------------------------


def fault(text: str, error: SpeciateError, w: Words) -> protocol.Fault:
    """What is wrong with a text, and the ways to mend it after which at least this is no longer wrong."""
    line = error.params.get("line")
    found: dict[str, str] = {}
    for label, mended in _mends(text, error, w):
        if len(found) < MENDS and mended not in found and mended != text and _says_otherwise(mended, error):
            found[mended] = label
    return {
        "line": line if isinstance(line, int) else 0,
        "text": text_of(error, w)["text"],
        "mends": [{"label": label, "text": mended} for mended, label in found.items()],
    }


def _says_otherwise(mended: str, error: SpeciateError) -> bool:
    """Whether a mended text has not the same fault."""
    try:
        read_position(mended)
    except SpeciateError as left:
        return (left.code, left.params) != (error.code, error.params)
    return True


def _mends(text: str, error: SpeciateError, w: Words) -> Iterator[tuple[str, str]]:
    """Each way to mend a fault, the likeliest first: what it does in words, and the text after it."""
    lines, params = text.split("\n"), {name: str(value) for name, value in error.params.items()}
    number = int(params.get("line", 0))
    if error.code in ("error.position.head", "error.position.number") and w.game:
        first = f"speciate {w.game} position {find_notation(w.game).number}"
        yield w.plain("mend.write", word=first), "\n".join([first, *lines[max(number, 1) :]])
    if not 0 < number <= len(lines):
        return
    line, word = lines[number - 1], params.get("word", "")

    def put(new: str) -> str:
        return "\n".join([*lines[: number - 1], new, *lines[number:]])

    if error.code == "error.position.word":
        near = [one for one in params["possible"].split(", ") if one != "..."]
        for one in near if len(near) <= MENDS else ():
            yield w.plain("mend.write", word=one), put(_replaced(line, word, one))
    elif error.code == "error.position.range":
        bound = params["high"] if word.isdecimal() and int(word) > int(params["low"]) else params["low"]
        yield w.plain("mend.write", word=bound), put(_replaced(line, word, bound))
    elif error.code == "error.position.form":
        yield w.plain("mend.write", word=params["example"]), put(params["example"])
    elif error.code == "error.position.supply":
        surplus, piece = int(params["used"]) - int(params["there"]), params["piece"]
        yield w.plain("mend.fewer", n=surplus, line=number), put(_fewer(line, piece, surplus))
    else:
        yield w.plain("mend.without", word=word), put(_replaced(line, word, ""))
    if number > 1:
        yield w.plain("mend.line", line=number), "\n".join([*lines[: number - 1], *lines[number:]])


def _replaced(line: str, word: str, by: str) -> str:
    """A line in which the last occurrence of a word is replaced."""
    said, sign, comment = line.partition("#")
    found = [*re.finditer(rf"(?<![^\s=:]){re.escape(word)}(?![^\s=:])", said)] if word else []
    if not found:
        return line
    start, end = found[-1].span()
    return f"{said[:start]}{by}{said[end:]}".rstrip(" ") + (f" {sign}{comment}" if sign else "")


def _fewer(line: str, piece: str, surplus: int) -> str:
    """A line with so many pieces less: those that are named last go first."""
    said, sign, comment = line.partition("#")
    words_of_line = said.split()
    owner = piece in words_of_line[1:2]
    for i in range(len(words_of_line) - 1, 0, -1):
        thing, colon, number = words_of_line[i].partition(":")
        if surplus == 0 or not (thing == piece or owner) or (owner and i == 1) or not (number or "1").isdecimal():
            continue
        left = max(int(number or 1) - surplus, 0)
        surplus -= int(number or 1) - left
        words_of_line[i] = f"{thing}{colon}{left}" if left else ""
    return " ".join([word for word in words_of_line if word]) + (f" {sign}{comment}" if sign else "")
