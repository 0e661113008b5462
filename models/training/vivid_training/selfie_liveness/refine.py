"""Goes on from shipped weights: BUDGET_S=500 OUT=folder python -m vivid_training.selfie_liveness.refine DATA --steps 200 [--lines 0.15]

DATA holds what pack_faces.py wrote, scenes/*.webp, the teachers v2.pt and v1se.pt and the weights to go on from, before.pt.
"""

import argparse
import copy
import json
import os
import time
from pathlib import Path

import torch
import torch.nn.functional as F

from vivid_training.learning import average_into, descend, rate_at
from vivid_training.selfie_liveness.agree import ODDS_CLIP, Council
from vivid_training.selfie_liveness.agreed_stream import Agreed, draw_agreed
from vivid_training.selfie_liveness.capture.chance import Chance
from vivid_training.selfie_liveness.draw_sheet import draw_sheet
from vivid_training.selfie_liveness.export import export, read_checkpoint
from vivid_training.selfie_liveness.kept_batches import KeptBatches
from vivid_training.selfie_liveness.load_sources import load_sources
from vivid_training.selfie_liveness.measure import area_under_curve
from vivid_training.selfie_liveness.network import SpoofNetwork
from vivid_training.selfie_liveness.teachers import Teachers
from vivid_training.selfie_liveness.unfold import unfold

DRAW_SHARE = 0.25  # of the time, once the stream is filled
REPORT_EVERY_S = 30
HELD_OUT_DRAWS = int(os.environ.get("HELD_OUT_DRAWS", 6))
WEIGHT_DECAY = 0.02


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("data")
    parser.add_argument("--lines", type=float, default=0.0, help="share of the frames with lines across")
    parser.add_argument("--before", type=float, default=0.5, help="weight of the shipped network among the teachers")
    parser.add_argument("--batch", type=int, default=int(os.environ.get("BATCH", 512)))
    parser.add_argument("--draw", type=int, default=int(os.environ.get("DRAW", 256)), help="frames drawn at once")
    parser.add_argument("--capacity", type=int, default=int(os.environ.get("CAPACITY", 400_000)), help="views kept")
    parser.add_argument("--fill-seconds", type=float, default=float(os.environ.get("FILL_S", 60)))
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--steps", type=int, default=1_000_000, help="at most so many")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def one_answer(network: SpoofNetwork) -> SpoofNetwork:
    """Every column starts as the answer that is shipped: the mean of the first two."""
    with torch.no_grad():
        for values in (network.answers.weight, network.answers.bias):
            values.copy_(values[:2].mean(0).expand_as(values))
    return network


def loss_of(answers: torch.Tensor, batch: Agreed) -> torch.Tensor:
    odds = batch.odds.float()[:, None].expand_as(answers)
    told = F.binary_cross_entropy_with_logits(answers, odds.sigmoid(), reduction="none")
    return ((told + 0.1 * F.smooth_l1_loss(answers, odds, reduction="none")) * batch.weight[:, None]).mean()


@torch.no_grad()
def measure(network: SpoofNetwork, batch: Agreed) -> dict[str, float]:
    network.eval()
    answers = torch.cat([network(views.float() / 255) for views in batch.views.split(512)])[:, :2].mean(1).float()
    plain, live = batch.lined == 0, batch.spoof == 0
    return {
        "auc": area_under_curve(answers[live & plain], answers[~live & plain]),
        "auc_lined": area_under_curve(answers[live & plain], answers[batch.lined > 0.5]),
        "auc_agreed": area_under_curve(batch.odds[live & plain], batch.odds[~live & plain]),
        "off_by": float((answers - batch.odds).abs()[plain].mean()),
        "agreement": float(torch.corrcoef(torch.stack([answers[plain], batch.odds[plain]]))[0, 1]),
    }


def main() -> None:
    began = time.monotonic()
    arguments, out = read_arguments(), Path(os.environ["OUT"])
    out.mkdir(parents=True, exist_ok=True)
    ends = began + float(os.environ["BUDGET_S"]) - float(os.environ.get("EXPORT_S", 20))
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    on_gpu = device.type == "cuda"
    torch.backends.cudnn.benchmark = True
    torch.manual_seed(arguments.seed)
    chance = Chance(device, arguments.seed)
    teachers = Teachers([f"{arguments.data}/{name}.pt" for name in ("v2", "v1se")], device, ODDS_CLIP)
    shipped = one_answer(read_checkpoint(f"{arguments.data}/before.pt")).to(device)
    council = Council(teachers, copy.deepcopy(shipped), arguments.before)
    sources, held_out = (load_sources(arguments.data, device, held_out=held) for held in (False, True))
    draw = lambda pictures, lines: draw_agreed(chance, pictures, council, arguments.draw, lines)

    first = draw(sources, arguments.lines)
    draw_sheet(first, min(96, len(first.spoof)), out / "samples.jpg")
    stream = KeptBatches(first, arguments.capacity)
    checked = KeptBatches(draw(held_out, 0.2), HELD_OUT_DRAWS * len(first.odds))
    while checked.filled < checked.capacity:
        checked.put(draw(held_out, 0.2))
    fill_until = time.monotonic() + arguments.fill_seconds
    while stream.filled < stream.capacity and time.monotonic() < fill_until:
        stream.put(draw(sources, arguments.lines))
    print(f"{len(sources.sizes)} sources, {stream.filled} views, {time.monotonic() - began:.0f} s", flush=True)

    network = shipped.to(memory_format=torch.channels_last)
    unfold(network, stream.take(chance, min(2048, stream.filled)).views.float() / 255)
    averaged = copy.deepcopy(network).eval()
    print("before", json.dumps(measure(averaged, checked.kept)), flush=True)
    optimiser = torch.optim.AdamW(network.parameters(), lr=arguments.rate, weight_decay=WEIGHT_DECAY, fused=on_gpu)
    start, drawing, reported, steps = time.monotonic(), 0.0, 0.0, 0
    while (now := time.monotonic()) < ends and steps < arguments.steps:
        for group in optimiser.param_groups:
            group["lr"] = arguments.rate * rate_at((now - start) / (ends - start))
        batch = stream.take(chance, arguments.batch)
        network.train()
        with torch.autocast(device.type, torch.bfloat16, enabled=on_gpu):
            answers = network.learn(batch.views.float().div(255).contiguous(memory_format=torch.channels_last))[0]
        loss = loss_of(answers.float(), batch)
        descend(network, optimiser, loss)
        average_into(averaged, network, steps)
        steps += 1
        if drawing < DRAW_SHARE * (now - start):
            if on_gpu:
                torch.cuda.synchronize()
            before = time.monotonic()
            stream.put(draw(sources, arguments.lines))
            if on_gpu:
                torch.cuda.synchronize()
            drawing += time.monotonic() - before
        if now - reported > REPORT_EVERY_S:
            reported = now
            torch.save(averaged.state_dict(), out / "checkpoint.pt")
            print(
                f"{now - began:.0f} s step {steps} loss {float(loss.detach()):.3f}", json.dumps(measure(averaged, checked.kept)), flush=True
            )
    torch.save(averaged.state_dict(), out / "checkpoint.pt")
    print("last", steps, json.dumps(measure(averaged, checked.kept)), flush=True)
    export(averaged.cpu().to(memory_format=torch.contiguous_format), out / "heads.onnx", whole=True)


if __name__ == "__main__":
    main()
