"""OpenSpiel's own simulation test, and what it does not look at."""

from __future__ import annotations

import pickle
from copy import deepcopy
from random import Random

import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

from argead import shelf
from argead.envs.course import Course
from argead.envs.openspiel import short_name
from argead.kernel import Dice, Match

TABLES = [
    pytest.param(f"{short_name(game)}(players={players})", id=f"{game.name}-{players}")
    for game in shelf.catalogue()
    for players in range(game.seats[0], game.seats[1] + 1)
]


def walk(name: str, seed: int) -> list[pyspiel.State]:
    """Every node of a random walk through the game's tree."""
    random = Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    nodes = [state.clone()]
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, odds)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
        nodes.append(state.clone())
    return nodes


@pytest.mark.parametrize("name", TABLES)
def test_openspiel_random_simulation(name: str) -> None:
    """Storing every node anew takes the square of a game's length: the fewest seats are enough for that."""
    game = pyspiel.load_game(name)
    fewest = game.num_players() == game.get_type().min_num_players
    pyspiel.random_sim_test(game, num_sims=1, serialize=fewest, verbose=False)


@pytest.mark.parametrize("name", TABLES)
def test_chance_outcomes_are_odds_and_returns_follow_the_ranks(name: str) -> None:
    nodes = walk(name, seed=2)
    for outcomes in [node.chance_outcomes() for node in nodes if node.is_chance_node()]:
        assert sum(odds for _, odds in outcomes) == pytest.approx(1)
        assert all(odds > 0 for _, odds in outcomes)
    returns = nodes[-1].returns()
    assert any(returns)
    if len(returns) > 1:
        assert sum(returns) == pytest.approx(0)
    else:
        assert abs(returns[0]) == 1


def test_every_card_of_alexandros_is_a_chance_node() -> None:
    nodes = walk("python_argead_alexandros", seed=2)
    assert [node.is_chance_node() for node in nodes[:6]] == [True] * 5 + [False], "two hands, two face up, who begins"
    assert len([node for node in nodes if node.is_chance_node()]) > 20


def test_the_tree_is_the_game_that_the_referee_plays() -> None:
    """A recorded match, walked line by line through the tree, leads to the same table."""
    game, random = shelf.game("alexandros"), Random(6)
    match = Match(game, ("A", "B", "C"), Dice(6))
    while match.state.waiting():
        seat = match.state.waiting()[0]
        match.play(seat, random.choice(match.state.actions(seat)).notation)
    course = Course(game, 3, match.record.header.options)
    for line in match.record.lines:
        if line.seat is not None:
            course.play(line.seat, course.state.find(line.seat, line.notation))
        for answer in line.answers:
            course.answer(course.question.faces.index(str(answer)))
    assert course.question is None
    for seat in (None, 0, 1, 2):
        assert course.state.view(seat) == match.state.view(seat)
    assert course.state.outcome() == match.state.outcome()


def test_a_course_survives_copying_and_storing() -> None:
    for node in walk("python_argead_alexandros", seed=3)[::7]:
        for twin in (deepcopy(node.course), pickle.loads(pickle.dumps(node.course))):
            assert isinstance(twin, Course)
            assert twin.question == node.course.question
            assert [move.action for move in twin.moves] == [move.action for move in node.course.moves]
            if node.course.state is not None:
                assert twin.state.view(None) == node.course.state.view(None)


def test_information_states_hold_nothing_that_a_guess_changes() -> None:
    """Whatever the others may hold, the player reads the same text and the same numbers."""
    for node in walk("python_argead_alexandros(players=3)", seed=4)[5::11]:
        for player in range(3):
            told = (
                node.information_state_string(player),
                node.observation_string(player),
                node.observation_tensor(player),
            )
            other = node.clone()
            if other.course.state is not None:
                other.course.state = other.course.state.guess(player, Dice(player))
                other.course.moves = [
                    move._replace(before=move.before.guess(player, Dice(7))) for move in other.course.moves
                ]
            assert told == (
                other.information_state_string(player),
                other.observation_string(player),
                other.observation_tensor(player),
            )


def test_information_states_recall_every_own_choice() -> None:
    nodes = walk("python_argead_alexandros", seed=5)
    texts = [node.information_state_string(0) for node in nodes if node.current_player() == 0]
    assert len(set(texts)) == len(texts)
    own = [move.action.notation for move in nodes[-1].course.moves if move.seat == 0]
    assert [line.partition(" ")[2] for line in nodes[-1].information_state_string(0).split("\n")[:-1]] == own


def test_observations_come_in_named_pieces() -> None:
    node = walk("python_argead_alexandros", seed=1)[30]
    seen = make_observation(node.get_game())
    seen.set_from(node, 1)
    assert seen.dict["alexander"].sum() == 1
    assert list(seen.tensor) == node.observation_tensor(1)


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("python_argead_alexandros(players=4,border_walls=False,compensation=occupation)")
    assert game.num_players() == 4
    assert game.options == {"border_walls": False, "compensation": "occupation", "guide": "none"}


def test_openspiels_own_search_plays_it() -> None:
    game = pyspiel.load_game("python_argead_alexandros")
    node = next(node for node in walk("python_argead_alexandros", seed=1) if not node.is_chance_node())
    search = mcts.MCTSBot(game, uct_c=1.4, max_simulations=10, evaluator=mcts.RandomRolloutEvaluator(1))
    assert search.step(node) in node.legal_actions()
