"""Drawn samples kept as bytes on the device; the oldest are drawn anew as training goes on."""

from dataclasses import dataclass

import torch

from capture.chance import Chance
from capture.draw_frames import Frames, Sources, draw_frames
from crop_views import CONTEXT_PX, CONTEXT_TIMES, TIGHT_PX, TIGHT_TIMES, cut_squares, view_squares
from teachers import Teachers

# How far the detector's box wanders between frames of one face, as a share of its side.
BOX_SHIFT, BOX_GROWTH = 0.025, 0.04


@dataclass
class Batch:
    tight: torch.Tensor
    context: torch.Tensor
    spoof: torch.Tensor
    untouched: torch.Tensor
    one_person: torch.Tensor
    odds: torch.Tensor
    embeddings: torch.Tensor
    fine: torch.Tensor  # the first teacher's maps
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
    taught = teachers.answer(frames.pictures, boxes, frames.bounds)
    tight = cut_squares(frames.pictures, view_squares(boxes, frames.bounds, TIGHT_TIMES), TIGHT_PX, 2)
    context = cut_squares(frames.pictures, view_squares(boxes, frames.bounds, CONTEXT_TIMES), CONTEXT_PX)
    as_bytes = lambda views: (views * 255).round().clamp(0, 255).byte()
    halves = (values.half() for values in (taught.odds, taught.embeddings, *taught.maps))
    return Batch(as_bytes(tight), as_bytes(context), frames.spoof, frames.untouched, frames.one_person, *halves)


class Stream:
    def __init__(self, first: Batch, capacity: int):
        self.capacity, self.filled, self.next = capacity, 0, 0
        self.kept = Batch(
            *[torch.zeros((capacity, *values.shape[1:]), dtype=values.dtype, device=values.device) for values in vars(first).values()]
        )
        self.put(first)

    def put(self, batch: Batch) -> None:
        count = len(batch.spoof)
        places = (torch.arange(count, device=batch.spoof.device) + self.next) % self.capacity
        for name, values in vars(batch).items():
            getattr(self.kept, name)[places] = values
        self.next = (self.next + count) % self.capacity
        self.filled = min(self.capacity, self.filled + count)

    def take(self, chance: Chance, count: int) -> Batch:
        places = chance.integers(self.filled, count)
        return Batch(*[values[places] for values in vars(self.kept).values()])
