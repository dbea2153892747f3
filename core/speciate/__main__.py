"""The command line: `python -m speciate --help`. Errors are one sentence on stderr and a non-zero exit."""

from __future__ import annotations

import argparse
import functools
import importlib
import json
import os
import re
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NoReturn

from .api import Play, as_json, make_setup
from .api import open as open_play
from .bots import bot_answer, find_bot, find_bots
from .engine import Choice, DecisionNeeded, Game, Match, Rng, Setup, SpeciateError, find_game, find_games
from .engine.link import floor_bits
from .engine.record import MAX_TEXT, PERSON
from .engine.reference import reference
from .locale import LANGUAGES, plain_text, words


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Print one sentence on stderr, without the usage, and exit with status 2."""
        self.exit(2, f"{self.prog}: {message}\n")


def say(text: str = "") -> None:
    """Print a line on stdout."""
    print(text)


# --- games and set-up -------------------------------------------------------------------------------------------------


def list_games(args: argparse.Namespace) -> None:
    """Each game with its players, places and options; the usual value of an option stands first."""
    for game in find_games().values():
        options = {
            o.id: [o.values[o.default], *(v for v in o.values if v != o.values[o.default])] for o in game.options
        }
        if args.json:
            facts = {"game": game.id, "rules": game.version, "players": list(game.seats), "places": list(game.places)}
            say(json.dumps({**facts, "options": options}))
        else:
            say(f"{game.id}: {game.seats[0]} to {game.seats[-1]} players; {', '.join(game.places)}")
            for option, values in options.items():
                say(f"  --option {option}={'|'.join(values)}")


def show_reference(args: argparse.Namespace) -> None:
    """Every decision and every event of a game, as two tables in Markdown."""
    say(reference(find_game(args.game)))


def pairs(words: Sequence[str], what: str) -> dict[str, str]:
    """What a command line gives as `id=value`, by id. SpeciateError where there is no "="; `what` names the thing."""
    found = {}
    for word in words:
        key, equal, value = word.partition("=")
        if not equal:
            raise SpeciateError(f"{what} is written id=value, not {word[:40]!r}")
        found[key] = value
    return found


def setup_of(args: argparse.Namespace, seed: int) -> Setup:
    """The set-up that `--players`, `--places` and `--option` describe, with this seed.

    SpeciateError says what is possible where the game cannot be set up so.
    """
    places = {}
    for place, seat in pairs([p for p in args.places.split(",") if p], "a place").items():
        if not seat.isdecimal():
            raise SpeciateError(f"a seat is a number, not {seat[:40]!r}", "error.places")
        places[place] = int(seat)
    return make_setup(find_game(args.game), args.players, seed, pairs(args.option, "an option"), places)


def kinds_of(args: argparse.Namespace, seats: int) -> tuple[str, ...]:
    """The bots of `--bots` round the table, again from the first where they are fewer than the seats."""
    kinds = args.bots.split(",")
    for kind in kinds:
        if kind != PERSON or not getattr(args, "persons", False):
            find_bot(kind)
    return tuple(kinds[seat % len(kinds)] for seat in range(seats))


# --- selfplay ---------------------------------------------------------------------------------------------------------


def selfplay(args: argparse.Namespace) -> None:
    """Play games between bots. A game that meets the bound stays unfinished: it has no winner.

    SpeciateError for a number of games below 0.
    """
    if args.games < 0:
        raise SpeciateError("the number of games is 0 or more")
    for seed in range(args.seed, args.seed + args.games):
        setup = setup_of(args, seed)
        game = find_game(setup.game)
        kinds = kinds_of(args, setup.seats)
        bots = [find_bot(kind) for kind in kinds]
        match = Match(game, game.start(setup))
        bound = game.max_decisions(setup) if args.bound is None else args.bound
        while match.choice and match.ply < bound:
            match.answer(bot_answer(bots[match.choice.seat], match, setup.seed))
        play = Play(setup, match, kinds)
        if args.json:
            say(json.dumps(summary(play)))
        else:
            end = won(play) if play.over else f"not over after {play.ply} decisions"
            say(f"{game.id} seed {seed}: {end}; scores {' '.join(map(str, play.scores))}; {play.ply} decisions")
            say(f"  {play.link()}")
        sys.stdout.flush()


def won(play: Play) -> str:
    """Who has won a finished game, in words."""
    first, *others = play.winners
    return f"seats {' and '.join(map(str, play.winners))} share the victory" if others else f"seat {first} wins"


def summary(play: Play) -> dict[str, object]:
    """A game as the JSON object of `selfplay` and `replay`: set-up, result, link and digest.

    `floor_bits` is how many bits its decisions need at least, all values being equally likely.
    """
    game, setup = play.game, play.setup
    return {
        "game": game.id,
        "seed": setup.seed,
        "players": setup.seats,
        "options": {o.id: o.values[v] for o, v in zip(game.options, setup.options, strict=True)},
        "decisions": play.ply,
        "floor_bits": round(floor_bits(play.match), 3),
        "winner": play.winner,
        "scores": list(play.scores),
        "link": play.link(),
        "digest": play.digest,
    }


# --- replay and draw --------------------------------------------------------------------------------------------------


def saved_play(args: argparse.Namespace) -> Play:
    """The game of a link, a file, or - for stdin, as it stood after `--at` decisions.

    SpeciateError where there is no such file, or where its text is no game.
    """
    text = args.saved
    try:
        if text == "-":
            text = sys.stdin.read(MAX_TEXT + 1)
        elif os.path.isfile(text):  # unlike Path.is_file it finds no file where a link is too long to be a name
            with Path(text).open(encoding="utf-8") as file:
                text = file.read(MAX_TEXT + 1)
        elif re.fullmatch(r"[^#\n]*\.(txt|svg|json)", text):
            raise SpeciateError(f"there is no file {text[:80]!r}")
    except UnicodeDecodeError:
        raise SpeciateError(f"{args.saved} is not text") from None
    play = open_play(text)
    return play if args.at is None else play.at(args.at)


def replay(args: argparse.Namespace) -> None:
    """What a saved game has come to; with --json the position as JSON."""
    play = saved_play(args)
    choice = play.match.choice
    if args.json:
        facts: dict[str, object] = {
            **summary(play),
            "places": dict(zip(play.game.places, play.setup.places, strict=True)),
            "over": play.over,
            "choice": choice and {"seat": choice.seat, "key": choice.key, "values": list(play.choices)},
            "state": as_json(play.state),
        }
        say(json.dumps(facts))
        return
    say(f"{play.game.id}, {play.setup.seats} players, seed {play.setup.seed}: {play.ply} decisions")
    say(f"scores: {' '.join(map(str, play.scores))}")
    if choice:
        say(f"seat {choice.seat} is to choose ({choice.key}): {' '.join(play.choices)}")
    else:
        say(f"over: {won(play)}")
    say(f"digest {play.digest}")


def draw(args: argparse.Namespace) -> None:
    """Write the board of a saved game as SVG, to a file or to stdout; between two decisions it moves.

    SpeciateError where the game has no such decisions.
    """
    play = saved_play(args)
    if args.first is None and args.last is None:
        picture = play.draw(args.viewer, args.lang)
    elif args.first is None or args.at is not None:
        raise SpeciateError("a film has --from N, and --to M where it does not go on to the end; --at is for a still")
    else:
        picture = play.film(args.first, play.ply if args.last is None else args.last, args.viewer, args.lang)
    if args.output == "-":
        say(picture)
    else:
        Path(args.output).write_text(picture, encoding="utf-8")


# --- written positions ------------------------------------------------------------------------------------------------


def write_text(args: argparse.Namespace) -> None:
    """The position of a saved game as text."""
    play = saved_play(args)
    secret = args.seat is None and not args.public
    text = play.position(not args.no_luck) if secret else play.position_seen_by(args.seat)
    say(text.rstrip("\n"))


def link_here(args: argparse.Namespace) -> None:
    """The link of a game that begins in the position of a saved game, or in a written one."""
    say(saved_play(args).from_here().link())


def check_positions(args: argparse.Namespace) -> None:
    """Read written positions, and say of each that it is whole, or why not. SpeciateError where one is not."""
    refused = 0
    for name in args.files:
        try:
            saved = argparse.Namespace(saved=name, at=None)
            say(f"{name}: {saved_play(saved).digest}")
        except SpeciateError as error:
            refused += 1
            say(f"{name}: {error}")
    if refused:
        raise SpeciateError(f"{refused} of {len(args.files)} cannot be read")


# --- play in a terminal -----------------------------------------------------------------------------------------------


class Words:
    """Questions and choices in words if the game has a face, else as keys and tokens."""

    def __init__(self, game: Game[Any], lang: str) -> None:
        name = f"speciate.games.{game.id}.view.face"
        try:
            self.face: Any = importlib.import_module(name).FACE
            self.words = words(lang, game.id)
        except ModuleNotFoundError as error:
            if not name.startswith(error.name or "?") and not (error.name or "").startswith("speciate.games"):
                raise
            self.face = None

    def scene(self, match: Match[Any]) -> Any:
        """What the seat that is to choose sees; what all may see where the game is over."""
        from .draw.face import Scene

        choice = match.choice
        return Scene(match.state, self.words, choice.seat if choice else None, choice)

    def question(self, match: Match[Any], choice: Choice) -> str:
        """The question of a decision, with whose it is; its key where the game has no face."""
        if not self.face:
            return choice.key
        _, what = self.face.actor(self.scene(match), choice)
        return plain_text(f"{what}: {self.face.question(self.scene(match), choice)}")

    def label(self, match: Match[Any], choice: Choice, value: int) -> str:
        """The words of a value, with its fact in brackets; its token where the game has no face."""
        if not self.face:
            return choice.domain.token(value)
        label = self.face.label(self.scene(match), choice, value)
        return plain_text(f"{label.text} ({label.fact})" if label.fact else label.text)

    def events(self, match: Match[Any]) -> Iterator[str]:
        """A sentence for each event of the last answer that the face has words for."""
        for event in match.events if self.face else ():
            line = self.face.log_line(self.words, event)
            if line:
                yield plain_text(line[1])


def play_here(args: argparse.Namespace) -> None:
    """A game in the terminal: a number chooses, u takes back, q leaves and prints the link."""
    setup = setup_of(args, args.seed if args.seed is not None else time.time_ns() & 0xFFFFFFFF)
    game = find_game(setup.game)
    kinds = kinds_of(args, setup.seats)
    match = Match(game, game.start(setup))
    speak = Words(game, args.lang)
    while match.choice:
        choice = match.choice
        kind = kinds[choice.seat]
        if kind == PERSON:
            say(f"\nSeat {choice.seat}. {speak.question(match, choice)}")
            for number, value in enumerate(choice.values, 1):
                say(f"{number:4}  {speak.label(match, choice, value)}")
            said = ask_person()
            if said == "q":
                break
            if said == "u":
                take_back(match, kinds)
                continue
            if not said.isdecimal() or not 1 <= int(said[:9]) <= len(choice.values):
                say(f"Please answer 1 to {len(choice.values)}, u (take back) or q (leave).")
                continue
            match.answer(choice.values[int(said[:9]) - 1])
        else:
            match.answer(bot_answer(find_bot(kind), match, setup.seed))
        for sentence in speak.events(match):
            say(f"      {sentence}")
    end = Play(setup, match, kinds)
    if end.over:
        say(f"\nThe game is over: {won(end)}.")
    say(f"Scores: {' '.join(map(str, end.scores))}\n{end.link()}")


def ask_person() -> str:
    """A line from the terminal; its end means leaving."""
    sys.stdout.write("> ")
    sys.stdout.flush()
    line = sys.stdin.readline()
    return line.strip().lower() if line else "q"


def take_back(match: Match[Any], kinds: Sequence[str]) -> None:
    """Back to the last decision of a person."""
    target = match.ply - 1
    while target >= 0:
        choice = match.at(target).choice
        if choice and kinds[choice.seat] == PERSON:
            break
        target -= 1
    if target < 0:
        say("There is nothing to take back.")
        return
    while match.ply > target:
        match.undo()


# --- scenarios --------------------------------------------------------------------------------------------------------


def check_scenarios(args: argparse.Namespace) -> None:
    """Play the scenarios of these files, or of every game, and print what is wrong with them; SpeciateError if anything
    is."""
    from .scenario import check, read_scenarios, scenarios_of

    if args.files:
        found = [one for name in args.files for one in read_scenarios(Path(name).read_text(encoding="utf-8"), name)]
    else:
        found = [one for game_id in find_games() for one in scenarios_of(game_id)]
    faulty = 0
    for scenario in found:
        report = check(scenario, best=not args.quick)
        faulty += bool(report.problems)
        for problem in report.problems:
            say(problem)
        if report.facts.lines and not report.problems:
            say(f"{scenario.id}: {report.facts.best} of {report.facts.lines} lines of play are as good")
    if faulty:
        raise SpeciateError(f"{faulty} of {len(found)} scenarios have problems")
    say(f"{len(found)} scenarios have no problem")


# --- bench ------------------------------------------------------------------------------------------------------------


def bench(args: argparse.Namespace) -> None:
    """Speed on this machine: random playouts to the end, opening a link, a fork, a decision of each bot."""
    for game in [find_game(args.game)] if args.game else find_games().values():
        bench_game(game, args.seconds)


def bench_game(game: Game[Any], seconds: float) -> None:
    """Measure one game with all its seats: playouts for `seconds`, each other number for a quarter of that."""
    setup = make_setup(game, game.seats[-1], 1)
    start = Match(game, game.start(setup))
    decisions, bound, rng = 0, game.max_decisions(setup), Rng(1)

    def anybody(choice: Choice) -> int:
        nonlocal decisions
        decisions += 1
        if decisions % bound == 0:
            raise DecisionNeeded(choice)
        return rng.one_of(choice.values)

    playouts, took = timed(lambda: start.playout(anybody), seconds)
    say(f"{game.id}: {decisions / took:,.0f} playout decisions/s, {playouts / took:,.1f} playouts/s")
    half = Match.replay(game, game.start(setup), Some(400))
    link = Play(setup, half).link()
    times, took = timed(lambda: open_play(link), seconds / 4)
    say(f"{game.id}: a link of {half.ply} decisions opens in {1e3 * took / times:.2f} ms")
    times, took = timed(half.fork, seconds / 4)
    say(f"{game.id}: a fork takes {1e6 * took / times:.1f} us")
    for bot in find_bots().values():
        times, took = timed(functools.partial(bot_answer, bot, half, 1), seconds / 4)
        say(f"{game.id}: {bot.id} decides in {1e3 * took / times:.2f} ms")


class Some:
    """A random player that stops after some decisions."""

    def __init__(self, most: int) -> None:
        self.most, self.rng = most, Rng(2)

    def __call__(self, choice: Choice) -> int:
        """A random value, or DecisionNeeded after so many decisions."""
        if not self.most:
            raise DecisionNeeded(choice)
        self.most -= 1
        return self.rng.one_of(choice.values)


def timed(work: Callable[[], object], seconds: float) -> tuple[int, float]:
    """How often something can be done in about so many seconds, and in how many."""
    times, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        work()
        times += 1
    return times, time.perf_counter() - start


# --- the commands -----------------------------------------------------------------------------------------------------


def parser() -> Parser:
    """The parser of all commands. Parsed arguments have the function of their command as `run`."""
    main = Parser(prog="speciate", description="Evolution board games: play, replay, draw, measure.")
    commands = main.add_subparsers(required=True, metavar="command")

    def command(
        name: str, run: Callable[[argparse.Namespace], None], does: str, among: Any = commands
    ) -> argparse.ArgumentParser:
        sub: argparse.ArgumentParser = among.add_parser(name, help=does, description=does)
        sub.set_defaults(run=run)
        return sub

    def with_setup(sub: argparse.ArgumentParser) -> None:
        sub.add_argument("game")
        sub.add_argument("--players", type=int, metavar="N")
        sub.add_argument(
            "--places", default="", metavar="PLACE=SEAT,...", help="who plays what; default: the first ones"
        )
        sub.add_argument("--option", action="append", default=[], metavar="ID=VALUE", help="a variant; see `games`")

    def with_saved(sub: argparse.ArgumentParser) -> None:
        sub.add_argument(
            "saved", metavar="link-or-file", help="a link, a file with a record, a position or a link, or - for stdin"
        )
        sub.add_argument("--at", type=int, metavar="N", help="as it stood after so many decisions")

    sub = command("games", list_games, "the games there are, and their options")
    sub.add_argument("--json", action="store_true")
    command("reference", show_reference, "the decisions and events of a game").add_argument("game")
    sub = command("selfplay", selfplay, "let bots play")
    with_setup(sub)
    sub.add_argument("--games", type=int, default=1, metavar="K")
    sub.add_argument("--seed", type=int, default=0, metavar="S", help="of the first game; the next has one more")
    sub.add_argument("--bots", default="random", metavar="A,B", help=f"round the table: {', '.join(find_bots())}")
    sub.add_argument("--bound", type=int, metavar="N", help="stop a game after so many decisions")
    sub.add_argument("--json", action="store_true", help="one JSON object a line")
    sub = command("replay", replay, "open a saved game")
    with_saved(sub)
    sub.add_argument("--json", action="store_true", help="the position as JSON")
    sub = command("draw", draw, "the board of a saved game as SVG")
    with_saved(sub)
    sub.add_argument("--from", dest="first", type=int, metavar="N", help="as it moves from after so many decisions ...")
    sub.add_argument("--to", dest="last", type=int, metavar="M", help="... to after so many; default: all there are")
    sub.add_argument("-o", "--output", default="-", metavar="FILE")
    sub.add_argument("--viewer", type=int, metavar="SEAT", help="draw what this seat may know")
    sub.add_argument("--lang", default="en", choices=LANGUAGES)
    sub = commands.add_parser("position", help="positions as text that people can read and write")
    positions = sub.add_subparsers(required=True, metavar="command")
    sub = command(
        "write", write_text, "write down the position of a saved game, before the step it stands in", positions
    )
    with_saved(sub)
    sub.add_argument("--no-luck", action="store_true", help="without the state of the generator")
    known = sub.add_mutually_exclusive_group()
    known.add_argument("--seat", type=int, metavar="SEAT", help="only what this seat knows")
    known.add_argument("--public", action="store_true", help="only what all know")
    sub = command("read", replay, "what a written position means: whose turn it is, and what may be chosen", positions)
    with_saved(sub)
    sub.add_argument("--json", action="store_true", help="the position as JSON")
    with_saved(command("link", link_here, "the link of a game that begins in a position", positions))
    sub = command("check", check_positions, "whether files with written positions can be read", positions)
    sub.add_argument("files", nargs="+", metavar="file")
    sub = command("play", play_here, "play in the terminal")
    with_setup(sub)
    sub.add_argument("--seed", type=int, metavar="S")
    sub.add_argument("--bots", default=PERSON, metavar="A,B", help="who plays, by seat, as in person,greedy")
    sub.add_argument("--lang", default="en", choices=LANGUAGES)
    sub.set_defaults(persons=True)
    scenarios = commands.add_parser("scenario", help="lessons and puzzles").add_subparsers(
        required=True, metavar="command"
    )
    sub = scenarios.add_parser(
        "check", help="play them by the rules", description="Play lessons and puzzles by the rules."
    )
    sub.set_defaults(run=check_scenarios)
    sub.add_argument("files", nargs="*", metavar="FILE", help="files of scenarios; default: those of every game")
    sub.add_argument("--quick", action="store_true", help="do not try whether another line of play is better")
    sub = command("bench", bench, "measure speed")
    sub.add_argument("game", nargs="?")
    sub.add_argument("--seconds", type=float, default=4.0)
    return main


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit status."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")  # a terminal that is not UTF-8 gets no traceback
    try:
        args = parser().parse_args(arguments)
        args.run(args)
        sys.stdout.flush()
    except SpeciateError as error:
        print(f"speciate: {error}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        # Whoever read our output has left; Python would complain once more when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        print(f"speciate: {error.filename or 'a file'}: {error.strerror}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
