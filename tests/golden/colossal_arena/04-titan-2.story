Magus enters the arena.
Colossus enters the arena.
Troll enters the arena.
Seraphim enters the arena.
Titan enters the arena.
Daimon enters the arena.
Wyrm enters the arena.
Amazon enters the arena.
Seat 2 starts.
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
Seat 1 draws a card.
Seat 2 bets in secret.
Seat 2 draws a card.
Seat 1 bets in secret.
Seat 1 draws a card.
Seat 2 bets on Seraphim in row 1.
Seat 2 plays Daimon 4 on Daimon.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Troll 6 on Troll.
Seat 1 draws a card.
Seat 2 bets on Wyrm in row 1.
Seat 2 plays Troll 3 on Troll.
Seat 2 draws a card.
Seat 1 bets on Daimon in row 1.
Seat 1 plays Amazon 2 on Amazon.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Titan 2 on Titan.
Seat 2 draws a card.
Seat 1 bets on Troll in row 1.
Seat 1 plays Spectator 6 on Magus.
Seat 1 draws a card.
Seat 2 bets on Titan in row 1.
Seat 2 plays Magus 6 on Magus.
Seat 2 draws a card.
Seat 1 bets on Amazon in row 1.
Seat 1 plays Titan 5 on Titan.
Seat 1 draws a card.
Seat 2 has a secret bet on Magus (Magus 5).
Seat 2 plays Colossus 6 on Colossus.
Seat 2 draws a card.
Seat 1 has a secret bet on Daimon (Daimon 2).
Seat 1 plays Colossus 9 on Colossus.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Titan 4 on Titan.
Seat 2 declines.
Seat 2 draws a card.
Seat 1 bets on Colossus in row 1.
Seat 1 plays Daimon 0 on Daimon.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Spectator 3 on Troll.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Daimon 5 on Daimon.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Amazon 9 on Amazon.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Wyrm 9 on Wyrm.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Seraphim 3 on Seraphim.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Spectator 5 on Titan.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Magus 9 on Magus.
Seat 2 declines.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Spectator 0 on Wyrm.
Seat 1 draws a card.
Wyrm is eliminated.
Seat 2 bets on Troll in row 2.
Seat 2 plays Daimon 6 on Daimon.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Titan 8 on Titan.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Magus 8 on Magus.
Seat 2 uses Magus.
Seat 2 discards Wyrm 6.
Seat 2 hides 2 cards under it.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Colossus 8 on Colossus.
Seat 1 declines.
Seat 1 discards Wyrm 1.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Daimon 1 on Daimon.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Magus 4 on Magus.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Titan 1 on Titan.
Seat 2 declines.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Amazon 7 on Amazon.
Seat 1 uses Amazon.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 1 discards Wyrm 8.
Seat 2 does not bet.
Seat 2 plays the Prefect.
Seat 2 takes Colossus 8 from row 2.
Seat 1 does not bet.
Seat 1 plays Seraphim 6 on Seraphim.
Seat 1 discards Wyrm 7.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Titan 6 on Titan.
Seat 2 turns Titan on seat 1.
Seat 2 looks at a card of seat 1.
Seat 2 looks at a card of seat 1.
Seat 2 looks at a card of seat 1.
Seat 2 keeps a card of seat 1.
Seat 1 does not bet.
Seat 1 plays Spectator 1 on Daimon.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Troll 4 on Troll.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Troll 0 on Troll.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Seraphim 5 on Seraphim.
Seat 2 declines.
Seat 2 discards Wyrm 2.
Seat 2 discards Wyrm 5.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Titan 0 on Titan.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Colossus 0 on Colossus.
Seat 2 discards Wyrm 10.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Spectator 7 on Seraphim.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Troll 10 on Troll.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Troll 7 on Troll.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Titan 7 on Titan.
Seat 2 turns Titan on seat 1.
Seat 2 looks at a card of seat 1.
Seat 2 looks at a card of seat 1.
Seat 2 looks at a card of seat 1.
Seat 2 keeps a card of seat 1.
Colossus is eliminated.
Seat 1 does not bet.
Seat 1 plays Titan 10 on Titan.
Seat 1 discards Colossus 3.
Seat 1 discards Colossus 5.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Daimon 9 on Daimon.
Seat 2 discards Colossus 8.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Daimon 10 on Daimon.
Seat 1 discards Wyrm 4.
Seat 1 discards Colossus 2.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Spectator 8 on Magus.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Amazon 10 on Amazon.
Seat 1 uses Amazon.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Troll 1 on Troll.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Seraphim 9 on Seraphim.
Seat 1 discards Colossus 1.
Troll is eliminated.
Seat 2 does not bet.
Seat 2 plays Seraphim 4 on Seraphim.
Seat 2 copies Troll.
Seat 2 takes Seraphim 9 from row 3.
Seat 2 discards Troll 8.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Amazon 8 on Amazon.
Seat 1 declines.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Magus 0 on Magus.
Seat 2 uses Magus.
Seat 2 discards Amazon 6.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Amazon 0 on Amazon.
Seat 1 declines.
Seat 1 discards Colossus 7.
Seat 1 discards Troll 2.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays the Magister on Magus.
No other secret bet lies on Magus.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Daimon 7 on Daimon.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Spectator 4 on Daimon.
Seat 2 discards Wyrm 0.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Magus 3 on Magus.
Seat 1 discards Colossus 10.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Amazon 3 on Amazon.
Seat 2 discards Wyrm 3.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Magus 1 on Magus.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Seraphim 8 on Seraphim.
Seat 2 copies Wyrm.
Seat 2 strikes Amazon 3 off Amazon.
Seat 2 discards Colossus 4.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Seraphim 1 on Seraphim.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Seraphim 2 on Seraphim.
Seat 2 copies Colossus.
Seat 2 takes back the token on Wyrm in row 1.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Spectator 2 on Titan.
Seat 1 draws a card.
Amazon is eliminated.
Seat 2 does not bet.
Seat 2 plays the Prefect.
Seat 2 takes Amazon 7 from row 2.
Seat 1 does not bet.
Seat 1 plays Spectator 9 on Daimon.
Seat 1 discards Amazon 4.
Seat 1 discards Troll 5.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Magus 10 on Magus.
Seat 2 declines.
Seat 2 discards Amazon 7.
Seat 1 does not bet.
Seat 1 plays Spectator 10 on Daimon.
Seat 2 does not bet.
Seat 2 plays Seraphim 9 on Seraphim.
Seat 2 copies Colossus.
Seat 2 takes back the token on Seraphim in row 1.
Seat 1 does not bet.
Seat 1 plays Seraphim 10 on Seraphim.
Seat 1 discards Amazon 1.
Seat 1 discards Troll 9.
Seat 2 does not bet.
Seat 2 plays Titan 9 on Titan.
Titan is eliminated.
Five creatures are dead: the game is over.
