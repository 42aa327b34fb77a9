"""Learning a game's judgement from games against itself. Needs NumPy."""
