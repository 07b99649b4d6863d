Wyrm enters the arena.
Gorgon enters the arena.
Titan enters the arena.
Seraphim enters the arena.
Daimon enters the arena.
Ettin enters the arena.
Colossus enters the arena.
Magus enters the arena.
Seat 1 starts.
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
Seat 5 draws a card.
Seat 1 bets on Magus in row 1.
Seat 1 plays Spectator 8 on Gorgon.
Seat 1 draws a card.
Seat 2 bets on Gorgon in row 1.
Seat 2 plays Spectator 7 on Titan.
Seat 2 draws a card.
Seat 3 bets on Wyrm in row 1.
Seat 3 plays Spectator 1 on Wyrm.
Seat 3 draws a card.
Seat 4 bets on Colossus in row 1.
Seat 4 plays Spectator 9 on Ettin.
Seat 4 draws a card.
Seat 5 bets on Titan in row 1.
Seat 5 plays Ettin 1 on Ettin.
Seat 5 draws a card.
Seat 1 bets on Seraphim in row 1.
Seat 1 plays Spectator 5 on Seraphim.
Seat 1 draws a card.
Seat 2 bets on Daimon in row 1.
Seat 2 plays Titan 1 on Titan.
Seat 2 draws a card.
Seat 3 bets on Ettin in row 1.
Seat 3 plays Magus 1 on Magus.
Seat 3 draws a card.
Seat 4 bets in secret.
Seat 4 draws a card.
Seat 5 bets in secret.
Seat 5 draws a card.
Seat 1 bets in secret.
Seat 1 draws a card.
Seat 2 bets in secret.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Spectator 3 on Daimon.
Seat 3 draws a card.
Seat 4 has a secret bet on Daimon (Daimon 5).
Seat 4 plays Colossus 3 on Colossus.
Seat 4 takes back the secret bet (Daimon 5).
Seat 4 draws a card.
Seat 5 has a secret bet on Gorgon (Gorgon 4).
Seat 5 plays Gorgon 6 on Gorgon.
Seat 5 draws a card.
Seat 1 has a secret bet on Gorgon (Gorgon 5).
Seat 1 plays Magus 7 on Magus.
Seat 1 uses Magus.
Seat 1 discards Gorgon 0.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 has a secret bet on Wyrm (Wyrm 10).
Seat 2 plays Daimon 6 on Daimon.
Seat 2 draws a card.
Seat 3 bets in secret.
Seat 3 draws a card.
Seat 4 bets in secret.
Seat 4 draws a card.
Seat 5 does not bet.
Seat 5 plays Magus 0 on Magus.
Seat 5 draws a card.
Magus is eliminated.
Seat 1 bets on Daimon in row 2.
Seat 1 plays Seraphim 1 on Seraphim.
Seat 1 copies Magus.
Seat 1 uses Seraphim.
Seat 1 discards Seraphim 9.
Seat 1 hides 2 cards under it.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 bets on Gorgon in row 2.
Seat 2 plays Titan 0 on Titan.
Seat 2 discards Magus 8.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 3 bets on Ettin in row 2.
Seat 3 plays Wyrm 6 on Wyrm.
Seat 3 draws a card.
Seat 4 bets on Seraphim in row 2.
Seat 4 plays the Magister on Colossus.
No other secret bet lies on Colossus.
Seat 4 discards Magus 2.
Seat 4 draws a card.
Seat 4 draws a card.
Seat 5 bets on Titan in row 2.
Seat 5 plays Wyrm 9 on Wyrm.
Seat 5 draws a card.
Seat 1 bets on Colossus in row 2.
Seat 1 plays Gorgon 8 on Gorgon.
Seat 1 draws a card.
Seat 2 bets on Wyrm in row 2.
Seat 2 plays Wyrm 4 on Wyrm.
Seat 2 strikes Seraphim 1 off Seraphim.
Seat 2 draws a card.
Seat 3 has a secret bet on Titan (Titan 5).
Seat 3 plays Spectator 10 on Titan.
Seat 3 discards Magus 3.
Seat 3 draws a card.
Seat 3 draws a card.
Seat 4 has a secret bet on Wyrm (Wyrm 5).
Seat 4 plays Titan 9 on Titan.
Seat 4 discards Magus 6.
Seat 4 discards Magus 5.
Seat 4 draws a card.
Seat 4 draws a card.
Seat 4 draws a card.
Seat 5 does not bet.
Seat 5 plays Gorgon 3 on Gorgon.
Seat 5 draws a card.
Seat 1 does not bet.
Seat 1 plays Seraphim 8 on Seraphim.
Seat 1 copies Magus.
Seat 1 uses Seraphim.
Seat 1 discards Daimon 1.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Spectator 6 on Gorgon.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Seraphim 2 on Seraphim.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Gorgon 1 on Gorgon.
Seat 4 discards Magus 4.
Seat 4 draws a card.
Seat 4 draws a card.
Seat 5 does not bet.
Seat 5 plays Seraphim 4 on Seraphim.
Seat 5 draws a card.
Seat 1 does not bet.
Seat 1 plays Ettin 4 on Ettin.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Colossus 0 on Colossus.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Daimon 3 on Daimon.
Seat 3 draws a card.
Colossus is eliminated.
Seat 4 bets on Titan in row 3.
Seat 4 plays Seraphim 0 on Seraphim.
Seat 4 discards Colossus 6.
Seat 4 draws a card.
Seat 4 draws a card.
Seat 5 bets on Ettin in row 3.
Seat 5 plays Titan 4 on Titan.
Seat 5 turns Titan on seat 2.
Seat 5 looks at a card of seat 2.
Seat 5 looks at a card of seat 2.
Seat 5 looks at a card of seat 2.
Seat 5 keeps a card of seat 2.
Seat 1 does not bet.
Seat 1 plays Ettin 9 on Ettin.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Spectator 2 on Gorgon.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 3 bets on Wyrm in row 3.
Seat 3 plays Spectator 4 on Gorgon.
Seat 3 draws a card.
Seat 4 bets on Gorgon in row 3.
Seat 4 plays Titan 2 on Titan.
Seat 4 draws a card.
Seat 5 bets on Seraphim in row 3.
Seat 5 plays Daimon 4 on Daimon.
Seat 5 discards Colossus 4.
Seat 5 draws a card.
Seat 5 draws a card.
Seat 1 does not bet.
Seat 1 plays Titan 8 on Titan.
Seat 1 discards Colossus 7.
Seat 1 discards Colossus 8.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Gorgon 2 on Gorgon.
Seat 2 draws a card.
The last card is drawn: the game is over.
