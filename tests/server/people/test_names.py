"""Names to keep: claimed with a passphrase, used from anywhere, taken for nobody else's."""

from __future__ import annotations

import asyncio
import time
import unicodedata
from pathlib import Path
from statistics import median

import pytest
from websockets.exceptions import ConnectionClosed

from harena.server.errors import Refusal
from harena.server.limits import Limits, OwnBuckets
from harena.server.people.fitness import check, reserved
from harena.server.people.names import Names
from harena.server.people.people import People
from harena.server.people.skeleton import skeletons
from harena.store.memory import MemoryStore

from ..conftest import Welcome
from ..guests import MINE, OPEN, Guest, bot, serving

PHRASE = "sand and bronze"


def claim(guest: Guest, name: str, phrase: str = PHRASE, status: int | None = None) -> Guest:
    answer = guest.post("/api/me/claim", {"name": name, "passphrase": phrase}, status)
    guest.person = answer.get("person", {})
    return guest


def sign_in(guest: Guest, name: str, phrase: str = PHRASE, status: int | None = None) -> Guest:
    answer = guest.post("/api/me/sign-in", {"name": name, "passphrase": phrase}, status)
    guest.person = answer.get("person", {})
    return guest


# What a name looks like

TAKEN_FOR = [
    (
        "Anna",
        [
            "anna",
            "ANNA",
            "Аnnа",
            "Αnna",
            "An na",
            "Anna.",
            "Ánna",
            "A\u0336n\u0336na",
            "Ａｎｎａ",
            "𝐀nna",
            "Anna 👑",
        ],
    ),
    ("Ivan", ["lvan", "1van", "IVAN", "Іvan", "ıvan"]),
    ("Ella", ["EIla", "E11a", "ЕLLA"]),
    ("Tom", ["T0m", "Тom", "Torn", "Τοm"]),
    ("Łukasz", ["Lukasz"]),
]


@pytest.mark.parametrize(("name", "others"), TAKEN_FOR)
def test_names_that_look_alike_share_a_skeleton(name: str, others: list[str]) -> None:
    for other in others:
        assert skeletons(other) & skeletons(name), other


@pytest.mark.parametrize(
    ("name", "other"), [("Elia", "Ella"), ("Anna", "Anna B."), ("Jan", "Jana"), ("Иван", "Ivan")]
)
def test_names_that_do_not_look_alike_share_none(name: str, other: str) -> None:
    assert not skeletons(name) & skeletons(other)


def test_a_name_without_letters_looks_like_nobodys() -> None:
    assert skeletons("👩‍🚀") == set()


@pytest.mark.parametrize(
    "name",
    ["Anna", "José", "Nguyễn", "Иван", "田中さん", "O'Neil", "Mary-Ann 2", "Ωmega".replace("mega", "μέγα")],
)
def test_readable_names_can_be_claimed(name: str) -> None:
    check(name, reserved())


@pytest.mark.parametrize(
    "name",
    [
        "x",
        "42",
        "👑 Anna",
        "Аnna",
        "A\u0336nna",
        "An\u200dna",
        "An\u202ena",
        "Chance",
        "сhance",
        "Greedy",
        "GREEDY",
        "Flavia",
        "F1avia",
        "admin",
        "Harena",
        "my-bot",
        unicodedata.normalize("NFKC", "\ufdfa" * 24),
    ],
)
def test_other_names_cannot(name: str) -> None:
    with pytest.raises(Refusal):
        check(name, reserved(["my-bot"]))


# A name and its owner


def test_a_name_is_claimed_here_and_used_there(welcome: Welcome) -> None:
    anna = welcome("Anna")
    table = anna.table(MINE, OPEN)
    before = anna.person["id"]
    claim(anna, "Anna")
    assert anna.person == {"id": before, "name": "Anna", "claimed": True}
    assert anna.get(f"/api/tables/{table['id']}")["seats"][0]["yours"]
    elsewhere = sign_in(welcome(), "anna")
    assert elsewhere.person == anna.person
    assert elsewhere.sit(table).state["viewer"] == 0
    assert elsewhere.post("/api/me/sign-out") == {"person": None}
    assert elsewhere.get("/api/me") == {"person": None}
    assert anna.get("/api/me")["person"] == anna.person


def test_nobody_else_is_called_so(welcome: Welcome) -> None:
    bruno = welcome("Bruno")
    namesake = welcome("Bruno")
    table = welcome("Host").table(MINE, OPEN, OPEN)
    claim(bruno, "Bruno")
    claim(namesake, "Bruno", "another phrase", 409)
    for name in ("Bruno", "bruno", "Вrunо", "Bruno!", "Brun0"):
        welcome().post("/api/me", {"name": name}, 409)
        welcome("Somebody").table({"type": "mine", "name": name}, OPEN, status=409)
    namesake.join(table, status=409)
    namesake.post("/api/me/bots", {"name": "BRUNO"}, 409)
    namesake.post("/api/me", {"name": "Bruno B."})
    namesake.join(table)
    assert [seat["claimed"] for seat in bruno.join(table)["seats"]] == [False, False, True]


def test_a_cookie_from_before_is_worth_nothing(welcome: Welcome) -> None:
    """Whoever planted or copied it is not let in by what its owner does afterwards."""
    clara, thief = welcome("Clara"), welcome()
    table = clara.table(MINE, OPEN)
    thief.http.cookies.update(dict(clara.http.cookies))
    seat = thief.sit(table)
    claim(clara, "Clara")
    with pytest.raises(ConnectionClosed):
        seat.hear("never")
    assert thief.get("/api/me") == {"person": None}
    planted = dict(thief.http.cookies)
    sign_in(thief, "Clara", "not the phrase", 403)
    assert dict(thief.http.cookies) == planted
    victim = welcome("Somebody")
    fixed = dict(victim.http.cookies)
    sign_in(victim, "Clara")
    assert dict(victim.http.cookies) != fixed
    stranger = welcome()
    stranger.http.cookies.update(fixed)
    assert stranger.get("/api/me")["person"]["name"] == "Somebody"


def test_signing_out_everywhere(welcome: Welcome) -> None:
    dora = claim(welcome("Dora"), "Dora")
    phone = sign_in(welcome(), "Dora")
    dora.post("/api/me/revoke")
    assert phone.get("/api/me") == {"person": None}
    assert dora.get("/api/me")["person"] == dora.person


def test_a_new_passphrase_makes_the_old_and_all_cookies_void(welcome: Welcome) -> None:
    emil = claim(welcome("Emil"), "Emil")
    phone = sign_in(welcome(), "Emil")
    body = {"passphrase": "not the phrase", "new": "bronze and sand"}
    emil.post("/api/me/passphrase", body, 403)
    emil.post("/api/me/passphrase", {**body, "passphrase": PHRASE, "new": "short"}, 400)
    emil.post("/api/me/passphrase", {**body, "passphrase": PHRASE})
    assert phone.get("/api/me") == {"person": None}
    sign_in(phone, "Emil", PHRASE, 403)
    assert sign_in(phone, "Emil", "bronze and sand").person == emil.get("/api/me")["person"]


def test_a_name_given_up_is_anybodys(welcome: Welcome) -> None:
    first = claim(welcome("Fritz"), "Fritz")
    phone = sign_in(welcome(), "Fritz")
    first.post("/api/me/give-up", {"passphrase": "not the phrase"}, 403)
    guest = first.post("/api/me/give-up", {"passphrase": PHRASE})["person"]
    assert guest == {**first.person, "claimed": False}
    assert phone.get("/api/me") == {"person": None}
    sign_in(phone, "Fritz", PHRASE, 403)
    other = claim(welcome("Fritz"), "Fritz", "another phrase")
    assert other.person["id"] != guest["id"]
    first.table(MINE, OPEN, status=409)
    first.post("/api/me/give-up", {"passphrase": PHRASE}, 409)


def test_a_claimed_name_stays_until_it_is_given_up(welcome: Welcome) -> None:
    gerd = claim(welcome(), "Gerd")
    assert gerd.person["claimed"]
    gerd.post("/api/me", {"name": "Somebody else"}, 409)
    claim(gerd, "Gerda", PHRASE, 409)


@pytest.mark.parametrize("phrase", ["short", "aaaaaaaaaaaaaaa", "hildegard-", "x" * 201])
def test_passphrases_that_anybody_guesses_are_refused(welcome: Welcome, phrase: str) -> None:
    claim(welcome("Hildegard-"), "Hildegard-", phrase, 400)


def test_a_program_claims_nothing(welcome: Welcome) -> None:
    ina = welcome("Ina")
    token = ina.post("/api/me/bots", {"name": "Marvin"})["token"]
    program = welcome()
    program.http.headers["authorization"] = f"Bearer {token}"
    claim(program, "Marvin", PHRASE, 403)


def test_the_passphrase_is_nowhere(database: Path, welcome: Welcome) -> None:
    with serving(database) as address:
        claim(welcome("Jana", address), "Jana", "an unusual phrase")
    kept = b"".join(path.read_bytes() for path in database.parent.iterdir())
    assert b"$argon2id$" in kept
    assert b"unusual" not in kept


# Attacks


def test_a_flood_of_guesses_is_stopped_by_address_and_by_name(database: Path, welcome: Welcome) -> None:
    with serving(database, Limits(passphrases=(6, 0.001), tries=(4, 0.001))) as address:
        claim(welcome(None, address), "Karl")
        tried = [sign_in_status(address, welcome, "Karl", f"guess {n} of many") for n in range(5)]
        assert tried == [403] * 4 + [429]
        assert sign_in_status(address, welcome, "Someone", "guess of many") == 429


def sign_in_status(address: str, welcome: Welcome, name: str, phrase: str) -> int:
    guest = welcome(None, address)
    return guest.http.post("/api/me/sign-in", json={"name": name, "passphrase": phrase}).status_code


def test_spellings_of_a_name_share_its_tries() -> None:
    async def run() -> None:
        names = Names(People(MemoryStore()), [], OwnBuckets((100, 1e-3)), OwnBuckets((3, 1e-3)))
        answers = []
        for spelling in ("Karl", "KARL", "Кarl", "K a r l"):
            with pytest.raises(Refusal) as refusal:
                await names.sign_in(spelling, PHRASE, "here")
            answers.append(refusal.value.status)
        assert answers == [403] * 3 + [429]
        names.close()

    asyncio.run(run())


def test_an_unknown_name_takes_as_long_as_a_known_one() -> None:
    """Within a factor that hashing nothing would miss by far."""

    async def run() -> None:
        names = Names(People(MemoryStore()), [], OwnBuckets((100, 1e3)), OwnBuckets((100, 1e3)))
        await names.claim(None, "Lena", PHRASE, "here")
        took: dict[str, list[float]] = {"Lena": [], "Nobody there": []}
        said = set()
        for _ in range(5):
            for name, times in took.items():
                began = time.perf_counter()
                with pytest.raises(Refusal) as refusal:
                    await names.sign_in(name, "not the phrase", "here")
                times.append(time.perf_counter() - began)
                said.add((refusal.value.status, refusal.value.reason))
        assert len(said) == 1
        known, unknown = (median(times) for times in took.values())
        assert 0.4 < unknown / known < 2.5
        names.close()

    asyncio.run(run())


def test_hashing_leaves_the_loop_free_and_the_line_is_short() -> None:
    async def run() -> None:
        names = Names(People(MemoryStore()), [], OwnBuckets((1000, 1e3)), OwnBuckets((1000, 1e3)))
        tasks = [asyncio.create_task(names.sign_in(f"Guest {n}", PHRASE, "here")) for n in range(40)]
        ticks = 0
        while not all(task.done() for task in tasks):
            await asyncio.sleep(0.005)
            ticks += 1
        answers = [task.exception() for task in tasks]
        statuses = [answer.status for answer in answers if isinstance(answer, Refusal)]
        assert sorted(statuses) == [403] * 16 + [503] * 24
        assert ticks > 16
        names.close()

    asyncio.run(run())


def test_another_sites_page_cannot_claim_or_sign_in(server: str, welcome: Welcome) -> None:
    guest = welcome("Mona")
    for path in ("claim", "sign-in", "sign-out", "give-up", "passphrase", "revoke"):
        answer = guest.http.post(
            f"/api/me/{path}",
            json={"name": "Mona", "passphrase": PHRASE, "new": PHRASE},
            headers={"origin": "https://evil.example"},
        )
        assert answer.status_code == 403
    assert guest.get("/api/me")["person"] == guest.person
    assert not guest.person["claimed"]


# Rated tables


def test_a_rated_table_is_for_claimed_names_and_one_game(welcome: Welcome) -> None:
    nora, guest = claim(welcome(), "Nora"), welcome("Otto")
    rated = {"rated": True}
    guest.table(MINE, OPEN, terms=rated, status=403)
    nora.table(MINE, bot(), terms=rated, status=400)
    nora.table(MINE, MINE, terms=rated, status=400)
    nora.table(MINE, OPEN, terms=rated, options={"powers": "off"}, status=400)
    nora.table(MINE, OPEN, terms={**rated, "hints": True}, status=400)
    nora.table(MINE, OPEN, terms={**rated, "undo": "ask"}, status=400)
    table = nora.table(MINE, OPEN, terms=rated)
    assert (table["terms"]["undo"], table["terms"]["hints"], table["terms"]["rated"]) == ("free", False, True)
    guest.join(table, status=403)
    nora.post(f"/api/tables/{table['id']}/seat", {"seat": 1, "bot": "greedy"}, 409)
    nora.post("/api/me/give-up", {"passphrase": PHRASE}, 409)
    assert claim(guest, "Otto").join(table)["status"] == "playing"
