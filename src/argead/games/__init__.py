"""The games, one package each; they know the kernel and nothing above it."""
