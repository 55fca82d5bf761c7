"""What a player sees, as OpenSpiel's tensors and strings."""

from typing import Any

import msgspec
import numpy as np
import pyspiel

from kastellan.adapters.form import Form

OFTEN = 8
"""An action that a player has chosen so often, or more often, counts as 1."""


class Observer:
    """Writes a seat's view, or the spectators' view where nothing private is wanted.

    With perfect recall all that was seen before is added: to the string the own choices in order, what is
    remembered, and a mark that stands for every view and line in order; to the tensor what is remembered,
    and counts of the own choices.
    """

    def __init__(self, form: Form, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise NotImplementedError("nobody sees what is private to all players")
        self.form, self.recalls = form, kind.perfect_recall
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        size, memory = form.layout.size, form.memory if self.recalls else None
        more = size + (0 if memory is None else memory.size)
        self.tensor = np.zeros(more + (len(form.actions) if self.recalls else 0), np.float32)
        self.dict = {"view": self.tensor[:size]}
        self._room = self.dict["view"].data.cast("B")
        self._memory = memory
        self._look, self._fill = form.game.view, form.layout.fill
        if memory is not None:
            self.dict["memory"] = self.tensor[size:more]
        if self.recalls:
            self.dict["choices"] = self.tensor[more:]

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor with what ``player`` sees."""
        held = state.held
        viewer = player if self.private else None
        self._fill(self._room, self._look(held.state, viewer))
        if self._memory is not None:
            self.dict["memory"][:] = self._memory.row(held.trail.memory(viewer))
        if self.recalls:
            counts = np.bincount(np.array(held.own[player], np.intp), minlength=len(self.form.actions))
            self.dict["choices"][:] = np.minimum(counts / OFTEN, 1)

    def string_from(self, state: Any, player: int) -> str:
        """Return what ``player`` sees as JSON."""
        held = state.held
        viewer = player if self.private else None
        view = self._look(held.state, viewer)
        if not self.recalls:
            return msgspec.json.encode(view).decode()
        trail = held.trail
        seen = {
            "choices": held.own[player],
            "seen": trail.mark(viewer),
            "memory": trail.memory(viewer),
            "view": view,
        }
        return msgspec.json.encode(seen).decode()
