"""Whether a face looks like a woman's or a man's, from a small grey view."""

import torch
from torch import nn

SIDE = 64


def layer(before: int, after: int, step: int = 1) -> nn.Sequential:
    return nn.Sequential(nn.Conv2d(before, after, 3, step, 1, bias=False), nn.BatchNorm2d(after), nn.ReLU(inplace=True))


class SexNetwork(nn.Module):
    """face [B,1,64,64], 0..1 → odds [B] that it is a woman's. Brightness and contrast are taken out first: print has its own."""

    def __init__(self) -> None:
        super().__init__()
        self.look = nn.Sequential(
            layer(1, 32, 2), layer(32, 40),
            layer(40, 64, 2), layer(64, 64),
            layer(64, 96, 2), layer(96, 96),
            layer(96, 160, 2),
        )  # fmt: skip
        self.tell = nn.Sequential(nn.Dropout(0.3), nn.Linear(160, 1))

    def forward(self, face: torch.Tensor) -> torch.Tensor:
        mean = face.mean((2, 3), keepdim=True)
        spread = (face - mean).pow(2).mean((2, 3), keepdim=True).add(1e-4).sqrt()
        return self.tell(self.look((face - mean) / spread).mean((2, 3))).squeeze(1)


class Calibrated(nn.Module):
    """What ships: the probability, at the temperature that the measuring faces asked for."""

    def __init__(self, network: SexNetwork, temperature: float) -> None:
        super().__init__()
        self.network, self.temperature = network, temperature

    def forward(self, face: torch.Tensor) -> torch.Tensor:
        return torch.sigmoid(self.network(face) / self.temperature)
