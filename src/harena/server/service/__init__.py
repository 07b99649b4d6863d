"""The server as whoever runs it sees it.

Read `serve` first (`harena serve`), `configuration` and `settings`, `workers` and `addresses`, `admin`,
then what it says of itself: `logs`, `tally`. `garbage` is collected so that nobody waits for it.
"""
