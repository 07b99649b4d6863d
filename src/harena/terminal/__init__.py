"""Games on a plain terminal: views as text, a table to play at line by line."""
