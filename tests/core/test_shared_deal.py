"""A deal that nobody chose: the house's seed, committed to first, and then what players added."""

from __future__ import annotations

import hashlib
import hmac
from functools import cache

import pytest

from harena.core.dealer import SeededDealer, commitment, mixed
from harena.core.errors import RecordError, Unproven
from harena.core.match import Match
from harena.core.record import Record, read_record
from harena.games import GAMES

NONCES = {0: "00" * 16, 2: "ab" * 16}


def played(seed: str = "the house's", nonces: dict[int, str] | None = None) -> Match:
    """A whole game of first actions."""
    dealer = SeededDealer(seed, NONCES if nonces is None else nonces)
    match = Match(GAMES["colossal-arena"], 3, dealer=dealer, players=["Anna", "Bruno", "Carla"])
    while not match.over:
        match.play(match.view(match.actor).actions()[0])
    return match


@cache
def written(with_nonces: bool = True) -> str:
    return Record.of(played(nonces=NONCES if with_nonces else {})).text()


def test_the_deal_is_the_keyed_hash_of_what_players_added() -> None:
    said = "harena deal\n1 " + "00" * 16 + "\n3 " + "ab" * 16
    assert mixed("s", NONCES) == hmac.new(b"s", said.encode(), hashlib.sha256).hexdigest()
    assert mixed("s", dict(reversed(NONCES.items()))) == mixed("s", NONCES), "in the order of seats"
    assert mixed("s", {}) == "s", "old deals are as they were"


def test_every_one_of_them_changes_the_deal() -> None:
    deals = {tuple(played(nonces=nonces).log[:33]) for nonces in (NONCES, {}, {0: NONCES[0]}, {0: "01" * 16})}
    assert len(deals) == 4


def test_a_record_of_it_is_proved() -> None:
    record = read_record(written())
    assert record.nonces == NONCES
    assert record.commitment == commitment("the house's")
    assert record.verify(GAMES).over


def cheated(change: str) -> Record:
    """The record that a house shows which has cheated in some way."""
    record = read_record(written())
    if change == "another seed":
        record.seed = "chosen later"
    elif change == "another seed and its seal":
        record.seed, record.commitment = "chosen later", commitment("chosen later")
    elif change == "a nonce changed":
        record.nonces[2] = "cd" * 16
    elif change == "a nonce moved":
        record.nonces = {0: NONCES[2], 2: NONCES[0]}
    elif change == "a nonce left out":
        del record.nonces[2]
    elif change == "nonces made up":
        record.nonces[1] = "ef" * 16
    elif change == "dealt from its seed alone":
        record = read_record(written(with_nonces=False))
        record.nonces = NONCES
    return record


@pytest.mark.parametrize(
    "change",
    [
        "another seed",
        "another seed and its seal",
        "a nonce changed",
        "a nonce moved",
        "a nonce left out",
        "nonces made up",
        "dealt from its seed alone",
    ],
)
def test_a_house_that_cheats_is_found_out(change: str) -> None:
    cheated("").verify(GAMES)
    with pytest.raises(Unproven):
        read_record(cheated(change).text()).verify(GAMES)


@pytest.mark.parametrize("line", ["nonce 4: 00", "nonce: 00", "nonce x: 00", "nonce 1: 00\nnonce 1: 00"])
def test_a_nonce_is_a_players_and_given_once(line: str) -> None:
    text = written(with_nonces=False).replace("commitment:", f"{line}\ncommitment:")
    with pytest.raises(RecordError):
        read_record(text)
