"""One step of learning, and the slow average of the weights that is kept."""

import copy
import math

import torch

from vivid_training.selfie_liveness.losses import Scales, total_loss
from vivid_training.selfie_liveness.network import SpoofNetwork
from vivid_training.selfie_liveness.stream import Batch

EMA = 0.999
WARM_UP_STEPS = 200
WEIGHT_DECAY = 0.02
LARGEST_GRADIENT = 5.0


class Trainer:
    def __init__(self, network: SpoofNetwork, scales: Scales, rate: float):
        self.network, self.averaged = network, copy.deepcopy(network).eval()
        self.scales, self.rate, self.steps = scales, rate, 0
        self.on_gpu = scales.embeddings.is_cuda
        self.optimiser = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=WEIGHT_DECAY, fused=self.on_gpu)
        self.slow, self.fast = (
            [value for value in module.state_dict().values() if value.is_floating_point()] for module in (self.averaged, network)
        )

    def step(self, batch: Batch, share_done: float) -> dict[str, torch.Tensor]:
        for group in self.optimiser.param_groups:
            group["lr"] = (
                self.rate
                * min(1.0, (self.steps + 1) / WARM_UP_STEPS)
                * (0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * min(1.0, share_done))))
            )
        views = batch.views.float().div(255).contiguous(memory_format=torch.channels_last)
        self.network.train()
        with torch.autocast("cuda" if self.on_gpu else "cpu", torch.bfloat16, enabled=self.on_gpu):
            outputs = self.network.learn(views)
        parts = total_loss(outputs, batch, self.scales)
        self.optimiser.zero_grad(set_to_none=True)
        sum(parts.values()).backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), LARGEST_GRADIENT)
        self.optimiser.step()
        with torch.no_grad():
            torch._foreach_lerp_(self.slow, self.fast, 1 - min(EMA, (1 + self.steps) / (10 + self.steps)))
        self.steps += 1
        return {name: value.detach() for name, value in parts.items()}
