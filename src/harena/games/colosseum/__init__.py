"""Colosseum, by Wolfgang Kramer and Markus Lübke: three to five stage events, and the best one wins.

To read it: `components` (what is in the box), `options`, `position` (who has what, where the nobles stand)
and `state` on top of it, and `steps` (what it can wait for). Then the turn, in `phases`: `table` names
them, `turn` leads from one to the next; `investing`, with a file for each of the `investments`, `auctions`,
`trading` and `drafting`, `producing`, `staging` and its `bill`, `closing`. `words` holds what people read
and write, `sight` what each viewer knows and is told before she decides, `memory` what everybody remembers.
`laws` says what must hold in every position.
"""
