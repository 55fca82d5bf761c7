"""All that can be done in Krysis, ready made: compiled, so that listings find it quickest."""

from collections.abc import Iterable, Iterator
from itertools import repeat
from typing import Final

from kastellan.games.krysis import actions as do
from kastellan.games.krysis.content.mine import AGENTS
from kastellan.games.krysis.state import WAGE

KINDS: Final[tuple[do.Kind, do.Kind]] = ("carrier", "warrior")

ADD_CRYSTALS: Final = [do.AddCrystal(colour) for colour in range(3)]
ADD_ARTEFACTS: Final = [do.AddArtefact(artefact) for artefact in range(6)]
ANNOUNCE: Final = do.Announce()
ADD_AGENTS: Final = [do.AddAgent(agent) for agent in range(AGENTS)]
TAKE_BACK: Final = do.TakeBack()
CONFIRM: Final = do.Confirm()
DIGS: Final = [
    do.Digs(
        do.Dig(space, alternative)
        for space in range(4)
        if free >> space & 1
        for alternative in range(1 + (double >> space & 1))
    )
    for double in range(16)
    for free in range(16)
]
"""``DIGS[16 * double + free]`` for bit masks of the spaces with two alternatives and of the free ones."""
KEEPS: Final = [do.Keep(artefact) for artefact in range(6)]
CHOICES: Final = [do.Choose(agent) for agent in range(AGENTS)]
LOAD: Final = do.Load()
ATTACKS: Final = [do.Attack(seat) for seat in range(4)]
OVERTIME: Final = do.Overtime()
PLAYS: Final = [do.Play(artefact) for artefact in range(6)]
TO_HQ: Final = do.Deliver("hq")
TO_BANK: Final = do.Deliver("bank")
TO_CAMP: Final = do.Deliver("camp")
DELIVERIES: Final = (TO_HQ, TO_BANK, TO_CAMP)
HOMEWARD: Final = (TO_HQ, TO_BANK)
FINAL: Final = (CONFIRM,)
"""How a load ends, and how a theft does."""
ROBS: Final = [do.Rob(agent, seat) for agent in range(AGENTS) for seat in range(4)]
SPIES: Final = [do.Spy(agent, seat) for agent in range(AGENTS) for seat in range(4)]
SNATCHES: Final = [do.Snatch(artefact) for artefact in range(-1, 6)]
MINES: Final = [do.Mine(agent) for agent in range(AGENTS)]
END_TURN: Final = do.EndTurn()
RECRUITS: Final = (
    (),
    (do.Recruit("carrier"),),
    (do.Recruit("warrior"),),
    (do.Recruit("carrier"), do.Recruit("warrior")),
)
"""What can be drawn from no pile, the carriers (1), the warriors (2) or both."""
PAYS: Final = [
    do.TakePay(red, blue, white)
    for red in range(3)
    for blue in range(4)
    for white in range(WAGE + 1)
    if 3 * red + 2 * blue + white <= WAGE
]
"""Pay of any worth up to the wage (KRY-58, KRY-73)."""

DEAL_MISSIONS: Final = [do.DealMission(mission) for mission in range(4)]
DEAL_AGENTS: Final = [do.DealAgent(agent) for agent in range(AGENTS)]
DEAL_ARTEFACTS: Final = [do.DealArtefact(artefact) for artefact in range(6)]
ENTERS: Final = [do.Enter(seat) for seat in range(4)]


def steps_of(
    played: Iterable[int], goods: Iterable[int], bundle: Iterable[int], announced: int
) -> Iterator[do.Action]:
    """Yield the small steps that play artefacts, then add artefacts and crystals (KRY-32, KRY-43, KRY-51)."""
    yield from [PLAYS[artefact] for artefact in played if artefact >= 0]
    for artefact, number in enumerate(bundle):
        yield from repeat(ADD_ARTEFACTS[artefact], number)
    yield from repeat(ANNOUNCE, announced)
    for colour, number in enumerate(goods):
        yield from repeat(ADD_CRYSTALS[colour], number)
