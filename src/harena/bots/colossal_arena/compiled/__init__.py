"""What runs at every decision, compiled: sight, policy, beliefs, search."""
