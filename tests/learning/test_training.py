"""How a network is taught: from which games, towards what, and that PyTorch is asked for by name."""

import sys
from pathlib import Path

import numpy as np
import pytest

import triforium
from triforium.bots.weights import all_learned, known_so_far
from triforium.learning import samples
from triforium.learning.plot import plot
from triforium.learning.samples import Course, gather, joined, leads_of, steps_onward, win_shares
from triforium.terminal.main import main


def test_leads_count_the_best_and_the_mean_of_the_others() -> None:
    assert leads_of([40, 30, 20]).tolist() == [40 - (30 + 25) / 2, 30 - (40 + 30) / 2, 20 - (40 + 35) / 2]
    assert win_shares([0, 2], 3).tolist() == [0.5, 0.0, 0.5]


def test_a_row_leads_to_the_same_seat_at_the_beginning_of_the_next_stage() -> None:
    """Two seats, four moments: two of stage 0, one of stage 1, one of stage 3."""
    stages = np.array([0, 0, 0, 0, 1, 1, 3, 3], np.int16)
    assert steps_onward(stages, 2).tolist() == [4, 4, 2, 2, 2, 2, 0, 0]


def test_every_other_game_has_the_options() -> None:
    course = Course("pillars", 4, {"expansion": "full"}, 1, "")
    assert [course.deal(number, "game").terms.options["expansion"] for number in range(4)] == ["none", "full"] * 2
    many = Course("pillars", 6, {"expansion": "full"}, 1, "")
    assert many.deal(0, "game").seats == 6


def test_the_same_course_gives_the_same_samples() -> None:
    course = Course("pillars", 2, {}, 7, "")
    first, second = gather(course, 0, 4), gather(course, 0, 4)
    assert np.array_equal(first.rows, second.rows)
    assert np.array_equal(first.onward, second.onward)
    assert np.array_equal(first.leads, second.leads)
    assert first.rows.shape[1] == 1 + len(triforium.game("pillars").new(2, 0).features())
    assert len({len(column) for column in first}) == 1
    assert sorted(set(first.rows[:, 0].tolist())) == list(range(6))
    both = joined([first, gather(course, 4, 1)])
    assert len(both.rows) > len(first.rows)


def test_however_many_processes_play_the_samples_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(samples, "CHUNK", 1)
    course = Course("pillars", 2, {}, 7, "")
    assert np.array_equal(samples.play(course, 6, 2).rows, gather(course, 0, 6).rows)


def test_a_new_lesson_keeps_those_for_other_numbers_of_players_unless_positions_are_described_anew() -> None:
    features = triforium.game("pillars").new(2, 0).features()
    assert known_so_far("pillars", features) == all_learned("pillars")["networks"]
    assert known_so_far("pillars", features[1:]) == {}


def test_a_fitted_network_says_the_same_in_plain_arrays() -> None:
    """Only where PyTorch is installed, as for training."""
    torch = pytest.importorskip("torch")
    from triforium.bots.estimate import Learned
    from triforium.kernel.vecs import vec
    from triforium.learning.fit import Network, Shape, nearest

    torch.manual_seed(3)
    rows = torch.randint(-50, 50, (3000, 4 + 2 * 3)).short()
    targets = torch.sigmoid(rows[:, 0] / 30 + rows[:, 5].relu() / 20)
    network = Network(Shape(4, 2, 3, 8), rows, targets)
    plain = Learned(vec[float](network.folded().tolist()), 10, 8, 2, 3)
    said = network.speak(rows[:20]).detach()
    for number in range(20):
        for i in range(10):
            plain.row[i] = int(rows[number, i])
        total = plain.said_of(0, 4, 0)
        total += sum(
            plain.said_of_part(4 + 3 * part, plain.of_parts) for part in range(2) if rows[number, 4 + 3 * part]
        )
        assert total == pytest.approx(float(said[number]), rel=1e-3, abs=1e-3)
    assert float((network.speak(rows).detach().sigmoid() - targets).abs().mean()) < 0.15
    assert [nearest(stage, [4, 2]) for stage in range(6)] == [2, 2, 2, 4, 4, 4]


def test_the_plot_shows_every_generation_and_par() -> None:
    drawn = plot("pillars", 4, [(0.5, 0.5, 700.0, ""), (0.7, 0.4, 700.0, "")])
    assert "50 %" in drawn
    assert "70 %" in drawn
    assert "25 %" in drawn


def test_without_pytorch_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for module in [name for name in sys.modules if name.startswith("triforium.learning.")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "torch", None)
    assert main(["train", "pillars", "--lang=en", f"--out={tmp_path}"]) == 1
    assert "triforium[train]" in capsys.readouterr().err
