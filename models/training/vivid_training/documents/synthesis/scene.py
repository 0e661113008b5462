"""Composes photographs of documents: ground, sheets of paper, documents with shadows, fingers, then the camera."""

import math

import torch
import torch.nn.functional as F

from . import camera
from .chance import field, happens, uniform
from .geometry import homography, pixel_centres, rectangle, sampling_grid, transform
from .ground import crops
from .placement import SCAN, SLOTS, TIGHT, Plan

Tensor = torch.Tensor
FILL = 0.5


def compose(plan: Plan, pool, grounds: Tensor, side: int) -> Tensor:
    batch, device = len(plan.plans), grounds.device
    picture = _ground(plan, grounds, side)
    copied = torch.rand(batch, device=device) < 0.26
    for slot in range(SLOTS):
        members = plan.shown[:, slot].nonzero().squeeze(1)
        if slot == 0:
            picture = _sheet(picture, plan, members[torch.rand(len(members), device=device) < 0.3], side)
        picture[members] = _document(picture[members], plan, pool, members, slot, copied[members], side)
    picture = _fingers(picture)
    return photograph(picture, plan.size, side)


def photograph(picture: Tensor, size: Tensor, side: int) -> Tensor:
    batch, device = len(picture), picture.device
    picture = camera.light(picture)
    picture = camera.exposure(picture)
    picture = camera.random_blur(picture, 2.2)
    small = max(96, round(side * (0.35 + 0.65 * float(torch.rand(())))))
    weak = torch.rand(batch, device=device) < 0.25
    if weak.any():
        coarse = F.interpolate(picture[weak], (small, small), mode="area")
        picture[weak] = F.interpolate(coarse, (side, side), mode="bilinear", align_corners=False)
    picture = camera.sensor_noise(picture, 0.07)
    picture = torch.where(happens(batch, 0.5, device) > 0, camera.file_format(picture, 20, 95), picture)
    axis = torch.arange(side, device=device)
    inside = (axis.view(1, 1, -1) < size[:, :1].unsqueeze(2)) & (axis.view(1, -1, 1) < size[:, 1:].unsqueeze(2))
    return torch.where(inside.unsqueeze(1), picture, torch.full_like(picture, FILL))


def _ground(plan: Plan, grounds: Tensor, side: int) -> Tensor:
    batch, device = len(plan.plans), grounds.device
    picture = crops(grounds, batch, side, side, 0.2, 1.1)
    other = crops(grounds, batch, side, side, 0.2, 1.1)
    y, x = torch.meshgrid(torch.linspace(-1, 1, side, device=device), torch.linspace(-1, 1, side, device=device), indexing="ij")
    angle = uniform(batch, 0, 2 * math.pi, device)
    beyond = torch.sigmoid((x * angle.cos() + y * angle.sin() - uniform(batch, -0.2, 0.8, device)) * 200) * happens(batch, 0.25, device)
    picture = picture * (1 - beyond) + other * beyond
    plain = torch.rand(batch, 3, 1, 1, device=device) * uniform(batch, 0, 0.35, device) + uniform(batch, 0, 0.75, device)
    plain = plain + 0.03 * field(batch, 6, side, side, device)
    picture = torch.where(happens(batch, 0.12, device) > 0, plain, picture)
    white = (1 - 0.12 * torch.rand(batch, 3, 1, 1, device=device) * happens(batch, 0.5, device)) + 0.01 * field(
        batch, 4, side, side, device
    )
    chance = torch.rand(batch, device=device)
    scanned = (plan.plans == SCAN) | ((plan.plans == TIGHT) & (chance < 0.55)) | (chance < 0.06)
    # A scanner's lid shows as a coloured or dark band along an edge.
    band = (x.abs() > uniform(batch, 0.75, 1.5, device)) | (y.abs() > uniform(batch, 0.75, 1.5, device))
    white = torch.where(band & (happens(batch, 0.25, device) > 0), plain, white)
    return torch.where(scanned.view(-1, 1, 1, 1), white, picture).clamp(0, 1)


def _warped(levels: list[Tensor], documents: Tensor, quads: Tensor, corners: Tensor, side: int) -> Tensor:
    """Textures [B,4,side,side] seen through the quads; the coarser copies serve where a document is shown small."""
    device = quads.device
    to_texture = homography(quads, corners)
    shown = (quads - quads.roll(-1, 1)).norm(dim=-1).amax(1)
    level = torch.log2((corners.amax((1, 2)) / shown).clamp_min(1)).round().long().clamp_max(len(levels) - 1)
    result = torch.zeros(len(quads), 4, side, side, device=device)
    for k, textures in enumerate(levels):
        members = (level == k).nonzero().squeeze(1)
        if len(members) == 0:
            continue
        points = transform(to_texture[members], pixel_centres(side, side, device).expand(len(members), -1, -1)) / 2**k
        grid = sampling_grid(points, side, side, textures.shape[2], textures.shape[3])
        chosen = textures[documents[members]].float() / 255
        result[members] = F.grid_sample(chosen, grid, mode="bilinear", padding_mode="zeros", align_corners=False)
    return result


def _document(picture: Tensor, plan: Plan, pool, members: Tensor, slot: int, copied: Tensor, side: int) -> Tensor:
    if len(members) == 0:
        return picture
    device, count = picture.device, len(members)
    documents = plan.documents[members, slot]
    size = pool.sizes[documents]
    layer = _warped(pool.levels, documents, plan.outer[members, slot], rectangle(size[:, 0], size[:, 1]), side)
    colour, alpha = layer[:, :3], layer[:, 3:]
    grey = colour.mean(1, keepdim=True)
    copy = ((grey - 0.5) * uniform(count, 0.7, 1.5, device) + uniform(count, 0.4, 0.75, device)).clamp(0, 1).expand(-1, 3, -1, -1)
    colour = torch.where(copied.view(-1, 1, 1, 1), copy, colour)
    shade = F.avg_pool2d(alpha, 17, 1, 8)
    shift = (int(torch.randint(-5, 6, ())), int(torch.randint(-5, 6, ())))
    shade = shade.roll(shift, (2, 3)) * uniform(count, 0, 0.6, device) * happens(count, 0.5, device)
    picture = picture * (1 - shade)
    return picture * (1 - alpha) + colour * alpha


def _sheet(picture: Tensor, plan: Plan, members: Tensor, side: int) -> Tensor:
    """A sheet of paper around the document, as cut-out copies and wallets have it."""
    if len(members) == 0:
        return picture
    device, count = picture.device, len(members)
    outer = plan.outer[members, 0]
    unit = torch.tensor([[0.0, 0], [1, 0], [1, 1], [0, 1]], device=device).expand(count, 4, 2)
    grow = 0.04 + 0.8 * torch.rand(count, 1, 1, device=device) ** 1.5
    margins = grow * (0.3 + torch.rand(count, 4, 2, device=device))
    margins = (margins[:, :1] * torch.tensor([-1.0, -1], device=device), margins[:, 2:3])
    low, high = margins[0], 1 + margins[1]
    around = torch.cat([low, torch.cat([high[..., :1], low[..., 1:]], -1), high, torch.cat([low[..., :1], high[..., 1:]], -1)], 1)
    to_unit = homography(transform(homography(unit, outer), around), unit)
    inner = transform(to_unit, pixel_centres(side, side, device).expand(count, -1, -1)).view(count, 1, side, side, 2)
    alpha = ((inner > 0) & (inner < 1)).all(-1).float()
    white = uniform(count, 0.7, 1, device) * (1 - 0.08 * torch.rand(count, 3, 1, 1, device=device))
    result = picture.clone()
    result[members] = picture[members] * (1 - alpha) + white * alpha
    return result


def _fingers(picture: Tensor) -> Tensor:
    """Capsules that reach in from the border: fingers, pens, cables."""
    batch, device, side = len(picture), picture.device, picture.shape[2]
    y, x = torch.meshgrid(torch.linspace(0, 1, side, device=device), torch.linspace(0, 1, side, device=device), indexing="ij")
    for _ in range(2):
        angle = uniform(batch, 0, 2 * math.pi, device)
        reach = uniform(batch, 0.1, 0.6, device)
        tip_x, tip_y = 0.5 + angle.cos() * (0.75 - reach), 0.5 + angle.sin() * (0.75 - reach)
        turn = angle + 0.5 * torch.randn(batch, 1, 1, 1, device=device)
        along = ((x - tip_x) * turn.cos() + (y - tip_y) * turn.sin()).clamp_min(0)
        away = ((x - tip_x - along * turn.cos()) ** 2 + (y - tip_y - along * turn.sin()) ** 2).sqrt()
        thick = uniform(batch, 0.008, 0.06, device)
        alpha = torch.sigmoid((thick - away) * 150) * happens(batch, 0.12, device)
        skin = torch.tensor([0.85, 0.62, 0.5], device=device).view(1, 3, 1, 1) * uniform(batch, 0.4, 1.1, device)
        paint = torch.rand(batch, 3, 1, 1, device=device)
        colour = torch.where(happens(batch, 0.6, device) > 0, skin, paint) * (1.1 - 0.35 * (away / thick).clamp(0, 1.5))
        picture = picture * (1 - alpha) + colour.clamp(0, 1) * alpha
    return picture
