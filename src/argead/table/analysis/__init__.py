"""A game explained afterwards: chances over its course, what decisions lost and what luck did, and what turned it."""
