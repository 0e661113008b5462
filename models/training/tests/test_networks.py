"""What goes in and what comes out of each network that the engines call, in the shapes that the engines expect."""

import pytest
import torch

from vivid_training.documents.networks.finder import Finder
from vivid_training.documents.networks.locator import Locator
from vivid_training.documents.networks.reader import Reader
from vivid_training.portrait_sex.network import SexNetwork
from vivid_training.portrait_sex.vary import varied
from vivid_training.selfie_liveness.crop_views import VIEW_PX
from vivid_training.selfie_liveness.network import SpoofNetwork
from vivid_training.text.text_networks import TextDetector, TextReader


@pytest.fixture(autouse=True)
def _seed():
    torch.manual_seed(1)


def test_locator_gives_three_heats_and_four_corners_twice_an_eighth_of_the_side():
    heat, corners = Locator().eval()(torch.rand(2, 3, 256, 256))
    assert heat.shape == (2, 3, 32, 32)
    assert corners.shape == (2, 16, 32, 32)


def test_readers_answer_wider_lines_with_more_steps():
    for network, height in ((Reader(), 24), (TextReader(), 24)):
        network.eval()
        narrow, wide = (network(torch.rand(1, 1, height, width)) for width in (128, 256))
        assert wide.numel() > 1.5 * narrow.numel(), type(network).__name__


def test_finder_and_detector_keep_the_proportions_of_what_they_see():
    for network, channels in ((Finder(), 1), (TextDetector(), 1)):
        network.eval()
        answer = network(torch.rand(1, channels, 128, 256))
        first = answer[0] if isinstance(answer, tuple) else answer
        assert first.shape[-1] == 2 * first.shape[-2], type(network).__name__


def test_selfie_network_does_not_look_from_one_picture_to_the_next():
    network = SpoofNetwork().eval()
    views = torch.rand(3, 3, VIEW_PX, VIEW_PX)
    together, alone = network(views), network(views[1:2])
    first = lambda answer: answer[0] if isinstance(answer, tuple) else answer
    assert torch.allclose(first(together)[1], first(alone)[0], atol=1e-5)


def test_sex_network_sees_a_face_alike_in_any_light():
    network = SexNetwork().eval()
    face = torch.rand(2, 1, 64, 64)
    told = network(face)
    assert told.shape == (2,)
    assert torch.allclose(told, network(face * 0.4 + 0.3), atol=0.02)
    assert varied(torch.rand(3, 1, 72, 72)).shape == (3, 1, 64, 64)
