"""The stories of matches that have ended: verdict, reckoning, curve and turns, and the account as one page.

A game says where its points come from in its own module `reckoning`; what all stories share is here.
"""
