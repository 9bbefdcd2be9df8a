"""Records: lists with pages, and changes with ETags."""
