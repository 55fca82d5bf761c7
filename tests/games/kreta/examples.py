"""The positions of Kreta's worked examples; those that are drawn say what of them is shown."""

from typing import Any

import kastellan
from kastellan.core import CHANCE
from kastellan.games.kreta.actions import Replace, TurnUp
from tests.games.kreta.board import B, R, board, play, playing, tiles_on_board

PEACE = {"villagers": {"messara": 2, "amari": 1}, "villages": {"messara": 1}, "tiles": {"wine": 1}}


def site_24() -> kastellan.Table:
    """KRE-E1: three players around site 24, whose card is the next."""
    ana = {"villagers": {"ierapetra": 2}, "ships": ["ierapetra"], "forts": [24]}
    boyan = {
        "villages": {"ierapetra": 1},
        "villagers": {"ierapetra": 1},
        "abbot": "mirabello",
        "tiles": {"olive": 1},
    }
    chloe = {"villagers": {"sitia": 2}, "ships": ["sitia"]}
    return board(ana, boyan, chloe, row=[24, 3])


def rethymno() -> kastellan.Table:
    """KRE-E2: a villager in Rethymno, and four points."""
    return playing("commander", {"villagers": {"rethymno": 1}}, {})


def ports() -> kastellan.Table:
    """KRE-E3: the Admiral moves ships, and one port is taken."""
    ana = {"ships": ["kydonia", "temenos"]}
    return playing("admiral", ana, {"ships": ["messara"]}, {"ships": ["messara"]})


def harvest() -> kastellan.Table:
    """KRE-E4: a chain of three provinces, and a villager beyond a site."""
    villagers = {"temenos": 1, "pediada": 1, "lasithi": 1, "amari": 1}
    ana = {"ships": ["temenos"], "villagers": villagers, "tiles": {"olive": 2}}
    tiles = tiles_on_board(
        ("olive", "olive"), temenos="wine", pediada="olive", lasithi="thyme", amari="cheese"
    )
    return playing("farmer", ana, {}, tiles=tiles)


def peace(step: str = "commander") -> kastellan.Table:
    """KRE-E5: Boyan's abbot has come to Messara, where Ana was before."""
    return playing(step, PEACE, {"abbot": "messara"})


def king() -> kastellan.Table:
    """KRE-E6: Ana has played Commander and Admiral, and now the King."""
    ana = {"villagers": {"kissamos": 1}, "ships": ["kydonia"], "table": ("commander", "admiral")}
    table = board(ana, {})
    play(table, B, "play", "king")
    return table


def fort_cards(replaced: bool) -> kastellan.Table:
    """KRE-E7: Ana scores site 5, and 20 is turned up; she keeps it, or puts it under the pile and 9 comes."""
    table = board({}, {}, row=[5, 12])
    state, game = table.state.copy(), table.game
    game.advance(state, B, next(one for one in game.legal(state, B) if getattr(one, "card", 0) == 4))
    game.advance(state, CHANCE, TurnUp(20))
    if replaced:
        game.advance(state, B, Replace())
        game.advance(state, CHANCE, TurnUp(9))
    table.state = state
    return table


def diagrams() -> dict[str, dict[str, Any]]:
    """Return the drawn examples: whose eyes, what they see, and which provinces (none: the fort cards)."""

    def drawn(table: kastellan.Table, seat: int | None, *around: str, **shown: Any) -> dict[str, Any]:
        return {"seat": seat, "view": table.view(seat), "around": around, **shown}

    west = ("kissamos", "selino", "rethymno", "temenos", "messara")
    return {
        "KRE-E1": drawn(site_24(), None, "mirabello", "ierapetra", "sitia", site=24),
        "KRE-E2": drawn(
            rethymno(), B, "rethymno", "agios_vasilios", "mylopotamos", "amari", origin="rethymno"
        ),
        "KRE-E3": drawn(ports(), B, *west, origin="kydonia"),
        "KRE-E4": drawn(harvest(), B, "amari", "temenos", "pediada", "lasithi"),
        "KRE-E5": drawn(peace(), B, "amari", "messara", "viannos", origin="amari"),
        "KRE-E7": drawn(fort_cards(replaced=True), R),
    }
