"""Going on from any point of a game: lines, eyes, and what is imagined, in all four games."""

from functools import cache
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

import kastellan
from kastellan.core import CHANCE
from kastellan.core.log import Log
from kastellan.core.memory import imagined
from kastellan.core.playout import pick
from kastellan.core.refusal import BadInput, Refusal
from kastellan.games import GAMES
from kastellan.tables.branch_files import begun_at, of_log, read_analysis
from kastellan.tables.branches import ROOT, Branches
from kastellan.tables.shelf import content_of

SEATS = {"kryptos": 3, "decrypto": 4, "kreta": 3, "krysis": 3}
every_game = pytest.mark.parametrize("slug", GAMES)

encode = msgspec.json.encode


@cache
def played(slug: str) -> Log:
    """Return the log of a random game to its end."""
    table, rng = kastellan.new(slug, SEATS[slug], seed=3), Random(2)
    while table.to_act:
        table.play(table.to_act[0], pick(table.game, table.state, table.to_act[0], rng))
    return table.log


def opened(slug: str, share: float = 0.4) -> Branches:
    """Return a finished game with all cards open, looked at after a share of its moves."""
    game, log = GAMES[slug], played(slug)
    analysis = of_log(game, content_of(game), log, round(len(log.moves) * share))
    return Branches(analysis, game, content_of(game))


def seen(slug: str, eyes: int, seed: int = 0, share: float = 0.4) -> Branches:
    """Return the same with somebody's eyes."""
    whole = opened(slug, share)
    analysis = whole.with_eyes(whole.analysis.at, eyes, Random(seed))
    return Branches(analysis, whole.game, whole.content)


def go_on(branches: Branches, at: int, steps: int, rng: Random) -> int:
    """Play at random; return where that leads."""
    for _ in range(steps):
        state = branches.position(at)
        if not (acting := branches.game.to_act(state)):
            break
        seat = rng.choice(acting)
        found = branches.play(at, seat, pick(branches.game, state, seat, rng), rng)
        assert isinstance(found, int)
        at = found
    return at


def grown(slug: str, eyes: int | None = 1) -> Branches:
    """Return an analysis with three lines of some length."""
    branches = opened(slug) if eyes is None else seen(slug, eyes)
    for seed in range(3):
        go_on(branches, branches.analysis.at, 8, Random(seed))
    return branches


def written(branches: Branches, node: int) -> bytes:
    """Return the position of a node byte by byte."""
    return encode(branches.game.write(branches.position(node)))


@every_game
def test_the_played_game_is_the_main_line(slug: str) -> None:
    whole, log = opened(slug), played(slug)
    line = whole.path(max(whole.analysis.nodes))
    assert [move for node in line for move in whole.analysis.nodes[node].moves] == list(log.moves)
    assert whole.game.outcome(whole.position(line[-1])) is not None
    count = sum(len(whole.analysis.nodes[node].moves) for node in whole.path(whole.analysis.at))
    assert count <= round(len(log.moves) * 0.4) < count + 10
    assert all(CHANCE not in whole.game.to_act(whole.position(node)) for node in line)


@every_game
def test_with_eyes_there_is_nothing_that_these_could_not_know(slug: str) -> None:
    """Where only hidden things differ, the analysis is the same, byte by byte."""
    for share in (0.1, 0.4, 0.7):
        whole = opened(slug, share)
        state = whole.position(whole.analysis.at)
        for eyes in range(state.seats):
            honest = whole.with_eyes(whole.analysis.at, eyes, Random(4))
            memory = whole.memory(whole.analysis.at, eyes)
            other = imagined(whole.game, whole.game.view(state, eyes), whole.content, Random(9), memory)
            twin = replace(begun_at(whole.game, other), eyes=eyes, told=honest.told, public=honest.public)
            guess = Branches(twin, whole.game, whole.content).with_eyes(ROOT, eyes, Random(4))
            assert (honest.position, honest.told, honest.public) == (guess.position, guess.told, guess.public)
            assert honest.nodes == {}


@every_game
def test_what_is_imagined_fits_the_eyes_and_is_not_the_truth(slug: str) -> None:
    differs = 0
    for share in (0.05, 0.2, 0.4):
        whole = opened(slug, share)
        true = whole.position(whole.analysis.at)
        for eyes in range(true.seats):
            branches = seen(slug, eyes, share=share)
            for seed in range(4):
                deal = branches.imagine(ROOT, Random(seed))
                state = branches.position(deal)
                assert whole.game.view(state, eyes) == whole.game.view(true, eyes)
                differs += state != true
    assert bool(differs) == branches.has_unknown, "only Kreta hides nothing"
    assert branches.has_unknown == (slug != "kreta")


@every_game
def test_in_a_line_the_unknown_can_be_imagined_anew(slug: str) -> None:
    branches = seen(slug, 1)
    at = go_on(branches, ROOT, 5, Random(1))
    deal = branches.imagine(at, Random(8))
    view = branches.game.view
    assert view(branches.position(deal), 1) == view(branches.position(at), 1)
    again = branches.imagine(deal, Random(9))
    assert branches.analysis.nodes[again].parent == at, "a deal hangs where the last one does"
    go_on(branches, again, 5, Random(2))


@every_game
@pytest.mark.parametrize("eyes", [None, 1])
def test_going_back_and_forth_gives_the_same_positions(slug: str, eyes: int | None) -> None:
    branches = grown(slug, eyes)
    nodes = [ROOT, *branches.analysis.nodes]
    before = [written(branches, node) for node in nodes]
    fresh = Branches(branches.analysis, branches.game, branches.content)
    assert [written(fresh, node) for node in reversed(nodes)] == before[::-1]
    assert [written(branches, node) for node in nodes] == before


@every_game
@pytest.mark.parametrize("eyes", [None, 1])
def test_a_file_read_back_is_the_same(slug: str, eyes: int | None) -> None:
    branches = grown(slug, eyes)
    branches.name(max(branches.analysis.nodes), "Опит № 2")
    text = encode(branches.analysis)
    back = read_analysis(text.decode())
    assert encode(back.analysis) == text
    for node in branches.analysis.nodes:
        assert written(back, node) == written(branches, node)


@every_game
def test_the_same_move_walks_along_and_another_opens_a_line(slug: str) -> None:
    branches, rng = seen(slug, 1), Random(3)
    at = ROOT
    while 1 not in branches.game.to_act(branches.position(at)):
        at = go_on(branches, at, 1, rng)
    listing = branches.game.legal(branches.position(at), 1)
    one, two = listing[0], listing[len(listing) - 1]
    first, size = branches.play(at, 1, one, rng), len(branches.analysis.nodes)
    assert branches.play(at, 1, one, rng) == first
    assert len(branches.analysis.nodes) == size
    second = branches.play(at, 1, two, rng)
    assert isinstance(second, int)
    deal = branches.analysis.nodes[second].parent
    assert branches.play(at, 1, two, rng) == second
    assert (deal != at) == branches.has_unknown, "a second line has a deal of its own"
    assert branches.play(deal, 1, one, rng) == first, "wherever it was played from these eyes' point"


def test_a_step_is_repeated_with_other_luck() -> None:
    branches = opened("kreta")
    lucky = next(node for node, one in branches.analysis.nodes.items() if one.moves[-1].seat == CHANCE)
    found = {branches.again(lucky, Random(seed)) for seed in range(6)}
    outcomes = {encode(branches.analysis.nodes[node].moves) for node in found}
    assert len(outcomes) > 1
    assert {branches.analysis.nodes[node].parent for node in found} == {lucky - 1}
    plain = next(node for node, one in branches.analysis.nodes.items() if len(one.moves) == 1 and node > 9)
    assert branches.again(plain, Random(1)) == plain


def test_what_the_rules_forbid_changes_nothing() -> None:
    branches = opened("kryptos")
    before = encode(branches.analysis)
    state = branches.position(branches.analysis.at)
    other = next(seat for seat in range(3) if seat not in branches.game.to_act(state))
    action = branches.game.legal(state, branches.game.to_act(state)[0])[0]
    assert isinstance(branches.play(branches.analysis.at, other, action, Random(0)), Refusal)
    assert encode(branches.analysis) == before


def test_a_branch_is_named_led_with_shared_and_deleted() -> None:
    branches = seen("kryptos", 0)
    ends = [go_on(branches, ROOT, 4, Random(seed)) for seed in range(3)]
    first = branches.path(ends[2])[0]
    branches.name(first, "Start with what is sure")
    branches.lead(ends[2])
    assert branches.children(ROOT)[0] == first
    shared = read_analysis(encode(branches.branch(ends[2])).decode())
    assert shared.path(ends[2]) == branches.path(ends[2])
    assert not set(branches.path(ends[1])) & shared.analysis.nodes.keys() - set(branches.path(ends[2]))
    branches.analysis.at = ends[2]
    branches.delete(first)
    assert branches.analysis.at == ROOT
    assert not set(shared.analysis.nodes) & set(branches.analysis.nodes)
    assert branches.position(ends[0]).seats == 3


def test_a_computer_player_remembers_what_its_seat_was_told() -> None:
    """Other seats remember what everybody was told: what they alone were told is not known to these eyes."""
    whole = opened("kryptos", 0.1)
    branches = seen("kryptos", 1, share=0.1)
    assert branches.memory(ROOT, 1) == whole.memory(whole.analysis.at, 1)
    public = whole.memory(whole.analysis.at, None)
    assert branches.memory(ROOT, 2) == public
    at = go_on(branches, ROOT, 9, Random(1))
    assert branches.memory(at, 2) != public


@every_game
def test_a_written_position_lies_open_and_chance_goes_on(slug: str) -> None:
    game = GAMES[slug]
    start = game.start(SEATS[slug], game.options(), content_of(game))
    branches = read_analysis(encode(game.write(start)).decode(), slug)
    assert branches.analysis.eyes is None
    at = branches.settle(ROOT, Random(1))
    assert CHANCE not in game.to_act(branches.position(at))
    assert branches.settle(ROOT, Random(2)) == at


@cache
def shared() -> bytes:
    """Return an analysis as it is shared."""
    return encode(grown("kryptos").analysis)


def changed(**fields: object) -> str:
    """Return one that somebody has changed."""
    return encode({**msgspec.json.decode(shared()), **fields}).decode()


def other_deal() -> str:
    """Return one whose deal these eyes could tell from the truth."""
    branches = seen("kryptos", 1)
    branches.imagine(ROOT, Random(1))
    plain = msgspec.json.decode(encode(branches.analysis))
    plain["nodes"]["1"]["deal"] = msgspec.to_builtins(branches.game.write(opened("kryptos", 0.9).position(9)))
    return encode(plain).decode()


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("{", "branches-damaged"),
        ("[1]", "branches-foreign"),
        ('{"kind": "kastellan-receipt"}', "branches-foreign"),
        ('{"hands": []}', "branches-foreign"),
        (changed(format=2), "branches-version"),
        (changed(rules=0), "branches-version"),
        (changed(content="0" * 64), "branches-version"),
        (changed(game="chess"), "branches-foreign"),
        (changed(eyes=7), "branches-damaged"),
        (changed(at=999), "branches-damaged"),
        (changed(more=1), "branches-damaged"),
        (changed(position={}), "branches-damaged"),
        (changed(nodes={"1": {"parent": 1}}), "branches-damaged"),
        (changed(nodes={"1": {"parent": 0}}), "branches-damaged"),
        (changed(nodes={"1": {"parent": 0, "moves": [[0, {"type": "no"}]]}}), "branches-damaged"),
        (other_deal(), "branches-damaged"),
        (changed(nodes={str(n): {"parent": n - 1} for n in range(1, 5002)}), "branches-many"),
        (" " * 4_000_001, "branches-large"),
        ('{"moves": 3}', "branches-foreign"),
    ],
)
def test_what_cannot_be_read_says_why(text: str, key: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_analysis(text)
    assert caught.value.key == key


def test_an_impossible_position_names_its_place() -> None:
    with pytest.raises(BadInput, match="seats"):
        read_analysis('{"seats": "three"}', "kryptos")


def test_a_saved_game_and_its_bare_log_are_read_alike() -> None:
    log = played("kreta")
    bare = read_analysis(encode(log).decode())
    export = {"kind": "kastellan-game", "table": "", "names": ["A", "B", "C"], "seal": None, "log": log}
    saved = read_analysis(encode(export).decode(), moves=0)
    assert saved.analysis.names == ["A", "B", "C"]
    assert saved.analysis.nodes == bare.analysis.nodes
    assert (saved.analysis.at, bare.analysis.at) == (ROOT, max(bare.analysis.nodes))
