"""`argead new-game`: a small working game, as a repository of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from keyword import iskeyword
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

import click

from argead import shelf
from argead.cli import options as shared
from argead.kernel import SetupError

EXAMPLES = """
\b
Examples:
  argead new-game delphi
  argead new-game river-kings --directory ~/games/river-kings

The new game is complete: hidden hands, a choice that everyone makes at once, bots, texts in English and French, and
the kit of tests that every game must pass, which it does. Turn it into your own, step by step.
"""

TEMPLATES = Path(__file__).parent / "newgame"
ENDING = ".tmpl"
LONGEST_NAME_CHARACTERS = 40


@click.command("new-game", epilog=EXAMPLES)
@click.argument("name")
@click.option(
    "--directory",
    type=click.Path(path_type=Path),
    help="Where to write it: a new or empty folder.  [default: argead-NAME]",
)
@shared.lang
def new_game(name: str, directory: Path | None, lang: str) -> None:
    """Write a small working game called NAME, as a repository of its own, for you to make your own."""
    check_name(name)
    goal = (directory or Path(f"argead-{name}")).expanduser().absolute()
    if goal.exists() and (not goal.is_dir() or any(goal.iterdir())):
        raise SetupError(f"{goal} already exists and is not an empty folder: choose another --directory")
    write(name, goal)
    click.echo(shared.words(lang).say("new-game-written", name=name, folder=str(goal)))


def check_name(name: str) -> None:
    """Refuse what cannot be a game's name."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name) or len(name) > LONGEST_NAME_CHARACTERS:
        raise SetupError(
            f"{name[:LONGEST_NAME_CHARACTERS]!r} cannot be the name of a game: "
            "write lower-case words with hyphens between them, as in 'river-kings'"
        )
    if iskeyword(name):
        raise SetupError(f"{name!r} cannot be the name of a game: it is a keyword of Python")
    if name in shelf.names():
        raise SetupError(f"there is already a game {name!r}: choose another name")


def write(name: str, goal: Path) -> None:
    """Write the game into a folder of its own in the goal, let it play once, and only then put it in place."""
    made = not goal.exists()
    goal.mkdir(parents=True, exist_ok=True)
    stage = Path(mkdtemp(prefix=".new-", dir=goal))
    try:
        fill(name, stage)
        play_once(name, stage)
        for part in sorted(stage.iterdir()):
            part.rename(goal / part.name)
    finally:
        rmtree(stage, ignore_errors=True)
        if made and not any(goal.iterdir()):
            goal.rmdir()


def fill(name: str, folder: Path) -> None:
    """Write every template with its words replaced; `package` in a path is the name of the new package."""
    package = f"argead_{name.replace('-', '_')}"
    title = " ".join(word.capitalize() for word in name.split("-"))
    meant = {"@NAME@": name, "@PACKAGE@": package, "@TITLE@": title, "@CLASS@": f"{title.replace(' ', '')}State"}
    for template in sorted(TEMPLATES.rglob(f"*{ENDING}")):
        path = str(template.relative_to(TEMPLATES)).removesuffix(ENDING)
        path = path.replace("package", package).replace("gitignore", ".gitignore")
        text = template.read_text(encoding="utf-8")
        for placeholder, word in meant.items():
            text = text.replace(placeholder, word)
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8", newline="\n")


def play_once(name: str, folder: Path) -> None:
    """Let the new game record the matches that its tests replay; a record carries its name, so it cannot be copied."""
    path = os.pathsep.join([str(folder / "src"), *sys.path])
    script = str(folder / "tests" / "regenerate.py")
    environment = os.environ | {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    run = subprocess.run([sys.executable, script], env=environment, capture_output=True, encoding="utf-8")
    if run.returncode:
        why = next(reversed(run.stderr.splitlines()), "it gave no reason")
        raise click.ClickException(f"the new game {name!r} could not be played, so nothing was written: {why}")
