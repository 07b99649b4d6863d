"""The tables in the browser: people, seats, play, chat and records over HTTP and WebSocket.

Read `house` first, then `table` (one move: check, write, tell), `seats`, `listener` and `messages` (who is
told what), `thinkers` (bots). `requests`, `records` and `sockets` are what people may ask; `wire` is how it
is written. None of these knows a framework or a database: `http` wraps them, `serve` gives them an address.
"""
