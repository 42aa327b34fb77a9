# What hints and threats say beside their moves: it comes with them, not with the table

advice-now = Your chance of winning now: { $chance }.
advice-between = chance of winning, between { $low } and { $high }
advice-leaves = Danger it leaves
advice-endings = The end is in sight
threats-none = Nothing threatens you before your next turn, as far as you can see.
threats-safe = What would make it safe:
threats-open = No single move of yours would make it safe.
