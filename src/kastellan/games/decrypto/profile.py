"""What the clue checks need to know of one keyword, prepared once."""

from kastellan.games.decrypto.language import LANGUAGES, STEMS, normal


class Profile:
    """A keyword at a table of one language.

    ``forms`` are its accepted forms in that language run together, ``stems`` those of single
    words stemmed, ``foreign`` its equivalents in the other languages; ``roots`` are normalised.
    """

    __slots__ = (
        "foreign",
        "forms",
        "id",
        "language",
        "letters",
        "longest",
        "plain",
        "roots",
        "stems",
        "word",
    )

    def __init__(
        self, key: str, language: str, forms: dict[str, tuple[str, ...]], roots: tuple[str, ...]
    ) -> None:
        self.id, self.language, self.word = key, language, forms[language][0]
        stem = STEMS[language]
        plain = [normal(form, language) for form in forms[language]]
        self.plain = plain[0].replace(" ", "")
        self.letters = sum(sign.isalpha() for sign in self.word)
        self.forms = frozenset(form.replace(" ", "") for form in plain)
        self.stems = frozenset(stem(form) for form in plain if " " not in form)
        self.foreign = frozenset(
            normal(form, other).replace(" ", "")
            for other, words in forms.items()
            if other != language
            for form in words
        )
        self.roots = tuple(normal(root, language) for root in roots)
        self.longest = max(map(len, self.forms | self.foreign))

    def names(self, text: str) -> bool:
        """Return whether a text names this keyword, in any of the three languages (DEC-R9)."""
        plain = normal(text, self.language).replace(" ", "")
        if plain in self.forms or (plain and STEMS[self.language](plain) in self.stems):
            return True
        return any(normal(text, one).replace(" ", "") in self.foreign for one in LANGUAGES)
