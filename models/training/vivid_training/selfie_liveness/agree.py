"""What two licensed networks and the shipped one agree on for a face: the mean over the service's views in every treatment."""

import torch

from vivid_training.selfie_liveness.crop_views import cut_squares, view_squares
from vivid_training.selfie_liveness.network import SpoofNetwork
from vivid_training.selfie_liveness.teachers import Teachers, live_odds
from vivid_training.selfie_liveness.treat_views import TREATMENTS, treat_views

SERVICE_TIMES = (1.25, 1.45, 1.7, 2.0)
ODDS_CLIP = 6.0


class Council:
    """`before`: the shipped network, whose answer is the mean of its first two columns."""

    def __init__(self, teachers: Teachers, before: SpoofNetwork, share_before: float):
        self.teachers, self.before, self.share_before = teachers, before.eval(), share_before

    @torch.no_grad()
    def agree(self, frames: torch.Tensor, boxes: torch.Tensor, bounds: torch.Tensor) -> torch.Tensor:
        taught, known = [], []
        for place, times in enumerate(SERVICE_TIMES):
            views = cut_squares(frames, view_squares(boxes, bounds, times))
            views = views.flip(3) if place % 2 else views
            for treatment in TREATMENTS:
                treated = (treat_views(views, *treatment) * 255).round() / 255
                taught += [live_odds(answers[-1]).clamp(-ODDS_CLIP, ODDS_CLIP) for answers in self.teachers.ask(treated)]
                known.append(self.before(treated)[:, :2].mean(1).clamp(-ODDS_CLIP, ODDS_CLIP))
        mean = lambda answers: torch.stack(answers).float().mean(0)
        return self.share_before * mean(known) + (1 - self.share_before) * mean(taught)
