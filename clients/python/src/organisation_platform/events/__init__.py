"""The event feed: streams, the WebSocket, and what an event reports."""
