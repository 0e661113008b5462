"""Two small networks: what hides a face, and whether an eye is closed."""

import torch
from torch import nn


def convolution(inputs: int, outputs: int, size: int, stride: int = 1, groups: int = 1) -> nn.Sequential:
    layer = nn.Conv2d(inputs, outputs, size, stride, size // 2, groups=groups, bias=False)
    return nn.Sequential(layer, nn.BatchNorm2d(outputs), nn.ReLU(inplace=True))


class Separable(nn.Module):
    def __init__(self, inputs: int, outputs: int, stride: int = 1):
        super().__init__()
        self.body = nn.Sequential(convolution(inputs, inputs, 3, stride, inputs), convolution(inputs, outputs, 1))
        self.keeps = stride == 1 and inputs == outputs

    def forward(self, x):
        return x + self.body(x) if self.keeps else self.body(x)


class OcclusionNetwork(nn.Module):
    """3 × 112 × 112 of 0…1 to two logits: eyes hidden, nose or mouth hidden."""

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(
            convolution(3, 24, 3, 2),
            Separable(24, 40, 2), Separable(40, 40),
            Separable(40, 80, 2), Separable(80, 80), Separable(80, 80),
            Separable(80, 160, 2), Separable(160, 160), Separable(160, 160), Separable(160, 160),
        )  # fmt: skip
        self.head = nn.Sequential(nn.AdaptiveAvgPool2d((7, 1)), nn.Flatten(), nn.Dropout(0.2), nn.Linear(160 * 7, 2))

    def forward(self, faces):
        return self.head(self.body(faces * 2 - 1))


class EyeNetwork(nn.Module):
    """1 × 32 × 48 of 0…1 to one logit: closed. The view's own mean and contrast are taken out first."""

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(
            convolution(1, 24, 3),
            convolution(24, 32, 3, 2), Separable(32, 48), Separable(48, 48),
            Separable(48, 64, 2), Separable(64, 64), Separable(64, 64),
            Separable(64, 96, 2), Separable(96, 96),
        )  # fmt: skip
        self.head = nn.Sequential(nn.Flatten(), nn.Dropout(0.3), nn.Linear(96 * 4 * 6, 1))

    def forward(self, eyes):
        centred = eyes - eyes.mean((1, 2, 3), keepdim=True)
        spread = torch.sqrt((centred * centred).mean((1, 2, 3), keepdim=True) + 1e-4)
        return self.head(self.body(centred / spread))


class FaceConditions(nn.Module):
    """What ships: one face and its two eyes to three probabilities."""

    def __init__(self, occlusion: OcclusionNetwork, eye: EyeNetwork):
        super().__init__()
        self.occlusion, self.eye = occlusion, eye

    def forward(self, face, eyes):
        return torch.sigmoid(self.occlusion(face)), torch.sigmoid(self.eye(eyes)).flatten()
