"""Learning goes on from the weights that ship, where the checkpoint they came from is not at hand: `import_onnx` says how."""

from pathlib import Path

import onnx
import torch
from onnx import numpy_helper
from torch import nn

from vivid_training.document_liveness.network import AttackJudge
from vivid_training.shipping.import_onnx import change_nothing

TOWERS = ("patch", "document", "portrait")


def restore(network: AttackJudge, file: Path, batch: dict[str, torch.Tensor], part: str = "new/") -> None:
    """`part` is how the judge's values are named in the joined file; its towers' convolutions come first there, in order."""
    values = {tensor.name: torch.from_numpy(numpy_helper.to_array(tensor).copy()) for tensor in onnx.load(file).graph.initializer}
    device = next(network.parameters()).device
    own = network.state_dict()
    for name, value in values.items():
        inner = name.removeprefix(f"{part}judge.")
        if inner in own and own[inner].shape == value.shape:
            own[inner].copy_(value)
        elif inner == "head.0.weight":
            own[inner].mul_(0.3)[:, : value.shape[1]].copy_(value)
    folded = iter([value.to(device) for name, value in values.items() if name.startswith(f"{part}onnx::Conv")])
    hooks = []
    for tower in TOWERS:
        layers = [layer for layer in getattr(network, tower).modules() if isinstance(layer, (nn.Conv2d, nn.BatchNorm2d))]
        for convolution, normalisation in zip(layers[::2], layers[1::2], strict=True):
            convolution.weight.data.copy_(next(folded))
            hooks.append(normalisation.register_forward_pre_hook(change_nothing(next(folded))))
    with torch.no_grad():
        network.eval()(batch)
    for hook in hooks:
        hook.remove()
    network.train()
