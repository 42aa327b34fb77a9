"""Battle: plans, turns by speed, attacks, Hits on the enemy, retreat."""
