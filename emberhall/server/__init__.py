"""The hall on the net: HTTP, WebSocket and the browser client."""
