"""What is hidden from whom: the view, what it remembers, and what it can imagine."""
