"""What of the environments is compiled with the engine."""
