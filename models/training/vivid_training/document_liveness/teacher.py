"""The judges that ship, answering whole batches on the GPU: a new judge learns from their odds as well as from the truth."""

from pathlib import Path

import torch

from vivid_training.shipping.graph_network import GraphNetwork

Tensor = torch.Tensor
# What the file calls its views, and what samples.py calls them.
VIEWS = {"document": "small", "closer": "document", "frame": "frame", "patches": "patches", "portrait": "portrait"}


def shown(samples: dict[str, Tensor]) -> dict[str, Tensor]:
    """Drawn views, in bytes, as the file takes them."""
    return {name: samples[ours].float() / 255 for name, ours in VIEWS.items()} | {"hasPortrait": samples["has_portrait"]}


class Teacher:
    def __init__(self, file: Path, device) -> None:
        self.network = GraphNetwork(file).to(device).eval()

    @torch.no_grad()
    def odds(self, samples: dict[str, Tensor], wanted: tuple[str, ...] = ("mean",)) -> list[Tensor]:
        """`samples` in bytes; `wanted` are names of values inside the file, [B,4] each."""
        return list(self.network(shown(samples), wanted=wanted).values())
