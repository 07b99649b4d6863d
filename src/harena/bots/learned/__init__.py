"""Bots that learned: `compiled/net`, what is the same for every game, and `weights`, the file it comes from.

What a net sees of a game, the policy that follows it and what it learns from are `features`, `learned` and
`labels` in the `compiled` of that game. `harena train` makes weights.
"""
