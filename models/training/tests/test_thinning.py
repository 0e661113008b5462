"""A network made thinner keeps the channels that matter and what its blocks hand on, and learns to answer as before."""

import numpy as np
import onnx
import onnxruntime
import torch
from torch import nn

from vivid_training.documents.networks.blocks import Inverted, conv
from vivid_training.shipping.export_onnx import export_onnx
from vivid_training.shipping.graph_network import GraphNetwork
from vivid_training.thinning.cut_graph import Graph, kept_of
from vivid_training.thinning.learn_thin import learn_thin
from vivid_training.thinning.mean_weights import mean_weights


class Small(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(conv(3, 16, 3, 2), Inverted(16, 4, 3), Inverted(16, 4, 3))
        self.answer = nn.Conv2d(16, 2, 1)
        for part in self.modules():
            if isinstance(part, nn.BatchNorm2d):
                part.weight.data.uniform_(0.5, 1.5)
                part.bias.data.uniform_(-0.5, 0.5)

    def forward(self, picture: torch.Tensor) -> torch.Tensor:
        return self.answer(self.body(picture))


def exported(path, network: nn.Module) -> None:
    export_onnx(network, [{"picture": torch.rand(1, 3, 16, 16)}], ["made"], path, {"picture": {0: "count"}, "made": {0: "count"}})


def answer(path, pictures: torch.Tensor) -> np.ndarray:
    return onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"]).run(None, {"picture": pictures.numpy()})[0]


def test_whole_blocks_of_channels_stay():
    assert [kept_of(count, 0.5) for count in (16, 48, 64, 168, 8)] == [16, 32, 32, 80, 8]


def test_only_channels_inside_blocks_are_cut_and_those_that_say_nothing_go(tmp_path):
    torch.manual_seed(1)
    network = Small().eval()
    # Of the first block's inner channels every second one is not listened to.
    network.body[1].project[0].weight.data[:, ::2] = 0
    exported(tmp_path / "whole.onnx", network)
    model = onnx.load(tmp_path / "whole.onnx")
    graph = Graph(model)
    inner = graph.inner_channels()
    assert [one.count for one in inner] == [64, 64]
    assert all(one.filters for one in inner)
    matters = graph.matters(inner[0], np.ones(64))
    assert (matters[::2] == 0).all() and (matters[1::2] > 0).all()
    graph.keep(inner[0], np.arange(1, 64, 2))
    graph.write()
    onnx.checker.check_model(model, full_check=True)
    onnx.save(model, tmp_path / "thin.onnx")
    pictures = torch.rand(2, 3, 16, 16)
    assert np.abs(answer(tmp_path / "thin.onnx", pictures) - answer(tmp_path / "whole.onnx", pictures)).max() < 1e-4


def test_what_is_left_learns_from_the_whole(tmp_path):
    torch.manual_seed(2)
    exported(tmp_path / "whole.onnx", Small().eval())
    pictures = torch.rand(64, 3, 16, 16)
    loss = lambda answer, wanted: ((answer["made"] - wanted["made"]) ** 2).mean()
    samples = lambda: {"picture": pictures[torch.randint(64, (16,))]}

    def error(seconds: float) -> float:
        learn_thin(tmp_path / "whole.onnx", tmp_path / "thin.onnx", samples, loss, seconds, torch.device("cpu"), share=0.5, rate=3e-3)
        return float(np.abs(answer(tmp_path / "thin.onnx", pictures) - answer(tmp_path / "whole.onnx", pictures)).mean())

    untaught = error(0)
    assert (tmp_path / "thin.onnx").stat().st_size < (tmp_path / "whole.onnx").stat().st_size
    assert error(4) < 0.6 * untaught


def test_the_tensors_between_blocks_are_known_to_both(tmp_path):
    exported(tmp_path / "whole.onnx", Small().eval())
    names = Graph(onnx.load(tmp_path / "whole.onnx")).between_blocks()
    values = GraphNetwork(tmp_path / "whole.onnx")({"picture": torch.rand(1, 3, 16, 16)}, wanted=tuple(names))
    assert [value.shape[1] for value in values.values()] == [16, 16, 16, 16, 16, 2]


def test_the_mean_lies_between_two(tmp_path):
    torch.manual_seed(3)
    for name in ("first", "second"):
        exported(tmp_path / f"{name}.onnx", Small().eval())
    first, second, mean = (onnx.load(tmp_path / f"{name}.onnx") for name in ("first", "second", "first"))
    mean_weights(mean, second)
    values = lambda model: {one.name: onnx.numpy_helper.to_array(one) for one in model.graph.initializer}
    for name, value in values(mean).items():
        assert np.allclose(value, (values(first)[name] + values(second)[name]) / 2)
