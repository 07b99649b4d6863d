Troll enters the arena.
Gorgon enters the arena.
Ettin enters the arena.
Daimon enters the arena.
Cyclops enters the arena.
Unicorn enters the arena.
Seraphim enters the arena.
Titan enters the arena.
Seat 2 starts.
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
Seat 1 draws a card.
Seat 2 bets in secret.
Seat 2 draws a card.
Seat 3 bets in secret.
Seat 3 draws a card.
Seat 1 bets in secret.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Spectator 9 on Troll.
Seat 2 draws a card.
Seat 3 bets on Daimon in row 1.
Seat 3 plays Cyclops 9 on Cyclops.
Seat 3 draws a card.
Seat 1 bets on Gorgon in row 1.
Seat 1 plays Gorgon 4 on Gorgon.
Seat 1 turns Gorgon on seat 3.
Seat 1 asks seat 3 for Ettin.
Seat 3 gives an Ettin card to seat 1.
Seat 2 does not bet.
Seat 2 plays Gorgon 2 on Gorgon.
Seat 2 draws a card.
Seat 3 bets on Titan in row 1.
Seat 3 plays Titan 8 on Titan.
Seat 3 turns Titan on seat 1.
Seat 3 looks at a card of seat 1.
Seat 3 looks at a card of seat 1.
Seat 3 looks at a card of seat 1.
Seat 3 keeps a card of seat 1.
Seat 3 draws a card.
Seat 1 bets on Troll in row 1.
Seat 1 plays Spectator 3 on Daimon.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 bets on Ettin in row 1.
Seat 2 plays Gorgon 1 on Gorgon.
Seat 2 draws a card.
Seat 3 bets on Seraphim in row 1.
Seat 3 plays Titan 0 on Titan.
Seat 3 declines.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Spectator 4 on Unicorn.
Seat 1 draws a card.
Seat 2 bets on Unicorn in row 1.
Seat 2 plays Spectator 2 on Daimon.
Seat 2 draws a card.
Seat 3 has a secret bet on Seraphim (Seraphim 5).
Seat 3 plays Seraphim 0 on Seraphim.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Gorgon 3 on Gorgon.
Seat 1 turns Gorgon on seat 3.
Seat 1 asks seat 3 for Titan.
Seat 3 gives a Titan card to seat 1.
Seat 2 does not bet.
Seat 2 plays the Magister on Cyclops.
No other secret bet lies on Cyclops.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Unicorn 7 on Unicorn.
Seat 3 draws a card.
Seat 3 draws a card.
Seat 1 has a secret bet on Daimon (Daimon 4).
Seat 1 plays Troll 7 on Troll.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Cyclops 10 on Cyclops.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Daimon 6 on Daimon.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Cyclops 7 on Cyclops.
Seat 1 draws a card.
Seat 2 bets on Cyclops in row 1.
Seat 2 plays Cyclops 3 on Cyclops.
Seat 2 turns Cyclops on seat 1.
A card of seat 1 is stunned.
A card of seat 1 is stunned.
A card of seat 1 is stunned.
A card of seat 1 is stunned.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Titan 9 on Titan.
Seat 3 turns Titan on seat 1.
Seat 3 looks at a card of seat 1.
Seat 3 looks at a card of seat 1.
Seat 3 looks at a card of seat 1.
Seat 3 keeps a card of seat 1.
Seat 1 does not bet.
Seat 1 plays Titan 4 on Titan.
Seat 1 recovers 4 stunned cards.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Daimon 5 on Daimon.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Troll 6 on Troll.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Spectator 10 on Seraphim.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Daimon 3 on Daimon.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Seraphim 1 on Seraphim.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Ettin 10 on Ettin.
Seat 1 draws a card.
Seraphim is eliminated.
Seat 2 bets on Titan in row 2.
Seat 2 plays Ettin 8 on Ettin.
Seat 2 declines.
Seat 2 discards Seraphim 4.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 3 bets on Unicorn in row 2.
Seat 3 plays Ettin 0 on Ettin.
Seat 3 draws a card.
Seat 1 bets on Ettin in row 2.
Seat 1 plays Cyclops 0 on Cyclops.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Titan 5 on Titan.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Unicorn 3 on Unicorn.
Seat 3 discards Seraphim 2.
Seat 3 draws a card.
Seat 3 draws a card.
Seat 1 bets on Gorgon in row 2.
Seat 1 plays Daimon 7 on Daimon.
Seat 1 draws a card.
Seat 2 has a secret bet on Seraphim (Seraphim 6).
Seat 2 plays Titan 7 on Titan.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Troll 8 on Troll.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Troll 9 on Troll.
Seat 1 declines.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Unicorn 2 on Unicorn.
Seat 2 swaps Daimon 3 with Daimon 7.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Unicorn 0 on Unicorn.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Gorgon 7 on Gorgon.
Seat 1 declines.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Cyclops 2 on Cyclops.
Seat 2 turns Cyclops on seat 1.
A card of seat 1 is stunned.
A card of seat 1 is stunned.
A card of seat 1 is stunned.
A card of seat 1 is stunned.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Titan 3 on Titan.
Seat 3 declines.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Unicorn 4 on Unicorn.
Seat 1 recovers 4 stunned cards.
Seat 1 draws a card.
Ettin is eliminated.
Seat 2 does not bet.
Seat 2 plays Daimon 9 on Daimon.
Seat 2 discards Ettin 2.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Titan 6 on Titan.
Seat 3 turns Titan on seat 1.
Seat 3 looks at a card of seat 1.
Seat 3 looks at a card of seat 1.
Seat 3 looks at a card of seat 1.
Seat 3 keeps a card of seat 1.
Seat 3 discards Seraphim 3.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Unicorn 6 on Unicorn.
Seat 1 discards Ettin 5.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Spectator 0 on Titan.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Troll 0 on Troll.
Seat 3 discards Ettin 4.
Seat 3 discards Ettin 6.
Seat 3 discards Seraphim 9.
Seat 3 draws a card.
Seat 3 draws a card.
Seat 3 draws a card.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Daimon 0 on Daimon.
Seat 1 discards Ettin 1.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Spectator 1 on Gorgon.
Seat 2 discards Ettin 7.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Spectator 8 on Daimon.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Cyclops 6 on Cyclops.
Seat 1 discards Ettin 3.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Troll 3 on Troll.
Seat 2 draws a card.
Titan is eliminated.
Seat 3 does not bet.
Seat 3 plays Gorgon 8 on Gorgon.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Daimon 10 on Daimon.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Troll 2 on Troll.
Seat 2 discards Titan 10.
Seat 2 discards Ettin 9.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Unicorn 8 on Unicorn.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Spectator 6 on Gorgon.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Cyclops 4 on Cyclops.
Seat 2 turns Cyclops on seat 3.
A card of seat 3 is stunned.
A card of seat 3 is stunned.
A card of seat 3 is stunned.
A card of seat 3 is stunned.
Seat 2 discards Seraphim 7.
Seat 2 discards Titan 2.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 2 draws a card.
Troll is eliminated.
Seat 3 does not bet.
Seat 3 plays Daimon 8 on Daimon.
Seat 3 recovers 4 stunned cards.
Seat 3 draws a card.
Seat 1 does not bet.
Seat 1 plays Spectator 5 on Unicorn.
Seat 1 discards Titan 1.
Seat 1 draws a card.
The last card is drawn: the game is over.
