"""Changes the project a little, one place at a time, and sees whether any test notices: `make mutate ONLY=...`."""
