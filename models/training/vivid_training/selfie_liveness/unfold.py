"""Gives folded normalisation layers back what they normalise by, without changing what the network answers."""

import torch
from torch import nn


@torch.no_grad()
def unfold(network: nn.Module, views: torch.Tensor) -> None:
    """`views` 0…1, as many kinds as will be learnt from."""

    def restate(layer, inputs) -> None:
        values = inputs[0].float()
        axes = [axis for axis in range(values.dim()) if axis != 1]
        mean, variance = values.mean(axes), values.var(axes, unbiased=False)
        slope = layer.weight / (layer.running_var + layer.eps).sqrt()
        layer.bias += slope * (mean - layer.running_mean)
        layer.weight.copy_(slope * (variance + layer.eps).sqrt())
        layer.running_mean.copy_(mean)
        layer.running_var.copy_(variance)

    layers = [layer for layer in network.modules() if isinstance(layer, (nn.BatchNorm1d, nn.BatchNorm2d))]
    hooks = [layer.register_forward_pre_hook(restate) for layer in layers]
    network.eval()(views)
    for hook in hooks:
        hook.remove()
