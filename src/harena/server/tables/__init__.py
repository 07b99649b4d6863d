"""A table: its sheet, its match, its talk, and everybody who listens.

Read `table` first (one move: check, write, tell), with `shared`, which it is, and `matches` (a match
from its log). Who sits where: `terms`, `seats`, `rated`, `presence`, `pledges`, `undo`. Who is told
what: `messages`, `listener`, `talk`, `outbox`, `socket`.
"""
