"""What a half-round of Decrypto counts: own codes understood, codes of others intercepted."""

from kastellan.core.game import Count
from kastellan.games.decrypto.actions import Action, Event
from kastellan.games.decrypto.state import State


def tally(before: State, _seat: int, _action: Action | Event, after: State) -> tuple[Count, ...]:
    """Count, for all who guessed and who gave the clues, what became of a half-round."""
    if len(after.history) == len(before.history):
        return ()
    half, counts = after.history[-1], list[Count]()
    for seat, team in enumerate(after.teams.team_of):
        if team == half.team:
            side = ("given", "clear") if seat == half.encryptor else ("read", "understood")
            counts += [Count(seat, side[0]), Count(seat, side[1], int(half.decoding == half.code))]
        elif half.interception is not None:
            counts += [Count(seat, "heard"), Count(seat, "intercepted", int(half.interception == half.code))]
    return tuple(counts)
