"""Small towers, one per kind of view, a few plain figures about colour, and a head that weighs them together."""

import torch
from torch import nn

from vivid_training.document_liveness.blocks import Colour, HueSteps, InAndOut, Pool, tower

Tensor = torch.Tensor


class AttackJudge(nn.Module):
    """document [B,3,220,320], frame [B,3,132,192], patches [B,8,3,96,96], portrait [B,3,144,144], has_portrait [B]
    → signals [B,4], before the sigmoid."""

    def __init__(self, embedding: int = 64) -> None:
        super().__init__()
        # Looks at the document and, with the same eyes, at the whole frame.
        self.document = tower(24, (32, 64, 96), 2, InAndOut, embedding)
        self.patch = tower(16, (24, 32, 64), 1, Pool, embedding)
        self.portrait = tower(20, (32, 64, 96), 2, InAndOut, embedding)
        self.colour, self.colour_norm = Colour(), nn.BatchNorm1d(Colour.SIZE)
        self.steps, self.steps_norm = HueSteps(), nn.BatchNorm1d(HueSteps.SIZE)
        self.alone = nn.ModuleDict({name: nn.Linear(embedding, 4) for name in ("document", "frame", "patch", "portrait", "grain")})
        width = 6 * embedding + 1 + Colour.SIZE + HueSteps.SIZE
        self.head = nn.Sequential(nn.Linear(width, 96), nn.ReLU(inplace=True), nn.Dropout(0.2), nn.Linear(96, 4))

    def towers(self, views: dict[str, Tensor]) -> dict[str, Tensor]:
        patch = self.patch(views["patches"].flatten(0, 1))
        apiece = patch.view(len(views["document"]), -1, patch.shape[1])
        return {
            "document": self.document(views["document"]),
            "frame": self.document(views["frame"]),
            "patch": patch,
            "portrait": self.portrait(views["portrait"]),
            "grain": apiece[:, -1] - apiece[:, :-1].mean(1),
        }

    def figures(self, views: dict[str, Tensor]) -> tuple[Tensor, Tensor]:
        return self.colour_norm(self.colour(views["document"])), self.steps_norm(self.steps(views["portrait"]))

    def fused(self, seen: dict[str, Tensor], figures: tuple[Tensor, Tensor], has_portrait: Tensor) -> Tensor:
        """`grain`: how the pixels of the face differ from those elsewhere on the document."""
        per_patch = seen["patch"].view(has_portrait.shape[0], -1, seen["patch"].shape[1])
        present = has_portrait.view(-1, 1)
        colour, steps = figures
        parts = [
            seen["document"],
            per_patch.mean(1),
            per_patch.amax(1),
            seen["portrait"] * present,
            present,
            colour,
            seen["frame"],
            steps * present,
            seen["grain"] * present,
        ]
        return self.head(torch.cat([part.float() for part in parts], 1))

    def forward(self, views: dict[str, Tensor]) -> Tensor:
        return self.fused(self.towers(views), self.figures(views), views["has_portrait"])


def load_judge(file, device="cpu") -> AttackJudge:
    judge = AttackJudge()
    judge.load_state_dict({name: value.float() for name, value in torch.load(file, map_location="cpu").items()})
    return judge.to(device).eval()
