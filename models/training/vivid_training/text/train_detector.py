"""Trains the text detector on pages drawn at the start and photographed on the GPU while it learns.

python -m vivid_training.text.train_detector --data DATA --out checkpoints --seconds 500
"""

import time
from copy import deepcopy

import torch
import torch.nn.functional as F
from PIL import Image

from vivid_training.learning import average_into, descend, rate_at
from vivid_training.text.draw_pages import draw_pages
from vivid_training.text.page_samples import Pages
from vivid_training.text.real_pages import load_real_pages
from vivid_training.text.taught_pages import TaughtPages
from vivid_training.text.text_networks import HEIGHT_UNIT_PX, TextDetector
from vivid_training.text.training import device, options


def find_loss(raw, core, heights, ignored):
    score, height = raw.split(1, 1)
    counted = (~ignored | (core > 0.5)).float()
    probability = score.sigmoid() * counted
    overlap = (probability * core).sum((1, 2, 3))
    dice = 1 - (2 * overlap + 8) / ((probability**2).sum((1, 2, 3)) + (core**2).sum((1, 2, 3)) + 8)
    cross = F.binary_cross_entropy_with_logits(score, core, reduction="none")
    # The edge between two lines that nearly touch is what splits them: everything beside a core weighs more.
    near = F.max_pool2d(core, 7, 1, 3) - core
    weight = counted * (1 + 3 * near + 2 * core)
    cross = (cross * weight).sum() / weight.sum()
    within = (core > 0.5) & (heights > 1)
    wrong = ((height * HEIGHT_UNIT_PX - heights).abs() / heights.clamp_min(4))[within]
    return cross * 4 + dice.mean() + (wrong.sum() / within.sum().clamp_min(1)) * 1.5


@torch.no_grad()
def score(network, trials) -> str:
    hit = found = wanted = wrong = 0.0
    for picture, core, heights, ignored in trials:
        answer = network(picture)
        seen = (answer[:, :1] > 0.5) & ~ignored
        truth = (core > 0.5) & ~ignored
        hit, found, wanted = hit + float((seen & truth).sum()), found + float(seen.sum()), wanted + float(truth.sum())
        within = truth & (heights > 1)
        wrong += float(((answer[:, 1:] * HEIGHT_UNIT_PX - heights).abs() / heights.clamp_min(4))[within].mean()) / len(trials)
    return (
        f"cells precise {100 * hit / max(1, found):.1f} % complete {100 * hit / max(1, wanted):.1f} % height off {100 * wrong:.1f} %"
        if trials
        else "none"
    )


def show(trials, network, target) -> None:
    picture, core, _, ignored = trials[0]
    answer = network(picture[:8])[:, :1] if network else core[:8]
    page = Image.new("RGB", (1280, 4 * 416))
    for i in range(min(8, len(picture))):
        grey = picture[i, 0].mul(255).byte()
        layers = [
            torch.where(F.interpolate(plane[i : i + 1].float(), scale_factor=2)[0, 0] > 0.5, torch.full_like(grey, 255), grey)
            for plane in (answer, ignored[:8])
        ]
        page.paste(Image.fromarray(torch.stack([layers[0], grey, layers[1]], -1).cpu().numpy()), (i % 2 * 640, i // 2 * 416))
    page.save(target, quality=70)


def main() -> None:
    chosen = options(__doc__, batch=40, rate=2e-3)
    begun = time.time()
    put = lambda plane: torch.from_numpy(plane).to(device)
    parts = draw_pages(
        chosen.data, chosen.seed, 8 if chosen.small else min(75, chosen.seconds / 5), chosen.workers, 24 if chosen.small else 6_000, put
    )
    drawn = Pages([torch.cat(part) for part in parts], device)
    planes = load_real_pages(chosen.data / "pages")
    planes = planes and [put(plane) for plane in planes]
    real = Pages([plane[8:] for plane in planes], device) if planes else None
    kept = Pages([plane[:8] for plane in planes], device) if planes else None
    taught = TaughtPages(chosen.data / "taught", chosen.teacher, device) if chosen.teacher else None
    network = TextDetector().to(device, memory_format=torch.channels_last)
    if chosen.resume:
        network.load_state_dict({name: value.float() for name, value in torch.load(chosen.resume, map_location=device).items()})
    average = deepcopy(network).eval()
    optimiser = torch.optim.AdamW(network.parameters(), lr=chosen.rate, weight_decay=0.02)
    trials = [drawn.next(8 if chosen.small else 32) for _ in range(2)]
    real_trials = [kept.next(8, 0.3)] if kept else []
    show(trials, None, chosen.out / "detector-samples.jpg")
    if real_trials:
        show(real_trials, None, chosen.out / "detector-real.jpg")
    print(
        f"detector: data ready after {time.time() - begun:.0f} s, {len(drawn)} drawn and {len(real) if real else 0} real, "
        f"{len(taught) if taught else 0} taught pages",
        flush=True,
    )
    start, reported, recent, step = time.time(), 0.0, None, 0
    seconds = chosen.seconds - (start - begun)
    while time.time() - start < seconds and step < chosen.steps:
        for group in optimiser.param_groups:
            group["lr"] = chosen.rate * rate_at(max((time.time() - start) / seconds, step / chosen.steps))
        source = real if real and step % 4 == 3 else taught if taught and step % 2 else drawn
        picture, core, heights, ignored = source.next(chosen.batch)
        with torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda"):
            raw = network.raw(picture.to(memory_format=torch.channels_last))
        loss = find_loss(raw, core, heights, ignored)
        descend(network, optimiser, loss)
        step += 1
        average_into(average, network, step)
        recent = loss.detach() if recent is None else 0.98 * recent + 0.02 * loss.detach()
        if time.time() - reported > 20:
            reported = time.time()
            print(
                f"detector {reported - start:5.0f} s step {step} loss {float(recent):.4f} "
                f"drawn {score(average, trials)} real {score(average, real_trials)}",
                flush=True,
            )
            torch.save(average.state_dict(), chosen.out / "detector.pt")
    torch.save(average.state_dict(), chosen.out / "detector.pt")
    with torch.no_grad():
        show(trials, average, chosen.out / "detector-answers.jpg")
    print(f"detector done: step {step} drawn {score(average, trials)} real {score(average, real_trials)}", flush=True)


if __name__ == "__main__":
    main()
