"""Writes the golden records anew: `python -m tests.golden [GAME ...]`. Only after rules changed on purpose, with a new
rules version: then look at the difference, and say in the commit why it is right."""

import sys

from speciate.bots import bot_answer, find_bots
from speciate.engine import Match, Written, find_games, pack, write_record

from tests.contract.games import some_setup
from tests.contract.positions import has_notation
from tests.golden.records import folder

SOME = 40
"""Decisions after a written position."""
MOST = 1200
"""Decisions of a record: enough to see much, little enough to read."""


def golden(game, number):
    """The setup, the match and the players of one golden game; which kind it is follows from its number."""
    seats = game.seats[number % len(game.seats)]
    setup = some_setup(game.id, seats, number)
    bots = (("greedy",), ("random",), ("greedy", "random"))[number % 3]
    players = tuple(bots[seat % len(bots)] for seat in range(seats))
    match = Match(game, game.start(setup))
    while match.choice and match.ply < MOST:
        match.answer(bot_answer(find_bots()[players[match.choice.seat]], match, setup.seed))
    return setup, match, players


def from_the_middle(setup, match, players):
    """The second half of a game, or some of it, as a game that begins in the position in its middle."""
    middle = match.at(match.ply // 2).base
    written = Written(setup.game, setup.places, setup.options, 0, middle)
    half = Match(match.game, written.start())
    while half.choice and half.ply < SOME:
        half.answer(bot_answer(find_bots()[players[half.choice.seat]], half, 0))
    return written, half, players


def main():
    for game_id in sys.argv[1:] or find_games():
        game = find_games()[game_id]
        place = folder(game_id)
        place.mkdir(parents=True, exist_ok=True)

        def keep(name, text, place=place):
            (place / name).write_text(text, encoding="utf-8", newline="\n")
            print(place / name, text.count("\n"))

        for number in range(4):
            keep(f"{number}.txt", write_record(*golden(game, number)))
        if has_notation(game_id):
            half = from_the_middle(*golden(game, 0))
            keep("position.txt", write_record(*half))
            keep("position.link", f"{pack(*half)}\n")


main()
