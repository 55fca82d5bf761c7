"""An analysis: a game gone on with from some point, as a tree of lines.

Either all cards lie open, or somebody's eyes are chosen.  Then every position in it is one that these eyes
cannot tell from the true one: it was imagined from what they saw, so the true one is nowhere in it.
"""

from collections.abc import Sequence
from random import Random
from typing import Annotated, Any

import msgspec

from kastellan.core.chance import draw
from kastellan.core.game import CHANCE, Line, Viewer, apply
from kastellan.core.log import Move
from kastellan.core.memory import first_sight, imagined, learnt
from kastellan.core.refusal import Refusal
from kastellan.tables.messages.fields import SeatNumber
from kastellan.tables.recent import AnyGame, Change
from kastellan.tables.steps import story_of

KIND, FORMAT = "kastellan-analysis", 1
ROOT = 0
LONGEST_NAME = 60

Label = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME, pattern=r"^[^\x00]*$")]
NodeNumber = Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class Node(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A step after ``parent``: moves, a decision with the chance that followed; or a ``deal``.

    A ``deal`` is the parent's position with the unknown imagined anew, as it is written.
    """

    parent: NodeNumber
    moves: tuple[Move, ...] = ()
    deal: Any = None
    name: Label = ""


class Analysis(
    msgspec.Struct, tag_field="kind", tag=KIND, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """An analysis as it is kept and shared.

    ``position`` is where it begins: the true one where all lies open, else an imagined one.  ``told`` is what
    these eyes remember from before, ``public`` what everybody does.  Of two nodes with one parent the
    first is the main line.  ``at`` is the node that is looked at.  ``file`` is the content's, where that is
    not the house's.
    """

    format: int
    game: str
    rules: int
    content: str
    file: str | None = None
    title: Annotated[str, msgspec.Meta(max_length=120)] = ""
    names: Annotated[list[Annotated[str, msgspec.Meta(max_length=80)]], msgspec.Meta(max_length=32)] = []
    eyes: SeatNumber | None = None
    position: Any
    told: Any = None
    public: Any = None
    at: NodeNumber = ROOT
    nodes: dict[NodeNumber, Node] = {}


class Branches:
    """An analysis that is worked on; positions are played once and then at hand."""

    def __init__(self, analysis: Analysis, game: AnyGame, content: Any) -> None:
        self.analysis, self.game, self.content = analysis, game, content
        self._positions = {ROOT: self._read(analysis.position)}
        self._stories: dict[tuple[int, Viewer], tuple[Line, ...]] = {}
        self._told, self._public = self._recalled(analysis.told), self._recalled(analysis.public)

    def _read(self, written: Any) -> Any:
        return self.game.read(msgspec.convert(written, self.game.positions), self.content)

    def _written(self, state: Any) -> Any:
        return msgspec.to_builtins(self.game.write(state))

    def _recalled(self, plain: Any) -> Any:
        """Return a memory that was kept; lines, which were kept once, are forgotten."""
        forgotten = plain is None or isinstance(plain, list) or self.game.recall is None
        return None if forgotten else msgspec.convert(plain, self.game.recall.kind)

    # Where one is.

    def path(self, node: int) -> list[int]:
        """Return the nodes from the root to this one, without the root."""
        path = []
        while node != ROOT:
            path.append(node)
            node = self.analysis.nodes[node].parent
        return path[::-1]

    def children(self, node: int) -> list[int]:
        """Return what follows a node, the main line first."""
        return [number for number, one in self.analysis.nodes.items() if one.parent == node]

    def position(self, node: int) -> Any:
        """Return the position of a node; nobody changes it."""
        for number in self.path(node):
            if number not in self._positions:
                one = self.analysis.nodes[number]
                before = self._positions[one.parent]
                changes = changes_of(self.game, before, one.moves)
                self._positions[number] = changes[-1].after if one.deal is None else self._read(one.deal)
        return self._positions[node]

    def story(self, node: int, viewer: Viewer) -> tuple[Line, ...]:
        """Return how the step to a node is told to a viewer."""
        one = self.analysis.nodes.get(node)
        if one is None or one.deal is not None:
            return ()
        if (node, viewer) not in self._stories:
            changes = changes_of(self.game, self.position(one.parent), one.moves)
            self._stories[node, viewer] = story_of(self.game, changes, viewer)
        return self._stories[node, viewer]

    def memory(self, node: int, viewer: Viewer) -> Any:
        """Return what a viewer remembers at a node; of what was before, others know what all do.

        What the eyes imagined may not be what somebody else would remember: then they have just come.
        """
        game, state, eyes = self.game, self.position(node), self.analysis.eyes
        if game.recall is None:
            return None
        before = self._told if viewer is not None and viewer == eyes else self._public
        memory = first_sight(game, self.position(ROOT), viewer) if before is None else before
        for number in self.path(node):
            memory = learnt(game, memory, self.story(number, viewer), self.content)
        return memory if game.recall.agrees(memory, state) else first_sight(game, state, viewer)

    # Going on.

    def play(self, at: int, seat: int, action: Any, rng: Random) -> int | Refusal:
        """Play an action and return the node where it leads, or why it may not be played.

        What was played here before is walked along.  A second line that the eyes' own seat opens is played in
        a deal of its own, so that no line is judged by what came out in another.
        """
        if refusal := self.game.refuse(self.position(at), seat, action):
            return refusal
        if (known := self._known(at, Move(seat, msgspec.to_builtins(action)))) is not None:
            return known
        if seat == self.analysis.eyes and self.has_unknown and self.children(at):
            at = self.imagine(at, rng)
        before = self.position(at)
        after = apply(self.game, before, seat, action)
        return self._add(at, [(seat, action)], after, rng)

    def settle(self, at: int, rng: Random) -> int:
        """Let chance act where it is its turn; return the node after that."""
        if self.game.to_act(self.position(at)) != (CHANCE,):
            return at
        known = self.children(at)
        return known[0] if known else self._add(at, [], self.position(at).copy(), rng)

    def again(self, at: int, rng: Random) -> int:
        """Repeat the step to a node with other luck; return where that leads."""
        one = self.analysis.nodes.get(at)
        if one is None or all(move.seat != CHANCE for move in one.moves):
            return at
        decided = [move for move in one.moves if move.seat != CHANCE]
        changes = changes_of(self.game, self.position(one.parent), decided)
        state = changes[-1].after if changes else self.position(one.parent).copy()
        return self._add(one.parent, [(change.seat, change.action) for change in changes], state, rng)

    def _known(self, at: int, move: Move) -> int | None:
        """Return the node that this move has led to before: for the eyes' own seat also in another deal."""
        nodes, points = self.analysis.nodes, [at]
        if move.seat == self.analysis.eyes:
            point = self._before_deal(at)
            points += [point, *(one for one in self.children(point) if nodes[one].deal is not None)]
        following = (number for point in points for number in self.children(point))
        return next((number for number in following if nodes[number].moves[:1] == (move,)), None)

    def _add(self, at: int, played: list[tuple[int, Any]], state: Any, rng: Random) -> int:
        """Add a node: what was played, and chance until somebody has to decide."""
        while self.game.to_act(state) == (CHANCE,):
            outcome = draw(self.game.chance(state), rng)
            played.append((CHANCE, outcome))
            self.game.advance(state, CHANCE, outcome)
        moves = tuple(Move(seat, msgspec.to_builtins(action)) for seat, action in played)
        return self._keep(Node(at, moves), state)

    def _keep(self, node: Node, state: Any) -> int:
        number = max(self.analysis.nodes, default=ROOT) + 1
        self.analysis.nodes[number], self._positions[number] = node, state
        return number

    # The unknown.

    @property
    def has_unknown(self) -> bool:
        """Return whether something is imagined: eyes are chosen, in a game that hides anything."""
        return self.analysis.eyes is not None and not getattr(self.game.bot, "open", False)

    def imagine(self, at: int, rng: Random) -> int:
        """Imagine anew what the eyes cannot know at a node; return the node with that deal."""
        eyes, at = self.analysis.eyes, self._before_deal(at)
        assert eyes is not None  # noqa: S101 - where all lies open nothing is imagined
        state = self._imagined(at, eyes, rng)
        return self._keep(Node(at, deal=self._written(state)), state)

    def _imagined(self, at: int, eyes: int, rng: Random) -> Any:
        view, memory = self.game.view(self.position(at), eyes), self.memory(at, eyes)
        return imagined(self.game, view, self.content, rng, memory)

    def _before_deal(self, at: int) -> int:
        one = self.analysis.nodes.get(at)
        return at if one is None or one.deal is None else one.parent

    def with_eyes(self, at: int, eyes: int, rng: Random) -> Analysis:
        """Return an analysis that begins at a node with what a seat saw and was told, and nothing else."""
        return msgspec.structs.replace(
            self.analysis,
            eyes=eyes,
            position=self._written(self._imagined(at, eyes, rng)),
            told=msgspec.to_builtins(self.memory(at, eyes)),
            public=msgspec.to_builtins(self.memory(at, None)),
            at=ROOT,
            nodes={},
        )

    # The tree.

    def below(self, node: int) -> set[int]:
        """Return a node and all that follows it."""
        following = followers(self.analysis)
        found = [node]
        for number in found:
            found += following.get(number, [])
        return set(found)

    def name(self, node: int, name: str) -> None:
        """Call a branch by a name; none takes it away.  The root's is the title."""
        if node == ROOT:
            self.analysis.title = name
        else:
            self.analysis.nodes[node].name = name

    def lead(self, node: int) -> None:
        """Make the line to a node the main one, from the root on."""
        path = self.path(node)
        nodes = self.analysis.nodes
        self.analysis.nodes = {number: nodes[number] for number in [*path, *nodes]}

    def delete(self, node: int) -> None:
        """Delete a node and all that follows it; who looks there is taken to where it hung."""
        gone, parent = self.below(node), self.analysis.nodes[node].parent
        if self.analysis.at in gone:
            self.analysis.at = parent
        nodes = self.analysis.nodes
        self.analysis.nodes = {number: one for number, one in nodes.items() if number not in gone}
        self._positions = {number: one for number, one in self._positions.items() if number not in gone}
        self._stories = {key: one for key, one in self._stories.items() if key[0] not in gone}

    def branch(self, node: int) -> Analysis:
        """Return the line to a node with all that follows it, as an analysis of its own."""
        kept = {*self.path(node), *self.below(node)} - {ROOT} if node else set(self.analysis.nodes)
        nodes = {number: one for number, one in self.analysis.nodes.items() if number in kept}
        return msgspec.structs.replace(self.analysis, nodes=nodes, at=node)


def followers(analysis: Analysis) -> dict[int, list[int]]:
    """Return what follows each node that is not the last of its line."""
    found: dict[int, list[int]] = {}
    for number, node in analysis.nodes.items():
        found.setdefault(node.parent, []).append(number)
    return found


def changes_of(game: AnyGame, state: Any, moves: Sequence[Move]) -> list[Change]:
    """Return moves played from a position."""
    changes = []
    for move in moves:
        kind = game.actions if move.seat >= 0 else game.events
        action = msgspec.convert(move.action, kind)
        after = apply(game, state, move.seat, action)
        changes.append(Change(state, move.seat, action, after))
        state = after
    return changes
