"""A match with the people around it."""
