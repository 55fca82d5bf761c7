"""Whole games of Decrypto with computer company, to be read: ``python bench/decrypto_company.py fr 10``.

The first seat stands for a person, played by the middle level; all others are strong.  The transcript has the
keywords, every clue with where it comes from, what team-mates say when they are asked, what opponents
remark, and the end.  Then it counts the strong players' clues:

written   a text that people wrote for this very keyword
other     a text that people wrote for another keyword, an everyday word or the name of an emoji
salad     anything else: words side by side that no text of people contains

``decoys`` as an argument seats the player that puts words side by side instead, for comparison, ``quiet``
prints the figures alone, and ``keep`` puts them among the results.
"""

import sys
from collections import Counter
from random import Random
from typing import Any

from decrypto_results import keep, share
from rich.console import Console

from kastellan.bots.matches import play_game
from kastellan.bots.players import look
from kastellan.games import GAMES
from kastellan.games.decrypto.actions import DraftGuess, FixGuess
from kastellan.games.decrypto.content import house
from kastellan.games.decrypto.language import LANGUAGES
from kastellan.games.decrypto.meaning import Meaning
from kastellan.games.decrypto.reading import knowledge
from kastellan.games.decrypto.remarks import remark
from kastellan.games.decrypto.thoughts import thought
from kastellan.locale import say

GAME = GAMES["decrypto"]
PERSON = 0


class Game:
    """One game being played and written down."""

    def __init__(self, language: str, level: str, number: int, out: Console) -> None:
        self.language, self.out, self.seats = language, out, 4 if number % 2 else 6
        self.levels = ["normal", *[level] * (self.seats - 1)]
        self.content = house()
        self.known = knowledge(self.content, language)
        options: Any = GAME.options(language=language)
        self.state = GAME.start(self.seats, options, self.content)
        self.rng = Random(f"company {language} {number}")
        self.kinds: Counter[str] = Counter()
        self.asked: set[tuple[int, int]] = set()
        self.before = GAME.view(self.state, None)

    def play(self) -> None:
        """Play to the end."""
        play_game(GAME, self.state, self.levels, self.rng, watch=self.watch)
        self.reveal()
        winner = self.state.winner
        self.out.print(f"== {('White', 'Black', 'both')[winner]} won after round {self.state.round}")

    def watch(self, seat: int, action: Any) -> None:
        """Write down what comes before an action."""
        self.reveal()
        if seat == PERSON and isinstance(action, DraftGuess | FixGuess):
            self.ask()

    def ask(self) -> None:
        """Ask the team-mates what they think, with a draft of the person's own before them."""
        state = self.state
        if (state.round, state.half) in self.asked:
            return
        self.asked.add((state.round, state.half))
        for mate in state.teams.members[state.teams.team_of[PERSON]]:
            if mate != PERSON:
                lines = thought(look(GAME, state, mate), self.levels[mate], mate)
                self.tell(f"   {mate + 1} to the team", lines)

    def tell(self, who: str, lines: Any) -> None:
        """Print lines as a reader hears them."""
        for line in lines:
            self.out.print(f"{who}: {say(self.language, line.key, line.facts)}", highlight=False)

    def reveal(self) -> None:
        """Print the half-round that has just ended, if one has."""
        history = self.state.history
        if len(history) == sum(self.kinds.values()) // 3 or not history:
            return
        half = history[-1]
        words = self.state.keywords[half.team * 4 : half.team * 4 + 4]
        spoken = [self.content.spoken(word, self.language) for word in words]
        if half.round == 1:
            self.out.print(f"== {('White', 'Black')[half.team]}: {', '.join(spoken)}", highlight=False)
        told = []
        for clue, digit in zip(half.clues, half.code, strict=True):
            kind = self.kind(clue, words[digit - 1])
            self.kinds[kind if self.levels[half.encryptor] != "normal" else f"{kind} by the person"] += 1
            told.append(f"“{clue}” for {spoken[digit - 1]} ({kind})")
        result = "understood" if half.decoding == half.code else f"read as {half.decoding}"
        found = "intercepted" if half.interception == half.code else f"others {half.interception}"
        who = f"{half.round} {('White', 'Black')[half.team]} by {half.encryptor + 1}"
        self.out.print(f"{who}: {'; '.join(told)} | {result}, {found}", highlight=False)
        now = GAME.view(self.state, None)
        speakers = [one for one in range(1, self.seats) if not GAME.muted(self.state, one, "table")]
        remarks = ((seat, remark(self.before, now, seat)) for seat in speakers)
        if first := next((one for one in remarks if one[1]), None):
            self.tell(f"   {first[0] + 1} to all", first[1])
        self.before = now

    def kind(self, clue: str, keyword: int) -> str:
        """Return where a clue comes from."""
        known = self.known
        assert isinstance(known, Meaning)  # noqa: S101 - numpy is there
        if clue in {text for text, _ in known.entries(keyword)}:
            return "written"
        return "other" if clue in known.offers.place else "salad"


def main() -> None:
    """Play, print and count."""
    languages = [one for one in LANGUAGES if one in sys.argv] or list(LANGUAGES)
    games = next((int(one) for one in sys.argv[1:] if one.isdecimal()), 10)
    level = "decoys" if "decoys" in sys.argv else "hard"
    out = Console(width=200, quiet="quiet" in sys.argv)
    for language in languages:
        kinds: Counter[str] = Counter()
        for number in range(games):
            out.print(f"\n==== {language}, game {number + 1}")
            game = Game(language, level, number, out)
            game.play()
            kinds += game.kinds
        own = {kind: kinds[kind] for kind in ("written", "other", "salad")}
        total = sum(own.values())
        row = {"language": language, "level": level, "games": games, "clues": total}
        row |= {kind: share(count, total) for kind, count in own.items()}
        Console(width=200).print(row)
        if "keep" in sys.argv:
            keep("natural", row, ("language", "level"))


if __name__ == "__main__":
    main()
