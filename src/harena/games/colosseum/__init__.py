"""Colosseum, by Wolfgang Kramer and Markus Lübke: auctions, trades and spectacles for 3 to 5."""
