"""The net that every game's learned policy asks, compiled with the engine."""
