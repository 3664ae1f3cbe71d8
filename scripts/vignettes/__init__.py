"""Pictures of the five games for the hall, drawn by these programs alone: `make vignettes` writes them as WebP."""
