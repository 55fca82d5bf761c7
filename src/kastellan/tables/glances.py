"""A running table as one of its seats sees it in passing."""

import msgspec

from kastellan.tables.judging import Judging


class Seen(msgspec.Struct, frozen=True):
    """What a list says of a running table to a seat: a function of its view and of who is to act."""

    to_act: list[int]
    teams: list[list[int]]
    scores: list[int]
    task: str
    picture: str


def seen_by(table: Judging, seat: int) -> Seen:
    """Return what a seat sees of a table that is awake."""
    game, progress = table.game, table.playing
    view = game.view(progress.state, seat)
    glance = game.glance(view, table.content)
    return Seen(
        to_act=list(progress.acting),
        teams=[list(team) for team in game.teams(progress.state)],
        scores=list(game.standing(view)),
        task=glance.task,
        picture=glance.picture,
    )
