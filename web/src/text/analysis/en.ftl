# What the explanation of an ended match says: it comes with it

analysis-weighing = Every move is being weighed once more…
analysis-leave = This takes about a minute. You can leave meanwhile: the work goes on without you.
analysis-chances = Chance of winning (%)
analysis-own = as each saw it at the time
analysis-mean = mean of what all players saw
analysis-ply = Move { $ply }
analysis-turning = Turning points
analysis-even = No single move decided the game.
analysis-line = The better line, most likely:
analysis-spent = Decisions and luck
analysis-spent-help = How each player’s chance came about, in percentage points.
analysis-start = Start
analysis-self = Own moves
analysis-rivals = Others’ moves
analysis-luck = Luck
analysis-end = End
analysis-moves = The costliest moves
analysis-better = Better: { $label }
analysis-swings = Where luck counted most
analysis-unused = Never used
analysis-of = { $name }:
