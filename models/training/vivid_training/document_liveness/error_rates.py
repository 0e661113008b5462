"""Error rates of judges on drawn pictures: of types seen and unseen, as drawn, saved again as JPEG 70, and at half size.

python -m vivid_training.document_liveness.error_rates --data PACK --weights ../document-liveness/weights.onnx --out error-rates.json
"""

import argparse
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from vivid_training.document_liveness.draw import Drawn, draw, sent
from vivid_training.document_liveness.library import Library
from vivid_training.document_liveness.measure import area
from vivid_training.document_liveness.samples import SIGNALS, divided, joined, look
from vivid_training.document_liveness.teacher import Teacher
from vivid_training.documents.synthesis.jpeg import compress

# Pictures drawn at a time.
TOGETHER = 128
SEED = 77_000


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


CASES = {
    "unseen types": ("test", as_sent),
    "seen types": ("train", as_sent),
    "unseen types, JPEG 70": ("test", jpeg_70),
    "unseen types, half size": ("test", half_size),
}


@torch.no_grad()
def every_answer(library, judges: dict[str, Callable], count: int, device) -> dict[str, np.ndarray]:
    """For every case and judge the odds of `count` pictures (types seen: half as many), what they show, and whether they were located."""
    random = np.random.default_rng(SEED)
    torch.manual_seed(SEED)
    np.random.seed(SEED)
    told: dict[str, list[np.ndarray]] = {}
    for turn in range(max(1, count // TOGETHER)):
        for split in ("test", "train")[: 1 + (turn + 1) % 2]:
            received = [sent(random, part) for part in divided(draw(random, library, min(count, TOGETHER), split, device))]
            for case, (of, after) in CASES.items():
                if of != split:
                    continue
                seen = joined([look(after(part), small=True) for part in received])
                types = [library.rows[at]["type"] for part in received for at in part.documents]
                parts = {name: judge(seen).float().cpu().numpy() for name, judge in judges.items()}
                parts |= {"truth": seen["targets"].cpu().numpy(), "located": seen["located"].numpy(), "type": np.array(types)}
                for name, value in parts.items():
                    told.setdefault(f"{case}|{name}", []).append(value)
    return {name: np.concatenate(values) for name, values in told.items()}


def rates(odds: np.ndarray, truth: np.ndarray, limits: np.ndarray) -> dict:
    """`limits` are odds as well. An attack passes when no signal at all tells of it."""
    found = (odds >= limits).any(1)
    genuine = truth.sum(1) == 0
    result = {"genuine refused": round(float(found[genuine].mean()), 4), "genuine": int(genuine.sum())}
    for i, name in enumerate(SIGNALS):
        own = truth[:, i] > 0
        result[name] = {
            "passed": round(float(1 - found[own].mean()), 4),
            "auc": round(area(odds[own, i], odds[genuine, i]), 4),
            "pictures": int(own.sum()),
        }
    return result


def limits_of(card: Path) -> np.ndarray:
    values = np.array([json.loads(card.read_text())["thresholds"][name]["value"] for name in SIGNALS])
    return np.log(values / (1 - values))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--weights", type=Path, required=True, help="a model's file, with its model.json beside it")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--pictures", type=int, default=1536)
    options = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    judge = Teacher(options.weights, device)
    answered = every_answer(Library(options.data, device), {"told": lambda seen: judge.odds(seen)[0]}, options.pictures, device)
    limits, figures = limits_of(options.weights.with_name("model.json")), {}
    for case in CASES:
        odds, truth, located = (answered[f"{case}|{part}"] for part in ("told", "truth", "located"))
        figures[case] = rates(odds[located], truth[located], limits)
    # Every answer, for thresholds.py.
    np.savez_compressed(options.out.with_suffix(".npz"), **answered)
    options.out.write_text(json.dumps(figures, indent=1))
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
