"""Writes ONNX and proves it equal to PyTorch: python -m vivid_training.selfie_surroundings.export CHECKPOINT OUT.onnx"""

import sys
from pathlib import Path

import torch
from torch import nn

from vivid_training.selfie_surroundings.cut_views import VIEW_PX
from vivid_training.selfie_surroundings.network import SurroundingsNetwork
from vivid_training.shipping.export_onnx import export_onnx
from vivid_training.shipping.record import record


class Scored(nn.Module):
    """Bytes' values 0…255 in, log odds of a visible trick out."""

    def __init__(self, network: SurroundingsNetwork):
        super().__init__()
        self.network = network.eval()

    def forward(self, views: torch.Tensor) -> torch.Tensor:
        return self.network(views / 255)[:, None]


def export(network: SurroundingsNetwork, file: Path) -> None:
    example = {"views": torch.randint(0, 256, (2, 3, VIEW_PX, VIEW_PX)).float()}
    difference = export_onnx(Scored(network), [example], ["trick"], file, {name: {0: "views"} for name in ("views", "trick")})
    record(file, f"difference {difference:.1e}")


if __name__ == "__main__":
    network = SurroundingsNetwork()
    network.load_state_dict(torch.load(sys.argv[1], map_location="cpu"))
    export(network, Path(sys.argv[2]))
