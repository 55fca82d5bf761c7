"""The secrecy law on whole messages and their sequence.

Two worlds differ only in what one viewer cannot know: in what is hidden, and in what others do
without the viewer's notice.  Whatever the viewer is sent, asked for or not, is the same bytes: what
is shown, the table itself, refusals, where one may talk, what was said, felt and thought aloud,
whether there is a hint and what it is thought out of, what things are explained to be, whether a pause
ends, the replay of the running game; here, at another process, and after a restart.
"""

from collections import Counter
from collections.abc import Callable
from functools import partial
from operator import attrgetter
from random import Random
from typing import Any

import msgspec

from kastellan.core import CHANCE, apply, resample
from kastellan.core.chance import draw
from kastellan.core.game import CHANNELS, Viewer
from kastellan.core.playout import pick
from kastellan.tables.glances import seen_by
from kastellan.tables.messages import React, Said, Say
from kastellan.tables.recent import Change
from kastellan.tables.showing import Showing
from tests.laws.setups import Setup, moves, random_action, some_actions
from tests.tables.memory import Memory

encode = msgspec.json.encode

EVENTS = 25
"""How long two worlds are compared from each start."""

TRIES = 12
"""Other actions that are tried where one world cannot do what the other does."""


class Twins:
    """Two worlds that ``viewer`` cannot tell apart, and how often they have differed in what happened."""

    def __init__(self, game: Any, states: tuple[Any, Any], viewer: Viewer, rng: Random, **leak: Any) -> None:
        self.game, self.viewer, self._rng = game, viewer, rng
        bots = [seat for seat in range(states[0].seats) if seat != viewer and rng.random() < 0.5]
        self.one, self.two = (Memory(game, state, bots=bots, **leak) for state in states)
        others = [other for other in (None, *range(states[0].seats)) if other != viewer]
        self._rests = Random(EVENTS)
        self._looking = [viewer, *rng.sample(others, rng.randrange(len(others) + 1))]
        self.hidden: Counter[str] = Counter()
        """What was done in one world alone; and under ``heard`` what was said to the viewer in both."""

    def compare(self) -> None:
        """Go on for a while, as far as the viewer cannot know better, and compare everything."""
        for _ in range(EVENTS):
            for world in (self.one, self.two):
                world.tick += 1.0
            if not self.one.playing.acting or not self._go_on():
                return
            if self.one.played_on() or self._rests.random() < 0.15:
                self._let_rest()
            for _ in range(self._rng.randrange(3)):
                self._act_in_secret(self._rng.choice((self.one, self.two)))
            for _ in range(self._rng.randrange(3)):
                self._rng.choice((*[self._talk] * 5, self._ask_mate))()
            self._assert_same_everywhere()

    # What happens.

    def _go_on(self) -> bool:
        """Let something happen in both worlds, or in secret in one; return whether that was possible."""
        able = [seat for seat, own in enumerate(self.one.playing.recent.own) if own]
        if able and self._rng.random() < 0.2:
            return self._take_back(self._rng.choice(able))
        if able and self._rng.random() < 0.2:
            self._wish(self._rng.choice(able))
        seat = self._rng.choice(self.one.playing.acting)
        step = self._step(self.one, seat, pick(self.game, self.one.playing.state, seat, self._rng))
        if self._is_secret(self.one, step):
            self._secretly(self.one, step)
            return True
        if (same := self._alike(seat, step)) is None:
            return False
        self._assert_same_news(self.one.play(step, self._looking), self.two.play(same, self._looking))
        return True

    def _alike(self, seat: int, step: list[Change]) -> list[Change] | None:
        """Return a step of the other world that looks the same to the viewer, if one is found."""
        state = self.two.playing.state
        actions = [step[0].action]
        if seat != self.viewer:
            actions += some_actions(self.game.legal(state, seat), self._rng, TRIES)
        wanted = self._looks(step)
        for action in actions:
            if self.game.refuse(state, seat, action) is None:
                for events in ([change.action for change in step[1:]], []):
                    other = self._step(self.two, seat, action, events)
                    if self._looks(other) == wanted:
                        return other
        return None

    def _take_back(self, seat: int) -> bool:
        """Let a seat take back: what the viewer noticed in both worlds, else in one."""
        private = self.one.playing.recent.is_private(seat)
        for world in (self.one, self.two) if seat != self.viewer else ():
            if world.playing.recent.is_private(seat):  # it went on in secret, in this world at least
                self._assert_silent(world.take_back(seat, self._looking))
                self.hidden["steps"] += 1
                return True
        if not self.two.playing.recent.last(seat):
            assert seat != self.viewer, "the viewer may take back in both worlds or in neither"
            return True
        assert self.two.playing.recent.is_private(seat) == private
        news = (self.one.take_back(seat, self._looking), self.two.take_back(seat, self._looking))
        self._assert_same_news(*news)
        return self._view(self.one.playing.state) == self._view(self.two.playing.state)

    def _wish(self, seat: int) -> None:
        """Let a seat ask whether it may take back what everybody noticed."""
        if not self.one.playing.recent.is_private(seat) and self.two.playing.recent.last(seat):
            for world in (self.one, self.two):
                world.wish(seat)

    def _let_rest(self) -> None:
        """Let a pause begin or end in both worlds."""
        self.hidden["pauses"] += 1
        for world in (self.one, self.two):
            world.pause()

    def _act_in_secret(self, world: Memory) -> None:
        """Let others do something in one world, or take it back, of which the viewer notices nothing."""
        world.tick += 0.25
        recent = world.playing.recent
        for seat in self._rng.sample(world.playing.acting, len(world.playing.acting)):
            if seat == self.viewer:
                continue
            if recent.last(seat) and recent.is_private(seat) and self._rng.random() < 0.3:
                self._assert_silent(world.take_back(seat, self._looking))
                self.hidden["steps"] += 1
                break
            step = self._step(world, seat, pick(self.game, world.playing.state, seat, self._rng))
            if self._is_secret(world, step):
                self._secretly(world, step)
                break
        world.tick -= 0.25

    def _secretly(self, world: Memory, step: list[Change]) -> None:
        self._assert_silent(world.play(step, self._looking))
        self.hidden["steps"] += 1

    # What is said.

    def _talk(self) -> None:
        """Let somebody say something or show a feeling: in both worlds what the viewer hears, else in one."""
        speaker = self._rng.choice((None, *range(self.one.playing.state.seats)))
        channel: Any = self._rng.choice((*CHANNELS, "watch"))
        message = self._rng.choice((Say(channel, "hello"), React(channel, "laugh")))
        at = self._somewhere()

        def say(world: Memory) -> Any:
            said = world.talk.say(at(world), speaker, message, self._looking)
            return said if isinstance(said, dict) else {speaker: encode(said)}

        self._let_be_heard("said", speaker == self.viewer or self._hears(speaker, channel), say)

    def _ask_mate(self) -> None:
        """Let somebody ask a computer player what it thinks."""
        seats = range(self.one.playing.state.seats)
        several = [team for team in self._teams() if len(team) > 1]
        asker, mate = self._rng.sample(self._rng.choice((*several, seats)), 2)
        at = self._somewhere()

        def think(world: Memory) -> Any:
            answer, sent = world.talk.think(at(world), asker, mate, self._looking)
            self.hidden["thoughts"] += isinstance(answer, Said)
            return {**sent, **({asker: encode((answer, sent.get(asker)))} if asker == self.viewer else {})}

        self._let_be_heard("thought", asker == self.viewer or self._hears(asker, "team"), think)

    def _let_be_heard(self, what: str, heard: bool, speak: Callable[[Memory], Any]) -> None:
        """Let something be said in both worlds and compare it, or in one without the viewer's notice."""
        if heard:
            one, two = speak(self.one), speak(self.two)
            assert one.get(self.viewer) == two.get(self.viewer), f"what is {what} to viewer {self.viewer}"
            self.hidden["heard"] += self.viewer in one
        else:
            sent = speak(self._rng.choice((self.one, self.two)))
            self._assert_silent(sent)
            self.hidden[what] += len(sent)

    def _teams(self) -> tuple[tuple[int, ...], ...]:
        return tuple(self.game.teams(self.one.playing.state))

    def _hears(self, speaker: Viewer, channel: str) -> bool:
        """Return whether the viewer hears a speaker: the table all, a team its own, spectators each other."""
        if channel == "team":
            return any(speaker in team and self.viewer in team for team in self._teams())
        return channel == "table" or self.viewer is None

    def _somewhere(self) -> Callable[[Memory], Showing]:
        """Return at which of the two processes something is said."""
        return attrgetter(self._rng.choice(("here", "there")))

    # What the viewer could know, by the rules of the game alone.

    def _step(self, world: Memory, seat: int, action: Any, events: list[Any] | None = None) -> list[Change]:
        """Return what follows when a seat acts, with these events of chance as far as they can be."""
        game, before = self.game, world.playing.state
        changes = [Change(before, seat, action, apply(game, before, seat, action))]
        wanted = list(events or [])
        while game.to_act(state := changes[-1].after) == (CHANCE,):
            possible = game.chance(state)
            event = wanted.pop(0) if wanted else draw(possible, self._rng)
            if not any(event == one for one, _ in possible):
                event = draw(possible, self._rng)
            changes.append(Change(state, CHANCE, event, apply(game, state, CHANCE, event)))
        return changes

    def _view(self, state: Any) -> bytes:
        return encode((self.game.view(state, self.viewer), self.game.to_act(state)))

    def _looks(self, step: list[Change]) -> bytes:
        """Return all that the viewer can know of a step."""
        story = [line for change in step for line in self.game.tell(*change, self.viewer)]
        return encode((self._view(step[-1].after), story))

    def _is_secret(self, world: Memory, step: list[Change]) -> bool:
        """Return whether the viewer, who does not act, can tell nothing of a step."""
        return step[0].seat != self.viewer and self._looks(step) == encode(
            (self._view(world.playing.state), [])
        )

    # What the viewer is sent.

    def _assert_silent(self, news: dict[Viewer, bytes]) -> None:
        assert self.viewer not in news, f"viewer {self.viewer} is sent what they cannot notice"

    def _assert_same_news(self, one: dict[Viewer, bytes], two: dict[Viewer, bytes]) -> None:
        assert one.get(self.viewer) == two.get(self.viewer)

    def _assert_same_everywhere(self) -> None:
        """Compare what the other process passes on, and what is answered wherever the viewer asks."""
        worlds = self.one, self.two
        passed = [
            [news[self.viewer] for news in world.hear(self._looking) if self.viewer in news]
            for world in worlds
        ]
        assert passed[0] == passed[1], "the other process passes on the same"
        assert self.one.time_there() == self.two.time_there(), "clocks there say the same"
        if self._rng.random() < 0.2:
            self.one.here, self.two.here = self.one.process(), self.two.process_by_snapshot()
        number = self.one.here.number(self.viewer)
        for seen in (None, number, max(0, number - self._rng.randrange(1, 6)), number + 7):
            self._assert_same(f"answer to {seen}", partial(Memory.ask, viewer=self.viewer, seen=seen))
        self._assert_same("table", partial(Memory.info, viewer=self.viewer))
        self._assert_same("explanation", partial(Memory.explained, viewer=self.viewer))
        self._assert_same("end of a pause", lambda world, process: process.played_on(world.sheet))
        self._assert_same("silence", partial(Memory.silence, viewer=self.viewer))
        for after in (0, 1, 4):
            self._assert_same(f"talk after {after}", lambda world, _: world.talk.heard(self.viewer, after))  # noqa: B023
        if self.viewer is not None and self._rng.random() < 0.5:
            self._assert_same_for_seat(self.viewer)
            self._assert_same("glance", lambda _, process: seen_by(process, self.viewer))
        if self._rng.random() < 0.1:
            self._assert_same("replay", lambda world, _: world.replay(self.viewer))
        strikes = [world.playing.clocks.next_strike(()) for world in worlds]
        assert strikes[0] == strikes[1], "time runs out alike"

    def _assert_same_for_seat(self, seat: int) -> None:
        """Compare what a seat is refused, and what a hint to it follows from."""
        tries = [random_action(self.game.actions, self._rng) for _ in range(4)]
        tries += some_actions(self.game.legal(self.one.playing.state, seat), self._rng, 3)
        texts = [b"{", b'{"type":"nothing"}', *map(encode, tries)]
        self._assert_same("refusal", partial(Memory.refusals, seat=seat, tries=texts))
        self._assert_same("hint", partial(Memory.hint, seat=seat))

    def _assert_same(self, what: str, ask: Callable[[Memory, Showing], Any]) -> None:
        """Ask for the same in both worlds, at both processes of each."""
        answers = {
            encode(ask(world, process))
            for world in (self.one, self.two)
            for process in (world.here, world.there)
        }
        assert len(answers) == 1, f"{what} for viewer {self.viewer}: {answers}"


def messages_keep_secrets(game: Any, setup: Setup, seed: int, starts: int = 1, **leak: Any) -> Counter[str]:
    """Compare worlds from some positions of a random game, for each viewer; return what differed unseen."""
    rng = Random(seed)
    able = [before for before, seat, _, _ in moves(game, setup, seed) if seat != CHANCE]
    hidden: Counter[str] = Counter()
    for viewer in (None, *range(setup.seats)):
        for state in rng.sample(able, min(starts, len(able))):
            for twin in (state, resample(game, state, viewer, rng)):
                twins = Twins(game, (state, twin), viewer, rng, **leak)
                twins.compare()
                hidden += twins.hidden
    return hidden
