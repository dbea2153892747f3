"""The engine: choices as data, rules as plain functions that pick. It knows no game."""

from .choice import DONE, Choice, Domain, Event, Imagine, Pause, RuleBug, SpeciateError
from .game import EMPTY, Game, Option, Setup, check_setup, find_game, find_games
from .link import pack, parse_fragment, unpack
from .luck import Luck
from .match import Glimpse, Match
from .record import Saved, read_record, write_record
from .state import State, plain

__all__ = [
    "DONE", "EMPTY", "Choice", "Domain", "Event", "Game", "Glimpse", "Imagine", "Luck", "Match", "Option", "Pause",
    "RuleBug", "Saved", "Setup", "SpeciateError", "State", "check_setup", "find_game", "find_games", "pack",
    "parse_fragment", "plain", "read_record", "unpack", "write_record",
]  # fmt: skip
