"""Games to test with: a small word list that holds the words of the examples, and scripted chance."""

import json
from random import Random

from kastellan.core import CHANCE, CLOCK
from kastellan.core.playout import pick
from kastellan.games.decrypto import GAME
from kastellan.games.decrypto.actions import (
    GUESSES,
    DealWord,
    DraftGuess,
    DrawCode,
    FixGuess,
    SubmitClues,
    WriteClue,
)
from kastellan.games.decrypto.options import Options
from kastellan.games.decrypto.permits import awaited, encryptor, entitled

WORDS = """
black noir черно | dragonfly libellule еднодневка | cocktail cocktail коктейл | sombrero sombrero сомбреро
antiquity antiquité античност | bone os кост | morning matin утро | nightmare cauchemar кошмар
lamp lampe лампа | door porte врата | clock horloge часовник | spoon cuillère лъжица
magic magie магия | festival festival фестивал | shield bouclier щит | glass verre стъкло
machine machine машина | dawn aube зора | killer tueur убиец | arrow flèche стрела
cloud nuage облак | boat bateau лодка | carpet tapis килим | bread pain хляб
cursed maudit проклет | scorpion scorpion скорпион | place place място | hammock hamac хамак
square carré квадрат | building chantier строеж | monkey singe маймуна | bank banque банка
winter hiver зима | anchor ancre котва | bridge pont мост | candle bougie свещ
desert désert пустиня | snow neige сняг | queen reine кралица | whale baleine кит
doctor médecin лекар | market marché пазар | mirror miroir огледало | island île остров
museum musée музей | lemon citron лимон | robot robot робот | garden jardin градина
"""
ROOTS = {"winter": {"en": ["wint"]}, "building": {"bg": ["стро"]}, "morning": {"fr": ["matin"]}}
ACCEPT = {"candle": {"en": ["candles"]}, "winter": {"bg": ["зимата", "зими"]}, "snow": {"bg": ["снегове"]}}
CARDS = 12

WHITE = ("black", "dragonfly", "cocktail", "sombrero")
BLACK = ("antiquity", "bone", "morning", "nightmare")


def entry(at, line):
    """Return one word of the list as the file has it."""
    en, fr, bg = line.split()
    word = {"en": en, "fr": fr, "bg": bg}
    face, slot = (("A", 1), ("A", 2), ("B", 1), ("B", 2))[at // CARDS]
    roots = {language: ROOTS.get(en, {}).get(language, [word[language]]) for language in word}
    accept = {language: ACCEPT.get(en, {}).get(language, []) for language in word}
    return {
        "id": en, "card": at % CARDS + 1, "face": face, "slot": slot,
        "word": word, "roots": roots, "accept": accept,
    }  # fmt: skip


ENTRIES = [entry(at, line) for at, line in enumerate(WORDS.replace("\n", "|").strip("|").split("|"))]
FILE = json.dumps({"words": ENTRIES}).encode()
CONTENT = GAME.load(FILE)


def code(digits):
    """Return ``"342"`` as digits; 0 or a missing one is not chosen."""
    padded = str(digits).ljust(3, "0")
    return int(padded[0]), int(padded[1]), int(padded[2])


class Match:
    """A game with scripted chance; every move is asked for first, as a server would."""

    def __init__(self, seats=4, white=WHITE, black=BLACK, white_seats=(), **options):
        chosen = Options(white=white_seats, **options)
        assert GAME.forbid(seats, chosen) is None
        self.state = GAME.start(seats, chosen, CONTENT)
        for word in (*white, *(() if seats == 3 else black)):
            self.chance(DealWord(word))

    def chance(self, event):
        assert GAME.to_act(self.state) == (CHANCE,)
        assert event in [outcome for outcome, _ in GAME.chance(self.state)]
        GAME.advance(self.state, CHANCE, event)
        return self

    def draw(self, white, black=None):
        self.chance(DrawCode(0, code(white)))
        if black is not None:
            self.chance(DrawCode(1, code(black)))
        return self

    def play(self, seat, *actions):
        for action in actions:
            assert GAME.refuse(self.state, seat, action) is None, GAME.refuse(self.state, seat, action)
            GAME.advance(self.state, seat, action)
        return self

    def refused(self, seat, action):
        before = self.state.key()
        refusal = GAME.refuse(self.state, seat, action)
        assert refusal is not None, f"{action} was allowed"
        assert self.state.key() == before
        return refusal

    def write(self, team, *texts):
        for line, text in enumerate(texts):
            self.play(encryptor(self.state, team), WriteClue(line + 1, text))
        return self

    def clues(self, team, *texts):
        return self.write(team, *texts).play(encryptor(self.state, team), SubmitClues(confirmed=True))

    def guessers(self, team):
        members = self.state.teams.members[team]
        return [seat for seat in members if entitled(self.state, seat) and awaited(self.state, team)]

    def guess(self, team, digits):
        for seat in self.guessers(team):
            self.play(seat, FixGuess(code(digits)))
            if self.state.options.guess_lock == "any":
                break
        return self

    def half(self, decoding, interception=None):
        team = self.state.half
        if interception is not None:
            self.guess(1 - team, interception)
        return self.guess(team, decoding)

    def time_up(self):
        (timer,) = GAME.timers(self.state)
        GAME.advance(self.state, CLOCK, timer.event)
        return self

    def view(self, seat=None):
        return GAME.view(self.state, seat)

    def tokens(self):
        state = self.state
        return (state.interceptions[0], state.misses[0]), (state.interceptions[1], state.misses[1])

    @classmethod
    def at(cls, round=1, white=(0, 0), black=(0, 0), seats=4, **options):  # noqa: A002
        """Return the beginning of a round with some tokens."""
        match = cls(seats, **options)
        match.state.round = round
        match.state.interceptions, match.state.misses = [white[0], black[0]], [white[1], black[1]]
        return match


NONSENSE = ("alpha", "omega", "gamma", "kappa", "sigma", "delta", "theta", "lambda")


def words_for(round_):
    """Return three clues that no rule can mind."""
    return [f"{NONSENSE[round_ - 1]}{sign}" for sign in ("ab", "cd", "ef")]


def quick_round(match, white, black):
    """Play a round with code 1-2-3 for both; ``white`` and ``black`` tell what their half-rounds bring.

    Each is a text: ``d`` the team decodes, ``i`` the others intercept.
    """
    match.draw("123", "123")
    for team in (0, 1):
        match.clues(team, *words_for(match.state.round))
    for luck in (white, black):
        intercepts = None if match.state.round == 1 else "123" if "i" in luck else "432"
        match.half("123" if "d" in luck else "432", intercepts)
    return match


def knowing_move(state, rng):
    """Return a random next move in which guessers are often right, so that games grow long."""
    acting = GAME.to_act(state)
    if acting == (CHANCE,):
        outcomes = GAME.chance(state)
        return CHANCE, outcomes[rng.randrange(len(outcomes))][0]
    timers = GAME.timers(state)
    if timers and rng.randrange(40) == 0:
        return CLOCK, timers[0].event
    seat = rng.choice(acting)
    action = pick(GAME, state, seat, rng)
    right = GAME.legal(state, seat)
    if isinstance(action, FixGuess | DraftGuess) and rng.random() < 0.8:
        decoding = state.teams.team_of[seat] == state.half
        known = FixGuess(GUESSES[state.codes[state.half]])
        if known in right and (decoding or rng.random() < 0.08):
            return seat, known
        wrong = [one for one in right if isinstance(one, FixGuess) and one != known]
        if not decoding and wrong:
            return seat, rng.choice(wrong)
    return seat, action


def play_knowing(seats, options, seed, watch=None):
    """Play a whole game of half-informed players and return its last position."""
    rng = Random(seed)
    state = GAME.start(seats, options, GAME.load(None))
    while GAME.to_act(state):
        seat, action = knowing_move(state, rng)
        before = state.copy() if watch else state
        GAME.advance(state, seat, action)
        if watch:
            watch(before, seat, action, state)
    return state
