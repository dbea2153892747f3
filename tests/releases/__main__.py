"""`python -m tests.releases VERSION`: writes VERSION.json beside this file, games as that release's wheel plays them.

`build.py release` runs it once. The file never changes after that: the tests open its links for ever.
"""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
WHEELS = HERE.parents[1] / "web/releases"
LONG = 1850
"""Decisions of the long game: random players of a small table come to strange ends by then."""

# Runs with the frozen wheel alone, and uses its public functions only.
PLAY = """
import json, sys
import speciate

def played(game, seats, bot, seed, most):
    play = speciate.start(game, players=seats, seed=seed)
    while not play.over and play.ply < most:
        play.choose(play.suggest(bot))
    return play

def kept(game, play):
    return {"game": game, "link": play.link(), "made": play.ply, "digest": play.digest, "over": play.over,
            "scores": play.scores, "choices": play.choices} | ({"record": play.record()} if play.ply < 200 else {})

long = int(sys.argv[1])
games = []
for game in speciate.game_ids():
    for seats, bot, seed, most in ((2, "greedy", 1, 60), (3, "greedy", 2, 150), (2, "random", 4, long)):
        play = played(game, seats, bot, seed, most)
        games.append(kept(game, play))
        if most == 60:
            games.append(kept(game, play.from_here()))
print(json.dumps(games, indent=1))
"""


def main(version: str) -> None:
    [wheel] = WHEELS.glob(f"speciate-{version}-*.whl")
    done = subprocess.run(
        [sys.executable, "-c", PLAY, str(LONG)], env={"PYTHONPATH": str(wheel)}, capture_output=True, text=True
    )
    if done.returncode:
        sys.exit(done.stderr)
    (HERE / f"{version}.json").write_text(done.stdout)


if __name__ == "__main__":
    main(sys.argv[1])
