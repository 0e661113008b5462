"""What the judge of attacks is built of: units and blocks, ways to pool, towers over a view, and plain figures about colour."""

import torch
import torch.nn.functional as F
from torch import nn

Tensor = torch.Tensor


class Unit(nn.Sequential):
    def __init__(self, inner: int, outer: int, stride: int = 1, active: bool = True) -> None:
        layers: list[nn.Module] = [nn.Conv2d(inner, outer, 3, stride, 1, bias=False), nn.BatchNorm2d(outer)]
        super().__init__(*layers, *([nn.ReLU(inplace=True)] if active else []))


class Block(nn.Module):
    def __init__(self, channels: int) -> None:
        super().__init__()
        self.body = nn.Sequential(Unit(channels, channels), Unit(channels, channels, active=False))

    def forward(self, x: Tensor) -> Tensor:
        return torch.relu(x + self.body(x))


class Pool(nn.Module):
    """Mean and spread of every channel: textures are told by both."""

    TIMES = 2

    def forward(self, x: Tensor) -> Tensor:
        x = x.float()
        mean = x.mean((2, 3))
        spread = ((x - mean[:, :, None, None]) ** 2).mean((2, 3))
        return torch.cat([mean, (spread + 1e-4).sqrt()], 1)


class InAndOut(nn.Module):
    """The same, and the means of the middle and of the rim apart: a portrait is compared with what surrounds it."""

    TIMES = 4

    def __init__(self) -> None:
        super().__init__()
        self.pool = Pool()

    def forward(self, x: Tensor) -> Tensor:
        y, x_rim = x.shape[2] // 5, x.shape[3] // 5
        middle = x[:, :, y:-y, x_rim:-x_rim].float()
        whole = x.float().mean((2, 3))
        share = middle.shape[2] * middle.shape[3] / (x.shape[2] * x.shape[3])
        inside = middle.mean((2, 3))
        rim = (whole - inside * share) / (1 - share)
        return torch.cat([self.pool(x), inside, rim], 1)


class Fine(nn.Module):
    """Appends what differs from the surroundings, enlarged: the traces are a few grey levels high."""

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([x - 0.5, (x - F.avg_pool2d(x, 5, 1, 2, count_include_pad=False)) * 8], 1)


class Colour(nn.Module):
    """How much hue is left where brightness has explained all it can: next to nothing on grey copies, under any lamp.

    Ink on paper in coloured light still lies on one line from the ink's to the paper's colour; real colours do not.
    """

    SIZE = 9
    WINDOW = 31

    def forward(self, document: Tensor) -> Tensor:
        inner = F.avg_pool2d(document[:, :, 20:200, 30:290].float(), 2)
        figures = []
        for tone in (inner, torch.log(inner + 0.06)):
            light, chroma = tone.mean(1, keepdim=True), torch.cat([tone[:, :1] - tone[:, 1:2], tone[:, 2:] - tone[:, 1:2]], 1)
            for around in (self._near, self._whole):
                figures.extend(self._unexplained(light, chroma, around))
        figures.append(chroma.mean((2, 3)).abs().sum(1, keepdim=True))
        return torch.cat(figures, 1)

    def _near(self, x: Tensor) -> Tensor:
        return F.avg_pool2d(x, self.WINDOW, 1, self.WINDOW // 2, count_include_pad=False)

    def _whole(self, x: Tensor) -> Tensor:
        return x.mean((2, 3), keepdim=True)

    def _unexplained(self, light: Tensor, chroma: Tensor, around) -> tuple[Tensor, Tensor]:
        """Log of the chroma's spread that brightness does not explain, and of the brightness' own spread."""
        mean_light, mean_chroma = around(light), around(chroma)
        of_light = (around(light * light) - mean_light**2).clamp_min(1e-8)
        of_chroma = around(chroma * chroma) - mean_chroma**2
        shared = around(light * chroma) - mean_light * mean_chroma
        rest = (of_chroma - shared**2 / (of_light + 1e-4)).clamp_min(1e-8).sqrt().mean((2, 3)).sum(1, keepdim=True)
        return torch.log(rest + 1e-3), torch.log(of_light.sqrt().mean((2, 3)) + 1e-3)


class GreyFront(nn.Module):
    """Odds added to the print's: a side with a portrait on which brightness explains all hue is a grey copy. Computed, not learnt.

    Real documents' fronts are coloured: of 147 scanned and drawn ones of 30 kinds, at 70 % of their saturation, the palest has
    -3.47 and -3.16 here, so none goes beyond both limits. Both are asked: the first figure falls in dim light as well.
    """

    LINEAR, LOGARITHMIC = -3.5, -3.05
    SLOPE, MOST = 6.0, 6.0

    def forward(self, figures: Tensor, has_portrait: Tensor) -> Tensor:
        beyond = torch.minimum(self.LINEAR - figures[:, 0], self.LOGARITHMIC - figures[:, 4])
        return (beyond.clamp_min(0) * self.SLOPE).clamp_max(self.MOST) * has_portrait


class HueSteps(nn.Module):
    """Steps of hue along whole sides of a frame around the face: a patch from another photo brings its own light.

    Log of the strongest step on each side: the weakest of the four sides, and their mean.
    """

    SIZE = 2
    APART = 4
    TOP, BOTTOM, TOGETHER = 30, 115, 5

    def forward(self, portrait: Tensor) -> Tensor:
        tone = torch.log(portrait.float() + 0.06)
        hues = torch.cat([tone[:, :1] - tone[:, 1:2], tone[:, 2:] - tone[:, 1:2]], 1)
        sides = [side for turned in (hues, hues.transpose(2, 3)) for side in self._sides(turned)]
        step = torch.stack([(side**2).sum(1).amax(1) for side in sides], 1).clamp_min(1e-8).sqrt()
        return torch.log(torch.stack([step.amin(1), step.mean(1)], 1) + 0.01)

    def _sides(self, hues: Tensor) -> tuple[Tensor, Tensor]:
        """Median step per column over groups of the middle rows: hair and letters cross a side, a frame follows it."""
        rows = F.avg_pool2d(hues[:, :, self.TOP : self.BOTTOM], (self.TOGETHER, 1))
        steps = rows[:, :, :, self.APART :] - rows[:, :, :, : -self.APART]
        step = steps.sort(dim=2).values[:, :, steps.shape[2] // 2]
        return step[:, :, 4:58], step[:, :, 82:136]


def tower(first: int, widths: tuple[int, ...], stride: int, pool: type, embedding: int) -> nn.Sequential:
    layers: list[nn.Module] = [Fine(), Unit(6, first, stride), Unit(first, widths[0], 2)]
    for i, width in enumerate(widths):
        if i:
            layers.append(Unit(widths[i - 1], width, 2))
        if i or stride > 1:
            layers.append(Block(width))
    return nn.Sequential(*layers, pool(), nn.Linear(pool.TIMES * widths[-1], embedding), nn.ReLU(inplace=True))
