"""Trains one of the three networks on pictures that are drawn while it learns.

python -m vivid_training.documents.train reader --data DATA --out checkpoints --seconds 500
"""

import argparse
import time
from copy import deepcopy
from pathlib import Path

import torch

from vivid_training.documents.tasks import make_task
from vivid_training.learning import average_into, descend, rate_at
from vivid_training.shipping.import_onnx import import_onnx


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("network", choices=("locator", "finder", "reader"))
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=500)
    parser.add_argument("--steps", type=int, default=10**9, help="stop earlier, for trials")
    parser.add_argument("--batch", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=5)
    parser.add_argument("--resume", type=Path, help="start from this checkpoint, or from the weights that ship (.onnx)")
    parser.add_argument("--rate", type=float, help="peak learning rate")
    parser.add_argument("--documents", type=int, default=2600, help="drawn for the locator before it begins")
    parser.add_argument("--small", action="store_true", help="little data, for trials")
    options = parser.parse_args()

    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(options.seed)
    torch.backends.cudnn.benchmark = True
    torch.set_float32_matmul_precision("high")
    begun = time.time()
    task = make_task(options.network, options.data, options.seed * 1000, options.workers, device, options.documents, options.small)
    batch = options.batch or task.batch
    network = task.network().to(device, memory_format=torch.channels_last)
    if options.resume and options.resume.suffix == ".onnx":
        import_onnx(network, options.resume, task.samples(64)[0])
    elif options.resume:
        network.load_state_dict(torch.load(options.resume, map_location=device))
    average = deepcopy(network).eval()
    peak = options.rate or task.rate
    optimiser = torch.optim.AdamW(network.parameters(), lr=peak, weight_decay=0.02)
    options.out.mkdir(parents=True, exist_ok=True)
    print(f"{options.network}: data ready after {time.time() - begun:.0f} s", flush=True)

    start, reported, recent, step = time.time(), 0.0, None, 0
    while step < options.steps and time.time() - start < options.seconds:
        progress = max((time.time() - start) / options.seconds, step / options.steps)
        for group in optimiser.param_groups:
            group["lr"] = peak * rate_at(progress)
        with torch.no_grad():
            sample = task.samples(batch)
        with torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda"):
            loss = task.loss(network, sample)
        descend(network, optimiser, loss)
        step += 1
        average_into(average, network, step)
        recent = loss.detach() if recent is None else 0.97 * recent + 0.03 * loss.detach()
        if time.time() - reported > 25 or step in (5, 50):
            reported = time.time()
            print(
                f"{options.network} {reported - start:5.0f} s step {step} loss {float(recent):.4f} {task.figure(average, batch)}",
                flush=True,
            )
            torch.save(average.state_dict(), options.out / f"{options.network}.pt")
    torch.save(average.state_dict(), options.out / f"{options.network}.pt")
    print(f"{options.network} done: step {step} loss {float(recent):.4f} {task.figure(average, batch)}", flush=True)


if __name__ == "__main__":
    main()
