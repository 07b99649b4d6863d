"""Bots that sit at the tables.

Read `thinkers` first (whose turn it is to think), `pool` and `planners` (where they do), `programs`
(bots that the house has named), `tokens` and `follower` (bots that come over HTTP).
"""
