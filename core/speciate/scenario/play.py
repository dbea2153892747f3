"""Plays a scenario by the real rules and says what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from importlib import import_module
from typing import Any, Final

from speciate.engine import Choice, Domain, Match, Setup, SpeciateError, find_game
from speciate.engine.notation import HEAD, find_notation, position_lines, read_position

from .scenario import HEADLINE, TWINS, Answer, Best, Scenario, Text, count_words, headline, unknown

REST: Final = "*"
"""A token: the asked seat goes on with what is offered first, to the end of its step."""
CAP: Final = 60_000
"""Positions that the search for a better line looks at."""
SHOWN: Final = 24
"""How many words an error lists at most."""


@dataclass(slots=True)
class Facts:
    """What a scenario turns out to be."""

    asked: str = ""
    """The key of the question."""
    seat: int = 0
    """Who is asked."""
    lines: int = 0
    """How many lines of play the asked seat has, where all are tried."""
    best: int = 0
    """How many of them are as good as the right answer."""


@dataclass(slots=True)
class Report:
    """What `check` has found."""

    problems: list[str] = field(default_factory=list)
    """A sentence each, with the file and the line."""
    facts: Facts = field(default_factory=Facts)

    @contextmanager
    def at(self, scenario: Scenario, line: int, name: str = "") -> Iterator[None]:
        """What is refused inside becomes a problem of this line; `name` is the field that stands there."""
        try:
            yield
        except SpeciateError as error:
            self.problems.append(str(scenario.fault(line, f"{name}: {error}") if name else error))


# --- the position and the question ------------------------------------------------------------------------------------


def opened(scenario: Scenario, luck: int | None = None) -> tuple[Setup, Match[Any]]:
    """The set-up of a scenario, and the match at its question; `luck` is a state of the dice for the position.

    SpeciateError with file and line where the position, or the play before the question, is not possible.
    """
    numbers = [scenario.line, *(line for line, _ in scenario.position)]
    lines = [f"speciate {scenario.game} position 1", *(text for _, text in scenario.position)]
    if luck is not None:
        lines.append(f"luck {luck:x}")
    other = [n for n, (_, text) in enumerate(scenario.position, 1) if text.split()[0] not in HEAD]
    if scenario.dealt and other:
        raise scenario.fault(numbers[other[0]], f"deal: only these are said of a deal: {', '.join(HEAD)}")
    try:
        written = read_position("\n".join([*lines, ""]))
    except SpeciateError as error:
        line = error.params.get("line")
        at = numbers[line - 1] if isinstance(line, int) and 0 < line <= len(numbers) else scenario.line
        raise scenario.fault(at, f"pos: {re.sub(r'^line [0-9]+: ', '', str(error))}") from None
    setup = written.setup
    if scenario.dealt:
        setup = replace(setup, seed=written.position.rng)
    match = Match(find_game(setup.game), setup.start() if scenario.dealt else written.position)
    for line, tokens in scenario.play:
        try:
            follow(match, tokens, setup)
        except SpeciateError as error:
            raise scenario.fault(line, f"play: {error}") from None
    if match.choice is None and scenario.asks:
        raise scenario.fault(scenario.line, "nobody is asked anything here")
    return setup, match


def has_luck(scenario: Scenario) -> bool:
    """Whether the position itself sets the state of the dice."""
    return any(text.split()[0] == "luck" for _, text in scenario.position)


# --- answers ----------------------------------------------------------------------------------------------------------


def value_of(choice: Choice, token: str, setup: Setup) -> int | None:
    """The value that a token names among those offered, or None.

    What stands in a record is understood, and what an author would rather write: `fern.1` for the first species of
    whoever plays the fern, a card by the part of its token before the colon, another word of the game's notation.
    """
    value = choice.domain.values.get(token)
    if value in choice.values:
        return value
    return next((value for value in choice.values if token in words_for(choice.domain, value, setup)), None)


def named(domain: Domain, token: str, setup: Setup) -> int | None:
    """The value that a token names in a domain, whether it is offered or not; None where there is none."""
    return next((value for value in domain.values.values() if token in words_for(domain, value, setup)), None)


def words_for(domain: Domain, value: int, setup: Setup) -> list[str]:
    """Every way to write a value; the first is that of a record."""
    token, places = domain.token(value), find_game(setup.game).places
    seat, dot, number = token.partition(".")
    found = [token, token.partition(":")[0]]
    if dot and seat.isdecimal():
        found += [f"{place}.{number}" for place, of in zip(places, setup.places, strict=True) if of == int(seat) - 1]
    also = find_notation(setup.game).also.get(domain.name, {})
    return found + [word for word, meant in also.items() if meant == value]


def follow(match: Match[Any], tokens: Sequence[str], setup: Setup) -> None:
    """Play these tokens, all for the seat that is asked now.

    SpeciateError where a token is not offered, or another seat is asked before the last token.
    """
    seat = match.choice.seat if match.choice else -1
    steps = len(match.past)
    for token in tokens:
        if token == REST:
            while match.choice and match.choice.seat == seat and len(match.past) == steps:
                match.answer(match.choice.values[0])
            return
        choice = asked(match, seat, token)
        value = value_of(choice, token, setup)
        if value is None:
            offered = [choice.domain.token(v) for v in choice.values]
            shown = offered[:SHOWN] + ["..."] * (len(offered) > SHOWN)
            raise SpeciateError(unknown(token, f"offered at {choice.key}", shown))
        match.answer(value)


def asked(match: Match[Any], seat: int, token: str) -> Choice:
    """The choice that this seat is asked for. SpeciateError, about a token that comes too late, where there is none."""
    choice = match.choice
    if choice is None or choice.seat != seat:
        who = "nobody" if choice is None else f"seat {choice.seat}"
        raise SpeciateError(f"{token} comes too late: {who} is asked now")
    return choice


def measures(game_id: str) -> Mapping[str, Callable[[Any, int], int]]:
    """What the game counts for `best`, by name: each of a position and a place."""
    found: Mapping[str, Callable[[Any, int], int]] = import_module(f"speciate.games.{game_id}.evaluate").MEASURES
    return found


# --- answers that are right by what comes of them ---------------------------------------------------------------------

Condition = Callable[[Match[Any]], str]
"""What of it does not hold in a match, in words; "" where all of it does."""


def answers_of(scenario: Scenario, setup: Setup, match: Match[Any]) -> list[Answer]:
    """The answers of a scenario at its question, each as tokens: what `right when` says is played out.

    In its place stand the shortest lines of play of the asked seat that bring it, in the order of the rules, but for
    those that another `right` names. SpeciateError where nothing brings it, where a `right` does not bring what any
    `right when` says, or where a `wrong` does.
    """
    found, conditions = list(scenario.answers), []
    for answer in scenario.answers:
        if answer.when:
            with _said_of(scenario, answer.line, "right when"):
                conditions.append((answer, condition(answer.when, setup, match)))
                if not conditions[-1][1](match):
                    raise SpeciateError(f"{answer.when} holds before any answer")
    if not conditions:
        return found
    named = []
    for answer in scenario.answers:
        if answer.tokens and answer.kind != "refused":
            with _said_of(scenario, answer.line, answer.kind):
                named += [path] if (path := _named(answer, setup, match, conditions)) else []
    for answer, holds in conditions:
        with _said_of(scenario, answer.line, "right when"):
            ways = bringing(match, scenario.steps, holds)
        if not ways:
            raise scenario.fault(answer.line, f"right when: no answer brings it; at the question {holds(match)}")
        at = found.index(answer)
        left = [way for way in ways if not any(way[: len(other)] == other[: len(way)] for other in named)]
        found[at : at + 1] = [replace(answer, tokens=way, when="") for way in left]
        named += left
    return found


@contextmanager
def _said_of(scenario: Scenario, line: int, name: str) -> Iterator[None]:
    """What is refused inside is said of this field at this line."""
    try:
        yield
    except SpeciateError as error:
        raise scenario.fault(line, f"{name}: {error}") from None


def _named(
    answer: Answer, setup: Setup, match: Match[Any], conditions: Sequence[tuple[Answer, Condition]]
) -> tuple[str, ...] | None:
    """The tokens of records of a right answer; None for a wrong one. SpeciateError where a condition denies it."""
    after, way = match.fork(), []
    brings = False
    for token in answer.tokens:
        if token != REST and after.choice and (value := value_of(after.choice, token, setup)) is not None:
            way.append(after.choice.domain.token(value))
        follow(after, [token], setup)
        faults = [holds(after) for _, holds in conditions]
        brings = brings or not all(faults)
    if brings and answer.kind == "wrong":
        said = " or ".join(other.when for other, _ in conditions)
        raise SpeciateError(f"{' '.join(answer.tokens)} is right: it brings {said}")
    if answer.kind == "wrong":
        return None
    if not brings:
        raise SpeciateError(" or ".join(faults))
    return tuple(way)


def condition(text: str, setup: Setup, match: Match[Any]) -> Condition:
    """What `right when` says, to be asked of matches that go on from this one. SpeciateError for unknown words."""
    parts = [_part(part.split(), setup, match) for part in text.split(" and ")]
    return lambda after: next((fault for part in parts if (fault := part(after))), "")


def _part(words: Sequence[str], setup: Setup, match: Match[Any]) -> Condition:
    """One of the conditions that are joined by `and`."""
    game = find_game(setup.game)
    word, *rest = words or [""]
    if word == "told":
        events = {kind.key for kind in game.events.values()}
        for kind in rest:
            if kind not in events:
                raise SpeciateError(unknown(kind, "an event of this game", sorted(events)))
        before = len(match.log)

        def told(after: Match[Any]) -> str:
            kinds = {event.kind for event in after.log[before:]}
            return next((f"{kind} is not told" for kind in rest if kind not in kinds), "")

        return told
    if word == "count":
        if len(rest) != 3 or not rest[2].isdecimal():
            raise SpeciateError("count says what, for whom and how many at least, as in 'count vp fishes 10'")
        measure, place = measured(rest[0], rest[1], setup)
        least = int(rest[2])

        def counted(after: Match[Any]) -> str:
            now = measure(after.state, place)
            return "" if now >= least else f"{' '.join(rest[:2])} is {now}, not {least}"

        return counted
    line = " ".join(words)
    lenses = [lens.word for lens in find_notation(setup.game).lenses]
    if word not in lenses:
        raise SpeciateError(unknown(word, "a condition", ["told", "count", *lenses]))

    def differs(after: Match[Any]) -> str:
        try:
            return _differs(line, setup, after.state)
        except SpeciateError as error:  # what the line names cannot be there yet, as a card that lies elsewhere
            return f"{line}: {error}"

    return differs


def measured(name: str, place: str, setup: Setup) -> tuple[Callable[[Any, int], int], int]:
    """A number that the game counts, and the number of a place. SpeciateError where it knows one of them not."""
    game = find_game(setup.game)
    counted = measures(game.id)
    if name not in counted:
        raise SpeciateError(unknown(name, "counted in this game", counted))
    if place not in game.places:
        raise SpeciateError(unknown(place, "a place of this game", game.places))
    return counted[name], game.places.index(place)


def bringing(match: Match[Any], steps: int, holds: Condition) -> list[tuple[str, ...]]:
    """The shortest lines of play of the asked seat after which a condition holds, as tokens.

    A line ends where another seat is asked or so many steps are played. SpeciateError for more than `CAP` positions.
    """
    assert match.choice
    seat, end, begun = match.choice.seat, len(match.past) + steps, len(match.log)
    known: dict[tuple[object, ...], list[tuple[str, ...]]] = {}

    def ways(here: Match[Any]) -> list[tuple[str, ...]]:
        choice = here.choice
        if choice is None or choice.seat != seat or len(here.past) >= end:
            return []
        happened = frozenset(event.kind for event in here.log[begun:])
        key = here.base.digest(), tuple(here.answers), len(here.past), happened
        if key not in known:
            if len(known) >= CAP:
                raise SpeciateError(f"there are more than {CAP} positions; name the right answers")
            found = known[key] = []
            for value in choice.values:
                token, after = choice.domain.token(value), here.fork(value)
                found += [(token, *way) for way in ([()] if not holds(after) else ways(after))]
        return known[key]

    return ways(match)


# --- the check --------------------------------------------------------------------------------------------------------


def check(scenario: Scenario, *, best: bool = True) -> Report:
    """Play a scenario in every way it speaks of. Without `best`, its claim to be the best line is not tried."""
    report = Report()
    with report.at(scenario, scenario.line):
        for problem in of_the_texts(scenario):
            report.problems.append(str(scenario.fault(*problem)))
        for luck in [None] if has_luck(scenario) else range(scenario.lucks):
            _play(scenario, luck, report)
            if report.problems:
                return report
        if best and scenario.best:
            with report.at(scenario, scenario.best.line, "best"):
                _try_all(scenario, scenario.best, report.facts)
    return report


def of_the_texts(scenario: Scenario) -> list[tuple[int, str]]:
    """What is wrong with what readers see: the line, and what it is."""
    found: list[tuple[int, str]] = []
    needed = ["rules", *(["goal"] if scenario.kind != "rule" else []), *(["ask", "answers"] if scenario.asks else [])]
    for name in needed:
        if not getattr(scenario, name):
            found.append((scenario.line, f"there is no {name}" if name != "answers" else "there is no answer"))
    if not (scenario.asks or scenario.holds or scenario.told or scenario.won):
        found.append((scenario.line, "it asks nothing, and says nothing by 'then', 'told' or 'won'"))
    for name, text in scenario.texts():
        for lang in TWINS:
            if lang not in text:
                found.append((scenario.line, f"there is no {name}.{lang} to {text['en'][:40]!r}"))
        if any("!" in said for said in text.values()):
            found.append((scenario.line, f"{name} has an exclamation mark"))
    verdicts: list[tuple[int, str, Text]] = [(answer.line, answer.kind, answer.verdict) for answer in scenario.answers]
    verdicts += [(scenario.line, "else", scenario.other)] if scenario.other else []
    least, most = HEADLINE
    for line, name, verdict in verdicts:
        for lang, said in verdict.items():
            head, _ = headline(said)
            if not least <= count_words(head) <= most:
                found.append((line, f"{name}, {lang}: a headline has {least} to {most} words, not {head[:60]!r}"))
    return found


def _play(scenario: Scenario, luck: int | None, report: Report) -> None:
    """Every answer, once; what has come about where nothing is asked."""
    setup, match = opened(scenario, luck)
    if not scenario.asks:
        _come(scenario, setup, match, report)
        return
    choice = match.choice
    assert choice
    report.facts.asked, report.facts.seat = choice.key, choice.seat
    answers = answers_of(scenario, setup, match)
    right = next((answer for answer in answers if answer.kind == "right"), None)
    if answers and not right:
        raise scenario.fault(scenario.line, "there is no right answer")
    for answer in answers:
        with report.at(scenario, answer.line, answer.kind):
            after = match.fork()
            if answer.kind == "refused":
                *before, last = answer.tokens
                follow(after, before, setup)
                _refused(asked(after, choice.seat, last), last, setup)
            else:
                follow(after, answer.tokens, setup)
                if answer is right:
                    _come(scenario, setup, after, report)


def _refused(choice: Choice, token: str, setup: Setup) -> None:
    """SpeciateError unless a token is of the domain of a choice and not offered."""
    if value_of(choice, token, setup) is not None:
        raise SpeciateError(f"{token} is offered")
    if named(choice.domain, token, setup) is None:
        raise SpeciateError(unknown(token, f"a {choice.domain.name}", [*choice.domain.values][:SHOWN]))


def _come(scenario: Scenario, setup: Setup, after: Match[Any], report: Report) -> None:
    """Whether what the first right answer, or the play, is to bring about has come."""
    for line, seat, tokens in scenario.replies:
        with report.at(scenario, line, "reply"):
            asked(after, seat, tokens[0])
            follow(after, tokens, setup)
    for line, text in scenario.holds:
        with report.at(scenario, line, "then"):
            _holds(text, setup, after.state)
    kinds = {event.kind for event in after.log}
    for line, kind in scenario.told:
        with report.at(scenario, line, "told"):
            if kind not in kinds:
                raise SpeciateError(unknown(kind, "among what has happened", sorted(kinds)))
    if scenario.won:
        line, places = scenario.won
        with report.at(scenario, line, "won"):
            _won(places, setup, after.state)


def _holds(text: str, setup: Setup, state: Any) -> None:
    """SpeciateError unless a line of the notation holds in a position: put on it, it would change nothing."""
    if fault := _differs(text, setup, state):
        raise SpeciateError(fault)


def _differs(text: str, setup: Setup, state: Any) -> str:
    """How a position differs from a line of the notation, in words; "" where the line holds in it."""
    word, *words = text.split()
    table = find_notation(setup.game)
    lenses = {lens.word: lens for lens in table.lenses}
    if word not in lenses:
        raise SpeciateError(unknown(word, "a word of this notation", lenses))
    lens, g = lenses[word], state.copy()
    now = lens.get(g)
    if lens.read(g, [(0, words)], now) == now:
        return ""
    is_ = [line for line in position_lines(table, setup, state, luck=False) if line.split()[0] == word]
    return f"{text} does not hold; it is {' / '.join(is_) or 'as usual'}"


def _won(places: Sequence[str], setup: Setup, state: Any) -> None:
    """SpeciateError unless the game is over and the seats that play these places have won, and no others."""
    game = find_game(setup.game)
    seats = dict(zip(game.places, setup.places, strict=True))
    for place in places:
        if place not in seats:
            raise SpeciateError(unknown(place, "a place of this game", game.places))
    if not state.over:
        raise SpeciateError("the game is not over")
    winners = game.winners(state)
    if {seats[place] for place in places} != {*winners}:
        won = ", ".join(place for place, seat in seats.items() if seat in winners)
        raise SpeciateError(f"{won} has won, not {' '.join(places)}")


def _try_all(scenario: Scenario, claim: Best, facts: Facts) -> None:
    """Compare the first right answer with every line of play. SpeciateError where one is better."""
    setup, match = opened(scenario)
    measure, place = measured(claim.measure, claim.place, setup)
    found = lines(match, scenario.steps)
    if found is None:
        raise SpeciateError(f"there are more than {CAP} positions; say it by 'then'")
    right = match.fork()
    follow(right, next(one.tokens for one in answers_of(scenario, setup, match) if one.kind == "right"), setup)
    values = [measure(end.state, place) for end, _ in found]
    most, got = max(values), measure(right.state, place)
    facts.lines, facts.best = len(values), values.count(most)
    if got != most:
        _, tokens = found[values.index(most)]
        raise SpeciateError(f"{' '.join(tokens)} gives {most}, the right answer {got}")


def lines(match: Match[Any], steps: int) -> list[tuple[Match[Any], tuple[str, ...]]] | None:
    """Where each line of play of the asked seat leads, with its tokens: until another seat is asked, or so many steps
    are played. Lines that meet in a position are one. None where there are more than `CAP` positions."""
    assert match.choice
    seat, end = match.choice.seat, len(match.past) + steps
    found: list[tuple[Match[Any], tuple[str, ...]]] = []
    seen: set[tuple[int, tuple[object, ...]]] = set()
    todo: list[tuple[Match[Any], tuple[str, ...]]] = [(match, ())]
    nodes = 0
    while todo:
        here, path = todo.pop()
        nodes += 1
        if nodes > CAP:
            return None
        choice = here.choice
        if choice is None or choice.seat != seat or len(here.past) >= end:
            found.append((here, path))
            continue
        for value in choice.values:
            after = here.fork(value)
            key = after.base.digest(), tuple(after.answers)
            if key not in seen:
                seen.add(key)
                todo.append((after, (*path, choice.domain.token(value))))
    return found
