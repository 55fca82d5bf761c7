"""What an analysis board asks of the engine, and what comes back."""

from typing import Any

import msgspec

from kastellan.browser.errands import FAILED, Errand
from kastellan.core.game import Line, Outcome
from kastellan.tables.branches import Label, NodeNumber
from kastellan.tables.messages import Count, Legal, Level
from kastellan.tables.messages.fields import SeatNumber


class BranchErrand(Errand, kw_only=True):
    """What is asked at a ``node``; the position there is shown as ``seat`` sees it."""

    node: NodeNumber = 0
    seat: SeatNumber | None = None


class ReadBranches(BranchErrand, kw_only=True, tag="branches-read"):
    """Read an analysis, a saved game or a position of ``game``; a whole game is gone to after ``moves``."""

    text: str
    game: str = ""
    moves: Count | None = None


class ChooseEyes(BranchErrand, kw_only=True, tag="branches-eyes"):
    """Begin anew at the node with what ``eyes`` saw: the true position is forgotten."""

    eyes: SeatNumber


class GoTo(BranchErrand, kw_only=True, tag="branches-go"):
    """Look at the node."""


class PlayOn(BranchErrand, kw_only=True, tag="branches-play"):
    """Play an action of the seat ``by``."""

    by: SeatNumber
    action: msgspec.Raw


class ImagineAnew(BranchErrand, kw_only=True, tag="branches-imagine"):
    """Imagine anew what the eyes cannot know; where nothing is hidden, repeat the step with other luck."""


class NameBranch(BranchErrand, kw_only=True, tag="branches-name"):
    """Call the branch that begins at the node by a name; the root's is the title of all."""

    name: Label


class LeadBranch(BranchErrand, kw_only=True, tag="branches-lead"):
    """Make the line to the node the main one."""


class DeleteBranch(BranchErrand, kw_only=True, tag="branches-delete"):
    """Delete the node and all that follows it."""


class ShareBranch(BranchErrand, kw_only=True, tag="branches-share"):
    """Ask for the line to the node, with all that follows it, as a text to pass on."""


class ThinkOn(BranchErrand, kw_only=True, tag="branches-think"):
    """Have the decision of the seat ``by`` thought out; without a level as a hint, ``chances`` as such.

    An ``action`` is compared with the best, if the rules allow it.
    """

    by: SeatNumber
    level: Level | None = None
    chances: bool = False
    action: msgspec.Raw = FAILED


BranchErrands = (
    ReadBranches
    | ChooseEyes
    | GoTo
    | PlayOn
    | ImagineAnew
    | NameBranch
    | LeadBranch
    | DeleteBranch
    | ShareBranch
    | ThinkOn
)


class Twig(msgspec.Struct, omit_defaults=True):
    """A node of the tree: who acted (-1 is chance), and how it is told; a ``deal`` was imagined anew."""

    node: int
    parent: int
    seat: int = -1
    lines: tuple[Line, ...] = ()
    name: str = ""
    deal: bool = False


class Standing(msgspec.Struct):
    """The position of a node as ``seat`` sees it, and what was told of the step that led there.

    ``unknown`` says that something is imagined in this analysis, and ``imagined`` names the parts of the view
    that are: ``hands.2.values.0``.  ``lucky`` says that luck had a part in the step.  ``deals`` says how many
    deals fit what the chosen eyes know, where the game counts them.
    """

    node: int
    seat: int
    view: msgspec.Raw
    legal: Legal
    to_act: tuple[int, ...]
    outcome: Outcome | None
    story: tuple[Line, ...]
    unknown: bool
    imagined: list[str]
    lucky: bool
    deals: int | None


class BranchNews(msgspec.Struct, omit_defaults=True):
    """What came of it.  ``tree`` and ``kept``, which is to be kept, are there when something has changed.

    What was read brings the ``content`` that it is drawn with, where that is not the house's.
    """

    game: str
    names: list[str]
    seats: int
    shown: Standing
    title: str = ""
    eyes: int | None = None
    tree: list[Twig] | None = None
    kept: str | None = None
    shared: str | None = None
    content: Any = None
