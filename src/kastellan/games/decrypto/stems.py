"""Light stems in three languages: what is left of a word without plural, feminine and definite endings.

Forms of one word have one stem, and different words have different ones, as far as endings tell.  Where
they do not, the words that look like a form of another one are listed.
"""

from functools import cache
from importlib.resources import files
from typing import Final

SHORTEST: Final = 4
"""Words of fewer letters are their own stems."""


@cache
def forms(language: str) -> dict[str, str]:
    """Return what each form is a form of where no ending tells: in each line, the first word.

    >>> forms("en")["mice"], forms("fr")["noire"]
    ('mouse', 'noir')
    """
    file = files(__package__).joinpath("content", "forms", f"{language}.txt")
    groups = [line.split() for line in file.read_text(encoding="utf-8").splitlines()]
    return {form: group[0] for group in groups for form in group[1:]}


MAN_WORDS: Final = frozenset(("specimen", "regimen", "abdomen", "acumen", "cyclamen"))
"""Words that only look like a plural of "man"."""

F_PLURALS: Final = (
    "dwarves", "halves", "hooves", "loaves", "scarves", "selves", "sheaves", "shelves", "thieves", "wharves",
    "wolves",
)  # fmt: skip
F_WORDS: Final = frozenset(("calves", "elves", "leaves"))
FE_PLURALS: Final = ("knives", "wives")
OE_PLURALS: Final = frozenset((
    "canoes", "oboes", "aloes", "floes", "sloes", "throes", "tiptoes", "mistletoes",
))  # fmt: skip
"""Plurals in "oes" whose singular keeps the e, besides those of four letters and shoes of all kinds."""
USE_PLURALS: Final = frozenset((
    "fuses", "muses", "ruses", "excuses", "refuses", "abuses", "recluses", "hypotenuses",
))  # fmt: skip
"""Plurals whose singular ends in "use", besides "ouse" and "ause"; the others in "uses" come from "us"."""
PLURALS_OF_S: Final = frozenset((
    "gases", "atlases", "canvases", "biases", "aliases", "lenses", "irises", "ibises", "trellises",
    "rhinoceroses",
))  # fmt: skip
MUTE_E: Final = (("ie", "y"), ("che", "ch"), ("sse", "ss"), ("xe", "x"))
"""Endings of singulars whose plural reads like that of another ending: cookie as city, ache as beach."""


def stem_en(word: str) -> str:
    """Strip an English plural; irregular forms become what they are forms of."""
    if (base := forms("en").get(word)) is not None:
        return stem_en(base)
    if len(word) > 5 and word.endswith("men") and word not in MAN_WORDS:
        return word[:-2] + "an"
    if len(word) < SHORTEST or not word.isalpha() or word.endswith("ss"):
        return word
    if word.endswith("s"):
        word = singular_en(word)
    if len(word) >= SHORTEST:
        for ending, bare in MUTE_E:
            if word.endswith(ending):
                return word.removesuffix(ending) + bare
    return word


def singular_en(word: str) -> str:
    """Return the singular of a word in "s", as far as its ending tells."""
    if word.endswith(F_PLURALS) or word in F_WORDS:
        return word[:-3] + "f"
    if word.endswith(FE_PLURALS) or word == "lives":
        return word[:-3] + "fe"
    if word.endswith("ies") and len(word) > SHORTEST:
        return word[:-3] + "y"
    of_us = word.endswith("uses") and not word.endswith(("ouses", "auses")) and word not in USE_PLURALS
    if of_us or word in PLURALS_OF_S:
        return stem_en(word[:-2])
    if word.endswith("oes"):
        keeps_e = len(word) == SHORTEST or word.endswith("shoes") or word in OE_PLURALS
        return word[:-1] if keeps_e else word[:-2]
    if word.endswith(("ches", "shes", "sses", "xes", "tzes", "zzes")) and word != "axes":
        return word[:-2]
    return word[:-1]


OU_PLURALS: Final = frozenset(("bijoux", "cailloux", "choux", "genoux", "hiboux", "joujoux", "poux"))
AIL_PLURALS: Final = frozenset(("baux", "coraux", "emaux", "soupiraux", "travaux", "vitraux"))
IN_FEMININES: Final = (
    "cousine", "voisine", "gamine", "coquine", "orpheline", "feminine", "masculine", "taquine", "latine",
)  # fmt: skip
FEMININES: Final = (
    ("trice", "teu"), ("euse", "eu"), ("eur", "eu"), ("ienne", "ien"), ("onne", "on"), ("enne", "en"),
    ("iere", "ier"), ("gere", "ger"), ("chere", "cher"), ("ive", "if"),
)  # fmt: skip
"""Unmistakable feminine endings and their masculines; "eur", "eux" and "euse" all become "eu"."""
NO_FEMININES: Final = frozenset(("colonne", "ingenieur"))
"""Words with such an ending beside which there is another word: colon, ingénieux."""


def stem_fr(word: str) -> str:
    """Strip a French plural, and a feminine ending that is unmistakable."""
    if (base := forms("fr").get(word)) is not None:
        return stem_fr(base)
    if len(word) < SHORTEST or not word.isalpha():
        return word
    word = singular_fr(word)
    word = forms("fr").get(word, word)
    if word.endswith(IN_FEMININES):
        return word[:-1]
    if len(word) >= 6 or (len(word) == 5 and word.endswith("eur")):
        for feminine, masculine in FEMININES:
            if word.endswith(feminine) and word not in NO_FEMININES:
                return word.removesuffix(feminine) + masculine
    return word


def singular_fr(word: str) -> str:
    """Return the singular of a French word, as far as its ending tells."""
    if word.endswith(("eaux", "eux", "yaux")) or word in OU_PLURALS:
        return word[:-1]
    if word in AIL_PLURALS:
        return word[:-3] + "ail"
    if word.endswith("aux") and len(word) > 5:
        return word[:-2] + "l"
    return word[:-1] if word.endswith("s") and not word.endswith("ss") else word


ARTICLES_BG: Final = (
    ("ият", 6, 3, True), ("ът", 5, 2, True), ("ят", 5, 2, True), ("ата", 6, 2, False), ("ята", 6, 2, False),
    ("стта", 6, 2, True), ("щта", 5, 2, True), ("тта", 6, 2, True), ("овта", 6, 2, True),
    ("ъвта", 5, 2, True), ("ото", 5, 2, False), ("ето", 6, 2, False), ("уто", 6, 2, False),
    ("юто", 6, 2, False), ("ите", 5, 2, False), ("ете", 6, 2, False),
)  # fmt: skip
"""Endings of definite forms, the least length of such a word, how much of it is the article, and
whether what is left ends in its own consonant or stem vowel."""
NO_ARTICLE_BG: Final = frozenset((
    "лакът", "нокът", "салата", "лопата", "соната", "палата", "заплата", "отплата", "доплата", "позлата",
    "кантата", "регата", "домата", "пирата", "акробата", "аромата", "адвоката", "автомата", "апарата",
    "формата", "климата", "дипломата", "кандидата", "резултата", "квадрата", "сената", "цитата", "граната",
    "магната", "мандата", "демократа", "аристократа", "солдата",
))  # fmt: skip
"""Words that only look like a definite form: "домата" is "домат", not "дома"."""
STABLE_BG: Final = frozenset((
    "беля", "вечеря", "воля", "карате", "суши", "такси", "данък", "искър", "метъл", "петък", "райън",
))  # fmt: skip
"""Words that would lose what tells them from another one: вечер, вол, суша, такса, искра, метла."""


WOMEN_BG: Final = tuple(
    f"{man}к{end}" for man in ("ер", "ар", "ач", "ор", "тел", "ист", "ент", "ант") for end in "аи"
)
"""Endings of what a woman is called by what she does; without the last two letters it is what a man is."""
LEAST_WOMAN_BG: Final = 7


def stem_bg(word: str) -> str:
    """Strip a Bulgarian postposed article, then the ending of a plural, a feminine or a neuter."""
    if (base := forms("bg").get(word)) is not None:
        return stem_bg(base)
    if len(word) < SHORTEST or not word.isalpha():
        return word
    bare, whole = without_article_bg(word)
    if (base := forms("bg").get(bare)) is not None:
        return stem_bg(base)
    if len(bare) >= LEAST_WOMAN_BG and bare.endswith(WOMEN_BG):
        return stem_bg(bare[:-2])
    if len(bare) > 5 and bare.endswith(("ове", "еве")):
        return bare[:-3]
    if len(bare) > 5 and bare.endswith("чета"):
        bare = bare[:-2]
    if bare in STABLE_BG:
        return bare
    if not whole and len(bare) >= SHORTEST and bare[-1] in ("аяий" if len(bare) == SHORTEST else "аяийое"):
        bare = bare[:-1]
    return bare if bare in STABLE_BG else without_fleeting_vowel(bare)


def without_article_bg(word: str) -> tuple[str, bool]:
    """Return a word without its article, and whether nothing more is to be stripped from it."""
    if word not in NO_ARTICLE_BG:
        for ending, least, article, whole in ARTICLES_BG:
            if len(word) >= least and word.endswith(ending):
                return word[:-article], whole
    return word, False


def without_fleeting_vowel(word: str) -> str:
    """Bring sound changes to one form: войници, войник; ловци, ловец; тигри, тигър; черна, черен."""
    if len(word) > 4 and word.endswith("ец"):
        return word[:-2] + "ц"
    if word == "вълц" or (len(word) >= SHORTEST and word[-1] == "ц" and word[-2] in "аеиоуъюя"):
        word = word[:-1] + "к"
    if len(word) > 4 and word.endswith("ен"):
        return word[:-2] + "н"
    if len(word) > 4 and word[-2] == "ъ" and word[-1] in "рклмн":
        return word[:-2] + word[-1]
    return word
