"""What nobody sees in a text: a secret could be written in it, or two names look the same."""

import re
from typing import Final
from unicodedata import category

IGNORED: Final = (
    r"\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f"
    r"\u3164\ufe00-\ufe0d\ufeff\uffa0\ufff0-\uffff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    r"\U000e0000-\U000e0fff"
)
"""Characters that Unicode has nobody draw, but for the two that make emoji and some letters."""

HIDDEN: Final = rf"\x00-\x1f\x7f-\x9f\u2028\u2029{IGNORED}"
"""Characters that steer what stands around them or do not show at all."""

JOINER: Final = r"\u200d"
STYLES: Final = r"\ufe0e\ufe0f"
"""Characters that show only together with others: between two signs, and after one."""

PRIVATE: Final = r"\ue000-\uf8ff\U000f0000-\U0010ffff"
"""Characters without a meaning that all fonts share."""

MOST_MARKS: Final = 3
"""Marks that a letter bears at most: more of them cover the lines around."""

HIDDEN_LETTERS: Final = re.compile(rf"(?!\s)[{HIDDEN}]")
UNSURE_LETTERS: Final = re.compile(rf"[{JOINER}{STYLES}{PRIVATE}]")


def visible(text: str) -> str:
    r"""Return a text without what does not show, and with few marks on a letter.

    >>> visible("su\u200bn\U000e0031"), len(visible("n" + "\u0303" * 9))
    ('sun', 4)
    """
    kept, marks = [], 0
    for sign in HIDDEN_LETTERS.sub("", text):
        marks = marks + 1 if category(sign) in {"Mn", "Me"} else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)


def certain(text: str) -> str:
    """Return a text without what shows, if at all, not to everybody alike: joiners, styles, private signs."""
    return visible(UNSURE_LETTERS.sub("", text))
