"""What money buys in the first phase: a class and a row in `table` each. Begin with `base`, then `ticket`."""
