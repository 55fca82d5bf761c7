"""The machine agrees with people who judged clues without having seen its lists."""

import pytest

from kastellan.games.decrypto.rules import Rule
from tests.games.decrypto.judged import LANGUAGES, VERDICTS, judged, share

FEWEST = 400


@pytest.mark.parametrize("language", LANGUAGES)
def test_enough_clues_were_judged(language):
    clues = judged(language)
    assert len({(one.keyword, one.clue) for one in clues}) == len(clues) >= FEWEST
    assert {one.verdict for one in clues} == set(VERDICTS)
    assert {one.rule for one in clues} <= {"-", *Rule}


@pytest.mark.rule(Rule.OWN_KEYWORD, Rule.TRANSLATION, Rule.ROOT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_few_clues_that_people_allow_are_refused(language):
    assert share(language, "allowed", "refused") <= 0.03


@pytest.mark.rule(Rule.OWN_KEYWORD, Rule.TRANSLATION, Rule.ROOT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_few_clues_that_people_refuse_pass_without_a_word(language):
    assert share(language, "refused", "allowed") <= 0.05
