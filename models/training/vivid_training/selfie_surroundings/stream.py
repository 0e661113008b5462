"""Draws batches of views with what tricks each."""

import math
from dataclasses import dataclass

import torch

from vivid_training.selfie_liveness.capture.chance import Chance
from vivid_training.selfie_surroundings.cut_views import MASK_PX, VIEW_PX, cut, view_rectangles
from vivid_training.selfie_surroundings.scene.draw_frames import draw_frames
from vivid_training.selfie_surroundings.scene.people import People

NARROWEST, WIDEST = 1.7, 5.0
VIEWS = 2  # of one frame
# How far the detector's box wanders between pictures of one face, as a share of its side.
BOX_SHIFT, BOX_GROWTH = 0.04, 0.06
# So much of a view must lie beyond the carrier or piece for it to be seen.
SEEN_BEYOND = 0.02


@dataclass
class Batch:
    views: torch.Tensor
    masks: torch.Tensor  # share of each place that the carrier or piece covers, in bytes
    trick: torch.Tensor
    known: torch.Tensor  # 0 where a trick fills the view: nothing there tells it
    kind: torch.Tensor


def draw_batch(chance: Chance, people: People, count: int) -> Batch:
    frames = draw_frames(chance, people, count)
    centre, half = (frames.boxes[:, :2] + frames.boxes[:, 2:]) / 2, (frames.boxes[:, 2:] - frames.boxes[:, :2]) / 2
    covered = torch.sigmoid(frames.trick)
    parts = []
    for _ in range(VIEWS):
        middle = centre + chance.normal(count, 2) * BOX_SHIFT * 2 * half
        grown = half * (chance.normal(count, 1) * BOX_GROWTH).exp()
        times = torch.exp(chance.rand(count) * math.log(WIDEST / NARROWEST)) * NARROWEST
        rectangles = view_rectangles(torch.cat([middle - grown, middle + grown], 1), frames.bounds, times)
        views, masks = cut(frames.pictures, rectangles, VIEW_PX), cut(covered, rectangles, MASK_PX * 2)
        masks = torch.nn.functional.avg_pool2d(masks, 2)
        mirror = chance.rand(count, 1, 1, 1) < 0.5
        views, masks = (torch.where(mirror, values.flip(3), values) for values in (views, masks))
        trick = (frames.kind > 0).float()
        known = 1 - trick * (1 - masks.mean((1, 2, 3)) < SEEN_BEYOND).float()
        to_bytes = lambda values: (values * 255).round().clamp(0, 255).byte()
        parts.append(Batch(to_bytes(views), to_bytes(masks), trick, known, frames.kind))
    return Batch(*[torch.cat(values) for values in zip(*(vars(part).values() for part in parts))])
