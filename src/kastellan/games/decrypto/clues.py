"""Which clues the rules allow: what a machine can say, before people judge the rest (DEC-40 to DEC-55).

Everything here is a pure function of texts and keywords; its findings go to the author only.
"""

import re
from functools import lru_cache
from typing import Final, Literal

import msgspec

from kastellan.games.decrypto.disguises import undisguised
from kastellan.games.decrypto.language import (
    COUNT_OF,
    COUNTED_LETTERS,
    LETTER_WORDS,
    ONLY_ALONE,
    POSITION_WORDS,
    STARTS_WITH,
    STEMS,
    Token,
    as_seen,
    differing,
    digits_of,
    in_script,
    one_edit_apart,
    stemmed,
    tokens,
    without_article,
)
from kastellan.games.decrypto.profile import Profile
from kastellan.games.decrypto.rules import Rule

LONGEST: Final = 120
SEVERAL: Final = re.compile(r"[;/|]|(?<!\w)\d\)")
SMALL_DIGIT: Final = re.compile(r"(?<!\d)[1-4](?!\d)")

APOSTROPHES: Final = {"'", "\u2019"}

BLOCK: Final = "block"
WARNING: Final = "warning"


class Finding(msgspec.Struct, frozen=True):
    """Something found in a clue: the rule, whether it stops the clue or wants confirming, and where.

    ``start`` and ``end`` span the offending part of the text.  ``keyword`` is the own keyword
    meant, in the table's language; ``earlier`` the clue that it repeats; ``reason`` the key of the
    message that explains it.
    """

    rule: str
    level: Literal["block", "warning"]
    start: int
    end: int
    keyword: str = ""
    earlier: str = ""
    reason: str = ""


REASONS: Final[dict[tuple[str, str], str]] = {
    (Rule.THREE_CLUES, BLOCK): "decrypto-clue-empty",
    (Rule.OWN_KEYWORD, BLOCK): "decrypto-clue-keyword",
    (Rule.TRANSLATION, BLOCK): "decrypto-clue-translation",
    (Rule.ROOT, BLOCK): "decrypto-clue-root",
    (Rule.REUSE, BLOCK): "decrypto-clue-reuse",
    (Rule.STATED_CODE, BLOCK): "decrypto-clue-code",
    (Rule.THREE_CLUES, WARNING): "decrypto-warning-several",
    (Rule.SPELLING, WARNING): "decrypto-warning-spelling",
    (Rule.LETTER_COUNT, WARNING): "decrypto-warning-count",
    (Rule.POSITION, WARNING): "decrypto-warning-position",
    (Rule.SOUND, WARNING): "decrypto-warning-sound",
    (Rule.ROOT, WARNING): "decrypto-warning-root",
    (Rule.REUSE, WARNING): "decrypto-warning-reuse",
}
TWICE: Final = "decrypto-clue-twice"
"""The reason where a clue repeats a line above it, not one of a former round."""


def block(rule: Rule, start: int, end: int, keyword: str = "") -> Finding:
    """Return something that stops a clue."""
    return Finding(rule, BLOCK, start, end, keyword, "", REASONS[rule, BLOCK])


def warn(rule: Rule, start: int, end: int, keyword: str = "", earlier: str = "") -> Finding:
    """Return something that the encryptor has to confirm."""
    return Finding(rule, WARNING, start, end, keyword, earlier, REASONS[rule, WARNING])


class Frame:
    """What an encryptor's clues are measured against.

    ``stands_for`` holds the keyword of each line, ``code`` the digits; both are empty when
    unknown.  ``earlier`` are all clues of the team in former rounds, struck ones included.
    """

    __slots__ = ("code", "earlier", "language", "own", "root_rule", "stands_for")

    def __init__(
        self,
        language: str,
        own: tuple[Profile, ...],
        code: tuple[int, ...],
        earlier: tuple[str, ...],
        *,
        root_rule: bool,
    ) -> None:
        self.language, self.own, self.code, self.earlier = language, own, code, earlier
        self.stands_for = tuple(own[digit - 1] for digit in code)
        self.root_rule = root_rule


def check_line(frame: Frame, lines: tuple[str, ...], line: int) -> tuple[Finding, ...]:
    """Return what is wrong with a line, given the lines before it: blocks alone, or else warnings."""
    text = lines[line]
    if blocks := hard_findings(frame, text, lines[:line]):
        return tuple(blocks)
    return tuple(soft_findings(frame, text, lines[:line], line)) if text else ()


def hard_findings(frame: Frame, text: str, before: tuple[str, ...] = ()) -> list[Finding]:
    """Return the rules that a clue breaks beyond doubt; ``before`` are the lines above it."""
    if not 1 <= len(text) <= LONGEST:
        return [block(Rule.THREE_CLUES, 0, len(text))]
    for words in readings(frame.language, text):
        if found := betrayed(frame, text, words):
            return found
    return repeated(frame, text, before) or stated(frame, text, before)


@lru_cache(maxsize=1 << 14)
def readings(language: str, text: str) -> tuple[tuple[Token, ...], ...]:
    """Return the words of a text as they are written, and as they read without a disguise."""
    words = without_pictures(text)
    letters = map(without_pictures, undisguised(text, language))
    others = (as_seen(words, language), in_script(words, language), *letters)
    return (words, *dict.fromkeys(other for other in others if other != words))


def betrayed(frame: Frame, text: str, words: tuple[Token, ...]) -> list[Finding]:
    """Find own keywords and their translations, or else words of their roots (DEC-53 to DEC-55)."""
    told = [(profile, telling(profile, text, words)) for profile in frame.own]
    found = [finding for profile, words in told for finding in named(profile, words)]
    if not found and frame.root_rule:
        found = [finding for profile, words in told for finding in rooted(profile, words)]
    return found


def telling(profile: Profile, text: str, words: tuple[Token, ...]) -> tuple[Token, ...]:
    """Return the words that may have to do with a keyword: those that only look like it do not."""
    return tuple([token for token in words if not profile.resembles(text[token[1] : token[2]])])


def without_pictures(text: str) -> tuple[Token, ...]:
    """Return the words of a text alone: pictures between them hide neither a keyword nor the code."""
    return tuple([token for token in tokens(text) if token[0].isalnum()])


def named(profile: Profile, words: tuple[Token, ...]) -> list[Finding]:
    """Find the keyword itself or a translation of it, as a word or spelled over several (DEC-53, DEC-54)."""
    stem = STEMS[profile.language]
    for at, (word, start, end) in enumerate(words):
        if word in profile.forms or stem(word) in profile.stems:
            return [block(Rule.OWN_KEYWORD, start, end, profile.word)]
        if word in profile.foreign:
            return [block(Rule.TRANSLATION, start, end, profile.word)]
        joined = word
        for parts, (following, _, last) in enumerate(words[at + 1 :], start=2):
            joined += following
            if len(joined) > profile.longest:
                break
            if len(joined) <= 3 and parts < len(joined):
                continue  # two short words that happen to make a shorter one; spelled letters do count
            if joined in profile.forms:
                return [block(Rule.OWN_KEYWORD, start, last, profile.word)]
            if joined in profile.foreign:
                return [block(Rule.TRANSLATION, start, last, profile.word)]
    return []


def rooted(profile: Profile, words: tuple[Token, ...]) -> list[Finding]:
    """Find a word of the keyword's root (DEC-55)."""
    for word, start, end in words:
        if profile.of_root(word):
            return [block(Rule.ROOT, start, end, profile.word)]
    return []


def repeated(frame: Frame, text: str, before: tuple[str, ...]) -> list[Finding]:
    """Find an earlier clue of the team, or a line above, that is the same (DEC-51)."""
    mine = stemmed(text, frame.language) or (text,)
    for at, other in enumerate((*before, *frame.earlier)):
        if other and (stemmed(other, frame.language) or (other,)) == mine:
            reason = TWICE if at < len(before) else REASONS[Rule.REUSE, BLOCK]
            return [Finding(Rule.REUSE, BLOCK, 0, len(text), "", other, reason)]
    return []


def stated(frame: Frame, text: str, before: tuple[str, ...]) -> list[Finding]:
    """Find the code, within one line or over all three (DEC-52)."""
    if not frame.code:
        return []
    code = "".join(map(str, frame.code))
    words = without_pictures(text)
    for at, (_, start, _) in enumerate(words):
        run = ""
        for word, _, end in words[at : at + 3]:
            run += digits_of(word)
            if run == code:
                return [block(Rule.STATED_CODE, start, end)]
    if len(before) == 2 and "".join(only_digit(frame, line) for line in (*before, text)) == code:
        return [block(Rule.STATED_CODE, 0, len(text))]
    return []


def only_digit(frame: Frame, text: str) -> str:
    """Return the digit that a line consists of, or something that no code contains."""
    words = without_article(without_pictures(text), frame.language)
    digit = digits_of(words[0][0]) if len(words) == 1 else "?"
    return digit if len(digit) == 1 else "?"


def soft_findings(frame: Frame, text: str, before: tuple[str, ...], line: int) -> list[Finding]:
    """Return what the encryptor has to confirm: it may be meant well, or break a rule."""
    words = tokens(text)
    target = frame.stands_for[line] if line < len(frame.stands_for) else None
    found = [warn(Rule.THREE_CLUES, *match.span()) for match in [SEVERAL.search(text)] if match]
    found += spelled(text, words)
    found += counted(frame, words, target)
    found += numbered(frame, words)
    for profile in frame.own:
        found += sounding(profile, words, profile is target)
        if frame.root_rule:
            found += containing(profile, telling(profile, text, words))
    return found + overlapping(frame, text, before)


def spelled(text: str, words: tuple[Token, ...]) -> list[Finding]:
    """Find a single letter, or talk of letters (DEC-43)."""
    if len(words) == 1 and is_letter(words[0]):
        return [warn(Rule.SPELLING, words[0][1], words[0][2])]
    plain = [word for word, _, _ in words]
    for at, word in enumerate(plain):
        phrase = (word, plain[at + 1]) if at + 1 < len(plain) else (word, "")
        if word not in LETTER_WORDS and phrase not in STARTS_WITH:
            continue
        after = words[at + 2 :] if phrase in STARTS_WITH else words[at + 1 :]
        quoted = [
            letter
            for letter in after
            if is_letter(letter) and text[letter[2] : letter[2] + 1] not in APOSTROPHES
        ]
        if not quoted and at and is_letter(words[at - 1]) and plain[at - 1] != "a":
            quoted = [words[at - 1]]
        if quoted:
            return [warn(Rule.SPELLING, min(words[at][1], quoted[0][1]), max(words[at][2], quoted[0][2]))]
    return []


def is_letter(token: Token) -> bool:
    """Return whether a word is one letter."""
    return len(token[0]) == 1 and token[0].isalpha()


def counted(frame: Frame, words: tuple[Token, ...], target: Profile | None) -> list[Finding]:
    """Find the keyword's number of letters, told of nothing else, or any number of letters (DEC-44)."""
    for at, (word, start, end) in enumerate(words):
        number = int(word) if word.isdecimal() and len(word) < 4 else COUNT_OF[frame.language].get(word, 0)
        if not number:
            continue
        if at + 1 < len(words) and words[at + 1][0] in COUNTED_LETTERS:
            return [warn(Rule.LETTER_COUNT, start, words[at + 1][2], target.word if target else "")]
        if target is not None and number == target.letters and len(words) == 1:
            return [warn(Rule.LETTER_COUNT, start, end, target.word)]
    return []


def numbered(frame: Frame, words: tuple[Token, ...]) -> list[Finding]:
    """Find a number or an ordinal from 1 to 4 (DEC-45)."""
    for word, start, end in words:
        if SMALL_DIGIT.search(word) or word in POSITION_WORDS[frame.language]:
            if word in ONLY_ALONE and len(words) > 1:
                continue
            return [warn(Rule.POSITION, start, end)]
    return []


def sounding(profile: Profile, words: tuple[Token, ...], is_target: bool) -> list[Finding]:
    """Find a word that sounds like a keyword, or rhymes with the one it stands for (DEC-46)."""
    plain = profile.plain
    for word, start, end in words:
        close = len(plain) >= 4 and one_edit_apart(word, plain)
        alike = len(word) == len(plain) >= 5 and differing(word, plain) <= 2
        rhymes = is_target and len(plain) >= 3 and len(word) >= 3 and word[-3:] == plain[-3:]
        if close or alike or rhymes:
            return [warn(Rule.SOUND, start, end, profile.word)]
    return []


def containing(profile: Profile, words: tuple[Token, ...]) -> list[Finding]:
    """Find a root of four letters or more inside a word (DEC-55)."""
    for word, start, end in words:
        if any(root in word for root in profile.suspect):
            return [warn(Rule.ROOT, start, end, profile.word)]
    return []


def overlapping(frame: Frame, text: str, before: tuple[str, ...]) -> list[Finding]:
    """Find an earlier clue that contains this one, or is contained in it (DEC-51)."""
    mine = " ".join(("", *stemmed(text, frame.language), ""))
    for other in (*before, *frame.earlier):
        theirs = " ".join(("", *stemmed(other, frame.language), ""))
        if theirs.strip() and mine.strip() and (mine in theirs or theirs in mine):
            return [warn(Rule.REUSE, 0, len(text), "", other)]
    return []


def taken_at_time_up(frame: Frame, drafts: tuple[str, ...]) -> tuple[str, ...]:
    """Return the lines that count when time is up: those that no hard check stops, in order (DEC-14)."""
    taken: tuple[str, ...] = ()
    for draft in drafts:
        taken += ("" if hard_findings(frame, draft, taken) else draft,)
    return taken
