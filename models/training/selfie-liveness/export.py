"""Writes ONNX and proves it equal to PyTorch: python export.py CHECKPOINT OUT.onnx [--whole]"""

import sys
from pathlib import Path

import numpy as np
import onnxruntime
import torch
from torch import nn

from crop_views import VIEW_PX
from network import SpoofNetwork

# How the columns of ANSWERS make one score.
BLEND = (0.5, 0.5, 0.0)
LARGEST_DIFFERENCE = 1e-3


class Scored(nn.Module):
    """Bytes' values 0…255 in, one score out (or all of ANSWERS)."""

    def __init__(self, network: SpoofNetwork, whole: bool):
        super().__init__()
        self.network, self.whole = network.eval(), whole
        self.register_buffer("blend", torch.tensor(BLEND).view(-1, 1))

    def forward(self, views: torch.Tensor) -> torch.Tensor:
        answers = self.network(views / 255)
        return answers if self.whole else answers @ self.blend


def export(network: SpoofNetwork, file: Path, whole: bool = False) -> None:
    scored = Scored(network, whole).eval()
    views = torch.randint(0, 256, (2, 3, VIEW_PX, VIEW_PX)).float()
    torch.onnx.export(
        scored, (views,), str(file), opset_version=17, dynamo=False,
        input_names=["views"], output_names=["score"], dynamic_axes={name: {0: "views"} for name in ("views", "score")},
    )  # fmt: skip
    got = onnxruntime.InferenceSession(str(file)).run(None, {"views": views.numpy()})[0]
    with torch.no_grad():
        difference = float(np.abs(got - scored(views).numpy()).max())
    print(f"{file.name}: {file.stat().st_size / 1e6:.2f} MB, differs from PyTorch by {difference:.1e}")
    if difference > LARGEST_DIFFERENCE:
        raise SystemExit(f"{file} differs from PyTorch by {difference}")


def read_checkpoint(file: str) -> SpoofNetwork:
    """Layers whose shape has changed since (a column more or less) start anew."""
    network, stored = SpoofNetwork(), torch.load(file, map_location="cpu")
    fitting = {name: value for name, value in network.state_dict().items() if name in stored and stored[name].shape == value.shape}
    network.load_state_dict({name: stored[name] for name in fitting}, strict=False)
    return network


if __name__ == "__main__":
    export(read_checkpoint(sys.argv[1]), Path(sys.argv[2]), whole="--whole" in sys.argv)
