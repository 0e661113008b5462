"""Writes ONNX and proves it equal to PyTorch: python export.py CHECKPOINT OUT.onnx [--whole]"""

import sys
from pathlib import Path

import numpy as np
import onnxruntime
import torch
from torch import nn

from crop_views import CONTEXT_PX, TIGHT_PX
from network import SpoofNetwork

# How the columns of ANSWERS make one score.
BLEND = (0.0, 0.5, 0.5, 0.0)
LARGEST_DIFFERENCE = 1e-3


class Scored(nn.Module):
    """Bytes' values 0…255 in, one score out (or all of ANSWERS), the mean of the face and its mirror image."""

    def __init__(self, network: SpoofNetwork, whole: bool):
        super().__init__()
        self.network, self.whole = network.eval(), whole
        self.register_buffer("blend", torch.tensor(BLEND).view(-1, 1))

    def forward(self, tight: torch.Tensor, context: torch.Tensor) -> torch.Tensor:
        views = (torch.cat([view, view.flip(3)]) / 255 for view in (tight, context))
        answers = self.network(*views).view(2, -1, len(BLEND)).mean(0)
        return answers if self.whole else answers @ self.blend


def export(network: SpoofNetwork, file: Path, whole: bool = False) -> None:
    scored = Scored(network, whole).eval()
    inputs = tuple(torch.randint(0, 256, (2, 3, side, side)).float() for side in (TIGHT_PX, CONTEXT_PX))
    torch.onnx.export(
        scored, inputs, str(file), opset_version=17, dynamo=False,
        input_names=["tight", "context"], output_names=["score"], dynamic_axes={name: {0: "faces"} for name in ("tight", "context", "score")},
    )  # fmt: skip
    session = onnxruntime.InferenceSession(str(file))
    got = session.run(None, {"tight": inputs[0].numpy(), "context": inputs[1].numpy()})[0]
    with torch.no_grad():
        difference = float(np.abs(got - scored(*inputs).numpy()).max())
    print(f"{file.name}: {file.stat().st_size / 1e6:.2f} MB, differs from PyTorch by {difference:.1e}")
    if difference > LARGEST_DIFFERENCE:
        raise SystemExit(f"{file} differs from PyTorch by {difference}")


def read_checkpoint(file: str) -> SpoofNetwork:
    network = SpoofNetwork()
    network.load_state_dict(torch.load(file, map_location="cpu"))
    return network


if __name__ == "__main__":
    export(read_checkpoint(sys.argv[1]), Path(sys.argv[2]), whole="--whole" in sys.argv)
