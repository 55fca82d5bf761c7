"""The word files as they are written: in three languages on cards, or a list in one."""

from typing import Final, Literal

import msgspec

OTHER: Final = "other"
"""The language of a list that is none of ours."""


class InThree(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One word in each language."""

    en: str
    fr: str
    bg: str


class ListsInThree(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some words or roots in each language."""

    en: tuple[str, ...] = ()
    fr: tuple[str, ...] = ()
    bg: tuple[str, ...] = ()


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A keyword: where it is printed, its three names, and what clues are measured by (DEC-53 to DEC-55).

    ``accept`` are other forms that count as it.  Words that begin with one of ``roots`` are of its root
    (after ``=`` stands a whole word), and so are those that hold one of ``inside`` anywhere; words that
    begin with one of ``unlike``, written as they are there, have nothing to do with it.
    """

    id: str
    card: int
    face: Literal["A", "B"]
    slot: Literal[1, 2]
    word: InThree
    roots: ListsInThree
    accept: ListsInThree = ListsInThree()
    inside: ListsInThree = ListsInThree()
    unlike: ListsInThree = ListsInThree()


class WordFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file as it is written; ``extends`` adds its words to the house list."""

    words: tuple[Word, ...]
    extends: Literal["house"] | None = None


class Listed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A keyword of a list in one language; ``derived`` roots follow from a rule, not from people."""

    word: str
    roots: tuple[str, ...]
    accept: tuple[str, ...] = ()
    derived: bool = False


class ListFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A list of one's own: its language, or ``other``, and its words; nobody translates them."""

    list: Literal["en", "fr", "bg", "other"]
    words: tuple[Listed, ...]


class Peek(msgspec.Struct):
    """What is read of a file to tell which kind it is."""

    list: msgspec.Raw = msgspec.Raw(b"")


def is_list(data: bytes) -> bool:
    """Return whether a file says that it is a list in one language."""
    try:
        return bool(bytes(msgspec.json.decode(data, type=Peek).list))
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
