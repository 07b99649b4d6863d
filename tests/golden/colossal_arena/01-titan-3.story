Cyclops enters the arena.
Magus enters the arena.
Daimon enters the arena.
Seraphim enters the arena.
Colossus enters the arena.
Unicorn enters the arena.
Gorgon enters the arena.
Troll enters the arena.
Seat 3 starts.
Seat 3 draws a card.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 3 draws a card.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 3 draws a card.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 3 draws a card.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 3 draws a card.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 3 draws a card.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 3 draws a card.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 3 draws a card.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 3 bets on Magus in row 1.
Seat 3 plays Troll 4 on Troll.
Seat 3 draws a card.
Seat 1 bets on Cyclops in row 1.
Seat 1 plays Spectator 8 on Magus.
Seat 1 draws a card.
Seat 2 bets on Gorgon in row 1.
Seat 2 plays Colossus 3 on Colossus.
Seat 2 draws a card.
Seat 3 bets on Colossus in row 1.
Seat 3 plays Seraphim 5 on Seraphim.
Seat 3 draws a card.
Seat 1 bets on Troll in row 1.
Seat 1 plays Magus 3 on Magus.
Seat 1 draws a card.
Seat 2 bets on Daimon in row 1.
Seat 2 plays Magus 4 on Magus.
Seat 2 draws a card.
Seat 3 bets on Seraphim in row 1.
Seat 3 plays Gorgon 10 on Gorgon.
Seat 3 draws a card.
Seat 1 bets on Unicorn in row 1.
Seat 1 plays Colossus 2 on Colossus.
Seat 1 draws a card.
Seat 2 bets in secret.
Seat 2 draws a card.
Seat 3 bets in secret.
Seat 3 draws a card.
Seat 1 bets in secret.
Seat 1 draws a card.
Seat 2 has a secret bet on Cyclops (Cyclops 6).
Seat 2 plays Spectator 10 on Troll.
Seat 2 draws a card.
Seat 3 has a secret bet on Gorgon (Gorgon 2).
Seat 3 plays Daimon 8 on Daimon.
Seat 3 draws a card.
Seat 1 has a secret bet on Colossus (Colossus 9).
Seat 1 plays the Prefect.
Seat 1 takes Colossus 2 from row 1.
Seat 2 does not bet.
Seat 2 plays Troll 6 on Troll.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Magus 9 on Magus.
Seat 3 uses Magus.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Daimon 6 on Daimon.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Troll 2 on Troll.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Daimon 3 on Daimon.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Seraphim 6 on Seraphim.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Magus 10 on Magus.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Daimon 0 on Daimon.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Magus 7 on Magus.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Gorgon 7 on Gorgon.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Troll 1 on Troll.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Spectator 6 on Seraphim.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Seraphim 3 on Seraphim.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Troll 3 on Troll.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Spectator 7 on Unicorn.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays the Prefect.
Seat 2 takes Troll 3 from row 1.
Seat 3 does not bet.
Seat 3 plays Colossus 8 on Colossus.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Magus 5 on Magus.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Cyclops 0 on Cyclops.
Seat 2 turns Cyclops on seat 1.
A card of seat 1 is stunned.
A card of seat 1 is stunned.
A card of seat 1 is stunned.
A card of seat 1 is stunned.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Gorgon 5 on Gorgon.
Seat 3 turns Gorgon on seat 2.
Seat 3 asks seat 2 for Unicorn.
Seat 2 gives a Unicorn card to seat 3.
Seat 1 does not bet.
Seat 1 plays Daimon 7 on Daimon.
Seat 1 recovers 4 stunned cards.
Seat 1 draws a card.
Cyclops is eliminated.
Seat 2 bets on Seraphim in row 2.
Seat 2 plays Troll 3 on Troll.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 3 bets on Colossus in row 2.
Seat 3 plays Magus 2 on Magus.
Seat 3 uses Magus.
Seat 3 discards Unicorn 3.
Seat 3 hides 2 cards under it.
Seat 3 draws a card.
Seat 3 draws a card.
Seat 3 draws a card.
Seat 3 draws a card.
Seat 1 bets on Daimon in row 2.
Seat 1 plays Troll 10 on Troll.
Seat 1 takes Troll 1 from row 1.
Seat 2 bets on Gorgon in row 2.
Seat 2 plays Gorgon 9 on Gorgon.
Seat 2 turns Gorgon on seat 1.
Seat 2 asks seat 1 for Troll.
Seat 1 gives a Troll card to seat 2.
Seat 2 discards Cyclops 10.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Seraphim 10 on Seraphim.
Seat 3 copies Cyclops.
Seat 3 turns Seraphim on seat 1.
A card of seat 1 is stunned.
A card of seat 1 is stunned.
A card of seat 1 is stunned.
A card of seat 1 is stunned.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Spectator 9 on Daimon.
Seat 1 discards Cyclops 8.
Seat 1 recovers 4 stunned cards.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Unicorn 9 on Unicorn.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Colossus 6 on Colossus.
Seat 3 takes back the token on Seraphim in row 1.
Seat 3 draws a card.
Magus is eliminated.
Seat 1 does not bet.
Seat 1 plays the Magister on Unicorn.
No other secret bet lies on Unicorn.
Seat 1 discards Magus 1.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Daimon 2 on Daimon.
Seat 2 draws a card.
Seat 3 bets on Troll in row 3.
Seat 3 plays Spectator 1 on Daimon.
Seat 3 discards Magus 0.
Seat 3 draws a card.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Colossus 2 on Colossus.
Seat 1 discards Cyclops 5.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Gorgon 3 on Gorgon.
Seat 2 turns Gorgon on seat 3.
Seat 2 asks seat 3 for Colossus.
Seat 3 gives a Colossus card to seat 2.
Seat 2 discards Cyclops 3.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Unicorn 8 on Unicorn.
Seat 3 draws a card.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Spectator 5 on Colossus.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Colossus 10 on Colossus.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Spectator 4 on Colossus.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Unicorn 4 on Unicorn.
Seat 1 swaps Magus 5 with Magus 2.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Daimon 10 on Daimon.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Colossus 7 on Colossus.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Daimon 1 on Daimon.
Seat 1 discards Cyclops 4.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Daimon 9 on Daimon.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Seraphim 1 on Seraphim.
Seat 3 discards Cyclops 9.
Seat 3 discards Cyclops 1.
Seat 3 discards Cyclops 7.
Seat 3 draws a card.
Seat 3 draws a card.
Seat 3 draws a card.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Seraphim 2 on Seraphim.
Seat 1 discards Magus 8.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Daimon 5 on Daimon.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Gorgon 4 on Gorgon.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Seraphim 4 on Seraphim.
Seat 1 discards Magus 6.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Unicorn 2 on Unicorn.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Spectator 2 on Troll.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Unicorn 1 on Unicorn.
Seat 1 swaps Troll 2 with Troll 10.
Seat 1 draws a card.
Unicorn is eliminated.
Seat 2 does not bet.
Seat 2 plays Gorgon 8 on Gorgon.
Seat 2 turns Gorgon on seat 3.
Seat 2 asks seat 3 for Gorgon.
Seat 3 gives a Gorgon card to seat 2.
Seat 2 discards Unicorn 7.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Spectator 3 on Troll.
Seat 3 discards Unicorn 0.
Seat 3 discards Unicorn 10.
Seat 1 does not bet.
Seat 1 plays Spectator 0 on Gorgon.
Seat 2 does not bet.
Seat 2 plays Seraphim 0 on Seraphim.
Seat 2 copies Unicorn.
Seat 2 swaps Seraphim 3 with Seraphim 4.
Seat 3 does not bet.
Seat 3 plays Colossus 4 on Colossus.
Seat 3 takes back the token on Colossus in row 1.
Seat 3 discards Unicorn 6.
Seat 3 discards Unicorn 5.
Seat 1 does not bet.
Seat 1 plays Seraphim 8 on Seraphim.
Seat 3 declares a stalemate.
Seat 1 objects.
Seat 2 does not bet.
Seat 2 plays Gorgon 6 on Gorgon.
Seat 3 bets on Gorgon in row 4.
Seat 3 plays Seraphim 7 on Seraphim.
Seat 1 does not bet.
Seat 1 plays Troll 5 on Troll.
Seat 1 discards Cyclops 2.
Seat 2 declares a stalemate.
Seat 3 objects.
Seat 2 does not bet.
Seat 2 plays Gorgon 0 on Gorgon.
Seat 2 turns Gorgon on seat 3.
Seat 2 asks seat 3 for Gorgon.
Seat 3 has no Gorgon and shows the hand to seat 2.
Seat 3 does not bet.
Seat 3 cannot play and shows an empty hand.
Seat 1 does not bet.
Seat 1 plays Seraphim 9 on Seraphim.
Seat 2 declares a stalemate.
Seat 3 objects.
Seat 2 does not bet.
Seat 2 plays Troll 8 on Troll.
Seat 3 does not bet.
Seat 3 cannot play and shows an empty hand.
Seat 1 does not bet.
Seat 1 plays Troll 9 on Troll.
Seat 1 takes Troll 2 from row 2.
Seat 3 declares a stalemate.
Seat 1 objects.
Seat 2 does not bet.
Seat 2 plays Troll 0 on Troll.
Seat 3 does not bet.
Seat 3 cannot play and shows an empty hand.
Seat 1 does not bet.
Seat 1 plays Colossus 5 on Colossus.
Seat 1 takes back the token on Troll in row 1.
Seat 2 declares a stalemate.
Seat 1 objects.
Seat 2 does not bet.
Seat 2 plays Gorgon 1 on Gorgon.
Seat 2 turns Gorgon on seat 1.
Seat 2 asks seat 1 for Seraphim.
Seat 1 has no Seraphim and shows the hand to seat 2.
Seat 3 does not bet.
Seat 3 cannot play and shows an empty hand.
Seat 1 bets on Daimon in row 4.
Seat 1 plays Troll 2 on Troll.
Seat 2 does not bet.
Seat 2 plays Troll 1 on Troll.
Seat 3 does not bet.
Seat 3 cannot play and shows an empty hand.
Seat 1 does not bet.
Seat 1 plays Troll 7 on Troll.
Seat 2 declares a stalemate.
Stalemate: row 1 becomes the new deck, 27 cards.
Seat 2 draws a card.
Seat 3 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Colossus 1 on Colossus.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Spectator 8 on Seraphim.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Seraphim 4 on Seraphim.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Gorgon 5 on Gorgon.
Seat 2 turns Gorgon on seat 1.
Seat 2 asks seat 1 for Troll.
Seat 1 gives a Troll card to seat 2.
Seat 2 discards Magus 4.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Spectator 7 on Gorgon.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 cannot play and shows an empty hand.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Spectator 6 on Troll.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 cannot play and shows Magus 3.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Colossus 8 on Colossus.
Seat 1 takes back the token on Unicorn in row 1.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Troll 4 on Troll.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 cannot play and shows Magus 2, Magus 3.
Seat 3 discards Magus 2.
Seat 3 draws a card.
Seat 1 bets on Seraphim in row 4.
Seat 1 plays Seraphim 6 on Seraphim.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Daimon 7 on Daimon.
Seat 2 draws a card.
Troll is eliminated.
Seat 3 does not bet.
Seat 3 cannot play and shows Magus 3, Troll 6.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 cannot play and shows Troll 10.
Seat 1 discards Troll 10.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Daimon 6 on Daimon.
Seat 2 discards Magus 9.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Gorgon 10 on Gorgon.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Daimon 8 on Daimon.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 cannot play and shows Magus 7.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Spectator 10 on Colossus.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Daimon 3 on Daimon.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 cannot play and shows Cyclops 0, Magus 7.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Seraphim 5 on Seraphim.
Seat 3 discards Magus 3.
Seat 3 discards Troll 6.
Seat 3 draws a card.
Daimon is eliminated.
Five creatures are dead: the game is over.
