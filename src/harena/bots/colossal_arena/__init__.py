"""How bots play Colossal Arena: what a seat sees, a policy that scores its actions, and a search on top."""
