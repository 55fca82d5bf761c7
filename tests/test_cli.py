"""The command line: what it prints, and what it says to bad input."""

import json

import msgspec
import pytest

import kastellan
from tests.own_contents import house


def test_simulate_counts_games_and_wins(run):
    code, out, _ = run("simulate", "kryptos", "--seats", 6, "--games", 3, "--seed", 2, "--json")
    report = json.loads(out)

    assert code == 0
    assert (report["games"], report["seats"], len(report["by_seat"])) == (3, 6, 6)
    assert sum(row["wins"] for row in report["by_seat"]) == pytest.approx(3)
    assert report["decisions"] == report["mean_length"] * 3
    assert report["decisions_per_cpu_second"] > 0


def test_the_same_seed_plays_the_same_games(run):
    reports = [json.loads(run("simulate", "kryptos", "--games", 2, "--json")[1]) for _ in range(2)]
    for report in reports:
        del report["decisions_per_cpu_second"]
    assert reports[0] == reports[1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        pytest.param(["simulate", "chess"], ["'chess'", "kryptos"], id="unknown game"),
        pytest.param(["simulate", "kryptos", "--seats", "2"], ["KRP-1", "3 to 6"], id="too few seats"),
        pytest.param(
            ["simulate", "kryptos", "--seats", "6", "--option", "mystery=true"],
            ["KRP-42"],
            id="impossible option",
        ),
        pytest.param(
            ["simulate", "kryptos", "--option", "speed=9"], ["'speed'", "advanced_setup"], id="unknown option"
        ),
        pytest.param(
            ["simulate", "kryptos", "--option", "bribe=maybe"], ["$.bribe", "bool"], id="ill-typed option"
        ),
        pytest.param(["simulate", "kryptos", "--option", "bribe"], ["name=value"], id="option without value"),
        pytest.param(["simulate", "kryptos", "--bots", "genius"], ["genius", "random"], id="unknown level"),
        pytest.param(["simulate", "kryptos", "--games", "0"], ["--games"], id="no games"),
        pytest.param(
            ["rules", "kryptos", "KRP-99"],
            ["KRP-99", "KRP-1 to KRP-50", "KRP-R1 to KRP-R35"],
            id="unknown rule",
        ),
        pytest.param(
            ["rules", "kryptos", "--lang", "de"], ["--lang de", "en, fr, bg"], id="unknown language"
        ),
        pytest.param(["replay", "nowhere.json"], ["nowhere.json", "No such file"], id="missing file"),
    ],
)
def test_bad_input_names_the_place_and_the_remedy(run, words, said):
    code, _, err = run(*words)

    assert code == 2
    for part in said:
        assert part in err


@pytest.mark.parametrize(("language", "word"), [("en", "value"), ("fr", "valeur"), ("bg", "стойност")])
def test_rules_print_one_paragraph_in_a_language(run, language, word):
    code, out, _ = run("rules", "kryptos", "krp-23", "--lang", language)

    assert code == 0
    assert out.startswith("KRP-23")
    assert word in out.lower()


@pytest.fixture
def played(tmp_path):
    """A log of a few moves in a file."""
    table = kastellan.new("kryptos", 3, {"first_player": 0}, seed=3)
    for _ in range(6):
        seat = table.to_act[0]
        table.play(seat, table.legal(seat)[0])
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode(table.log))
    return file


def test_review_looks_at_every_decision_again(run, played):
    code, out, _ = run("review", played, "--json")
    found = json.loads(out)

    assert code == 0
    assert found["game"] == "kryptos"
    assert len(found["decisions"]) == 6
    assert len(found["cost"]) == len(found["luck"]) == 3


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Player 3", "Luck and others", "Show the card in place"]),
        ("fr", ["Joueur 3", "Mieux", "Montrer la carte à la place"]),
        ("bg", ["Играч 3", "По-добре", "Показване на картата на място"]),
    ],
)
def test_review_is_read_in_three_languages(run, played, language, words):
    code, out, _ = run("review", played, "--lang", language)

    assert code == 0
    for word in words:
        assert word in out
    assert "▂" in out


def test_review_names_the_players_of_an_exported_game(run, played, tmp_path):
    export = tmp_path / "export.json"
    names = ["Ana", "Boyan", "Chloé"]
    export.write_text(json.dumps({"names": names, "log": json.loads(played.read_text())}))

    assert all(name in run("review", export)[1] for name in names)


def test_replay_tells_the_story(run, played):
    code, out, _ = run("replay", played, "--lang", "en")

    assert code == 0
    assert "Player 3" in out
    assert "36 moves" in out


@pytest.mark.parametrize(
    ("change", "said"),
    [
        pytest.param({"game": "chess"}, ["chess"], id="of another game"),
        pytest.param({"format": 9}, ["$.format", "TABLE-5"], id="of a later version"),
        pytest.param({"content": "00"}, ["$.content", "TABLE-5"], id="with other content"),
        pytest.param({"seats": 9}, ["$.seats", "KRP-1"], id="impossible seats"),
        pytest.param(
            {"moves": [[0, {"type": "deal", "card": 1}]]}, ["$.moves[0]", "TABLE-1"], id="a stolen seat"
        ),
        pytest.param(
            {"moves": [[-1, {"type": "deal", "card": 50}]]}, ["$.moves[0]", "TABLE-5"], id="a false card"
        ),
        pytest.param({"moves": "all"}, ["$.moves"], id="not a list"),
    ],
)
def test_a_foreign_log_is_refused_with_its_place(run, played, change, said):
    played.write_text(json.dumps(json.loads(played.read_text()) | change))
    code, _, err = run("replay", played)

    assert code == 2
    for part in said:
        assert part in err


def test_content_check_names_the_thirteenth_red(run, tmp_path):
    content = kastellan.games.GAMES["kryptos"].load(None).shown()
    content["colours"][0]["numbers"] = [*content["colours"][0]["numbers"], 2]
    file = tmp_path / "colours.json"
    file.write_text(json.dumps(content))
    code, _, err = run("content", "check", "kryptos", file)

    assert code == 2
    assert "Here are 13 (at $.colours[0].numbers); the game has 12." in err
    assert "(KRP-12)" in err


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "2 things are still to be mended"),
        ("fr", "Il reste 2 points à corriger"),
        ("bg", "Остава да поправите 2 неща"),
    ],
)
def test_content_check_says_all_that_is_wrong_in_the_language_asked_for(run, tmp_path, lang, said):
    """Two mistakes far apart are both told, each with its place; machines get the same as data."""
    content = house("krysis")
    content["agents"][3]["speed"], content["artefacts"][0]["copies"] = "vite", 9
    file = tmp_path / "set.json"
    file.write_text(json.dumps(content))
    code, out, err = run("content", "check", "krysis", file, "--lang", lang)
    assert (code, out) == (2, "")
    assert "$.agents[3].speed" in err
    assert "$.artefacts" in err
    assert said in err
    code, out, _ = run("content", "check", "krysis", file, "--lang", lang, "--json")
    told = json.loads(out)
    assert (code, told["digest"]) == (2, "")
    assert [one["text"] in err for one in told["faults"]] == [True, True]


def test_content_check_of_what_is_no_text_says_so(run, tmp_path):
    file = tmp_path / "set.json"
    file.write_bytes(b"\xff\xfe{}")
    code, _, err = run("content", "check", "kreta", file, "--lang", "fr")
    assert (code, "JSON" in err) == (2, True), err


def test_content_check_finds_the_house_content_fine(run):
    code, out, _ = run("content", "check", "kryptos", "--json")

    assert code == 0
    assert json.loads(out)["warnings"] == []


def test_content_make_writes_a_list_and_says_which_lines_stay_out(run, tmp_path):
    text, made = tmp_path / "words.txt", tmp_path / "list.json"
    text.write_text("phare\nsable\nvoile, ancre\nrequin\narc-en-ciel", encoding="utf-8")
    code, out, _ = run("content", "make", "decrypto", str(text), str(made), "--language", "fr")
    assert (code, "6  arc-en-ciel  This is more than one word" in out) == (0, True), out
    code, out, _ = run("content", "check", "decrypto", str(made))
    assert (code, "5 keywords" in out) == (0, True), out
    code, out, _ = run("content", "install", "decrypto", str(made), "--folder", str(tmp_path), "--name", "4B")
    assert (code, (tmp_path / "decrypto" / "4B.json").read_bytes()) == (0, made.read_bytes()), out


def test_content_make_refuses_a_list_without_enough_words(run, tmp_path):
    text = tmp_path / "words.txt"
    text.write_text("phare\nphares\nsable", encoding="utf-8")
    code, _, errors = run(
        "content", "make", "decrypto", str(text), str(tmp_path / "x.json"), "--language", "fr"
    )
    assert (code, "4 are needed" in errors, (tmp_path / "x.json").exists()) == (2, True, False), errors
