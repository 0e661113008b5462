"""Two licensed anti-spoofing networks as teachers (MiniFASNetV2 and V1SE, Apache-2.0).

Each is a TorchScript file that maps an 80 px crop (BGR, 0…255) to three inner maps, an embedding and three logits, the second of
them "live". They were made for 2.7 and 4.0 times the face; between 0.9 and 2 times, and averaged, they tell more.
"""

from dataclasses import dataclass

import torch

from vivid_training.selfie_liveness.crop_views import TIMES, cut_squares, view_squares


@dataclass
class Taught:
    odds: torch.Tensor  # log odds of live on the view [views, 2]
    mean_odds: torch.Tensor  # both teachers', averaged over TIMES, every second one mirrored [views]
    embeddings: torch.Tensor  # [views, 256]
    maps: list[torch.Tensor]  # three of the first teacher, three of the second


def live_odds(logits: torch.Tensor) -> torch.Tensor:
    return logits[:, 1] - torch.logsumexp(logits[:, [0, 2]], 1)


def mirrored(views: torch.Tensor, mirror: bool) -> torch.Tensor:
    return views.flip(3) if mirror else views


class Teachers:
    def __init__(self, files: list[str], device: torch.device, odds_clip: float):
        self.networks = [torch.jit.load(file, map_location=device).float().eval() for file in files]
        self.odds_clip = odds_clip

    def ask(self, views: torch.Tensor) -> list[tuple[torch.Tensor, ...]]:
        crops = (views.flip(1) * 255).round()
        return [network(crops) for network in self.networks]

    @torch.no_grad()
    def answer(self, frames: torch.Tensor, boxes: torch.Tensor, bounds: torch.Tensor, views: torch.Tensor) -> Taught:
        elsewhere = [
            live_odds(answers[-1]).clamp(-self.odds_clip, self.odds_clip)
            for place, times in enumerate(TIMES)
            for answers in self.ask(mirrored(cut_squares(frames, view_squares(boxes, bounds, times)), place % 2 == 1))
        ]
        here = self.ask(views)
        return Taught(
            odds=torch.stack([live_odds(answers[-1]) for answers in here], 1),
            mean_odds=torch.stack(elsewhere).mean(0),
            embeddings=torch.cat([answers[-2] for answers in here], 1),
            maps=[values for answers in here for values in answers[:3]],
        )
