"""Trains the judge of document pictures on pictures that are drawn while it learns.

python -m vivid_training.document_liveness.train --data PACK --out DIR --seconds 500
"""

import argparse
import json
import math
import time
from copy import deepcopy
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from vivid_training.document_liveness.error_rates import every_answer
from vivid_training.document_liveness.library import Library
from vivid_training.document_liveness.measure import measure, report
from vivid_training.document_liveness.network import AttackJudge
from vivid_training.document_liveness.samples import Store, draw_views, prepared, varied
from vivid_training.document_liveness.shipped import restore
from vivid_training.document_liveness.teacher import Teacher
from vivid_training.learning import average_into, descend, rate_at

# Each drawn picture is sent and looked at this many times.
LOOKS = 2
# How much the odds of the judges that ship count beside the truth: they know real photos better than drawn truth alone teaches.
TAUGHT = 0.4
# Two looks at one picture should be told the same: what a verdict's stability is worth beside its truth.
AGREE = 0.25


# Patches cannot know of portraits, nor can the frame, where they are small; the portrait's surroundings may know of everything.
JUDGED = {"document": (1, 1, 1, 1), "frame": (1, 1, 0, 1), "patch": (1, 1, 0, 1), "portrait": (1, 1, 1, 1), "grain": (0, 0, 1, 0)}


def loss_of(network: AttackJudge, batch: dict[str, torch.Tensor], taught: float = 0) -> torch.Tensor:
    targets, known = batch["targets"], batch["known"]
    seen = network.towers(batch)
    soft = targets * 0.96 + 0.02
    if taught:
        soft = soft + taught * (torch.sigmoid(batch["taught"]) - soft)
    judge = lambda logits, weight: (F.binary_cross_entropy_with_logits(logits.float(), soft, reduction="none") * weight).mean()
    told = network.fused(seen, network.figures(batch), batch["has_portrait"])
    first, second = told.float().clamp(-5, 5).chunk(2)
    loss = judge(told, known) + AGREE * F.smooth_l1_loss(first, second)
    for name, signals in JUDGED.items():
        alone = network.alone[name](seen[name]).float()
        if name == "patch":
            alone = alone.view(len(targets), -1, 4)
            alone = alone.logsumexp(1) - math.log(alone.shape[1])
        weight = known * known.new_tensor(signals) * (batch["has_portrait"].view(-1, 1) if name in ("portrait", "grain") else 1)
        loss = loss + 0.4 * judge(alone, weight)
    return loss


def resume(network: AttackJudge, saved: dict[str, torch.Tensor]) -> None:
    """Takes over what has its place; a head that has come to see more starts with what it saw before."""
    own = network.state_dict()
    for name, value in saved.items():
        if name in own and own[name].shape == value.shape:
            own[name].copy_(value)
        elif name == "head.0.weight":
            own[name].mul_(0.3)[:, : value.shape[1]].copy_(value)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=500)
    parser.add_argument("--batch", type=int, default=384)
    parser.add_argument("--drawn", type=int, default=128, help="pictures drawn at a time")
    parser.add_argument("--steps-per-draw", type=int, default=5)
    parser.add_argument("--capacity", type=int, default=120000)
    parser.add_argument("--first", type=int, default=4000, help="looks before learning begins")
    parser.add_argument("--test", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--resume", type=Path, help="a checkpoint, or the weights that ship (.onnx)")
    parser.add_argument("--teacher", type=Path, help="the weights that ship (.onnx), whose odds are learnt as well")
    parser.add_argument("--measured", type=int, default=0, help="pictures of types never trained on, and half as many others, told at last")
    parser.add_argument("--invented", type=int, default=1500, help="documents invented for this run")
    parser.add_argument("--workers", type=int, default=14)
    options = parser.parse_args()

    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(options.seed)
    np.random.seed(options.seed)
    torch.set_num_threads(4)
    torch.set_float32_matmul_precision("high")
    random = np.random.default_rng(options.seed)
    begun = time.time()
    library = Library(options.data, device, options.invented, options.workers)
    teacher = Teacher(options.teacher, device) if options.teacher else None
    print(f"library after {time.time() - begun:.0f} s", flush=True)
    group = options.drawn * LOOKS
    store = Store(options.capacity // group * group, device)
    chunks = max(1, options.test // options.drawn // 2)
    test = {split: [draw_views(random, library, options.drawn, split, device)[0] for _ in range(chunks)] for split in ("test", "train")}

    def draw_more() -> None:
        for look in draw_views(random, library, options.drawn, "train", device, LOOKS, teacher):
            store.put(look)

    while store.filled < min(options.first, store.capacity):
        draw_more()
    print(f"data ready after {time.time() - begun:.0f} s", flush=True)

    network = AttackJudge().to(device, memory_format=torch.channels_last)
    if options.resume:
        if options.resume.suffix == ".onnx":
            restore(network, options.resume, varied(store.take_pairs(128, options.drawn, LOOKS)))
        else:
            resume(network, torch.load(options.resume, map_location=device))
    average = deepcopy(network).eval()
    optimiser = torch.optim.AdamW(network.parameters(), lr=options.rate, weight_decay=0.03)
    options.out.mkdir(parents=True, exist_ok=True)
    reported, recent, step = time.time(), None, 0
    while (progress := (time.time() - begun) / options.seconds) < 1:
        draw_more()
        for group in optimiser.param_groups:
            group["lr"] = options.rate * rate_at(progress, least=0.01)
        for _ in range(options.steps_per_draw):
            batch = varied(store.take_pairs(options.batch // 2, options.drawn, LOOKS))
            with torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda"):
                loss = loss_of(network, batch, TAUGHT if teacher else 0)
            descend(network, optimiser, loss)
            step += 1
            average_into(average, network, step)
            recent = loss.detach() if recent is None else 0.98 * recent + 0.02 * loss.detach()
        if time.time() - reported > 40:
            reported = time.time()
            figures = {"unseen types": measure(average, test["test"]), "seen types": measure(average, test["train"])}
            print(f"{time.time() - begun:5.0f} s step {step} drawn {store.filled} loss {float(recent):.4f} {report(figures)}", flush=True)
            torch.save(average.state_dict(), options.out / "judge.pt")
    torch.save(average.state_dict(), options.out / "judge.pt")
    figures = {"unseen types": measure(average, test["test"]), "seen types": measure(average, test["train"])}
    (options.out / "metrics.json").write_text(json.dumps(figures, indent=1))
    if options.measured:
        judges = {"new": lambda seen: average(prepared(seen))}
        if teacher:
            judges["shipped"] = lambda seen: teacher.odds(seen)[0]
        answered = every_answer(library, judges, options.measured, device)
        np.savez_compressed(options.out / "answers.npz", **answered)
    print(f"done: step {step} loss {float(recent or 0):.4f} {report(figures)}", flush=True)


if __name__ == "__main__":
    main()
