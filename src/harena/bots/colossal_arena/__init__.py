"""How bots play Colossal Arena. Each file has a namesake with the same role in the other game's folder.

In reading order: `makers`, each level of the list as it is made; `policies`, bots that look no further than
the position; `instant`, which learned; `planner`, which plays out; `champion`, which does both; `reasons`,
why they would; `guesses`, what they take to be hidden where (only this game has hidden hands). What runs at
every move of a play-out is in `compiled`.
"""
