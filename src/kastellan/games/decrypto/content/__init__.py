"""The keywords: house data in three languages that a list of your own can replace or extend."""

from functools import cache, cached_property
from typing import Any, Final, Literal

import msgspec

from kastellan.core.content import house_data, read_file
from kastellan.core.refusal import BadInput
from kastellan.games.decrypto.actions import DealWord
from kastellan.games.decrypto.content.associations import Lexicon, read_lexicon
from kastellan.games.decrypto.language import LANGUAGES, normal
from kastellan.games.decrypto.profile import Profile

HOUSE_CARDS: Final = 110
FEWEST_CARDS: Final = 8
SIDES: Final = {("A", 1), ("A", 2), ("B", 1), ("B", 2)}
ALPHABETS: Final = {
    "en": frozenset("abcdefghijklmnopqrstuvwxyz"),
    "fr": frozenset("abcdefghijklmnopqrstuvwxyzàâäæçéèêëîïôöœùûüÿ"),
    "bg": frozenset("абвгдежзийклмнопрстуфхцчшщъьюя"),
}


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
    """A keyword: where it is printed, its three names, its roots and the forms that count as it."""

    id: str
    card: int
    face: Literal["A", "B"]
    slot: Literal[1, 2]
    word: InThree
    roots: ListsInThree
    accept: ListsInThree = ListsInThree()


class WordFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file as it is written; ``extends`` adds its words to the house list."""

    words: tuple[Word, ...]
    extends: Literal["house"] | None = None


class Words:
    """Checked content; a keyword is known by its place in ``words``.

    ``clashes[language][k]`` are the words that cannot be in one game with word ``k``: those of
    its card and those that share a root with it in that language (DEC-R4).
    """

    def __init__(self, words: tuple[Word, ...], digest: str) -> None:
        self.words, self.digest = words, digest
        self.place = {word.id: at for at, word in enumerate(words)}
        self.cards = [word.card for word in words]
        self.deals = [DealWord(word.id) for word in words]
        self.profiles = {language: self._profiles(language) for language in LANGUAGES}
        self.rivals = {language: root_rivals(self.profiles[language]) for language in LANGUAGES}
        self.clashes = {language: self._clashes(language) for language in LANGUAGES}
        self.warnings = tuple(self._warnings())

    def _profiles(self, language: str) -> list[Profile]:
        """Prepare what clues are compared with."""
        return [
            Profile(
                word.id,
                language,
                {one: (getattr(word.word, one), *getattr(word.accept, one)) for one in LANGUAGES},
                getattr(word.roots, language),
            )
            for word in self.words
        ]

    def _clashes(self, language: str) -> list[frozenset[int]]:
        on_card: dict[int, set[int]] = {}
        for at, word in enumerate(self.words):
            on_card.setdefault(word.card, set()).add(at)
        return [
            frozenset(on_card[word.card] | self.rivals[language][at]) for at, word in enumerate(self.words)
        ]

    def _warnings(self) -> list[str]:
        return [
            f"{language}: {self.words[at].id} and {self.words[other].id} share a root and never meet"
            for language in LANGUAGES
            for at, rivals in enumerate(self.rivals[language])
            for other in sorted(rivals)
            if at < other
        ]

    def spoken(self, at: int, language: str) -> str:
        """Return keyword number ``at`` in a language."""
        return str(getattr(self.words[at].word, language))

    @cached_property
    def lexicon(self) -> dict[str, Lexicon]:
        """Return the associations of each language, by keyword id; empty where none were written."""
        return {language: read_lexicon(language) for language in LANGUAGES}

    @cached_property
    def figures(self) -> tuple[str, ...]:
        """Return what the content holds, in figures; checks the associations too."""
        lines = [f"{len(self.words)} keywords on {len(set(self.cards))} cards"]
        for language in LANGUAGES:
            spoken = [self.spoken(at, language) for at in range(len(self.words))]
            roots = sum(len(getattr(word.roots, language)) for word in self.words)
            forms = sum(len(getattr(word.accept, language)) for word in self.words)
            span = f"{min(map(len, spoken))} to {max(map(len, spoken))}"
            lines.append(
                f"{language}: {len(set(spoken))} words of {span} letters, {roots} roots, {forms} forms"
            )
            if lexicon := self.lexicon[language]:
                entries = lexicon.check(self.profiles[language])
                lines.append(f"{language}: {entries} associations for {len(lexicon.entries)} keywords")
        return tuple(lines)

    def name(self, kind: str, key: str, language: str) -> str:
        """Return a keyword by its id in the language of the reader."""
        if kind != "word":
            raise KeyError(f"{kind} {key}")
        return self.spoken(self.place[key], language)

    def shown(self) -> Any:
        """Return figures only: nobody looks through the words beforehand (DEC-7)."""
        return {"words": len(self.words), "cards": len(set(self.cards))}


@cache
def house() -> Words:
    """Return the house list."""
    return build(house_data(__package__, "words.json"))


def load(data: bytes | None) -> Words:
    """Return checked keywords, from a file's bytes or, for ``None``, the house list."""
    return house() if data is None else build(data)


def build(data: bytes) -> Words:
    """Read and check a word file."""
    file, digest = read_file(data, WordFile, "words")
    words = (*house().words, *file.words) if file.extends == "house" else file.words
    check_cards(words)
    check_words(words)
    return Words(words, digest)


def check_cards(words: tuple[Word, ...]) -> None:
    """Refuse cards that do not hold four words, two on each face (DEC-R2), or too few of them."""
    sides: dict[int, set[tuple[str, int]]] = {}
    for at, word in enumerate(words):
        side = (word.face, word.slot)
        taken = sides.setdefault(word.card, set())
        must(
            side not in taken, f"$.words[{at}]", f"card {word.card} {word.face}{word.slot} already has a word"
        )
        taken.add(side)
    for card, taken in sides.items():
        must(taken == SIDES, "$.words", f"card {card} has {len(taken)} words; each card has 4")
    cards = len(sides)
    must(sorted(sides) == list(range(1, cards + 1)), "$.words", f"cards are not numbered from 1 to {cards}")
    must(cards >= FEWEST_CARDS, "$.words", f"{cards} cards; a game needs {FEWEST_CARDS}")


def check_words(words: tuple[Word, ...]) -> None:
    """Refuse ids and words that occur twice or are not written as the list demands."""
    seen: set[str] = set()
    for at, word in enumerate(words):
        fine = word.id.replace("-", "").replace("_", "").isalnum() and word.id.isascii()
        must(fine, f"$.words[{at}].id", f"{word.id!r} is not a plain name")
        must(word.id not in seen, f"$.words[{at}].id", f"{word.id!r} occurs twice")
        seen.add(word.id)
    for language in LANGUAGES:
        known: dict[str, str] = {}
        for at, word in enumerate(words):
            where = f"$.words[{at}].word.{language}"
            spoken = getattr(word.word, language)
            check_spelling(spoken, language, where)
            must(2 <= len(spoken) <= 14, where, f"{spoken!r} has {len(spoken)} letters; 2 to 14 are allowed")
            plain = normal(spoken, language)
            must(plain not in known, where, f"{spoken!r} is already the word of {known.get(plain)!r}")
            known[plain] = word.id
            check_roots(word, language, f"$.words[{at}]")


def check_roots(word: Word, language: str, where: str) -> None:
    """Refuse a word without a root, or forms in the wrong script; a root may be longer than its word."""
    roots = [normal(root, language) for root in getattr(word.roots, language)]
    must(roots, f"{where}.roots.{language}", f"{word.id!r} has no root")
    for root in roots:
        must(len(root) >= 2 and " " not in root, f"{where}.roots.{language}", f"{root!r} is not a root")
    for form in getattr(word.accept, language):
        check_spelling(form, language, f"{where}.accept.{language}")


def check_spelling(spoken: str, language: str, where: str) -> None:
    """Refuse anything but one word in the small letters of its alphabet."""
    fine = bool(spoken) and all(sign in ALPHABETS[language] for sign in spoken)
    must(fine, where, f"{spoken!r} is not one word in the small letters of the language")


def root_rivals(profiles: list[Profile]) -> list[set[int]]:
    """Return for each word the others that share a root: one root begins with the other."""
    rivals: list[set[int]] = [set() for _ in profiles]
    rooted = sorted((root, at) for at, profile in enumerate(profiles) for root in profile.roots)
    for k, (root, at) in enumerate(rooted):
        for other, rival in rooted[k + 1 :]:
            if not other.startswith(root):
                break
            if rival != at:
                rivals[at].add(rival)
                rivals[rival].add(at)
    return rivals


def must(fine: object, place: str, reason: str) -> None:
    """Refuse the file unless ``fine``."""
    if not fine:
        raise BadInput(place, reason, "DEC-2")
