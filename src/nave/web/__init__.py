"""The ways in by network: HTTP, WebSocket, and the page."""
