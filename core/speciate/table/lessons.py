"""The lessons and puzzles of a game as its page shows them: drawn and worded by the build, judged without Python."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby, takewhile
from typing import Any, Final

from speciate.draw.face import Label, Scene
from speciate.draw.html import badge, pictured
from speciate.draw.markup import Markup, join, markup
from speciate.engine import Choice, Match, Setup, SpeciateError
from speciate.engine.notation import find_notation
from speciate.engine.rulebook import rules_of
from speciate.locale import capital, plain_text, words
from speciate.scenario import Scenario, check_branches, headline, opened, scenarios_of
from speciate.scenario.play import REST, answers_of, follow, named, value_of
from speciate.scenario.scenario import Answer, Kind, count_words

from .faces import face_of

FEW: Final = 4
"""Answers that are offered at least, where there are so many and the author says what the others come to."""
READ: Final = 3
"""Words that are read in a second, with thought."""
LOOK: Final[Mapping[Kind, int]] = {"lesson": 15, "puzzle": 45, "rule": 15}
"""Seconds to look at the table and to choose; in a puzzle there is more to reckon."""
WORDS_OF_OPTION: Final = 3
"""Words of an answer on offer, about."""
ROUND: Final = 10
"""What an estimate is a multiple of."""
SEATS: Final = "ic-seats"
"""The symbol of the panel that shows what each player has."""
DONE_LAST: Final = 1 << 30
"""Modulo this, DONE comes after every other value."""


@dataclass(frozen=True, slots=True)
class Option:
    """An answer that is offered, in words, and the verdict on it."""

    kind: str
    """right, wrong or refused; other where the author says only what all other answers come to."""
    text: Markup
    more: str
    """What tells it from answers that read alike; "" for most."""
    head: str
    """The headline of the verdict."""
    rest: str
    brings: str
    """What it would bring, where the author has not thought of it; else ""."""
    value: int | None
    """The value of the open decision that it names, where it is the only one to do so."""
    tokens: tuple[str, ...] = ()
    """What is played, where it is right."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of the table in the picture of a lesson."""

    name: str
    label: str
    picture: Markup


@dataclass(frozen=True, slots=True)
class Cited:
    """A rule that a lesson shows; without words where the game does not say it yet."""

    id: str
    title: str
    says: str


@dataclass(frozen=True, slots=True)
class Branch:
    """A lesson or puzzle that another one leads to."""

    id: str
    title: str
    says: str = ""
    """What is easily forgotten there."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson or a puzzle in one language."""

    id: str
    number: int
    title: str
    goal: str
    seconds: int
    """About how long it takes: an estimate."""
    badge: Markup
    name: str
    """Who is asked."""
    who: Markup
    """What is being done."""
    ask: str
    note: str
    hints: Sequence[str]
    idea: str
    options: Sequence[Option]
    branch: Branch | None
    """A side branch, for players who know the printed game."""
    trunks: Sequence[Branch]
    """The lessons whose side branch it is: the ways back."""
    rules: Sequence[Cited]
    panels: Sequence[Panel]


@dataclass(frozen=True, slots=True)
class Step:
    """One decision of an answer: the match at it, and the value chosen."""

    match: Match[Any]
    choice: Choice
    value: int


@cache
def lessons_of(game_id: str, lang: str) -> tuple[list[Lesson], list[Lesson], list[Lesson]]:
    """The lessons on the path of a game, those beyond it, and its puzzles, each in their order and in one language.

    There are none for a game without a notation.
    """
    try:
        find_notation(game_id)
    except SpeciateError:
        return [], [], []

    check_branches(scenarios_of(game_id, "lesson", "puzzle"))

    def drawn(scenarios: Iterable[Scenario]) -> list[Lesson]:
        return [Drawing(one, lang).lesson(n) for n, one in enumerate(scenarios, 1)]

    beyond = (one for one in scenarios_of(game_id, "lesson") if one.use == "beyond")
    return drawn(path_of(game_id)), drawn(beyond), drawn(scenarios_of(game_id, "puzzle"))


def path_of(game_id: str) -> list[Scenario]:
    """The lessons that one goes through to learn a game, in their order; those beyond the path are not among them."""
    return [one for one in scenarios_of(game_id, "lesson") if one.use != "beyond"]


def seconds(scenario: Scenario, options: int) -> int:
    """About how long a scenario takes, in tens of seconds: to read it with the verdict on a wrong answer and on
    the right one, and to look at the table. It is reckoned from the English words, so it is the same in each language.
    """
    verdicts = [answer.verdict for answer in scenario.answers if answer is not scenario.right]
    read = [scenario.goal, scenario.ask, scenario.note, scenario.idea, scenario.right.verdict, *(verdicts[:1])]
    words_read = sum(count_words(text.get("en", "")) for text in read) + options * WORDS_OF_OPTION
    return round((LOOK[scenario.kind] + words_read / READ) / ROUND) * ROUND


def afters_of(game_id: str, lang: str) -> list[tuple[str, int, Panel]]:
    """The pictures after each right answer of a game: the id of its lesson or puzzle, its place among those on offer,
    and a panel. Pictures of one panel stand together, so that they are packed well."""
    found = []
    for scenario in scenarios_of(game_id, "lesson", "puzzle"):
        drawing = Drawing(scenario, lang)
        for place, option in enumerate(drawing.options()):
            found += [(scenario.id, place, panel) for panel in (drawing.after(option) if option.tokens else ())]
    return sorted(found, key=lambda one: one[2].name)


_ASKED: dict[str, tuple[Scenario, tuple[Setup, Match[Any], Sequence[Answer]]]] = {}
"""What `_asked` has found last, by the id of the scenario."""


def _asked(scenario: Scenario) -> tuple[Setup, Match[Any], Sequence[Answer]]:
    """The set-up of a scenario, the match at its question, and the answers.

    They are the same in every language, and to find the right answers by playing on takes longer than a drawing.
    """
    known, found = _ASKED.get(scenario.id, (None, None))
    if found is None or known != scenario:
        setup, match = opened(scenario)
        found = setup, match, answers_of(scenario, setup, match)
        _ASKED[scenario.id] = scenario, found
    return found


class Drawing:
    """A scenario at its question, to be drawn and worded in one language."""

    def __init__(self, scenario: Scenario, lang: str) -> None:
        self.scenario = scenario
        self.face, self.words = face_of(scenario.game), words(lang, scenario.game)
        self.setup, self.match, self.answers = _asked(scenario)
        assert self.match.choice
        self.choice: Choice = self.match.choice

    def lesson(self, number: int) -> Lesson:
        """All of it; `number` is its place among those that stand together."""
        one, said = self.scenario, self.words.translated
        rules = rules_of(one.game)
        place, who = self.face.actor(self.scene(self.match), self.choice)
        looks = self.face.place(place)
        options = self.options()
        every = scenarios_of(one.game, "lesson", "puzzle")
        leads = next((other for other in every if other.id == one.branch), None)
        return Lesson(
            id=one.id,
            number=number,
            title=said(one.title),
            goal=said(one.goal) if one.goal else "",
            seconds=seconds(one, len(options)),
            badge=badge(looks.colour, looks.symbol),
            name=self.words.plain(looks.key),
            who=capital(who),
            ask=said(one.ask),
            note=said(one.note) if one.note else "",
            hints=[said(hint) for hint in one.hints],
            idea=said(one.idea) if one.idea else "",
            options=options,
            branch=Branch(leads.id, said(leads.title), said(one.aside)) if leads else None,
            trunks=[Branch(other.id, said(other.title)) for other in every if other.branch == one.id],
            rules=[Cited(rule.id, said(rule.titles), said(rule.texts)) for rule in map(rules.get, one.rules) if rule],
            panels=self.panels(options),
        )

    def scene(self, match: Match[Any], choice: Choice | None = None) -> Scene[Any]:
        """What the asked seat sees."""
        return Scene(g=match.state, words=self.words, viewer=self.choice.seat, choice=choice)

    def panels(self, options: Sequence[Option]) -> list[Panel]:
        """The panel where the question is answered, the board, and what each player has.

        What stands for one answer in them is marked with its place in `options`, also where the rules refuse it.
        """
        answers = {option.value: n for n, option in enumerate(options) if option.value is not None}
        asked = Choice(self.choice.seat, self.choice.decision, (*answers,), self.choice.numbers)
        drawn = self.face.draw(self.scene(self.match, asked))
        return [Panel(name, self.words.plain(f"panel.{name}"), pictured(drawn[name], answers)) for name in self.names()]

    def names(self) -> list[str]:
        """The panels of the picture, in their order."""
        board, *_ = self.face.panels
        seats = [name for name, symbol in self.face.panels.items() if symbol == SEATS]
        return [*dict.fromkeys([self.choice.decision.panel or board, board, *seats])]

    def after(self, option: Option) -> list[Panel]:
        """The panels of the question that a right answer changes, as they are after it, with marks at what is new."""
        end = self.match.fork()
        follow(end, option.tokens, self.setup)
        before, after = self.scene(self.match), self.scene(end)
        after.since = before.g
        shown, drawn = self.face.draw(before), self.face.draw(after)
        return [
            Panel(name, self.words.plain(f"panel.{name}"), pictured(drawn[name]))
            for name in self.names()
            if drawn[name] != shown[name]
        ]

    def options(self) -> list[Option]:
        """The answers of the author, and some others, in the order in which the rules offer them.

        What all of them begin with is left out, as the question says it. Answers of the same decisions, in whatever
        order, are one where the verdict is the same. Where no other answer begins with its first decision, that alone
        is said: the right one would stand out, because authors say it to its end.
        """
        known = [(self.steps(answer.tokens), answer) for answer in self.answers]
        values = [[step.value for step in steps[:-1]] for steps, _ in known]
        shared = len([*takewhile(lambda column: len({*column}) == 1, zip(*values, strict=False))])
        found = [(steps[shared:], answer.kind, answer.verdict, answer.tokens) for steps, answer in known]
        others = self.others([steps for steps, *_ in found]) if self.scenario.other else []
        rest = [([step], "other", self.scenario.other, ()) for step in others]
        made: dict[tuple[str, ...], tuple[list[Step], tuple[str, ...]]] = {}
        for steps, kind, verdict, tokens in sorted(
            [*found, *rest], key=lambda one: [s.value % DONE_LAST for s in one[0]]
        ):
            made.setdefault((kind, self.words.translated(verdict), *sorted(self.parts(steps))), (steps, tokens))
        firsts = Counter(steps[0].value for steps, _ in made.values())
        made = {
            key: (steps[:1] if firsts[steps[0].value] == 1 else steps, tokens) for key, (steps, tokens) in made.items()
        }
        read = Counter(self.text(steps) for steps, _ in made.values())
        options = []
        for (kind, said, *_), (steps, tokens) in made.items():
            text = self.text(steps)
            value = steps[0].value if not shared and firsts[steps[0].value] == 1 else None
            brings = self.brought(steps[0]) if kind == "other" else ""
            more = self.more(steps) if read[text] > 1 else ""
            options.append(Option(kind, text, more, *headline(said), brings, value, tokens if kind == "right" else ()))
        return options

    def brought(self, step: Step) -> str:
        """What an answer brings as far as it can be foreseen: the preview of the table."""
        scene, preview = self.scene(step.match, step.choice), step.match.preview(step.value)
        return plain_text(self.face.preview_text(scene, step.choice, step.value, preview))

    def others(self, known: Sequence[Sequence[Step]]) -> list[Step]:
        """Answers that the author has not thought of, so that at least `FEW` are offered, spread over all there are."""
        at, taken = known[0][0], [steps[0].value for steps in known]
        left = [value for value in at.choice.values if value not in taken]
        room = min(max(FEW - len(known), 0), len(left))
        return [Step(at.match, at.choice, left[n * len(left) // room]) for n in range(room)]

    def steps(self, tokens: Sequence[str]) -> list[Step]:
        """The decisions that the tokens of an answer name; the last one may be of a value that is not offered."""
        found, match = [], self.match.fork()
        for token in tokens:
            choice = match.choice
            if token == REST or choice is None:
                break
            value = value_of(choice, token, self.setup)
            if value is None:
                value = named(choice.domain, token, self.setup)
            assert value is not None
            found.append(Step(match, choice, value))
            if value in choice.values:
                match = match.fork(value)
        return found

    def parts(self, steps: Sequence[Step]) -> list[Markup]:
        """The words of each decision. A number after the first says what it is for."""
        parts = [self.label(steps[0]).text]
        for step in steps[1:]:
            number = step.choice.domain.token(step.value).isdecimal()
            parts.append(markup("{}", self.commit_label(step)) if number else self.label(step).text)
        return parts

    def text(self, steps: Sequence[Step]) -> Markup:
        """The words of decisions, one after the other; what is done several times is said once."""
        parts = [(part, len([*same])) for part, same in groupby(self.parts(steps))]
        return join(
            (markup("{} × {n}", part, n=n) if n > 1 else part for part, n in parts),
            '<i class="arrow" aria-hidden="true"> → </i><span class="vh">, </span>',
        )

    def more(self, steps: Sequence[Step]) -> str:
        """What tells decisions from others that read alike: what is known of them, or what is done last."""
        facts = [plain_text(self.label(step).fact) for step in steps]
        return "; ".join(fact for fact in facts if fact) or self.commit_label(steps[-1])

    def label(self, step: Step) -> Label:
        """The words of one decision, and a fact."""
        return self.face.label(self.scene(step.match, step.choice), step.choice, step.value)

    def commit_label(self, step: Step) -> str:
        """One decision as something that is done."""
        return self.face.commit_label(self.scene(step.match, step.choice), step.choice, step.value)
