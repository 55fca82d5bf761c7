"""What an analysis board asks of the engine: text in, text out, in the reader's language."""

import json
from random import Random
from typing import Any

import msgspec
import pytest

from kastellan.browser.house import House
from kastellan.browser.thinking import think
from kastellan.games import GAMES
from kastellan.locale import LANGUAGES
from kastellan.tables.shelf import content_of
from tests.local.solo import quick_answer
from tests.tables.test_branches import encode, played

every_game = pytest.mark.parametrize("slug", GAMES)


class Desk:
    """A page with an analysis board."""

    def __init__(self, language: str = "en") -> None:
        self.house, self.language, self.news = House(), language, dict[str, Any]()

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Run an errand; remember what it brings."""
        errand = {"type": f"branches-{kind}", "now": 0.0, "language": self.language, **fields}
        done: dict[str, Any] = json.loads(self.house.handle(json.dumps(errand)))
        self.news |= found if isinstance(found := done.get("found"), dict) else {}
        return done

    def read(self, slug: str, share: float = 0.3) -> None:
        """Open a finished game at some move."""
        log = played(slug)
        self.ask("read", text=encode(log).decode(), moves=round(len(log.moves) * share))

    @property
    def at(self) -> int:
        """Return the node that is shown."""
        node: int = self.news["shown"]["node"]
        return node

    def let_move(self) -> None:
        """Let a computer player decide for who is to act."""
        seat = self.news["shown"]["to_act"][0]
        [thought] = self.ask("think", node=self.at, by=seat, level="easy")["think"]
        assert "error" not in self.ask("play", node=self.at, by=seat, action=quick_answer(thought))


@every_game
def test_a_game_goes_on_from_a_seats_eyes(slug: str) -> None:
    desk = Desk()
    desk.read(slug)
    true = desk.ask("go", node=desk.at, seat=1)["found"]["shown"]["view"]
    whole = len(desk.news["tree"])
    assert desk.ask("eyes", node=desk.at, eyes=1)["found"]["eyes"] == 1
    assert desk.news["shown"]["view"] == true, "these eyes see what they saw"
    assert desk.news["tree"] == []
    for _ in range(5):
        desk.let_move()
    assert 5 <= len(desk.news["tree"]) < whole
    again = Desk()
    again.ask("read", text=desk.news["kept"])
    assert again.news["shown"] == desk.news["shown"], "it is kept, and gone on with where one stood"


@every_game
def test_a_hint_and_chances_are_thought_out_from_what_a_seat_knows(slug: str) -> None:
    desk = Desk()
    desk.read(slug, share=0.9)
    seat = desk.news["shown"]["to_act"][0]
    [thought] = desk.ask("think", node=desk.at, by=seat, chances=True)["think"]
    chances = json.loads(think(json.dumps(thought)))
    assert len(chances) == desk.news["seats"]
    assert all(0 <= chance <= 1 for chance in chances)
    assert thought["view"] == desk.news["shown"]["view"]
    [hint] = desk.ask("think", node=desk.at, by=seat)["think"]
    assert hint["level"] is None
    assert hint["number"] == desk.at


def test_branches_are_named_led_with_shared_and_deleted() -> None:
    desk = Desk()
    desk.read("kryptos")
    desk.ask("eyes", node=desk.at, eyes=0)
    desk.let_move()
    first = desk.at
    desk.ask("imagine", node=0)
    deal = desk.at
    assert desk.news["tree"][-1]["deal"]
    desk.let_move()
    desk.ask("name", node=deal, name="Try")
    desk.ask("name", node=0, name="All of it")
    assert desk.news["title"] == "All of it"
    shared = desk.ask("share", node=deal)["found"]["shared"]
    assert set(json.loads(shared)["nodes"]) == {str(deal), str(deal + 1)}
    desk.ask("lead", node=deal)
    assert [twig["node"] for twig in desk.news["tree"] if twig["parent"] == 0] == [deal, first]
    desk.ask("delete", node=deal)
    assert [twig["node"] for twig in desk.news["tree"]] == [first]
    assert desk.at == 0


@every_game
def test_what_others_see_is_imagined_and_said_to_be_part_by_part(slug: str) -> None:
    """Nothing that these eyes saw, and all that they did not; in Kreta all see all."""
    desk = Desk()
    desk.read(slug)
    assert desk.ask("go", node=desk.at, seat=1)["found"]["shown"]["imagined"] == [], "all lies open"
    known = desk.ask("eyes", node=desk.at, eyes=0)["found"]["shown"]
    assert known["imagined"] == []
    shown = desk.ask("go", node=0, seat=1)["found"]["shown"]
    parts = set(shown["imagined"])
    assert bool(parts) == (slug != "kreta")
    for path in parts:
        assert part(shown["view"], path) is not None
        assert part(shown["view"], path) != part(known["view"], path)
    secret = {
        "kryptos": {f"hands.1.values.{at}" for at, up in enumerate(shown_up(shown)) if not up},
        "decrypto": {f"teams.1.{words}.{at}" for words in ("keywords", "words") for at in range(4)},
        "kreta": set(),
        "krysis": {f"seats.1.{what}" for what in ("hq", "hoard", "artefacts", "agents.cards", "agents.pile")},
    }[slug]
    assert secret <= parts


def part(view: Any, path: str) -> Any:
    """Return a part of a view by its path."""
    for name in path.split("."):
        view = view[int(name)] if isinstance(view, list) else view[name]
    return view


def shown_up(shown: dict[str, Any]) -> list[bool]:
    """Return which cards of seat 1 in Kryptos lie open."""
    hands = shown["view"].get("hands")
    up: list[bool] = hands[1]["face_up"] if hands else []
    return up


@every_game
def test_who_has_won_is_no_longer_a_chance(slug: str) -> None:
    desk = Desk()
    desk.read(slug, share=1)
    done = desk.ask("think", node=desk.at, by=0, chances=True)
    assert sum(done["found"]) > 0
    assert set(done["found"]) <= {0, 0.5, 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_said_and_changes_nothing(language: str) -> None:
    desk = Desk(language)
    assert desk.ask("go")["error"]["reason"] == "branches-gone"
    desk.read("kryptos")
    before = desk.ask("go", node=desk.at)
    wrong = [
        ("read", {"text": "{"}, "branches-damaged"),
        ("go", {"node": 9999}, "branches-gone"),
        ("eyes", {"eyes": 9}, "server-no-seat"),
        ("play", {"node": desk.at, "by": 9, "action": {}}, "server-no-seat"),
        ("play", {"node": desk.at, "by": 0, "action": {"type": "no"}}, "input-value"),
        ("think", {"node": 0, "by": 8}, "server-no-seat"),
        ("name", {"node": 1, "name": "x" * 61}, "input-text-long"),
    ]
    for kind, fields, reason in wrong:
        error = desk.ask(kind, **fields)["error"]
        assert error["reason"] == reason
        assert error["text"] not in {"", reason}
    assert desk.ask("go", node=before["found"]["shown"]["node"]) == before
    idle = next(seat for seat in range(3) if seat not in before["found"]["shown"]["to_act"])
    assert desk.ask("think", node=desk.at, by=idle)["error"]["reason"] == "branches-not-to-act"


@every_game
def test_a_try_is_compared_with_the_best_from_what_the_seat_knew(slug: str) -> None:
    desk = Desk()
    desk.read(slug)
    seat = desk.news["shown"]["to_act"][0]
    desk.ask("eyes", node=desk.at, eyes=seat)
    [thought] = desk.ask("think", node=desk.at, by=seat, level="easy")["think"]
    action = quick_answer(thought)
    [thought] = desk.ask("think", node=desk.at, by=seat, action=action)["think"]
    found = json.loads(think(json.dumps(thought)))
    assert found["cost"] >= 0
    assert found["said"]["key"]
    if not found["cost"]:
        assert found["best_said"] == found["said"]
    refused = desk.ask("think", node=desk.at, by=seat, action={"type": "nonsense"})
    assert refused["error"]["rule"] == "TABLE-1"


def test_kryptos_says_how_many_deals_fit_what_the_eyes_know() -> None:
    """Counted by trying them all; with all cards open, and where nothing is counted, nothing is said."""
    desk = Desk()
    desk.read("kryptos", share=0.6)
    assert desk.news["shown"]["deals"] is None
    desk.ask("eyes", node=desk.at, eyes=1)
    told = desk.news["shown"]["deals"]
    assert 1 < told < 100
    house, view = GAMES["kryptos"], msgspec.convert(desk.news["shown"]["view"], GAMES["kryptos"].views)
    drawn = {tuple(house.imagine(view, content_of(house), Random(seed)).hands) for seed in range(40 * told)}
    assert len(drawn) == told
    other = desk.ask("go", node=desk.at, seat=0)["found"]["shown"]
    assert other["deals"] == told, "it is the eyes who know, whoever's place is looked at"
    desk.read("krysis")
    assert desk.ask("eyes", node=desk.at, eyes=1)["found"]["shown"]["deals"] is None
