"""What the clue checks need to know of one keyword, prepared once."""

from typing import Final

from kastellan.games.decrypto.disguises import in_latin
from kastellan.games.decrypto.language import LANGUAGES, STEMS, normal, without_prefix

Forms = tuple[str, ...]
WHOLE: Final = "="
"""Before a root that is a whole word: what begins with it may be another word."""
LEAST_INSIDE: Final = 4
"""A shorter root inside a word means nothing, unless the list says so."""


class Profile:
    """A keyword at a table of one language.

    ``forms`` are its accepted forms in that language run together, ``stems`` those of single
    words stemmed, ``foreign`` its equivalents in the other languages.  Words that begin with one of
    ``roots``, are one of ``kin`` or hold one of ``inside`` are of its root; those that begin with one
    of ``unlike``, or are one of ``strangers``, only look so.
    """

    __slots__ = (
        "foreign",
        "forms",
        "id",
        "inside",
        "kin",
        "language",
        "letters",
        "listed",
        "longest",
        "plain",
        "roots",
        "stems",
        "strangers",
        "suspect",
        "unlike",
        "word",
    )

    def __init__(
        self,
        key: str,
        language: str,
        forms: dict[str, Forms],
        roots: Forms,
        inside: Forms = (),
        unlike: Forms = (),
    ) -> None:
        self.id, self.language, self.word = key, language, forms[language][0]
        stem = STEMS[language]
        plain = [normal(form, language) for form in forms[language]]
        self.plain = plain[0].replace(" ", "")
        self.letters = sum(sign.isalpha() for sign in self.word)
        run = {one: {normal(form, one).replace(" ", "") for form in forms[one]} for one in forms}
        latin = frozenset[str]().union(*map(in_latin, run["bg"]))
        self.stems = frozenset(stem(form) for form in plain if " " not in form)
        self.forms = frozenset(run.pop(language)) | (latin if language == "bg" else set())
        self.foreign = frozenset[str]().union(latin, *run.values()) - self.forms
        self.roots = tuple(normal(root, language) for root in roots if root[0] != WHOLE)
        self.kin = frozenset(stem(normal(root, language)) for root in roots if root[0] == WHOLE)
        self.inside = tuple(normal(root, language) for root in inside)
        self.listed = self.roots
        if language == "bg":
            self.roots += tuple(latin for root in self.roots for latin in sorted(in_latin(root)))
        self.suspect = tuple(root for root in self.roots if len(root) >= LEAST_INSIDE)
        self.unlike = tuple(one.casefold() for one in unlike if one[0] != WHOLE)
        self.strangers = frozenset(one[1:].casefold() for one in unlike if one[0] == WHOLE)
        self.longest = max(map(len, self.forms | self.foreign))

    def names(self, text: str) -> bool:
        """Return whether a text names this keyword, in any of the three languages (DEC-R9)."""
        plain = normal(text, self.language).replace(" ", "")
        if plain in self.forms or (plain and STEMS[self.language](plain) in self.stems):
            return True
        return any(normal(text, one).replace(" ", "") in self.foreign for one in LANGUAGES)

    def of_root(self, word: str) -> bool:
        """Return whether a word, in its normal form, is of this keyword's root (DEC-55)."""
        language = self.language
        if any(form.startswith(self.roots) for form in (word, *without_prefix(word, language))):
            return True
        return STEMS[language](word) in self.kin or any(root in word for root in self.inside)

    def resembles(self, written: str) -> bool:
        """Return whether a word, as it was written, only looks like one of this keyword's."""
        word = written.casefold()
        return word in self.strangers or (bool(self.unlike) and word.startswith(self.unlike))
