"""Trains the network that tells the sex a portrait appears to show, and says how often it is wrong, by group and age.

python -m vivid_training.portrait_sex.train pack.npz ../portrait-sex --seconds 200
"""

import argparse
import json
import time
from copy import deepcopy
from pathlib import Path

import cv2
import numpy as np
import torch
import torch.nn.functional as F

from vivid_training.learning import average_into, descend, rate_at
from vivid_training.portrait_sex.network import SIDE, Calibrated, SexNetwork
from vivid_training.portrait_sex.vary import varied
from vivid_training.shipping.export_onnx import export_onnx
from vivid_training.shipping.record import record

BATCH, RATE = 512, 3e-3
# Labels of FairFace are now and then wrong.
DOUBT = 0.03
CERTAIN = 0.98
# Faces that a first run told wrong most often are shown more often; all others count 1.
SHOWN = {"Black": 2.5, "Southeast Asian": 1.5, "Indian": 1.3, "50-59": 1.6, "60-69": 2.2, "more than 70": 2.5}
EXAMPLES = 20


def unpacked(pack, split: str, device) -> tuple[torch.Tensor, torch.Tensor]:
    ends = np.cumsum(pack[f"{split}_sizes"])
    files = np.split(pack[f"{split}_files"], ends[:-1])
    faces = np.stack([cv2.imdecode(file, cv2.IMREAD_GRAYSCALE) for file in files])
    return torch.from_numpy(faces).to(device).unsqueeze(1), torch.from_numpy(pack[f"{split}_female"]).float().to(device)


@torch.no_grad()
def odds_of(network: SexNetwork, faces: torch.Tensor) -> torch.Tensor:
    shown = F.interpolate(faces.float() / 255, (SIDE, SIDE), mode="bilinear", antialias=True)
    network.eval()
    return torch.cat([network(part) for part in shown.split(1024)])


def temperature_for(odds: torch.Tensor, female: torch.Tensor) -> float:
    candidates = torch.linspace(0.5, 3, 101).tolist()
    return min(candidates, key=lambda each: float(F.binary_cross_entropy_with_logits(odds / each, female)))


def errors(odds: torch.Tensor, female: torch.Tensor, pack) -> dict[str, list[float]]:
    """Of every group: how many faces, the share told wrong, and the share told wrong with certainty."""
    wrong = (odds > 0) != (female > 0.5)
    certain = wrong & (torch.sigmoid(odds.abs()) > CERTAIN)
    of = lambda rows: [int(rows.sum()), round(float(wrong[rows].float().mean()), 4), round(float(certain[rows].float().mean()), 4)]
    told = {"all": of(torch.ones_like(wrong)), "women": of(female > 0.5), "men": of(female < 0.5)}
    for name in ("group", "age"):
        labels = pack[f"val_{name}"]
        for value in sorted(set(labels.tolist())):
            told[value] = of(torch.from_numpy(labels == value).to(wrong.device))
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pack", type=Path)
    parser.add_argument("target", type=Path)
    parser.add_argument("--seconds", type=float, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(options.seed)
    pack = dict(np.load(options.pack))
    faces, female = unpacked(pack, "train", device)
    kept_faces, kept_female = unpacked(pack, "val", device)
    shares = [SHOWN.get(group, 1) * SHOWN.get(age, 1) for group, age in zip(pack["train_group"], pack["train_age"], strict=True)]
    shown = torch.tensor(shares, device=device)
    network = SexNetwork().to(device)
    average = deepcopy(network)
    optimiser = torch.optim.AdamW(network.parameters(), lr=RATE, weight_decay=0.05)
    begun = reported = time.time()
    step = 0
    while (progress := (time.time() - begun) / options.seconds) < 1:
        for group in optimiser.param_groups:
            group["lr"] = RATE * rate_at(progress)
        at = torch.multinomial(shown, BATCH, replacement=True)
        soft = female[at] * (1 - 2 * DOUBT) + DOUBT
        loss = F.binary_cross_entropy_with_logits(network.train()(varied(faces[at].float() / 255)), soft)
        descend(network, optimiser, loss)
        step += 1
        average_into(average, network, step)
        if time.time() - reported > 15:
            reported = time.time()
            wrong = ((odds_of(average, kept_faces) > 0) != (kept_female > 0.5)).float().mean()
            print(f"{time.time() - begun:4.0f} s step {step} loss {float(loss.detach()):.3f} wrong {float(wrong):.4f}", flush=True)
    odds = odds_of(average, kept_faces)
    temperature = temperature_for(odds, kept_female)
    told = errors(odds / temperature, kept_female, pack)
    print(json.dumps({"steps": step, "temperature": temperature, "errors": told}, indent=1))
    examples = [{"face": torch.rand(1, 1, SIDE, SIDE)} for _ in range(EXAMPLES)]
    difference = export_onnx(Calibrated(average, temperature), examples, ["female"], options.target / "weights.onnx")
    record(options.target / "weights.onnx", f"difference {difference:.1e}")


if __name__ == "__main__":
    main()
