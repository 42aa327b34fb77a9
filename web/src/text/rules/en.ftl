# The rules to read: their page, and the page to print

rules-page = Open the rules on their own page
rules-contents = Contents
rules-search = Search the rules
rules-search-keys = / to search, Enter for the next place, Shift and Enter for the one before, Escape to end
rules-found = { $at } of { $count }
rules-found-none = Not found
rules-next = Next place found
rules-previous = Previous place found
rules-copy-link = Copy a link to “{ $title }”
rules-link-copied = The link has been copied.
rules-ours = Ours: reconstructed, a ruling on a doubtful point, or an option
rules-ours-legend = stands after what is ours and not the rulebook’s: a reconstructed board, a ruling on a doubtful point, an option.
rules-aid = The rules on one page
rules-aid-print = Print
rules-whole = All the rules
