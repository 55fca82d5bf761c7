"""The positions of Decrypto's worked examples; words and clues are in the reader's language."""

from typing import Any

from kastellan.games.decrypto.actions import DraftGuess
from kastellan.locale import LANGUAGES
from tests.games.decrypto.match import Match, code

WHITE = ("lamp", "bridge", "snow", "queen")
BLACK = ("whale", "market", "mirror", "island")
CLUES = {
    "en": (("chess", "Brooklyn", "skiing"), ("Aladdin", "hive", "river")),
    "fr": (("échecs", "Avignon", "ski"), ("Aladin", "ruche", "fleuve")),
    "bg": (("шах", "Колю Фичето", "ски"), ("Аладин", "кошер", "река")),
}
"""White's clues for 4-2-3 in round 1 and for 1-4-2 in round 2."""
OTHERS = {
    "en": (("krill", "vegetables", "selfie"), ("spout", "stall", "reflection")),
    "fr": (("krill", "légumes", "coiffeuse"), ("cétacé", "étal", "reflet")),
    "bg": (("крил", "зеленчуци", "фризьор"), ("Йона", "сергия", "отражение")),
}
"""Black's clues, both times for 1-2-3."""


def first_round(language: str) -> Match:
    """DEC-E3: White's clues for 4-2-3 are read out, and White's decoder has laid out what they mean."""
    match = Match(white=WHITE, black=BLACK, language=language).draw("423", "123")
    match.clues(0, *CLUES[language][0]).clues(1, *OTHERS[language][0])
    return match.play(match.guessers(0)[0], DraftGuess(code("423")))


def second_round(language: str, interception: str = "142") -> Match:
    """DEC-E4: White's clues for 1-4-2 are decoded; Black has tried to intercept them."""
    match = first_round(language).half("423").half("123").draw("142", "123")
    match.clues(0, *CLUES[language][1]).clues(1, *OTHERS[language][1])
    return match.half("142", interception)


def diagrams() -> dict[str, dict[str, Any]]:
    """Return the drawn examples: which part of the board, and what a seat sees in each language."""

    def drawn(part: str, match: Any, team: int) -> dict[str, Any]:
        matches = {language: match(language) for language in LANGUAGES}
        seat = matches["en"].state.teams.members[team][1]
        views = {language: one.view(seat) for language, one in matches.items()}
        return {"part": part, "seat": seat, "views": views}

    return {"DEC-E3": drawn("screen", first_round, 0), "DEC-E4": drawn("sheet", second_round, 1)}
