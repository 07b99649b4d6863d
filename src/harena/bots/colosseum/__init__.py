"""What the bots for Colosseum think with: an outlook, a policy, a search."""
