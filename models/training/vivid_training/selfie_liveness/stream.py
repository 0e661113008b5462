"""Draws batches of views with what the teachers answer on them."""

from dataclasses import dataclass

import torch

from vivid_training.selfie_liveness.capture.chance import Chance
from vivid_training.selfie_liveness.capture.draw_frames import Frames, Sources, draw_frames
from vivid_training.selfie_liveness.crop_views import cut_squares, view_squares
from vivid_training.selfie_liveness.teachers import Teachers

# How far the detector's box wanders between frames of one face, as a share of its side.
BOX_SHIFT, BOX_GROWTH = 0.025, 0.04
NARROWEST, WIDEST = 0.85, 2.9  # views, in sides of the face's box


@dataclass
class Batch:
    views: torch.Tensor
    spoof: torch.Tensor
    photograph: torch.Tensor
    one_person: torch.Tensor
    odds: torch.Tensor
    mean_odds: torch.Tensor
    embeddings: torch.Tensor
    fine: torch.Tensor  # the teachers' maps, the first's channels before the second's
    middle: torch.Tensor
    coarse: torch.Tensor


def wander(chance: Chance, boxes: torch.Tensor) -> torch.Tensor:
    centre, half = (boxes[:, :2] + boxes[:, 2:]) / 2, (boxes[:, 2:] - boxes[:, :2]) / 2
    centre = centre + chance.normal(len(boxes), 2) * BOX_SHIFT * 2 * half
    half = half * (chance.normal(len(boxes), 1) * BOX_GROWTH).exp()
    return torch.cat([centre - half, centre + half], 1)


def mirror_half(chance: Chance, frames: Frames) -> Frames:
    """Mirrored here, not while training: the teachers' maps belong to one picture."""
    chosen = chance.rand(len(frames.boxes), 1) < 0.5
    last = frames.pictures.shape[-1] - 1
    flipped = lambda edges: torch.stack([last - edges[:, 2], edges[:, 1], last - edges[:, 0], edges[:, 3]], 1)
    frames.pictures = torch.where(chosen[..., None, None], frames.pictures.flip(3), frames.pictures)
    frames.boxes, frames.bounds = (torch.where(chosen, flipped(edges), edges) for edges in (frames.boxes, frames.bounds))
    return frames


@torch.no_grad()
def draw_batch(chance: Chance, sources: Sources, teachers: Teachers, count: int) -> Batch:
    frames = mirror_half(chance, draw_frames(chance, sources, count))
    boxes = wander(chance, frames.boxes)
    times = NARROWEST * (WIDEST / NARROWEST) ** chance.rand(count)
    views = (cut_squares(frames.pictures, view_squares(boxes, frames.bounds, times)) * 255).round().clamp(0, 255)
    taught = teachers.answer(frames.pictures, boxes, frames.bounds, views / 255)
    maps = [torch.cat([first, second], 1) for first, second in zip(taught.maps[:3], taught.maps[3:])]
    halves = (values.half() for values in (taught.odds, taught.mean_odds, taught.embeddings, *maps))
    return Batch(views.byte(), frames.spoof, frames.photograph, frames.one_person, *halves)
