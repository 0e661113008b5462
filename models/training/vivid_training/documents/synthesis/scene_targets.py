"""What the locator should answer to a scene: centre heat, corner offsets, and where each counts."""

from dataclasses import dataclass

import torch

from .draw_document import CARD, PAGE
from .placement import SLOTS, Plan

Tensor = torch.Tensor
STRIDE = 8
LEAST_ZONE_PX = 30


@dataclass
class Targets:
    heat: Tensor  # [B,3,h,w]
    counted: Tensor  # [B,3,h,w] 0 where neither answer is wrong
    corners: Tensor  # [B,16,h,w] pixels from the cell's centre
    weight: Tensor  # [B,2,h,w] how much a cell's corners count, for documents and for MRZs
    span: Tensor  # [B,2,h,w] the object's long side in pixels


def targets(plan: Plan, pool, side: int) -> Targets:
    batch, device = len(plan.plans), plan.size.device
    cells = side // STRIDE
    axis = torch.arange(cells, device=device) * STRIDE + STRIDE / 2
    result = Targets(
        torch.zeros(batch, 3, cells, cells, device=device),
        torch.ones(batch, 3, cells, cells, device=device),
        torch.zeros(batch, 16, cells, cells, device=device),
        torch.zeros(batch, 2, cells, cells, device=device),
        torch.ones(batch, 2, cells, cells, device=device),
    )
    for slot in range(SLOTS):
        documents = plan.documents[:, slot]
        kinds = pool.kinds[documents]
        for kind in (CARD, PAGE):
            present = plan.shown[:, slot] & (kinds == kind)
            _mark(result, plan.quads[:, slot], present, plan.size, axis, channel=kind, family=0)
        present = plan.shown[:, slot] & pool.has_zone[documents]
        _mark(result, plan.zones[:, slot], present, plan.size, axis, channel=2, family=1)
    return result


def _mark(result: Targets, quads: Tensor, present: Tensor, size: Tensor, axis: Tensor, channel: int, family: int) -> None:
    centre = quads.mean(1)
    sides = (quads - quads.roll(-1, 1)).norm(dim=-1)
    long, short = sides.amax(1), sides.amin(1)
    spread = (short * (0.1 if family == 0 else 0.22) / STRIDE).clamp(0.9, 2.6).view(-1, 1, 1) * STRIDE
    far = (axis.view(1, 1, -1) - centre[:, :1].unsqueeze(2)) ** 2 + (axis.view(1, -1, 1) - centre[:, 1:].unsqueeze(2)) ** 2
    bump = torch.exp(-far / (2 * spread**2))
    # The cell that holds the centre answers 1 wherever in the cell the centre lies.
    bump = torch.where(far <= far.amin((1, 2), keepdim=True) + 1e-3, torch.ones_like(bump), bump)

    margin = 0.02 * size.amax(1, keepdim=True)
    inside = ((quads > -margin.unsqueeze(1)) & (quads < (size + margin).unsqueeze(1))).all(-1).float().mean(1)
    centred = ((centre > 0) & (centre < size)).all(-1)
    clear = centred & (inside >= (0.5 if family == 0 else 1.0)) & (long > LEAST_ZONE_PX)
    marked = (present & clear).view(-1, 1, 1)
    unsure = (present & ~clear).view(-1, 1, 1)
    result.heat[:, channel] = torch.maximum(result.heat[:, channel], bump * marked)
    result.counted[:, channel] *= 1 - ((bump > 0.05) & unsure).float()
    if family == 0:
        # Whether a partly hidden document is a card or a page may be unknowable.
        result.counted[:, 1 - channel] *= 1 - ((bump > 0.05) & unsure).float()

    claimed = marked & (bump > 0.35) & (bump > result.weight[:, family])
    offsets = torch.stack(
        [
            quads[..., 0].unsqueeze(-1).unsqueeze(-1) - axis.view(1, 1, 1, -1).expand(1, 1, len(axis), -1),
            quads[..., 1].unsqueeze(-1).unsqueeze(-1) - axis.view(1, 1, -1, 1).expand(1, 1, -1, len(axis)),
        ],
        2,
    )
    offsets = offsets.flatten(1, 2)
    rows = slice(8 * family, 8 * family + 8)
    result.corners[:, rows] = torch.where(claimed.unsqueeze(1), offsets, result.corners[:, rows])
    result.span[:, family] = torch.where(claimed, long.view(-1, 1, 1).expand_as(bump), result.span[:, family])
    result.weight[:, family] = torch.where(claimed, bump, result.weight[:, family])
