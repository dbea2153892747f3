"""A computer's thinking as jobs that any Python can do: that of the table, and helpers without a table."""

from __future__ import annotations

import json
from math import ceil, log2
from typing import Any, Final

from speciate.bots import bot_rng
from speciate.bots.greedy import MOST
from speciate.bots.playouts import Batch, Effort, play_batch
from speciate.bots.weighing import Thinking
from speciate.engine import Match, SpeciateError

from .sitting import Sitting

STEPS: Final = 16
"""The playouts of a job if they end with the step; of longer playouts a job has one, so that a page stays alive."""


class Thought:
    """The thinking of a computer about the open decision; `link` is the game up to it.

    Jobs and answer follow from the game alone, so it does not matter who does the jobs.
    """

    def __init__(self, sitting: Sitting, link: str, effort: Effort) -> None:
        match = sitting.match
        assert match.choice
        self.link = link
        self._match, self._seat = match.fork(), match.choice.seat
        self.taken = 0
        """The number of batches whose worths are known."""
        values = min(len(match.choice.values), MOST)
        finalists = min(values, effort.finalists)
        self.batches = (finalists < values) + ceil(log2(finalists))
        """The number of all batches: one finds the finalists, and each of the others halves them."""
        self._thinking = Thinking(match, self._seat, bot_rng(match, sitting.setup.seed), effort)

    @property
    def done(self) -> bool:
        """Whether there is nothing more to be played."""
        return self._thinking.batch is None

    @property
    def best(self) -> int:
        """The best value by all that is known so far."""
        return self._thinking.best()[0].value

    @property
    def jobs(self) -> list[str]:
        """The next batch in parts, each a text for `play`."""
        batch = self._thinking.batch
        return [json.dumps(part) for part in self._parts(batch)] if batch else []

    def _parts(self, batch: Batch) -> list[Batch]:
        """The batch in parts, world by world, so that a thinking that is stopped knows something of every value."""
        size = 1 if batch.rounds else STEPS
        ordered = batch._replace(plays=tuple(batch.plays[n] for n in _by_world(batch)))
        return ordered.split(ceil(len(batch.plays) / size))

    def take(self, worths: list[str], stop: bool = False) -> None:
        """Take the results of the jobs, in their order; with `stop`, a job that was not done has the result "".

        A thinking that is stopped before every value was played in one world plays the first world here.
        SpeciateError "error.message" where the results do not fit the jobs.
        """
        batch = self._thinking.batch
        parts = self._parts(batch) if batch else []
        if batch is None or len(worths) != len(parts):
            raise SpeciateError("there is not one text for each job", "error.message")
        found: list[float | None] = []
        for part, text in zip(parts, worths, strict=True):
            known = numbers(text) if text or not stop else [None] * len(part.plays)
            if len(known) != len(part.plays):
                raise SpeciateError("there is not one worth for each playout", "error.message")
            found += known
        plays = _by_world(batch)
        for place, n in enumerate(plays[: len({value for value, _ in batch.plays})]):
            if found[place] is None and not self.taken:
                [found[place]] = play_batch(self._match, self._seat, batch._replace(plays=(batch.plays[n],)))
        in_order = [worth for _, worth in sorted(zip(plays, found, strict=True), key=lambda pair: pair[0])]
        if None in in_order:
            self._thinking.stop(in_order)
        else:
            self._thinking.take([worth for worth in in_order if worth is not None])
        self.taken += 1


def _by_world(batch: Batch) -> list[int]:
    """The indices of the playouts of a batch, world by world; the batch itself has them value by value."""
    worlds = len(batch.plays) // len({value for value, _ in batch.plays})
    return sorted(range(len(batch.plays)), key=lambda n: (n % worlds, n))


def play(match: Match[Any], job: str) -> str:
    """Do a job; returns its result as text. SpeciateError "error.message" where the text is no job."""
    try:
        rounds, ways, plays = json.loads(job)
        batch = Batch(int(rounds), int(ways), tuple((int(value), int(world)) for value, world in plays))
    except (ValueError, TypeError, RecursionError):
        raise SpeciateError("this is no job", "error.message") from None
    choice = match.choice
    if choice is None or any(value not in choice.values for value, _ in batch.plays):
        raise SpeciateError("this is no job of the open decision", "error.message")
    return json.dumps(play_batch(match, choice.seat, batch))


def numbers(text: str) -> list[float | None]:
    """The worths in a result of `play`: JSON gives every number back to the bit.

    SpeciateError "error.message" where the text is no such result.
    """
    try:
        return [float(number) for number in json.loads(text)]
    except (ValueError, TypeError, RecursionError):
        raise SpeciateError("worths are a list of numbers", "error.message") from None
