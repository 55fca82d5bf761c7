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

    With perfect recall all own choices are added: in order to the string, and as counts for each
    action to the tensor.
    """

    def __init__(self, form: Form, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise NotImplementedError("nobody sees what is private to all players")
        self.form, self.recalls = form, kind.perfect_recall
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        size = form.layout.size
        self.tensor = np.zeros(size + (len(form.actions) if self.recalls else 0), np.float32)
        self.dict = {"view": self.tensor[:size]}
        self._room = self.dict["view"].data.cast("B")
        self._look, self._fill = form.game.view, form.layout.fill
        if self.recalls:
            self.dict["choices"] = self.tensor[size:]

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor with what ``player`` sees."""
        held = state.held
        self._fill(self._room, self._look(held.state, player if self.private else None))
        if self.recalls:
            counts = np.bincount(np.array(held.own[player], np.intp), minlength=len(self.form.actions))
            self.dict["choices"][:] = np.minimum(counts / OFTEN, 1)

    def string_from(self, state: Any, player: int) -> str:
        """Return what ``player`` sees as JSON."""
        held = state.held
        view = self._look(held.state, player if self.private else None)
        seen = msgspec.json.encode(view).decode()
        return f"{held.own[player]} {seen}" if self.recalls else seen
