"""The analysis board's side of the engine: one tree of branches in the memory of one page."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from kastellan.bots.chances import CHANCES
from kastellan.bots.utility import win_shares
from kastellan.browser.branch_errands import (
    BranchErrand,
    BranchErrands,
    BranchNews,
    ChooseEyes,
    DeleteBranch,
    GoTo,
    ImagineAnew,
    LeadBranch,
    NameBranch,
    PlayOn,
    ReadBranches,
    ShareBranch,
    Standing,
    ThinkOn,
    Twig,
)
from kastellan.browser.errands import FAILED, Done, Thought
from kastellan.core.game import CHANCE
from kastellan.core.refusal import BadInput, Refusal
from kastellan.tables.branch_files import read_analysis
from kastellan.tables.branches import ROOT, Branches
from kastellan.tables.judging import decoder_of
from kastellan.tables.mistakes import malformed
from kastellan.tables.showing import listed

encode = msgspec.json.encode


class BranchDesk:
    """The tree that is worked on.  Luck and imagination differ each time."""

    def __init__(self) -> None:
        self._branches: Branches | None = None
        self._rng = Random()
        self._thoughts = 0

    def do(self, errand: BranchErrands) -> Done | Refusal:
        """Do what is asked; what is wrong with it raises ``BadInput`` or is refused, and changes nothing."""
        if isinstance(errand, ReadBranches):
            self._branches = read_analysis(errand.text, errand.game, errand.moves)
            begun = self._branches.settle(self._branches.analysis.at, self._rng)
            done = self._told(begun, errand, changed=True)
            if self._branches.analysis.file is not None:
                done.found.content = self._branches.content.shown()
            return done
        branches = self._at_hand(errand)
        if isinstance(errand, ThinkOn):
            outcome = branches.game.outcome(branches.position(errand.node))
            if errand.chances and outcome is not None:
                return Done(found=win_shares(outcome))
            if refusal := self._refused(branches, errand):
                return refusal
            return Done(think=[self._thought(branches, errand)])
        if isinstance(errand, ShareBranch):
            text = encode(branches.branch(errand.node)).decode()
            return Done(found=msgspec.structs.replace(self._news(errand.node, errand.seat), shared=text))
        at = self._change(branches, errand)
        if isinstance(at, Refusal):
            return at
        return self._told(at, errand, changed=not isinstance(errand, GoTo))

    def _at_hand(self, errand: BranchErrand) -> Branches:
        """Return the tree if it has the node that is spoken of."""
        branches = self._branches
        if branches is None or (errand.node != ROOT and errand.node not in branches.analysis.nodes):
            raise BadInput("$.node", "is not there", key="branches-gone")
        return branches

    def _change(self, branches: Branches, errand: BranchErrands) -> int | Refusal:
        """Change the tree; return where one stands then."""
        at = errand.node
        if isinstance(errand, ChooseEyes):
            self._seats(branches, errand.eyes)
            analysis = branches.with_eyes(at, errand.eyes, self._rng)
            self._branches = Branches(analysis, branches.game, branches.content)
            return ROOT
        if isinstance(errand, PlayOn):
            return self._play(branches, errand)
        if isinstance(errand, ImagineAnew):
            return (branches.imagine if branches.has_unknown else branches.again)(at, self._rng)
        if isinstance(errand, NameBranch):
            branches.name(at, errand.name)
        elif isinstance(errand, LeadBranch):
            branches.lead(at)
        elif isinstance(errand, DeleteBranch) and at != ROOT:
            at = branches.analysis.nodes[at].parent
            branches.delete(errand.node)
        return at

    def _play(self, branches: Branches, errand: PlayOn) -> int | Refusal:
        self._seats(branches, errand.by)
        action = read_action(branches, errand.action)
        return (
            action
            if isinstance(action, Refusal)
            else branches.play(errand.node, errand.by, action, self._rng)
        )

    def _seats(self, branches: Branches, seat: int) -> None:
        if seat >= (seats := branches.position(ROOT).seats):
            raise BadInput("$.seat", "is not there", key="server-no-seat", facts={"seat": seats})

    # Thinking.

    def _thought(self, branches: Branches, errand: ThinkOn) -> Thought:
        """Return what a seat knows at a node: its view, and what it remembers of this line and before."""
        self._seats(branches, errand.by)
        state, seat, game = branches.position(errand.node), errand.by, branches.game
        if seat not in game.to_act(state) and not errand.chances:
            raise BadInput("$.by", "is not to act", key="branches-not-to-act", facts={"seat": seat})
        self._thoughts += 1
        view, memory = encode(game.view(state, seat)), encode(branches.memory(errand.node, seat))
        level = CHANCES if errand.chances else errand.level
        raw, seed = (msgspec.Raw(view), msgspec.Raw(memory)), self._rng.getrandbits(32)
        return Thought(
            self._thoughts,
            game.slug,
            seat,
            level,
            *raw,
            seed,
            errand.node,
            action=errand.action,
            content=branches.analysis.file,
        )

    def _refused(self, branches: Branches, errand: ThinkOn) -> Refusal | None:
        """Return why an action that is to be compared is none."""
        if errand.action == FAILED:
            return None
        self._seats(branches, errand.by)
        action = read_action(branches, errand.action)
        if isinstance(action, Refusal):
            return action
        return branches.game.refuse(branches.position(errand.node), errand.by, action)

    # Telling.

    def _told(self, at: int, errand: BranchErrands, *, changed: bool) -> Done:
        branches = self._branches
        assert branches is not None  # noqa: S101 - for the type checker
        branches.analysis.at = at
        news = self._news(at, errand.seat)
        if changed:
            news.tree, news.kept = tree_of(branches), encode(branches.analysis).decode()
        return Done(found=news)

    def _news(self, at: int, seat: int | None) -> BranchNews:
        branches = self._branches
        assert branches is not None  # noqa: S101 - for the type checker
        analysis, seats = branches.analysis, branches.position(ROOT).seats
        shown = standing(branches, at, seat if seat is not None and seat < seats else None)
        return BranchNews(analysis.game, analysis.names, seats, shown, analysis.title, analysis.eyes)


def read_action(branches: Branches, raw: msgspec.Raw) -> Any:
    """Return an action as the rules know it, or why it is none."""
    try:
        return decoder_of(branches.game).decode(bytes(raw))
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        return malformed(error)


def standing(branches: Branches, at: int, seat: int | None) -> Standing:
    """Return a node as a seat sees it: by default the eyes that were chosen, else who is to act."""
    game, state, eyes = branches.game, branches.position(at), branches.analysis.eyes
    acting = game.to_act(state)
    if seat is None:
        seat = eyes if eyes is not None else next((one for one in acting if one >= 0), 0)
    node = branches.analysis.nodes.get(at)
    lucky = node is not None and any(move.seat == CHANCE for move in node.moves)
    return Standing(
        node=at,
        seat=seat,
        view=msgspec.Raw(encode(game.view(state, seat))),
        legal=listed(game, state, seat),
        to_act=acting,
        outcome=game.outcome(state),
        story=branches.story(at, seat),
        unknown=branches.has_unknown,
        imagined=imagined_in(branches, state, seat),
        lucky=lucky,
        deals=deals_at(branches, state),
    )


def deals_at(branches: Branches, state: Any) -> int | None:
    """Return how many deals fit what the chosen eyes know, where the game counts them."""
    count, eyes = getattr(branches.game.bot, "deals", None), branches.analysis.eyes
    return None if count is None or eyes is None else count(branches.game.view(state, eyes), branches.content)


def imagined_in(branches: Branches, state: Any, seat: int) -> list[str]:
    """Return the parts of what a seat sees that the chosen eyes cannot know: they are imagined."""
    if not branches.has_unknown or seat == (eyes := branches.analysis.eyes):
        return []
    seen, known = (msgspec.to_builtins(branches.game.view(state, one)) for one in (seat, eyes))
    return [path for path in unlike(seen, known) if path != "viewer"]


def unlike(shown: Any, known: Any, path: str = "") -> Iterator[str]:
    """Yield where something is shown that is not known, from the whole down to its parts.

    >>> list(unlike({"hands": [[3, 4], [5, None]]}, {"hands": [[3, None], [5, 6]]}))
    ['hands.0.1']
    """
    if isinstance(shown, dict) and isinstance(known, dict):
        parts = [(name, part, known.get(name)) for name, part in shown.items()]
    elif isinstance(shown, Sequence) and isinstance(known, Sequence) and alike(shown, known):
        parts = [(str(at), *both) for at, both in enumerate(zip(shown, known, strict=True))]
    else:
        if shown is not None and shown != known:
            yield path
        return
    for name, one, other in parts:
        yield from unlike(one, other, f"{path}.{name}" if path else name)


def alike(one: Sequence[Any], other: Sequence[Any]) -> bool:
    """Return whether two lists can be gone through side by side; texts are no lists."""
    return not isinstance(one, str) and not isinstance(other, str) and len(one) == len(other)


def tree_of(branches: Branches) -> list[Twig]:
    """Return all nodes, told as the eyes are told them; where all lies open, as those who acted are."""
    found, eyes = [], branches.analysis.eyes
    for number, node in branches.analysis.nodes.items():
        if node.deal is not None:
            found.append(Twig(number, node.parent, name=node.name, deal=True))
            continue
        seat = node.moves[0].seat
        viewer = eyes if eyes is not None else (seat if seat >= 0 else None)
        found.append(Twig(number, node.parent, seat, branches.story(number, viewer), node.name))
    return found
