"""Writes ONNX and proves it equal to PyTorch: python -m vivid_training.selfie_liveness.export CHECKPOINT OUT.onnx [--whole]"""

import sys
from pathlib import Path

import torch
from torch import nn

from vivid_training.selfie_liveness.crop_views import VIEW_PX
from vivid_training.selfie_liveness.network import SpoofNetwork
from vivid_training.shipping.export_onnx import export_onnx
from vivid_training.shipping.record import record

# How the columns of ANSWERS make one score.
BLEND = (0.5, 0.5, 0.0)


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
    example = {"views": torch.randint(0, 256, (2, 3, VIEW_PX, VIEW_PX)).float()}
    free = {name: {0: "views"} for name in ("views", "score")}
    difference = export_onnx(Scored(network, whole), [example], ["score"], file, free)
    record(file, f"difference {difference:.1e}")


def read_checkpoint(file: str) -> SpoofNetwork:
    """Layers whose shape has changed since (a column more or less) start anew."""
    network, stored = SpoofNetwork(), torch.load(file, map_location="cpu")
    fitting = {name: value for name, value in network.state_dict().items() if name in stored and stored[name].shape == value.shape}
    network.load_state_dict({name: stored[name] for name in fitting}, strict=False)
    return network


if __name__ == "__main__":
    export(read_checkpoint(sys.argv[1]), Path(sys.argv[2]), whole="--whole" in sys.argv)
