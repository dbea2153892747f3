"""Players that stress rules in different ways, each made for one game: `PLAYERS[name](rng)(choice, g)` is a value."""

from speciate.engine import DONE, Determinization, Match


def uniform(rng):
    return lambda choice, g: rng.one_of(choice.values)


def first(rng):
    return lambda choice, g: choice.values[0]


def last(rng):
    return lambda choice, g: choice.values[-1]


def never_decline(rng):
    return lambda choice, g: rng.one_of([v for v in choice.values if v != DONE])


def always_decline(rng):
    """Declines what it can; but if it always did, nothing would ever happen: one time in eight it does something."""
    return lambda choice, g: DONE if DONE in choice.values and rng.randbelow(8) else rng.one_of(choice.values)


def decline(rng):
    return lambda choice, g: DONE if DONE in choice.values else rng.one_of(choice.values)


def mixed(rng):
    """Leans to the first value, the last one or to neither, differently in each game."""
    lean = rng.randbelow(101)

    def choose(choice, g):
        if rng.randbelow(100) < lean:
            return choice.values[0 if rng.randbelow(100) < lean else -1]
        return rng.one_of(choice.values)

    return choose


PLAYERS = {
    "uniform": uniform,
    "first": first,
    "last": last,
    "never-decline": never_decline,
    "always-decline": always_decline,
    "decline": decline,
    "mixed": mixed,
}


def collector(game, rng, seen):
    """For a Match: takes what puts a card into play that is not among `seen` yet."""

    def choose(match):
        choice = match.choice
        tried = rng.some_of(choice.values, 8)
        world = Determinization(choice.seat, rng.bits())

        def gain(value):
            new: set[str] = set()
            game.cards_in_play(match.playout(lambda c: rng.one_of(c.values), world, value, steps=1), new)
            return len(new - seen)

        gains = [gain(value) for value in tried]
        return rng.one_of([v for v, n in zip(tried, gains, strict=True) if n == max(gains)])

    return choose


def play(match, choose, most=1 << 30):
    """Play a Match on by a function of the choice."""
    while match.choice and most:
        match.answer(choose(match.choice))
        most -= 1
    return match


def some_match(game, setup, rng, decisions):
    """A game after so many random decisions, or over."""
    return play(Match(game, game.start(setup)), lambda choice: rng.one_of(choice.values), decisions)
