"""What a display shows besides the picture: a viewer's black or a page's white around it, bars of icons and writing."""

import torch
import torch.nn.functional as F

from vivid_training.document_liveness.tone import mix
from vivid_training.documents.synthesis.chance import happens, uniform

Tensor = torch.Tensor


def in_viewer(library, shown: Tensor) -> Tensor:
    """Pictures made smaller, somewhere on a canvas of their own size, as photo viewers and chats show them."""
    batch, _, height, width = shown.shape
    device = shown.device
    wide, high = 0.35 + 0.65 * torch.rand(2, batch, device=device)
    middle = (torch.rand(batch, 2, device=device) * 2 - 1) * torch.stack([1 - wide, 1 - high], 1)
    theta = torch.zeros(batch, 2, 3, device=device)
    theta[:, 0, 0], theta[:, 1, 1] = 1 / wide, 1 / high
    theta[:, :, 2] = -middle / torch.stack([wide, high], 1)
    grid = F.affine_grid(theta, list(shown.shape), align_corners=False)
    small = F.grid_sample(shown, grid, padding_mode="border", align_corners=False)
    inside = (grid.abs() <= 1).all(-1).float().unsqueeze(1)
    return with_bars(library, mix(_canvas(batch, device).expand_as(shown), small, inside))


def _canvas(batch: int, device) -> Tensor:
    dark = uniform(batch, 0, 0.16, device)
    page = uniform(batch, 0.75, 1, device)
    tone = torch.where(happens(batch, 0.75, device) > 0, dark, page)
    return (tone + 0.015 * torch.randn(batch, 3, 1, 1, device=device)).clamp(0, 1)


def with_bars(library, shown: Tensor) -> Tensor:
    """A title above, a row of icons below, at the left or the right: on some pictures."""
    for side, probability in enumerate((0.4, 0.45, 0.12, 0.12)):
        turned = shown.transpose(2, 3) if side > 1 else shown
        barred = _bar(library, turned.flip(2) if side % 2 else turned)
        barred = barred.flip(2) if side % 2 else barred
        barred = barred.transpose(2, 3) if side > 1 else barred
        shown = torch.where(happens(len(shown), probability, shown.device) > 0, barred, shown)
    return shown


def _bar(library, shown: Tensor) -> Tensor:
    batch, _, height, width = shown.shape
    device = shown.device
    y = torch.linspace(0, 1, height, device=device).view(1, -1, 1)
    x = torch.linspace(0, 1, width, device=device).view(1, 1, -1)
    thick = uniform(batch, 0.035, 0.1, device).view(-1, 1, 1)
    inside = (y < thick).float().unsqueeze(1)
    dark = happens(batch, 0.7, device)
    ground = uniform(batch, 0, 0.18, device) * dark + uniform(batch, 0.82, 1, device) * (1 - dark)
    ground = mix(shown, ground.expand_as(shown), happens(batch, 0.6, device))
    start, length = uniform(batch, 0.02, 0.6, device).view(-1, 1, 1), uniform(batch, 0.1, 0.35, device).view(-1, 1, 1)
    at = torch.stack([((x - start) / length * 2 - 1).expand(-1, height, -1), ((y / thick - 0.3) / 0.4 * 2 - 1).expand(-1, -1, width)], -1)
    words = library.writing[torch.randint(len(library.writing), (batch,), device=device)]
    marks = F.grid_sample(words, at, align_corners=False) * happens(batch, 0.7, device)
    ink = uniform(batch, 0.75, 1, device) * dark + uniform(batch, 0, 0.3, device) * (1 - dark)
    bar = mix(ground, ink.expand_as(shown), marks)
    icons = 8
    each = uniform(batch, 0.04, 0.09, device).view(-1, 1, 1)
    first = uniform(batch, 0.05, 0.5, device).view(-1, 1, 1)
    index = ((x - first) / each).floor()
    within = torch.maximum(((x - first) / each - index - 0.5).abs() * 2, (y / thick - 0.5).abs() * 2)
    shape = ((within < 0.55) & (index >= 0) & (index < icons) & (torch.rand(batch, 1, 1, device=device) < 0.6)).float().unsqueeze(1)
    colours = torch.rand(batch, 3, icons, device=device).pow(0.7)
    chosen = colours.gather(2, index.clamp(0, icons - 1).long().expand(batch, -1, -1).squeeze(1).unsqueeze(1).expand(-1, 3, -1)).unsqueeze(
        2
    )
    return mix(shown, mix(bar, chosen.expand_as(shown), shape), inside)
