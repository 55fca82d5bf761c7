"""What links tell of themselves: what anybody who holds them may know, and of nothing else."""

import re
from html.parser import HTMLParser
from struct import unpack

import pytest

from kastellan.core.game import Outcome
from kastellan.games import GAMES
from kastellan.locale import LANGUAGES
from kastellan.server.client_files import FOLDER
from kastellan.server.previews import of_end
from kastellan.tables.puzzles import puzzled, puzzles_of
from kastellan.tables.sheet import Chair, Sheet
from tests.server.clients import open_table, play_whole

HOSTILE = '"><script>alert(1)</script>'
NOWHERE = "/table/0000000000000000"


class Tags(HTMLParser):
    """The tags of a page that say what it is, as a program that passes links on reads them."""

    def __init__(self, page):
        super().__init__()
        self.said, self.seen, self.scripts = {}, "", 0
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        facts = dict(attrs)
        self.seen = tag
        self.scripts += tag == "script"
        if tag == "meta" and "content" in facts:
            self.said[facts.get("property") or facts.get("name")] = facts["content"]
        elif tag == "html":
            self.said["lang"] = facts["lang"]

    def handle_data(self, data):
        if self.seen == "title" and data.strip():
            self.said["title"] = data


async def page_at(person, path, **headers):
    """Return what a page answers to who has no cookie, as who passes links on does."""
    answer = await person.http.get(path, headers={"cookie": "", **headers})
    assert answer.status_code == 200
    return answer


async def told_at(person, path, language="en"):
    """Return the title and the sentence of a link; both are said in every place where one looks."""
    page = await page_at(person, path, **{"accept-language": language})
    tags = Tags(page.text)
    assert tags.said["title"] == tags.said["og:title"]
    assert tags.said["description"] == tags.said["og:description"]
    assert tags.scripts == Tags((FOLDER / "index.html").read_text()).scripts
    return tags.said["title"], tags.said["description"]


async def test_an_invitation_says_whose_it_is_and_how_many_seats_are_free(server, guests):
    ana, ben = await guests(server, 2)
    table = await ana.post("/api/tables", {"game": "kreta", "seats": 4})
    link = table["links"]["invite"]
    assert await told_at(ben, link) == (
        "Kreta at Player 1’s table",
        "An invitation to play: 3 of 4 seats are free.",
    )
    assert await told_at(ben, link, "fr-CA, en;q=0.5") == (
        "Kreta à la table de Player 1",
        "Une invitation à jouer\N{NO-BREAK SPACE}: 3 places libres sur 4.",
    )
    assert (await told_at(ben, link, "bg"))[0] == "Kreta на масата на Player 1"
    await ben.post(f"/api/tables/{table['id']}/sit", {"invite": link.split("invite=")[1]})
    assert "2 of 4" in (await told_at(ben, link))[1]


async def test_who_says_no_language_is_answered_in_that_of_the_table(sqlite_server, guests):
    (ana,) = await guests(sqlite_server, 1)
    wish = {"game": "decrypto", "seats": 4, "public": True, "options": {"language": "fr"}}
    table = await ana.post("/api/tables", wish)
    page = await page_at(ana, f"/table/{table['id']}", **{"accept-language": ""})
    assert Tags(page.text).said["lang"] == "fr"
    assert (await told_at(ana, f"/table/{table['id']}", "xx, bg"))[0].startswith("Decrypto на")


async def test_a_running_game_tells_its_name_and_that_it_runs(sqlite_server, guests):
    people = await guests(sqlite_server, 3)
    table = await open_table(people, public=True)
    for path in (f"/table/{table}", f"/table/{table}/replay"):
        assert await told_at(people[0], path) == ("Kryptos", "A game is being played at this table.")
        assert "Player" not in (await page_at(people[0], path)).text


async def test_a_finished_game_says_who_won_with_how_many_points(server, guests):
    people = await guests(server, 3)
    table = await open_table(people)
    screens = await play_whole(server.address, people, table, "kryptos", 4)
    while screens[0].info["status"] != "over":
        await screens[0].receive()
    info = await people[0].get(f"/api/tables/{table}")
    scores = info["outcome"]["scores"]
    link = info["links"]["watch"]
    for path in (link, link.replace("?", "/replay?")):
        title, sentence = await told_at(people[1], path)
        assert title.startswith("Kryptos: Player ")
        assert all(f"Player {seat + 1} {score}" in sentence for seat, score in enumerate(scores))
        assert sentence.startswith("Points: ")
    assert (await page_at(people[0], f"/table/{table}")).content == (
        await page_at(people[0], NOWHERE)
    ).content
    for screen in screens:
        await screen.close()


@pytest.mark.parametrize(
    ("outcome", "said"),
    [
        (Outcome((3, 9, 5), (3, 1, 2)), ("Kreta: Ben wins", "Points: Ben 9, Cléo 5, Ana 3.")),
        (
            Outcome((5, 5, 3), (1, 1, 3)),
            ("Kreta: Ana, Ben share the victory", "Points: Ana 5, Ben 5, Cléo 3."),
        ),
        (Outcome((0, 1, 0), (2, 1, 2), ((0, 2), (1,))), ("Kreta, won by Ben", "Against Ana, Cléo.")),
        (Outcome((1, 1, 1), (1, 1, 1), ((0, 2), (1,))), ("Kreta: a shared victory", "Ana, Ben, Cléo.")),
    ],
)
def test_ends_are_told_as_they_were(outcome, said):
    chairs = [Chair(seat, name=name) for seat, name in enumerate(("Ana", "Ben", "Cléo"))]
    sheet = Sheet(**{**dict.fromkeys(Sheet.__struct_fields__[:15], ""), "chairs": chairs})
    for language in LANGUAGES:
        title, sentence = of_end(sheet, outcome, language, {"game": "Kreta"})[1:3]
        if language == "en":
            assert (title, sentence) == (said[0], f"{said[1]} Watch the game again, move by move.")


async def test_nothing_tells_a_private_table_from_none(server, guests):
    """Byte for byte and header for header, whoever asks: without its link, and while its game runs."""
    people = await guests(server, 3)
    table = await people[0].post("/api/tables", {"game": "kryptos", "seats": 3, "name": "Blue hour"})
    watch = table["links"]["watch"]
    running = await open_table(people)
    link = (await people[0].get(f"/api/tables/{running}"))["links"]["watch"]
    nothing = await page_at(people[0], NOWHERE)
    for path in (f"/table/{table['id']}", f"/table/{table['id']}?invite=x", f"/table/{running}", link):
        for about in (path, path.replace("?", "/replay?") if "?" in path else f"{path}/replay"):
            page = await page_at(people[0], about)
            own = await people[0].http.get(about)
            assert page.content == own.content == nothing.content, about
            kept = [{k: v for k, v in one.headers.items() if k != "date"} for one in (page, own, nothing)]
            assert kept[0] == kept[1] == kept[2]
    assert (await told_at(people[0], watch))[0] == "Kryptos at Player 1’s table"


async def test_what_people_write_stays_text(sqlite_server, guests):
    (ana,) = await guests(sqlite_server, 1)
    await ana.ask("PATCH", "/api/me", {"name": HOSTILE})
    table = await ana.post("/api/tables", {"game": "krysis", "seats": 3, "public": True, "name": HOSTILE})
    for language in LANGUAGES:
        assert HOSTILE in (await told_at(ana, f"/table/{table['id']}", language))[0]
    for path in (f"/table/{HOSTILE}", f"/puzzles/kreta/{HOSTILE}", f"/puzzles/{HOSTILE}/today", "/table/%00"):
        page = await page_at(ana, path)
        assert page.content == (await page_at(ana, NOWHERE)).content


@pytest.mark.parametrize("slug", puzzled())
async def test_a_puzzle_says_of_which_game_and_kind_it_is(sqlite_server, guests, slug):
    (ana,) = await guests(sqlite_server, 1)
    for language in LANGUAGES:
        for name in (next(iter(puzzles_of(slug))), "today"):
            title, sentence = await told_at(ana, f"/puzzles/{slug}/{name}", language)
            assert title.startswith(slug.title())
            assert sentence.endswith("?")
    assert (await told_at(ana, f"/puzzles/{slug}/nothing"))[0] == "Kastellan"


async def test_puzzles_of_the_day_and_analyses_say_what_they_are(sqlite_server, guests):
    (ana,) = await guests(sqlite_server, 1)
    assert (
        (await told_at(ana, "/puzzles"))[0] == (await told_at(ana, "/puzzles/today"))[0] == "Today’s puzzles"
    )
    assert (await told_at(ana, "/analysis"))[0] == (await told_at(ana, "/analysis/abc"))[0] == "An analysis"
    for path in ("/", "/me", "/rules/kreta", "/table", "/table/a/b", "/puzzles/a/b/c"):
        assert (await told_at(ana, path))[0] == "Kastellan"


async def test_the_picture_is_at_the_address_of_the_house_and_may_be_shown_anywhere(sqlite_server, guests):
    (ana,) = await guests(sqlite_server, 1)
    for slug in (*GAMES, "kastellan"):
        path = f"/puzzles/{slug}/today" if slug in puzzled() else "/analysis"
        address = Tags((await page_at(ana, path)).text).said["og:image"]
        assert address.startswith(f"{sqlite_server.address}/covers/")
        picture = await ana.http.get(f"/covers/{slug}.png")
        assert picture.headers["content-type"] == "image/png"
        assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
        assert len(picture.content) < 40_000
        assert unpack(">II", picture.content[16:24]) == (1200, 630)
    strange = await page_at(ana, "/analysis", host="no_host")
    assert re.search('og:image" content="/covers/', strange.text)


async def test_pages_that_tell_something_are_asked_for_again_and_vary_with_the_reader(sqlite_server, guests):
    (ana,) = await guests(sqlite_server, 1)
    page = await page_at(ana, "/analysis", **{"accept-encoding": "gzip"})
    assert {"accept-language", "accept-encoding"} == set(page.headers["vary"].split(", "))
    assert page.headers["cache-control"] == "no-cache"
    assert "content-encoding" in (await page_at(ana, "/me", **{"accept-encoding": "gzip"})).headers
