"""`argead lab train`: what it says when it cannot begin."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["field-commander", "--players", "2"], "field-commander has one seat, not 2"),
        (["empire", "--players", "7"], "empire has 2 to 5 seats, not 7"),
        (["empire", "--players", "two"], "'two' is not a valid integer"),
        (
            ["empire", "--kinds", "self,novice"],
            "--kinds must be greedy, old, self with commas between them, not 'self,novice'",
        ),
        (["field-commander", "--kinds", "self"], "field-commander has no rivals: leave out --kinds"),
        (["empire", "--falls", "soon"], "--falls must be numbers with commas between them, not 'soon'"),
        (["empire", "--from", "nowhere.npz"], "there is nothing to begin with in nowhere.npz"),
        (["empire", "--from", "nowhere.npz", "--continue"], "give either --from or --continue, not both"),
        (["empire", "--minutes", "1", "--games", "5"], "give either --minutes or --games, not both"),
        (["empire", "--continue", "--folder", "nowhere"], "there is no training to go on with in nowhere"),
        (["chess"], "chess"),
    ],
)
def test_bad_input_gets_one_sentence(words: list[str], says: str, run, tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = run("lab", "train", *words)
    assert done.exit_code != 0
    assert says in done.stderr
    assert len(done.stderr.strip().splitlines()) <= 4
    assert list(tmp_path.iterdir()) == []
