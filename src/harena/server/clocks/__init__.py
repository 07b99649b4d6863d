"""Time at the tables.

Read `clock` (how long each seat has left), `pause`, `away` (when a bot takes over), `watch` (who looks
when time has run out), `timekeeper` (the time of day).
"""
