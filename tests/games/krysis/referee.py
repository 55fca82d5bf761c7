"""A second referee, written from the rules alone in another way, to compare the game with.

It is told each move and moves crystals and cards by colour and name.  What a player puts together
step by step it takes from the position before; which of these may be put together is tested beside.
"""

from collections import Counter
from typing import Any

from kastellan.games.krysis.phases import ACTION, ARTEFACTS, ATTACKING, BID, DECK, EXTRAS, FIND, HANDS
from tests.games.krysis.conservation import CONTENT

FILE = CONTENT.file
AGENTS = {agent.id: agent for agent in CONTENT.agents}
IDS = CONTENT.agent_ids
COLOURS = "RBW"
ENTRANCE = {2: (1, 3), 3: (1, 2, 3), 4: (1, 2, 3, 4)}


def heap(red: int, blue: int, white: int) -> Counter[str]:
    """Return crystals by colour."""
    return Counter(R=red, B=blue, W=white)


class Player:
    """What belongs to one player."""

    def __init__(self, company: int, advanced: bool) -> None:
        self.deck = {agent.id for agent in FILE.agents}
        if advanced:
            self.deck |= {agent.id for agent in (*FILE.specials, *FILE.companies[company].specials)}
        self.hand, self.gone, self.removed = set[str](), set[str](), set[str]()
        self.team: list[str] = []
        self.camp, self.hq = heap(0, 0, 0), heap(1, 2, 3)
        self.face_down, self.hoard = Counter[int](), Counter[int]()
        self.weapon = self.transport = self.space = 0
        self.bid: Counter[str] | None = None
        self.mission, self.extra = "", ""
        self.score = self.drawn = 0

    @property
    def piles(self) -> set[str]:
        """Return the agents that lie nowhere else."""
        return self.deck - self.removed - self.hand - self.gone - set(self.team)

    @property
    def initiative(self) -> int:
        """Return the sum of the speeds (KRY-25, KRY-26)."""
        speeds = [AGENTS[agent].speed for agent in self.team]
        return sum(v if isinstance(v, int) else int(v[2:]) * self.camp[v[0]] for v in speeds)

    def goods(self, mission: str) -> int:
        """Return how many goods of a mission lie in HQ (KRY-111)."""
        return self.hoard.total() if mission == "artefacts" else self.hq[mission[0].upper()]


class Referee:
    """The table as the rules see it.  Played artefacts are counted from 1, 0 for none."""

    def __init__(self, seats: int, options: Any) -> None:
        companies = options.companies or range(seats)
        self.players = [Player(companies[seat], options.advanced) for seat in range(seats)]
        self.endless = options.bank == "unlimited"
        self.bank = Counter(R=35 - seats, B=40 - 2 * seats, W=50 - 3 * seats)
        self.pile = Counter(dict(enumerate(CONTENT.copies)))
        self.scrap = Counter[int]()
        self.round = self.icons = self.aim = 0
        self.order: list[int] = []
        self.chosen: dict[int, str] = {}
        self.pair: list[int] = []
        self.used, self.loot, self.cards = set[str](), heap(0, 0, 0), Counter[int]()
        self.acted = self.leaves = self.mining = False
        self.recruiter = self.players[0]

    def move(self, before: Any, seat: int, action: Any) -> None:
        """Carry out one move by its name."""
        getattr(self, type(action).__name__.lower(), self.small_step)(before, seat, action)

    def small_step(self, _before: Any, _seat: int, _action: Any) -> None:
        """Leave what is being put together to the player."""

    def dealmission(self, _before: Any, _seat: int, event: Any) -> None:
        next(one for one in self.players if not one.mission).mission = FILE.missions[event.mission].id

    def dealagent(self, before: Any, _seat: int, event: Any) -> None:
        agent = AGENTS[IDS[event.agent]]
        if before.phase == EXTRAS:
            player = next(one for one in self.players if not one.extra)
            player.extra = agent.id
            player.deck.add(agent.id)
            return
        player = self.recruiter
        if before.phase == HANDS:
            player = next(one for one in self.players if len(one.hand) < 6)
            assert agent.kind == ("carrier" if len(player.hand) < 3 else "warrior")
        assert agent.id in player.piles
        player.hand.add(agent.id)
        player.drawn += 1
        if before.phase != HANDS and all(one.drawn == 3 or not one.piles for one in self.players):
            self.round += 1

    def addagent(self, before: Any, seat: int, action: Any) -> None:
        player = self.players[seat]
        (player.removed if before.phase == DECK else player.hand).add(IDS[action.agent])

    def takeback(self, before: Any, seat: int, _action: Any) -> None:
        if before.phase == DECK:
            self.players[seat].removed = set()
        elif not self.round:
            self.players[seat].hand = set()

    def enter(self, _before: Any, _seat: int, event: Any) -> None:
        player = self.players[event.seat]
        placed = sum(one.space > 0 for one in self.players)
        player.space = ENTRANCE[len(self.players)][placed]
        self.give(player, FILE.entrance[player.space - 1])
        self.round = int(placed == len(self.players) - 1)

    def give(self, player: Player, shown: str) -> None:
        """Give what is shown from the bank, as far as it goes (KRY-19, KRY-72)."""
        for colour in COLOURS:
            number = shown.count(colour)
            number = number if self.endless else min(number, self.bank[colour])
            self.bank[colour] -= number
            player.camp[colour] += number

    def bid(self, before: Any, seat: int) -> None:
        self.players[seat].bid = heap(*before.bids[3 * seat : 3 * seat + 3])
        bids = [one.bid for one in self.players if one.bid is not None]
        if len(bids) < len(self.players):
            return
        worth = [3 * one["R"] + 2 * one["B"] + one["W"] for one in bids]
        self.order = sorted(range(len(bids)), key=lambda s: (-worth[s], self.players[s].space))
        for player, paid in zip(self.players, bids, strict=True):
            player.hq.subtract(paid)
            self.bank.update(paid)
            player.bid = None

    def dig(self, _before: Any, seat: int, action: Any) -> None:
        assert seat == self.order[0]
        self.players[seat].space = action.space + 1
        shown = FILE.mine[self.round - 1][action.space].split("?")[max(action.alternative, 0)]
        self.find(seat, shown, mining=False)

    def find(self, seat: int, shown: str, mining: bool) -> None:
        self.give(self.players[seat], shown)
        self.icons, self.mining = shown.count("A"), mining
        self.draw_on()

    def draw_on(self) -> None:
        """Go on once nothing is left to draw, or nothing to draw from (KRY-20, KRY-21)."""
        if not self.pile.total() + self.scrap.total():
            self.icons = 0
        if not self.icons:
            if self.mining:
                self.go_on()
            else:
                self.order = self.order[1:]

    def dealartefact(self, before: Any, _seat: int, event: Any) -> None:
        card = event.artefact
        if before.phase == ARTEFACTS:
            player = next(one for one in self.players if not one.face_down.total())
            self.pile[card] -= 1
            player.face_down[card] += 1
        elif before.phase == FIND:
            self.draw(card)
        else:
            self.players[self.aim].face_down[card] -= 1
            self.cards[card] += 1

    def draw(self, card: int) -> None:
        if not self.pile.total():
            self.pile, self.scrap = self.scrap, self.pile
        assert self.pile[card] > 0
        self.pile[card] -= 1
        self.pair.append(card)
        if len(self.pair) == 1 and not self.pile.total() + self.scrap.total():
            self.keep_card(card)

    def keep(self, _before: Any, _seat: int, action: Any) -> None:
        self.keep_card(action.artefact)

    def keep_card(self, card: int) -> None:
        self.pair.remove(card)
        self.players[self.order[0]].face_down[card] += 1
        self.scrap.update(self.pair)
        self.pair, self.icons = [], self.icons - 1
        self.draw_on()

    def choose(self, _before: Any, seat: int, action: Any) -> None:
        self.chosen[seat] = IDS[action.agent]
        if len(self.chosen) < len(self.players):
            return
        for other, agent in self.chosen.items():
            self.players[other].hand.remove(agent)
            self.players[other].team.append(agent)
        self.chosen = {}
        if len(self.players[0].team) == 3:
            keys = [(-player.initiative, player.space, seat) for seat, player in enumerate(self.players)]
            self.order = [seat for _, _, seat in sorted(keys)]

    def confirm(self, before: Any, seat: int, _action: Any) -> None:
        if before.phase == BID:
            self.bid(before, seat)
        elif before.phase == ACTION and before.draft.act == ATTACKING:
            self.play_cards(before, seat)
            self.loot, self.aim = heap(*before.draft.goods), before.draft.aim
            self.players[self.aim].camp.subtract(self.loot)
        elif before.phase == ACTION:
            self.players[before.draft.aim].camp.subtract(heap(*before.draft.goods))
            self.players[seat].camp.update(heap(*before.draft.goods))
            self.use(before.draft.special)

    def play_cards(self, before: Any, seat: int) -> None:
        player = self.players[seat]
        player.face_down.subtract(card for card in (before.draft.arm, before.draft.ride) if card >= 0)
        player.weapon, player.transport = before.draft.arm + 1, before.draft.ride + 1

    def deliver(self, before: Any, seat: int, action: Any) -> None:
        player = self.players[seat]
        if before.phase == ACTION:
            self.play_cards(before, seat)
            self.loot, self.cards = heap(*before.draft.goods), Counter(dict(enumerate(before.draft.bundle)))
            player.face_down.subtract(self.cards)
            player.camp.subtract(self.loot)
        crystals, cards = {
            "hq": (player.hq, player.hoard),
            "camp": (player.camp, player.face_down),
            "bank": (self.bank, self.scrap),
        }[action.place]
        crystals.update(self.loot)
        cards.update(self.cards)
        if action.place == "bank":
            player.score += 2 * (self.loot.total() + self.cards.total())
        self.loot, self.cards = heap(0, 0, 0), Counter()
        self.acted, self.leaves = True, action.place != "camp"
        self.go_on()

    def takepay(self, before: Any, seat: int, action: Any) -> None:
        self.play_cards(before, seat)
        self.give(self.players[seat], "R" * action.red + "B" * action.blue + "W" * action.white)
        self.acted = True
        self.go_on()

    def use(self, agent: int) -> None:
        self.used.add(IDS[agent])
        self.go_on()

    def spy(self, _before: Any, _seat: int, action: Any) -> None:
        self.used.add(IDS[action.agent])
        self.aim = action.target

    def snatch(self, _before: Any, seat: int, action: Any) -> None:
        if action.artefact >= 0:
            self.players[self.aim].face_down[action.artefact] -= 1
            self.players[seat].face_down[action.artefact] += 1
        self.go_on()

    def mine(self, _before: Any, seat: int, action: Any) -> None:
        agent = AGENTS[IDS[action.agent]]
        self.used.add(agent.id)
        self.find(seat, agent.skill.split()[1], mining=True)

    def transmute(self, _before: Any, seat: int, action: Any) -> None:
        old, new = {1: "BR", 2: "WB"}[action.colour]
        for place, sign in ((self.players[seat].camp, 1), (self.bank, -1)):
            place[old] -= sign * action.number
            place[new] += sign * action.number
        self.use(action.agent)

    def endturn(self, _before: Any, _seat: int, _action: Any) -> None:
        self.end_turn()

    def go_on(self) -> None:
        """End the turn after the action once no special agent could change anything (KRY-96)."""
        player = self.players[self.order[0]]
        others = [one for one in self.players if one is not player]
        skills = [AGENTS[agent].skill for agent in player.team if agent not in self.used]
        if self.acted and not any(self.helps(skill, player, others) for skill in skills):
            self.end_turn()

    def helps(self, skill: str, player: Player, others: list[Player]) -> bool:
        """Return whether a skill could change anything now (KRY-101 to KRY-104)."""
        name, _, shown = skill.partition(" ")
        there = {colour for colour in COLOURS if self.endless or self.bank[colour]}
        if name == "thief":
            return any(one.camp.total() for one in others)
        if name == "spy":
            return any(one.face_down.total() for one in others)
        if name == "master_miner":
            return bool(there & set(shown)) or ("A" in shown and self.pile.total() + self.scrap.total() > 0)
        return name == "alchemist" and any(player.camp[old] and new in there for old, new in ("WB", "BR"))

    def end_turn(self) -> None:
        if self.leaves:
            self.discard(self.players[self.order[0]])
        self.acted = self.leaves = False
        self.used, self.order = set(), self.order[1:]
        if not self.order:
            for player in self.players:
                self.discard(player)
                player.drawn = 0
            self.round += self.round < 5 and not any(player.piles for player in self.players)

    def discard(self, player: Player) -> None:
        player.gone |= set(player.team)
        player.team = []
        self.scrap.update(card - 1 for card in (player.weapon, player.transport) if card)
        player.weapon = player.transport = 0

    def recruit(self, _before: Any, seat: int, _action: Any) -> None:
        self.recruiter = self.players[seat]

    def scores(self, groups: Any) -> list[int]:
        """Return the final scores; ``groups`` values artefacts (KRY-64)."""
        return [
            one.score + 3 * one.hq["R"] + 2 * one.hq["B"] + one.hq["W"] + groups(one.hoard)
            + 10 * self.fulfils(one)
            for one in self.players
        ]  # fmt: skip

    def fulfils(self, player: Player) -> bool:
        """Return whether a mission is fulfilled (KRY-113)."""
        if not player.mission or not player.goods(player.mission):
            return False
        first = min(self.players, key=lambda one: (-one.goods(player.mission), one.space))
        return first is player
