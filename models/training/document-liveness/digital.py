"""Pictures that never saw a camera: scans and renders as files, and text or patches put over photos."""
import torch
import torch.nn.functional as F

from synthesis.chance import field, happens, uniform
from tone import luma, mix, soften

Tensor = torch.Tensor


def rendered(picture: Tensor) -> Tensor:
    """A scan or a template: even light, flat margins, the tones of a scanner or of a drawing program."""
    batch, _, height, width = picture.shape
    device = picture.device
    picture = soften(picture, 0.1 + 1.2 * torch.rand(batch, 1, 1, 1, device=device) ** 2, 3)
    sharp = picture + (picture - soften(picture, uniform(batch, 0.6, 1.5, device), 3)) * uniform(batch, 0.3, 1.6, device)
    picture = torch.where(happens(batch, 0.35, device) > 0, sharp, picture)
    picture = (picture - 0.5) * uniform(batch, 0.8, 1.25, device) + 0.5 + uniform(batch, -0.08, 0.1, device)
    picture = mix(luma(picture), picture, uniform(batch, 0.3, 1.2, device))
    picture = picture * (1 + 0.03 * torch.randn(batch, 3, 1, 1, device=device))
    # A scanner's light falls off a little, its sensor has little noise.
    picture = picture * (1 + 0.02 * field(batch, 3, height, width, device) * happens(batch, 0.4, device))
    noise = 0.006 * torch.rand(batch, 1, 1, 1, device=device) ** 2 * torch.randn_like(picture)
    picture = (picture + noise).clamp(0, 1)
    half = F.interpolate(F.interpolate(picture, scale_factor=0.45, mode='area'), (height, width), mode='bicubic', align_corners=False)
    return torch.where(happens(batch, 0.35, device) > 0, half, picture).clamp(0, 1)


def overwritten(picture: Tensor, place: Tensor) -> Tensor:
    """Lines of the document painted over in the local colour, crisp bars of writing set on them."""
    batch, device = len(picture), picture.device
    smooth = F.avg_pool2d(picture, 31, 1, 15)
    ink = uniform(batch, 0, 0.25, device) + 0.05 * torch.rand(batch, 3, 1, 1, device=device)
    for _ in range(4):
        left, top = uniform(batch, 0.2, 0.6, device).view(-1, 1, 1), uniform(batch, 0.1, 0.85, device).view(-1, 1, 1)
        width, height = uniform(batch, 0.12, 0.4, device).view(-1, 1, 1), uniform(batch, 0.035, 0.07, device).view(-1, 1, 1)
        x, y = (place[..., 0] - left) / width, (place[..., 1] - top) / height
        inside = ((x > 0) & (x < 1) & (y > 0) & (y < 1)).float().unsqueeze(1)
        strokes = torch.rand(batch, 1, 5, 56, device=device).round()
        letters = F.grid_sample(strokes, torch.stack([x * 2 - 1, y * 2 - 1], -1), mode='nearest', padding_mode='zeros', align_corners=False)
        picture = mix(picture, smooth, inside)
        picture = mix(picture, ink.expand_as(picture), letters * inside * happens(batch, 0.85, device))
    return picture
