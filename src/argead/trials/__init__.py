"""Trials: instruments that show what a server bears."""
