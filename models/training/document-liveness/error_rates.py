"""Error rates on drawn pictures: of types seen and unseen, as drawn, saved again as JPEG 70, and at half size.

    PYTHONPATH=.. python error_rates.py --data PACK --checkpoint DIR/judge.pt --out error-rates.json
"""
import argparse
import json
import time
from dataclasses import replace
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from draw import Drawn
from library import Library
from measure import answers, area
from network import AttackJudge
from samples import SIGNALS, draw_views
from synthesis.jpeg import compress


def jpeg_70(drawn: Drawn) -> Drawn:
    pictures = compress(drawn.pictures, torch.full((len(drawn.pictures),), 70.0, device=drawn.pictures.device))
    return replace(drawn, pictures=pictures)


def half_size(drawn: Drawn) -> Drawn:
    height, width = drawn.pictures.shape[2] // 2, drawn.pictures.shape[3] // 2
    scale = torch.tensor([width / drawn.pictures.shape[3], height / drawn.pictures.shape[2]], device=drawn.pictures.device)
    pictures = F.interpolate(drawn.pictures, (height, width), mode='area')
    return replace(drawn, pictures=pictures, quads=drawn.quads * scale, faces=drawn.faces * scale)


def rates(told: np.ndarray, truth: np.ndarray) -> dict:
    """At the threshold 0.5 of every signal. An attack passes when no signal at all tells of it."""
    found = (told >= 0).any(1)
    genuine = truth.sum(1) == 0
    result = {'genuine refused': round(float(found[genuine].mean()), 4), 'genuine': int(genuine.sum())}
    for i, name in enumerate(SIGNALS):
        own = truth[:, i] > 0
        result[name] = {'passed': round(float(1 - found[own].mean()), 4), 'auc': round(area(told[own, i], told[genuine, i]), 4), 'pictures': int(own.sum())}
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--data', type=Path, required=True)
    parser.add_argument('--checkpoint', type=Path, required=True)
    parser.add_argument('--out', type=Path, required=True)
    parser.add_argument('--chunks', type=int, default=30)
    parser.add_argument('--drawn', type=int, default=32)
    parser.add_argument('--seconds', type=float, default=40)
    options = parser.parse_args()
    device = torch.device('cuda' if torch.cuda.is_available() else 'cpu')
    library = Library(options.data, device)
    network = AttackJudge().to(device)
    network.load_state_dict({name: value.float() for name, value in torch.load(options.checkpoint, map_location=device).items()})
    cases = {'unseen types': ('test', None), 'seen types': ('train', None), 'unseen types, JPEG 70': ('test', jpeg_70), 'unseen types, half size': ('test', half_size)}
    answered = {name: [] for name in cases}
    end = time.time() + options.seconds
    for chunk in range(options.chunks):
        for name, (split, after) in cases.items():
            # The same seed draws the same pictures, whatever happens to them afterwards.
            torch.manual_seed(10_000 + chunk)
            np.random.seed(10_000 + chunk)
            samples = draw_views(np.random.default_rng(10_000 + chunk), library, options.drawn, split, device, after=after)
            answered[name].append(answers(network, samples))
        if time.time() > end:
            break
    figures = {name: rates(np.concatenate([told for told, _ in parts]), np.concatenate([truth for _, truth in parts])) for name, parts in answered.items()}
    options.out.write_text(json.dumps(figures, indent=1))
    print(json.dumps(figures))


if __name__ == '__main__':
    main()
