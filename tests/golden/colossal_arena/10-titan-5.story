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
Seat 5 does not bet.
Seat 5 plays Cyclops 8 on Cyclops.
Seat 5 draws a card.
Seat 1 does not bet.
Seat 1 plays Amazon 6 on Amazon.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Spectator 9 on Ettin.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Spectator 7 on Wyrm.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Troll 1 on Troll.
Seat 4 draws a card.
Seat 5 does not bet.
Seat 5 plays Wyrm 5 on Wyrm.
Seat 5 draws a card.
Seat 1 does not bet.
Seat 1 plays Troll 4 on Troll.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Spectator 4 on Amazon.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Magus 7 on Magus.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Wyrm 1 on Wyrm.
Seat 4 draws a card.
Seat 5 does not bet.
Seat 5 plays Ettin 4 on Ettin.
Seat 5 draws a card.
Seat 1 does not bet.
Seat 1 plays Titan 4 on Titan.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Wyrm 4 on Wyrm.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Magus 6 on Magus.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Titan 3 on Titan.
Seat 4 draws a card.
Seat 5 does not bet.
Seat 5 plays Titan 5 on Titan.
Seat 5 draws a card.
Seat 1 does not bet.
Seat 1 plays Ettin 9 on Ettin.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Magus 1 on Magus.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Ettin 0 on Ettin.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Troll 0 on Troll.
Seat 4 draws a card.
Seat 5 does not bet.
Seat 5 plays Cyclops 5 on Cyclops.
Seat 5 draws a card.
Seat 1 does not bet.
Seat 1 plays Ettin 10 on Ettin.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Amazon 5 on Amazon.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Titan 8 on Titan.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Cyclops 7 on Cyclops.
Seat 4 draws a card.
Seat 5 does not bet.
Seat 5 plays Ettin 6 on Ettin.
Seat 5 draws a card.
Seat 1 does not bet.
Seat 1 plays Magus 5 on Magus.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Titan 2 on Titan.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays the Prefect.
Seat 3 takes Amazon 5 from row 1.
Seat 4 does not bet.
Seat 4 plays Magus 4 on Magus.
Seat 4 draws a card.
Seat 5 does not bet.
Seat 5 plays Amazon 8 on Amazon.
Seat 5 draws a card.
Seat 1 does not bet.
Seat 1 plays Magus 8 on Magus.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Amazon 7 on Amazon.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Amazon 5 on Amazon.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Wyrm 9 on Wyrm.
Seat 4 draws a card.
Seat 5 does not bet.
Seat 5 plays Wyrm 7 on Wyrm.
Seat 5 draws a card.
Seat 1 does not bet.
Seat 1 plays Amazon 4 on Amazon.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Cyclops 0 on Cyclops.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Troll 5 on Troll.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Wyrm 3 on Wyrm.
Seat 4 draws a card.
Seat 5 does not bet.
Seat 5 plays Titan 7 on Titan.
Seat 5 draws a card.
Seat 1 does not bet.
Seat 1 plays Ettin 5 on Ettin.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Troll 8 on Troll.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Ettin 8 on Ettin.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Amazon 3 on Amazon.
Seat 4 draws a card.
Seat 5 does not bet.
Seat 5 plays Ettin 2 on Ettin.
Seat 5 draws a card.
Seat 1 does not bet.
Seat 1 plays Wyrm 0 on Wyrm.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Troll 7 on Troll.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Titan 9 on Titan.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Wyrm 8 on Wyrm.
Seat 4 draws a card.
Seat 5 does not bet.
Seat 5 plays Spectator 10 on Troll.
Seat 5 draws a card.
Seat 1 does not bet.
Seat 1 plays Magus 3 on Magus.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Ettin 1 on Ettin.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Spectator 1 on Troll.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Spectator 8 on Ettin.
Seat 4 draws a card.
Seat 5 does not bet.
Seat 5 plays Magus 2 on Magus.
Seat 5 draws a card.
Seat 1 does not bet.
Seat 1 plays Spectator 5 on Amazon.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Spectator 0 on Wyrm.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Unicorn 5 on Unicorn.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Amazon 2 on Amazon.
Seat 4 draws a card.
Seat 5 does not bet.
Seat 5 plays Unicorn 4 on Unicorn.
Seat 5 draws a card.
Seat 1 does not bet.
Seat 1 plays Troll 10 on Troll.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Magus 0 on Magus.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Titan 1 on Titan.
Seat 4 does not bet.
Seat 4 plays Spectator 2 on Ettin.
Seat 5 declares a stalemate.
Nobody can play and no row is left to recycle: the game is over.
