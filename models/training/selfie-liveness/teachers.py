"""Two licensed anti-spoofing networks as teachers (MiniFASNetV2 on 2.7 and V1SE on 4.0 times the face, Apache-2.0).

Each is a TorchScript file that maps an 80 px crop (BGR, 0…255) to three inner maps, an embedding and three logits, the second of
them "live".
"""

from dataclasses import dataclass

import torch

from crop_views import cut_squares, view_squares

TIMES = (2.7, 4.0)
SIDE_PX = 80


@dataclass
class Taught:
    odds: torch.Tensor  # log odds of live [pictures, 2], averaged with the mirrored picture's
    embeddings: torch.Tensor  # [pictures, 256], likewise
    maps: list[torch.Tensor]  # the first teacher's


class Teachers:
    def __init__(self, files: list[str], device: torch.device):
        self.networks = [torch.jit.load(file, map_location=device).float().eval() for file in files]

    @torch.no_grad()
    def answer(self, frames: torch.Tensor, boxes: torch.Tensor, bounds: torch.Tensor) -> Taught:
        odds, embeddings, kept = [], [], []
        for network, times in zip(self.networks, TIMES):
            crops = cut_squares(frames, view_squares(boxes, bounds, times), SIDE_PX)
            crops = (crops.flip(1) * 255).round()
            *maps, embedding, logits = network(torch.cat([crops, crops.flip(3)]))
            kept.append([values[: len(frames)] for values in maps])
            odds.append((logits[:, 1] - torch.logsumexp(logits[:, [0, 2]], 1)).view(2, -1).mean(0))
            embeddings.append(embedding.view(2, len(frames), -1).mean(0))
        return Taught(torch.stack(odds, 1), torch.cat(embeddings, 1), kept[0])
