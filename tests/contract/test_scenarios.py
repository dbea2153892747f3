"""Lessons and puzzles: each is played by the rules in every way it speaks of, and so are the faults of the format."""

import re

import pytest
from speciate.engine import SpeciateError
from speciate.engine.notation import find_notation
from speciate.locale import LANGUAGES
from speciate.scenario import FILES, check, check_branches, headline, opened, read_scenarios, scenarios_of
from speciate.scenario.play import answers_of, value_of
from speciate.scenario.puzzle import read_puzzle

from .games import REAL


def written(game_id):
    """Whether positions of a game can be written down."""
    try:
        find_notation(game_id)
    except SpeciateError:
        return False
    return True


SCENARIOS = {game_id: scenarios_of(game_id) for game_id in REAL if written(game_id)}
ALL = [pytest.param(one, id=f"{one.game}.{one.id}") for found in SCENARIOS.values() for one in found]
CLAIMS = [pytest.param(one, id=f"{one.game}.{one.id}") for found in SCENARIOS.values() for one in found if one.best]


@pytest.mark.parametrize("scenario", ALL)
def test_a_scenario_holds(scenario):
    assert check(scenario, best=False).problems == []


@pytest.mark.slow
@pytest.mark.parametrize("scenario", CLAIMS)
def test_no_line_of_play_is_better(scenario):
    assert check(scenario).problems == []


@pytest.mark.parametrize("game_id", SCENARIOS)
def test_scenarios_are_of_their_game(game_id):
    ids = [one.id for one in SCENARIOS[game_id]]
    assert len(ids) == len(set(ids))
    assert {one.game for one in SCENARIOS[game_id]} <= {game_id}


# --- in every language ----------------------------------------------------------------------------------------------

TWINS = LANGUAGES[1:]
TEXT = re.compile(r"===\s+\S+ (.+)|(?:goal|ask|hint|idea|note) (.+)|(?:right|wrong|refused|else|branch) .*?: (.+)")


def twinned(text: str) -> str:
    """A scenario with a twin of each of its texts in every other language; there its words are the same."""
    lines = []
    for line in text.splitlines():
        lines.append(line)
        if found := TEXT.fullmatch(line):
            name = "title" if line.startswith("===") else line.split()[0]
            said = next(filter(None, found.groups()))
            lines += [f"{name}.{lang} {said}" for lang in TWINS]
    return "\n".join(lines) + "\n"


def untwinned(problem: str, text: str) -> str:
    """What is said of the line of a twinned text, as it would be said of the line without the twins."""

    def number(found: re.Match[str]) -> str:
        before = text.splitlines()[: int(found[1])]
        return f"f:{sum(not re.match(r'[a-z]+[.][a-z]{2} ', line) for line in before)}:"

    return re.sub(r"^f:(\d+):", number, problem)


# --- the format ---------------------------------------------------------------------------------------------------

WHOLE = """\
# A comment.
=== M-L02 Thriving and endangered
rules M1.6 M4.9
goal See which tile can feed you.
# Another one.

pos
  turn fishes
  # the second tile is empty
  species fishes D4:2 D6
play migration-1
ask Which Fish moves?
hint Look at the corners.
right D6 D5 - : Plankton lies there. One disk of a type on your display is enough.
wrong D4 * : That Fish thrives. The one at D6 is in danger.
refused C2 : No Fish is there. You have Fishes on D4 and D6.
else : Still nothing to eat. No plankton and no algae lie there.
then species fishes D4:2 D5
told move
reply 0 *
best vp fishes
steps 2
idea One disk is enough.
note The place of the disks is reconstructed.
luck each 5
"""


def test_a_scenario_is_read_whole():
    text = twinned(WHOLE)
    [one] = read_scenarios(text, "lessons.scn")
    assert [untwinned(f"f:{line}:", text) for line in (one.line, *(answer.line for answer in one.answers))] == [
        "f:2:", "f:14:", "f:15:", "f:16:",
    ]  # fmt: skip
    assert (one.id, one.game, one.kind, one.line) == ("M-L02", "marine", "lesson", 2)
    assert one.title == dict.fromkeys(LANGUAGES, "Thriving and endangered")
    assert one.rules == ("M1.6", "M4.9")
    assert [words for _, words in one.position] == ["turn fishes", "species fishes D4:2 D6"]
    assert [tokens for _, tokens in one.play] == [("migration-1",)]
    assert [(answer.kind, answer.tokens) for answer in one.answers] == [
        ("right", ("D6", "D5", "-")), ("wrong", ("D4", "*")), ("refused", ("C2",)),
    ]  # fmt: skip
    assert one.right is one.answers[0]
    assert one.other[TWINS[-1]].startswith("Still nothing")
    ((then, holds),), ((told, event),), ((reply, seat, tokens),) = one.holds, one.told, one.replies
    assert (holds, event, seat, tokens) == ("species fishes D4:2 D5", "move", 0, ("*",))
    assert [text.splitlines()[line - 1].split()[0] for line in (then, told, reply)] == ["then", "told", "reply"]
    assert (one.best.measure, one.best.place, one.steps, one.lucks) == ("vp", "fishes", 2, 5)
    assert [name for name, _ in one.texts()] == [
        "title", "goal", "ask", "other", "idea", "note", "hint", "right", "wrong", "refused",
    ]  # fmt: skip
    assert all(set(text) == set(LANGUAGES) for _, text in one.texts())


def test_the_id_of_a_test_names_its_rule():
    [one] = read_scenarios("=== M-R2.5b Twelve\nrules M1.6\n", "f")
    assert (one.kind, one.rules, one.dealt, one.asks) == ("rule", ("M2.5b", "M1.6"), False, False)


@pytest.mark.parametrize("game_id", SCENARIOS)
def test_each_kind_has_a_file(game_id):
    kinds = [one.kind for one in SCENARIOS[game_id]]
    assert kinds == [kind for kind in FILES for one in scenarios_of(game_id, kind)]


HEAD = "=== M-L02 Title\n"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("ask What?\n", "f:1: a scenario begins with a line '=== ID title'"),
        ("=== X1 Title\n", "f:1: 'X1' is not the id of a scenario; possible: M-L01 for a lesson, M-P1 for a puzzle"),
        ("=== M-L02\n", "f:1: M-L02 has no title"),
        (HEAD + HEAD, "f:2: M-L02 is there twice"),
        ("=== Q-L02 Title\n", "f:1: no game has the letter Q"),
        (HEAD + "aks What?\n", "f:2: 'aks' is not a field of a scenario; possible: rules, goal, "),
        (HEAD + "ask What?\nask Who?\n", "f:3: ask is there twice"),
        (HEAD + "ask\n", "f:2: ask says nothing"),
        (HEAD + "pos turn fishes\n", "f:2: the position stands indented in the lines after 'pos'"),
        (HEAD + "deal earth=random\n", "f:2: the position stands indented in the lines after 'deal'"),
        (HEAD + "pos\ndeal\n", "f:3: a scenario has 'pos' or 'deal', not both"),
        (HEAD + "  turn fishes\n", "f:2: only lines of the position, after 'pos' or 'deal', are indented"),
        (HEAD + "ask.xx Che?\n", f"f:2: 'xx' is not another language; possible: {', '.join(TWINS)}"),
        (HEAD + "rules.it M1.1\n", "f:2: 'rules' is not a text for readers; possible: title, goal, "),
        (HEAD + "ask What?\nrules M1.1\nask.it Che?\n", "f:4: ask.it stands directly after the line 'ask' that"),
        (HEAD + "ask What?\nask.it Che?\nask.it Che?\n", "f:4: ask.it is there twice"),
        (HEAD + "ask What?\nask.it\n", "f:3: ask.it says nothing"),
        (HEAD + "right D6\n", "f:2: right has no verdict; it is written after ' : '"),
        (HEAD + "right : Yes.\n", "f:2: right names no answer"),
        (HEAD + "else D6 : No.\n", "f:2: else is about every other answer and names none"),
        (HEAD + "right D6 : Yes.\nwrong D6 : No.\n", "f:3: the answer 'D6' is there twice"),
        (HEAD + "best vp\n", "f:2: best says what is counted and for whom, as in 'best vp fishes'"),
        (HEAD + "steps none\n", "f:2: 'none' is not a number of steps; possible: 1 or more"),
        (HEAD + "reply red -\n", "f:2: 'red' is not a seat; possible: 0 or more"),
        (HEAD + "luck 5\n", "f:2: luck is written 'luck each 5'"),
    ],
)
def test_a_fault_of_the_format_is_said_with_its_line(text, says):
    with pytest.raises(SpeciateError) as error:
        read_scenarios(text, "f")
    assert str(error.value).startswith(says)


@pytest.mark.parametrize(
    ("verdict", "head", "rest"),
    [
        ("Yes: 4 is more than 3. You take 3 meat.", "Yes: 4 is more than 3.", "You take 3 meat."),
        ("Equal is not enough.", "Equal is not enough.", ""),
        ("All lead: each is first on a tile. So what?", "All lead:", "each is first on a tile. So what?"),
        ("The number is 2.5 a tile. Less.", "The number is 2.5 a tile.", "Less."),
    ],
)  # fmt: skip
def test_a_verdict_has_a_headline(verdict, head, rest):
    assert headline(verdict) == (head, rest)


# --- what is not so -----------------------------------------------------------------------------------------------

ICE = """\
=== D-L06 Ice
rules D4.7
goal Cover a tile.
pos
  phase execution
  pawn mammals glaciation-1
  species mammals D4:1 E4:1
  species birds D4:4 C4:2
ask Which tile hurts the Birds most?
right D4 : Three of four leave. One Bird stays on D4.
wrong C4 : Only one Bird leaves. One stays on C4.
refused A1 : It is not next to Tundra. D3 is the Tundra tile.
then species birds D4 C4:2
told freeze
"""


def test_a_scenario_that_holds_has_no_problem():
    [one] = read_scenarios(twinned(ICE), "f")
    report = check(one)
    assert (report.problems, report.facts.asked) == ([], "glaciation.hex")


def problems_of(text):
    """What is wrong with the scenario of a text, by its reader or else its check; said of English texts alone."""
    whole = twinned(text)
    try:
        [one] = read_scenarios(whole, "f")
        problems = check(one).problems
    except SpeciateError as error:
        problems = [str(error)]
    english = [one for one in problems if not any(f", {lang}: " in one for lang in TWINS)]
    return [untwinned(problem, whole) for problem in english]


@pytest.mark.parametrize("lang", TWINS)
def test_a_text_without_its_twin_is_a_problem(lang):
    [one] = read_scenarios(twinned(ICE).replace(f"title.{lang} Ice\n", ""), "f")
    assert check(one).problems == [f"f:1: D-L06: there is no title.{lang} to 'Ice'"]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("phase execution", "phase exection", "f:5: D-L06: pos: 'exection' is not a phase; possible: execution"),
        ("ask Which", "play Z9\nask Which", "f:9: D-L06: play: 'Z9' is not offered at glaciation.hex; possible: C3, "),
        ("right D4", "right D9", "f:10: D-L06: right: 'D9' is not offered at glaciation.hex; possible: C3, "),
        ("wrong C4", "wrong C4 C4 C4", "f:11: D-L06: wrong: C4 comes too late: seat "),
        ("refused A1", "refused C3", "f:12: D-L06: refused: C3 is offered"),
        ("refused A1", "refused Z9", "f:12: D-L06: refused: 'Z9' is not a hex; possible: A1, "),
        ("then species", "then spices", "f:13: D-L06: then: 'spices' is not a word of this notation; possible: over, "),
        ("D4 C4:2\n", "D4:2 C4:2\n", "f:13: D-L06: then: species birds D4:2 C4:2 does not hold; it is "),
        ("told freeze", "told melt", "f:14: D-L06: told: 'melt' is not among what has happened; possible: "),
        ("told freeze", "reply 1 *\ntold freeze", "f:14: D-L06: reply: * comes too late: seat 2 is asked now"),
        ("told freeze", "best fat birds", "f:14: D-L06: best: 'fat' is not counted in this game; possible: vp, gap"),
        ("told freeze", "best vp elks", "f:14: D-L06: best: 'elks' is not a place of this game; possible: mammals, "),
        ("told freeze", "best gap birds", "f:14: D-L06: best: - gives "),
        ("rules D4.7\n", "", "f:1: D-L06: there is no rules"),
        ("One Bird stays on D4.", "One Bird stays!", "f:1: D-L06: right has an exclamation mark"),
        ("Only one Bird leaves.", "Few.", "f:11: D-L06: wrong, en: a headline has 2 to 6 words, not 'Few.'"),
    ],
)
def test_what_does_not_hold_is_said_with_its_line(old, new, says):
    assert ICE.count(old) == 1
    assert [problem[: len(says)] for problem in problems_of(ICE.replace(old, new))] == [says]


# --- right by what comes of it ------------------------------------------------------------------------------------

BY_TOKENS = {
    "B-L03": "B2:5 A2|B2:5 B1|B2:5 B3|B2:5 C2",
    "B-L05": "B2 D1|D1 B2|all",
    "B-L07": "smaller smaller specific play|smaller specific smaller play|specific smaller smaller play",
    "B-P1": "A1 C1 C2|A1 C2 C1|C1 A1 C2|C1 C2 A1|C2 A1 C1|C2 C1 A1",
    "B-P4": "D3 B2 D3|D3 D3 B2|D3 all",
    "B-P5": "A1 D1|D1 A1",
    "B-P6": "small3-generic4 smaller smaller smaller play|smaller small3-generic4 smaller smaller play|"
    "smaller smaller small3-generic4 smaller play|smaller smaller smaller small3-generic4 play",
    "C-L07": "horns:1 left|horns:1 right",
    "D-L04": "meat E2lr|meat E3r",
    "D-L20": "water E2lr|water E3r",
    "M-L05": "plankton B2lr|plankton B2r|plankton B3r|plankton C2lr",
    "M-L11": "regression-1 yes|regression-2 yes",
    "M-P3": "wanderlust-1 1 E5|wanderlust-2 1 E5",
    "M-P7": "wanderlust-1 3 C2|wanderlust-1 3 E2|wanderlust-2 3 C2|wanderlust-2 3 E2",
    "M-P13": "D4 reptiles D5 cephalopods|D5 cephalopods D4 reptiles",
    "M-P19": "evolution-2 D4|evolution-3 D4",
}
"""The right answers that each scenario named before it said what comes of them, in the tokens of records."""
WHENS = [one for found in SCENARIOS.values() for one in found if any(answer.when for answer in one.answers)]


def rights(scenario):
    """The right answers of a scenario, in the tokens of records."""
    setup, match = opened(scenario)
    found = set()
    for answer in answers_of(scenario, setup, match):
        if answer.kind == "right":
            after, tokens = match.fork(), []
            for token in answer.tokens:
                choice = after.choice
                value = value_of(choice, token, setup)
                tokens.append(choice.domain.token(value))
                after.answer(value)
            found.add(" ".join(tokens))
    return found


def test_what_comes_of_it_makes_the_same_answers_right_as_their_names_did():
    assert {one.id: "|".join(sorted(rights(one))) for one in WHENS} == BY_TOKENS


WHEN = "right when species birds D4 C4:2"


@pytest.mark.parametrize(
    ("new", "says"),
    [
        (WHEN, []),
        ("right when told freeze and species birds D4 C4:2", []),
        ("right when", "f:10: right when says nothing; possible: told, count, or a line of the notation"),
        ("wrong when told freeze", "f:10: 'when' is said of right answers alone, not of 'wrong'"),
        ("right when tolt freeze", "f:10: D-L06: right when: 'tolt' is not a condition; possible: told, count, over, "),
        ("right when told melt", "f:10: D-L06: right when: 'melt' is not an event of this game; possible: "),
        ("right when count fat birds 3", "f:10: D-L06: right when: 'fat' is not counted in this game; possible: vp, "),
        ("right when count vp elks 3", "f:10: D-L06: right when: 'elks' is not a place of this game; possible: "),
        ("right when count vp birds", "f:10: D-L06: right when: count says what, for whom and how many at least"),
        ("right when count vp birds 90", "f:10: D-L06: right when: no answer brings it; at the question vp birds is "),
        ("right when species birds Z4", "f:10: D-L06: right when: no answer brings it; at the question species birds"),
        ("right when count vp birds 0", "f:10: D-L06: right when: count vp birds 0 holds before any answer"),
        ("right when told freeze", "f:11: D-L06: wrong: C4 is right: it brings told freeze"),
        (
            WHEN + " : It is so.\nright E4",
            "f:11: D-L06: right: species birds D4 C4:2 does ",
        ),
    ],
)
def test_what_is_right_by_what_comes_of_it_is_played_out_and_its_faults_are_said_with_their_line(new, says):
    text = ICE.replace("right D4", new)
    assert [problem[: len(says)] for problem in problems_of(text)] == ([says] if says else [])


def test_a_puzzle_from_a_link_names_its_answers():
    puzzle = twinned(ICE.replace("D-L06", "D-P6").replace("refused A1", "wrong E4"))
    assert read_puzzle(puzzle).id == "D-P6"
    with pytest.raises(SpeciateError, match="names its answers"):
        read_puzzle(puzzle.replace("right D4", WHEN))


# --- side branches --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", SCENARIOS)
def test_every_game_has_side_branches_that_lead_to_its_lessons_and_puzzles(game_id):
    found = SCENARIOS[game_id]
    check_branches(found)
    assert sum(bool(one.branch) for one in found) >= 2


def test_a_side_branch_that_leads_nowhere_is_said_with_its_line():
    text = twinned(ICE + "branch D-L99 : Easily forgotten.\n")
    [one] = read_scenarios(text, "f")
    with pytest.raises(SpeciateError, match="D-L06: branch: 'D-L99' is not a side branch; possible: ") as error:
        check_branches([one])
    assert untwinned(str(error.value), text).startswith("f:15:")
    with pytest.raises(SpeciateError, match="f:15: a branch names a lesson or puzzle"):
        read_scenarios(ICE + "branch D-L99\n", "f")


# --- tests of a rule ----------------------------------------------------------------------------------------------

DEAL = """\
=== D-R8.2 A deal
deal
  places mammals=0 birds=1
  options earth=random
  luck 3
then vp mammals=0 birds=4
"""


def test_a_deal_is_looked_at_without_a_question():
    assert problems_of(DEAL) == []
    [one] = read_scenarios(twinned(DEAL), "f")
    setup, match = opened(one)
    assert (setup.places, setup.options, setup.seed, match.ply) == ((0, -1, 1, -1, -1, -1), (1,), 3, 0)


TRAIT = """\
=== C-R8.11 A shell
pos
  phase end
  species fern.1 3/6/3 hard_shell:4
then species fern.1 3/6/0 hard_shell
"""


def test_what_does_not_hold_says_what_is_also_where_it_is_not_usual():
    [problem] = problems_of(TRAIT)
    assert problem.endswith("species fern.1 3/6/0 hard_shell does not hold; it is species fern.1 3/6/0 hard_shell:4")
    assert problems_of(TRAIT.replace("0 hard_shell", "0 hard_shell:4")) == []


OVER = """\
=== D-R7.3 The end
pos
  over yes
  vp mammals=3 reptiles=3 birds=2
won mammals
"""


def test_who_has_won_is_said():
    assert problems_of(OVER) == []
    problems = problems_of(OVER.replace("won mammals", "won reptiles birds"))
    assert problems == ["f:5: D-R7.3: won: mammals has won, not reptiles birds"]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("luck 3", "phase reset", "f:5: D-R8.2: deal: only these are said of a deal: places, options, luck"),
        ("=random", "=flat", "f:4: D-R8.2: pos: 'flat' is not a value of earth; possible: printed, random"),
        ("birds=4", "birds=5", "f:6: D-R8.2: then: vp mammals=0 birds=5 does not hold; it is vp"),
        (
            "then vp mammals=0 birds=4\n",
            "",
            "f:1: D-R8.2: it asks nothing, and says nothing by 'then', 'told' or 'won'",
        ),
        ("then vp", "ask Who?\nthen vp", "f:1: D-R8.2: there is no answer"),
        ("then vp", "won elks\nthen vp", "f:6: D-R8.2: won: 'elks' is not a place of this game; possible: mammals, "),
        ("then vp", "won birds\nthen vp", "f:6: D-R8.2: won: the game is not over"),
        ("R8.2", "P8", "f:1: D-P8: there is no rules"),
    ],
)
def test_what_is_wrong_with_a_test_is_said_with_its_line(old, new, says):
    assert DEAL.count(old) == 1
    assert problems_of(DEAL.replace(old, new))[0][: len(says)] == says
