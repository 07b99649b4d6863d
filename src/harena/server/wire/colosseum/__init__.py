"""How a view of Colosseum looks. The engine makes it; this describes it, for the types of the client."""
