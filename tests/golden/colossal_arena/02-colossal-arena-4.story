Seat 1 bans Colossus.
Seat 2 bans Ettin.
Seat 3 bans Magus.
Seat 4 bans Seraphim.
Amazon enters the arena.
Cyclops enters the arena.
Daimon enters the arena.
Gorgon enters the arena.
Titan enters the arena.
Troll enters the arena.
Unicorn enters the arena.
Wyrm enters the arena.
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
Seat 4 bets on Amazon in row 1.
Seat 4 plays Amazon 7 on Amazon.
Seat 4 uses Amazon.
Seat 4 draws a card.
Seat 4 draws a card.
Seat 4 draws a card.
Seat 1 bets in secret.
Seat 1 draws a card.
Seat 2 bets on Wyrm in row 1.
Seat 2 plays Titan 9 on Titan.
Seat 2 draws a card.
Seat 3 bets on Cyclops in row 1.
Seat 3 plays Spectator 8 on Wyrm.
Seat 3 draws a card.
Seat 4 bets on Daimon in row 1.
Seat 4 plays Spectator 9 on Unicorn.
Seat 1 bets on Titan in row 1.
Seat 1 plays Troll 9 on Troll.
Seat 1 draws a card.
Seat 2 bets in secret.
Seat 2 draws a card.
Seat 3 bets on Unicorn in row 1.
Seat 3 plays Titan 3 on Titan.
Seat 3 draws a card.
Seat 4 bets in secret.
Seat 1 does not bet.
Seat 1 plays Troll 10 on Troll.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Spectator 4 on Gorgon.
Seat 2 draws a card.
Seat 3 bets on Troll in row 1.
Seat 3 plays Gorgon 9 on Gorgon.
Seat 3 draws a card.
Seat 4 has a secret bet on Cyclops (Cyclops 1).
Seat 4 plays Daimon 5 on Daimon.
Seat 4 bets on Gorgon in row 1.
Seat 4 draws a card.
Seat 1 does not bet.
Seat 1 plays Troll 5 on Troll.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Gorgon 5 on Gorgon.
Seat 2 draws a card.
Seat 3 bets in secret.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Amazon 8 on Amazon.
Seat 4 uses Amazon.
Seat 4 draws a card.
Seat 4 draws a card.
Seat 4 draws a card.
Seat 1 does not bet.
Seat 1 plays Unicorn 4 on Unicorn.
Seat 1 draws a card.
Seat 2 has a secret bet on Wyrm (Wyrm 0).
Seat 2 plays Spectator 7 on Unicorn.
Seat 2 draws a card.
Seat 3 has a secret bet on Troll (Troll 7).
Seat 3 plays Wyrm 7 on Wyrm.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Spectator 0 on Amazon.
Seat 1 has a secret bet on Unicorn (Unicorn 9).
Seat 1 plays Spectator 5 on Cyclops.
Seat 1 draws a card.
Amazon is eliminated.
Seat 2 bets on Wyrm in row 2.
Seat 2 plays Titan 10 on Titan.
Seat 2 discards Amazon 2.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Titan 1 on Titan.
Seat 3 draws a card.
Seat 4 bets on Titan in row 2.
Seat 4 plays Cyclops 5 on Cyclops.
Seat 4 turns Cyclops on seat 3.
A card of seat 3 is stunned.
A card of seat 3 is stunned.
A card of seat 3 is stunned.
A card of seat 3 is stunned.
Seat 1 bets on Cyclops in row 2.
Seat 1 plays Titan 6 on Titan.
Seat 1 turns Titan on seat 2.
Seat 1 looks at a card of seat 2.
Seat 1 looks at a card of seat 2.
Seat 1 looks at a card of seat 2.
Seat 1 keeps a card of seat 2.
Seat 1 discards Amazon 10.
Seat 1 draws a card.
Seat 2 bets on Daimon in row 2.
Seat 2 plays Wyrm 8 on Wyrm.
Seat 2 strikes Titan 6 off Titan.
Seat 2 draws a card.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Daimon 10 on Daimon.
Seat 3 recovers 4 stunned cards.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Daimon 4 on Daimon.
Seat 4 draws a card.
Seat 1 does not bet.
Seat 1 plays Unicorn 2 on Unicorn.
Seat 1 swaps Wyrm 8 with Wyrm 7.
Seat 1 draws a card.
Seat 2 bets on Troll in row 2.
Seat 2 plays Daimon 6 on Daimon.
Seat 2 draws a card.
Seat 3 bets on Gorgon in row 2.
Seat 3 plays Troll 4 on Troll.
Seat 3 takes Troll 5 from row 1.
Seat 4 does not bet.
Seat 4 plays Wyrm 2 on Wyrm.
Seat 4 draws a card.
Seat 1 bets on Unicorn in row 2.
Seat 1 plays Wyrm 1 on Wyrm.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Wyrm 6 on Wyrm.
Seat 2 strikes Titan 1 off Titan.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Cyclops 9 on Cyclops.
Seat 3 discards Amazon 9.
Seat 3 draws a card.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Spectator 3 on Gorgon.
Seat 4 draws a card.
Unicorn is eliminated.
Seat 1 bets on Troll in row 3.
Seat 1 plays Gorgon 10 on Gorgon.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Cyclops 0 on Cyclops.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Spectator 10 on Wyrm.
Seat 3 discards Amazon 5.
Seat 3 discards Amazon 0.
Seat 3 discards Unicorn 7.
Seat 3 draws a card.
Seat 3 draws a card.
Seat 3 draws a card.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Daimon 0 on Daimon.
Seat 4 draws a card.
Seat 1 does not bet.
Seat 1 plays Troll 0 on Troll.
Seat 1 discards Unicorn 1.
Seat 1 discards Unicorn 3.
Seat 1 discards Unicorn 5.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Gorgon 4 on Gorgon.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays the Prefect.
Seat 3 takes Cyclops 0 from row 3.
Seat 3 discards Amazon 4.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Troll 6 on Troll.
Seat 4 draws a card.
Seat 1 does not bet.
Seat 1 plays Cyclops 2 on Cyclops.
Seat 1 discards Unicorn 8.
Seat 1 discards Amazon 3.
Seat 1 discards Unicorn 6.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Titan 7 on Titan.
Seat 2 draws a card.
Daimon is eliminated.
Seat 3 does not bet.
Seat 3 plays Wyrm 4 on Wyrm.
Seat 3 discards Daimon 1.
Seat 3 draws a card.
Seat 3 draws a card.
Seat 4 does not bet.
Seat 4 plays Gorgon 6 on Gorgon.
Seat 4 turns Gorgon on seat 2.
Seat 4 asks seat 2 for Wyrm.
Seat 2 has no Wyrm and shows the hand to seat 4.
Seat 4 draws a card.
Seat 1 does not bet.
Seat 1 plays Spectator 1 on Titan.
Seat 1 draws a card.
Seat 2 does not bet.
Seat 2 plays Cyclops 7 on Cyclops.
Seat 2 draws a card.
Seat 3 does not bet.
Seat 3 plays Troll 5 on Troll.
Seat 3 takes Troll 10 from row 1.
Seat 3 discards Daimon 3.
Seat 3 discards Daimon 2.
Seat 3 discards Daimon 9.
Seat 3 draws a card.
Seat 3 draws a card.
Seat 3 draws a card.
Titan is eliminated.
Seat 4 does not bet.
Seat 4 plays Wyrm 9 on Wyrm.
Seat 4 discards Titan 2.
Seat 4 discards Titan 5.
Seat 4 discards Daimon 7.
Seat 4 draws a card.
Seat 4 draws a card.
Seat 4 draws a card.
Seat 4 draws a card.
The last card is drawn: the game is over.
