"""A reader that is cut down has the present reader's shape, and keeps the channels that say something."""

import numpy as np
import onnx
import torch
from torch import nn

from vivid_training.documents.networks.blocks import Inverted, Residual, conv
from vivid_training.shipping.export_onnx import export_onnx
from vivid_training.shipping.import_onnx import import_onnx
from vivid_training.shipping.slim_reader import CUTS, THREE_OF_FOUR, slim
from vivid_training.text.alphabet import CLASSES
from vivid_training.text.text_networks import TextReader


class ReaderBefore(nn.Module):
    """As version 1.3 was: 32 rows, two answers per column."""

    def __init__(self) -> None:
        super().__init__()
        self.shapes = nn.Sequential(
            conv(1, 32, 3, 2), conv(32, 64, 3, 2), Residual(64), conv(64, 112, 3, (2, 1)), Residual(112), conv(112, 192, (4, 1), (4, 1))
        )
        self.context = nn.Sequential(Inverted(192, 2, (1, 7)), conv(192, 192, (1, 3)), Inverted(192, 2, (1, 9)), Inverted(192, 2, (1, 9)))
        self.classify = nn.Conv2d(192, 2 * CLASSES, 1)

    def forward(self, line: torch.Tensor) -> torch.Tensor:
        return self.classify(self.context(self.shapes(line)))


def test_a_reader_cut_down_fits_the_present_one(tmp_path):
    torch.manual_seed(1)
    before, file = ReaderBefore().eval(), tmp_path / "before.onnx"
    for part in before.modules():
        if isinstance(part, nn.BatchNorm2d):
            part.bias.data.uniform_(0.5, 1)
    # Half of the first block's channels say nothing behind their own convolution.
    silent = torch.arange(0, 64, 2)
    before.shapes[2].second[0].weight.data[:, silent] = 0
    export_onnx(before, [{"line": torch.rand(1, 1, 32, 64)}], ["logits"], file, {"line": {3: "width"}, "logits": {3: "columns"}}, 1e-2)
    model = onnx.load(file)
    kept_before = before.shapes[2].first[0].weight.data[1::2]
    slim(model, CUTS["text"], torch.rand(1, 1, 32, 64).numpy())
    onnx.save(model, tmp_path / "slim.onnx")
    reader = TextReader()
    import_onnx(reader, tmp_path / "slim.onnx", torch.rand(2, 1, 24, 48))
    # Batch norms went into the weights on export: a channel's direction is what stays.
    direction = lambda weights: nn.functional.normalize(weights.flatten(1), dim=1)
    assert torch.allclose(direction(reader.shapes[2].first[0].weight.data), direction(kept_before), atol=1e-4)
    assert reader.eval()(torch.rand(1, 1, 24, 48)).shape == (1, 36, CLASSES)


def test_three_rows_weigh_as_much_as_four():
    assert np.allclose(THREE_OF_FOUR.sum(0), 1)
    assert all(np.allclose(cut.answers.sum(1), 1) for cut in CUTS.values())
