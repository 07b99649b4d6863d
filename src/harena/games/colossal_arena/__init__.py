"""Colossal Arena, by Reiner Knizia: eight creatures fight, and two to five players bet on them."""
