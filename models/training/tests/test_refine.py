"""Going on from shipped weights must begin with what they answer."""

import copy

import torch

from vivid_training.selfie_liveness.average_weights import average, plain
from vivid_training.selfie_liveness.capture.chance import Chance
from vivid_training.selfie_liveness.capture.lines import draw_lines
from vivid_training.selfie_liveness.capture.relight import relight
from vivid_training.selfie_liveness.capture.resend import resend
from vivid_training.selfie_liveness.network import SpoofNetwork
from vivid_training.selfie_liveness.treat_view import treat_view
from vivid_training.selfie_liveness.treat_views import treat_views
from vivid_training.selfie_liveness.unfold import unfold

torch.manual_seed(0)
VIEWS = torch.rand(4, 3, 80, 80)


def answers(network: SpoofNetwork) -> torch.Tensor:
    with torch.no_grad():
        return network.eval()(VIEWS)


def test_unfolding_changes_no_answer_and_makes_learning_begin_there():
    network = plain(SpoofNetwork(dropout=0))
    unfolded = copy.deepcopy(network)
    unfold(unfolded, VIEWS)
    assert torch.allclose(answers(network), answers(unfolded), atol=1e-4)
    with torch.no_grad():
        assert torch.allclose(answers(unfolded), unfolded.train()(VIEWS), atol=1e-2)


def test_the_mean_of_one_network_is_that_network():
    network = SpoofNetwork()
    unfold(network, VIEWS)
    assert torch.allclose(answers(network), answers(average(copy.deepcopy(network), copy.deepcopy(network))), atol=1e-4)


def test_batches_are_treated_like_single_views():
    treated = treat_views(VIEWS, 0.75, 0.8) * 255
    assert torch.allclose(treated[:1], torch.from_numpy(treat_view(VIEWS[:1].numpy() * 255, 0.75, 0.8)), atol=1e-2)


def test_what_happens_to_a_picture_keeps_its_shape_and_range():
    chance, pictures = Chance(torch.device("cpu"), 3), torch.rand(8, 3, 64, 64)
    boxes = torch.tensor([[20.0, 20.0, 44.0, 44.0]]).expand(8, 4)
    for changed in (relight(chance, pictures, 0.9), resend(chance, pictures, 0.9), draw_lines(chance, pictures, boxes, 1.0)[0]):
        assert changed.shape == pictures.shape
        assert float(changed.min()) >= 0 and float(changed.max()) <= 1


def test_lines_beside_the_face_do_not_count():
    chance, pictures = Chance(torch.device("cpu"), 5), torch.full((32, 3, 64, 64), 0.5)
    marked, lined = draw_lines(chance, pictures, torch.tensor([[16.0, 16.0, 48.0, 48.0]]).expand(32, 4), 1.0)
    inside = (marked - pictures)[:, :, 28:36, 28:36].abs().amax((1, 2, 3))
    assert (inside[lined == 0] < 0.005).all() and (inside[lined > 0.3] > 0.005).all()
    assert 0 < int((lined == 0).sum()) < 32
