"""Documents on grounds, as reflectance. `documents` holds what later stages need: colour, mask and place on the document."""

from dataclasses import dataclass

import numpy as np
import torch
import torch.nn.functional as F

from vivid_training.document_liveness.clutter import fingers, patterned, sleeved
from vivid_training.document_liveness.plan import DIGITAL, HEIGHT, WIDTH
from vivid_training.document_liveness.tone import mix
from vivid_training.documents.synthesis.chance import field, happens, uniform
from vivid_training.documents.synthesis.geometry import homography, pixel_centres, transform

Tensor = torch.Tensor
# Shares of grounds that are drawn cloth or newsprint, of documents in a sleeve, and of those held by fingers.
PATTERNED, SLEEVED, HELD = 0.2, 0.12, 0.15
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
    fine = F.grid_sample(textures, grid, padding_mode="border", align_corners=False)
    coarse = F.grid_sample(small, grid, padding_mode="border", align_corners=False)
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
    theta = torch.randn(count, 2, 2, device=device) * 0.3 + torch.eye(2, device=device) * (
        0.25 + 0.65 * torch.rand(count, 1, 1, device=device)
    )
    shift = torch.rand(count, 2, 1, device=device) * 0.8 - 0.4
    grid = F.affine_grid(torch.cat([theta, shift], 2), [count, 3, HEIGHT, WIDTH], align_corners=False)
    picture = F.grid_sample(chosen, grid, padding_mode="reflection", align_corners=False)
    plain = (
        uniform(count, 0.02, 0.95, device)
        + 0.12 * torch.randn(count, 3, 1, 1, device=device)
        + 0.02 * field(count, 6, HEIGHT, WIDTH, device)
    )
    picture = torch.where(happens(count, plain_share, device) > 0, plain, picture)
    return torch.where(happens(count, PATTERNED, device) > 0, patterned(library, count, device), picture).clamp(0, 1)


def any_picture(library, count: int, device) -> Tensor:
    """A scene without document: things before a surface, a person who fills the frame, a real photo as it was taken."""
    people = _zoomed(library.faces, count, device, 0.5)
    photos = _zoomed(library.photos, count, device, 0.75)
    kind = torch.rand(count, 1, 1, 1, device=device)
    return torch.where(kind < 0.25, people, torch.where(kind < 0.55, photos, _things(library, count, device)))


def _zoomed(pictures: Tensor, count: int, device, least: float) -> Tensor:
    chosen = pictures[torch.randint(len(pictures), (count,), device=device)].float() / 255
    zoom = (least + (0.95 - least) * torch.rand(count, 1, 1, device=device)) * torch.tensor([[1.0], [HEIGHT / WIDTH]], device=device)
    turned = torch.eye(2, device=device).expand(count, 2, 2)
    # Upright photos are looked at lying on their side.
    turned = torch.where(torch.rand(count, 1, 1, device=device) < 0.4, turned.flip(1), turned)
    theta = torch.cat([turned * zoom, 0.1 * torch.rand(count, 2, 1, device=device) - 0.05], 2)
    grid = F.affine_grid(theta, [count, 3, HEIGHT, WIDTH], align_corners=False)
    return F.grid_sample(chosen, grid, padding_mode="border", align_corners=False)


def _things(library, count: int, device) -> Tensor:
    """Blots of other surfaces one before another, each with its own brightness; dark rooms with lamps now and then."""
    picture = grounds(library, count, device, 0.05)
    for probability in (0.7, 0.6, 0.4):
        shape = field(count, int(torch.randint(2, 6, ())), HEIGHT, WIDTH, device)
        edge = torch.sigmoid((shape - uniform(count, 0, 0.8, device)) * uniform(count, 15, 120, device))
        other = grounds(library, count, device, 0.3) * uniform(count, 0.1, 1.3, device) + uniform(count, 0, 0.1, device)
        picture = mix(picture, other, edge * happens(count, probability, device))
    night = picture * uniform(count, 0.03, 0.3, device)
    lamps = torch.sigmoid((field(count, 14, HEIGHT, WIDTH, device) - 2) * 12) * uniform(count, 0.4, 1.2, device)
    return torch.where(happens(count, 0.15, device) > 0, night + lamps, picture).clamp(0, 1)


def _reprinted(colour: Tensor) -> Tensor:
    """Half of the documents in somewhat other colours: there are more kinds of them than pictures of them here."""
    count, device = len(colour), colour.device
    inks = torch.eye(3, device=device) + 0.1 * torch.randn(count, 3, 3, device=device) * happens(count, 0.5, device).view(-1, 1, 1)
    return torch.einsum("bij,bjhw->bihw", inks / inks.sum(2, keepdim=True), colour).clamp(0, 1)


def compose(library, plan, quads: Tensor, device) -> Scene:
    count = len(quads)
    place = places(quads)
    shown = (quads[:, 1] - quads[:, 0]).norm(dim=-1)
    documents = torch.as_tensor(plan.documents, device=device)
    mirrored = torch.as_tensor(plan.mirrored, device=device).view(-1, 1, 1)
    on_print = torch.stack([torch.where(mirrored, 1 - place[..., 0], place[..., 0]), place[..., 1]], -1)
    colour = _reprinted(warp(library, documents, on_print, shown))
    digital = torch.as_tensor((plan.kinds == DIGITAL) & ~plan.edited, device=device).float().view(-1, 1, 1, 1)
    square = happens(count, 0.25, device)
    radius = uniform(count, 0.008, 0.045, device) * (1 - square)
    mask = cover(place, radius)
    under = grounds(library, count, device)
    # Some lie on magazines and pictures, some on surfaces much darker than themselves.
    under = torch.where(happens(count, 0.12, device) > 0, any_picture(library, count, device), under)
    under = under * torch.where(happens(count, 0.3, device) > 0, uniform(count, 0.08, 0.6, device), 1.0)
    # A template or scan stands on nothing: white, or a flat colour of a page.
    flat = torch.where(
        happens(count, 0.7, device) > 0, torch.ones(count, 3, 1, 1, device=device), torch.rand(count, 3, 1, 1, device=device)
    )
    under = mix(under, flat.expand_as(under), digital)
    near = F.avg_pool2d(mask, 21, 1, 10).roll((int(torch.randint(-7, 8, ())), int(torch.randint(-7, 8, ()))), (2, 3))
    under = under * (1 - near * uniform(count, 0, 0.6, device) * happens(count, 0.6, device) * (1 - digital))
    picture = mix(under, colour, mask)
    if plan.bare.any():
        bare = torch.as_tensor(np.nonzero(plan.bare)[0], device=device)
        picture[bare] = any_picture(library, len(bare), device)
        mask[bare] = 0
    return Scene(picture, mask, place)


def covered(picture: Tensor, mask: Tensor, place: Tensor, quads: Tensor) -> tuple[Tensor, Tensor]:
    """What lies over a document or a copy of it: a sleeve, fingertips."""
    count, device = len(picture), picture.device
    margin = uniform(count, 0.01, 0.06, device).view(-1, 1, 1)
    sleeve = cover(place, uniform(count, 0.01, 0.05, device), margin) * happens(count, SLEEVED, device)
    picture = torch.where(sleeve.amax((1, 2, 3), keepdim=True) > 0, sleeved(picture, sleeve), picture)
    return fingers(picture, mask, quads, HELD)
