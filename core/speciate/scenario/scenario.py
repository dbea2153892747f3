"""A scenario: a position, a question and the answers to it. It is a lesson or a puzzle, and a test of the rules.

A third kind, `M-R2.4`, tests the rule that its id names, and is the picture of a rule that no lesson or puzzle shows.
It needs no goal; where the rule is about set-up, order or the end it needs no question either, but says what holds, or
what has happened, after `play`.

The folder `learn` of a game holds files of scenarios. A line is a field; `#` begins a line that is a comment.

    === M-L02 New species                      begins a scenario: its id and its title
    title.it Una specie nuova                  the same text in another language, always directly after it
    rules M3.1 M4.6                            the rules that it teaches, the most important first; M-R2.4 shows M2.4
    goal ...                                   its aim in one sentence
    use home                                   the first page asks it too; or `beyond`: it is no step of the path
    pos                                        the position: lines of the notation (`engine/notation.py`), indented
      turn fishes
    deal                                       in place of `pos`: the game as it is dealt, by lines as of a position
      luck 7                                   that say places, options and, as luck, the seed in hexadecimal
    play speciation-1 D4ll                     decisions made before the question, as tokens; may be repeated
    ask ...                                    the question
    hint ...                                   help, in steps; may be repeated
    right 2 2 : Two on each tile. ...          an answer as tokens, and the verdict on it; `*` for the rest as it comes
    right when told breed : ...                every answer that brings this, beside those that `right` names: `when`
                                               is `told` and events, `count vp fishes 10` (a number of `best`, so many
                                               at least), or a line of the notation; several are joined by `and`
    wrong 1 1 : ...                            an answer that is possible, and not right
    refused 3 : ...                            an answer whose last token is not offered
    else : ...                                 the verdict on every other answer
    then species fishes D4:5                   a line of the notation that holds after the first right answer, or
                                               after what is played where nothing is asked
    told breed                                 events that have happened by then
    show actions cards                         the panels in the picture of a rule; else the first that changes
    won fishes                                 who has won by then: the game is over, and nobody else shares the victory
    reply 0 *                                  what a seat answers after the right answer, before that is looked at
    best vp fishes                             no line of play brings the fishes more points than the right answer
    steps 2                                    ... in so many steps of the game; else in one
    idea ...                                   what the scenario shows, for after it
    branch M-L17 : Easily forgotten. ...       a side branch for players of the printed game: the lesson or puzzle that
                                               asks it, and what is easily forgotten
    note ...                                   what a reader has to know of the position, such as a reconstructed number
    luck each 5                                how many states of the dice the answers are tried with; else with 3

A verdict has a headline of 2 to 6 words, then one or two sentences.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pkgutil import get_data
from typing import Final, Literal

from speciate.engine import SpeciateError, find_game
from speciate.engine.game import find_tag
from speciate.locale import LANGUAGES

Kind = Literal["lesson", "puzzle", "rule"]
KINDS: Final[Mapping[str, Kind]] = {"L": "lesson", "P": "puzzle", "R": "rule"}
"""What a scenario is for, by a letter of its id."""
FILES: Final[Mapping[Kind, str]] = {"lesson": "lessons.scn", "puzzle": "puzzles.scn", "rule": "rules.scn"}
"""The file of each kind in the folder `learn` of a game, in the order of its scenarios."""

Text = Mapping[str, str]
"""What a reader sees, by the code of the language."""
AnswerKind = Literal["right", "wrong", "refused"]


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer that its author has thought of."""

    kind: AnswerKind
    tokens: tuple[str, ...]
    verdict: Text
    line: int
    when: str = ""
    """What every answer brings that is right by this; "" where the tokens name one."""


@dataclass(frozen=True, slots=True)
class Best:
    """The claim that the right answers are the best: by which measure of the game, for which place."""

    measure: str
    place: str
    line: int


@dataclass(slots=True)
class Scenario:
    """One scenario as its file has it. Numbers of lines are those of the file."""

    file: str
    line: int
    id: str
    title: Text
    rules: Sequence[str] = ()
    goal: Text = field(default_factory=dict)
    position: Sequence[tuple[int, str]] = ()
    """Lines of the notation, without its head."""
    dealt: bool = False
    """Whether the game is dealt; the lines of the position then say how."""
    play: list[tuple[int, tuple[str, ...]]] = field(default_factory=list)
    ask: Text = field(default_factory=dict)
    hints: list[Text] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)
    other: Text = field(default_factory=dict)
    """The verdict on every other answer."""
    holds: list[tuple[int, str]] = field(default_factory=list)
    """Lines of the notation that hold after the first right answer, or, where nothing is asked, after the play."""
    told: list[tuple[int, str]] = field(default_factory=list)
    """The key of each event that has happened by then."""
    show: tuple[str, ...] = ()
    """The panels in the picture of a rule; the first that changes where it is empty."""
    won: tuple[int, tuple[str, ...]] | None = None
    """The line, and a place of each seat that has won by then."""
    replies: list[tuple[int, int, tuple[str, ...]]] = field(default_factory=list)
    """The line, the seat and its tokens."""
    best: Best | None = None
    steps: int = 1
    idea: Text = field(default_factory=dict)
    note: Text = field(default_factory=dict)
    branch: str = ""
    """The id of the lesson or puzzle that is a side branch of it; "" for none."""
    aside: Text = field(default_factory=dict)
    """What is easily forgotten, which the side branch asks."""
    branch_line: int = 0
    use: str = ""
    """How pages use it, one of `USES`; "" for most."""
    lucks: int = 3

    @property
    def game(self) -> str:
        """The id of the game: the first letter of a scenario's id is the game's tag."""
        return find_tag(self.id[0].lower()).id

    @property
    def right(self) -> Answer:
        """The first right answer, as its author has written it. SpeciateError where there is none."""
        for answer in self.answers:
            if answer.kind == "right":
                return answer
        raise self.fault(self.line, "there is no right answer")

    @property
    def kind(self) -> Kind:
        """What it is for."""
        return KINDS[self.id[2]]

    @property
    def asks(self) -> bool:
        """Whether it has a question; a test of a rule may do without."""
        return self.kind != "rule" or bool(self.ask or self.answers)

    def fault(self, line: int, what: str) -> SpeciateError:
        """An error that says where in the file something is wrong."""
        return SpeciateError(f"{self.file}:{line}: {self.id}: {what}")

    def texts(self) -> Iterator[tuple[str, Text]]:
        """Every text that a reader sees, each with the field that it stands in."""
        yield "title", self.title
        for name in ("goal", "ask", "other", "idea", "note", "aside"):
            if getattr(self, name):
                yield name, getattr(self, name)
        for hint in self.hints:
            yield "hint", hint
        for answer in self.answers:
            yield answer.kind, answer.verdict


ID: Final = re.compile(r"([A-Z])-(?:[LP](?:\d{2}|\d)[a-z]?|R(\d+\.\d+[a-z]?))")
"""The game's tag, L for a lesson or P for a puzzle and its number, or R and the rule without the game's tag."""
TEXTS: Final = ("title", "goal", "ask", "hint", "right", "wrong", "refused", "else", "idea", "note", "branch")
"""The fields that hold a text for readers: each has a twin in every other language."""
BLOCKS: Final = ("pos", "deal")
"""The fields that begin an indented block; a scenario has one of them at most."""
USES: Final = ("home", "beyond", "cover")
"""What pages do with a scenario: the first page asks it too, it is offered after the path of lessons and not on it, or
its board is the picture of the game on the first page, where the opening board is empty."""
WHEN: Final = "when"
"""In place of the tokens of a right answer: what follows says what comes of it."""
ONCE: Final = (
    "rules", "goal", *BLOCKS, "ask", "else", "won", "best", "steps", "idea", "note", "luck", "use",
    "branch", "show",
)  # fmt: skip
FIELDS: Final = (*ONCE, "play", "hint", "right", "wrong", "refused", "then", "told", "reply")
TWINS: Final = tuple(lang for lang in LANGUAGES if lang != "en")


def count_words(text: str) -> int:
    """How many words a text has; a sign such as "+" is none."""
    return sum(re.search(r"\w", word) is not None for word in text.split())


def headline(verdict: str) -> tuple[str, str]:
    """A verdict as its headline and the rest: up to the first full stop, or to a colon where that is too long."""
    found = re.match(r"(.+?[.?])(?:\s+(.*))?$", verdict)
    head, rest = (found[1], found[2] or "") if found else (verdict, "")
    if ": " in head and count_words(head) > HEADLINE[1]:
        head, _, rest = verdict.partition(": ")
        head += ":"
    return head, rest


HEADLINE: Final = (2, 6)
"""The least and the most words of a headline."""


def read_scenarios(text: str, file: str) -> list[Scenario]:
    """The scenarios of a file. SpeciateError with the file, the line and what is possible, where it has a fault."""
    reader = _Reader(file)
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() and not line.lstrip().startswith("#"):
            reader.take(number, line.rstrip())
    return reader.found


class _Reader:
    """Takes the lines of a file in turn."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.found: list[Scenario] = []
        self._text: dict[str, str] | None = None
        """The text that the line before has given, and which one of another language may follow."""
        self._field = ""
        self._had: set[str] = set()

    def fault(self, line: int, what: str) -> SpeciateError:
        """An error at a line of this file."""
        return SpeciateError(f"{self.file}:{line}: {what}")

    def take(self, number: int, line: str) -> None:
        """Put one line where it belongs."""
        if line.startswith("=== "):
            self._begin(number, line[4:])
            return
        if not self.found:
            raise self.fault(number, "a scenario begins with a line '=== ID title'")
        scenario = self.found[-1]
        if line[0].isspace():
            if self._field not in BLOCKS:
                raise self.fault(number, "only lines of the position, after 'pos' or 'deal', are indented")
            scenario.position = (*scenario.position, (number, line.strip()))
            return
        word, _, rest = line.partition(" ")
        name, dot, lang = word.partition(".")
        if dot:
            self._twin(number, name, lang, rest.strip())
        else:
            self._take_field(scenario, number, name, rest.strip())

    def _begin(self, number: int, rest: str) -> None:
        name, _, title = rest.partition(" ")
        found = ID.fullmatch(name)
        if not found:
            possible = "M-L01 for a lesson, M-P1 for a puzzle, M-R2.4 for a test of the rule M2.4"
            raise self.fault(number, f"{name[:20]!r} is not the id of a scenario; possible: {possible}")
        if not title.strip():
            raise self.fault(number, f"{name} has no title")
        if name in {scenario.id for scenario in self.found}:
            raise self.fault(number, f"{name} is there twice")
        try:
            find_tag(name[0].lower())
        except SpeciateError:
            raise self.fault(number, f"no game has the letter {name[0]}") from None
        self._text = {"en": title.strip()}
        rules = (f"{found[1]}{found[2]}",) if found[2] else ()
        self.found.append(Scenario(self.file, number, name, self._text, rules))
        self._field, self._had = "title", set()

    def _twin(self, number: int, name: str, lang: str, text: str) -> None:
        if lang not in TWINS:
            raise self.fault(number, f"{lang[:20]!r} is not another language; possible: {', '.join(TWINS)}")
        if name not in TEXTS:
            raise self.fault(number, f"{name[:20]!r} is not a text for readers; possible: {', '.join(TEXTS)}")
        if name != self._field or self._text is None:
            raise self.fault(number, f"{name}.{lang} stands directly after the line {name!r} that it translates")
        if lang in self._text:
            raise self.fault(number, f"{name}.{lang} is there twice")
        if not text:
            raise self.fault(number, f"{name}.{lang} says nothing")
        self._text[lang] = text

    def _take_field(self, scenario: Scenario, number: int, name: str, rest: str) -> None:
        if name not in FIELDS:
            raise self.fault(number, f"{name[:20]!r} is not a field of a scenario; possible: {', '.join(FIELDS)}")
        if name in self._had and name in ONCE:
            raise self.fault(number, f"{name} is there twice")
        if (name in BLOCKS) == bool(rest):
            raise self.fault(
                number, f"the position stands indented in the lines after {name!r}" if rest else f"{name} says nothing"
            )
        if name in BLOCKS and self._had.intersection(BLOCKS):
            raise self.fault(number, "a scenario has 'pos' or 'deal', not both")
        self._had.add(name)
        self._field, self._text = name, None
        tokens = tuple(rest.split())
        match name:
            case "rules":
                scenario.rules = (*scenario.rules, *tokens)
            case "pos" | "deal":
                scenario.dealt = name == "deal"
            case "goal" | "ask" | "idea" | "note":
                self._text = {"en": rest}
                setattr(scenario, name, self._text)
            case "hint":
                self._text = {"en": rest}
                scenario.hints.append(self._text)
            case "right" | "wrong" | "refused" | "else":
                self._take_verdict(scenario, number, name, rest)
            case "branch":
                scenario.branch, colon, said = rest.partition(" : ")
                found = ID.fullmatch(scenario.branch)
                if not colon or not said.strip() or not found or found[2]:
                    raise self.fault(number, "a branch names a lesson or puzzle, as in 'branch M-L17 : Its text.'")
                scenario.aside = self._text = {"en": said.strip()}
                scenario.branch_line = number
            case "play":
                scenario.play.append((number, tokens))
            case "then":
                scenario.holds.append((number, rest))
            case "told":
                scenario.told += [(number, token) for token in tokens]
            case "show":
                scenario.show = tokens
            case "won":
                scenario.won = number, tokens
            case "reply":
                seat = self._number(number, "a seat", tokens[0], 0)
                scenario.replies.append((number, seat, tokens[1:]))
            case "best":
                if len(tokens) != 2:
                    raise self.fault(number, "best says what is counted and for whom, as in 'best vp fishes'")
                scenario.best = Best(*tokens, number)
            case "steps":
                scenario.steps = self._number(number, "a number of steps", rest, 1)
            case "use":
                if rest not in USES:
                    raise self.fault(number, f"{rest[:20]!r} is not a use of a scenario; possible: {', '.join(USES)}")
                scenario.use = rest
            case "luck":
                word, _, times = rest.partition(" ")
                if word != "each":
                    raise self.fault(number, "luck is written 'luck each 5'; one state of the dice stands in 'pos'")
                scenario.lucks = self._number(number, "how often", times, 1)

    def _take_verdict(self, scenario: Scenario, number: int, name: str, rest: str) -> None:
        answer, colon, verdict = f" {rest}".partition(" : ")
        tokens = tuple(answer.split())
        if not colon or not verdict.strip():
            raise self.fault(number, f"{name} has no verdict; it is written after ' : '")
        self._text = {"en": verdict.strip()}
        if name == "else":
            if tokens:
                raise self.fault(number, "else is about every other answer and names none")
            scenario.other = self._text
            return
        if not tokens:
            raise self.fault(number, f"{name} names no answer")
        when = ""
        if tokens[0] == WHEN:
            if name != "right":
                raise self.fault(number, f"{WHEN!r} is said of right answers alone, not of {name!r}")
            tokens, when = (), " ".join(tokens[1:])
            if not when:
                raise self.fault(number, "right when says nothing; possible: told, count, or a line of the notation")
        if any((tokens, when) == (other.tokens, other.when) for other in scenario.answers):
            raise self.fault(number, f"the answer {answer.strip()!r} is there twice")
        kinds: dict[str, AnswerKind] = {"right": "right", "wrong": "wrong", "refused": "refused"}
        scenario.answers.append(Answer(kinds[name], tokens, self._text, number, when))

    def _number(self, line: int, what: str, text: str, least: int) -> int:
        if not re.fullmatch(r"\d{1,4}", text) or int(text) < least:
            raise self.fault(line, f"{text[:20]!r} is not {what}; possible: {least} or more")
        return int(text)


def scenarios_of(game_id: str, *kinds: Kind) -> list[Scenario]:
    """The scenarios of a game, or those of some kinds: lessons in the order in which they are taught, puzzles, tests.

    SpeciateError where there is no such game, or a file has a fault.
    """
    find_game(game_id)
    return [one for kind in kinds or FILES for one in _in_file(game_id, kind)]


@cache
def _in_file(game_id: str, kind: Kind) -> Sequence[Scenario]:
    """The scenarios of one kind. They are kept: each lesson in each language asks which others there are."""
    path = f"learn/{FILES[kind]}"
    try:
        data = get_data(f"speciate.games.{game_id}", path)
    except OSError:
        return ()
    return read_scenarios((data or b"").decode(), f"{game_id}/{path}")


def check_branches(found: Sequence[Scenario]) -> None:
    """SpeciateError where a side branch leads to no other of these scenarios."""
    for one in found:
        possible = [other.id for other in found if other is not one and other.kind != "rule"]
        if one.branch and one.branch not in possible:
            raise one.fault(one.branch_line, f"branch: {unknown(one.branch, 'a side branch', possible)}")


def unknown(word: str, what: str, possible: Iterable[str]) -> str:
    """The sentence for a word that is not one of these."""
    return f"{word[:40]!r} is not {what}; possible: {', '.join(possible)}"
