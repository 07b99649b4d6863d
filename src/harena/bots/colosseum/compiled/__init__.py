"""What runs at every decision, compiled: outlook, policy, search."""
