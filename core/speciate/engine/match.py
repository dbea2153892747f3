"""A match: the position before this step, the answers since, and the way here. Pure data; running gives the rest."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from contextlib import suppress
from operator import attrgetter
from typing import Any, Final, Generic, NamedTuple, TypeVar

from .choice import Answer, Choice, Determinization, Player
from .errors import DecisionNeeded, SpeciateError
from .event import Event
from .game import Game
from .state import State

S = TypeVar("S", bound=State)


Digit = tuple[int, int]
"""A decision as a link counts it: the index of the answer among the values offered, and how many these were."""


class Step(NamedTuple):
    """A finished step: the position before it, the answers given in it, and the events it recorded."""

    base: Any
    answers: list[Answer]
    events: list[Event]
    ply: int
    """The number of decisions at its end."""
    digits: list[Digit]
    """One for each answer, or empty as long as nobody has asked."""


_EVENTS: Final = attrgetter("events")


def remember(past: list[Step], step: Step) -> None:
    """Keep a step. One without an answer is nowhere to go back to: only its events are kept, with the step before."""
    if step.answers or not past:
        past.append(step)
    else:
        past[-1].events.extend(step.events)


class Preview(NamedTuple, Generic[S]):
    """What an answer would do as far as it can be foreseen: up to the next decision, the end of the step, or chance.

    It is made of what the one who chooses knows: what is hidden from that seat lies there as it might, not as it does,
    and where it would come to light that is chance. It never looks past the end of the step: what was secret comes to
    light in a step of its own.
    """

    state: S
    events: list[Event]
    chance: bool
    """Whether chance decides from here on."""
    choice: Choice | None
    """The next decision of this step; None where chance or the end of the step comes first.

    Of a decision of another seat only whose it is and what it is about: its values, which may rest on what the seat
    that chooses now cannot see, are left out.
    """


class Match(Generic[S]):
    """One game under way.

    `state` is the position at the decision, `choice` the decision (None when the game is over), `events` what the last
    answer brought about. `state` is a new object after each answer: never hold on to it.
    """

    def __init__(
        self,
        game: Game[S],
        base: S,
        answers: Sequence[Answer] = (),
        past: list[Step] | None = None,
    ) -> None:
        self.game, self.base, self.answers = game, base, list(answers)
        self.past: list[Step] = [] if past is None else past
        self.undone: list[Answer] = []
        self.events: list[Event] = []
        self._step_events: list[Event] = []
        self._run()

    def _run(self) -> None:
        """From the base over the answers to the next decision; this step runs again from its start, with its log."""
        reported = len(self._step_events)
        fresh: list[Event] = []
        while True:
            g = self.state = self.base.copy()
            self.choice: Choice | None = None
            if g.over:
                self._step_events = []
                break
            g.log, g.script = [], self.answers[::-1]
            try:
                self.game.step(g)
            except DecisionNeeded as needed:
                self.choice = needed.args[0]
            log, g.log = g.log, None
            fresh += log[reported:]
            if self.choice:
                if g.script:
                    raise SpeciateError("an answer is left over", "error.offered")
                self._step_events = log
                break
            remember(self.past, Step(self.base, self.answers, log, self.ply, []))
            self.base, self.answers, reported = g, [], 0
        self.events = fresh

    @property
    def at_rest(self) -> S:
        """The position before this step; where nothing was decided yet, that in which the game began."""
        base: S = self.past[0].base if self.past and not self.ply else self.base
        return base

    # --- the way forward -----------------------------------------------------------------------------------------

    def answer(self, value: int) -> None:
        """Take one decision. A rule that raises leaves the match where it stood.

        SpeciateError "error.over" at the end of the game, "error.offered" for a value that is not on offer.
        """
        if self.choice is None:
            raise SpeciateError("the game is over", "error.over")
        if value not in self.choice.values:
            raise SpeciateError(f"{self.choice.key}: {value} is not offered", "error.offered", token=str(value))
        before = self.base, self.answers, len(self.past), self._step_events
        self.answers = [*self.answers, value]
        try:
            self._run()
        except Exception:
            self.base, self.answers, length, self._step_events = before
            del self.past[length:]
            self._run()
            raise
        if self.undone and self.undone[-1] == value:
            self.undone.pop()
        else:
            self.undone.clear()

    @classmethod
    def replay(cls, game: Game[S], base: S, player: Player) -> Match[S]:
        """Play by a function until it raises DecisionNeeded or the game ends: how links and records are opened."""
        past: list[Step] = []
        answers: list[Answer] = []
        digits: list[Digit] = []
        ply = 0

        def listen(choice: Choice) -> int:
            value = player(choice)
            answers.append(value)
            digits.append((choice.values.index(value), len(choice.values)))
            return value

        while not base.over:
            g = base.copy()
            g.log, g.player, answers, digits = [], listen, [], []
            try:
                game.step(g)
            except DecisionNeeded:
                break
            ply += len(answers)
            remember(past, Step(base, answers, g.log, ply, digits))
            g.log = g.player = None
            base = g
        else:
            answers = []
        return cls(game, base, answers, past)

    # --- the way back --------------------------------------------------------------------------------------------

    def undo(self) -> Answer:
        """Take back the last decision and return it; `redo` takes it again.

        SpeciateError "error.undo" where there is none.
        """
        while not self.answers:
            if not any(step.answers for step in self.past):
                raise SpeciateError("there is nothing to take back", "error.undo")
            self.base, self.answers, *_ = self.past.pop()
        *self.answers, last = self.answers
        self._step_events = []
        self._run()
        self.undone.append(last)
        return last

    def redo(self) -> None:
        """Take the decision again that was taken back last. SpeciateError "error.redo" where there is none."""
        if not self.undone:
            raise SpeciateError("there is nothing to give again", "error.redo")
        answer = self.undone[-1]
        assert isinstance(answer, int)
        self.answer(answer)

    @property
    def ply(self) -> int:
        """The number of decisions taken so far, which also numbers the next one."""
        return (self.past[-1].ply if self.past else 0) + len(self.answers)

    @property
    def decisions(self) -> list[int]:
        """Every answer of the game so far, in order."""
        return [a for step in self.past for a in step.answers if isinstance(a, int)] + [
            a for a in self.answers if isinstance(a, int)
        ]

    def digits(self) -> list[Digit]:
        """What a link is made of. A step is run once more for it, and then known: only the last one is ever new."""
        found: list[Digit] = []
        for step in self.past:
            if len(step.digits) < len(step.answers):
                step.digits[:] = self._digits(step.base, step.answers)
            found += step.digits
        return found + self._digits(self.base, self.answers)

    def _digits(self, base: S, answers: Sequence[Answer]) -> list[Digit]:
        found: list[Digit] = []
        given = iter(answers)

        def player(choice: Choice) -> int:
            answer = next(given, None)
            if answer is None:
                raise DecisionNeeded(choice)
            if isinstance(answer, Determinization):
                raise SpeciateError("this match does not follow from its set-up and its decisions", "error.imagined")
            found.append((choice.values.index(answer), len(choice.values)))
            return answer

        if answers:
            g = base.copy()
            g.player = player
            with suppress(DecisionNeeded):
                self.game.step(g)
        return found

    @property
    def log(self) -> list[Event]:
        """Everything that has happened, in order."""
        return [e for step in self.past for e in step.events] + self._step_events

    @property
    def event_count(self) -> int:
        """The length of `log`, without making it."""
        return sum(map(len, map(_EVENTS, self.past))) + len(self._step_events)

    @property
    def step_events(self) -> Sequence[Event]:
        """The events of the step that is under way."""
        return self._step_events

    def at(self, ply: int) -> Match[S]:
        """A match that stands after the first `ply` decisions. SpeciateError "error.at" where there are not so many."""
        if not 0 <= ply <= self.ply:
            raise SpeciateError(f"this game has {self.ply} decisions", "error.at", n=self.ply)
        index = bisect_right(self.past, ply, key=lambda step: step.ply)
        past = self.past[:index]
        left = ply - (past[-1].ply if past else 0)
        base, answers = self.past[index][:2] if index < len(self.past) else (self.base, self.answers)
        return Match(self.game, base, answers[:left], past)

    # --- side roads ----------------------------------------------------------------------------------------------

    def fork(self, *more: Answer) -> Match[S]:
        """An independent match at this decision, or after `more`. The base is shared: nobody changes it."""
        return Match(self.game, self.base, [*self.answers, *more], self.past[:])

    def playout(self, player: Player, *more: Answer, steps: int = 1 << 30) -> S:
        """Play on with one player for all seats: so many steps, to the end, or until it raises DecisionNeeded."""
        g = self.base.copy()
        g.script, g.player = [*self.answers, *more][::-1], player
        try:
            while steps and not g.over:
                self.game.step(g)
                steps -= 1
        except DecisionNeeded:
            pass
        return g

    def preview(self, value: int) -> Preview[S]:
        """What an answer would do, as far as it can be foreseen.

        SpeciateError "error.offered" where it is not on offer.
        """
        if self.choice is None or value not in self.choice.values:
            raise SpeciateError(f"{value} is not offered", "error.offered", token=str(value))
        g = self.base.copy()
        g.log, g.script = [], self.answers[::-1]

        def answer(choice: Choice) -> int:
            # Every recorded answer has been replayed. Draws up to here have already happened; any further draw would
            # reveal the future, so the preview stops there.
            rng, g.rng = g.rng, 0
            g.determinize(choice.seat)
            g.rng, g.player, g.stop_at_chance = rng, None, 1
            return value

        g.player = answer
        chance, following = False, None
        try:
            self.game.step(g)
        except DecisionNeeded as needed:
            following = needed.args[0]
            chance = following is None
        if following and following.seat != self.choice.seat:
            following = following.without_values()
        log, g.log, g.stop_at_chance = g.log, None, 0
        return Preview(g, log[len(self._step_events) :], chance, following)
