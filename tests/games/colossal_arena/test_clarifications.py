"""K. The clarifications, which settle what the rulings leave open."""

from __future__ import annotations

import pytest

from harena.games.colossal_arena.scoring import winner

from .arrange import ARENA, FIVE_ROUNDS, LINEUP, Table, arrange, full_row, new_game

GORGON_AND_TITAN = "amazon colossus cyclops gorgon magus titan troll wyrm"
SERAPHIM = "amazon colossus daimon ettin gorgon seraphim troll wyrm"


def _eight(creature: str) -> str:
    return ", ".join(f"{creature} {strength}" for strength in range(8))


def test_k0_gorgons_victim_is_asked_even_with_one_card() -> None:
    """Otherwise the table would learn that she has only one."""
    table = arrange(hands={0: "gorgon 4, ...", 1: "troll 2, wyrm 1"}, bets={"gorgon 1": 0})

    table.play("pass", "play gorgon 4", "target seat 2", "name troll")

    assert (table.actor, table.legal) == (1, ["give troll 2"])


def test_k0_discards_are_asked_even_when_there_are_none() -> None:
    """One legal action, `done`; with something to discard the others see no difference."""
    without = arrange(dead="gorgon", hands={0: "wyrm 1, wyrm 2", 1: "ettin 1", 2: "ettin 2"})
    with_one = arrange(dead="gorgon", hands={0: "wyrm 1, gorgon 2", 1: "ettin 1", 2: "ettin 2"})

    assert without.play("pass", "play wyrm 1").legal == ["done"]
    with_one.play("pass", "play wyrm 1")
    assert without.view(1) == with_one.view(1)


def test_k0_ettins_second_card_is_asked_even_when_nothing_is_playable() -> None:
    """One legal action, `decline`."""
    table = arrange(dead="gorgon", hands={0: "ettin 4, gorgon 2"}, bets={"ettin 1": 0})

    assert table.play("pass", "play ettin 4", "use").legal == ["decline"]


def test_k0_what_the_table_can_see_is_not_asked() -> None:
    """Troll without a visible Troll card: everybody sees that there is nothing to decide."""
    table = arrange(dead="gorgon", hands={0: "troll 4, ..."}, bets={"troll 1": 0})

    assert table.play("pass", "play troll 4").step == "discard"


def test_k1_the_automatic_stalemate_is_tested_again_after_a_recycle() -> None:
    """Row 1 holds two dead cards: they are drawn, nobody can play yet, and row 2 goes as well."""
    table = arrange(
        seats=2,
        dead="gorgon troll",
        hands={0: "gorgon 1", 1: "troll 1"},
        piles={"gorgon 1": "gorgon 5", "troll 1": "troll 5", "wyrm 2": "wyrm 1, wyrm 2, wyrm 3"},
        deck=0,
        options=FIVE_ROUNDS,
    )

    table.play("pass", "pass", "done")

    assert (table.view(None)["recycled"], table.deck, table.turn, table.step) == (2, 1, 1, "bet")


def test_k1_an_empty_row_gives_nothing_and_the_next_is_tried() -> None:
    """Row 1 was picked clean: row 2 goes at once."""
    table = arrange(
        seats=2,
        dead="gorgon troll",
        hands={0: "gorgon 1", 1: "troll 1"},
        piles={"wyrm 2": "wyrm 1, wyrm 2, wyrm 3"},
        deck=0,
        options=FIVE_ROUNDS,
    )

    table.play("pass", "pass", "done")

    assert (table.view(None)["recycled"], table.deck) == (2, 1)


def _window(hands: dict[int, str], row_1: str, dead: str = "gorgon troll") -> Table:
    """Two players; Seat 2, who started the round, is next; the deck is empty."""
    return arrange(
        seats=2,
        dead=dead,
        starter=1,
        round_turns=1,
        hands=hands,
        piles={"wyrm 1": row_1, "ettin 2": "ettin 1"} if dead else {},
        deck=0,
        options=FIVE_ROUNDS,
    )


def test_k2_the_window_opens_after_an_automatic_recycle_that_emptied_the_deck() -> None:
    """Both cards of row 1 are drawn; the deck is empty again, and a stalemate may be declared."""
    table = _window({0: "gorgon 1", 1: "troll 1"}, "wyrm 1, wyrm 2").play("pass", "pass", "done")

    assert (table.deck, table.view(None)["recycled"], table.legal) == (0, 1, ["wait", "declare"])


def test_k2_the_window_does_not_open_again_after_a_declared_recycle() -> None:
    """Both cards are drawn after a declaration: the turn begins."""
    table = _window({0: "amazon 1, amazon 2", 1: "amazon 3"}, "wyrm 1, wyrm 2")
    table.play("pass", "play amazon 1", "done").play("declare", "wait")

    assert (table.deck, table.view(None)["recycled"], table.step) == (0, 1, "bet")


@pytest.mark.parametrize("end", ["last-card", "five-rounds"])
def test_k3_the_guard_ends_both_endings(end: str) -> None:
    """Eight dead cards each, nobody discards, the deck is not empty."""
    table = arrange(
        seats=2, dead="troll wyrm", hands={0: _eight("troll"), 1: _eight("wyrm")}, options={"end_mode": end}
    )

    for _ in range(4):
        table.play("pass", "pass", "done")

    assert table.view(None)["ending"] == "deadlock"


def test_k4_who_is_asked_to_declare_and_to_object() -> None:
    """Declare: clockwise from the player to move; object: the others, clockwise from the declarer."""
    table = arrange(
        seats=4,
        turn=1,
        starter=2,
        round_turns=3,
        dead="gorgon",
        hands={0: "wyrm 1", 1: "wyrm 2", 2: "wyrm 3", 3: "wyrm 4"},
        piles={"ettin 1": "ettin 1"},
        deck=0,
        options=FIVE_ROUNDS,
    ).play("pass", "play wyrm 2", "done")

    asked = []
    for text in ("wait", "declare", "wait", "wait"):
        asked.append((table.actor, table.step))
        table.play(text)
    asked.append((table.actor, table.step))

    assert asked == [(2, "declare"), (3, "declare"), (0, "object"), (1, "object"), (2, "object")]
    assert table.legal == ["wait", "object"]
    assert table.refused("declare").rule == "R152"


def test_k5_an_unopposed_declaration_with_no_row_left_ends_the_game() -> None:
    """In round 1 a table may agree to stop, though cards could be played."""
    table = _window({0: "amazon 1, amazon 2", 1: "amazon 3"}, "", dead="").play(
        "pass", "play amazon 1", "done"
    )

    table.play("declare", "wait")

    assert table.over
    assert table.view(None)["ending"] == "no-row-left"


def test_k6_everybody_draws_after_a_recycle_whatever_the_hand() -> None:
    """Eight dead cards become nine; the player to move draws once more in phase 3 if her hand is short."""
    table = arrange(
        seats=2,
        dead="gorgon troll",
        hands={0: _eight("gorgon"), 1: "troll 1"},
        piles={"wyrm 1": "wyrm 1, wyrm 2, wyrm 3, wyrm 4"},
        deck=0,
        options=FIVE_ROUNDS,
    ).play("pass", "pass", "done")
    assert (table.size(0), table.size(1), table.deck) == (9, 2, 2)

    (wyrm,) = [card for card in table.hand(1) if card.startswith("wyrm")]
    table.play("pass", f"play {wyrm}", "done")

    assert (table.size(1), table.deck) == (2, 1)


def test_k7_magus_is_always_asked() -> None:
    """Even with an empty hand, and in a hand of spectators."""
    for hand in ("magus 4", "magus 4, spectator 3"):
        table = arrange(GORGON_AND_TITAN, hands={0: hand}, bets={"magus 1": 0}).play("pass", "play magus 4")
        assert table.legal == ["decline", "use"]


def test_k7_without_magus_the_usual_discards() -> None:
    """Declined, only dead creatures' cards may go, each in sight."""
    table = arrange(
        GORGON_AND_TITAN, dead="wyrm", hands={0: "magus 4, wyrm 1, wyrm 2, troll 1"}, bets={"magus 1": 0}
    ).play("pass", "play magus 4", "decline")

    assert table.legal == ["done", "discard wyrm 1", "discard wyrm 2"]
    table.play("discard wyrm 1", "discard wyrm 2")
    assert "Wyrm 1" in table.story(1)


def test_k8_seraphim_chooses_then_uses_or_declines() -> None:
    """The creature first; its power may still be declined."""
    table = arrange(SERAPHIM, dead="ettin", hands={0: "seraphim 4, troll 1"}, bets={"seraphim 1": 0})

    table.play("pass", "play seraphim 4")
    assert table.legal == ["decline", "copy ettin"]
    table.play("copy ettin")
    assert table.legal == ["decline", "use"]
    table.play("decline")

    assert table.step == "discard"


def test_k8_creatures_without_a_target_are_not_offered() -> None:
    """Troll finds no Seraphim card in row 1; alone he is not asked."""
    table = arrange(SERAPHIM, dead="troll", hands={0: "seraphim 4, ..."}, bets={"seraphim 1": 0})

    assert table.play("pass", "play seraphim 4").step == "discard"


def test_k9_a_revealed_secret_fetched_in_round_1_may_be_bet_anew() -> None:
    """Colossus takes it back; next turn a new secret bet is legal."""
    table = arrange(
        seats=2,
        hands={0: "colossus 5, wyrm 4, ...", 1: "wyrm 3, ..."},
        bets={"colossus 1": 0},
        revealed={0: "troll 3"},
    )

    table.play("pass", "play colossus 5", "retrieve secret", "done").play("pass", "play wyrm 3", "done")

    assert "secret wyrm 4" in table.legal


def test_k10_daimon_and_a_forbidden_row_5() -> None:
    """With `round5_bets=off` rows 1 to 4 stay open to Daimon in round 5."""
    table = arrange(
        dead="amazon colossus ettin gorgon",
        hands={0: "daimon 4, ..."},
        bets={"daimon 1": 0},
        options={"round5_bets": "off"},
    ).play("pass", "play daimon 4")

    assert {place[-1] for place in table.offered("place")} == {"1", "2", "3", "4"}
    assert table.refused("place wyrm row 5").rule == "K10"


def test_k11_ettin_is_used_and_then_a_card_is_played() -> None:
    """Two steps: `use`, then a card or `decline`."""
    table = arrange(hands={0: "ettin 4, troll 1"}, bets={"ettin 1": 0}).play("pass", "play ettin 4")

    assert table.legal == ["decline", "use"]
    assert table.play("use").legal == ["decline", "play troll 1"]


def test_k12_gorgon_may_ask_an_empty_hand() -> None:
    """It is shown, and it is empty."""
    table = arrange(hands={0: "gorgon 4, ...", 1: ""}, stunned={1: "troll 2"}, bets={"gorgon 1": 0})

    table.play("pass", "play gorgon 4", "target seat 2", "name troll")

    assert table.step == "discard"
    assert "Seat 2 has no Troll and shows the hand" in table.story(2)


def test_k13_titans_three_cards_stay_in_the_hand_until_one_is_kept() -> None:
    """The victim has four while the choice is open, three after it."""
    table = arrange(
        GORGON_AND_TITAN,
        hands={0: "titan 4, ...", 1: "troll 1, troll 2, troll 3, troll 4"},
        bets={"titan 1": 0},
    ).play("pass", "play titan 4", "target seat 2")

    assert (table.step, table.size(1)) == ("keep", 4)
    table.play(table.legal[0])
    assert table.size(1) == 3


def test_k14_stunned_cards_returning_is_a_change() -> None:
    """Seat 2's stunned card returns in the second of four idle turns: the count begins again."""
    table = arrange(
        seats=2, dead="troll wyrm", hands={0: _eight("troll"), 1: _eight("wyrm")}, stunned={1: "wyrm 9"}
    )

    for _ in range(4):
        table.play("pass", "pass", "done")
    assert not table.over
    for _ in range(2):
        table.play("pass", "pass", "done")
    assert table.over


def test_k14_a_recycle_starts_the_count_again() -> None:
    """One idle turn, then a stalemate: the count is back at nothing."""
    table = arrange(
        seats=2,
        dead="troll wyrm",
        hands={0: _eight("troll"), 1: "wyrm 1"},
        piles={"amazon 1": "spectator 2", "ettin 1": "spectator 3"},
        deck=0,
        options=FIVE_ROUNDS,
    )
    table.play("pass", "pass", "done")

    assert table.view(None)["recycled"] == 1
    assert table.state.quiet == 0


def _known(table: Table) -> list[str]:
    """What a spectator is sure that Seat 1 holds."""
    known = table.player(0)["known"]
    assert isinstance(known, list)
    return known


def _took(hand: str, lineup: str = LINEUP, **more: str) -> Table:
    """Seat 1 of two has taken Troll 8 with a Prefect, and Seat 2 is to move; all of it in round 1."""
    table = arrange(
        lineup,
        seats=2,
        hands={0: f"prefect, {hand}, ...", 1: more.get("other", "ettin 1, ...")},
        piles={"troll 1": "troll 8"},
        bets={"magus 1" if "magus" in lineup else "gorgon 1": 0, "cyclops 1": 1},
        deals=more["deals"].split("; ") if "deals" in more else [],
    ).play("pass", "prefect", "take troll 8", "done")
    assert _known(table) == ["troll 8"]
    return table


def test_k15_a_known_card_that_is_played_is_no_longer_in_hand() -> None:
    """The play ends it."""
    table = _took("wyrm 1").play("pass", "play ettin 1", "done").play("pass", "play troll 8")

    assert _known(table) == []


def test_k15_a_known_card_that_is_discarded_is_no_longer_in_hand() -> None:
    """The discard ends it."""
    table = arrange(dead="gorgon", hands={0: "prefect"}, piles={"gorgon 1": "gorgon 8"})
    table.play("pass", "prefect", "take gorgon 8")
    assert _known(table) == ["gorgon 8"]

    assert _known(table.play("discard gorgon 8")) == []


@pytest.mark.parametrize(
    ("named", "given", "known"), [("troll", "troll 2", []), ("wyrm", "wyrm 1", ["troll 8"])]
)
def test_k15_a_gorgon_that_names_the_creature_ends_certainty(
    named: str, given: str, known: list[str]
) -> None:
    """Troll 2 or Troll 8 was given, who knows; a Gorgon that asked for Wyrm leaves Troll 8 where it was."""
    table = arrange(
        seats=2,
        hands={0: "prefect, troll 2, wyrm 1", 1: "gorgon 4, ..."},
        piles={"troll 1": "troll 8"},
        bets={"gorgon 1": 1},
    ).play("pass", "prefect", "take troll 8", "done")

    table.play("pass", "play gorgon 4", "target seat 1", f"name {named}", f"give {given}")

    assert _known(table) == known


def test_k15_a_secret_bet_ends_certainty() -> None:
    """Any combat card may be the one."""
    table = _took("troll 5").play("pass", "play ettin 1", "done").play("secret troll 5")

    assert _known(table) == []
    (either,) = [fact for fact in table.facts() if fact["cards"] == ["troll 8"]]
    assert set(either["zones"]) == {"hand 1", "secret 1"}


@pytest.mark.parametrize(
    ("discards", "known"),
    [(["discard wyrm 1"], ["troll 8"]), (["discard wyrm 1", "discard wyrm 2"], [])],
)
def test_k15_a_magus_stack_of_two_ends_certainty(discards: list[str], known: list[str]) -> None:
    """One card is seen; of two, one is hidden and may be Troll 8."""
    table = _took("magus 4, wyrm 1, wyrm 2", GORGON_AND_TITAN, other="wyrm 3, ...")
    table.play("pass", "play wyrm 3", "done")

    table.play("pass", "play magus 4", "use", *discards, "done")

    assert _known(table) == known


def test_k15_a_cyclops_does_not_end_certainty() -> None:
    """Troll 8 is in hand or stunned: still Seat 1's."""
    table = _took("wyrm 1", other="cyclops 4, ...").play("pass", "play cyclops 4", "target seat 1")

    assert table.player(0)["stunned"] == 4
    assert _known(table) == ["troll 8"]


def _named_troll(lineup: str = LINEUP) -> Table:
    """Seat 1's Magister found no secret on Troll; Seat 2 has one on Wyrm, and backs Colossus."""
    table = arrange(
        lineup,
        seats=2,
        hands={0: "magister, ...", 1: "colossus 4, amazon 1, ..."},
        secrets={1: "wyrm 3"},
        bets={"colossus 1": 1},
    ).play("pass", "magister on troll", "done")
    assert any(fact["zones"] == ["secret 2"] and fact.get("at_most") == 0 for fact in table.facts())
    return table


def test_k16_what_the_magister_told_lapses_when_the_secret_is_revealed() -> None:
    """Nothing is remembered about Seat 2's secret place."""
    table = _named_troll().play("reveal")

    assert not any("secret 2" in fact["zones"] for fact in table.facts())


def test_k16_what_the_magister_told_lapses_when_the_secret_is_fetched() -> None:
    """A new secret may be on Troll again."""
    table = _named_troll().play("pass", "play colossus 4", "retrieve secret")

    assert not any("secret 2" in fact["zones"] for fact in table.facts())


def test_k17_a_forced_pass_is_one_action() -> None:
    """The player is asked, and `pass` is all there is."""
    table = arrange(dead="gorgon", hands={0: "gorgon 1"}).play("pass")

    assert (table.actor, table.step, table.legal) == (0, "play", ["pass"])


def test_k18_discards_go_card_by_card() -> None:
    """Each dead card at once; a Magus stack only when it is complete."""
    plain = arrange(dead="gorgon", hands={0: "wyrm 1, gorgon 1, gorgon 2"}).play(
        "pass", "play wyrm 1", "discard gorgon 1"
    )
    assert (plain.size(0), plain.discard_top) == (1, "gorgon 1")

    magus = arrange(GORGON_AND_TITAN, hands={0: "magus 4, troll 1, troll 2"}, bets={"magus 1": 0})
    magus.play("pass", "play magus 4", "use", "discard troll 1", "discard troll 2")
    assert (magus.size(0), magus.discard_top) == (2, "")
    magus.play("done")
    assert magus.discard_top == "troll 2"
    assert "troll 1" not in magus.hand(0)


def test_k19_several_secrets_are_revealed_clockwise() -> None:
    """From the player of the Magister, who is discarded last; at the end from the player whose turn it is."""
    secrets = {0: "troll 1", 1: "troll 2", 2: "troll 3"}
    magister = arrange(turn=1, hands={1: "magister, ..."}, secrets=secrets).play("pass", "magister on troll")
    assert _order(magister.story(None)) == [2, 3, 1]
    assert magister.discard_top == "magister"

    end = arrange(turn=2, hands={2: "wyrm 1, ..."}, secrets=secrets, deck=1).play(
        "pass", "play wyrm 1", "done"
    )
    assert _order(end.story(None)) == [3, 1, 2]
    assert end.discard_top == "troll 2"


def _order(story: str) -> list[int]:
    return [int(line.split()[1]) for line in story.splitlines() if "has a secret bet" in line]


def test_k20_the_two_prefects_are_alike() -> None:
    """One notation, offered once; drawn from the deck it has the weight of two."""
    table = arrange(hands={0: "prefect, prefect"}).play("pass")
    assert table.legal == ["prefect"]
    table.play("prefect")
    assert table.hand(0) == ["prefect"]

    state = ARENA.start(2, "", {"creature_select": "classic"})
    state.apply(state.parse("start seat 1"))
    texts = [state.text(action) for action in state.actions()]
    assert texts.count("draw prefect") == 1
    assert state.weight(state.parse("draw prefect")) == 2
    assert state.weight(state.parse("draw magister")) == 1


@pytest.mark.parametrize(("creature", "verb"), [("cyclops", "stun"), ("titan", "show")])
def test_k20_two_prefects_in_a_hand_weigh_two(creature: str, verb: str) -> None:
    """Where Cyclops or Titan draw blindly, a Prefect is twice as likely as any other card."""
    hands = {0: f"{creature} 4", 1: "prefect, prefect, magister"}
    table = arrange(GORGON_AND_TITAN, seats=2, hands=hands, bets={f"{creature} 1": 0})
    state = table.play("pass", f"play {creature} 4").state.clone()

    state.apply(state.parse("target seat 2"))

    weights = {state.text(action): state.weight(action) for action in state.actions()}
    assert weights == {f"{verb} magister": 1, f"{verb} prefect": 2}


def test_k21_cards_are_dealt_one_by_one_from_the_start_player() -> None:
    """Seat 2 starts: she gets the first, third, fifth card."""
    cards = [f"{name} {strength}" for strength in range(2) for name in LINEUP.split()]
    deals = ["start seat 2", *(f"draw {card}" for card in cards)]
    table = new_game(2, {"creature_select": LINEUP.replace(" ", ",")}, deals)

    assert table.hand(1) == sorted(cards[0::2])
    assert table.hand(0) == sorted(cards[1::2])
    assert (table.turn, table.actor) == (1, 1)


def test_k22_a_dead_card_picked_up_may_be_discarded_in_the_same_turn() -> None:
    """The Prefect takes Gorgon 8, phase 3 throws it away."""
    table = arrange(dead="gorgon", hands={0: "prefect"}, piles={"gorgon 1": "gorgon 8"})

    table.play("pass", "prefect", "take gorgon 8")

    assert table.legal == ["done", "discard gorgon 8"]


@pytest.mark.parametrize(
    ("lineup", "dies"),
    [(LINEUP, "troll"), ("wyrm amazon colossus cyclops daimon ettin gorgon troll", "wyrm")],
)
def test_k23_the_leftmost_of_the_tied_dies(lineup: str, dies: str) -> None:
    """Troll and Wyrm tie; whoever was laid out first dies, if the table wants it so."""
    table = arrange(
        lineup,
        hands={0: "amazon 7, ..."},
        piles=full_row(1, lineup, troll=1, wyrm=1),
        options={"row_tie": "leftmost-dies"},
    )

    assert table.play("pass", "play amazon 7", "done").dead == [dies]


def _last_dead(bets: dict[str, int], secrets: dict[int, str] | None = None) -> Table:
    """Troll died, then Wyrm; Seat 1 draws the last card."""
    table = arrange(
        dead="troll wyrm",
        hands={0: "amazon 7, ..."},
        bets=bets,
        secrets=secrets,
        deck=1,
        options={"tie_break": "last-dead"},
    )
    return table.play("pass", "play amazon 7", "done")


def test_k24_who_lost_most_on_the_last_to_die_wins_a_tie() -> None:
    """Tokens and the secret on Wyrm count; then those on Troll; then the most recent turn."""
    assert _last_dead({"troll 1": 2, "wyrm 2": 1}).ranking == [1, 2, 0]
    assert _last_dead({"wyrm 1": 1}, {2: "wyrm 4"}).ranking == [2, 1, 0]
    assert _last_dead({"wyrm 1": 1, "troll 2": 1, "troll 1": 2}, {2: "ettin 4"}).ranking == [2, 1, 0]
    assert _last_dead({"troll 1": 1}).ranking == [1, 0, 2]
    assert _last_dead({}).ranking == [0, 2, 1]


def test_k24_gold_comes_first() -> None:
    """Four gold on a survivor beat any loss."""
    table = _last_dead({"wyrm 1": 1, "ettin 1": 2})

    assert table.ranking[0] == 2
    assert winner(table.state) == 2


def test_k25_the_other_options_are_on_unless_told() -> None:
    """`powers` and `secret_bets` are on by default; off, neither is offered."""
    options = ARENA.complete("colossal-arena", {})
    assert (options["powers"], options["secret_bets"]) == ("on", "on")

    no_powers = arrange(hands={0: "amazon 4, ..."}, bets={"amazon 1": 0}, options={"powers": "off"})
    assert no_powers.play("pass", "play amazon 4").step == "discard"
    no_secrets = arrange(hands={0: "amazon 4, ..."}, options={"secret_bets": "off"})
    assert no_secrets.offered("secret") == []
    assert no_secrets.refused("secret amazon 4").rule == "K25"


def test_k25_presets_are_option_sets() -> None:
    """Titan: the classic eight, five rounds, no bets in round 5. Derby: neither powers nor secrets."""
    titan = ARENA.complete("titan", {})
    derby = ARENA.complete("derby", {})

    assert (titan["creature_select"], titan["end_mode"], titan["round5_bets"]) == (
        "classic",
        "five-rounds",
        "off",
    )
    assert (derby["powers"], derby["secret_bets"], derby["row_tie"]) == ("off", "off", "leftmost-dies")
    assert ARENA.complete("titan", {"end_mode": "last-card"})["end_mode"] == "last-card"
