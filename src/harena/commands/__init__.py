"""The commands of the program, a module each: `add` declares one, `run` does it and says how it went."""
