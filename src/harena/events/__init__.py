"""A club's event, without its people: who meets whom, who leads, which cards, and the file that is kept.

`sizes`, `pairing` (and `plan` for a round robin), `standings`, `deal`, `file`. Nothing here knows a game.
"""
