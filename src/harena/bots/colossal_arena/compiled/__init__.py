"""What runs at every decision of a play-out, compiled with the engine.

In reading order: `sight`, what the seat to act may look at; `weights` and `outlook`, how things stand for it;
`policy`, what scores actions, and `place`, where it sits; `greedy` with `bets`, `plays` and `powers`; `thumb`
with `spiteful` and `zoo`, other tempers; `features` and `learned`, what a net sees and who follows it;
`shortlist`, `labels`, `bouts` and `truth`, what it learns from; `playout` and `search`, actions tried;
`belief` with `past`, `clues` and `odds`, the worlds they are tried in.
"""
