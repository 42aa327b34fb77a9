"""What a language does to words that meet: elision, articles and spaces, as functions for the Fluent files.

The browser has the same functions in `web/src/lib/grammar.ts`; both are held to the table `tests/data/grammar.json`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Any

NO_BREAK = "\u00a0"

ASPIRATED = frozenset(
    re.findall(
        r"\w+",
        """
        hache haie hal hall halle halte hameau hanche hangar hans harald harde hardi hareng haricot harold harry
        hasard hassan haut haute hauteur havre heidi heinrich heinz helga helmut hernie heurt hibou hilda hiérarchie
        hobby hockey holger hongrois honte hors horst hotte houle houx hublot hugo huit huitième hun hurlement hussard
        hutte hâte héraut hérisson héron héros
        """,
    )
)
"""Words and names with an h that is not elided before: le héros, le hasard, but l’héroïsme and l’hoplite."""

UNELIDED = frozenset(("onze", "onzième", "ouistiti", "oui", "un", "yacht", "yaourt", "yole"))
"""Words with a vowel that is not elided before: le onze, le oui, le un."""

ARTICLE = re.compile("(le |la |les |l’)(.+)", re.DOTALL)
"""A noun with its article; the name Le Goff has none."""

RIVERS = ("l’Araxe", "l’Euphrate", "l’Hydaspe", "l’Hyphase", "l’Indus", "l’Oxus")
"""Rivers whose article does not show that they are masculine: one is *on* them, and comes *de l’Hydaspe*."""

CONSONANTS = ("eu", "one", "once", "uni", "use", "usu", "uti")
"""Beginnings of English words that are written with a vowel and spoken with a consonant: a unit."""

MUTE = ("heir", "honest", "honour", "hour")
"""Those that are written with a consonant and spoken with a vowel: an hour."""


def elides(word: str) -> bool:
    """Whether *de* and *le* lose their vowel before a French word."""
    letters = re.match(r"[^\W\d_]+", word)
    if not letters:
        return False
    plain = letters[0].lower()
    if {plain, plain.removesuffix("s")} & (ASPIRATED | UNELIDED):
        return False
    return unicodedata.normalize("NFD", plain)[0] in "aehiouyœæ"


def de(noun: object) -> str:
    """Of it: d’Ada, de Bob, du Maroc, des Indes, de la Perse."""
    text = str(noun)
    return _melted(text, "de", "du", "des") or (f"d’{text}" if elides(text) else f"de {text}")


def a(noun: object) -> str:
    """To it: à Ada, au Maroc, aux Indes, à la Perse."""
    text = str(noun)
    return _melted(text, "à", "au", "aux") or f"à {text}"


def _melted(text: str, alone: str, le: str, les: str) -> str:
    """A noun with its article, which *le* and *les* melt with: de + le is du; empty if it has none."""
    found = ARTICLE.fullmatch(text)
    if not found:
        return ""
    melted = {"le ": le, "les ": les}.get(found[1])
    return f"{melted} {found[2]}" if melted else f"{alone} {text}"


def en(place: object) -> str:
    """In it or into it: en Perse, en Inde, au Maroc, aux Indes; a place without an article is a town: à Sardes."""
    if place in RIVERS:
        return f"sur {place}"
    article = ARTICLE.fullmatch(str(place))
    return f"en {article[2]}" if article and article[1] in ("la ", "l’") else a(place)


def depuis(place: object) -> str:
    """Out of it: de Perse, d’Illyrie, du Maroc, des Indes, de Sardes."""
    article = ARTICLE.fullmatch(str(place))
    land = article and article[1] in ("la ", "l’") and place not in RIVERS
    return de(article[2]) if article and land else de(place)


def bare(noun: object) -> str:
    """It without its article, as a heading has it: Perse."""
    article = ARTICLE.fullmatch(str(noun))
    return capital(article[2]) if article else str(noun)


def an(noun: object) -> str:
    """One of it: a 7, an 8, an orange one."""
    text = str(noun)
    return f"an {text}" if voiced(text) else f"a {text}"


def voiced(word: str) -> bool:
    """Whether an English word or number begins with the sound of a vowel."""
    plain = word.lower()
    if plain.startswith(CONSONANTS):
        return False
    return plain.startswith(("a", "e", "i", "o", "u", "8", *MUTE)) or bool(re.match(r"1[18]\b", plain))


def capital(text: object) -> str:
    """It as it begins a sentence."""
    said = str(text)
    return said[:1].upper() + said[1:]


def typeset(text: str, lang: str) -> str:
    """A text with its minus signs, and in French with the spaces that do not break: beside double punctuation and %.

    What is quoted stays as somebody typed it.
    """
    signed = re.sub(r"(?<![^\s(])(?<!«\s)-(?=\d)", "−", text)
    return re.sub(r"(?<=«) | (?=[;:!?»%])", NO_BREAK, signed) if lang == "fr" else signed


FUNCTIONS: dict[str, dict[str, Callable[..., Any]]] = {
    "en": {"AN": an, "CAPITAL": capital},
    "fr": {"DE": de, "A": a, "EN": en, "DEPUIS": depuis, "BARE": bare, "CAPITAL": capital},
}
"""What the Fluent files of each language may call."""
