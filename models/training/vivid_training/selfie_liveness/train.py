"""Trains by the clock: BUDGET_S=540 OUT=folder python -m vivid_training.selfie_liveness.train DATA [--resume checkpoint]

DATA holds what pack_faces.py wrote, scenes/*.webp and the teachers v2.pt and v1se.pt.
"""

import argparse
import json
import os
import time
from pathlib import Path

import numpy as np
import torch

from vivid_training.selfie_liveness.capture.chance import Chance
from vivid_training.selfie_liveness.draw_sheet import draw_sheet
from vivid_training.selfie_liveness.export import export, read_checkpoint
from vivid_training.selfie_liveness.kept_batches import KeptBatches
from vivid_training.selfie_liveness.load_sources import load_sources
from vivid_training.selfie_liveness.losses import ODDS_CLIP, Scales
from vivid_training.selfie_liveness.measure import answer_all, measure
from vivid_training.selfie_liveness.network import SpoofNetwork
from vivid_training.selfie_liveness.stream import draw_batch
from vivid_training.selfie_liveness.teachers import Teachers
from vivid_training.selfie_liveness.trainer import Trainer

DRAW_SHARE = 0.1  # of the time, once the stream is filled
REPORT_EVERY_S = 30
HELD_OUT_DRAWS = 10


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("data")
    parser.add_argument("--resume")
    parser.add_argument("--batch", type=int, default=int(os.environ.get("BATCH", 512)))
    parser.add_argument("--draw", type=int, default=int(os.environ.get("DRAW", 256)), help="samples drawn at once")
    parser.add_argument("--capacity", type=int, default=int(os.environ.get("CAPACITY", 100_000)), help="samples kept")
    parser.add_argument("--fill-seconds", type=float, default=float(os.environ.get("FILL_S", 85)))
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def save(network: SpoofNetwork, out: Path, figures: dict[str, float]) -> None:
    torch.save(network.state_dict(), out / "checkpoint.pt")
    (out / "metrics.json").write_text(json.dumps(figures, indent=1))


def main() -> None:
    began = time.monotonic()
    arguments, out = read_arguments(), Path(os.environ["OUT"])
    ends = began + float(os.environ["BUDGET_S"]) - float(os.environ.get("EXPORT_S", 35))
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.set_num_threads(4)
    torch.backends.cudnn.benchmark = True
    torch.manual_seed(arguments.seed)
    chance = Chance(device, arguments.seed)
    teachers = Teachers([f"{arguments.data}/v2.pt", f"{arguments.data}/v1se.pt"], device, ODDS_CLIP)
    sources, held_out = (load_sources(arguments.data, device, held_out=held) for held in (False, True))

    def draw_into(stream: KeptBatches, pictures=sources) -> None:
        stream.put(draw_batch(chance, pictures, teachers, arguments.draw))
        if device.type == "cuda":
            torch.cuda.synchronize()

    first = draw_batch(chance, sources, teachers, arguments.draw)
    draw_sheet(first, min(96, len(first.spoof)), out / "samples.jpg")
    stream = KeptBatches(first, arguments.capacity)
    checked = KeptBatches(draw_batch(chance, held_out, teachers, arguments.draw), HELD_OUT_DRAWS * arguments.draw)
    while checked.filled < checked.capacity:
        draw_into(checked, held_out)
    fill_until = time.monotonic() + arguments.fill_seconds
    while stream.filled < stream.capacity and time.monotonic() < fill_until:
        draw_into(stream)
    print(
        f"{len(sources.sizes)} sources, {len(held_out.sizes)} held out, {stream.filled} drawn, {time.monotonic() - began:.0f} s", flush=True
    )

    network = (read_checkpoint(arguments.resume) if arguments.resume else SpoofNetwork()).to(device, memory_format=torch.channels_last)
    trainer = Trainer(network, Scales.of(stream.take(chance, min(4096, stream.filled))), arguments.rate)
    start, drawing, reported = time.monotonic(), 0.0, 0.0
    while (now := time.monotonic()) < ends:
        parts = trainer.step(stream.take(chance, arguments.batch), share_done=(now - start) / (ends - start))
        if drawing < DRAW_SHARE * (now - start):
            draw_into(stream)
            drawing += time.monotonic() - now
        if now - reported > REPORT_EVERY_S:
            reported = now
            figures = {"step": trainer.steps, **measure(trainer.averaged, checked.kept)}
            save(trainer.averaged, out, figures)
            print(f"{now - began:.0f} s", *(f"{name} {float(value):.3f}" for name, value in (parts | figures).items()), flush=True)
    figures = {"step": trainer.steps, **measure(trainer.averaged, checked.kept)}
    save(trainer.averaged, out, figures)
    print("last", json.dumps(figures), flush=True)
    kept = {name: getattr(checked.kept, name).cpu() for name in ("spoof", "photograph", "one_person", "odds", "mean_odds")}
    np.savez(out / "held-out.npz", answers=answer_all(trainer.averaged, checked.kept).cpu(), **kept)
    export(trainer.averaged.cpu().to(memory_format=torch.contiguous_format), out / "heads.onnx", whole=True)


if __name__ == "__main__":
    main()
