"""The phases of a turn, and what chance does in them."""
