"""The tables in the browser: people, seats, play, chat and records over HTTP and WebSocket."""
