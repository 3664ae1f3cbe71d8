"""Many games at once: statistics, tournaments, fuzzing."""
