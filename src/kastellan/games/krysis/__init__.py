"""Krysis: send miners down and agents out, and bring home what others would rather keep."""

from typing import Any

from kastellan.core.game import Game
from kastellan.games.krysis.absent import absent
from kastellan.games.krysis.actions import Action, Event
from kastellan.games.krysis.bot import KNOWLEDGE
from kastellan.games.krysis.catalogue import catalogue
from kastellan.games.krysis.content import Mine, load
from kastellan.games.krysis.fields import WrittenPosition
from kastellan.games.krysis.imagine import imagine
from kastellan.games.krysis.options import Options, forbid
from kastellan.games.krysis.play import advance, chance, legal, outcome, retractable, sealed, to_act
from kastellan.games.krysis.playout import playout
from kastellan.games.krysis.positions import read, write
from kastellan.games.krysis.refusals import refuse
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.seen import View
from kastellan.games.krysis.state import State, start
from kastellan.games.krysis.story import tell
from kastellan.games.krysis.views import standing, view

GAME: Game[State, Action, Event, View, Options, Mine, Any] = Game(
    slug="krysis",
    version=1,
    seats=range(2, 5),
    rules=Rule,
    options=Options,
    actions=Action,
    events=Event,
    views=View,
    positions=WrittenPosition,
    load=load,
    forbid=forbid,
    start=start,
    to_act=to_act,
    legal=legal,
    chance=chance,
    refuse=refuse,
    advance=advance,
    view=view,
    imagine=imagine,
    outcome=outcome,
    standing=standing,
    tell=tell,
    write=write,
    read=read,
    absent=absent,
    retractable=retractable,
    sealed=sealed,
    playout=playout,
    bot=KNOWLEDGE,
    catalogue=catalogue,
)
