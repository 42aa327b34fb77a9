"""Words: prompts, labels and the journal in the reader's language, from the Fluent files beside each game.

Message names: `prompt-<decision>`, `action-<verb>`, `note-<verb>` (what a preview says), `event-<kind>` (and
`event-<kind>-own` for the seat that knows the secret part), `option-<name>`, `choice-<name>-<value>`, `reason-<end>`,
`chance-<what for>` (what people roll or draw at a real table), `lesson-<note>`, `reckoning-<remark>`,
`outlook-<prospect>`. An argument that is a word is said by the message `<argument>-<word>`, if there is one: the area
"Old Town" by `area-old-town`; a game's `Nouns` say where else to look. A noun may have parts: `.name` where it stands
alone, `.short`, and `.does` for what the thing does. What one reader alone says has a prefix of its own: `teller-` the
terminal, `account-` the account, `client-` the browser. How an argument meets the words around it, `DE($area)` or
`AN($die)`, is in `grammar`.
"""

from argead.language.client import client_words
from argead.language.phrasebook import COMMON, Phrasebook, common, phrasebook
from argead.language.rules import OURS, RESERVED, Section
from argead.language.words import LANGUAGES, Words

__all__ = [
    "COMMON",
    "LANGUAGES",
    "OURS",
    "RESERVED",
    "Phrasebook",
    "Section",
    "Words",
    "client_words",
    "common",
    "phrasebook",
]
