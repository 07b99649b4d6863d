Wyrm enters the arena.
Titan enters the arena.
Colossus enters the arena.
Seraphim enters the arena.
Daimon enters the arena.
Gorgon enters the arena.
Magus enters the arena.
Troll enters the arena.
Seat 5 starts.
Seat 5 draws a card.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 3 draws a card.
Seat 4 draws a card.
Seat 5 draws a card.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 3 draws a card.
Seat 4 draws a card.
Seat 5 draws a card.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 3 draws a card.
Seat 4 draws a card.
Seat 5 draws a card.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 3 draws a card.
Seat 4 draws a card.
Seat 5 draws a card.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 3 draws a card.
Seat 4 draws a card.
Seat 5 draws a card.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 3 draws a card.
Seat 4 draws a card.
Seat 5 draws a card.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 3 draws a card.
Seat 4 draws a card.
Seat 5 draws a card.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 3 draws a card.
Seat 4 draws a card.
Seat 5 bets in secret.
Seat 5 draws a card.
Seat 1 bets on Wyrm in row 1.
Seat 1 plays Titan 10 on Titan.
Seat 1 draws a card.
Seat 2 bets on Troll in row 1.
Seat 2 plays Daimon 0 on Daimon.
Seat 2 draws a card.
Seat 3 bets on Seraphim in row 1.
Seat 3 plays Spectator 7 on Seraphim.
Seat 3 draws a card.
Seat 4 bets on Titan in row 1.
Seat 4 plays Gorgon 7 on Gorgon.
Seat 4 draws a card.
Seat 5 bets on Magus in row 1.
Seat 5 plays Daimon 3 on Daimon.
Seat 5 draws a card.
Seat 1 bets in secret.
Seat 1 draws a card.
Seat 2 bets in secret.
Seat 2 draws a card.
Seat 3 bets in secret.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Titan 5 on Titan.
Seat 4 declines.
Seat 4 draws a card.
Seat 5 bets on Colossus in row 1.
Seat 5 plays Colossus 4 on Colossus.
Seat 5 takes back the secret bet (Colossus 1).
Seat 5 draws a card.
Seat 1 bets on Gorgon in row 1.
Seat 1 plays Troll 2 on Troll.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Titan 1 on Titan.
Seat 2 draws a card.
Seat 3 bets on Daimon in row 1.
Seat 3 plays Wyrm 6 on Wyrm.
Seat 3 draws a card.
Seat 4 bets in secret.
Seat 4 draws a card.
Seat 5 bets in secret.
Seat 5 draws a card.
Seat 1 has a secret bet on Seraphim (Seraphim 3).
Seat 1 plays Spectator 3 on Wyrm.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Seraphim 4 on Seraphim.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Troll 0 on Troll.
Seat 3 draws a card.
Seat 4 has a secret bet on Titan (Titan 8).
Seat 4 plays Colossus 7 on Colossus.
Seat 4 draws a card.
Seat 5 has a secret bet on Gorgon (Gorgon 3).
Seat 5 plays Wyrm 10 on Wyrm.
Seat 5 draws a card.
Seat 1 does not bet.
Seat 1 plays Spectator 2 on Daimon.
Seat 1 draws a card.
Seat 2 has a secret bet on Troll (Troll 1).
Seat 2 plays Magus 9 on Magus.
Seat 2 draws a card.
Troll is eliminated.
Seat 3 has a secret bet on Titan (Titan 4).
Seat 3 plays Wyrm 5 on Wyrm.
Seat 3 draws a card.
Seat 4 bets on Titan in row 2.
Seat 4 plays Wyrm 2 on Wyrm.
Seat 4 draws a card.
Seat 5 bets on Gorgon in row 2.
Seat 5 plays Spectator 10 on Seraphim.
Seat 5 draws a card.
Seat 1 does not bet.
Seat 1 plays the Magister on Titan.
No other secret bet lies on Titan.
Seat 1 discards Troll 5.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 bets on Magus in row 2.
Seat 2 plays Magus 0 on Magus.
Seat 2 draws a card.
Seat 3 bets on Seraphim in row 2.
Seat 3 plays Magus 1 on Magus.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Colossus 8 on Colossus.
Seat 4 discards Troll 7.
Seat 4 discards Troll 6.
Seat 4 draws a card.
Seat 4 draws a card.
Seat 4 draws a card.
Seat 5 bets on Wyrm in row 2.
Seat 5 plays Wyrm 4 on Wyrm.
Seat 5 discards Troll 4.
Seat 5 draws a card.
Seat 5 draws a card.
Seat 1 bets on Colossus in row 2.
Seat 1 plays Gorgon 8 on Gorgon.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Magus 10 on Magus.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Gorgon 4 on Gorgon.
Seat 3 discards Troll 8.
Seat 3 draws a card.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Daimon 6 on Daimon.
Seat 4 draws a card.
Seat 5 does not bet.
Seat 5 plays Gorgon 10 on Gorgon.
Seat 5 turns Gorgon on seat 1.
Seat 5 asks seat 1 for Gorgon.
Seat 1 gives a Gorgon card to seat 5.
Seat 1 bets on Daimon in row 2.
Seat 1 plays Colossus 3 on Colossus.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Gorgon 6 on Gorgon.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Daimon 1 on Daimon.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Spectator 5 on Wyrm.
Seat 4 draws a card.
Seat 5 does not bet.
Seat 5 plays Wyrm 1 on Wyrm.
Seat 5 draws a card.
Seat 1 does not bet.
Seat 1 plays Titan 2 on Titan.
Seat 1 discards Troll 9.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Colossus 5 on Colossus.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Gorgon 5 on Gorgon.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Spectator 8 on Wyrm.
Seat 4 draws a card.
Daimon is eliminated.
Seat 5 does not bet.
Seat 5 plays Wyrm 7 on Wyrm.
Seat 5 discards Daimon 4.
Seat 5 discards Daimon 8.
Seat 5 draws a card.
Seat 5 draws a card.
Seat 5 draws a card.
Seat 1 does not bet.
Seat 1 plays Titan 3 on Titan.
Seat 1 discards Daimon 2.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 bets on Magus in row 3.
Seat 2 plays Seraphim 6 on Seraphim.
Seat 2 discards Daimon 5.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Seraphim 1 on Seraphim.
Seat 3 copies Daimon.
Seat 3 bets on Gorgon in row 3.
Seat 3 discards Troll 3.
Seat 3 discards Daimon 7.
Seat 3 draws a card.
Seat 3 draws a card.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Gorgon 0 on Gorgon.
Seat 4 discards Daimon 10.
Seat 4 draws a card.
The last card is drawn: the game is over.
