"""The Relay: a race in four versions of its rules."""
