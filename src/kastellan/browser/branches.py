"""The analysis board's side of the engine: one tree of branches in the memory of one page."""

from random import Random

import msgspec

from kastellan.bots.chances import CHANCES
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
from kastellan.browser.errands import Done, Thought
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
            return self._told(begun, errand, changed=True)
        branches = self._at_hand(errand)
        if isinstance(errand, ThinkOn):
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
        try:
            action = decoder_of(branches.game).decode(bytes(errand.action))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            return malformed(error)
        return branches.play(errand.node, errand.by, action, self._rng)

    def _seats(self, branches: Branches, seat: int) -> None:
        if seat >= (seats := branches.position(ROOT).seats):
            raise BadInput("$.seat", "is not there", key="server-no-seat", facts={"seat": seats})

    # Thinking.

    def _thought(self, branches: Branches, errand: ThinkOn) -> Thought:
        """Return what a seat knows at a node: its view, and what it was told in this line and before."""
        self._seats(branches, errand.by)
        state, seat, game = branches.position(errand.node), errand.by, branches.game
        if seat not in game.to_act(state) and not errand.chances:
            raise BadInput("$.by", "is not to act", key="branches-not-to-act", facts={"seat": seat})
        self._thoughts += 1
        view, story = encode(game.view(state, seat)), encode(branches.memory(errand.node, seat))
        level = CHANCES if errand.chances else errand.level
        raw, seed = (msgspec.Raw(view), msgspec.Raw(story)), self._rng.getrandbits(32)
        return Thought(self._thoughts, game.slug, seat, level, *raw, seed, errand.node)

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
        imagined=branches.has_unknown and seat != eyes,
        lucky=lucky,
    )


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
