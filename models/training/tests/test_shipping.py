"""An export equals its network, or is refused; what ships is what its description says."""

import hashlib
import json
from pathlib import Path

import onnx
import pytest
import torch
from onnxruntime import InferenceSession
from torch import nn

from vivid_training.documents.networks.locator import Locator
from vivid_training.shipping.export_onnx import export_onnx
from vivid_training.shipping.free_axis import free_axis
from vivid_training.shipping.import_onnx import import_onnx

MODELS = Path(__file__).resolve().parents[2]


class Restless(nn.Module):
    """Answers differently every time: no export of it can be proved."""

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x + torch.rand(())


def test_an_export_equals_its_network(tmp_path):
    network = nn.Sequential(nn.Conv2d(3, 4, 3, 2, 1), nn.BatchNorm2d(4), nn.ReLU(), nn.Conv2d(4, 2, 1))
    examples = [{"x": torch.rand(1, 3, size, size)} for size in (16, 32)]
    free = {"x": {2: "height", 3: "width"}}
    assert export_onnx(network, examples, ["y"], tmp_path / "a.onnx", free) < 1e-4


def test_an_axis_is_freed_without_another_answer(tmp_path):
    network = nn.Conv2d(1, 2, 3, 2, 1)
    fixed = tmp_path / "c.onnx"
    tall, flat = torch.rand(1, 1, 16, 32), torch.rand(1, 1, 8, 32)
    export_onnx(network, [{"x": tall}], ["y"], fixed)
    model = onnx.load(fixed)
    free_axis(model, 2, "height")
    session = InferenceSession(model.SerializeToString())
    for picture in (tall, flat):
        (answer,) = session.run(None, {"x": picture.numpy()})
        assert abs(answer - network(picture).detach().numpy()).max() < 1e-5


def test_an_export_that_differs_is_refused(tmp_path):
    with pytest.raises(SystemExit, match="differ"):
        export_onnx(Restless(), [{"x": torch.rand(1, 3)}], ["y"], tmp_path / "b.onnx")


@pytest.mark.parametrize("described", sorted(MODELS.glob("*/model.json")), ids=lambda path: path.parent.name)
def test_the_weights_that_ship_are_those_described(described):
    weights = described.with_name("weights.onnx")
    assert hashlib.sha256(weights.read_bytes()).hexdigest() == json.loads(described.read_text())["sha256"]


def test_weights_taken_back_answer_as_the_file_does(tmp_path):
    torch.manual_seed(3)
    shipped, again, picture = Locator(), Locator(), torch.rand(4, 3, 64, 128)
    shipped(picture)  # its batch norms have seen something
    file = tmp_path / "weights.onnx"
    export_onnx(shipped, [{"image": picture[:1]}], ["heat", "corners"], file)
    import_onnx(again, file, picture)
    for one, other in zip(again.eval()(picture), shipped.eval()(picture), strict=True):
        assert torch.allclose(one, other, atol=1e-3)
