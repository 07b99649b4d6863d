"""What runs at every decision of a play-out, compiled with the engine.

In reading order: `weights` and `outlook`, how things stand for a seat; `greedy` with `investments`, `bids`,
`bargains`, `nobles` and `shows`, the policy phase by phase; `candidates`, what is worth trying; `playout` and
`search`, actions tried.
"""
