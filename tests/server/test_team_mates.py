"""Computer players beside people: they say what they think when they are asked, and people decide."""

import asyncio

import pytest

from kastellan.core.game import Line
from kastellan.games.decrypto.actions import DraftGuess, FixGuess, WriteClue
from kastellan.server import analysis, bots, chat, lobby, starting
from kastellan.server.hall import Hall
from kastellan.server.rows import HintRow
from kastellan.server.settings import Settings
from kastellan.server.thinking import Pool
from kastellan.tables.judging import MUTED, decoder_of
from kastellan.tables.log import PERSON
from kastellan.tables.messages import CreateTable
from kastellan.tables.plans import read_steps
from tests.server.clients import Screen

CLUES = ("quarterly", "abrupt", "sideways")
"""Words that may be said whatever keywords are dealt."""


class Quiet:
    """Lets no computer player answer by itself."""

    def consider(self, table):
        del table

    async def close(self):
        pass


class Interrupted(Pool):
    """Thinks, and lets something happen before the answer is played."""

    def __init__(self, meanwhile):
        super().__init__(0)
        self.meanwhile = meanwhile

    async def run(self, function, *arguments):
        found = await super().run(function, *arguments)
        if self.meanwhile is not None:
            happening, self.meanwhile = self.meanwhile, None
            await happening()
        return found


@pytest.fixture
async def guessing(tmp_path, request):
    """Return a table where White is to guess: a person in seat 2 and a computer player in seat 4."""
    more = getattr(request, "param", {})
    hall = Hall(Settings(database_url=f"sqlite:///{tmp_path}/k.db", bot_processes=0))
    await hall.open()
    await hall.bots.close()
    hall.bots = Quiet()
    person, _ = await hall.people.new_guest("Ana", "en")
    levels = dict.fromkeys((0, 1, 3, 4, 5), "easy")
    wish = CreateTable("decrypto", 6, seat=2, bots=levels, options={"timer": 0, **more})
    table = await lobby.create(hall, person, wish)
    await starting.start(hall, table, person)
    for seat in (0, 1):
        for line, text in enumerate(CLUES, start=1):
            await play(table, seat, WriteClue(line, text))
        await play(table, seat, table.game.legal(table.progress.state, seat)[0])
    yield table
    await hall.close()


async def play(table, seat, action):
    """Play for a seat, and insist that it is allowed."""
    assert await table.play(seat, table.progress.asks[seat], action, PERSON) is None


async def ask(table, seat, meanwhile=None):
    """Let a computer player answer once."""
    pool = Interrupted(meanwhile)
    await bots.play_for_bot(table, seat, table.progress.asks[seat], pool)
    pool.close()


def lies_there(table):
    """Return the guess that lies before White, and whether it is fixed."""
    state = table.progress.state
    return table.game.view(state, 2).teams[0].guess, state.fixed[0]


@pytest.mark.rule("DEC-20")
async def test_a_computer_player_leaves_the_guess_to_a_person(guessing):
    guessing.hall.attendance.note(guessing.sheet, 2, None)
    assert (4, guessing.progress.asks[4]) not in bots.bots_to_act(guessing)
    await ask(guessing, 4)
    assert lies_there(guessing) == ((0, 0, 0), False)
    await play(guessing, 2, FixGuess((4, 3, 2)))
    assert guessing.progress.state.half == 1


@pytest.mark.rule("DEC-20")
async def test_beside_somebody_who_is_away_it_fixes_the_guess_itself(guessing):
    guessing.hall.attendance.note(guessing.sheet, 2, 1.0)
    await ask(guessing, 4)
    assert not lies_there(guessing)[1]
    await ask(guessing, 4)
    assert guessing.progress.state.half == 1


@pytest.mark.rule("DEC-20")
async def test_what_a_person_who_comes_back_drafts_meanwhile_stands(guessing):
    guessing.hall.attendance.note(guessing.sheet, 2, 1.0)

    async def come_back():
        guessing.hall.attendance.note(guessing.sheet, 2, None)
        await play(guessing, 2, DraftGuess((3, 0, 0)))

    await ask(guessing, 4, come_back)
    assert lies_there(guessing) == ((3, 0, 0), False)


@pytest.mark.rule("DEC-20")
async def test_an_answer_that_no_longer_fits_is_thought_over_and_never_left_to_chance(guessing, caplog):
    """The computer player is about to draft what its absent team-mate drafts at that moment."""
    guessing.hall.attendance.note(guessing.sheet, 2, 1.0)
    view, memory = await bots.what_it_knows(guessing, 4)
    [step] = read_steps(bots.answer("decrypto", "hard", 4, view, 1, None, memory))
    drafted = decoder_of(guessing.game).decode(bytes(step.action)).guess
    guessing.sheet.chairs[4].level = "hard"
    await ask(guessing, 4, lambda: play(guessing, 2, DraftGuess(drafted)))
    assert guessing.progress.state.history[-1].decoding == drafted
    assert "was refused" not in caplog.text


@pytest.mark.rule("DEC-20")
@pytest.mark.parametrize("guessing", [{"guess_lock": "all"}], indirect=True)
async def test_where_all_have_to_agree_it_agrees_with_the_person(guessing):
    guessing.hall.attendance.note(guessing.sheet, 2, None)
    await play(guessing, 2, FixGuess((4, 3, 2)))
    assert not lies_there(guessing)[1]
    await ask(guessing, 4)
    assert guessing.progress.state.history[-1].decoding == (4, 3, 2)


async def test_a_computer_team_mate_says_what_it_thinks_when_it_is_asked(sqlite_server, guests):
    """It changes nothing on the table; asked again about the same, it has said so already."""
    (host,) = await guests(sqlite_server, 1)
    levels = dict.fromkeys(("0", "1", "3", "4", "5"), "normal")
    body = {"game": "decrypto", "seats": 6, "seat": 2, "bots": levels}
    table = (await host.post("/api/tables", body))["id"]
    screen = await Screen.open(sqlite_server.address, table, host.cookie)
    await screen.until("table")
    await host.post(f"/api/tables/{table}/start")
    while not (screen.shown and screen.shown["view"]["phase"] == "guess"):
        await screen.receive()
    path = f"/api/tables/{table}"
    for seat in (2, 3, 0):  # oneself, an opponent, and the author of the clues
        refused = await host.post(f"{path}/ask", {"seat": seat}, status=422)
        assert refused["error"]["rule"] == "TABLE-10"
    said = await host.post(f"{path}/ask", {"seat": 4})
    assert (said["seat"], said["channel"], said["text"]) == (4, "team", "")
    opinion, *reasons = said["lines"]
    assert opinion["key"] == "decrypto-thought"
    assert [reason["facts"]["number"] for reason in reasons] == opinion["facts"]["code"]
    assert await screen.until("chat") == {"type": "chat", **said}
    assert await host.post(f"{path}/ask", {"seat": 4}) == said
    shown = await host.get(f"{path}/shown")
    assert (shown["view"]["teams"][0]["guess"], shown["number"]) == ([0, 0, 0], screen.shown["number"])
    await screen.play({"type": "draft_guess", "guess": opinion["facts"]["code"]})
    await screen.until("shown")
    again = (await host.post(f"{path}/ask", {"seat": 4}))["lines"][0]
    assert (again["key"], again["facts"]) == ("decrypto-thought-agreed", opinion["facts"])
    await screen.play({"type": "fix_guess", "guess": opinion["facts"]["code"]})
    while screen.shown["view"]["half"] == 0:
        await screen.receive()
    assert screen.shown["view"]["history"][0]["decoding"] == opinion["facts"]["code"]
    await screen.close()


@pytest.mark.rule("TABLE-9")
async def test_who_must_be_silent_may_not_ask_either(guessing):
    """By the moment of a question an encryptor could say whether a draft is right."""
    assert guessing.refuse_thought(2, 4) is None
    assert guessing.refuse_thought(0, 4) == MUTED


async def test_asked_twice_at_once_a_computer_says_it_once(guessing):
    lines = [Line("decrypto-thought", {"guess": "1-2-3"})]
    both = await asyncio.gather(*(chat.think_aloud(guessing.hall, guessing, 4, lines) for _ in range(4)))
    assert {said.id for said in both} == {1}


async def test_that_there_is_no_thought_never_replaces_one(guessing):
    hall, number = guessing.hall, guessing.number(4)
    rows = [HintRow(table=guessing.sheet.id, seat=4, number=number, hint=hint) for hint in ("[]", None, "[]")]
    await asyncio.gather(*(analysis.keep_hint(hall, row) for row in rows))
    await analysis.write_failure(guessing, 4)
    assert (await analysis.kept_hint(hall, guessing.sheet.id, 4)).hint == "[]"


async def test_a_thought_is_no_hint_and_a_hint_no_thought(guessing):
    row = HintRow(table=guessing.sheet.id, seat=4, number=guessing.number(4), hint='{"number": 1}')
    assert not analysis.is_wanted(row, guessing)
    row.hint = "[]"
    assert analysis.is_wanted(row, guessing)


async def test_an_opponent_who_may_talk_remarks_on_a_reveal(guessing, monkeypatch):
    """Both teams take round 2's first clue for another number: one computer player of the others says so."""
    await play(guessing, 2, FixGuess((1, 2, 3)))
    await play(guessing, 3, FixGuess((1, 2, 3)))
    for seat in (2, 3):
        for line, text in enumerate(("backwards", "seldom", "twice"), start=1):
            await play(guessing, seat, WriteClue(line, text))
        await play(guessing, seat, guessing.game.legal(guessing.progress.state, seat)[0])
    code = guessing.game.view(guessing.progress.state, 2).teams[0].code
    wrong = (code[1], code[0], code[2])
    await play(guessing, 1, FixGuess(wrong))
    begun = []
    monkeypatch.setattr(guessing.hall, "run", begun.append)
    await play(guessing, 0, FixGuess(wrong))
    await asyncio.gather(*begun)
    told = await chat.heard(guessing.hall, guessing, 2)
    assert [(one.channel, one.seat) for one in told] == [("table", 1)]
    assert told[-1].lines == [Line("decrypto-remark-fooled", {"clue": "backwards", "number": code[1]})]
    assert guessing.muted(3), "whose clues are being read says nothing"
