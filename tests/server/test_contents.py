"""Lists, maps and cards of one's own: kept by digest, checked, private or shared, at any table."""

import json
import time
from random import Random

import msgspec
import pytest
from sqlalchemy import update

from kastellan.core.refusal import BadInput
from kastellan.games import GAMES
from kastellan.locale import say
from kastellan.server import arranging, contents, lobby, replays, starting
from kastellan.server.api.tables import list_tables
from kastellan.server.checks import check
from kastellan.server.forgetting import forget
from kastellan.server.info import table_info
from kastellan.server.installed import Provided, install, read_names, read_provided
from kastellan.server.my_tables import my_tables
from kastellan.server.problems import NotAllowed, Sorry
from kastellan.server.rows import ContentRow, OwnContentRow, PersonRow
from kastellan.server.settings import Settings
from kastellan.tables.messages import CreateTable, KeepContent, Settle, Sit
from kastellan.tables.sentences import problem, problem_of_input
from tests.own_contents import FRENCH, own, words
from tests.server.test_forgetting import column, new_hall, write

SEATS = {"kryptos": 3, "decrypto": 4, "kreta": 2, "krysis": 2}
OPTIONS = {"decrypto": {"language": "fr", "timer": 0}}
EVERY_GAME = pytest.mark.parametrize("slug", sorted(SEATS))


@pytest.fixture
async def hall(database_url):
    hall = new_hall(database_url)
    await hall.open(serving=False)
    yield hall
    await hall.close()


@pytest.fixture
async def one_hall(tmp_path):
    hall = new_hall(f"sqlite:///{tmp_path}/kastellan.db")
    await hall.open(serving=False)
    yield hall
    await hall.close()


async def guest(hall, name="Ana", language="en"):
    return (await hall.people.new_guest(name, language))[0]


async def keep(hall, person, slug="decrypto", file=None, **more):
    wish = KeepContent(slug, "Mots de mer", file or own(slug), **{"language": "fr", **more})
    return await contents.keep(hall, person, wish)


async def table_of(hall, host, slug, content=""):
    """Return a table of one person and friends, at which the game has begun."""
    wish = CreateTable(slug, SEATS[slug], OPTIONS.get(slug, {}), content=content)
    table = await lobby.create(hall, host, wish)
    invite = hall.doors.invite(table.sheet.id, 0)
    for number in range(1, SEATS[slug]):
        await lobby.sit(hall, table, await guest(hall, f"Friend {number}"), Sit(invite=invite))
    await starting.start(hall, table, host)
    return table


async def play_to_the_end(table):
    """Let seats play at random until the game is over, through the table."""
    rng = Random(5)
    while table.playing.acting:
        seat = table.playing.acting[0]
        state = table.playing.state
        action = table.game.suggest(state, seat, rng) or rng.choice(list(table.game.legal(state, seat)))
        assert await table.play(seat, table.playing.asks[seat], action) is None
    return table


def sentence(refusal, language="en"):
    if isinstance(refusal, Sorry):
        return problem(language, refusal.rule, refusal.reason, refusal.facts).text
    if isinstance(refusal, BadInput):
        return problem_of_input(language, refusal).text
    return problem(language, refusal.refusal.rule, refusal.refusal.reason, refusal.refusal.facts).text


# Kept, shared, private.


async def test_lists_of_tables_read_nobodys_content(hall, monkeypatch):
    """Or whoever opened forty tables, each with a long list of their own, would have everybody wait."""
    ana = await guest(hall)
    kept = await keep(hall, ana)
    wish = CreateTable("decrypto", 4, {"language": "fr"}, public=True, content=kept.id)
    table = await lobby.create(hall, ana, wish)
    shown = table_info(hall.doors, table, None)

    def refuse(*_):
        raise AssertionError("a content is read")

    hall.tables.clear()
    monkeypatch.setattr(contents, "read_file", refuse)
    [listed] = (await list_tables.fn(hall, None)).open
    assert (listed.teams, listed.old, listed.content) == ([[0, 2], [1, 3]], False, kept.digest)
    assert (shown.teams, shown.old) == (listed.teams, listed.old)
    [mine] = (await my_tables(hall, ana.id)).tables
    assert mine.teams == shown.teams


def test_a_list_in_one_language_takes_no_room_for_others():
    assert list(GAMES["decrypto"].load(own("decrypto").encode()).profiles) == ["fr"]


async def test_a_list_is_kept_by_its_digest_and_given_back_as_it_was(hall):
    ana = await guest(hall)
    kept = await keep(hall, ana)
    assert kept.digest == GAMES["decrypto"].load(own("decrypto").encode()).digest
    found = await contents.opened(hall, ana, kept.id)
    assert (found.file, found.about.name, found.about.mine) == (own("decrypto"), "Mots de mer", True)
    assert [one.id for one in (await contents.lists(hall, ana)).mine] == [kept.id]


async def test_a_private_list_is_not_there_for_others_neither_by_id_nor_by_digest(hall):
    ana, boris = await guest(hall), await guest(hall, "Boris")
    kept = await keep(hall, ana)
    for asked in (contents.opened(hall, boris, kept.id), contents.opened(hall, None, kept.id)):
        with pytest.raises(Sorry) as refused:
            await asked
        assert refused.value.reason == "server-no-content"
    for name in (kept.id, kept.digest[:16]):
        with pytest.raises(Sorry):
            await lobby.create(hall, boris, CreateTable("decrypto", 4, {"language": "fr"}, content=name))
    assert (await contents.lists(hall, boris)).shared == []


async def test_whoever_has_the_link_reads_and_plays_but_does_not_change(hall):
    ana, boris = await guest(hall), await guest(hall, "Boris")
    kept = await keep(hall, ana, sharing="link")
    assert (await contents.opened(hall, boris, kept.id)).about.owner == "Ana"
    table = await lobby.create(hall, boris, CreateTable("decrypto", 4, {"language": "fr"}, content=kept.id))
    assert (table.sheet.content, table.sheet.content_name) == (kept.digest, "Mots de mer")
    assert (await contents.lists(hall, boris)).shared == []
    for change in (
        contents.remove(hall, boris, kept.id),
        contents.keep(hall, boris, KeepContent("decrypto", "x", own("decrypto")), kept.id),
    ):
        with pytest.raises(Sorry) as refused:
            await change
        assert refused.value.reason == "server-content-not-yours"


async def test_a_list_for_everybody_is_listed_only_where_the_operator_allows_it(hall):
    ana, boris = await guest(hall), await guest(hall, "Boris")
    with pytest.raises(Sorry) as refused:
        await keep(hall, ana, sharing="all")
    assert refused.value.reason == "server-content-not-for-all"
    assert await column(hall, ContentRow.digest) == []
    object.__setattr__(hall, "settings", type(hall.settings)(database_url="sqlite:///x", share_contents=True))
    kept = await keep(hall, ana, sharing="all")
    assert [(one.id, one.owner) for one in (await contents.lists(hall, boris)).shared] == [(kept.id, "Ana")]


async def test_what_people_offer_is_listed_for_others_only_while_they_may_offer_it(hall):
    """Not of a banned owner, nor where the operator allows it no more; what the house offers stays."""
    ana, boris = await guest(hall), await guest(hall, "Boris")
    forbidden, allowed = hall.settings, msgspec.structs.replace(hall.settings, share_contents=True)
    object.__setattr__(hall, "settings", allowed)
    kept = await keep(hall, ana, sharing="all")
    await install(hall, [Provided("decrypto", "Sea", kept.digest, own("decrypto").encode())])

    async def listed():
        return sorted(one.name for one in (await contents.lists(hall, boris)).shared)

    now, hour = time.time(), 3600
    for banned, ends, names in (
        (None, None, ["Mots de mer", "Sea"]),
        (now - hour, None, ["Sea"]),
        (now - hour, now + hour, ["Sea"]),
        (now - 2 * hour, now - hour, ["Mots de mer", "Sea"]),
    ):
        await write(
            hall, update(PersonRow).where(PersonRow.id == ana.id).values(banned=banned, ban_ends=ends)
        )
        assert await listed() == names
    object.__setattr__(hall, "settings", forbidden)
    assert await listed() == ["Sea"]
    assert [one.id for one in (await contents.lists(hall, ana)).mine] == [kept.id]


async def test_files_are_limited_in_size_and_number_and_the_refusal_says_how(database_url):
    hall = new_hall(database_url, max_content=1000, max_contents_per_person=1)
    await hall.open(serving=False)
    try:
        ana = await guest(hall)
        small = words(*FRENCH[:8])
        await keep(hall, ana, file=small)
        for file, said in ((small, "You keep 1 lists"), (own("kreta"), "thousand bytes")):
            with pytest.raises(Sorry) as refused:
                await keep(hall, ana, file=file)
            assert said in sentence(refused.value)
        assert len(await column(hall, OwnContentRow.id)) == 1
    finally:
        await hall.close()


async def test_a_broken_file_is_refused_with_its_place_in_the_readers_language_and_nothing_is_kept(hall):
    ana = await guest(hall)
    broken = json.loads(own("decrypto"))
    broken["words"][3]["word"] = "deux mots"
    with pytest.raises(BadInput) as refused:
        await keep(hall, ana, file=json.dumps(broken))
    assert refused.value.place == "$.words[3].word"
    assert "$.words[3].word" in sentence(refused.value, "fr")
    assert "un mot unique" in sentence(refused.value, "fr")
    assert await column(hall, ContentRow.digest) == await column(hall, OwnContentRow.id) == []


async def test_what_nobody_keeps_and_no_table_needs_is_forgotten_in_time(hall):
    ana = await guest(hall)
    idle, used = await keep(hall, ana, file=words(*FRENCH[:9])), await keep(hall, ana)
    await lobby.create(hall, ana, CreateTable("decrypto", 4, {"language": "fr"}, content=used.id))
    for one in (idle, used):
        await contents.remove(hall, ana, one.id)
    await write(hall, update(ContentRow).values(kept=time.time() - 10_000))
    await forget(hall)
    assert await column(hall, ContentRow.digest) == [used.digest]


# At tables.


@EVERY_GAME
async def test_two_tables_with_different_content_do_not_mix(one_hall, slug):
    hall = one_hall
    ana = await guest(hall)
    kept = await keep(hall, ana, slug)
    theirs = await table_of(hall, ana, slug, kept.id)
    ours = await table_of(hall, ana, slug)
    assert theirs.content.digest == kept.digest != ours.content.digest
    assert json.dumps(theirs.content.shown()) != json.dumps(ours.content.shown())
    for table in (theirs, ours):
        assert table.playing.state.content is table.content


@EVERY_GAME
async def test_a_running_game_keeps_its_content_when_the_owner_changes_or_deletes_it(one_hall, slug):
    hall = one_hall
    ana = await guest(hall)
    kept = await keep(hall, ana, slug)
    table = await table_of(hall, ana, slug, kept.id)
    await contents.remove(hall, ana, kept.id)
    await forget(hall)
    hall.tables.clear()
    again = await hall.table(table.sheet.id)
    assert not again.old
    assert again.content.digest == kept.digest
    assert again.playing.state.key() == table.playing.state.key()


async def test_a_changed_map_is_played_recorded_exported_and_imported_elsewhere(one_hall, tmp_path):
    hall = one_hall
    ana = await guest(hall)
    kept = await keep(hall, ana, "kreta", language="")
    table = await play_to_the_end(await table_of(hall, ana, "kreta", kept.id))
    assert table.sheet.outcome is not None
    shown = await replays.replay(table, "spectator")
    saved = await replays.export(table, ana)
    assert json.loads(saved.content.file) == json.loads(own("kreta"))
    assert (await replays.export(table, await guest(hall, "Boris"))).content is None
    other = new_hall(f"sqlite:///{tmp_path}/other.db")
    await other.open(serving=False)
    try:
        cleo = await guest(other, "Cleo")
        found = await replays.take_in(other, cleo, msgspec.json.encode(saved))
        brought = await other.table(found.table)
        assert (brought.content.digest, brought.sheet.content_name) == (kept.digest, "Mots de mer")
        assert (await replays.replay(brought, "spectator")).count == shown.count
        following = await lobby.rematch(hall, table, ana)
        assert following.content.digest == kept.digest
    finally:
        await other.close()
    report = await check(hall.settings)
    assert report.faults == []


async def test_in_the_lobby_the_host_chooses_other_words_and_what_was_played_is_forgotten(one_hall):
    hall = one_hall
    ana = await guest(hall)
    kept = await keep(hall, ana)
    table = await lobby.create(hall, ana, CreateTable("decrypto", 4))
    with pytest.raises(NotAllowed) as refused:
        await arranging.settle(hall, table, ana, Settle(4, {"language": "en"}, content=kept.id))
    assert "Choose French" in sentence(refused.value)
    table.sheet.options["used"] = ["night"]
    await arranging.settle(hall, table, ana, Settle(4, {"language": "fr"}, content=kept.id))
    assert (table.content.digest, table.sheet.options["used"]) == (kept.digest, ())
    await arranging.settle(hall, table, ana, Settle(3, {"language": "fr"}))
    assert table.content.digest == kept.digest
    await arranging.settle(hall, table, ana, Settle(4, {"language": "fr"}, content=""))
    assert (table.content.digest, table.sheet.content_name) == (GAMES["decrypto"].load(None).digest, "")


async def test_what_a_table_shows_of_its_words_does_not_tell_which_were_dealt(one_hall):
    hall = one_hall
    ana = await guest(hall)
    kept = await keep(hall, ana)
    table = await table_of(hall, ana, "decrypto", kept.id)
    text = json.dumps(table.content.shown())
    assert not any(word in text for word in FRENCH)
    assert GAMES["decrypto"].load(own("decrypto").encode()).shown() == table.content.shown()


async def test_computers_say_how_much_of_the_list_they_know_and_not_of_what_was_dealt(one_hall):
    hall = one_hall
    ana = await guest(hall)
    strange = ("zibrule", "klopfanin", "vrastog", "plimouze")
    kept = await keep(hall, ana, file=words(*FRENCH[:8], *strange))
    wish = CreateTable("decrypto", 4, OPTIONS["decrypto"], content=kept.id)
    table = await lobby.create(hall, ana, wish)
    assert table_info(hall.doors, table, ana.id).doubts == []
    for seat in (1, 2, 3):
        await lobby.set_bot(hall, table, ana, seat, "easy")
    waiting = table_info(hall.doors, table, ana.id).doubts
    assert [line.facts for line in waiting] == [{"known": 8, "count": 12}]
    for language, said in (("en", "know 8 of the 12"), ("fr", "connaissent 8 des 12"), ("bg", "8 от 12")):
        assert said in say(language, waiting[0].key, waiting[0].facts)
    await starting.start(hall, table, ana)
    assert table_info(hall.doors, table, ana.id).doubts == waiting


async def test_of_words_that_they_know_computers_say_nothing(one_hall):
    ana = await guest(one_hall)
    table = await lobby.create(one_hall, ana, CreateTable("decrypto", 4, bots={"1": "easy"}))
    assert table_info(one_hall.doors, table, ana.id).doubts == []


# The operator.


async def test_the_operators_folder_is_offered_to_everybody_from_the_start_on(database_url, tmp_path):
    folder = tmp_path / "contents"
    (folder / "decrypto").mkdir(parents=True)
    (folder / "decrypto" / "Sea.json").write_text(own("decrypto"), encoding="utf-8")
    for names in (["Sea"], []):
        hall = new_hall(database_url, contents=str(folder), games=("decrypto", "kreta"))
        await hall.open()
        try:
            ana = await guest(hall)
            shared = (await contents.lists(hall, ana)).shared
            assert [one.name for one in shared] == names
            assert hall.offered == ("decrypto", "kreta")
            with pytest.raises(Sorry) as refused:
                await lobby.create(hall, ana, CreateTable("kryptos", 3))
            assert "decrypto, kreta" in sentence(refused.value)
            for one in shared:
                wish = CreateTable("decrypto", 4, {"language": "fr"}, content=one.id)
                assert (await lobby.create(hall, ana, wish)).sheet.content_name == "Sea"
        finally:
            await hall.close()
        (folder / "decrypto" / "Sea.json").unlink(missing_ok=True)


@pytest.mark.parametrize(
    ("path", "text", "said"),
    [
        ("decrypto/Sea.json", '{"list": "fr", "words": []}', "Sea.json $.words"),
        ("chess/Sea.json", "{}", "named after a game"),
    ],
)
def test_a_broken_file_in_the_folder_is_named_before_the_start(tmp_path, path, text, said):
    (tmp_path / path).parent.mkdir()
    (tmp_path / path).write_text(text)
    with pytest.raises(BadInput) as refused:
        read_provided(Settings(contents=str(tmp_path)))
    assert said in str(refused.value)


@pytest.mark.parametrize("text", ["[]", '{"chess": "x"}', '{"kreta": ""}', "{"])
def test_names_that_cannot_be_are_refused_with_what_would_be_right(tmp_path, text):
    (tmp_path / "names.json").write_text(text)
    with pytest.raises(BadInput) as refused:
        read_names(Settings(names=str(tmp_path / "names.json")))
    assert refused.value.place == "KASTELLAN_NAMES"


def test_games_are_called_as_the_operator_wishes(tmp_path):
    (tmp_path / "names.json").write_text('{"kreta": "Forts"}')
    assert read_names(Settings(names=str(tmp_path / "names.json"))) == {"kreta": "Forts"}
