"""The two text networks. Batch norms fold into the convolutions on export."""

import torch
import torch.nn.functional as F
from torch import nn

from vivid_training.documents.networks.blocks import Inverted, Residual, conv
from vivid_training.text.alphabet import CLASSES

HEIGHT_UNIT_PX = 32.0
# Of the reader, per column of 4 px.
ANSWERS = 3


class TextReader(nn.Module):
    """[B,1,24,W] to log-probabilities [B,3W/4,CLASSES]: three answers per column of 4 px, so that narrow letters have room."""

    def __init__(self) -> None:
        super().__init__()
        self.shapes = nn.Sequential(
            conv(1, 32, 3, 2),
            conv(32, 64, 3, 2),
            Residual(64, inner=32),
            conv(64, 112, 3, (2, 1)),
            Residual(112, inner=64),
            conv(112, 192, (3, 1), (3, 1)),
        )
        self.context = nn.Sequential(Inverted(192, 2, (1, 7)), conv(192, 192, (1, 3)), Inverted(192, 2, (1, 9)), Inverted(192, 2, (1, 9)))
        self.classify = nn.Conv2d(192, ANSWERS * CLASSES, 1)

    def forward(self, line: torch.Tensor) -> torch.Tensor:
        scores = self.classify(self.context(self.shapes(line))).squeeze(2).float().permute(0, 2, 1)
        return scores.reshape(line.shape[0], -1, CLASSES).log_softmax(-1)


class TextDetector(nn.Module):
    """[B,1,H,W] to [B,2,H/2,W/2]: probability of a line's core, height of its capitals / 32 px."""

    def __init__(self) -> None:
        super().__init__()
        self.stem = conv(1, 16, 3, 2)
        self.quarter = nn.Sequential(conv(16, 32, 3, 2), Inverted(32, 2, 3))
        self.eighth = nn.Sequential(conv(32, 48, 3, 2), Inverted(48, 2, 5), Inverted(48, 2, 5))
        self.sixteenth = nn.Sequential(conv(48, 80, 3, 2), Inverted(80, 3, 7), Inverted(80, 3, 7), Inverted(80, 3, 7))
        self.from_sixteenth = conv(80, 48, 1)
        self.at_eighth = Inverted(48, 2, 5)
        self.from_eighth = conv(48, 32, 1)
        self.at_quarter = Inverted(32, 2, 5)
        # Four cells of the finer map per cell here: lines set close together need it, a finer network does not.
        self.predict = nn.Conv2d(32, 8, 1)

    def raw(self, page: torch.Tensor) -> torch.Tensor:
        quarter = self.quarter(self.stem(page - 0.5))
        eighth = self.eighth(quarter)
        sixteenth = self.sixteenth(eighth)
        eighth = self.at_eighth(eighth + F.interpolate(self.from_sixteenth(sixteenth), scale_factor=2, mode="nearest"))
        quarter = self.at_quarter(quarter + F.interpolate(self.from_eighth(eighth), scale_factor=2, mode="nearest"))
        return F.pixel_shuffle(self.predict(quarter), 2).float()

    def forward(self, page: torch.Tensor) -> torch.Tensor:
        core, height = self.raw(page).split(1, 1)
        return torch.cat([core.sigmoid(), height], 1)
