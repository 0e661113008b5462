"""Faces as numbers: limits, clusters, and drawings of the right size."""

import torch
import torch.nn.functional as F

from vivid_training.face_embedding.centre import clusters_of
from vivid_training.face_embedding.draw.draw_faces import hardly_changed, on_documents, on_selfies, ruined
from vivid_training.face_embedding.limits import slope_at
from vivid_training.face_embedding.measure import by_group, compared, limits_at


def test_drawn_faces_are_what_the_network_sees() -> None:
    torch.manual_seed(1)
    faces = torch.rand(4, 3, 144, 144)
    for draw in (on_documents, on_selfies, hardly_changed, ruined):
        drawn = draw(faces)
        assert drawn.shape == (4, 3, 128, 128)
        assert 0 <= float(drawn.min()) and float(drawn.max()) <= 1


def test_limits_let_that_share_of_others_pass() -> None:
    others = torch.linspace(0, 1, 100_001)
    for rate, limit in zip((0.01, 0.001), limits_at(others, (0.01, 0.001))):
        assert abs(float((others > limit).float().mean()) - rate) < 1e-4


def test_the_same_faces_are_refused_below_the_limit() -> None:
    people = torch.eye(8)
    figures = compared(people, people, F.normalize(torch.rand(50, 8) - 0.5, dim=1))
    assert all(refused == 0 for _, refused in figures.values())
    assert by_group(torch.eye(8), ["one"] * 4 + ["two"] * 4, 0.5) == {"one": (4, 0.0, 0.0), "two": (4, 0.0, 0.0)}


def test_a_cluster_is_the_mean_of_what_lies_near() -> None:
    torch.manual_seed(1)
    middles = torch.eye(16)[:3]
    numbers = F.normalize(middles.repeat_interleave(40, 0) + 0.05 * torch.randn(120, 16), dim=1)
    nearest = (F.normalize(clusters_of(numbers, 3, seed=4), dim=1) @ middles.T).max(0).values
    assert float(nearest.max()) > 0.95


def test_the_slope_is_steeper_where_people_are_further_apart() -> None:
    near = slope_at(0.3, torch.linspace(0.2, 0.6, 50), torch.linspace(-0.1, 0.4, 50))
    far = slope_at(0.3, torch.linspace(0.5, 0.6, 50), torch.linspace(-0.1, 0.1, 50))
    assert far > near
