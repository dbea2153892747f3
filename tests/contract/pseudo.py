"""A language that nobody wrote shows what is not translated and what is cut: `python -m tests.contract.pseudo FOLDER`.

FOLDER gets a copy of the package with one more language in it, `xx`: every message of English between ⟦ and ⟧, in
letters that no message has, and each line of it bold. Whatever then shows other letters outside ⟦⟧ comes from no
message; whatever shows ⟦ without its ⟧ has been cut; and an attribute with a tag in it was filled with a message that
should be plain text. No list of languages is touched, so this also proves that a language is its texts alone.
"""

import json
import re
import shutil
import sys
from html import unescape
from importlib import import_module
from pathlib import Path

CORE = Path(__file__).resolve().parents[2] / "core"
PACKAGE = CORE / "speciate"
LANG = "xx"
STRANGE = str.maketrans("aceinoszACEINOSZ", "áçèîñøšžÁÇÈÎÑØŠŽ")
_KEPT = re.compile(r"(\{\w+(?::[^{}]*)?\}|<[^<>]*>|&\w+;|^- |^)", re.MULTILINE)
"""What a message is not: its blanks, its markup, and where its lines begin."""
_MEANT = {"rules.page", "plurals"}
"""Messages that nobody reads: a file name, and rules."""
DIRECTION = {"direction": "rtl"}
"""The language is written from right to left, as none that somebody has written yet."""


def strange(message):
    """A message in the language; each line of it is bold, and stands between brackets of its own."""
    return "\n".join(_strange_line(line) for line in message.split("\n"))


def _strange_line(line):
    dash, text = ("- ", line[2:]) if line.startswith("- ") else ("", line)
    parts = _KEPT.split(text)
    body = "".join(part if _KEPT.fullmatch(part) else part.translate(STRANGE) for part in parts)
    return f"{dash}<b>⟦{body}⟧</b>" if text else line


def write_language(folder):
    """A copy of the package in `folder` that speaks the language too."""
    shutil.copytree(PACKAGE, folder / "speciate", ignore=shutil.ignore_patterns("__pycache__"))
    for file in (*PACKAGE.rglob("locale/en.py"), *PACKAGE.rglob("text/en.py")):
        name = ".".join(file.relative_to(CORE).with_suffix("").parts)
        english_texts = import_module(name).TEXTS
        texts = {key: text if key in _MEANT else strange(text) for key, text in english_texts.items()}
        texts |= {key: text for key, text in DIRECTION.items() if key in texts}
        place = folder / file.relative_to(CORE).with_name(f"{LANG}.py")
        place.write_text(f"TEXTS = {json.dumps(texts, ensure_ascii=False)}\n", "utf-8")
    for file in PACKAGE.rglob("learn/rules.txt"):
        lines = "\n".join(_with_the_language(file.read_text("utf-8").splitlines()))
        (folder / file.relative_to(CORE)).write_text(lines, "utf-8")


def _with_the_language(lines):
    """The lines of a game's rules, each English text followed by that of the language; they hold no markup."""
    for line in lines:
        word, _, text = line.partition(" ")
        yield line
        if word in ("==", "==="):
            yield f"title.{LANG} ⟦{text.partition(' ')[2].translate(STRANGE)}⟧"
        elif word == "en":
            yield f"{LANG} ⟦{text.translate(STRANGE)}⟧"


# --- in the copy ----------------------------------------------------------------------------------------------------

NOT_WORDS = {
    *("link", "here", "cut", "record", "deal", "do", "lang", "game", "symbol", "kind", "question", "token"),
    *("where", "undo", "code", "present", "notation", "piece", "origin", "to"),
}
"""Fields of a reply that a page reads and nobody else. Every other text of a reply is for people."""
LABELS = re.compile(r'\s(?:aria-label|aria-roledescription|aria-valuetext|title|placeholder|alt)="([^"]*)"')


TAGGED = re.compile(r'\s[\w:-]+="[^"<>]*<[^"]{0,60}')
"""An attribute with a tag in it."""


def faults(markup):
    """What is wrong with a piece of markup: tags in attributes, letters outside ⟦⟧, brackets without their half."""
    yield from (f"markup in an attribute: {part.strip()}" for part in TAGGED.findall(markup))
    markup = re.sub(r"<style.*?</style>", "", markup, flags=re.DOTALL)
    for text in (re.sub(r"<[^>]*>", " ", markup), *LABELS.findall(markup)):
        yield from _faults_of_text(unescape(text))


def _faults_of_text(text):
    left = re.sub(r"\s+", " ", text)
    while (inner := re.sub(r"⟦[^⟦⟧]*⟧", " ", left)) != left:
        left = inner
    yield from (f"cut: {part.strip()}" for part in re.findall(r".{0,40}[⟦⟧].{0,40}", left))
    if "⟦" not in left and "⟧" not in left:
        yield from (f"not translated: {word}" for word in re.findall(r"[^\W\d_]{2,}", left))


def texts_of(reply, name=""):
    """Every text of a reply that somebody reads."""
    if isinstance(reply, dict):
        for key, value in reply.items():
            if key not in NOT_WORDS:
                yield from texts_of(value, f"{name}.{key}")
    elif isinstance(reply, list):
        for value in reply:
            yield from texts_of(value, name)
    elif isinstance(reply, str):
        yield name, reply


def talk(game, seats, seed, decisions):
    """What a table answers in the course of a random game: set-up, questions, previews, cards, links, the score."""
    from speciate.engine import Rng, find_game
    from speciate.table.desk import Desk

    desk, rng = Desk(), Rng(seed)

    def say(do, **fields):
        reply = json.loads(desk.handle(json.dumps({"do": do, "game": game, **fields})))
        assert reply["ok"], (do, fields, reply)
        return reply

    yield say("hello", lang=LANG)
    most = max(find_game(game).seats)
    form = {f"kind-{place}": "person" if place < seats else "empty" for place in range(most)}
    yield say("setup", form=form, share=True)
    yield say("rules")
    shown = say("new", form=form)
    yield shown
    seen: set[str] = set()
    while shown["status"]["mover"] and shown["status"]["decision"] < decisions:
        seat = shown["status"]["mover"]["seat"]
        if shown["status"]["curtain"]:
            yield say("seat", viewer=seat)
        choice = desk.sitting.match.choice
        value = rng.one_of(choice.values)
        if desk.sitting.total % 20 == 0:
            yield say("hint", at=desk.sitting.total)
            yield say("hint", at=desk.sitting.total, stop=True)
        if value not in choice.values[:-1] or rng.randbelow(4) == 0:
            yield say("pick", at=desk.sitting.total, value=value)
        for card in set(re.findall(r'data-card="([^"]+)"', json.dumps(desk.shown))) - seen:
            seen.add(card)
            yield say("card", id=card)
        shown = say("answer", at=desk.sitting.total, value=value)
        yield shown
    for verb in ("share", "who", "picture", "log", "undo", "save"):
        yield say(verb)


def around(text, fault):
    """The place of a fault in a text."""
    text = re.sub(r"<[^>]*>", " ", text)
    at = text.find(fault.split()[-1])
    return text[max(0, at - 60) : at + 60].replace("\n", " ")


def main(folder):
    """Play each game with all its seats in the language; 1 if a text of it is not translated or cut."""
    write_language(folder)
    sys.path.insert(0, str(folder))
    for name in [name for name in sys.modules if name.split(".")[0] == "speciate"]:
        del sys.modules[name]
    from speciate.engine import find_games
    from speciate.table.lessons import lessons_of
    from speciate.table.pages import rules_page

    found: dict[str, str] = {}
    direction = rules_page(next(iter(find_games())), LANG)["context"]["w"]("direction")
    assert direction == DIRECTION["direction"], "a page would be written from left to right"
    for game_id, game in find_games().items():
        assert all(lesson.title for lessons in lessons_of(game_id, LANG) for lesson in lessons), "those stay English"
        for reply in talk(game_id, game.seats[-1], seed=5, decisions=100):
            for name, text in texts_of(reply):
                for fault in faults(text):
                    found.setdefault(fault, f"{fault} ({game_id}{name}: {around(text, fault)})")
    print("\n".join(found.values()))
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
