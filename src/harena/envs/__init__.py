"""Environments for learners: the games as PettingZoo knows them (extra `envs`).

`episode` is a game played by numbers, `rewards` what its end is worth; `pictures` and `images` show it to
a person.
Observations are made of views alone; `docs/envs.md` says what every number is.
"""
