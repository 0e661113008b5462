"""The mean of the weights of trainings that went on from one another.

python -m vivid_training.selfie_surroundings.average_weights OUT.onnx CHECKPOINT…
"""

import sys
from pathlib import Path

import torch

from vivid_training.selfie_surroundings.export import export
from vivid_training.selfie_surroundings.network import SurroundingsNetwork


def average(states: list[dict[str, torch.Tensor]]) -> dict[str, torch.Tensor]:
    mean = lambda name: torch.stack([state[name] for state in states]).mean(0)
    return {name: mean(name) if value.is_floating_point() else value for name, value in states[-1].items()}


def main(out: str, *checkpoints: str) -> None:
    network = SurroundingsNetwork()
    network.load_state_dict(average([torch.load(file, map_location="cpu") for file in checkpoints]))
    export(network, Path(out))


if __name__ == "__main__":
    main(*sys.argv[1:])
