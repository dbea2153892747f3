"""Writes the golden records anew: `python -m tests.golden [GAME ...]`. Only after rules changed on purpose, with a new
rules version: then look at the difference, and say in the commit why it is right."""

import sys

from speciate.bots import bot_answer, find_bots
from speciate.engine import Match, find_games, write_record

from tests.contract.games import some_setup
from tests.golden.records import folder

MOST = 1200
"""Decisions of a record: enough to see much, little enough to read."""


def golden(game, number):
    """The setup, the match and the players of one golden game; which kind it is follows from its number."""
    seats = game.seats[number % len(game.seats)]
    setup = some_setup(game.id, seats, number)
    bots = (("greedy",), ("random",), ("greedy", "random"))[number % 3]
    players = tuple(bots[seat % len(bots)] for seat in range(seats))
    match = Match(game, game.start(setup))
    while match.choice and match.made < MOST:
        match.answer(bot_answer(find_bots()[players[match.choice.seat]], match, setup.seed))
    return setup, match, players


def main():
    for game_id in sys.argv[1:] or find_games():
        game = find_games()[game_id]
        place = folder(game_id)
        place.mkdir(parents=True, exist_ok=True)
        for number in range(4):
            text = write_record(*golden(game, number))
            (place / f"{number}.txt").write_text(text, encoding="utf-8", newline="\n")
            print(place / f"{number}.txt", text.count("\n"))


main()
