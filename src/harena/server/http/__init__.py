"""The house over HTTP and WebSocket: all that knows the web framework. The answers are made outside."""
