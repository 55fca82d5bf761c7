"""Kryptos: find the hidden cards of the others before they find yours."""

from kastellan.core.game import Game
from kastellan.games.kryptos.actions import Action, Event
from kastellan.games.kryptos.bot import KNOWLEDGE
from kastellan.games.kryptos.catalogue import catalogue
from kastellan.games.kryptos.content import Colours, load, proofread
from kastellan.games.kryptos.explain import EXPLAINING
from kastellan.games.kryptos.glance import glance
from kastellan.games.kryptos.imagine import imagine
from kastellan.games.kryptos.memory import RECALL
from kastellan.games.kryptos.options import Options, forbid
from kastellan.games.kryptos.play import absent, advance, chance, legal, outcome, refuse, to_act
from kastellan.games.kryptos.playout import playout
from kastellan.games.kryptos.positions import WrittenPosition, read, write
from kastellan.games.kryptos.puzzling import PUZZLES
from kastellan.games.kryptos.rules import Rule
from kastellan.games.kryptos.state import State, start
from kastellan.games.kryptos.story import tell
from kastellan.games.kryptos.tally import tally
from kastellan.games.kryptos.views import View, encode_views, standing, view

GAME: Game[State, Action, Event, View, Options, Colours, WrittenPosition] = Game(
    slug="kryptos",
    version=1,
    seats=range(3, 7),
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
    encode_views=encode_views,
    playout=playout,
    bot=KNOWLEDGE,
    recall=RECALL,
    puzzles=PUZZLES,
    explaining=EXPLAINING,
    catalogue=catalogue,
)
