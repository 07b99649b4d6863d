"""Colossal Arena, by Reiner Knizia: eight creatures fight, and two to five players bet on them.

To read it: `components` (what is in the box), `options`, `position` (what lies where) and `state` on top of
it, and `steps` (what it can wait for). Then the turn, in `phases`: `setup`, then `turn`, which leads from
one to the next: `betting`, `playing`, `discarding`, `draws`, and `stalemate`; `flow` lists their steps.
`powers` has a file a creature, `table` lists them. `scoring` says what bets are worth. `words` holds what
people read and write: `notation` for `actions` and cards, `story` for `events`, `refusals`. `sight` is what
each viewer may know: `board` and `view`, `knowledge` kept in a `ledger` of `facts`, and what can be
imagined behind it; `memory` keeps it. `laws` says what must hold in every position, and `game` is the door.
"""
