"""The third door to the table: the whole of Argead in a browser, without a server.

A worker of the page holds the interpreter and a `Door`, which answers the calls of the protocol as text; a second one
holds a `Thinker`, which runs jobs in slices. What is stored is stored by the page, before anything is told. `building`
writes the folder of files that a page is made of.
"""

from argead.site.door import Door
from argead.site.thinker import Thinker

__all__ = ["Door", "Thinker"]
