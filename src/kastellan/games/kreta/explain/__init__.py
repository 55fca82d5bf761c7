"""What the things of Kreta are, what they are worth now, and how that adds up."""

from collections.abc import Iterable, Mapping

from kastellan.core.explaining import Explaining
from kastellan.games.kreta.actions import CHARACTERS
from kastellan.games.kreta.content import Island
from kastellan.games.kreta.explain.places import province, spot
from kastellan.games.kreta.explain.sums import Asked
from kastellan.games.kreta.explain.things import PIECE_RULES, character, fort_card, piece_of, player, tile
from kastellan.games.kreta.views import View


def numbers(asked: Asked) -> Mapping[str, Iterable[tuple[int, ...]]]:
    """Return all that lies on the table: places and fort sites, pieces by province and seat, cards, seats."""
    view, every = asked.view, list(enumerate(asked.view.provinces))
    seats = range(len(view.players))
    return {
        "province": [(place,) for place, _ in every],
        "site": [(site,) for site, owner in enumerate(view.forts, 1) if owner is None],
        "fort": [(site,) for site, owner in enumerate(view.forts, 1) if owner is not None],
        "villager": [(place, seat) for place, one in every for seat in seats if one.villagers[seat]],
        "village": [(place, seat) for place, one in every for seat in seats if one.villages[seat]],
        "abbot": [(place, seat) for place, one in every for seat in one.abbots],
        "ship": [(place, seat) for place, one in every for seat in one.ships],
        "tile": [(place,) for place, one in every if one.tile is not None],
        "character": [(card,) for card in range(len(CHARACTERS))],
        "card": [(position,) for position in range(1, len(view.row) + 1)],
        "seat": [(seat + 1,) for seat in seats],
    }


EXPLAINING = Explaining[View, Island](
    {
        "province": province,
        "site": spot,
        "fort": spot,
        **{kind: piece_of(kind) for kind in PIECE_RULES},
        "tile": tile,
        "character": character,
        "card": fort_card,
        "seat": player,
    },
    numbers,
)
