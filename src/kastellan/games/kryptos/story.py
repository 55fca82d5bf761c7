"""How a move of Kryptos is told."""

from kastellan.core.game import Line, Viewer
from kastellan.games.kryptos.actions import Action, Deal, EndTurn, Event, First, Guess, Reveal
from kastellan.games.kryptos.state import State
from kastellan.games.kryptos.steps import worth


def tell(before: State, seat: int, action: Action | Event, after: State, _viewer: Viewer) -> tuple[Line, ...]:
    """Tell one move; everything that happens in Kryptos happens in public, but for the deal."""
    lines = tell_action(before, seat, action, after)
    lines += tell_skipped(before, after)
    if after.over and not before.over:
        return (*lines, Line("kryptos-story-over", {"reason": end_reason(after)}))
    if after.triggered and not before.triggered:
        return (*lines, Line("kryptos-story-triggered"))
    return lines


def tell_action(before: State, seat: int, action: Action | Event, after: State) -> tuple[Line, ...]:
    """Tell the action itself."""
    if isinstance(action, First):
        return (Line("kryptos-story-first", {"seat": action.seat}),)
    if isinstance(action, Deal):
        return (Line("kryptos-story-dealt"),) if after.turn >= 0 else ()
    if isinstance(action, EndTurn):
        return (Line("kryptos-story-end-turn", {"seat": seat}),)
    if isinstance(action, Reveal):
        value = before.hands[seat * before.size + action.index]
        return (Line("kryptos-story-reveal", {"seat": seat, "value": value, **colour(before, value)}),)
    return tell_guess(before, seat, action, after)


def tell_skipped(before: State, after: State) -> tuple[Line, ...]:
    """Tell whose turn was skipped because nobody else hides a card (KRP-39)."""
    playing = before.reveals == 2 * before.seats
    if not playing or after.tried:
        return ()
    follows = 0 if after.over else 1  # at the end nobody follows whose turn was the last, skipped or not
    passed = (after.turn - before.turn - follows) % before.seats
    skipped = [(before.turn + k) % before.seats for k in range(1, passed + 1)]
    return tuple(Line("kryptos-story-skipped", {"seat": seat}) for seat in skipped)


def tell_guess(before: State, seat: int, guess: Guess, after: State) -> tuple[Line, ...]:
    """Tell a guess, who was paid for it and what came of it."""
    lines = []
    if before.tried:
        payment = "kryptos-story-bribe" if before.options.bribe else "kryptos-story-pay"
        lines.append(Line(payment, {"seat": seat, "owner": guess.target}))
    right = len(after.hidden) < len(before.hidden)
    facts = {"seat": seat, "owner": guess.target, "index": guess.index + 1, "value": guess.value}
    if right:
        points = worth(before.left[guess.target])
        lines.append(Line("kryptos-story-right", {**facts, "points": points, **colour(before, guess.value)}))
    else:
        lines.append(Line("kryptos-story-wrong", facts))
    return tuple(lines)


def colour(state: State, value: int) -> dict[str, str]:
    """Return the colour of a card that lies open, as a fact."""
    return {"colour": str(state.content.colour_of[value])}


def end_reason(state: State) -> str:
    """Return why the game is over."""
    if not state.hidden:
        return "revealed"
    return "points" if state.triggered else "dry"
