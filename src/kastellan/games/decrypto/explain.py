"""What the things of Decrypto are, how they came about, and what they decide."""

from collections.abc import Iterable, Mapping

from kastellan.core import explaining
from kastellan.core.explaining import Answer, Explaining, Section, State, Sum, Term
from kastellan.core.game import Line
from kastellan.core.refusal import Fact
from kastellan.games.decrypto.actions import Digits
from kastellan.games.decrypto.content import Words
from kastellan.games.decrypto.rules import Rule
from kastellan.games.decrypto.sheet import Row
from kastellan.games.decrypto.verdicts import WINNING
from kastellan.games.decrypto.views import View

Asked = explaining.Asked[View, Words]

INTERCEPTED, MISREAD = 0, 1


def line(key: str, **facts: Fact) -> Line:
    """Return one of the texts of this file."""
    return Line(f"help-decrypto-{key}", facts)


def numbers(asked: Asked) -> Mapping[str, Iterable[tuple[int, ...]]]:
    """Return what lies on the table: tokens, windows, clues to be guessed, rounds and lists of the sheets."""
    view, three = asked.view, is_three(asked)
    teams = [team for team in (0, 1) if view.teams[team].words]
    now = () if view.half is None else view.teams[view.half].clues or ()
    return {
        "token": [(1, 0)] if three else [(team, kind) for team in (0, 1) for kind in (INTERCEPTED, MISREAD)],
        "keyword": [(team, n) for team in teams for n in range(1, 5)],
        "clue": [(n + 1,) for n in range(len(now))],
        "round": [(side.team, row.round) for side in view.sheet for row in side.rows],
        "list": [(team, n) for team in teams for n in range(1, 5)],
        "seat": [(seat + 1,) for seat in sorted(seat for team in view.teams for seat in team.seats)],
    }


def is_three(asked: Asked) -> bool:
    """Return whether one interceptor plays against two."""
    return sum(len(team.seats) for team in asked.view.teams) == 3


def digits(code: Digits | None) -> str:
    """Return a code as it is written."""
    return "–" if code is None else " – ".join(str(one) if one else "?" for one in code)


def token(asked: Asked, team: int, kind: int) -> Answer:
    """Explain the tokens of a kind: what they mean, in which rounds they came, what one more does."""
    view, own = asked.view, asked.view.teams[team]
    count = own.misses if kind == MISREAD else own.interceptions
    came = [
        half
        for half in view.history
        if (half.team == team and half.misread if kind == MISREAD else half.team != team and half.caught)
    ]
    key = "misread" if kind == MISREAD else "intercepted"
    rows = [line(f"{key}-in", round=half.round, code=digits(half.code)) for half in came]
    parts = (Term(line("intercepted"), own.interceptions), Term(line("misread"), -own.misses))
    balance = Sum(own.interceptions - own.misses, parts, label=line("balance"))
    left = WINNING - count
    more = line(f"{key}-more", count=left) if left > 0 else line("decided", count=count)
    sections = [
        Section(line("came"), lines=tuple(rows) or (line("came-not"),)),
        Section(line("may-decide"), lines=(more,)),
    ]
    if not is_three(asked):
        sections.append(Section(line("tie"), line("tie-note"), (balance,)))
    rules = (Rule.MISCOMMUNICATION if kind == MISREAD else Rule.INTERCEPTION, Rule.TWO_TOKENS)
    return Answer(
        line(f"{key}-title", team=team), line(f"{key}-what", count=count), tuple(sections), rules=rules
    )


def keyword(asked: Asked, team: int, n: int) -> Answer:
    """Explain a window: its word to those who may know it, and what is known of it to all."""
    word, clues = asked.view.teams[team].words[n - 1], clues_for(asked, team, n)
    what = line("word", word=word) if word else line("word-secret")
    told = line("given", count=len(clues), clues=clues) if clues else line("given-none")
    return Answer(
        line("window", team=team, n=n),
        what,
        (
            Section(line("clues-so-far"), lines=(told,)),
            Section(line("change"), lines=(line("keyword-change"),)),
        ),
        (f"list:{team}:{n}",),
        (Rule.KEYWORDS, Rule.TASK),
    )


def clues_for(asked: Asked, team: int, n: int) -> tuple[str, ...]:
    """Return the clues that are known to have been given for a keyword."""
    side = next(side for side in asked.view.sheet if side.team == team)
    return tuple(clue.text for clue in side.lists[n - 1])


def clue(asked: Asked, n: int) -> Answer:
    """Explain a clue that is being guessed: what was guessed for it so far, and by what it is judged."""
    view = asked.view
    team = view.half or 0
    given = (view.teams[team].clues or ())[n - 1]
    lines = [line("struck")] if given.struck else []
    for at, own in enumerate(view.teams):
        if own.guess is not None:
            digit = own.guess[n - 1]
            lines.append(line("guessed", team=at, digit=digit) if digit else line("guessed-not", team=at))
    return Answer(
        line("clue", n=n),
        line("clue-what", text=given.text) if given.text else line("clue-none"),
        (
            Section(line("guess"), lines=tuple(lines) or (line("guess-hidden"),)),
            Section(line("change"), lines=(line("clue-change"),)),
        ),
        rules=(Rule.DELIBERATE, Rule.MEANING),
    )


def history(asked: Asked, team: int, number: int) -> Answer:
    """Explain a round on the sheet: clues, guess and true code, and what came of it."""
    row = next(
        row for side in asked.view.sheet if side.team == team for row in side.rows if row.round == number
    )
    done = next((one for one in asked.view.history if (one.team, one.round) == (team, number)), None)
    came = [line("round-open")]
    if done is not None:
        came = [line("was-misread" if done.misread else "was-decoded")]
        came.append(line("was-caught" if done.caught else "was-safe"))
    return Answer(
        line("round", round=number, team=team),
        line("round-what"),
        (Section(line("clues"), states=states_of(row)), Section(line("came-of-it"), lines=tuple(came))),
        rules=(Rule.SHEET, Rule.RECORD),
    )


def states_of(row: Row) -> tuple[State, ...]:
    """Return each clue of a round with its true digit, and the own guess."""
    clues = [
        State(
            line("digit", digit=row.code[at]) if row.code else line("line", n=at + 1),
            line("text", text=clue.text) if clue.text else line("clue-none"),
        )
        for at, clue in enumerate(row.clues)
    ]
    guess = State(line("our-guess"), line("code", code=digits(row.guess)))
    return (*clues, guess)


def column(asked: Asked, team: int, n: int) -> Answer:
    """Explain a column of the sheet: all clues that were given for a keyword."""
    clues, word = clues_for(asked, team, n), asked.view.teams[team].words[n - 1]
    told = line("given", count=len(clues), clues=clues) if clues else line("given-none")
    return Answer(
        line("list", team=team, n=n),
        line("word", word=word) if word else line("list-what"),
        (Section(line("clues-so-far"), lines=(told,)), Section(line("change"), lines=(line("list-change"),))),
        rules=(Rule.SHEET_FILLED, Rule.TRUE_CODE),
    )


def player(asked: Asked, number: int) -> Answer:
    """Explain a player: the team, and whether they encrypt."""
    seat, view = number - 1, asked.view
    team = next(at for at, own in enumerate(view.teams) if seat in own.seats)
    own = view.teams[team]
    role = line("encrypts") if own.encryptor == seat else line("decodes")
    states = [
        State(line("intercepted"), line("of-two", count=own.interceptions)),
        State(line("misread"), line("of-two", count=own.misses)),
    ]
    return Answer(
        line("seat", seat=seat),
        line("seat-what", team=team),
        (Section(line("here"), lines=(role,), states=tuple(states)),),
        rules=(Rule.ENCRYPTOR, Rule.TEAMS),
    )


EXPLAINING = Explaining[View, Words](
    {"token": token, "keyword": keyword, "clue": clue, "round": history, "list": column, "seat": player},
    numbers,
)
