"""The laboratory: many games at once, tournaments, ratings and reports.

To be read in this order: `playthrough` is one game between bots, `jobs` many of them as work for somebody,
`crew` whoever does it. A tournament is a `plan`, games kept in a `ledger`, the `standings` they make, and the
`results` that are given out; a simulation is a `tally` of `facts`, given out as `findings`.
"""
