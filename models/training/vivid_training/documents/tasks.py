"""The three things to learn: where samples come from, what counts as loss, and a figure a person can read."""

import random
from pathlib import Path

import torch

from vivid_training.documents import losses
from vivid_training.documents.networks.finder import Finder
from vivid_training.documents.networks.locator import Locator
from vivid_training.documents.networks.reader import Reader
from vivid_training.documents.synthesis.document_pool import DocumentPool
from vivid_training.documents.synthesis.finder_samples import strip_samples
from vivid_training.documents.synthesis.glyphs import glyph_stack
from vivid_training.documents.synthesis.placement import plan
from vivid_training.documents.synthesis.prose import prose_lines
from vivid_training.documents.synthesis.reader_samples import line_samples
from vivid_training.documents.synthesis.replay import Replay, joined
from vivid_training.documents.synthesis.scene import compose
from vivid_training.documents.synthesis.scene_targets import targets
from vivid_training.documents.synthesis.taken import TakenPhotos
from vivid_training.documents.synthesis.text_pool import TextPool
from vivid_training.documents.synthesis.textures import load, text_grounds

INPUT_SIDE = 448


class TextTask:
    """What reader and finder share: fonts, texts and grounds on the GPU."""

    def __init__(self, data: Path, seed: int, workers: int, device, texts: int) -> None:
        glyphs, shares = glyph_stack(data / "fonts")
        self.glyphs, self.shares = torch.from_numpy(glyphs).to(device), torch.from_numpy(shares).to(device)
        self.texts = TextPool(texts, seed, workers, device)
        self.grounds = text_grounds(data, workers).to(device)
        self.rng = random.Random(seed)


class ReadTask(TextTask):
    batch = 320
    rate = 2e-3

    def network(self) -> torch.nn.Module:
        return Reader()

    def samples(self, batch: int):
        return line_samples(self.texts, self.glyphs, self.shares, self.grounds, batch, self.rng)

    def loss(self, network, sample) -> torch.Tensor:
        picture, classes, lengths = sample
        return losses.read_loss(network(picture), classes, lengths)

    @torch.no_grad()
    def figure(self, network, batch: int) -> str:
        exact = total = 0
        for _ in range(6):
            picture, classes, lengths = self.samples(batch)
            best = network(picture).argmax(-1)
            kept = (best != 0) & (best != torch.nn.functional.pad(best, (1, 0))[:, :-1])
            for row in range(batch):
                exact += best[row][kept[row]].tolist() == classes[row, : lengths[row]].tolist()
            total += batch
        return f"lines exact {exact / total:.3f}"


class FindTask(TextTask):
    batch = 96
    rate = 2e-3

    def network(self) -> torch.nn.Module:
        return Finder()

    def __init__(self, data: Path, seed: int, workers: int, device, texts: int) -> None:
        super().__init__(data, seed, workers, device, texts)
        self.prose = torch.from_numpy(prose_lines(data / "fonts", 400, seed)).to(device)

    def samples(self, batch: int):
        return strip_samples(self.texts, self.glyphs, self.shares, self.prose, self.grounds, batch, self.rng)

    def loss(self, network, sample) -> torch.Tensor:
        picture, cores, heights = sample
        raw = network.raw(picture)
        return losses.find_loss(raw, cores, heights)

    @torch.no_grad()
    def figure(self, network, batch: int) -> str:
        picture, cores, heights = self.samples(batch)
        core, height = network(picture).split(1, 1)
        guessed, true = core > 0.5, cores > 0.5
        overlap = (guessed & true).sum() / (guessed | true).sum().clamp_min(1)
        error = ((height - heights).abs() / heights)[true].mean()
        return f"core overlap {overlap:.3f}, height error {error:.3f}"


class LocateTask:
    batch = 128
    rate = 1.5e-3
    fresh_share = 4
    # Of a batch, where there are photos of specimens.
    taken_share = 8

    def __init__(self, data: Path, seed: int, workers: int, device, drawn: int) -> None:
        self.pool = DocumentPool(data, drawn, seed, workers, device)
        desks = sorted((data / "backgrounds").glob("*.jpg"))
        self.grounds = load(desks, 512, 512, "RGB", workers).to(device)
        self.replay = Replay(200 if drawn < 100 else 20_000)
        taken = data / "taken"
        self.taken = TakenPhotos(taken, INPUT_SIDE, workers, device) if taken.exists() else None

    def network(self) -> torch.nn.Module:
        return Locator()

    def samples(self, batch: int):
        new = self.drawn(batch // self.fresh_share)
        self.replay.add(*new)
        if self.taken:
            new = joined(new, self.taken.samples(batch // self.taken_share))
        return joined(new, self.replay.draw(batch - len(new[0])))

    def drawn(self, batch: int):
        placed = plan(self.pool, batch, INPUT_SIDE)
        return compose(placed, self.pool, self.grounds, INPUT_SIDE), targets(placed, self.pool, INPUT_SIDE)

    def loss(self, network, sample) -> torch.Tensor:
        picture, wanted = sample
        return losses.locate_loss(network.raw(picture), wanted)

    @torch.no_grad()
    def figure(self, network, batch: int) -> str:
        picture, wanted = self.drawn(batch)
        heat, corners = network(picture)
        parts = []
        for family, name in ((0, "document"), (1, "mrz")):
            peaks = (wanted.heat[:, :2].amax(1) if family == 0 else wanted.heat[:, 2]) > 0.999
            score = heat[:, :2].amax(1) if family == 0 else heat[:, 2]
            error = (corners - wanted.corners)[:, 8 * family : 8 * family + 8].abs().mean(1) / wanted.span[:, family]
            parts.append(
                f"{name} found {(score[peaks] > 0.3).float().mean():.3f} "
                f"corner error {error[peaks].mean():.4f} median {error[peaks].median():.4f}"
            )
            false = (score > 0.3) & (torch.nn.functional.max_pool2d(score.unsqueeze(1), 5, 1, 2).squeeze(1) == score)
            near = torch.nn.functional.max_pool2d(peaks.float().unsqueeze(1), 9, 1, 4).squeeze(1) > 0
            parts.append(f"false {(false & ~near).sum().item() / batch:.3f}")
        return ", ".join(parts)


def make_task(name: str, data: Path, seed: int, workers: int, device, documents: int, small: bool):
    if name == "locator":
        return LocateTask(data, seed, workers, device, drawn=60 if small else documents)
    kind = ReadTask if name == "reader" else FindTask
    return kind(data, seed, workers, device, texts=2000 if small else 160_000)
