"""Analyses read from a text that somebody hands in, checked from the first position to the last.

It may be a branch that was shared, a game that was saved, a log, or a written position.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NoReturn

import msgspec

from kastellan.core.game import CHANCE
from kastellan.core.log import Log, Move, play_logged, positions
from kastellan.core.refusal import BadInput, Fact, TableRule
from kastellan.games import GAMES
from kastellan.tables.branches import FORMAT, KIND, ROOT, Analysis, Branches, Node, followers
from kastellan.tables.messages import Export
from kastellan.tables.recent import AnyGame
from kastellan.tables.shelf import content_of

LONGEST, MOST_NODES = 4_000_000, 5000


def read_analysis(text: str, slug: str = "", moves: int | None = None) -> Branches:
    """Return what a text holds, ready to go on; ``slug`` is the game of a written position.

    A whole game is looked at after so many ``moves``.
    """
    if len(text) > LONGEST:
        sorry("is too large", "branches-large", {"limit": LONGEST // 1_000_000})
    plain = read_json(text)
    if not isinstance(plain, dict):
        sorry("is no object", "branches-foreign")
    if plain.get("kind") == KIND:
        return checked(plain)
    if plain.get("kind") == "kastellan-game" or "moves" in plain:
        return of_game(plain, moves)
    if "kind" in plain or slug not in GAMES:
        sorry("is of another kind", "branches-foreign")
    return of_position(GAMES[slug], plain)


def read_json(text: str) -> Any:
    """Return plain data from JSON."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return sorry("is not JSON", "branches-damaged")


def of_position(game: AnyGame, plain: dict[str, Any]) -> Branches:
    """Return an analysis of a written position; what is impossible is named by its rule."""
    content = content_of(game)
    try:
        state = game.read(msgspec.convert(plain, game.positions), content)
    except msgspec.ValidationError as error:
        raise BadInput("$", str(error), TableRule.MALFORMED) from None
    return Branches(begun_at(game, state), game, content)


def of_game(plain: dict[str, Any], moves: int | None) -> Branches:
    """Return an analysis of a game that was saved, or of a bare log."""
    names: tuple[str, ...] = ()
    file = None
    try:
        if "kind" in plain:
            export = msgspec.convert(plain, Export)
            plain, names = export.log, export.names
            file = None if export.content is None else export.content.file
        log = msgspec.convert(plain, Log)
    except msgspec.ValidationError:
        sorry("is no game that was saved", "branches-foreign")
    game = known(log.game, log.format, log.rules)
    content = given(game, log.content, file)
    analysis = of_log(game, content, log, moves, names)
    analysis.file = file
    limited(analysis)
    return Branches(analysis, game, content)


def checked(plain: dict[str, Any]) -> Branches:
    """Return a shared analysis once every step of it is allowed and every deal fits the eyes."""
    if plain.get("format") != FORMAT:
        sorry("has another format", "branches-version")
    try:
        analysis = msgspec.convert(plain, Analysis, str_keys=True)
    except msgspec.ValidationError:
        sorry("has been changed", "branches-damaged")
    game = known(analysis.game, FORMAT, analysis.rules)
    limited(analysis)
    content = given(game, analysis.content, analysis.file)
    try:
        branches = Branches(analysis, game, content)
        walk(branches)
    except (BadInput, ValueError, LookupError) as error:
        sorry(str(error), "branches-damaged")
    return branches


def walk(branches: Branches) -> None:
    """Go through all nodes; raise an error where one does not follow from its parent."""
    analysis, game = branches.analysis, branches.game
    seats = branches.position(ROOT).seats
    eyes = analysis.eyes
    fits(eyes is None or eyes < seats)
    branches.memory(ROOT, eyes)
    fits(analysis.at == ROOT or analysis.at in analysis.nodes)
    for number in in_order(analysis):
        node, before = analysis.nodes[number], branches.position(analysis.nodes[number].parent)
        if node.deal is not None:
            fits(eyes is not None and not node.moves)
            fits(game.view(before, eyes) == game.view(branches.position(number), eyes))
            continue
        fits(node.moves)
        state = before.copy()
        for move in node.moves:
            play_logged(game, state, move, f"$.nodes.{number}")


def in_order(analysis: Analysis) -> list[int]:
    """Return the nodes, each after its parent; raise an error where some hang on nothing."""
    following, ordered = followers(analysis), [ROOT]
    for number in ordered:
        ordered += following.get(number, [])
    fits(ROOT not in analysis.nodes and len(ordered) == 1 + len(analysis.nodes))
    return ordered[1:]


def known(slug: str, form: int, rules: int) -> AnyGame:
    """Return the game if it is the one that is played here, by the same rules."""
    if slug not in GAMES:
        sorry("is none of ours", "branches-foreign")
    game = GAMES[slug]
    if (form, rules) != (FORMAT, game.version):
        sorry("follows other rules", "branches-version")
    return game


def given(game: AnyGame, digest: str, file: str | None) -> Any:
    """Return the content that was played with: that of the file that came along, or the house's."""
    content = content_of(game, None if file is None else file.encode())
    if content.digest != digest:
        sorry("has other content", "branches-version")
    return content


def limited(analysis: Analysis) -> None:
    """Refuse a tree that is too large."""
    if len(analysis.nodes) > MOST_NODES:
        sorry("has too many steps", "branches-many", {"limit": MOST_NODES})


def fits(fine: object) -> None:
    """Refuse what cannot have been made here."""
    if not fine:
        raise BadInput("$.nodes", "does not fit")


def sorry(reason: str, key: str, facts: dict[str, Fact] | None = None) -> NoReturn:
    """Refuse a text by a sentence."""
    raise BadInput("$", reason, TableRule.FOREIGN, key, facts)


def begun_at(game: AnyGame, state: Any, names: Sequence[str] = ()) -> Analysis:
    """Return an analysis of a position that lies open."""
    return Analysis(
        format=FORMAT,
        game=game.slug,
        rules=game.version,
        content=state.content.digest,
        names=list(names),
        position=msgspec.to_builtins(game.write(state)),
    )


def of_log(game: AnyGame, content: Any, log: Log, moves: int | None, names: Sequence[str] = ()) -> Analysis:
    """Return a whole game with all cards open, as its main line, looked at after so many moves."""
    played = list(positions(game, log, content))
    analysis, count = begun_at(game, played[0], names), 0
    for number, step in enumerate(steps_of(log.moves), ROOT + 1):
        analysis.nodes[number] = Node(number - 1, step)
        count += len(step)
        if moves is None or count <= moves:
            analysis.at = number
    return analysis


def steps_of(moves: Sequence[Move]) -> Iterator[tuple[Move, ...]]:
    """Yield moves in steps: a decision with the chance that followed."""
    group: list[Move] = []
    for move in moves:
        if group and move.seat != CHANCE:
            yield tuple(group)
            group = []
        group.append(move)
    if group:
        yield tuple(group)
