"""What is said to somebody who makes words, a map or cards: all that is wrong, and what is counted."""

from collections.abc import Callable

from kastellan.core.content import Proof
from kastellan.core.refusal import BadInput, Fact
from kastellan.tables.messages import ContentProof
from kastellan.tables.mistakes import UNFIT, mistake_of
from kastellan.tables.recent import AnyGame
from kastellan.tables.sentences import problem_of_input

Proofreader = Callable[[bytes], Proof]


def proof_of(game: AnyGame, data: bytes, language: str) -> ContentProof:
    """Return what is wrong with a file that is being made; of some games only what is found first."""
    found: Proof = (game.proofread or first_fault(game))(data)
    faults = [problem_of_input(language, explained(fault)) for fault in found.faults]
    return ContentProof(faults, found.counts, list(found.warnings), found.digest)


def first_fault(game: AnyGame) -> Proofreader:
    """Return a way to proofread content of a game that has none of its own: as it is loaded."""

    def proofread(data: bytes) -> Proof:
        try:
            content = game.load(data)
        except BadInput as error:
            return Proof([error], [], (), "")
        return Proof([], [], tuple(content.warnings), content.digest)

    return proofread


def explained(error: BadInput) -> BadInput:
    """Return what is wrong with a file as a sentence with its place, also where only the check has words."""
    key, _ = mistake_of(error.reason, error.place)
    if error.key or key != UNFIT:
        return error
    facts: dict[str, Fact] = {"place": error.place, "reason": error.reason}
    return BadInput(error.place, error.reason, error.rule, "content-wrong", facts)
