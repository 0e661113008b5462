"""Writes the two teachers as TorchScript.

    python -m vivid_training.selfie_liveness.trace_teachers CHECKOUT OUT

CHECKOUT of minivision-ai/Silent-Face-Anti-Spoofing.
"""

import sys
from pathlib import Path

import torch
from torch import nn


class WithInsides(nn.Module):
    """The network's answer after its inner maps (a quarter, an eighth, a sixteenth of the side) and its embedding."""

    def __init__(self, network: nn.Module):
        super().__init__()
        self.network = network
        self.kept: list[torch.Tensor] = []
        for layer in (network.conv_3, network.conv_4, network.conv_5, network.bn):
            layer.register_forward_hook(lambda _module, _inputs, output: self.kept.append(output))

    def forward(self, crops: torch.Tensor) -> tuple[torch.Tensor, ...]:
        self.kept.clear()
        logits = self.network(crops)
        return (*self.kept, logits)


def main(checkout: str, out: str) -> None:
    sys.path.insert(0, checkout)
    from src.model_lib.MiniFASNet import MiniFASNetV1SE, MiniFASNetV2

    files = {"v2": (MiniFASNetV2, "2.7_80x80_MiniFASNetV2.pth"), "v1se": (MiniFASNetV1SE, "4_0_0_80x80_MiniFASNetV1SE.pth")}
    for name, (build, file) in files.items():
        network = build(conv6_kernel=(5, 5))
        stored = torch.load(Path(checkout, "resources/anti_spoof_models", file), map_location="cpu")
        network.load_state_dict({key.removeprefix("module."): value for key, value in stored.items()})
        traced = torch.jit.trace(WithInsides(network.eval()), torch.rand(2, 3, 80, 80) * 255)
        traced.half().save(str(Path(out, f"{name}.pt")))


if __name__ == "__main__":
    main(*sys.argv[1:3])
