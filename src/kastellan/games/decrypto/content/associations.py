"""Associations: for each keyword and language some clues a person might give."""

from importlib.resources import files
from typing import Final, Literal

import msgspec

from kastellan.core.refusal import BadInput
from kastellan.games.decrypto.clues import Frame, hard_findings
from kastellan.games.decrypto.profile import Profile

FEWEST: Final = 15


class Association(msgspec.Struct, frozen=True, array_like=True):
    """A clue and how directly it points to its keyword: 1 to 3."""

    clue: str
    grade: Literal[1, 2, 3]


class Lexicon:
    """The associations of one language by keyword id."""

    def __init__(self, language: str, entries: dict[str, tuple[Association, ...]]) -> None:
        self.language, self.entries = language, entries

    def __bool__(self) -> bool:
        return bool(self.entries)

    def of(self, keyword: str) -> tuple[Association, ...]:
        """Return the associations of a keyword."""
        return self.entries.get(keyword, ())

    def check(self, profiles: list[Profile]) -> int:
        """Return how many there are; refuse too few, repeated ones and those that break a hard clue rule."""
        known = {profile.id: profile for profile in profiles}
        for keyword, entries in self.entries.items():
            place = f"lexicon/{self.language}.json $.{keyword}"
            if keyword not in known:
                raise BadInput(place, "is not a keyword")
            if len({entry.clue.casefold() for entry in entries}) < FEWEST:
                raise BadInput(
                    place, f"{len(entries)} associations, some perhaps twice; at least {FEWEST} are needed"
                )
            frame = Frame(self.language, (known[keyword],), (), (), root_rule=True)
            for at, entry in enumerate(entries):
                if found := hard_findings(frame, entry.clue):
                    raise BadInput(f"{place}[{at}]", f"{entry.clue!r} breaks a clue rule", found[0].rule)
        if self.entries and (missing := known.keys() - self.entries.keys()):
            raise BadInput(
                f"lexicon/{self.language}.json", f"no associations for {', '.join(sorted(missing)[:5])}"
            )
        return sum(map(len, self.entries.values()))


def read_lexicon(language: str) -> Lexicon:
    """Return the associations of a language; an unwritten file is an empty one."""
    file = files(__package__).joinpath("lexicon").joinpath(f"{language}.json")
    if not file.is_file():
        return Lexicon(language, {})
    try:
        entries = msgspec.json.decode(file.read_bytes(), type=dict[str, tuple[Association, ...]])
    except msgspec.DecodeError as error:
        raise BadInput(f"lexicon/{language}.json", str(error)) from None
    return Lexicon(language, entries)
