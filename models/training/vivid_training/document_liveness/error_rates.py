"""Error rates of the joined judges on drawn pictures: of types seen and unseen, as drawn, saved again as JPEG 70, and at half size.

python -m vivid_training.document_liveness.error_rates --data PACK --weights ../document-liveness/weights.onnx --out error-rates.json
"""

import argparse
import json
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import numpy as np
import onnxruntime
import torch
import torch.nn.functional as F

from vivid_training.document_liveness.draw import Drawn, draw, sent
from vivid_training.document_liveness.library import Library
from vivid_training.document_liveness.measure import area
from vivid_training.document_liveness.samples import SIGNALS, look
from vivid_training.documents.synthesis.jpeg import compress

THREADS = 14


def as_sent(drawn: Drawn) -> Drawn:
    return drawn


def jpeg_70(drawn: Drawn) -> Drawn:
    pictures = compress(drawn.pictures, torch.full((len(drawn.pictures),), 70.0, device=drawn.pictures.device))
    return replace(drawn, pictures=pictures)


def half_size(drawn: Drawn) -> Drawn:
    height, width = drawn.pictures.shape[2] // 2, drawn.pictures.shape[3] // 2
    scale = torch.tensor([width / drawn.pictures.shape[3], height / drawn.pictures.shape[2]], device=drawn.pictures.device)
    pictures = F.interpolate(drawn.pictures, (height, width), mode="area")
    return replace(drawn, pictures=pictures, quads=drawn.quads * scale, faces=drawn.faces * scale)


def answers(session: onnxruntime.InferenceSession, seen: dict[str, torch.Tensor]) -> np.ndarray:
    """Odds [B,4]; the file answers one picture at a time."""
    names = {"document": "small", "closer": "document", "frame": "frame", "patches": "patches", "portrait": "portrait"}
    views = {name: seen[ours].float().cpu().numpy() / 255 for name, ours in names.items()}
    views["hasPortrait"] = seen["has_portrait"].cpu().numpy()
    one = lambda i: session.run(None, {name: view[i : i + 1] for name, view in views.items()})[0][0]
    with ThreadPoolExecutor(THREADS) as pool:
        told = np.stack(list(pool.map(one, range(len(views["hasPortrait"]))))).clip(1e-6, 1 - 1e-6)
    return np.log(told / (1 - told))


def rates(told: np.ndarray, truth: np.ndarray) -> dict:
    """At the threshold 0.5 of every signal. An attack passes when no signal at all tells of it."""
    found = (told >= 0).any(1)
    genuine = truth.sum(1) == 0
    result = {"genuine refused": round(float(found[genuine].mean()), 4), "genuine": int(genuine.sum())}
    for i, name in enumerate(SIGNALS):
        own = truth[:, i] > 0
        result[name] = {
            "passed": round(float(1 - found[own].mean()), 4),
            "auc": round(area(told[own, i], told[genuine, i]), 4),
            "pictures": int(own.sum()),
        }
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--weights", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--drawn", type=int, default=32)
    parser.add_argument("--seconds", type=float, default=40)
    options = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    library = Library(options.data, device)
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(options.weights), settings, providers=["CPUExecutionProvider"])
    cases = {
        "unseen types": ("test", as_sent),
        "seen types": ("train", as_sent),
        "unseen types, JPEG 70": ("test", jpeg_70),
        "unseen types, half size": ("test", half_size),
    }
    answered = {name: [] for name in cases}
    random, end = np.random.default_rng(77_000), time.time() + options.seconds
    torch.manual_seed(77_000)
    np.random.seed(77_000)
    while time.time() < end:
        received = {split: sent(random, draw(random, library, options.drawn, split, device)) for split in ("test", "train")}
        for name, (split, after) in cases.items():
            seen = look(after(received[split]), small=True)
            answered[name].append((answers(session, seen), seen["targets"].cpu().numpy(), seen["located"].numpy()))
    joined = {name: [np.concatenate(part) for part in zip(*parts, strict=True)] for name, parts in answered.items()}
    figures = {name: rates(told, truth) for name, (told, truth, _) in joined.items()}
    # Every answer, for thresholds.py: odds, truth, whether the document's place was known.
    np.savez_compressed(
        options.out.with_suffix(".npz"),
        **{
            f"{name}|{part}": value
            for name, parts in joined.items()
            for part, value in zip(("told", "truth", "located"), parts, strict=True)
        },
    )
    options.out.write_text(json.dumps(figures, indent=1))
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
