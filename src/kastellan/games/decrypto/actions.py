"""What a player, chance or the clock does in Decrypto; and what can be ready made."""

from itertools import product
from typing import Final, Literal

import msgspec

Digits = tuple[int, int, int]
"""A code, or a guess at one in which 0 stands for a digit not yet chosen."""


class ChooseEncryptor(msgspec.Struct, frozen=True, gc=False, tag="choose_encryptor"):
    """Name ``seat`` as the own team's encryptor of this round (DEC-9)."""

    seat: int


class WriteClue(msgspec.Struct, frozen=True, gc=False, tag="write_clue"):
    """Draft the clue of ``line`` 1 to 3 (DEC-12); ``performed`` live, with the text as caption (DEC-41)."""

    line: int
    text: str
    performed: bool = False


class SubmitClues(msgspec.Struct, frozen=True, gc=False, tag="submit_clues"):
    """Hand in the three clues for good, warnings ``confirmed`` if there are any (DEC-12, DEC-16)."""

    confirmed: bool = False


class DraftGuess(msgspec.Struct, frozen=True, tag="draft_guess"):
    """Put a guess, complete or not, before the team (DEC-17)."""

    guess: Digits


class FixGuess(msgspec.Struct, frozen=True, tag="fix_guess"):
    """Fix a complete guess, or agree to it where all have to (DEC-20)."""

    guess: Digits


class ReopenGuess(msgspec.Struct, frozen=True, gc=False, tag="reopen_guess"):
    """Disagree with the guess that team-mates want to fix, where all have to agree (DEC-20)."""


class Object(msgspec.Struct, frozen=True, gc=False, tag="object"):
    """Object to the clue in ``line`` 1 to 3, naming the clue ``rule`` it breaks (DEC-16)."""

    line: int
    rule: str


class AnswerObjection(msgspec.Struct, frozen=True, gc=False, tag="answer_objection"):
    """Concede an objection to the own clue, or contest it (DEC-16)."""

    answer: Literal["concede", "contest"]


class Vote(msgspec.Struct, frozen=True, gc=False, tag="vote"):
    """Vote on a contested objection (DEC-16)."""

    vote: Literal["uphold", "reject", "abstain"]


class NameKeyword(msgspec.Struct, frozen=True, gc=False, tag="name_keyword"):
    """Write one of up to four words believed to be the others' keywords (DEC-38)."""

    place: int
    text: str


class FixNames(msgspec.Struct, frozen=True, gc=False, tag="fix_names"):
    """Hand in the team's words (DEC-38)."""


class Note(msgspec.Struct, frozen=True, gc=False, tag="note"):
    """Replace the team's private notes (DEC-69)."""

    text: str


class NameTeam(msgspec.Struct, frozen=True, gc=False, tag="name_team"):
    """Give the own team a name (DEC-5)."""

    text: str


class DealWord(msgspec.Struct, frozen=True, gc=False, tag="deal_word"):
    """Chance: the next keyword is ``word`` (DEC-2)."""

    word: str


class DrawCode(msgspec.Struct, frozen=True, tag="draw_code"):
    """Chance: the encryptor of ``team`` draws ``code`` (DEC-11)."""

    team: int
    code: Digits


class TimeUp(msgspec.Struct, frozen=True, gc=False, tag="time_up"):
    """The clock: the time for ``what`` is over (DEC-14)."""

    what: Literal["clues", "answer", "vote", "guess", "names"]


Action = (
    ChooseEncryptor
    | WriteClue
    | SubmitClues
    | DraftGuess
    | FixGuess
    | ReopenGuess
    | Object
    | AnswerObjection
    | Vote
    | NameKeyword
    | FixNames
    | Note
    | NameTeam
)
Event = DealWord | DrawCode | TimeUp


def _triples() -> list[Digits]:
    """Return all guesses, complete ones first and the blank one last (DEC-8)."""
    triples = [(a, b, c) for a, b, c in product(range(5), repeat=3)]
    fine = [triple for triple in triples if len(set(triple) - {0}) == 3 - triple.count(0)]
    return sorted(fine, key=lambda triple: (triple.count(0), triple))


GUESSES: Final = tuple(_triples())
"""Every guess that can be drafted: the 24 codes, then 49 incomplete ones."""

CODES: Final = 24
BLANK: Final = len(GUESSES) - 1
PLACE_OF: Final = {guess: place for place, guess in enumerate(GUESSES)}

DRAFTS: Final = tuple(DraftGuess(guess) for guess in GUESSES)
FIXES: Final = tuple(FixGuess(guess) for guess in GUESSES[:CODES])
DRAWS: Final = tuple(tuple(DrawCode(team, guess) for guess in GUESSES[:CODES]) for team in (0, 1))
GUESSING: Final[tuple[tuple[Action, ...], ...]] = tuple(
    (*DRAFTS[:place], *DRAFTS[place + 1 :], *FIXES) for place in range(len(GUESSES))
)
"""``GUESSING[draft]``: what a guesser may do while ``draft`` lies before the team."""

CHOICES: Final = tuple(ChooseEncryptor(seat) for seat in range(8))
SUBMIT: Final = SubmitClues()
SUBMIT_CONFIRMED: Final = SubmitClues(confirmed=True)
REOPEN: Final = ReopenGuess()
ANSWERS: Final = (AnswerObjection("concede"), AnswerObjection("contest"))
VOTES: Final = (Vote("uphold"), Vote("reject"), Vote("abstain"))
FIX_NAMES: Final = FixNames()
