"""Kreta: settle, sail and build so that the forts that count are yours."""

from kastellan.core.game import Game
from kastellan.games.kreta.actions import Action, Event
from kastellan.games.kreta.bot import KNOWLEDGE
from kastellan.games.kreta.catalogue import catalogue
from kastellan.games.kreta.content import Island, load, proofread
from kastellan.games.kreta.explain import EXPLAINING
from kastellan.games.kreta.glance import glance
from kastellan.games.kreta.options import Options, forbid
from kastellan.games.kreta.play import absent, advance, chance, legal, outcome, retractable, to_act
from kastellan.games.kreta.playout import playout
from kastellan.games.kreta.positions import WrittenPosition, read, write
from kastellan.games.kreta.puzzling import PUZZLES
from kastellan.games.kreta.refusals import refuse
from kastellan.games.kreta.rules import Rule
from kastellan.games.kreta.state import State, start
from kastellan.games.kreta.story import tell
from kastellan.games.kreta.tally import tally
from kastellan.games.kreta.views import View, imagine, standing, view

GAME: Game[State, Action, Event, View, Options, Island, WrittenPosition] = Game(
    slug="kreta",
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
    to_act=to_act,
    legal=legal,
    chance=chance,
    refuse=refuse,
    advance=advance,
    view=view,
    imagine=imagine,
    outcome=outcome,
    standing=standing,
    glance=glance,
    tell=tell,
    tally=tally,
    write=write,
    read=read,
    absent=absent,
    retractable=retractable,
    playout=playout,
    bot=KNOWLEDGE,
    puzzles=PUZZLES,
    explaining=EXPLAINING,
    catalogue=catalogue,
)
