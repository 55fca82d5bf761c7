"""No viewer is sent a byte that follows from what they did not notice; planted leaks break the law."""

from collections import Counter
from random import Random
from zlib import crc32

import pytest

from kastellan.core import CHANCE
from kastellan.core.chance import Dice
from kastellan.core.game import Line
from kastellan.core.playout import pick
from kastellan.core.refusal import Refusal
from kastellan.games import GAMES
from kastellan.tables.judging import MUTED, NOT_YOUR_TURN, NOTHING_TO_SAY, STALE
from kastellan.tables.log import PUBLIC, everybody
from kastellan.tables.progress import Progress
from kastellan.tables.record import Eyes
from kastellan.tables.showing import Showing
from kastellan.tables.talk import Spoken
from tests.laws.secrecy import messages_keep_secrets
from tests.laws.setups import Setup, every_setup
from tests.laws.toys import TOY
from tests.tables.memory import Talk

DRAFTS = Setup(3, TOY.options(notes=5))
DECRYPTO = GAMES["decrypto"]
TEAMS = Setup(4, DECRYPTO.options())
SETUPS = [
    pytest.param(game, setup, id=f"{game.slug}-{setup}")
    for game in GAMES.values()
    for setup in every_setup(game)
]
PRIVATE = {"decrypto", "krysis"}
"""Games in which something is done that others do not notice."""


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_messages_keep_secrets(game, setup):
    hidden = messages_keep_secrets(game, setup, sum(map(ord, str(setup))))
    assert (hidden["steps"] > 0) == (game.slug in PRIVATE)
    assert hidden["said"] > 0
    assert hidden["heard"] > 0
    assert hidden["pauses"] > 0


def test_messages_of_the_toy_keep_secrets():
    for seed in range(6):
        assert messages_keep_secrets(TOY, DRAFTS, seed, starts=2)["steps"] > 20


def test_what_computer_players_think_aloud_keeps_secrets():
    hidden = sum((messages_keep_secrets(DECRYPTO, TEAMS, seed, starts=3) for seed in range(2)), Counter())
    assert hidden["thought"] > 0, "other teams think aloud without the viewer's notice"
    assert hidden["thoughts"] > hidden["thought"], "and the viewer's own team in both worlds"


class FlagOfTheLastStep(Showing):
    """Offer to take back only as long as nobody else has done anything."""

    def shown(self, viewer, story, common):
        now = super().shown(viewer, story, common)
        now.retract = now.retract and self.playing.recent.last(viewer) == self.playing.version
        return now


class GlobalNumber(Progress):
    """Number what a viewer is shown by the table's version."""

    def number(self, _viewer):
        return self.version


class SpectatorsCount(Progress):
    """Count every step for spectators, noticed or not."""

    def number(self, viewer):
        return self.version if viewer is None else super().number(viewer)


class OpenTakeBack(Progress):
    """Show spectators that somebody has quietly taken something back."""

    def retraction(self, *args):
        return [row._replace(seen=row.seen | 1 << PUBLIC) for row in super().retraction(*args)]


class Forgetful(Progress):
    """Take for noticed whatever is not remembered, as after a restart."""

    def _notices(self, step, viewer, story, view):
        return viewer not in self.views or super()._notices(step, viewer, story, view)


class ClockOfEveryStep(Progress):
    """Give new time for every step, private ones too."""

    def _go_on(self, rows, changes, state, acting):
        super()._go_on(rows, changes, state, acting)
        actor = changes[0].seat if changes else CHANCE
        self.clocks.step(rows[0].tick, actor, acting, self.game.timers(state), True)


class StoryByVersion(Showing):
    """Give a line the number of the table's step."""

    def _keep_up(self, first, changes, tick):
        super()._keep_up(first, changes, tick)
        for story in self._stories.values():
            story._lines = [(n, text.replace(b'"n":', b'"n":%d' % first.version)) for n, text in story._lines]


class LegalAsOfNow(Showing):
    """Tell how much was played so far in a place where nobody looks."""

    def shown(self, viewer, story, common):
        now = super().shown(viewer, story, common)
        now.muted = self.playing.version % 2 == 1
        return now


class StampOfEveryStep(Showing):
    """Say of a table when somebody last did anything at it."""

    def _news(self, first, changes, told, tick):
        self.sheet.updated = first.tick
        return super()._news(first, changes, told, tick)


class TimeOfEveryStep(Progress):
    """Set the time of a slow process by whatever it hears of."""

    def _go_on(self, rows, changes, state, acting):
        super()._go_on(rows, changes, state, acting)
        self.tick = rows[0].tick


def hidden_in(table):
    """Return a figure that follows from the whole position."""
    return crc32(repr(table.playing.state.key()).encode())


class RefusalWithASecret(Showing):
    """Name in a refusal what its reader cannot know."""

    def judge(self, *args):
        judged = super().judge(*args)
        if isinstance(judged, Refusal):
            return Refusal(judged.rule, judged.reason, {**judged.facts, "card": hidden_in(self)})
        return judged


class RefusalByTheTable(Showing):
    """Take for stale what was sent before somebody else's last step."""

    def judge(self, seat, ask, *args):
        mine = self.playing.asks[seat] == self.playing.version % 2
        return STALE if mine else super().judge(seat, ask, *args)


class HintByASecret(Showing):
    """Give a hint only where something hidden makes one worth while."""

    def refuse_hint(self, seat):
        return NOT_YOUR_TURN if hidden_in(self) % 2 else super().refuse_hint(seat)


class HintFromThePosition(Showing):
    """Think a hint out of more than its seat sees."""

    def known_to(self, seat):
        view, memory = super().known_to(seat)
        return view + str(hidden_in(self)).encode(), memory


class TalkByASecret(Showing):
    """Want somebody silent as long as somebody else writes."""

    def muted(self, viewer):
        return ["table"] if hidden_in(self) % 2 else super().muted(viewer)


class ExplainedFromThePosition(Showing):
    """Say what a thing is by more than its viewer sees."""

    def explained(self, *args):
        return [super().explained(*args), hidden_in(self)]


class PauseEndedInSecret(Showing):
    """End a pause by whatever is done, noticed or not."""

    def played_on(self, sheet):
        return sheet.paused and self.playing.version % 2 == 1


class MutedByASecret(Showing):
    """Let somebody show a feeling or not by what is hidden."""

    def refuse_talk(self, *args):
        return super().refuse_talk(*args) or (MUTED if hidden_in(self) % 2 else None)


class ThoughtByASecret(Showing):
    """Let a computer player have something to say or not by what is hidden."""

    def refuse_thought(self, *args):
        return super().refuse_thought(*args) or (NOTHING_TO_SAY if hidden_in(self) % 2 else None)


class ThoughtFromThePosition(Talk):
    """Let a computer player think of more than its seat sees."""

    def thought(self, process, mate):
        lines = super().thought(process, mate)
        return [*lines, Line("decrypto-thought", {"code": hidden_in(process)})] if lines else lines


class RemarkFromThePosition(Talk):
    """Let a computer player remark on more than all have seen."""

    def remarked(self, process, changes):
        one = super().remarked(process, changes)
        return one and one._replace(lines=[Line("decrypto-remark-hidden", {"code": hidden_in(process)})])


class RemarkOnASecret(Talk):
    """Let a computer player remark on every step, noticed or not."""

    def remarked(self, process, changes):
        lines = [Line("decrypto-remark-hidden")]
        return Spoken("table", (), min(process.sheet.bots, default=0), "", "", lines) if changes else None


class ThoughtForEverybody(Talk):
    """Let all hear what a computer player thinks."""

    def hears(self, one, viewer):
        return super().hears(one, viewer) or any("thought" in line.key for line in one.lines)


class FeelingForEverybody(Talk):
    """Let all see a feeling that is for a team, or for spectators."""

    def hears(self, one, viewer):
        return super().hears(one, viewer) or any("reaction" in line.key for line in one.lines)


class OneCountOfTalk(Talk):
    """Count all that is said at a table together."""

    def number(self, _one):
        return len(self._kept) + 1


class OneCountOfTeams(Talk):
    """Count what all teams say together."""

    def number(self, one):
        return 1 + sum(kept.channel == one.channel for kept, _ in self._kept)


LEAKS = [
    {"showing": StampOfEveryStep},
    {"progress": TimeOfEveryStep},
    {"showing": RefusalWithASecret},
    {"showing": RefusalByTheTable},
    {"showing": HintByASecret},
    {"showing": HintFromThePosition},
    {"showing": TalkByASecret},
    {"showing": FlagOfTheLastStep},
    {"progress": GlobalNumber},
    {"progress": SpectatorsCount},
    {"progress": OpenTakeBack},
    {"progress": Forgetful},
    {"progress": ClockOfEveryStep},
    {"showing": StoryByVersion},
    {"showing": LegalAsOfNow},
    {"showing": ExplainedFromThePosition},
    {"showing": PauseEndedInSecret},
]


LEAKS_OF_TALK = [
    {"showing": MutedByASecret},
    {"showing": ThoughtByASecret},
    {"talk": ThoughtFromThePosition},
    {"talk": RemarkFromThePosition},
    {"talk": RemarkOnASecret},
    {"talk": ThoughtForEverybody},
    {"talk": FeelingForEverybody},
    {"talk": OneCountOfTalk},
    {"talk": OneCountOfTeams},
]


@pytest.mark.parametrize("leak", LEAKS_OF_TALK, ids=lambda leak: next(iter(leak.values())).__name__)
def test_a_planted_leak_of_talk_breaks_the_law(leak):
    with pytest.raises(AssertionError):
        sum((messages_keep_secrets(DECRYPTO, TEAMS, seed, starts=3, **leak) for seed in range(6)), Counter())


@pytest.mark.parametrize("game", ["toy", "krysis"])
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: next(iter(leak.values())).__name__)
def test_a_planted_leak_breaks_the_law(game, leak):
    rules, setup = (TOY, DRAFTS) if game == "toy" else (GAMES[game], every_setup(GAMES[game])[-1])
    with pytest.raises(AssertionError):
        sum((messages_keep_secrets(rules, setup, seed, starts=2, **leak) for seed in range(6)), Counter())


@pytest.mark.parametrize("game", ["toy", "krysis"])
def test_a_replay_of_all_steps_breaks_the_law(game, monkeypatch):
    """A running game that is looked back on shows only what its viewer noticed."""

    def see_everything(self, game, now, view):
        self._view = b""
        return seen(self, game, now, view)

    seen = Eyes.see
    monkeypatch.setattr(Eyes, "see", see_everything)
    rules, setup = (TOY, DRAFTS) if game == "toy" else (GAMES[game], every_setup(GAMES[game])[-1])
    with pytest.raises(AssertionError, match="replay"):
        sum((messages_keep_secrets(rules, setup, seed, starts=2) for seed in range(6)), Counter())


@pytest.mark.rule("TABLE-3")
@pytest.mark.parametrize(("game", "setup"), [*SETUPS, pytest.param(TOY, DRAFTS, id="toy")])
def test_what_may_be_taken_back_is_private_or_public(game, setup):
    """Its seat alone noticed it, or everybody; so nobody learns of a private step by being asked.

    A wish to take back lapses in sight of all.
    """
    rng = Random(1)
    progress = Progress(game, game.start(setup.seats, setup.options, game.load(None)), Dice(b"1"), None)
    wished = None
    for _ in range(600):
        if not progress.acting:
            return
        step = progress.begin()
        if step is None:
            seat = rng.choice(progress.acting)
            step = progress.follow(seat, pick(game, progress.state, seat, rng))
        rows = progress.rows("table", step, 0.0, 0.0, progress.seen(step, {}), 0)
        progress.take(step, rows)
        if wished is not None and not progress.recent.stands(*wished):
            assert rows[0].seen == everybody(setup.seats)
            wished = None
        seat = rows[0].seat
        if seat >= 0 and progress.recent.last(seat):
            private = progress.recent.is_private(seat)
            assert rows[0].seen == (1 << seat if private else everybody(setup.seats))
            wished = wished if private else (seat, rows[0].version)
