"""Both networks by the clock, one after the other, and the model that ships.

python -m vivid_training.face_conditions.train PACK.npz OUT --seconds N
"""

import argparse
import json
import os
import time
from pathlib import Path

import numpy as np
import torch
from torch.nn.functional import binary_cross_entropy_with_logits

from vivid_training.face_conditions.augment import cut, vary_eyes, vary_faces
from vivid_training.face_conditions.crops import EYE_HEIGHT, EYE_WIDTH, FACE_PX
from vivid_training.face_conditions.export import export
from vivid_training.face_conditions.networks import EyeNetwork, OcclusionNetwork
from vivid_training.face_conditions.samples import Pack, draw_eyes, draw_faces, in_parallel

# Of the time.
FACE_SHARE = 0.55
SMOOTHING = 0.03


def train(network, draw_batch, seconds: float, rate: float, device: str, name: str):
    """One-cycle by the clock; returns the mean of the last weights, over fewer steps where there are fewer."""
    network = network.to(device).train()
    mean = torch.optim.swa_utils.AveragedModel(
        network, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.995 if device == "cuda" else 0.97), use_buffers=True
    )
    optimiser = torch.optim.AdamW(network.parameters(), rate, weight_decay=0.02)
    began, steps, said = time.time(), 0, 0.0
    while (spent := (time.time() - began) / seconds) < 1:
        for group in optimiser.param_groups:
            group["lr"] = rate * min(1, spent / 0.08) * (0.5 + 0.5 * np.cos(np.pi * spent))
        views, labels = draw_batch()
        with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
            logits = network(views)
        known = (labels >= 0).float()
        targets = labels.clamp(min=0) * (1 - 2 * SMOOTHING) + SMOOTHING
        losses = binary_cross_entropy_with_logits(logits.float(), targets, reduction="none") * known
        loss = losses.sum() / known.sum().clamp(min=1)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        mean.update_parameters(network)
        steps += 1
        if time.time() - said > 15:
            said = time.time()
            print(f"{name} step {steps} {spent:.0%} loss {loss.item():.4f}", flush=True)
    return mean.module.eval(), steps


def area(scores: np.ndarray, labels: np.ndarray) -> float:
    good, bad = scores[labels == 1], scores[labels == 0]
    if not len(good) or not len(bad):
        return float("nan")
    return float((good[:, None] > bad[None]).mean() + 0.5 * (good[:, None] == bad[None]).mean())


def judge(network, views: torch.Tensor, labels: np.ndarray, names: list[str]) -> dict:
    with torch.no_grad():
        scores = torch.sigmoid(torch.cat([network(part) for part in views.split(512)]).float()).cpu().numpy()
    figures = {}
    for i, name in enumerate(names):
        known = labels[:, i] >= 0
        s, t = scores[known, i], labels[known, i]
        figures[name] = {
            "auc": area(s, t),
            "missed": float((s[t == 1] < 0.5).mean()),
            "refused": float((s[t == 0] >= 0.5).mean()),
            "samples": int(known.sum()),
        }
    return figures


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("pack")
    arguments.add_argument("out", type=Path)
    arguments.add_argument("--seconds", type=float, default=300)
    arguments.add_argument("--faces", type=int, default=40000)
    arguments.add_argument("--batch", type=int, default=512)
    given = arguments.parse_args()
    began = time.time()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.set_num_threads(4)
    torch.manual_seed(1)
    pack = Pack(given.pack)
    faces, hidden = in_parallel(draw_faces, pack, given.faces, 1, False)
    eyes, closed = in_parallel(draw_eyes, pack, given.faces, 2)
    print(f"{len(faces)} faces and {len(eyes)} eyes drawn in {time.time() - began:.0f} s", flush=True)
    faces, hidden, eyes, closed = (torch.from_numpy(a).to(device) for a in (faces, hidden, eyes, closed))

    def face_batch():
        chosen = torch.randint(len(faces), (given.batch,), device=device)
        return vary_faces(faces[chosen], FACE_PX), hidden[chosen]

    def eye_batch():
        chosen = torch.randint(len(eyes), (2 * given.batch,), device=device)
        return vary_eyes(eyes[chosen], EYE_HEIGHT, EYE_WIDTH), closed[chosen, None]

    left = max(1.0, given.seconds - (time.time() - began))
    eye, eye_steps = train(EyeNetwork(), eye_batch, left * (1 - FACE_SHARE), 4e-3, device, "eyes")
    occlusion, face_steps = train(OcclusionNetwork(), face_batch, left * FACE_SHARE, 4e-3, device, "faces")

    test_faces, test_hidden = draw_faces(pack, True, 2000 if device == "cuda" else 100, 99)
    views = torch.from_numpy(test_faces).to(device).permute(0, 3, 1, 2).float() / 255
    names = ["eyes hidden", "nose or mouth hidden"]
    figures = {"drawn": judge(occlusion, cut(views, FACE_PX, FACE_PX, (1, 1), 0, 0), test_hidden, names)}
    kept = np.flatnonzero(pack.face_held_out)
    views = torch.from_numpy(pack.faces[kept]).to(device).permute(0, 3, 1, 2).float() / 255
    figures["real"] = judge(occlusion, cut(views, FACE_PX, FACE_PX, (1, 1), 0, 0), pack.hidden[kept], names)
    kept = np.flatnonzero(pack.eye_held_out)
    views = torch.from_numpy(pack.eyes[kept]).to(device)[:, None].float() / 255
    views = cut(views, EYE_HEIGHT, EYE_WIDTH, (2, 2), 0, 0)
    figures["real"] |= judge(eye, views, np.float32(pack.closed[kept])[:, None], ["eye closed"])
    figures |= {"steps": {"eyes": eye_steps, "faces": face_steps}, "device": device}
    print(json.dumps(figures, indent=1))
    given.out.mkdir(parents=True, exist_ok=True)
    (given.out / "metrics.json").write_text(json.dumps(figures, indent=1))
    export(occlusion.cpu(), eye.cpu(), given.out / "weights.onnx")


if __name__ == "__main__":
    os.environ.setdefault("OMP_NUM_THREADS", "4")
    main()
