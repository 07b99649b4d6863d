Daimon enters the arena.
Troll enters the arena.
Amazon enters the arena.
Gorgon enters the arena.
Seraphim enters the arena.
Ettin enters the arena.
Colossus enters the arena.
Cyclops enters the arena.
Seat 1 starts.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 1 bets on Cyclops in row 1.
Seat 1 plays Colossus 5 on Colossus.
Seat 1 draws a card.
Seat 2 bets on Colossus in row 1.
Seat 2 plays Seraphim 5 on Seraphim.
Seat 2 draws a card.
Seat 1 bets on Amazon in row 1.
Seat 1 plays Spectator 4 on Amazon.
Seat 1 draws a card.
Seat 2 bets on Seraphim in row 1.
Seat 2 plays Spectator 2 on Seraphim.
Seat 2 draws a card.
Seat 1 bets on Ettin in row 1.
Seat 1 plays Amazon 2 on Amazon.
Seat 1 draws a card.
Seat 2 bets on Daimon in row 1.
Seat 2 plays Gorgon 0 on Gorgon.
Seat 2 draws a card.
Seat 1 bets on Troll in row 1.
Seat 1 plays the Magister on Daimon.
No other secret bet lies on Daimon.
Seat 1 draws a card.
Seat 2 bets on Gorgon in row 1.
Seat 2 plays Colossus 4 on Colossus.
Seat 2 takes back the token on Seraphim in row 1.
Seat 2 draws a card.
Seat 1 bets on Seraphim in row 1.
Seat 1 plays Ettin 4 on Ettin.
Seat 1 uses Ettin.
Seat 1 plays Troll 0 on Troll.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 bets in secret.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Troll 7 on Troll.
Seat 1 draws a card.
Seat 2 has a secret bet on Cyclops (Cyclops 2).
Seat 2 plays Amazon 10 on Amazon.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Daimon 0 on Daimon.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Colossus 2 on Colossus.
Seat 2 takes back the token on Gorgon in row 1.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Colossus 8 on Colossus.
Seat 1 draws a card.
Seat 2 bets on Gorgon in row 1.
Seat 2 plays the Prefect.
Seat 2 takes Amazon 10 from row 1.
Seat 1 does not bet.
Seat 1 plays Seraphim 9 on Seraphim.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Gorgon 8 on Gorgon.
Seat 2 turns Gorgon on seat 1.
Seat 2 asks seat 1 for Cyclops.
Seat 1 gives a Cyclops card to seat 2.
Seat 1 does not bet.
Seat 1 plays Seraphim 6 on Seraphim.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Gorgon 4 on Gorgon.
Seat 2 turns Gorgon on seat 1.
Seat 2 asks seat 1 for Cyclops.
Seat 1 gives a Cyclops card to seat 2.
Seat 1 does not bet.
Seat 1 plays Cyclops 1 on Cyclops.
Seat 1 draws a card.
Seat 1 draws a card.
Daimon is eliminated.
Seat 2 bets on Troll in row 2.
Seat 2 plays Colossus 10 on Colossus.
Seat 2 takes back the secret bet (Cyclops 2).
Seat 2 discards Daimon 3.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Troll 5 on Troll.
Seat 1 takes Troll 7 from row 1.
Seat 2 bets on Ettin in row 2.
Seat 2 plays Amazon 10 on Amazon.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Gorgon 7 on Gorgon.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Amazon 1 on Amazon.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Spectator 8 on Troll.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Colossus 6 on Colossus.
Seat 2 takes back the token on Troll in row 2.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Amazon 4 on Amazon.
Seat 1 uses Amazon.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 bets on Seraphim in row 2.
Seat 2 plays Cyclops 6 on Cyclops.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Troll 6 on Troll.
Seat 1 discards Daimon 9.
Seat 1 discards Daimon 10.
Seat 1 discards Daimon 8.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Ettin 0 on Ettin.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Troll 2 on Troll.
Seat 1 takes Troll 0 from row 1.
Seat 2 does not bet.
Seat 2 plays Cyclops 10 on Cyclops.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Spectator 6 on Seraphim.
Seat 1 draws a card.
Ettin is eliminated.
Seat 2 does not bet.
Seat 2 plays Troll 9 on Troll.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Amazon 7 on Amazon.
Seat 1 uses Amazon.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Spectator 1 on Amazon.
Seat 2 discards Ettin 3.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Spectator 0 on Cyclops.
Seat 1 discards Ettin 9.
Seat 2 does not bet.
Seat 2 plays Gorgon 3 on Gorgon.
Seat 2 turns Gorgon on seat 1.
Seat 2 asks seat 1 for Seraphim.
Seat 1 gives a Seraphim card to seat 2.
Seat 1 does not bet.
Seat 1 plays Troll 0 on Troll.
Seat 1 takes Troll 2 from row 2.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Cyclops 8 on Cyclops.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Spectator 5 on Colossus.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Amazon 8 on Amazon.
Seat 2 discards Ettin 1.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Troll 7 on Troll.
Seat 1 takes Troll 6 from row 2.
Seat 1 discards Ettin 2.
Seat 1 discards Daimon 7.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Troll 3 on Troll.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Troll 1 on Troll.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Troll 8 on Troll.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Cyclops 7 on Cyclops.
Seat 1 turns Cyclops on seat 2.
A card of seat 2 is stunned.
A card of seat 2 is stunned.
A card of seat 2 is stunned.
A card of seat 2 is stunned.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Seraphim 7 on Seraphim.
Seat 2 recovers 4 stunned cards.
Seat 2 draws a card.
Gorgon is eliminated.
Seat 1 does not bet.
Seat 1 plays Seraphim 10 on Seraphim.
Seat 1 copies Gorgon.
Seat 1 turns Seraphim on seat 2.
Seat 1 asks seat 2 for Seraphim.
Seat 2 gives a Seraphim card to seat 1.
Seat 1 discards Daimon 2.
Seat 1 discards Gorgon 5.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays the Prefect.
Seat 2 takes Gorgon 4 from row 1.
Seat 2 discards Gorgon 4.
Seat 2 discards Gorgon 9.
Seat 2 discards Gorgon 6.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Troll 4 on Troll.
Seat 1 takes Troll 8 from row 3.
Seat 2 does not bet.
Seat 2 plays Cyclops 3 on Cyclops.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Troll 2 on Troll.
Seat 1 takes Troll 1 from row 3.
Seat 1 discards Gorgon 2.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Amazon 5 on Amazon.
Seat 2 discards Ettin 5.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Seraphim 1 on Seraphim.
Seat 1 copies Ettin.
Seat 1 uses Seraphim.
Seat 1 plays Troll 6 on Troll.
Seat 1 takes Troll 3 from row 3.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Seraphim 3 on Seraphim.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Cyclops 0 on Cyclops.
Seat 1 turns Cyclops on seat 2.
A card of seat 2 is stunned.
A card of seat 2 is stunned.
A card of seat 2 is stunned.
A card of seat 2 is stunned.
Seat 1 discards Gorgon 1.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Seraphim 0 on Seraphim.
Seat 2 recovers 4 stunned cards.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Colossus 3 on Colossus.
Seat 1 discards Ettin 8.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Colossus 0 on Colossus.
Seat 2 takes back the token on Colossus in row 1.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Amazon 3 on Amazon.
Seat 1 uses Amazon.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 bets on Colossus in row 4.
Seat 2 plays Spectator 3 on Seraphim.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Spectator 10 on Cyclops.
Seat 1 discards Daimon 6.
Colossus is eliminated.
Seat 2 does not bet.
Seat 2 plays Seraphim 8 on Seraphim.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Troll 3 on Troll.
Seat 1 takes Troll 7 from row 3.
Seat 2 does not bet.
Seat 2 plays Amazon 6 on Amazon.
Seat 2 discards Daimon 1.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Troll 1 on Troll.
Seat 1 takes Troll 6 from row 4.
Seat 1 discards Colossus 1.
Seat 1 discards Colossus 7.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Spectator 7 on Seraphim.
Seat 2 discards Ettin 7.
Seat 2 discards Colossus 9.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Cyclops 5 on Cyclops.
Seat 1 turns Cyclops on seat 2.
A card of seat 2 is stunned.
A card of seat 2 is stunned.
A card of seat 2 is stunned.
A card of seat 2 is stunned.
Seat 1 draws a card.
Troll is eliminated.
Five creatures are dead: the game is over.
