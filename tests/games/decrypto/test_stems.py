"""Forms of one word are one clue, and a word that only looks like a form of another is not it."""

import pytest

from kastellan.games.decrypto import GAME
from kastellan.games.decrypto.clues import Frame, hard_findings
from kastellan.games.decrypto.language import STEMS
from kastellan.games.decrypto.rules import Rule

HOUSE = GAME.load(None)


def rules(language, text, keywords=(), earlier=(), root_rule=True):
    profiles = {HOUSE.spoken(at, language): one for at, one in enumerate(HOUSE.profiles[language])}
    own = tuple(profiles[word] for word in keywords)
    return [one.rule for one in hard_findings(Frame(language, own, (), earlier, root_rule=root_rule), text)]


@pytest.mark.rule(Rule.REUSE, Rule.OWN_KEYWORD)
@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", "candle candles"),
        ("en", "box boxes"),
        ("en", "city cities"),
        ("en", "glass glasses"),
        ("en", "wolf wolves"),
        ("en", "knife knives"),
        ("en", "wave waves"),
        ("en", "olive olives"),
        ("en", "shoe shoes"),
        ("en", "toe toes"),
        ("en", "potato potatoes"),
        ("en", "volcano volcanoes volcanos"),
        ("en", "avalanche avalanches"),
        ("en", "axe axes"),
        ("en", "cookie cookies"),
        ("en", "pie pies"),
        ("en", "bus buses"),
        ("en", "virus viruses"),
        ("en", "house houses"),
        ("en", "menu menus"),
        ("en", "taxi taxis"),
        ("en", "lens lenses"),
        ("en", "waltz waltzes"),
        ("fr", "cheval chevaux"),
        ("fr", "acteur acteurs actrice actrices"),
        ("fr", "danseur danseuse"),
        ("fr", "dangereux dangereuse dangereuses"),
        ("fr", "sportif sportive"),
        ("fr", "bijou bijoux"),
        ("fr", "tuyau tuyaux"),
        ("fr", "vitrail vitraux"),
        ("fr", "voisin voisine"),
        ("bg", "прозорец прозореца прозорци прозорците"),
        ("bg", "ловец ловци ловците"),
        ("bg", "войник войници войникът"),
        ("bg", "вълк вълци вълкът"),
        ("bg", "кошмар кошмарът кошмари"),
        ("bg", "планета планетата планети"),
        ("bg", "смелост смелостта"),
        ("bg", "нощ нощта нощи"),
        ("bg", "нож ножа ножове ножовете"),
        ("bg", "машина машината машини машините"),
        ("bg", "река реката реки реките"),
        ("bg", "огледало огледалото огледала огледалата"),
        ("bg", "съобщение съобщението съобщения"),
        ("bg", "магия магията магии"),
        ("bg", "герой героят героя герои героите"),
        ("bg", "тигър тигъра тигри тигрите"),
        ("bg", "черен черна черно черни черният"),
        ("bg", "пясък пясъка пясъци"),
        ("bg", "домат доматът домата домати"),
        ("bg", "танц танца танци танците"),
        ("bg", "момче момчето момчета момчетата"),
    ],
)
def test_forms_of_one_word_are_one_clue(language, forms):
    first, *others = forms.split()
    for other in others:
        assert rules(language, other, earlier=(first,)) == [Rule.REUSE], (first, other)
        assert rules(language, first, earlier=(other,)) == [Rule.REUSE], (first, other)


@pytest.mark.rule(Rule.REUSE)
@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        ("en", "cave", "café"),
        ("en", "plan", "plane"),
        ("en", "sho", "shoe"),
        ("fr", "médecin", "médecine"),
        ("fr", "machin", "machine"),
        ("fr", "toux", "tous"),
        ("fr", "colon", "colonne"),
        ("bg", "план", "планета"),
        ("bg", "танк", "танци"),
        ("bg", "лак", "лакът"),
        ("bg", "дома", "домата"),
        ("bg", "поле", "пола"),
        ("bg", "хор", "хоро"),
        ("bg", "вечер", "вечеря"),
    ],
)
def test_different_words_are_different_clues(language, one, other):
    stem = STEMS[language]
    assert stem(one) != stem(other)
    assert rules(language, one, earlier=(other,)) == []


@pytest.mark.rule(Rule.OWN_KEYWORD)
@pytest.mark.parametrize(
    ("language", "keyword", "clue"),
    [
        ("en", "cave", "café"),
        ("fr", "toux", "tous les matins"),
        ("fr", "marin", "marine"),
        ("bg", "домат", "у дома"),
        ("bg", "танц", "танк"),
        ("bg", "лакът", "лак"),
        ("bg", "меч", "Мечо"),
        ("bg", "метла", "метъл"),
        ("bg", "пица", "пика"),
        ("bg", "такси", "такса"),
        ("bg", "бял", "беля"),
    ],
)
def test_a_word_that_looks_like_a_form_is_not_the_keyword(language, keyword, clue):
    assert rules(language, clue, (keyword,), root_rule=False) == []


@pytest.mark.rule(Rule.OWN_KEYWORD, Rule.ROOT)
@pytest.mark.parametrize("language", ["en", "fr", "bg"])
def test_every_listed_form_is_its_keyword(language):
    for at, word in enumerate(HOUSE.words):
        for form in getattr(word.accept, language):
            found = rules(language, form.capitalize(), (HOUSE.spoken(at, language),), root_rule=False)
            assert found == [Rule.OWN_KEYWORD], form
