Troll enters the arena.
Titan enters the arena.
Unicorn enters the arena.
Wyrm enters the arena.
Magus enters the arena.
Cyclops enters the arena.
Ettin enters the arena.
Seraphim enters the arena.
Seat 1 starts.
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
Seat 3 draws a card.
Seat 1 bets on Ettin in row 1.
Seat 1 plays Spectator 3 on Wyrm.
Seat 1 draws a card.
Seat 2 bets on Titan in row 1.
Seat 2 plays Seraphim 8 on Seraphim.
Seat 2 draws a card.
Seat 3 bets on Unicorn in row 1.
Seat 3 plays Spectator 2 on Troll.
Seat 3 draws a card.
Seat 1 bets on Seraphim in row 1.
Seat 1 plays the Magister on Troll.
No other secret bet lies on Troll.
Seat 1 draws a card.
Seat 2 bets on Cyclops in row 1.
Seat 2 plays Troll 3 on Troll.
Seat 2 draws a card.
Seat 3 bets on Magus in row 1.
Seat 3 plays Cyclops 9 on Cyclops.
Seat 3 draws a card.
Seat 1 bets on Troll in row 1.
Seat 1 plays Spectator 5 on Seraphim.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Spectator 8 on Unicorn.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Cyclops 8 on Cyclops.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Unicorn 3 on Unicorn.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Troll 10 on Troll.
Seat 2 draws a card.
Seat 3 bets on Wyrm in row 1.
Seat 3 plays Unicorn 8 on Unicorn.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Magus 2 on Magus.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Titan 10 on Titan.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Seraphim 4 on Seraphim.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Cyclops 4 on Cyclops.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Unicorn 4 on Unicorn.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Cyclops 2 on Cyclops.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Titan 5 on Titan.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Ettin 7 on Ettin.
Seat 2 draws a card.
Magus is eliminated.
Seat 3 bets on Cyclops in row 2.
Seat 3 plays Wyrm 7 on Wyrm.
Seat 3 draws a card.
Seat 1 bets on Unicorn in row 2.
Seat 1 plays Seraphim 0 on Seraphim.
Seat 1 discards Magus 0.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 bets on Ettin in row 2.
Seat 2 plays Troll 9 on Troll.
Seat 2 draws a card.
Seat 3 bets on Wyrm in row 2.
Seat 3 plays Titan 7 on Titan.
Seat 3 discards Magus 9.
Seat 3 discards Magus 1.
Seat 3 discards Magus 10.
Seat 3 draws a card.
Seat 3 draws a card.
Seat 3 draws a card.
Seat 3 draws a card.
Seat 1 bets on Troll in row 2.
Seat 1 plays Unicorn 5 on Unicorn.
Seat 1 draws a card.
Seat 2 bets on Seraphim in row 2.
Seat 2 plays Ettin 1 on Ettin.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Seraphim 9 on Seraphim.
Seat 3 discards Magus 8.
Seat 3 draws a card.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Wyrm 10 on Wyrm.
Seat 1 discards Magus 4.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Seraphim 2 on Seraphim.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Spectator 1 on Troll.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Unicorn 2 on Unicorn.
Seat 1 discards Magus 5.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Cyclops 6 on Cyclops.
Seat 2 draws a card.
Troll is eliminated.
Seat 3 does not bet.
Seat 3 plays Cyclops 7 on Cyclops.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Titan 6 on Titan.
Seat 1 draws a card.
Seat 2 bets on Cyclops in row 3.
Seat 2 plays Titan 0 on Titan.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Ettin 9 on Ettin.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Wyrm 5 on Wyrm.
Seat 1 discards Troll 4.
Seat 1 discards Troll 2.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Spectator 6 on Cyclops.
Seat 2 discards Magus 6.
Seat 2 discards Troll 6.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Spectator 0 on Wyrm.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Ettin 5 on Ettin.
Seat 1 discards Troll 5.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Seraphim 7 on Seraphim.
Seat 2 discards Troll 0.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Spectator 10 on Unicorn.
Seat 3 draws a card.
Titan is eliminated.
Seat 1 does not bet.
Seat 1 plays Wyrm 0 on Wyrm.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Spectator 7 on Cyclops.
Seat 2 discards Titan 3.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Cyclops 1 on Cyclops.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Seraphim 6 on Seraphim.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Unicorn 1 on Unicorn.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Wyrm 4 on Wyrm.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Seraphim 5 on Seraphim.
Seat 1 discards Titan 4.
Seat 1 discards Titan 1.
Seat 1 discards Titan 2.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Unicorn 9 on Unicorn.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays the Prefect.
Seat 3 takes Troll 10 from row 1.
Seat 1 does not bet.
Seat 1 plays Spectator 9 on Seraphim.
Seat 1 discards Troll 1.
Seat 1 discards Magus 3.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Ettin 8 on Ettin.
Seat 2 discards Troll 7.
Seat 2 draws a card.
Seat 2 draws a card.
Cyclops is eliminated.
Seat 3 does not bet.
Seat 3 plays Seraphim 10 on Seraphim.
Seat 3 discards Cyclops 3.
Seat 3 draws a card.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Ettin 6 on Ettin.
Seat 1 discards Magus 7.
Seat 1 discards Titan 9.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Spectator 4 on Unicorn.
Seat 2 discards Cyclops 10.
Seat 2 draws a card.
The last card is drawn: the game is over.
