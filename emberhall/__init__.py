"""Five heavy fantasy board games by their full rules."""
