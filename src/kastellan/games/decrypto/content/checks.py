"""What a word file must hold; each error has its place, what is wrong and what would be right."""

from collections.abc import Mapping
from typing import Final

from kastellan.core.refusal import BadInput, Fact
from kastellan.games.decrypto.content.schema import OTHER, ListFile, Word
from kastellan.games.decrypto.language import LANGUAGES, normal
from kastellan.games.decrypto.profile import WHOLE

FEWEST_CARDS: Final = 8
SHORTEST, LONGEST = 2, 14
MOST_LISTED: Final = 1000
MOST_ROOTS, LONGEST_ROOT = 12, 30
SIDES: Final = {("A", 1), ("A", 2), ("B", 1), ("B", 2)}
ALPHABETS: Final = {
    "en": frozenset("abcdefghijklmnopqrstuvwxyz"),
    "fr": frozenset("abcdefghijklmnopqrstuvwxyzàâäæçéèêëîïôöœùûüÿ"),
    "bg": frozenset("абвгдежзийклмнопрстуфхцчшщъьюя"),
}


def check_cards(words: tuple[Word, ...]) -> None:
    """Refuse cards that do not hold four words, two on each face (DEC-R2), or too few of them."""
    sides: dict[int, set[tuple[str, int]]] = {}
    for at, word in enumerate(words):
        side = (word.face, word.slot)
        taken = sides.setdefault(word.card, set())
        facts: dict[str, Fact] = {"card": word.card, "side": f"{word.face}{word.slot}"}
        said = f"card {word.card} {word.face}{word.slot} already has a word"
        must(side not in taken, f"$.words[{at}]", said, "content-side-taken", facts)
        taken.add(side)
    for card, taken in sides.items():
        facts = {"card": card, "found": len(taken)}
        said = f"card {card} has {len(taken)} words; each card has 4"
        must(taken == SIDES, "$.words", said, "content-card-words", facts)
    cards = len(sides)
    said = f"cards are not numbered from 1 to {cards}"
    must(
        sorted(sides) == list(range(1, cards + 1)), "$.words", said, "content-card-numbers", {"cards": cards}
    )
    said, few = f"{cards} cards; a game needs {FEWEST_CARDS}", {"found": cards, "least": FEWEST_CARDS}
    must(cards >= FEWEST_CARDS, "$.words", said, "content-cards-few", few)


def check_words(words: tuple[Word, ...]) -> None:
    """Refuse ids and words that occur twice or are not written as the list demands."""
    seen: set[str] = set()
    for at, word in enumerate(words):
        fine = word.id.replace("-", "").replace("_", "").isalnum() and word.id.isascii()
        called: dict[str, Fact] = {"value": word.id[:40]}
        must(fine, f"$.words[{at}].id", f"{word.id!r} is not a plain name", "content-id", called)
        must(word.id not in seen, f"$.words[{at}].id", f"{word.id!r} occurs twice", "content-twice", called)
        seen.add(word.id)
    for language in LANGUAGES:
        known: dict[str, str] = {}
        for at, word in enumerate(words):
            where = f"$.words[{at}].word.{language}"
            spoken = getattr(word.word, language)
            check_spelling(spoken, language, where)
            check_length(spoken, where)
            plain = normal(spoken, language)
            must(
                plain not in known,
                where,
                f"{spoken!r} is already the word of {known.get(plain)!r}",
                "content-word-twice",
                {"word": spoken, "line": 0},
            )
            known[plain] = word.id
            check_roots(word, language, f"$.words[{at}]")


def check_roots(word: Word, language: str, where: str) -> None:
    """Refuse a word without a root, or forms in the wrong script; a root may be longer than its word."""
    spoken = getattr(word.word, language)
    said, about = f"{word.id!r} has no root", {"word": spoken}
    must(getattr(word.roots, language), f"{where}.roots.{language}", said, "content-root-none", about)
    for field in ("roots", "inside", "unlike"):
        for root in getattr(getattr(word, field), language):
            plain = normal(root, language)
            fine = len(plain) >= 2 and " " not in plain
            place, facts = f"{where}.{field}.{language}", {"root": root[:40]}
            must(fine, place, f"{root!r} is not a root", "content-root", facts)
    unlike = tuple(one.removeprefix(WHOLE) for one in getattr(word.unlike, language))
    for form in (spoken, *getattr(word.accept, language)):
        place, said = f"{where}.unlike.{language}", f"{form!r} is the keyword itself"
        must(not form.startswith(unlike), place, said, "content-unlike", {"word": form[:40]})
    for form in getattr(word.accept, language):
        if not form.isdecimal():  # a number may be written in digits
            check_spelling(form, language, f"{where}.accept.{language}")


def check_list(file: ListFile) -> None:
    """Refuse a list with words that are no single words, too short or long, twice, or without a root."""
    language = "en" if file.list == OTHER else file.list
    known: dict[str, int] = {}
    must(
        len(file.words) <= MOST_LISTED,
        "$.words",
        f"has {len(file.words)} words; {MOST_LISTED} are allowed",
        "content-words-many",
        {"limit": MOST_LISTED},
    )
    for at, one in enumerate(file.words):
        where = f"$.words[{at}]"
        check_spelling(one.word, file.list, f"{where}.word")
        check_length(one.word, f"{where}.word")
        plain = normal(one.word, language)
        facts: dict[str, Fact] = {"word": one.word, "line": known.get(plain, 0)}
        must(plain not in known, f"{where}.word", f"{one.word!r} is there twice", "content-word-twice", facts)
        known[plain] = at + 1
        must(
            one.roots, f"{where}.roots", f"{one.word!r} has no root", "content-root-none", {"word": one.word}
        )
        for root in one.roots:
            check_root(root, language, f"{where}.roots")
        many = max(len(one.roots), len(one.accept))
        said, most = f"has {many} roots or forms; {MOST_ROOTS} are allowed", {"limit": MOST_ROOTS}
        must(many <= MOST_ROOTS, where, said, "content-roots-many", {"word": one.word, **most})
        for form in one.accept:
            check_spelling(form, file.list, f"{where}.accept")
            check_length(form, f"{where}.accept")


def check_root(root: str, language: str, where: str) -> None:
    """Refuse what is no root: two letters or more, in one word; after ``=`` a whole word."""
    plain = normal(root.removeprefix(WHOLE), language)
    fine = len(plain) >= SHORTEST and " " not in plain and len(root) <= LONGEST_ROOT
    must(fine, where, f"{root!r} is not a root", "content-root", {"root": root[:40]})


def check_length(spoken: str, where: str) -> None:
    """Refuse a word that does not fit its window."""
    must(
        SHORTEST <= len(spoken) <= LONGEST,
        where,
        f"{spoken!r} has {len(spoken)} letters; {SHORTEST} to {LONGEST} are allowed",
        "content-word-length",
        {"word": spoken[:40], "letters": len(spoken), "least": SHORTEST, "most": LONGEST},
    )


def check_spelling(spoken: str, language: str, where: str) -> None:
    """Refuse anything but one word in the small letters of its alphabet; of another language, any letters."""
    if language == OTHER:
        fine = spoken.isalpha() and spoken == spoken.lower()
    else:
        fine = bool(spoken) and all(sign in ALPHABETS[language] for sign in spoken)
    must(
        fine,
        where,
        f"{spoken!r} is not one word in the small letters of the language",
        "content-word-letters",
        {"word": spoken[:40]},
    )


def must(
    fine: object, place: str, reason: str, key: str = "", facts: Mapping[str, Fact] | None = None
) -> None:
    """Refuse the file unless ``fine``."""
    if not fine:
        raise BadInput(place, reason, "DEC-2", key, facts)
