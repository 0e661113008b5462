"""Two small trunks, one per view, joined before the answers. Depthwise blocks; a learned weight per place instead of pooling."""

import torch
from torch import nn

from crop_views import CONTEXT_PX, TIGHT_PX

EMBEDDING = 128  # width of each teacher's embedding
FEATURES = 128  # per view
ANSWERS = ("label", "first", "second", "corrected")


def conv(inputs: int, outputs: int, kernel: int = 1, stride: int = 1, groups: int = 1, active: bool = True) -> nn.Sequential:
    layers = [nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, groups=groups, bias=False), nn.BatchNorm2d(outputs)]
    return nn.Sequential(*layers, *([nn.ReLU(inplace=True)] if active else []))


class Inverted(nn.Module):
    def __init__(self, inputs: int, outputs: int, wide: int, stride: int = 1):
        super().__init__()
        self.body = nn.Sequential(conv(inputs, wide), conv(wide, wide, 3, stride, wide), conv(wide, outputs, active=False))
        self.kept = stride == 1 and inputs == outputs

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x + self.body(x) if self.kept else self.body(x)


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
        self.tight, self.context = Trunk(TIGHT_PX, 24, (2, 3, 1)), Trunk(CONTEXT_PX, 40, (4, 5, 2))
        self.drop = nn.Dropout(dropout)
        self.answers = nn.Linear(2 * FEATURES, len(ANSWERS))  # log odds of live
        self.embeddings = nn.Linear(2 * FEATURES, 2 * EMBEDDING)
        self.hints = nn.ModuleList([nn.Conv2d(own, width, 1) for own, width in ((80, 64), (160, 128), (160, 128))])
        self.fourier = nn.Conv2d(96, 1, 3, padding=1)

    def forward(self, tight: torch.Tensor, context: torch.Tensor) -> torch.Tensor:
        """Views as values 0…1, RGB; one column for each of ANSWERS."""
        return self.answers(torch.cat([self.tight(tight * 4 - 2)[0], self.context(context * 4 - 2)[0]], 1))

    def learn(self, tight: torch.Tensor, context: torch.Tensor):
        (first, tight_maps), (second, maps) = self.tight(tight * 4 - 2), self.context(context * 4 - 2)
        joined = self.drop(torch.cat([first, second], 1))
        return self.answers(joined), self.embeddings(joined), [hint(x) for hint, x in zip(self.hints, maps)], self.fourier(tight_maps[1])
