"""The tables in the browser: people, seats, play, chat and records over HTTP and WebSocket.

Read `house` first, then `tables` (one move: check, write, tell), `bots`, `clocks`, `people`, `records`;
`lookout` and `upkeep` are what the house does by itself.
`requests`, `lessons` and `sockets` are what people may ask; `wire` is how it is written. None of these
knows a framework or a database: `http` wraps them, `redis` lets several houses know one another,
`service` gives them an address.
"""
