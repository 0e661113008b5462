"""One training step: the discriminator (with R1 every 16th time), then the generator, then its running average."""

import copy
from pathlib import Path

import torch
import torch.nn.functional as F

from vivid_training.portraits.augment import augment
from vivid_training.portraits.batches import Batches
from vivid_training.portraits.model import LATENT, TOP_LEVEL, Discriminator, Generator

R1_EVERY, R1_WEIGHT = 16, 1.0
AVERAGE_HALF_LIFE = 15_000  # pictures
WARM_UPS = 3  # before a step is captured


class Trainer:
    def __init__(self, batches: Batches, device: str, rate: float, use_graphs: bool):
        self.batches, self.device, self.rate, self.use_graphs = batches, device, rate, use_graphs
        self.generator = Generator().to(device, memory_format=torch.channels_last)
        self.discriminator = Discriminator().to(device, memory_format=torch.channels_last)
        self.average = copy.deepcopy(self.generator).requires_grad_(False)
        self.blend = torch.ones((), device=device)
        lr = torch.tensor(rate, device=device) if use_graphs else rate
        options = {"betas": (0.0, 0.99), "eps": 1e-8, "capturable": use_graphs}
        self.g_optimizer = torch.optim.Adam(self.generator.parameters(), copy.deepcopy(lr), **options)
        self.d_optimizer = torch.optim.Adam(self.discriminator.parameters(), copy.deepcopy(lr), **options)
        self.level, self.size, self.count = TOP_LEVEL, 64, 0
        self.losses: dict[str, torch.Tensor] = {}

    def set_level(self, level: int, size: int) -> None:
        self.level, self.size = level, size
        self.batches.set_level(level)
        self.steps = {f.__name__: self.captured(f) for f in (self.judge, self.smooth, self.improve)}

    def set_pace(self, blend: float, cool: float) -> None:
        self.blend.fill_(blend)
        for optimizer in (self.g_optimizer, self.d_optimizer):
            group = optimizer.param_groups[0]
            if isinstance(group["lr"], torch.Tensor):
                group["lr"].fill_(self.rate * cool)
            else:
                group["lr"] = self.rate * cool

    def captured(self, function):
        """Replays the step as one CUDA graph: at these sizes launching kernels costs more than running them."""
        if not self.use_graphs:
            return function
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for _ in range(WARM_UPS):
                function()
        torch.cuda.current_stream().wait_stream(stream)
        self.g_optimizer.zero_grad(set_to_none=True)
        self.d_optimizer.zero_grad(set_to_none=True)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            function()
        return graph.replay

    def step(self) -> dict[str, torch.Tensor]:
        self.steps["judge"]()
        if self.count % R1_EVERY == 0:
            self.steps["smooth"]()
            if self.use_graphs:
                torch.cuda.synchronize()  # else the clock runs ahead of the work
        self.steps["improve"]()
        self.count += 1
        return self.losses

    def autocast(self):
        return torch.autocast(self.device, torch.bfloat16, cache_enabled=False)

    def draw(self) -> torch.Tensor:
        w = self.generator.map(torch.randn(self.size, LATENT, device=self.device))
        self.generator.mean_style.lerp_(w.detach().float().mean(0), 0.005)
        with self.autocast():
            return self.batches.blank(self.generator.draw(w, self.level, self.blend))

    def verdict(self, pictures: torch.Tensor) -> torch.Tensor:
        with self.autocast():
            return self.discriminator(pictures.contiguous(memory_format=torch.channels_last), self.level, self.blend)

    def learn(self, optimizer, loss: torch.Tensor) -> None:
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()

    def judge(self) -> None:
        with torch.no_grad():
            pictures = augment(torch.cat([self.batches.deal(self.size), self.draw()]))
        real, fake = self.verdict(pictures).chunk(2)
        loss = F.softplus(-real).mean() + F.softplus(fake).mean()
        self.learn(self.d_optimizer, loss)
        self.losses.update(judge=loss.detach(), real=real.detach().mean(), fake=fake.detach().mean())

    def smooth(self) -> None:
        pictures = augment(self.batches.deal(self.size)).detach().requires_grad_()
        (slope,) = torch.autograd.grad(self.verdict(pictures).sum(), pictures, create_graph=True)
        penalty = slope.float().square().sum((1, 2, 3)).mean()
        self.learn(self.d_optimizer, penalty * (R1_WEIGHT / 2 * R1_EVERY))
        self.losses.update(slope=penalty.detach())

    def improve(self) -> None:
        self.discriminator.requires_grad_(False)
        loss = F.softplus(-self.verdict(augment(self.draw()))).mean()
        self.learn(self.g_optimizer, loss)
        self.discriminator.requires_grad_(True)
        self.losses.update(improve=loss.detach())
        keep = 0.5 ** (self.size / AVERAGE_HALF_LIFE)
        with torch.no_grad():
            torch._foreach_lerp_(list(self.average.parameters()), list(self.generator.parameters()), 1 - keep)
            self.average.mean_style.copy_(self.generator.mean_style)

    def parts(self) -> dict:
        return {
            "generator": self.generator,
            "discriminator": self.discriminator,
            "average": self.average,
            "g_optimizer": self.g_optimizer,
            "d_optimizer": self.d_optimizer,
        }

    def save(self, path: Path) -> None:
        torch.save({name: part.state_dict() for name, part in self.parts().items()}, path)

    def load(self, path: Path) -> None:
        state = torch.load(path, map_location=self.device)
        for name, part in self.parts().items():
            part.load_state_dict(state[name])
