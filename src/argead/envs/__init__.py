"""Learning environments for every game of the catalogue: PettingZoo, Gymnasium and OpenSpiel (extra `envs`).

An action is its index in the game's action space; an observation is `state.observe(seat)` laid end to end; the reward
comes at the end, by rank (see `numbers`). Each adapter is a module, so that nobody needs the libraries of the others.
"""
