"""Trains by the clock: BUDGET_S=540 OUT=folder python -m vivid_training.selfie_surroundings.train DATA

DATA holds what pack_people.py wrote and scenes/ (rooms, desks, cloth, hands).
"""

import argparse
import copy
import json
import math
import os
import time
from pathlib import Path

import torch
import torch.nn.functional as F

from vivid_training.selfie_liveness.capture.chance import Chance
from vivid_training.selfie_liveness.kept_batches import KeptBatches
from vivid_training.selfie_surroundings.draw_sheet import draw_sheet
from vivid_training.selfie_surroundings.export import export
from vivid_training.selfie_surroundings.measure import measure
from vivid_training.selfie_surroundings.network import SurroundingsNetwork
from vivid_training.selfie_surroundings.scene.people import load_people
from vivid_training.selfie_surroundings.stream import Batch, draw_batch

DRAW_SHARE = 0.3  # of the time, once the stream is filled
REPORT_EVERY_S = 30
HELD_OUT_DRAWS = 12
EMA = 0.999
WARM_UP_STEPS = 200
WEIGHT_DECAY = 0.03
LAYOUT = torch.channels_last if os.environ.get("CHANNELS_LAST") == "1" else torch.contiguous_format
HALVES = os.environ.get("HALVES", "1") == "1"
MASK, SMOOTHING = 1.0, 0.03


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("data")
    parser.add_argument("--resume")
    parser.add_argument("--batch", type=int, default=int(os.environ.get("BATCH", 512)))
    parser.add_argument("--draw", type=int, default=int(os.environ.get("DRAW", 256)), help="frames drawn at once")
    parser.add_argument("--capacity", type=int, default=int(os.environ.get("CAPACITY", 300_000)), help="views kept")
    parser.add_argument("--fill-seconds", type=float, default=float(os.environ.get("FILL_S", 60)))
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--seed", type=int, default=int(os.environ.get("SEED", 1)))
    return parser.parse_args()


def loss_of(network: SurroundingsNetwork, batch: Batch, on_gpu: bool) -> dict[str, torch.Tensor]:
    views = batch.views.float().div(255).contiguous(memory_format=LAYOUT)
    with torch.autocast("cuda" if on_gpu else "cpu", torch.bfloat16, enabled=on_gpu and HALVES):
        answers, where = network.learn(views)
    wanted = batch.trick * (1 - 2 * SMOOTHING) + SMOOTHING
    told = F.binary_cross_entropy_with_logits(answers.float(), wanted, weight=batch.known)
    drawn = F.binary_cross_entropy_with_logits(where.float(), batch.masks.float() / 255, reduction="none").mean((1, 2, 3))
    return {"answer": told, "where": MASK * (drawn * batch.known).mean()}


def main() -> None:
    began = time.monotonic()
    arguments, out = read_arguments(), Path(os.environ["OUT"])
    ends = began + float(os.environ["BUDGET_S"]) - float(os.environ.get("EXPORT_S", 20))
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    on_gpu = device.type == "cuda"
    torch.backends.cudnn.benchmark = True
    torch.manual_seed(arguments.seed)
    chance = Chance(device, arguments.seed)
    people, held_out = (load_people(arguments.data, device, held) for held in (False, True))

    first = draw_batch(chance, people, arguments.draw)
    draw_sheet(first, min(144, len(first.trick)), str(out / "samples.jpg"))
    stream = KeptBatches(first, arguments.capacity)
    checked = KeptBatches(draw_batch(chance, held_out, arguments.draw), HELD_OUT_DRAWS * arguments.draw * 2)
    while checked.filled < checked.capacity:
        checked.put(draw_batch(chance, held_out, arguments.draw))
    fill_until = time.monotonic() + arguments.fill_seconds
    while stream.filled < stream.capacity and time.monotonic() < fill_until:
        stream.put(draw_batch(chance, people, arguments.draw))
        if on_gpu:
            torch.cuda.synchronize()
    print(
        f"{len(people.sizes)} people, {len(held_out.sizes)} held out, {stream.filled} views, {time.monotonic() - began:.0f} s", flush=True
    )

    network = SurroundingsNetwork().to(device, memory_format=LAYOUT)
    if arguments.resume:
        network.load_state_dict(torch.load(arguments.resume, map_location=device))
    averaged = copy.deepcopy(network).eval()
    slow, fast = ([value for value in module.state_dict().values() if value.is_floating_point()] for module in (averaged, network))
    optimiser = torch.optim.AdamW(network.parameters(), lr=arguments.rate, weight_decay=WEIGHT_DECAY, fused=on_gpu)
    start, drawing, reported, steps = time.monotonic(), 0.0, 0.0, 0
    network.train()
    while (now := time.monotonic()) < ends:
        done = (now - start) / (ends - start)
        for group in optimiser.param_groups:
            group["lr"] = (
                arguments.rate * min(1.0, (steps + 1) / WARM_UP_STEPS) * (0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * min(1.0, done))))
            )
        parts = loss_of(network, stream.take(chance, arguments.batch), on_gpu)
        optimiser.zero_grad(set_to_none=True)
        sum(parts.values()).backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 5.0)
        optimiser.step()
        with torch.no_grad():
            torch._foreach_lerp_(slow, fast, 1 - min(EMA, (1 + steps) / (10 + steps)))
        steps += 1
        if drawing < DRAW_SHARE * (now - start):
            if on_gpu:
                torch.cuda.synchronize()
            before = time.monotonic()
            stream.put(draw_batch(chance, people, arguments.draw))
            if on_gpu:
                torch.cuda.synchronize()
            drawing += time.monotonic() - before
        if now - reported > REPORT_EVERY_S:
            reported = now
            figures = {"step": steps, **measure(averaged, checked.kept)}
            torch.save(averaged.state_dict(), out / "checkpoint.pt")
            print(
                f"{now - began:.0f} s",
                *(f"{name} {float(value):.3f}" for name, value in ({k: v.detach() for k, v in parts.items()} | figures).items()),
                flush=True,
            )
    figures = {"step": steps, **measure(averaged, checked.kept)}
    torch.save(averaged.state_dict(), out / "checkpoint.pt")
    (out / "metrics.json").write_text(json.dumps(figures, indent=1))
    print("last", json.dumps(figures), flush=True)
    export(averaged.cpu().to(memory_format=torch.contiguous_format), out / "weights.onnx")


if __name__ == "__main__":
    main()
