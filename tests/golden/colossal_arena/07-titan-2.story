Daimon enters the arena.
Ettin enters the arena.
Seraphim enters the arena.
Gorgon enters the arena.
Wyrm enters the arena.
Colossus enters the arena.
Troll enters the arena.
Magus enters the arena.
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
Seat 1 does not bet.
Seat 1 plays Spectator 5 on Seraphim.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Daimon 8 on Daimon.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Ettin 0 on Ettin.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Spectator 4 on Wyrm.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Magus 10 on Magus.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Wyrm 10 on Wyrm.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Colossus 8 on Colossus.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Gorgon 8 on Gorgon.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Troll 3 on Troll.
Seat 1 draws a card.
Ettin is eliminated.
Seat 2 does not bet.
Seat 2 plays Spectator 9 on Colossus.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Seraphim 1 on Seraphim.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Seraphim 2 on Seraphim.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Magus 1 on Magus.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Magus 0 on Magus.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Spectator 2 on Troll.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Gorgon 1 on Gorgon.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Daimon 9 on Daimon.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Gorgon 5 on Gorgon.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Colossus 5 on Colossus.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Daimon 0 on Daimon.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Troll 7 on Troll.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Daimon 6 on Daimon.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Daimon 10 on Daimon.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Wyrm 2 on Wyrm.
Seat 2 draws a card.
Magus is eliminated.
Seat 1 does not bet.
Seat 1 plays the Prefect.
Seat 1 takes Gorgon 8 from row 1.
Seat 2 does not bet.
Seat 2 plays Colossus 6 on Colossus.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Troll 1 on Troll.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Gorgon 7 on Gorgon.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Wyrm 3 on Wyrm.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Gorgon 2 on Gorgon.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Colossus 7 on Colossus.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Troll 5 on Troll.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Seraphim 9 on Seraphim.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Troll 9 on Troll.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Daimon 2 on Daimon.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Daimon 3 on Daimon.
Seat 2 draws a card.
Gorgon is eliminated.
Seat 1 does not bet.
Seat 1 plays Seraphim 7 on Seraphim.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Wyrm 6 on Wyrm.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Wyrm 7 on Wyrm.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Colossus 10 on Colossus.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Colossus 4 on Colossus.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Wyrm 1 on Wyrm.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Seraphim 8 on Seraphim.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Colossus 0 on Colossus.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Colossus 3 on Colossus.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Seraphim 10 on Seraphim.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Daimon 5 on Daimon.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Colossus 1 on Colossus.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 plays Seraphim 6 on Seraphim.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Daimon 1 on Daimon.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 cannot play and shows Ettin 3, Ettin 5, Ettin 10, Gorgon 0, Gorgon 8, Gorgon 10, Magus 2, Magus 3.
Seat 2 does not bet.
Seat 2 plays Wyrm 8 on Wyrm.
Seat 2 draws a card.
Seat 1 does not bet.
Seat 1 cannot play and shows Ettin 3, Ettin 5, Ettin 10, Gorgon 0, Gorgon 8, Gorgon 10, Magus 2, Magus 3.
Seat 2 does not bet.
Seat 2 cannot play and shows Ettin 4, Ettin 7, Gorgon 3, Gorgon 6, Gorgon 9, Magus 4, Magus 8, Magus 9.
Seat 1 does not bet.
Seat 1 cannot play and shows Ettin 3, Ettin 5, Ettin 10, Gorgon 0, Gorgon 8, Gorgon 10, Magus 2, Magus 3.
Seat 2 does not bet.
Seat 2 cannot play and shows Ettin 4, Ettin 7, Gorgon 3, Gorgon 6, Gorgon 9, Magus 4, Magus 8, Magus 9.
Nothing moves any more: the game is over.
