"""Where documents lie in a picture: one plan per sample, quads in pixels of the letterboxed input."""

import math
from dataclasses import dataclass

import torch

from .geometry import homography, rectangle, transform

Tensor = torch.Tensor
FREE, TIGHT, ZONE_ONLY, SEVERAL, NONE, SCAN = range(6)
SHARES = (0.40, 0.23, 0.06, 0.11, 0.10, 0.10)
SLOTS = 3
ASPECTS = (3 / 4, 4 / 3, 9 / 16, 16 / 9, 1.0, 0.707, 1.414)


@dataclass
class Plan:
    size: Tensor  # [B,2] width and height of the picture inside the square input
    plans: Tensor  # [B] one of FREE…SCAN
    documents: Tensor  # [B,SLOTS] index into the pool
    shown: Tensor  # [B,SLOTS] whether the slot holds a document
    outer: Tensor  # [B,SLOTS,4,2] corners of the whole texture
    quads: Tensor  # [B,SLOTS,4,2] corners of the document
    zones: Tensor  # [B,SLOTS,4,2] corners of the MRZ text


def plan(pool, batch: int, side: int) -> Plan:
    device = pool.kinds.device
    plans = torch.multinomial(torch.tensor(SHARES, device=device), batch, replacement=True)
    zone_needed = (plans == ZONE_ONLY).view(-1, 1).expand(-1, SLOTS).reshape(-1)
    documents = pool.pick(batch * SLOTS, zone_needed)
    each = plans.repeat_interleave(SLOTS)
    outer, quads, zones = _turned(pool, documents, each)
    frame = torch.where((each == ZONE_ONLY).view(-1, 1, 1), zones, outer)
    low, high = frame.amin(1), frame.amax(1)
    extent = high - low

    size = _picture_sizes(plans, extent.view(batch, SLOTS, 2)[:, 0], side)
    cell_origin, cell_size = _cells(plans, size)
    fit = (cell_size.view(-1, 2) / extent).amin(1)
    scale = fit * _fill(each)
    centre = _centres(each, cell_origin.view(-1, 2), cell_size.view(-1, 2), extent * scale.view(-1, 1))
    middle = (low + high) / 2

    def placed(points: Tensor) -> Tensor:
        return ((points - middle.unsqueeze(1)) * scale.view(-1, 1, 1) + centre.unsqueeze(1)).view(batch, SLOTS, 4, 2)

    count = torch.ones(batch, device=device)
    count[plans == NONE] = 0
    several = 2 + (torch.rand(batch, device=device) < 0.35).float()
    count = torch.where(plans == SEVERAL, several, count)
    shown = torch.arange(SLOTS, device=device).view(1, -1) < count.view(-1, 1)
    return Plan(size, plans, documents.view(batch, SLOTS), shown, placed(outer), placed(quads), placed(zones))


def _turned(pool, documents: Tensor, plans: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Documents turned in the plane and tilted in space, long side about 1, around the origin."""
    count, device = len(documents), documents.device
    size = pool.sizes[documents]
    corners = rectangle(size[:, 0], size[:, 1])
    unit = size.amax(1).view(-1, 1, 1)
    around = torch.rand(count, device=device) * 2 * math.pi
    quarter = torch.randint(4, (count,), device=device) * (math.pi / 2)
    small = torch.randn(count, device=device) * 0.06
    choice = torch.rand(count, device=device)
    angle = torch.where(choice < 0.4, around, torch.where(choice < 0.62, quarter + small, small))
    straight = torch.where(choice < 0.75, 0.0, 1.0) * quarter + 0.012 * torch.randn(count, device=device)
    near_straight = torch.where(choice < 0.9, 0.06 * torch.randn(count, device=device), quarter + small)
    angle = torch.where(plans == TIGHT, straight, torch.where(plans == ZONE_ONLY, near_straight, angle))
    tilt = (torch.randn(count, 2, device=device) * 0.2).clamp(-0.65, 0.65)
    calm = (plans == TIGHT) | (plans == SCAN) | (torch.rand(count, device=device) < 0.25)
    tilt = tilt * torch.where(calm, 0.12, 1.0).view(-1, 1)
    tilt = torch.where((plans == SCAN).view(-1, 1), torch.zeros_like(tilt), tilt)
    away = 1.6 + 2.5 * torch.rand(count, 1, device=device)

    flat = (corners - corners.mean(1, keepdim=True)) / unit
    x, y = flat[..., 0], flat[..., 1]
    depth = x * tilt[:, :1].sin() + y * tilt[:, 1:].sin()
    x, y = x * tilt[:, :1].cos(), y * tilt[:, 1:].cos()
    x, y = x * away / (away + depth), y * away / (away + depth)
    cos, sin = angle.cos().view(-1, 1), angle.sin().view(-1, 1)
    outer = torch.stack([x * cos - y * sin, x * sin + y * cos], -1)
    warp = homography(corners, outer)
    return outer, transform(warp, pool.quads[documents]), transform(warp, pool.zones[documents])


def _picture_sizes(plans: Tensor, extent: Tensor, side: int) -> Tensor:
    batch, device = len(plans), plans.device
    aspects = torch.tensor(ASPECTS, device=device)
    aspect = aspects[torch.randint(len(ASPECTS), (batch,), device=device)]
    aspect = torch.where(plans == SCAN, torch.where(torch.rand(batch, device=device) < 0.5, 0.707, aspect), aspect)
    own = extent[:, 0] / extent[:, 1].clamp_min(1e-3)
    own = own * torch.exp(0.06 * torch.randn(batch, device=device))
    own = torch.where(plans == ZONE_ONLY, own * (1 - 0.45 * torch.rand(batch, device=device)), own)
    aspect = torch.where((plans == TIGHT) | (plans == ZONE_ONLY), own, aspect).clamp(0.1, 10)
    width = torch.where(aspect >= 1, torch.ones_like(aspect), aspect)
    height = torch.where(aspect >= 1, 1 / aspect, torch.ones_like(aspect))
    return (torch.stack([width, height], -1) * side).round().clamp_min(24)


def _cells(plans: Tensor, size: Tensor) -> tuple[Tensor, Tensor]:
    """Each slot's own part of the picture: all of it, or a slice when several documents share it."""
    batch, device = len(plans), plans.device
    origin = torch.zeros(batch, SLOTS, 2, device=device)
    extent = size.unsqueeze(1).expand(-1, SLOTS, -1).clone()
    several = (plans == SEVERAL).nonzero().squeeze(1)
    axis = torch.where(
        torch.rand(len(several), device=device) < 0.65,
        (size[several, 1] > size[several, 0]).long(),
        (size[several, 1] <= size[several, 0]).long(),
    )
    for slot in range(SLOTS):
        slice_size = size[several, axis] / SLOTS
        origin[several, slot, axis] = slice_size * slot
        extent[several, slot, axis] = slice_size
    return origin, extent


def _fill(plans: Tensor) -> Tensor:
    """Share of its cell that a document's bounding box fills."""
    count, device = len(plans), plans.device
    chance = torch.rand(count, device=device)
    free = 0.16 * 6.3 ** chance.pow(0.8)
    free = torch.where(torch.rand(count, device=device) < 0.08, 1 + 0.5 * torch.rand(count, device=device), free)
    tight = 0.88 + 0.18 * chance
    zone = 0.82 + 0.16 * chance
    several = 0.6 + 0.38 * chance
    scan = 0.25 + 0.6 * chance
    table = torch.stack([free, tight, zone, several, free, scan])
    return table.gather(0, plans.view(1, -1)).squeeze(0)


def _centres(plans: Tensor, origin: Tensor, cell: Tensor, extent: Tensor) -> Tensor:
    device = plans.device
    room = cell - extent
    spread = torch.rand(len(plans), 2, device=device)
    spread = torch.where(torch.rand(len(plans), 1, device=device) < 0.12, spread.round(), spread)
    outside = torch.where((plans == FREE) & (torch.rand(len(plans), device=device) < 0.22), 0.3, 0.0).view(-1, 1)
    slack = room.clamp_min(0) + 2 * outside * extent
    slack = slack + 0.1 * room.clamp_max(0).abs()
    return origin + cell / 2 + (spread - 0.5) * slack
