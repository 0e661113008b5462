"""One small trunk for one view of a face. Depthwise blocks; a learned weight per place instead of pooling."""

import torch
from torch import nn

from vivid_training.selfie_liveness.blocks import Inverted, conv
from vivid_training.selfie_liveness.crop_views import VIEW_PX

EMBEDDING = 128  # width of each teacher's embedding
FEATURES = 128
WIDTH, BLOCKS = 40, (4, 5, 2)
HINT_WIDTHS = (64, 128, 128)  # of a teacher's inner maps
ANSWERS = ("first", "second", "mean")  # of the teachers on this view, and over all views


def stage(inputs: int, outputs: int, first_wide: int, wide: int, blocks: int) -> nn.Sequential:
    return nn.Sequential(Inverted(inputs, outputs, first_wide, 2), *(Inverted(outputs, outputs, wide) for _ in range(blocks)))


class Trunk(nn.Module):
    """A view in; its features and the maps after each stage (1/4, 1/8 and 1/16 of the side) out."""

    def __init__(self, side_px: int, width: int, blocks: tuple[int, int, int]):
        super().__init__()
        self.stem = nn.Sequential(conv(3, width, 3, 2), conv(width, width, 3, 1, width))
        self.fine = stage(width, 2 * width, 3 * width, 3 * width, blocks[0])
        self.middle = stage(2 * width, 4 * width, 7 * width, 5 * width, blocks[1])
        self.coarse = stage(4 * width, 4 * width, 8 * width, 5 * width, blocks[2])
        places = 12 * width
        self.features = nn.Sequential(
            conv(4 * width, places), nn.Conv2d(places, places, side_px // 16, groups=places, bias=False), nn.BatchNorm2d(places),
            nn.Flatten(), nn.Linear(places, FEATURES, bias=False), nn.BatchNorm1d(FEATURES),
        )  # fmt: skip

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, list[torch.Tensor]]:
        fine = self.fine(self.stem(x))
        middle = self.middle(fine)
        coarse = self.coarse(middle)
        return self.features(coarse), [fine, middle, coarse]


class SpoofNetwork(nn.Module):
    def __init__(self, dropout: float = 0.1):
        super().__init__()
        self.trunk = Trunk(VIEW_PX, WIDTH, BLOCKS)
        self.drop = nn.Dropout(dropout)
        self.answers = nn.Linear(FEATURES, len(ANSWERS))  # log odds of live
        self.embeddings = nn.Linear(FEATURES, 2 * EMBEDDING)
        own = (2 * WIDTH, 4 * WIDTH, 4 * WIDTH)
        self.hints = nn.ModuleList([nn.Conv2d(channels, 2 * width, 1) for channels, width in zip(own, HINT_WIDTHS)])

    def forward(self, views: torch.Tensor) -> torch.Tensor:
        """Views as values 0…1, RGB; one column for each of ANSWERS."""
        return self.answers(self.trunk(views * 4 - 2)[0])

    def learn(self, views: torch.Tensor):
        features, maps = self.trunk(views * 4 - 2)
        dropped = self.drop(features)
        return self.answers(dropped), self.embeddings(dropped), [hint(values) for hint, values in zip(self.hints, maps)]
