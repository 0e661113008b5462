"""Trains the portrait generator: python -m vivid_training.portraits.train DATA OUT --seconds 330

Writes samples-*.png now and then, generator.pt (the averaged weights, all that export.py needs) and, in STATE, what a
later call needs to go on.
"""

import argparse
import time
from pathlib import Path

import torch

from vivid_training.portraits.batches import Batches
from vivid_training.portraits.draw_samples import draw_samples
from vivid_training.portraits.model import TOP_LEVEL
from vivid_training.portraits.trainer import Trainer

# Level, share of the time, batch size: coarse levels are cheap, so the shape of a face is learned there.
PLAN = ((3, 0.12, 128), (4, 0.30, 128), (5, 0.58, 64))
FADE_SHARE = 0.15  # of a level's time, in which it fades in
COOL_SHARE = 0.15  # of the whole time, at the end, in which the rate falls


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("data", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--seconds", type=float, default=330)
    parser.add_argument("--state", type=Path)
    parser.add_argument("--resume", action="store_true", help="go on at the top level from STATE")
    parser.add_argument("--no-cool", action="store_true", help="keep the rate up, for a run that will be resumed")
    parser.add_argument("--no-graphs", action="store_true")
    parser.add_argument("--rate", type=float, default=2e-3)
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(int(args.resume))
    torch.backends.cudnn.benchmark = True
    batches = Batches(args.data, device)
    print(f"{len(batches.portraits)} portraits, {len(batches.faces)} faces", flush=True)
    trainer = Trainer(batches, device, args.rate, use_graphs=device == "cuda" and not args.no_graphs)
    plan = PLAN
    if args.resume:
        trainer.load(args.state)
        plan = ((TOP_LEVEL, 1.0, 64),)
    began = time.time()
    last_picture, pictures = began, 0
    for level, share, size in plan:
        trainer.set_level(level, size)
        level_began, level_seconds, steps = time.time(), share * args.seconds, 0
        while (spent := time.time() - level_began) < level_seconds:
            fading = not args.resume and level > PLAN[0][0]
            progress = (time.time() - began) / args.seconds
            cool = 1.0 if args.no_cool else min(1.0, (1 - progress) / COOL_SHARE)
            trainer.set_pace(min(1.0, spent / (FADE_SHARE * level_seconds)) if fading else 1.0, max(cool, 0.1))
            losses = trainer.step()
            steps += 1
            if time.time() - last_picture > args.seconds / 6:
                last_picture = time.time()
                values = " ".join(f"{name} {float(value):.3f}" for name, value in losses.items())
                speed = f"step {steps}, {steps * size / spent:.0f} pictures/s"
                print(f"{last_picture - began:.0f} s, level {level}, {speed}, {values}", flush=True)
                if level == TOP_LEVEL:
                    draw_samples(trainer.average, args.out / f"samples-{int(last_picture - began):04d}.png", 6, 12)
        pictures += steps * size
    print(f"{pictures} pictures in {time.time() - began:.0f} s")
    torch.save({k: v.half() for k, v in trainer.average.state_dict().items()}, args.out / "generator.pt")
    draw_samples(trainer.average, args.out / "samples-final.png", 12, 16)
    if args.state:
        trainer.save(args.state)


if __name__ == "__main__":
    main()
