"""What runs at every decision of a play-out, compiled with the engine.

In reading order: `policy`, what chooses; `weights` and `outlook`, how things stand for a seat; `greedy` with
`investments`, `bids`, `bargains`, `nobles` and `shows`, the policy phase by phase; `shrewd` with `haggling`,
the same with limits that nobody knows; `zoo`, other tempers; `candidates`, what is worth trying; `playout`
and `search`, actions tried. Then what learns: `choices`, `foresight`, `features`, `learned`, `critic`,
`labels`.
"""
