"""Decrypto: make your team understand your clues, and the other team not."""

from kastellan.core.game import Game
from kastellan.games.decrypto.actions import Action, Event
from kastellan.games.decrypto.bot import KNOWLEDGE
from kastellan.games.decrypto.catalogue import catalogue
from kastellan.games.decrypto.content import Words, fits, load
from kastellan.games.decrypto.content.lists import draft
from kastellan.games.decrypto.explain import EXPLAINING
from kastellan.games.decrypto.glance import glance
from kastellan.games.decrypto.imagine import imagine
from kastellan.games.decrypto.options import Options, forbid
from kastellan.games.decrypto.permits import muted
from kastellan.games.decrypto.play import absent, advance, chance, left_to, legal, outcome, teams, to_act
from kastellan.games.decrypto.positions import WrittenPosition, read, write
from kastellan.games.decrypto.puzzling import PUZZLES
from kastellan.games.decrypto.refusals import refuse
from kastellan.games.decrypto.rules import Rule
from kastellan.games.decrypto.sequel import sequel
from kastellan.games.decrypto.state import State, start
from kastellan.games.decrypto.story import tell
from kastellan.games.decrypto.suggest import suggest
from kastellan.games.decrypto.tally import tally
from kastellan.games.decrypto.timers import timers
from kastellan.games.decrypto.views import View, standing, view

GAME: Game[State, Action, Event, View, Options, Words, WrittenPosition] = Game(
    slug="decrypto",
    version=3,
    seats=range(3, 9),
    rules=Rule,
    options=Options,
    actions=Action,
    events=Event,
    views=View,
    positions=WrittenPosition,
    load=load,
    forbid=forbid,
    fits=fits,
    draft=draft,
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
    suggest=suggest,
    timers=timers,
    left_to=left_to,
    sequel=sequel,
    remembered=("used",),
    team_options=("white", "uneven_teams"),
    teams=teams,
    muted=muted,
    bot=KNOWLEDGE,
    explaining=EXPLAINING,
    catalogue=catalogue,
    puzzles=PUZZLES,
)
