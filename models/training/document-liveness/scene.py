"""Documents on grounds, as reflectance. `documents` holds what later stages need: colour, mask and place on the document."""
from dataclasses import dataclass

import numpy as np
import torch
import torch.nn.functional as F

from plan import DIGITAL, HEIGHT, WIDTH
from synthesis.chance import field, happens, uniform
from synthesis.geometry import homography, pixel_centres, transform
from tone import mix

Tensor = torch.Tensor
UNIT = torch.tensor([[0.0, 0], [1, 0], [1, 1], [0, 1]])


@dataclass
class Scene:
    picture: Tensor  # [B,3,H,W] as a file says it
    mask: Tensor  # [B,1,H,W] where the document lies
    place: Tensor  # [B,H,W,2] position on the document, 0..1 inside


def places(quads: Tensor, height: int = HEIGHT, width: int = WIDTH) -> Tensor:
    """Position on the document of every pixel, 0..1 inside."""
    device = quads.device
    to_document = homography(quads, UNIT.to(device).expand(len(quads), 4, 2))
    points = pixel_centres(height, width, device).expand(len(quads), -1, -1)
    return transform(to_document, points).view(-1, height, width, 2)


def warp(library, documents: Tensor, place: Tensor, shown_px: Tensor) -> Tensor:
    """Documents as they appear at these places; averaged first where they are shown small."""
    sizes = torch.as_tensor(library.sizes, device=place.device)[documents]
    textures = library.textures[documents].float() / 255
    small = F.avg_pool2d(textures, 2)
    frame = torch.tensor([textures.shape[3], textures.shape[2]], device=place.device)
    grid = place * (sizes / frame).view(-1, 1, 1, 2) * 2 - 1
    fine = F.grid_sample(textures, grid, padding_mode='border', align_corners=False)
    coarse = F.grid_sample(small, grid, padding_mode='border', align_corners=False)
    ratio = sizes[:, 0] / shown_px
    return mix(fine, coarse, ((ratio - 1.2) / 0.8).clamp(0, 1).view(-1, 1, 1, 1))


def cover(place: Tensor, radius: Tensor, margin: Tensor | float = 0.0) -> Tensor:
    """A rounded rectangle's mask: radius and margin as shares of the width; edges one pixel soft."""
    aspect = 0.66
    away = torch.stack([(place[..., 0] - 0.5).abs() - 0.5 - margin, ((place[..., 1] - 0.5).abs() - 0.5) * aspect - margin], -1)
    away = away + radius.view(-1, 1, 1, 1)
    far = away.clamp_min(0).norm(dim=-1) + away.amax(-1).clamp_max(0) - radius.view(-1, 1, 1)
    step = (place[:, :, 1:, 0] - place[:, :, :-1, 0]).abs().mean((1, 2)).clamp_min(1e-4)
    return (0.5 - far / step.view(-1, 1, 1) / 1.4).clamp(0, 1).unsqueeze(1)


def grounds(library, count: int, device, plain_share: float = 0.25) -> Tensor:
    """Any surface: cut from a photo, turned and stretched, or plain."""
    chosen = library.grounds[torch.randint(len(library.grounds), (count,), device=device)].float() / 255
    theta = torch.randn(count, 2, 2, device=device) * 0.3 + torch.eye(2, device=device) * (0.25 + 0.65 * torch.rand(count, 1, 1, device=device))
    shift = torch.rand(count, 2, 1, device=device) * 0.8 - 0.4
    grid = F.affine_grid(torch.cat([theta, shift], 2), [count, 3, HEIGHT, WIDTH], align_corners=False)
    picture = F.grid_sample(chosen, grid, padding_mode='reflection', align_corners=False)
    plain = uniform(count, 0.02, 0.95, device) + 0.12 * torch.randn(count, 3, 1, 1, device=device) + 0.02 * field(count, 6, HEIGHT, WIDTH, device)
    return torch.where(happens(count, plain_share, device) > 0, plain, picture).clamp(0, 1)


def any_picture(library, count: int, device) -> Tensor:
    """A scene without document: a surface, or a person who fills the frame."""
    faces = library.faces[torch.randint(len(library.faces), (count,), device=device)].float() / 255
    zoom = (0.5 + 0.45 * torch.rand(count, 1, 1, device=device)) * torch.tensor([[1.0], [HEIGHT / WIDTH]], device=device)
    theta = torch.cat([torch.eye(2, device=device) * zoom, 0.1 * torch.rand(count, 2, 1, device=device) - 0.05], 2)
    grid = F.affine_grid(theta, [count, 3, HEIGHT, WIDTH], align_corners=False)
    people = F.grid_sample(faces, grid, padding_mode='border', align_corners=False)
    return torch.where(happens(count, 0.45, device) > 0, people, grounds(library, count, device, 0.03))


def compose(library, plan, quads: Tensor, device) -> Scene:
    count = len(quads)
    place = places(quads)
    shown = (quads[:, 1] - quads[:, 0]).norm(dim=-1)
    documents = torch.as_tensor(plan.documents, device=device)
    colour = warp(library, documents, place, shown)
    digital = torch.as_tensor((plan.kinds == DIGITAL) & ~plan.edited, device=device).float().view(-1, 1, 1, 1)
    square = happens(count, 0.25, device)
    radius = uniform(count, 0.008, 0.045, device) * (1 - square)
    mask = cover(place, radius)
    under = grounds(library, count, device)
    # A template or scan stands on nothing: white, or a flat colour of a page.
    flat = torch.where(happens(count, 0.7, device) > 0, torch.ones(count, 3, 1, 1, device=device), torch.rand(count, 3, 1, 1, device=device))
    under = mix(under, flat.expand_as(under), digital)
    near = F.avg_pool2d(mask, 21, 1, 10).roll((int(torch.randint(-7, 8, ())), int(torch.randint(-7, 8, ()))), (2, 3))
    under = under * (1 - near * uniform(count, 0, 0.6, device) * happens(count, 0.6, device) * (1 - digital))
    picture = mix(under, colour, mask)
    if plan.bare.any():
        bare = torch.as_tensor(np.nonzero(plan.bare)[0], device=device)
        picture[bare] = any_picture(library, len(bare), device)
        mask[bare] = 0
    return Scene(picture, mask, place)
