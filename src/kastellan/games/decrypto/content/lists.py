"""A list as somebody types it: every line checked at once, roots suggested, and the file that comes of it."""

from typing import Final

import msgspec

from kastellan.core.content import Draft, Drafted, DraftLine, Entry
from kastellan.core.game import Line
from kastellan.core.refusal import BadInput, Fact
from kastellan.games.decrypto.content import FEWEST_WORDS, Words, build
from kastellan.games.decrypto.content.checks import ALPHABETS, LONGEST, MOST_LISTED, SHORTEST, check_root
from kastellan.games.decrypto.content.schema import OTHER, Listed, ListFile
from kastellan.games.decrypto.language import LANGUAGES, STEMS, normal
from kastellan.games.decrypto.profile import WHOLE

MUTE: Final = {"en": "ey", "fr": "e", "bg": "аяоеий"}
"""Last letters that other words of the same root often lack."""
SHORTEST_ROOT: Final = 4
"""A shorter beginning is that of many words: then only the word itself is its root."""
FEW: Final = 40
"""Of fewer words, who knows the list can work out what the others have (DEC-7)."""
JOINING: Final = frozenset(" -'’‑\u00a0")


def roots_of(word: str, language: str) -> tuple[str, ...]:
    """Return the roots of a word as far as a rule can tell: without its endings, the whole word if short.

    >>> roots_of("baleine", "fr"), roots_of("mer", "fr"), roots_of("ferry", "en"), roots_of("вълна", "bg")
    (('balein',), ('=mer',), ('ferr',), ('вълн',))
    """
    plain = normal(word, table_language(language)).replace(" ", "")
    if language == OTHER:
        return (plain,) if len(plain) >= SHORTEST_ROOT else (WHOLE + plain,)
    root = STEMS[language](plain)
    if not plain.startswith(root):
        root = plain
    root = root.rstrip(MUTE[language])
    return (root,) if len(root) >= SHORTEST_ROOT else (WHOLE + plain,)


def table_language(language: str) -> str:
    """Return by whose rules a list is compared."""
    return language if language in LANGUAGES else "en"


def draft(given: Draft) -> Drafted:
    """Check every line of a list; what can be used becomes a file, the rest is told line by line."""
    language = given.language if given.language in {*LANGUAGES, OTHER} else OTHER
    lines, kept = [], dict[str, int]()
    words: list[tuple[int, Listed]] = []
    for number, entry in enumerate(given.entries, 1):
        line = judged(entry, language, kept)
        if line.state != "mend":
            kept[normal(line.text, table_language(language))] = number
            words.append((number, Listed(line.text, line.roots, derived=line.derived)))
        lines.append(line)
    file = ListFile(language, tuple(word for _, word in words[:MOST_LISTED]))
    data = msgspec.json.encode(file)
    try:
        made = build(data)
    except BadInput as error:
        return Drafted(lines, Line(error.key or "content-unfit", error.facts))
    for at, line in shared(made, [number for number, _ in words], lines):
        lines[at] = line
    return Drafted(lines, None, data.decode(), remarks(made, len(words)), made.known)


def judged(entry: Entry, language: str, kept: dict[str, int]) -> DraftLine:
    """Return a line as it would be played, or what is to be mended and how."""
    text = " ".join(entry.text.split()).lower()
    if (remark := mistake_in(text, language, kept)) is not None:
        return DraftLine(text, "mend", remark, mended=mended(text, language, kept))
    roots = entry.roots or roots_of(text, language)
    for root in roots:
        try:
            check_root(root, table_language(language), "")
        except BadInput as error:
            return DraftLine(text, "mend", Line(error.key, error.facts), roots=roots)
    return DraftLine(text, "fine", None, len(text), tuple(roots), entry.roots is None)


def mistake_in(text: str, language: str, kept: dict[str, int]) -> Line | None:
    """Return why a line is no keyword, if it is none."""
    facts: dict[str, Fact] = {"word": text[:40], "letters": len(text), "least": SHORTEST, "most": LONGEST}
    if any(sign in JOINING for sign in text):
        return Line("content-word-two", facts)
    fine = text.isalpha() if language == OTHER else all(sign in ALPHABETS[language] for sign in text)
    if not fine:
        foreign = next((sign for sign in text if language == OTHER or sign not in ALPHABETS[language]), "")
        return Line("content-word-sign", {**facts, "sign": foreign})
    if not SHORTEST <= len(text) <= LONGEST:
        return Line("content-word-length", facts)
    if (before := kept.get(normal(text, table_language(language)))) is not None:
        return Line("content-word-twice", {**facts, "line": before})
    return None


def mended(text: str, language: str, kept: dict[str, int]) -> str:
    """Return how a line could be written, where that is certain: two words as one."""
    joined = "".join(sign for sign in text if sign not in JOINING)
    return joined if joined != text and mistake_in(joined, language, kept) is None else ""


def shared(made: Words, numbers: list[int], lines: list[DraftLine]) -> list[tuple[int, DraftLine]]:
    """Return the lines whose words share a root with an earlier one: those two never meet (DEC-R4)."""
    found = []
    for at, rivals in enumerate(made.rivals[made.languages[0]]):
        if before := [other for other in rivals if other < at]:
            number = numbers[at]
            facts: dict[str, Fact] = {"word": lines[numbers[before[0]] - 1].text, "line": numbers[before[0]]}
            line = msgspec.structs.replace(
                lines[number - 1], state="note", remark=Line("content-word-shares", facts)
            )
            found.append((number - 1, line))
    return found


def remarks(made: Words, ready: int) -> list[Line]:
    """Return what is to be known of the list as a whole."""
    found = []
    if made.roots_apart(made.languages[0]) < 2 * FEWEST_WORDS:
        found.append(Line("content-list-for-three", {"least": 2 * FEWEST_WORDS}))
    elif ready < FEW:
        found.append(Line("content-list-short", {"few": FEW}))
    if ready > MOST_LISTED:
        found.append(Line("content-words-many", {"limit": MOST_LISTED}))
    if made.foreign:
        found.append(Line("content-list-foreign"))
    return found
