"""What the things of Krysis are, what they are worth now, and how that adds up."""

from collections.abc import Iterable, Mapping

from kastellan.core.explaining import Explaining
from kastellan.games.krysis.content import COLOURS, Mine
from kastellan.games.krysis.explain.cards import artefact, kept, mission, played, slot
from kastellan.games.krysis.explain.sums import Asked, cards_played, slots_by_carrier
from kastellan.games.krysis.explain.things import agent, bank, camp, hand, hq, player, space, team
from kastellan.games.krysis.seen import SeatView, View


def numbers(asked: Asked) -> Mapping[str, Iterable[tuple[int, ...]]]:
    """Return all that lies on the table: teams with all they have, camps, the mine, what is one's own."""
    view, seats = asked.view, list(enumerate(asked.view.seats))
    own = None if view.viewer is None else view.seats[view.viewer]
    return {
        "agent": [(seat, agent) for seat, one in seats for agent in one.agents.team],
        "team": [(seat,) for seat, one in seats if one.agents.team],
        "slot": [
            (seat, colour)
            for seat, one in seats
            for colour in range(len(COLOURS))
            if one.agents.team and slots_by_carrier(asked, seat, colour)
        ],
        "played": [
            (seat, card) for seat, one in seats if one.agents.team for card in cards_played(view, seat)
        ],
        "camp": [(seat,) for seat, _ in seats],
        "space": [(level, space) for level in range(1, 6) for space in range(1, 5)],
        "bank": [()],
        "seat": [(seat + 1,) for seat, _ in seats],
        **(numbers_of(view, view.viewer, own) if own and view.viewer is not None else {}),
    }


def numbers_of(view: View, viewer: int, own: SeatView) -> Mapping[str, Iterable[tuple[int, ...]]]:
    """Return what only its owner sees: agents in hand, headquarters, artefacts, a mission."""
    pair = (view.find and view.find.pair) or ()
    cards = {card for card, count in enumerate(own.artefacts or ()) if count} | set(pair)
    return {
        "hand": [(agent,) for agent in own.agents.cards or ()],
        "hq": [(viewer,)] if own.hq is not None else [],
        "artefact": [(card,) for card in sorted(cards)],
        "kept": [(card,) for card, count in enumerate(own.hoard or ()) if count],
        "mission": [()] if own.mission is not None else [],
    }


EXPLAINING = Explaining[View, Mine](
    {
        "agent": agent,
        "hand": hand,
        "team": team,
        "slot": slot,
        "played": played,
        "camp": camp,
        "artefact": artefact,
        "hq": hq,
        "kept": kept,
        "mission": mission,
        "space": space,
        "bank": bank,
        "seat": player,
    },
    numbers,
)
