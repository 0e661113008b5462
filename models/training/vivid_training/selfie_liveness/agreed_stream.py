"""Draws views of a face as the service may get it, each with what is agreed on for the frame before anything was done to it."""

from dataclasses import dataclass

import torch

from vivid_training.selfie_liveness.agree import SERVICE_TIMES, Council
from vivid_training.selfie_liveness.capture.chance import Chance
from vivid_training.selfie_liveness.capture.draw_frames import Sources, draw_frames
from vivid_training.selfie_liveness.capture.lines import draw_lines
from vivid_training.selfie_liveness.capture.relight import relight
from vivid_training.selfie_liveness.capture.resend import resend
from vivid_training.selfie_liveness.crop_views import cut_squares, view_squares
from vivid_training.selfie_liveness.stream import mirror_half, wander
from vivid_training.selfie_liveness.treat_views import treat_views

VARIANTS, VIEWS = 2, 2  # of a frame; of a variant
RELIT_SHARE, RESENT_SHARE = 0.3, 0.4
# What the service does to its views, and now and then nothing.
CONTRAST, SHARPENING, PLAIN_SHARE = (1.25, 0.75, 0.75, 1.25), (0.0, 0.8, 0.8, 0.0), 0.2
LINED_ANSWER = -3.0
# An answer that calls a genuine photograph a recapture is known to be wrong: it counts for less.
WRONG_BELOW, WRONG_WEIGHT = -1.0, 0.25


@dataclass
class Agreed:
    views: torch.Tensor
    odds: torch.Tensor
    weight: torch.Tensor
    spoof: torch.Tensor
    lined: torch.Tensor
    photograph: torch.Tensor


def service_views(chance: Chance, pictures: torch.Tensor, boxes: torch.Tensor, bounds: torch.Tensor, plain_share: float) -> torch.Tensor:
    """One view of each face as bytes, cut and treated in one of the service's ways; a share is left as it is."""
    count = len(pictures)
    contrast, sharpening, around = (torch.tensor(values, device=chance.device) for values in (CONTRAST, SHARPENING, SERVICE_TIMES))
    which = chance.integers(len(SERVICE_TIMES), count)
    times = around[which] * (chance.normal(count) * 0.05).exp()
    views = cut_squares(pictures, view_squares(wander(chance, boxes), bounds, times))
    plain = chance.some(count, plain_share)
    hard, sharp = (values[which].view(count, 1, 1, 1) for values in (contrast, sharpening))
    treated = treat_views(views, plain + (1 - plain) * hard, (1 - plain) * sharp)
    treated = torch.where(chance.rand(count, 1, 1, 1) < 0.5, treated.flip(3), treated)
    return (treated * 255).round().byte()


@torch.no_grad()
def draw_agreed(chance: Chance, sources: Sources, council: Council, count: int, lined_share: float) -> Agreed:
    frames = mirror_half(chance, draw_frames(chance, sources, count))
    odds = council.agree(frames.pictures, frames.boxes, frames.bounds)
    weight = torch.where((odds < WRONG_BELOW) & (frames.photograph > 0), WRONG_WEIGHT, 1.0)
    marked, lined = draw_lines(chance, frames.pictures, frames.boxes, lined_share)
    wanted = torch.minimum(odds, odds + (LINED_ANSWER - odds) * lined)
    parts = []
    for _ in range(VARIANTS):
        pictures = resend(chance, relight(chance, marked, RELIT_SHARE), RESENT_SHARE)
        for _ in range(VIEWS):
            views = service_views(chance, pictures, frames.boxes, frames.bounds, PLAIN_SHARE)
            parts.append(Agreed(views, wanted, weight, frames.spoof, lined, frames.photograph))
    return Agreed(*[torch.cat(values) for values in zip(*(vars(part).values() for part in parts))])
