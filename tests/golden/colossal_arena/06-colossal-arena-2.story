Magus enters the arena.
Amazon enters the arena.
Cyclops enters the arena.
Titan enters the arena.
Colossus enters the arena.
Seraphim enters the arena.
Daimon enters the arena.
Ettin enters the arena.
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
Seat 1 bets on Seraphim in row 1.
Seat 1 plays Amazon 4 on Amazon.
Seat 1 draws a card.
Seat 2 bets on Ettin in row 1.
Seat 2 plays Daimon 9 on Daimon.
Seat 2 draws a card.
Seat 1 bets on Colossus in row 1.
Seat 1 plays Daimon 4 on Daimon.
Seat 1 draws a card.
Seat 2 bets on Amazon in row 1.
Seat 2 plays Magus 2 on Magus.
Seat 2 draws a card.
Seat 1 bets on Titan in row 1.
Seat 1 plays Titan 7 on Titan.
Seat 1 turns Titan on seat 2.
Seat 1 looks at a card of seat 2.
Seat 1 looks at a card of seat 2.
Seat 1 looks at a card of seat 2.
Seat 1 keeps a card of seat 2.
Seat 2 bets on Magus in row 1.
Seat 2 plays Amazon 10 on Amazon.
Seat 2 uses Amazon.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 1 bets on Daimon in row 1.
Seat 1 plays Magus 10 on Magus.
Seat 1 draws a card.
Seat 2 bets on Cyclops in row 1.
Seat 2 plays Colossus 6 on Colossus.
Seat 1 does not bet.
Seat 1 plays Colossus 10 on Colossus.
Seat 1 takes back the token on Seraphim in row 1.
Seat 1 draws a card.
Seat 2 bets on Seraphim in row 1.
Seat 2 plays Daimon 5 on Daimon.
Seat 2 draws a card.
Seat 1 bets in secret.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Amazon 3 on Amazon.
Seat 2 uses Amazon.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 1 has a secret bet on Cyclops (Cyclops 3).
Seat 1 plays Titan 9 on Titan.
Seat 1 turns Titan on seat 2.
Seat 1 looks at a card of seat 2.
Seat 1 looks at a card of seat 2.
Seat 1 looks at a card of seat 2.
Seat 1 keeps a card of seat 2.
Seat 2 does not bet.
Seat 2 plays Titan 5 on Titan.
Seat 1 does not bet.
Seat 1 plays Amazon 8 on Amazon.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Colossus 8 on Colossus.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Colossus 4 on Colossus.
Seat 1 takes back the token on Colossus in row 1.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Titan 3 on Titan.
Seat 2 draws a card.
Seat 1 bets on Colossus in row 1.
Seat 1 plays Cyclops 7 on Cyclops.
Seat 1 turns Cyclops on seat 2.
A card of seat 2 is stunned.
A card of seat 2 is stunned.
A card of seat 2 is stunned.
A card of seat 2 is stunned.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Amazon 2 on Amazon.
Seat 2 uses Amazon.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 2 recovers 4 stunned cards.
Seat 1 does not bet.
Seat 1 plays Ettin 8 on Ettin.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Titan 4 on Titan.
Seat 1 does not bet.
Seat 1 plays Seraphim 4 on Seraphim.
Seat 1 draws a card.
Amazon is eliminated.
Seat 2 does not bet.
Seat 2 plays Spectator 8 on Magus.
Seat 2 discards Amazon 9.
Seat 2 draws a card.
Seat 1 bets on Titan in row 2.
Seat 1 plays Magus 4 on Magus.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Ettin 3 on Ettin.
Seat 2 uses Ettin.
Seat 2 plays Spectator 6 on Magus.
Seat 2 discards Amazon 6.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Magus 6 on Magus.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Magus 1 on Magus.
Seat 2 uses Magus.
Seat 2 discards Colossus 9.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays the Prefect.
Seat 1 takes Magus 1 from row 2.
Seat 2 does not bet.
Seat 2 plays Titan 6 on Titan.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Ettin 9 on Ettin.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Seraphim 2 on Seraphim.
Seat 2 copies Amazon.
Seat 2 uses Seraphim.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Titan 8 on Titan.
Seat 1 turns Titan on seat 2.
Seat 1 looks at a card of seat 2.
Seat 1 looks at a card of seat 2.
Seat 1 looks at a card of seat 2.
Seat 1 keeps a card of seat 2.
Seat 2 does not bet.
Seat 2 plays Seraphim 8 on Seraphim.
Seat 2 copies Amazon.
Seat 2 uses Seraphim.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Seraphim 7 on Seraphim.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Magus 9 on Magus.
Seat 2 uses Magus.
Seat 2 discards Colossus 7.
Seat 2 hides 2 cards under it.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Daimon 1 on Daimon.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Seraphim 10 on Seraphim.
Seat 2 copies Amazon.
Seat 2 uses Seraphim.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Spectator 0 on Daimon.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Cyclops 9 on Cyclops.
Seat 2 discards Amazon 0.
Seat 1 does not bet.
Seat 1 plays Magus 1 on Magus.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Cyclops 2 on Cyclops.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Ettin 0 on Ettin.
Seat 1 discards Amazon 5.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Spectator 4 on Magus.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Seraphim 0 on Seraphim.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Spectator 1 on Daimon.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Daimon 6 on Daimon.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Cyclops 8 on Cyclops.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Magus 3 on Magus.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Seraphim 1 on Seraphim.
Seat 2 copies Amazon.
Seat 2 uses Seraphim.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 2 discards Amazon 7.
Seat 1 does not bet.
Seat 1 plays Spectator 9 on Titan.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Cyclops 6 on Cyclops.
Seat 1 does not bet.
Seat 1 plays the Magister on Colossus.
No other secret bet lies on Colossus.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Colossus 0 on Colossus.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Ettin 6 on Ettin.
Seat 1 draws a card.
Colossus is eliminated.
Seat 2 does not bet.
Seat 2 plays Titan 1 on Titan.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Cyclops 1 on Cyclops.
Seat 1 turns Cyclops on seat 2.
A card of seat 2 is stunned.
A card of seat 2 is stunned.
A card of seat 2 is stunned.
A card of seat 2 is stunned.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Ettin 2 on Ettin.
Seat 2 uses Ettin.
Seat 2 plays Ettin 7 on Ettin.
Seat 2 recovers 4 stunned cards.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Daimon 2 on Daimon.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Spectator 10 on Magus.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Spectator 7 on Magus.
Seat 1 discards Colossus 5.
Seat 1 discards Colossus 3.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Cyclops 5 on Cyclops.
Seat 2 discards Amazon 1.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Seraphim 6 on Seraphim.
Seat 1 draws a card.
Titan is eliminated.
Seat 2 does not bet.
Seat 2 plays Spectator 3 on Cyclops.
Seat 2 discards Titan 10.
Seat 2 discards Titan 0.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Spectator 2 on Daimon.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays the Prefect.
Seat 2 takes Seraphim 4 from row 1.
Seat 2 discards Colossus 1.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Daimon 7 on Daimon.
Seat 1 discards Colossus 2.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Daimon 8 on Daimon.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Ettin 4 on Ettin.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Seraphim 5 on Seraphim.
Seat 2 copies Titan.
Seat 2 turns Seraphim on seat 1.
Seat 2 looks at a card of seat 1.
Seat 2 looks at a card of seat 1.
Seat 2 looks at a card of seat 1.
Seat 2 keeps a card of seat 1.
Seat 1 does not bet.
Seat 1 plays Cyclops 10 on Cyclops.
Seat 1 draws a card.
The last card is drawn: the game is over.
