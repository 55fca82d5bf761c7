"""The catalogues agree with each other and with the source, and every message met in play can be said."""

from functools import cache
from random import Random

import pytest
from fluent.syntax import FluentParser, ast, visitor
from msgspec import inspect

from kastellan.core.playout import step
from kastellan.games import GAMES
from kastellan.locale import LANGUAGES, say
from tests.laws.setups import every_setup, moves, random_action, some
from tests.laws.sources import (
    LOCALE,
    PACKAGE,
    python_patterns,
    python_strings,
    sayings,
    web_patterns,
    web_strings,
)

FILES = sorted({file.name for language in LANGUAGES for file in (LOCALE / language).glob("*.ftl")})
every_file = pytest.mark.parametrize("file", FILES)
every_game = pytest.mark.parametrize("slug", GAMES)


@cache
def resource(language, file):
    """Return the parsed catalogue file."""
    path = LOCALE / language / file
    return FluentParser().parse(path.read_text(encoding="utf-8")) if path.exists() else ast.Resource([])


def messages(language, file):
    """Return the messages of a file by key."""
    return {entry.id.name: entry for entry in resource(language, file).body if isinstance(entry, ast.Message)}


@cache
def catalogue(language):
    """Return all messages of a language by key."""
    return {key: entry for file in FILES for key, entry in messages(language, file).items()}


class Parts(visitor.Visitor):
    """Collects what a message is made of: variables, functions with arguments, messages, and text."""

    def __init__(self):
        self.variables, self.functions, self.others, self.texts = set(), set(), set(), []

    def visit_VariableReference(self, node):  # noqa: N802 - named by the library
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node):  # noqa: N802 - named by the library
        named = {
            (word.name.name, getattr(word.value, "value", None))
            for word in node.arguments.named
            if word.name.name != "after"  # only French elides
        }
        on = tuple(one.id.name for one in node.arguments.positional if isinstance(one, ast.VariableReference))
        self.functions.add((node.id.name, on, frozenset(named)))
        self.generic_visit(node)

    def visit_MessageReference(self, node):  # noqa: N802 - named by the library
        self.others.add(node.id.name)

    def visit_TextElement(self, node):  # noqa: N802 - named by the library
        self.texts.append(node.value)


def parts(entry):
    """Return the parts of one message."""
    found = Parts()
    found.visit(entry)
    return found


def needs(language, key):
    """Return the variables and functions of a message and of those it is put together from."""
    found = parts(catalogue(language)[key])
    variables, functions = found.variables, found.functions
    for other in found.others:
        more = needs(language, other)
        variables, functions = variables | more[0], functions | more[1]
    return variables, functions


@cache
def building_blocks():
    """Return the messages that only other messages use; these may differ by language."""
    return frozenset().union(
        *(parts(entry).others for language in LANGUAGES for entry in catalogue(language).values())
    )


@pytest.mark.parametrize("language", LANGUAGES)
@every_file
def test_catalogues_parse(file, language):
    junk = [entry.content for entry in resource(language, file).body if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_given_twice(language):
    keys = [
        entry.id.name
        for file in FILES
        for entry in resource(language, file).body
        if isinstance(entry, ast.Message)
    ]
    assert sorted(keys) == sorted(set(keys))


@every_file
def test_the_three_languages_have_the_same_keys(file):
    keys = {language: set(messages(language, file)) for language in LANGUAGES}
    for language in LANGUAGES:
        assert keys[language] == keys["en"], f"{language} {file}: {keys[language] ^ keys['en']}"


@every_file
def test_the_three_languages_use_the_same_variables_and_functions(file):
    for key in messages("en", file).keys() - building_blocks():
        for language in LANGUAGES:
            if key in messages(language, file):
                assert needs(language, key) == needs("en", key), f"{language} {key}"


@pytest.mark.parametrize("language", ["fr", "bg"])
@every_file
def test_nothing_is_left_untranslated(file, language):
    """A text of several words is not the English one."""
    for key, entry in messages("en", file).items():
        texts = parts(entry).texts
        if key in messages(language, file) and len(" ".join(texts).split()) > 3:
            assert parts(messages(language, file)[key]).texts != texts, f"{language} {key}"


@every_file
def test_french_has_its_no_break_spaces(file):
    """No ordinary space stands before a colon, a semicolon, or a question or exclamation mark."""
    for key, entry in messages("fr", file).items():
        wide = [text for text in parts(entry).texts for gap in GAPS if gap in text]
        assert wide == [], key


GAPS = (" :", " ;", " !", " ?", " »", "« ")


@pytest.mark.parametrize(
    ("name", "owned"),
    [
        ("Athéna", "d’Athéna"),
        ("Hermès", "d’Hermès"),
        ("Éléni", "d’Éléni"),
        ("Yannis", "de Yannis"),
        ("Боян", "de Боян"),
    ],
)
def test_french_elides_before_names(name, owned):
    assert say("fr", "kryptos-ui-hand-of", {"seat": 0}, (name,)) == f"Cartes {owned}"


@pytest.mark.parametrize("names", [(), ("Joueur 1",)])
def test_french_joins_words_with_a_seat_that_has_no_name(names):
    assert say("fr", "kryptos-ui-hand-of", {"seat": 0}, names) == "Cartes du joueur 1"
    assert say("fr", "kryptos-not-your-turn", {"seat": 0}, names).startswith("C’est au joueur 1 de jouer.")


def test_french_puts_a_before_names():
    assert say("fr", "kryptos-not-your-turn", {"seat": 0}, ("Athéna",)).startswith("C’est à Athéna de jouer.")


def test_every_key_in_the_source_exists():
    missing = [
        f"{saying.place}: {key}"
        for saying in sayings(PACKAGE)
        for key in saying.keys
        if key not in catalogue("en")
    ]
    assert missing == []


def test_every_variable_of_a_message_is_given_as_a_fact():
    for saying in sayings(PACKAGE):
        for key in saying.keys:
            if saying.facts is not None and key in catalogue("en"):
                variables, _ = needs("en", key)
                assert variables <= saying.facts, f"{saying.place}: {key} needs {variables - saying.facts}"


def test_every_key_of_the_client_exists():
    """Strings of the client that begin like a message of a game or of the client are keys."""
    heads = ("client-", *(f"{slug}-{kind}-" for slug in GAMES for kind in ("ui", "story", "option")))
    assert sorted(key for key in web_strings() if key.startswith(heads) and key not in catalogue("en")) == []


def keys_of(slug):
    """Return the keys of a game's own files."""
    return [
        key for file in FILES if file.startswith((f"{slug}.", f"{slug}-")) for key in messages("en", file)
    ]


@every_game
def test_every_option_has_a_label_a_help_and_a_name_for_each_choice(slug):
    wanted = []
    for field in inspect.type_info(GAMES[slug].options).fields:
        choices = field.type.values if isinstance(field.type, inspect.LiteralType) else ()
        wanted += [
            f"{slug}-option-{field.name}{end}" for end in ("", "-help", *(f"-{one}" for one in choices))
        ]
    assert [key for key in wanted if key not in catalogue("en")] == []


@every_game
def test_every_message_of_a_game_is_used(slug):
    options = tuple(f"{slug}-option-{field.name}" for field in inspect.type_info(GAMES[slug].options).fields)
    literal = python_strings(PACKAGE) | web_strings() | building_blocks()
    patterns = [
        pattern
        for pattern in (*python_patterns(PACKAGE / "games" / slug), *web_patterns())
        if "-option-" not in pattern.pattern
    ]
    unused = [
        key
        for key in keys_of(slug)
        if key not in literal
        and not key.startswith(options)
        and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert unused == []


@every_game
def test_messages_of_a_game_begin_with_its_name(slug):
    assert [key for key in keys_of(slug) if not key.startswith(f"{slug}-")] == []


MOST_EXAMPLES = 6
"""How often a message is said with different facts in one set-up."""


@every_game
def test_every_message_met_in_random_games_can_be_said(slug):
    """Refusals of random actions and the story for every viewer, in three languages."""
    game = GAMES[slug]
    setups = every_setup(game)
    said: dict[str, set[str]] = {}
    for setup in {setups[0], setups[len(setups) // 2], setups[-1]}:
        namer = game.load(None).name
        for key, facts in met_in_play(game, setup, seed=7):
            examples = said.setdefault(key, set())
            if len(examples) >= MOST_EXAMPLES or repr(facts) in examples:
                continue
            examples.add(repr(facts))
            for language in LANGUAGES:
                sentence = say(language, key, facts, ("Ana", "Boyan", "Chloé"), namer)
                assert sentence.strip()
                assert "{" not in sentence
    assert any("-story-" in key for key in said)
    assert any("-story-" not in key for key in said)


def met_in_play(game, setup, seed):
    """Yield key and facts of every refusal and story line in a random game."""
    rng = Random(seed)
    for before, seat, action, after in some(moves(game, setup, seed), rng, 0.5, first=20):
        for viewer in (None, *range(setup.seats)):
            for line in game.tell(before, seat, action, after, viewer):
                yield line.key, line.facts
        for asked in range(setup.seats):
            refusal = game.refuse(before, asked, random_action(game.actions, rng))
            if refusal is not None:
                yield refusal.reason, refusal.facts
    while game.to_act(after):
        game.advance(after, *step(game, after, rng))
    for asked in range(setup.seats):
        refusal = game.refuse(after, asked, random_action(game.actions, rng))
        yield refusal.reason, refusal.facts
    for seats in range(9):
        refusal = game.forbid(seats, setup.options)
        if refusal is not None:
            yield refusal.reason, refusal.facts
