"""How texts should be written, as far as a machine can tell: apostrophes, spaces, elision, articles and number.

`Prose` reads what is said, with its arguments; `source_faults` reads a message file for what would be said badly with
others. A fault is told with the words around it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from argead.language.grammar import elides, typeset, voiced

SPACE = "[ \u00a0\u202f]"

BEFORE_VOWELS = "de|le|la|que|ne|se|me|te|je|jusque|lorsque|puisque|quoique|du|au|ma|ta|sa|ce"
"""French words that never stand before a vowel as they are: du is de l’ there, au is à l’, sa is son, and ce is cet."""

AFTER_CE = frozenset(("à", "ou", "où", "en", "et"))

ONE_ENDS_IN_S = re.compile(
    "aux|dans|depuis|deux|dès|des|dix|fois|les|mais|mois|nous|pas|plus|puis|sans|ses|six|sous|très|trois|vers|vous"
)
"""What may follow the figure 1 in French although it ends like a plural."""

NOT_PARTICIPLES = "ici|aussi|ainsi|parmi|plus|celui|lui"

NAMED = re.compile(r"^(?:[a-z][\w-]*|\s+\.[a-z][\w-]*) *= ?", re.MULTILINE)
VARIANT = re.compile(r"^\s*\*?\[[^\]]*\]\s*")
LITERAL = re.compile(r'\{ ?"([^"]*)" ?\}')
COUNTED = re.compile(r"\[one\] (.*)\n\s*\*\[other\] (.*)")
COUNT = r"(?:\{ \$\w+ \}|\b1) ([^\W\d_]+)"


class Prose:
    """A language with the words that some message files count: `[one] { $n } wall` and `*[other] { $n } walls`."""

    def __init__(self, lang: str, *sources: str) -> None:
        self.lang = lang
        self._plurals: dict[str, str] = {}
        for one, other in (pair for source in sources for pair in COUNTED.findall(source)):
            for singular, plural in zip(re.findall(COUNT, one), re.findall(COUNT, other), strict=False):
                if singular != plural and singular[:2] == plural[:2]:
                    self._plurals[singular] = plural

    def faults(self, text: str) -> list[str]:
        """What is wrong with a text as it is read."""
        found = [_around(text, match) for pattern in COMMON + OWN[self.lang] for match in pattern.finditer(text)]
        found += [_around(text, match) for check in CHECKS[self.lang] for match in check(text)]
        return found + [_around(text, match) for match in self._miscounted(text)]

    def _miscounted(self, text: str) -> Iterator[re.Match[str]]:
        many = set(self._plurals.values())
        for match in re.finditer(r"(?<![\w,./:×+-])(\d+) ([^\W\d_]+)", text):
            number, word = int(match[1]), match[2]
            single = number == 1 or (number == 0 and self.lang == "fr")
            if word in many if single else word in self._plurals and word not in many:
                yield match


def source_faults(source: str, lang: str) -> list[str]:
    """What is wrong with a message file: faults of its own words, and arguments that the words before would not fit."""
    prose, found = Prose(lang, source), []
    for line in source.splitlines():
        if not line.startswith("#"):
            found += [_around(line, match) for pattern in ARGUMENTS[lang] for match in pattern.finditer(line)]
            words = LITERAL.sub(r"\1", VARIANT.sub("", NAMED.sub("", line)))
            words = re.sub(r"\{[^{}]*\}", "•", words).strip()
            found += prose.faults(typeset(words, lang))
    return found


def page_faults(markdown: str, lang: str) -> list[str]:
    """What is wrong with a page of rules; code, ids, tables' rules, emphasis and addresses are no prose."""
    text = re.sub(r"\]\([^)]*\)|!?\[", "", re.sub("`[^`]*`", "•", markdown))
    text = re.sub(r"\{#[\w-]+\}|\*+|^\|[-:| ]+\|$", "", text, flags=re.MULTILINE)
    prose = Prose(lang)
    return [
        fault
        for part in re.split(r"\n\n|\n- |\|", text)
        for fault in prose.faults(re.sub(r"\s*\n\s*", " ", part.strip()))
    ]


def _around(text: str, match: re.Match[str]) -> str:
    return f"…{text[max(0, match.start() - 20) : match.end() + 20]}…".replace("\n", " ")


def _unelided(text: str) -> Iterator[re.Match[str]]:
    """The French words before a vowel that should have lost theirs: de Ada, le Égypte, du onagre."""
    for match in re.finditer(rf"(?<![\w’-])({BEFORE_VOWELS}){SPACE}([^\W\d_]{{2,}})", text, re.IGNORECASE):
        spared = match[1].lower() == "ce" and match[2] in AFTER_CE
        if elides(match[2]) and not spared and not match[2].isupper():
            yield match


def _single_plurals(text: str) -> Iterator[re.Match[str]]:
    """A figure 1 before a French plural: 1 rouges."""
    for match in re.finditer(r"(?<![\w,./:×-])1 ([a-zà-ÿ]+[sx])\b", text):
        if not ONE_ENDS_IN_S.fullmatch(match[1]):
            yield match


def _wrong_articles(text: str) -> Iterator[re.Match[str]]:
    """The English a before the sound of a vowel and an before that of a consonant; letters and capitals are names."""
    for match in re.finditer(r"(?<![\w-])([Aa]n?) ([\w’]+)", text):
        name = match[2].isupper() or (len(match[2]) == 1 and match[2].isalpha())
        if not name and voiced(match[2]) == (match[1].lower() == "a"):
            yield match


COMMON = [
    re.compile("'"),
    re.compile(r"\S  +\S"),
    re.compile(rf"\w{SPACE}(?:[,.](?=\s|$)|…)"),
    re.compile(r"\b(?!nous\b|vous\b|had\b|that\b)([^\W\d_]{2,}) \1\b", re.IGNORECASE),
]
"""A typewriter's apostrophe, two spaces, a space before a comma or an ellipsis, a word twice."""

OWN = {
    "en": [re.compile(rf"\w{SPACE}(?:[!?](?= [A-Z]|$)|[;:](?=\s|$))")],
    "fr": [
        re.compile(r"(?<=[\w’»)•])(?:[;!?»](?!\w)|:(?![\w/]))"),
        re.compile(r"« | [;:!?»%]"),
        re.compile(rf"\b[Ss]i{SPACE}ils?\b"),
        re.compile(rf"(?<![\w’-])(?:de|à){SPACE}les?{SPACE}(?=[A-ZÀ-Þ\d])"),
        re.compile(r"(?:^|[.!?;:] )A (?=vous|la |l’|tout|chaque|partir|droite|gauche|deux|trois|quatre|moins|nouveau)"),
    ],
}
"""In English a space before double punctuation; in French none or one that breaks, si il, de le, and A for À."""

CHECKS: dict[str, list[Callable[[str], Iterator[re.Match[str]]]]] = {
    "en": [_wrong_articles],
    "fr": [_unelided, _single_plurals],
}

ARGUMENTS = {
    "en": [re.compile(r"\b[Aa]n? \{ ?\$")],
    "fr": [
        re.compile(rf"(?<![\w’-])(?:{BEFORE_VOWELS}) \{{ ?\$\w+ ?\}}", re.IGNORECASE),
        re.compile(
            r"(?<!\w )\{ (?:\$\w+|[A-Z]+\(\$\w+\)) \} (?:est|sont|était|étaient|a été|ont été) "
            rf"(?!(?:{NOT_PARTICIPLES})\b)[^\W\d_]*(?:é|i|u|is|ert|eint)e?s?\b"
        ),
    ],
}
"""Arguments straight after a word that would have to give way to some of them, and participles that agree with one."""
