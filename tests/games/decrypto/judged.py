"""Clues judged by people who had not seen the lists of roots, and how often the machine agrees.

``python -m tests.games.decrypto.judged`` prints the scores.  A line of ``judged_clues/<language>.tsv`` is a
keyword, a clue, what experienced players say of it (``allowed``, ``warned``, ``refused``), the rule and why.
"""

from collections import Counter
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

from kastellan.games.decrypto.clues import Frame, check_line
from kastellan.games.decrypto.content import house

FOLDER = Path(__file__).parent / "judged_clues"
VERDICTS = ("allowed", "warned", "refused")
LANGUAGES = ("en", "fr", "bg")


class Judged(NamedTuple):
    """A clue and what people said of it."""

    keyword: str
    clue: str
    verdict: str
    rule: str
    why: str


def judged(language: str) -> list[Judged]:
    """Return the judged clues of a language."""
    lines = (FOLDER / f"{language}.tsv").read_text(encoding="utf-8").splitlines()
    return [Judged(*line.split("\t")) for line in lines if line and not line.startswith("#")]


def said(language: str, one: Judged) -> str:
    """Return what the machine says of a clue."""
    words = house()
    spoken = [words.spoken(at, language) for at in range(len(words.words))]
    own = (words.profiles[language][spoken.index(one.keyword)],)
    frame = Frame(language, own, (1,), (), root_rule=True)
    frame.code = ()  # the line stands for its keyword, and states no code
    levels = {finding.level for finding in check_line(frame, (one.clue,), 0)}
    return "refused" if "block" in levels else "warned" if levels else "allowed"


def disagreements(language: str, people: str, machine: str) -> list[Judged]:
    """Return the clues of which people said one thing and the machine the other."""
    return [one for one in judged(language) if one.verdict == people and said(language, one) == machine]


def share(language: str, people: str, machine: str) -> float:
    """Return how much of what people said one thing of the machine says another of."""
    asked = [one for one in judged(language) if one.verdict == people]
    return len(disagreements(language, people, machine)) / len(asked)


def main() -> None:
    """Print the scores, and every clue on which people and machine differ."""
    say = Console(highlight=False, markup=False, soft_wrap=True).print
    for language in LANGUAGES:
        counts = Counter(one.verdict for one in judged(language))
        say(f"{language}: {counts.total()} clues,", ", ".join(f"{counts[one]} {one}" for one in VERDICTS))
        for people, machine in (("allowed", "refused"), ("refused", "allowed")):
            say(f"  {people} by people, {machine} by the machine: {share(language, people, machine):.1%}")
            for one in disagreements(language, people, machine):
                say(f"    {one.keyword}: {one.clue} ({one.why})")


if __name__ == "__main__":
    main()
