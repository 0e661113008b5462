"""Pictures that never saw a camera: scans and renders as files, and text or patches put over photos."""

import torch
import torch.nn.functional as F

from vivid_training.document_liveness.tone import luma, mix, soften
from vivid_training.documents.synthesis.chance import field, happens, uniform

Tensor = torch.Tensor


def rendered(picture: Tensor) -> Tensor:
    """A scan or a template: even light, flat margins, the tones of a scanner or of a drawing program."""
    batch, _, height, width = picture.shape
    device = picture.device
    picture = soften(picture, 0.1 + 1.2 * torch.rand(batch, 1, 1, 1, device=device) ** 2, 3)
    sharp = picture + (picture - soften(picture, uniform(batch, 0.6, 1.5, device), 3)) * uniform(batch, 0.3, 1.6, device)
    picture = torch.where(happens(batch, 0.35, device) > 0, sharp, picture)
    picture = (picture - 0.5) * uniform(batch, 0.8, 1.25, device) + 0.5 + uniform(batch, -0.08, 0.1, device)
    picture = mix(luma(picture), picture, uniform(batch, 0.6, 1.25, device))
    picture = picture * (1 + 0.03 * torch.randn(batch, 3, 1, 1, device=device))
    # A scanner's light falls off a little, more where a page bends away; its sensor has little noise.
    picture = picture * (1 + 0.02 * field(batch, 3, height, width, device) * happens(batch, 0.4, device))
    slope = torch.linspace(-1, 1, height, device=device).view(1, 1, -1, 1) * torch.randn(batch, 1, 1, 1, device=device)
    picture = picture * (1 - 0.06 * slope.clamp_min(0) ** 2 * happens(batch, 0.35, device))
    levels = uniform(batch, 12, 48, device)
    picture = torch.where(happens(batch, 0.08, device) > 0, (picture * levels).round() / levels, picture)
    noise = 0.006 * torch.rand(batch, 1, 1, 1, device=device) ** 2 * torch.randn_like(picture)
    picture = (picture + noise).clamp(0, 1)
    return picture


def stamped(library, picture: Tensor) -> Tensor:
    """A word laid over some scans, once or in rows, more or less transparent."""
    batch, _, height, width = picture.shape
    device = picture.device
    words = library.stamps[torch.randint(len(library.stamps), (batch,), device=device)]
    angle, size = uniform(batch, -0.8, 0.8, device), uniform(batch, 0.25, 0.8, device)
    y, x = torch.meshgrid(
        torch.linspace(-1, 1, height, device=device) * height / width, torch.linspace(-1, 1, width, device=device), indexing="ij"
    )
    x, y = x - uniform(batch, -0.5, 0.5, device), y - uniform(batch, -0.4, 0.4, device)
    u, v = (x * angle.cos() + y * angle.sin()) / size, (y * angle.cos() - x * angle.sin()) / size * 7
    rows = happens(batch, 0.3, device) > 0
    u, v = torch.where(rows, (u * 0.5 + 0.5) % 1 * 2.4 - 1.2, u), torch.where(rows, (v * 0.3 + 0.5) % 1 * 3 - 1.5, v)
    mask = F.grid_sample(words, torch.cat([u, v], 1).permute(0, 2, 3, 1), padding_mode="zeros", align_corners=False)
    ink = torch.where(
        happens(batch, 0.5, device) > 0, torch.tensor([0.85, 0.1, 0.15], device=device).view(1, 3, 1, 1), uniform(batch, 0, 0.8, device)
    )
    return mix(picture, ink.expand_as(picture), mask * uniform(batch, 0.2, 1, device) * happens(batch, 0.35, device))


def overwritten(library, picture: Tensor, place: Tensor) -> Tensor:
    """Fields of a photo edited: painted over in the local colour or with a strip of the document itself, other writing set on it."""
    batch, device = len(picture), picture.device
    ink = uniform(batch, 0, 0.25, device) + 0.05 * torch.rand(batch, 3, 1, 1, device=device)
    crisp = uniform(batch, 0.0, 1.2, device)
    for _ in range(5):
        left, top = uniform(batch, 0.05, 0.7, device).view(-1, 1, 1), uniform(batch, 0.08, 0.88, device).view(-1, 1, 1)
        width, height = uniform(batch, 0.1, 0.4, device).view(-1, 1, 1), uniform(batch, 0.03, 0.08, device).view(-1, 1, 1)
        x, y = (place[..., 0] - left) / width, (place[..., 1] - top) / height
        inside = (torch.stack([x, 1 - x, y, 1 - y]).amin(0) * uniform(batch, 3, 60, device).view(-1, 1, 1)).clamp(0, 1).unsqueeze(1)
        words = library.writing[torch.randint(len(library.writing), (batch,), device=device)]
        letters = F.grid_sample(words, torch.stack([x * 2 - 1, y * 2 - 1], -1), padding_mode="zeros", align_corners=False)
        letters = soften(letters, 0.05 + crisp, 3)
        edited = mix(_cover(picture), ink.expand_as(picture), letters * happens(batch, 0.85, device))
        moved = picture.roll((int(torch.randint(-160, 161, ())), int(torch.randint(-200, 201, ()))), (2, 3))
        edited = torch.where(happens(batch, 0.25, device) > 0, moved, edited)
        picture = mix(picture, edited, inside * happens(batch, 0.75, device))
    return picture


def _cover(picture: Tensor) -> Tensor:
    """What an editor leaves of a field: the surroundings' colour without their grain, or with another."""
    batch, device = len(picture), picture.device
    smooth = F.avg_pool2d(picture, 31, 1, 15)
    return smooth + torch.randn_like(picture) * uniform(batch, 0, 0.02, device) * happens(batch, 0.4, device)
