"""The commands of the program, a module each: `add` declares one, `run` does it and says how it went.

What they share: `arguments` (of all), `laboratory` (of those that play many games), `files`, `exit_codes`.
"""
