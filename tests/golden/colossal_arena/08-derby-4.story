Cyclops enters the arena.
Ettin enters the arena.
Troll enters the arena.
Magus enters the arena.
Titan enters the arena.
Daimon enters the arena.
Wyrm enters the arena.
Amazon enters the arena.
Seat 4 starts.
Seat 4 draws a card.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 3 draws a card.
Seat 4 draws a card.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 3 draws a card.
Seat 4 draws a card.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 3 draws a card.
Seat 4 draws a card.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 3 draws a card.
Seat 4 draws a card.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 3 draws a card.
Seat 4 draws a card.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 3 draws a card.
Seat 4 draws a card.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 3 draws a card.
Seat 4 draws a card.
Seat 1 draws a card.
Seat 2 draws a card.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Cyclops 9 on Cyclops.
Seat 4 draws a card.
Seat 1 does not bet.
Seat 1 plays Spectator 4 on Titan.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Spectator 2 on Wyrm.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Spectator 3 on Troll.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Cyclops 8 on Cyclops.
Seat 4 draws a card.
Seat 1 does not bet.
Seat 1 plays Amazon 2 on Amazon.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Cyclops 4 on Cyclops.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Troll 9 on Troll.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Wyrm 2 on Wyrm.
Seat 4 draws a card.
Seat 1 does not bet.
Seat 1 plays Amazon 8 on Amazon.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Daimon 6 on Daimon.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Magus 4 on Magus.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Daimon 2 on Daimon.
Seat 4 draws a card.
Seat 1 does not bet.
Seat 1 plays Titan 8 on Titan.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays the Magister on Troll.
No other secret bet lies on Troll.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays the Prefect.
Seat 3 takes Troll 9 from row 1.
Seat 4 does not bet.
Seat 4 plays Cyclops 1 on Cyclops.
Seat 4 draws a card.
Seat 1 does not bet.
Seat 1 plays Wyrm 9 on Wyrm.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Cyclops 0 on Cyclops.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Spectator 6 on Ettin.
Seat 3 draws a card.
Cyclops is eliminated.
Seat 4 does not bet.
Seat 4 plays Troll 3 on Troll.
Seat 4 draws a card.
Seat 1 does not bet.
Seat 1 plays Spectator 9 on Ettin.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Daimon 5 on Daimon.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Titan 10 on Titan.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Amazon 10 on Amazon.
Seat 4 draws a card.
Seat 1 does not bet.
Seat 1 plays Ettin 5 on Ettin.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Titan 0 on Titan.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Amazon 1 on Amazon.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Magus 1 on Magus.
Seat 4 draws a card.
Seat 1 does not bet.
Seat 1 plays Amazon 6 on Amazon.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Ettin 0 on Ettin.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Wyrm 4 on Wyrm.
Seat 3 draws a card.
Ettin is eliminated.
Seat 4 does not bet.
Seat 4 plays Magus 8 on Magus.
Seat 4 draws a card.
Seat 1 does not bet.
Seat 1 plays Troll 1 on Troll.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Titan 7 on Titan.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Amazon 7 on Amazon.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Spectator 7 on Wyrm.
Seat 4 draws a card.
Seat 1 does not bet.
Seat 1 plays Titan 5 on Titan.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Spectator 8 on Amazon.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Daimon 4 on Daimon.
Seat 3 draws a card.
Troll is eliminated.
Seat 4 does not bet.
Seat 4 plays Magus 3 on Magus.
Seat 4 draws a card.
Seat 1 does not bet.
Seat 1 plays Magus 5 on Magus.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Magus 7 on Magus.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Daimon 0 on Daimon.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Amazon 9 on Amazon.
Seat 4 draws a card.
Seat 1 does not bet.
Seat 1 plays Spectator 1 on Magus.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Titan 3 on Titan.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Titan 4 on Titan.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Amazon 5 on Amazon.
Seat 4 draws a card.
Seat 1 does not bet.
Seat 1 plays Wyrm 5 on Wyrm.
Seat 1 draws a card.
Daimon is eliminated.
Seat 2 does not bet.
Seat 2 plays Titan 1 on Titan.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Magus 10 on Magus.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Spectator 5 on Magus.
Seat 4 draws a card.
Seat 1 does not bet.
Seat 1 plays Wyrm 1 on Wyrm.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Amazon 3 on Amazon.
Seat 2 draws a card.
Titan is eliminated.
Five creatures are dead: the game is over.
