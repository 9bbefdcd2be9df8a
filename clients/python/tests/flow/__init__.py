"""Against a real server."""
