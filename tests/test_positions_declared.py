"""A position is declared once: what it holds decides how it is made, copied, compared and compiled."""

import ast
import importlib.util
from pathlib import Path
from types import SimpleNamespace

import pytest

from kastellan.core import position as core
from kastellan.core.position import Declared, Derived, Part, position

ROOT = Path(__file__).parents[1]


@position
class Draft(Declared):
    goods: list[int]
    aim: int = -1


@position
class Board(Declared):
    """A small position."""

    content: SimpleNamespace
    cards: list[int]
    order: tuple[int, ...]
    draft: Part[Draft]
    turn: int = 0
    left: Derived[list[int]]


def board(**changes):
    given = {
        "content": SimpleNamespace(digest="abc"),
        "cards": [1, 2],
        "order": (0, 1),
        "draft": Draft(goods=[0, 0]),
        "left": [2],
    }
    return Board(**given | changes)


def test_a_copy_is_equal_and_shares_nothing_changeable():
    one = board()
    two = one.copy()
    two.cards.append(3)
    two.draft.goods[0] = 5
    two.left[0] = 1

    assert (one.cards, one.draft.goods, one.left) == ([1, 2], [0, 0], [2])
    assert one.copy() == one
    assert hash(one.copy()) == hash(one)
    assert two.order is one.order
    assert two.content is one.content


@pytest.mark.parametrize(
    "change", [{"cards": [1]}, {"order": (1, 0)}, {"turn": 1}, {"draft": Draft(goods=[1, 0])}]
)
def test_positions_differ_where_a_field_does(change):
    assert board(**change) != board()


def test_what_is_derived_is_not_compared_and_content_by_its_digest():
    assert board(left=[7]) == board()
    assert board(content=SimpleNamespace(digest="abc")) == board()
    assert board(content=SimpleNamespace(digest="abd")) != board()


def test_a_position_has_slots_and_a_field_without_a_value_is_asked_for():
    with pytest.raises(AttributeError):
        board().colour = 1
    with pytest.raises(TypeError, match="goods"):
        Draft()
    assert not hasattr(board(), "__dict__")
    assert Board.__doc__ == "A small position."


@pytest.fixture(scope="module")
def declared():
    spec = importlib.util.spec_from_file_location("declared", ROOT / "packaging/declared.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_compiler_gets_the_same_methods(declared):
    source = Path(__file__).read_text(encoding="utf-8")
    scope = {"__name__": "expanded", "__file__": __file__}
    exec(compile(declared.expand(source, core), "expanded", "exec"), scope)  # noqa: S102 - our own text
    one = scope["board"]()
    two = one.copy()
    two.cards.append(3)
    two.draft.goods[0] = 5

    assert (one.cards, one.draft.goods) == ([1, 2], [0, 0])
    assert scope["board"](left=[7]) == one
    assert scope["Board"].__bases__ == (object,)
    assert one.key() == board().key()


@pytest.mark.parametrize("game", ["kryptos", "decrypto", "kreta", "krysis"])
def test_every_field_of_every_game_is_written_out_for_the_compiler(declared, game):
    file = ROOT / "src/kastellan/games" / game / "state.py"
    tree = ast.parse(declared.expand(file.read_text(encoding="utf-8"), core))
    states = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "State"]

    assert not states[0].decorator_list
    assert {"__init__", "copy", "key"} <= {
        one.name for one in states[0].body if isinstance(one, ast.FunctionDef)
    }
