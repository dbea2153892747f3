"""Previews along random games; and how many of them say nothing: `python -m tests.contract.previews [GAME ...]`."""

import argparse
import sys
from importlib import import_module

from speciate.draw.face import Scene
from speciate.engine import Match, Rng
from speciate.locale import plain_text, words

from .games import REAL, some_setup

FACES = {game_id: import_module(f"speciate.games.{game_id}.view.face").FACE for game_id in REAL}
SAY_NOTHING = 0.05
"""The part of all previews that may tell nothing of what happens or is asked next."""
ASKED = "?"
"""What shows that a question is named."""


def along(game_id, seats, seed, decisions=1 << 30):
    """A random game: the match at each decision, and the value that it goes on with."""
    match, rng = Match(REAL[game_id], REAL[game_id].start(some_setup(game_id, seats, seed))), Rng(seed, seats)
    while match.choice and match.ply < decisions:
        value = rng.one_of(match.choice.values)
        yield match, value
        match.answer(value)


def scene_of(match, lang, value=None, after=None):
    """The open decision as the one who takes it sees it, perhaps with a value selected and the position after it."""
    choice, w = match.choice, words(lang, match.game.id)
    return Scene(g=match.state, words=w, viewer=choice.seat, choice=choice, selected=value, after=after)


def preview_text(match, value, lang="en", seen=None):
    """The preview of a value, as plain text; `seen` is that preview, if there is one already."""
    seen = seen or match.preview(value)
    scene = scene_of(match, lang, value, seen.state)
    return plain_text(FACES[match.game.id].preview_text(scene, match.choice, value, seen))


def question(match, lang="en"):
    """The question of the open decision."""
    return FACES[match.game.id].question(scene_of(match, lang), match.choice)


def say_nothing(match, value):
    """Whether a preview tells neither what happens nor what is asked next, although something does or is."""
    seen, w = match.preview(value), words("en", match.game.id)
    empty = {"", *(w.plain(key) for key in ("see.nothing", "see.luck") if key in w)}
    return preview_text(match, value, seen=seen) in empty and bool(seen.events or seen.choice or seen.chance)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", metavar="GAME", help=f"of {', '.join(REAL)}")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--decisions", type=int, default=1000, help="after which a game is left")
    args = parser.parse_args()
    worst = 0.0
    for game_id in args.game or REAL:
        count = bare = 0
        for n in range(args.games):
            seats = REAL[game_id].seats[n % len(REAL[game_id].seats)]
            for match, value in along(game_id, seats, n, args.decisions):
                count, bare = count + 1, bare + say_nothing(match, value)
        worst = max(worst, bare / count)
        print(
            f"{game_id:12}{args.games:6} games{count:10,} previews{bare:8,} say nothing{bare / count:8.1%}", flush=True
        )
    return worst > SAY_NOTHING


if __name__ == "__main__":
    sys.exit(main())
