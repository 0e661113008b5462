"""Trains the text reader on lines that are set and photographed on the GPU while it learns.

python -m vivid_training.text.train_reader --data DATA --out checkpoints --seconds 500
"""

import random
import time
from copy import deepcopy

import torch
import torch.nn.functional as F

from vivid_training.learning import average_into, descend, rate_at
from vivid_training.shipping.import_onnx import import_onnx
from vivid_training.text.alphabet import CLASSES, decode
from vivid_training.text.glyphs import CAP_PX, load_glyphs
from vivid_training.text.grounds import load_grounds
from vivid_training.text.line_samples import sample_lines
from vivid_training.text.real_lines import RealLines
from vivid_training.text.score_lines import score_lines
from vivid_training.text.set_lines import pick_style, set_lines
from vivid_training.text.text_bank import text_bank
from vivid_training.text.text_networks import TextReader
from vivid_training.text.training import device, options, sheet

# Text beyond this many glyph pixels is cut: the reader's input ends there.
MOST_PX = 1500


# Drawing a batch costs several times what learning from it does, so every batch is met about this often.
MEETINGS = 3
REMEMBERED = 240


class Lines:
    """Batches of lines of about one width, so that little of a batch is empty."""

    def __init__(self, data, seed: int, batch: int, small: bool, workers: int) -> None:
        self.rng, self.batch = random.Random(seed), batch
        self.glyphs = load_glyphs(data / "fonts", workers, 12 if small else None).to(device)
        self.bank = text_bank(4_000 if small else 600_000, seed, workers).to(device)
        self.pool = load_grounds(data / "pages", data / "backgrounds", most=12 if small else None).to(device)
        self.waiting: list = []
        self.remembered: list = []
        self.met = 0

    def refill(self) -> None:
        count = self.batch * 8
        codes = self.bank[torch.randint(len(self.bank), (count,), device=device)].long()
        style = pick_style(self.glyphs, count)
        codes = codes * (style.advances(self.glyphs, codes).cumsum(1) < MOST_PX)
        order = style.advances(self.glyphs, codes).sum(1).argsort()
        self.waiting = [(codes[part], style.of(part)) for part in order.split(self.batch)]
        self.rng.shuffle(self.waiting)

    @torch.no_grad()
    def next(self):
        """A new batch, or one met before under new noise."""
        self.met += 1
        if self.met % MEETINGS and len(self.remembered) > 30:
            pictures, codes, lengths = self.rng.choice(self.remembered)
            pictures = pictures.float()
            return (
                pictures + (pictures != 0) * 0.08 * torch.randn_like(pictures) * torch.rand(len(pictures), 1, 1, 1, device=device),
                codes,
                lengths,
            )
        pictures, codes, lengths = self.draw()
        if len(self.remembered) >= REMEMBERED:
            self.remembered.pop(self.rng.randrange(REMEMBERED))
        self.remembered.append((pictures.half(), codes, lengths))
        return pictures, codes, lengths

    def draw(self):
        if not self.waiting:
            self.refill()
        codes, style = self.waiting.pop()
        longest = int((codes > 0).sum(1).max())
        return sample_lines(set_lines(self.glyphs, codes[:, : max(1, longest)], style), self.pool, self.rng)


def read_loss(answers, codes, lengths):
    steps = torch.full_like(lengths, answers.shape[1])
    loss = F.ctc_loss(answers.permute(1, 0, 2), codes, steps, lengths, blank=0, reduction="none", zero_infinity=True)
    return loss.sum() / lengths.sum().clamp_min(1)


def main() -> None:
    chosen = options(__doc__, batch=384, rate=2e-3)
    begun = time.time()
    lines = Lines(chosen.data, chosen.seed, chosen.batch, chosen.small, chosen.workers)
    real = RealLines(chosen.data / "lines", device)
    taken = RealLines(chosen.data / "taken", device, photographed=True)
    network = TextReader().to(device, memory_format=torch.channels_last)
    if chosen.resume and chosen.resume.suffix == ".onnx":
        with torch.no_grad():
            import_onnx(network, chosen.resume, lines.draw()[0].to(memory_format=torch.channels_last))
    elif chosen.resume:
        network.load_state_dict({name: value.float() for name, value in torch.load(chosen.resume, map_location=device).items()})
    average = deepcopy(network).eval()
    optimiser = torch.optim.AdamW(network.parameters(), lr=chosen.rate, weight_decay=0.02)
    with torch.no_grad():
        trials = [lines.draw() for _ in range(2 if chosen.small else 8)]
    sheet(
        [
            (picture, decode(codes[:length].tolist()))
            for pictures, codes, lengths in trials
            for picture, codes, length in list(zip(pictures, codes, lengths))[:18]
        ],
        chosen.out / "reader-samples.png",
    )
    print(
        f"reader: data ready after {time.time() - begun:.0f} s, {len(lines.glyphs.cells)} fonts, {len(real)} real lines, "
        f"{len(taken)} from photos, {CLASSES} classes, cap {CAP_PX}",
        flush=True,
    )

    def figures() -> str:
        real_lines, taken_lines = score_lines(average, real.trials()), score_lines(average, taken.trials())
        return f"drawn {score_lines(average, trials)} real {real_lines} taken {taken_lines}"

    start, reported, recent, step = time.time(), 0.0, None, 0
    seconds = chosen.seconds - (start - begun)
    while time.time() - start < seconds and step < chosen.steps:
        for group in optimiser.param_groups:
            group["lr"] = chosen.rate * rate_at(max((time.time() - start) / seconds, step / chosen.steps))
        source = {1: taken, 3: real}.get(step % 4)
        pictures, codes, lengths = source.next(chosen.batch // 2) if source is not None and len(source) else lines.next()
        with torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda"):
            answers = network(pictures.to(memory_format=torch.channels_last))
        loss = read_loss(answers, codes, lengths)
        descend(network, optimiser, loss)
        step += 1
        average_into(average, network, step)
        recent = loss.detach() if recent is None else 0.98 * recent + 0.02 * loss.detach()
        if time.time() - reported > 20:
            reported = time.time()
            print(
                f"reader {reported - start:5.0f} s step {step} loss {float(recent):.4f} {figures()}",
                flush=True,
            )
            torch.save(average.state_dict(), chosen.out / "reader.pt")
    torch.save(average.state_dict(), chosen.out / "reader.pt")
    print(
        f"reader done: step {step} {figures()}",
        flush=True,
    )


if __name__ == "__main__":
    main()
