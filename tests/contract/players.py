"""Players that stress rules in different ways, each made for one game: `PLAYERS[name](luck)(choice, g)` is a value."""

from speciate.engine import DONE, Determinization, Match


def uniform(luck):
    return lambda choice, g: luck.one_of(choice.values)


def first(luck):
    return lambda choice, g: choice.values[0]


def last(luck):
    return lambda choice, g: choice.values[-1]


def never_decline(luck):
    return lambda choice, g: luck.one_of([v for v in choice.values if v != DONE])


def always_decline(luck):
    """Declines what it can; but if it always did, nothing would ever happen: one time in eight it does something."""
    return lambda choice, g: DONE if DONE in choice.values and luck.below(8) else luck.one_of(choice.values)


def decline(luck):
    return lambda choice, g: DONE if DONE in choice.values else luck.one_of(choice.values)


def mixed(luck):
    """Leans to the first value, the last one or to neither, differently in each game."""
    lean = luck.below(101)

    def choose(choice, g):
        if luck.below(100) < lean:
            return choice.values[0 if luck.below(100) < lean else -1]
        return luck.one_of(choice.values)

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


def collector(game, luck, seen):
    """For a Match: takes what puts a card into play that is not among `seen` yet."""

    def choose(match):
        choice = match.choice
        tried = luck.some_of(choice.values, 8)
        world = Determinization(choice.seat, luck.bits())

        def gain(value):
            new: set[str] = set()
            game.usage(match.playout(lambda c: luck.one_of(c.values), world, value, steps=1), new)
            return len(new - seen)

        gains = [gain(value) for value in tried]
        return luck.one_of([v for v, n in zip(tried, gains, strict=True) if n == max(gains)])

    return choose


def play(match, choose, most=1 << 30):
    """Play a Match on by a function of the choice."""
    while match.choice and most:
        match.answer(choose(match.choice))
        most -= 1
    return match


def some_match(game, setup, luck, decisions):
    """A game after so many random decisions, or over."""
    return play(Match(game, game.start(setup)), lambda choice: luck.one_of(choice.values), decisions)
