"""The keywords: house data in three languages that a list of your own can replace or extend."""

from functools import cache, cached_property
from typing import Any, Final

from kastellan.core.content import house_data, read_file
from kastellan.core.game import Line
from kastellan.core.refusal import Refusal
from kastellan.games.decrypto.actions import DealWord
from kastellan.games.decrypto.content.associations import Association, Lexicon, read_lexicon
from kastellan.games.decrypto.content.checks import check_cards, check_list, check_words, must
from kastellan.games.decrypto.content.schema import (
    OTHER,
    InThree,
    Listed,
    ListFile,
    ListsInThree,
    Word,
    WordFile,
    is_list,
)
from kastellan.games.decrypto.language import LANGUAGES, normal
from kastellan.games.decrypto.options import Options
from kastellan.games.decrypto.profile import Profile
from kastellan.games.decrypto.rules import Rule

HOUSE_CARDS: Final = 110
FEWEST_WORDS: Final = 4
"""Keywords of a team: with three players there is but one (DEC-56)."""


class Words:
    """Checked content; a keyword is known by its place in ``words``.

    ``clashes[language][k]`` are the words that cannot be in one game with word ``k``: those of
    its card and those that share a root with it in that language (DEC-R4).  ``languages`` are those that
    the words are given in: a list of one's own may have but one.  ``foreign`` ones are of none of ours.
    """

    def __init__(
        self,
        words: tuple[Word, ...],
        digest: str,
        languages: tuple[str, ...] = LANGUAGES,
        foreign: bool = False,
    ) -> None:
        self.words, self.digest, self.languages, self.foreign = words, digest, languages, foreign
        self.place = {word.id: at for at, word in enumerate(words)}
        self.cards = [word.card for word in words]
        self.deals = [DealWord(word.id) for word in words]
        self.profiles = {language: self._profiles(language) for language in languages}
        self.rivals = {language: root_rivals(self.profiles[language]) for language in languages}
        self.clashes = {language: self._clashes(language) for language in languages}
        self.warnings = tuple(self._warnings())
        self.doubts: tuple[Line, ...] = ()

    def _profiles(self, language: str) -> list[Profile]:
        """Prepare what clues are compared with."""
        return [
            Profile(
                word.id,
                language,
                {one: (getattr(word.word, one), *getattr(word.accept, one)) for one in LANGUAGES},
                getattr(word.roots, language),
                getattr(word.inside, language),
                getattr(word.unlike, language),
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

    def _warnings(self) -> list[Line]:
        return [
            Line(
                "content-roots-shared",
                {"language": language, "one": self.words[at].id, "other": self.words[other].id},
            )
            for language in self.languages
            for at, rivals in enumerate(self.rivals[language])
            for other in sorted(rivals)
            if at < other
        ]

    def spoken(self, at: int, language: str) -> str:
        """Return keyword number ``at`` in a language."""
        return str(getattr(self.words[at].word, language))

    def roots_apart(self, language: str) -> int:
        """Return how many words can be dealt, whichever come first: groups that share no root."""
        seen: set[int] = set()
        groups = 0
        for at in range(len(self.words)):
            groups += at not in seen
            row = [at]
            for one in row:
                row += sorted(self.clashes[language][one] - seen)
                seen |= self.clashes[language][one]
        return groups

    def given_as(self, at: int, language: str) -> tuple[str, str]:
        """Return keyword number ``at`` and in which language it is given, this one if possible."""
        own = language if language in self.languages else self.languages[0]
        return self.spoken(at, own), own

    @cached_property
    def lexicon(self) -> dict[str, Lexicon]:
        """Return the associations of each language, by keyword id; empty where none were written.

        They are the house's, for words that are the same as those of the house list.
        """
        if self is house():
            return {language: read_lexicon(language) for language in LANGUAGES}
        given = {} if self.foreign else self._in_house()
        return {language: lexicon_for(language, given) for language in LANGUAGES}

    def _in_house(self) -> dict[str, str]:
        """Return which words are also in the house list, by id: the same in all their languages."""
        known = {spellings(word, self.languages): word.id for word in house().words}
        found = {word.id: known.get(spellings(word, self.languages), "") for word in self.words}
        return {own: theirs for own, theirs in found.items() if theirs}

    @cached_property
    def figures(self) -> tuple[str, ...]:
        """Return what the content holds, in figures; checks the associations too."""
        lines = [f"{len(self.words)} keywords on {len(set(self.cards))} cards"]
        for language in self.languages:
            spoken = [self.spoken(at, language) for at in range(len(self.words))]
            roots = sum(len(getattr(word.roots, language)) for word in self.words)
            forms = sum(len(getattr(word.accept, language)) for word in self.words)
            span = f"{min(map(len, spoken))} to {max(map(len, spoken))}"
            lines.append(
                f"{language}: {len(set(spoken))} words of {span} letters, {roots} roots, {forms} forms"
            )
            if self is house() and (lexicon := self.lexicon[language]):
                entries = lexicon.check(self.profiles[language])
                lines.append(f"{language}: {entries} associations for {len(lexicon.entries)} keywords")
        return tuple(lines)

    def name(self, kind: str, key: str, language: str) -> str:
        """Return a keyword by its id in the language of the reader."""
        if kind != "word":
            raise KeyError(f"{kind} {key}")
        return self.spoken(self.place[key], language if language in LANGUAGES else LANGUAGES[0])

    def shown(self) -> Any:
        """Return figures only: nobody looks through the words beforehand (DEC-7)."""
        known = self.known
        return {
            "words": len(self.words),
            "cards": len(set(self.cards)),
            "known": known,
            "foreign": self.foreign,
        }

    @cached_property
    def known(self) -> int:
        """Return of how many words computer players know something."""
        from kastellan.games.decrypto.familiar import familiar  # noqa: PLC0415 - they know the content

        return len(self.words) if self is house() else familiar(self)


def spellings(word: Word, languages: tuple[str, ...]) -> tuple[str, ...]:
    """Return how a word is written in some languages."""
    return tuple(normal(getattr(word.word, language), language) for language in languages)


def lexicon_for(language: str, given: dict[str, str]) -> Lexicon:
    """Return the house's associations under the ids of other words that are the same."""
    written = house().lexicon[language]
    known: dict[str, tuple[Association, ...]] = {own: written.of(theirs) for own, theirs in given.items()}
    return Lexicon(language, {own: entries for own, entries in known.items() if entries})


@cache
def house() -> Words:
    """Return the house list."""
    return build(house_data(__package__, "words.json"))


def load(data: bytes | None) -> Words:
    """Return checked keywords, from a file's bytes or, for ``None``, the house list.

    What computer players know is counted now, so that nobody at a table waits for it.
    """
    if data is None:
        return house()
    words = build(data)
    words.doubts = doubts_about(words)
    return words


def doubts_about(words: Words) -> tuple[Line, ...]:
    """Return what computer players say of a list where they know little of it; never of what is dealt."""
    count = len(words.words)
    return () if words.known == count else (Line("content-doubts", {"known": words.known, "count": count}),)


def build(data: bytes) -> Words:
    """Read and check a word file, or a list in one language."""
    if is_list(data):
        return build_list(*read_file(data, ListFile, "words"))
    file, digest = read_file(data, WordFile, "words")
    words = (*house().words, *file.words) if file.extends == "house" else file.words
    check_cards(words)
    check_words(words)
    return Words(words, digest)


def build_list(file: ListFile, digest: str) -> Words:
    """Check a list in one language; each word is a card of its own (decision 028)."""
    check_list(file)
    language = "en" if file.list == OTHER else file.list
    words = tuple(listed(at, one) for at, one in enumerate(file.words))
    made = Words(words, digest, (language,), file.list == OTHER)
    apart = made.roots_apart(language)
    must(
        apart >= FEWEST_WORDS,
        "$.words",
        f"{apart} words that share no root; the smallest game needs {FEWEST_WORDS}",
        "decrypto-list-few",
        {"words": apart, "least": FEWEST_WORDS},
    )
    return made


def listed(at: int, one: Listed) -> Word:
    """Return a word of a list as one of ours: the same in every language, since nobody translates it."""
    word, roots, accept = (
        InThree(*(one.word,) * 3),
        ListsInThree(*(one.roots,) * 3),
        ListsInThree(*(one.accept,) * 3),
    )
    return Word(f"w{at + 1}", at + 1, "A", 1, word, roots, accept)


def fits(content: Words, seats: int, options: Options) -> Refusal | None:
    """Return why these words cannot be played like this: another language, or too few of them."""
    language = options.language
    if language not in content.languages:
        return Refusal(Rule.KEYWORDS, "decrypto-list-language", {"language": content.languages[0]})
    needed = FEWEST_WORDS if seats == 3 else 2 * FEWEST_WORDS
    if content.roots_apart(language) < needed:
        facts = {"words": content.roots_apart(language), "least": needed}
        return Refusal(Rule.KEYWORDS, "decrypto-list-few", facts)
    return None


def root_rivals(profiles: list[Profile]) -> list[set[int]]:
    """Return for each word the others that share a root with it (DEC-R4).

    Those have a root in common, or one that begins with a root of the other and is of it.
    """
    rivals: list[set[int]] = [set() for _ in profiles]
    rooted = sorted((root, at) for at, profile in enumerate(profiles) for root in profile.listed)
    for k, (root, at) in enumerate(rooted):
        for other, rival in rooted[k + 1 :]:
            if not other.startswith(root):
                break
            if (
                rival not in rivals[at]
                and rival != at
                and related(profiles[at], profiles[rival], root == other)
            ):
                rivals[at].add(rival)
                rivals[rival].add(at)
    return rivals


def related(one: Profile, two: Profile, same_root: bool) -> bool:
    """Return whether two keywords share a root that is listed for both, or one is of the other's."""
    pairs = ((one, two), (two, one))
    return same_root or any(a.of_root(b.plain) and not a.resembles(b.word) for a, b in pairs)
