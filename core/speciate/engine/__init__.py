"""The engine: choices as data, rules as plain functions that pick. It knows no game."""

from .choice import DONE, Choice, Domain, Event, Imagine, Pause, RuleBug, SpeciateError
from .game import EMPTY, Game, Option, Setup, find_game, find_games
from .match import Glimpse, Match
from .state import State, plain

__all__ = [
    "DONE", "EMPTY", "Choice", "Domain", "Event", "Game", "Glimpse", "Imagine", "Match", "Option", "Pause", "RuleBug",
    "Setup", "SpeciateError", "State", "find_game", "find_games", "plain",
]  # fmt: skip
