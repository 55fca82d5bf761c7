"""Krysis: send miners down and agents out, and bring home what others would rather keep."""

from typing import Any

from kastellan.core.game import Game
from kastellan.core.memory import Recall
from kastellan.games.krysis import play, positions, views
from kastellan.games.krysis.actions import Action, Event
from kastellan.games.krysis.bot import KNOWLEDGE
from kastellan.games.krysis.catalogue import catalogue
from kastellan.games.krysis.content import Mine, load, proofread
from kastellan.games.krysis.explain import EXPLAINING
from kastellan.games.krysis.fields import WrittenPosition
from kastellan.games.krysis.glance import glance
from kastellan.games.krysis.imagine import imagine
from kastellan.games.krysis.listening import learn
from kastellan.games.krysis.memory import Memory, agrees, begin
from kastellan.games.krysis.options import Options, forbid
from kastellan.games.krysis.playout import playout
from kastellan.games.krysis.puzzling import PUZZLES
from kastellan.games.krysis.refusals import refuse
from kastellan.games.krysis.rules import Rule
from kastellan.games.krysis.seen import View
from kastellan.games.krysis.state import State, start
from kastellan.games.krysis.story import tell
from kastellan.games.krysis.tally import tally

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
    proofread=proofread,
    forbid=forbid,
    start=start,
    to_act=play.to_act,
    legal=play.legal,
    chance=play.chance,
    refuse=refuse,
    advance=play.advance,
    view=views.view,
    imagine=imagine,
    outcome=play.outcome,
    standing=views.standing,
    glance=glance,
    tell=tell,
    tally=tally,
    write=positions.write,
    read=positions.read,
    absent=play.absent,
    retractable=play.retractable,
    sealed=play.sealed,
    playout=playout,
    bot=KNOWLEDGE,
    recall=Recall(kind=Memory, begin=begin, learn=learn, agrees=agrees, imagine=imagine),
    explaining=EXPLAINING,
    catalogue=catalogue,
    puzzles=PUZZLES,
)
