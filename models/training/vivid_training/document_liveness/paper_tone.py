"""How much the lightness of a document's paper says about a picture that never was a photo, fitted and written into model.json.

python -m vivid_training.document_liveness.paper_tone PHOTOS.ndjson UPLOADS.ndjson ../document-liveness/model.json

Both files come from `npm run -s inspect -- --as document FOLDER…`; every folder is a source, and all sources of a file count alike.
"""

import argparse
import json
from collections import Counter
from pathlib import Path

import torch
import torch.nn.functional as F

Tensor = torch.Tensor
# The network sees the light too: what it has said of it already is not counted twice.
SHARE = 0.5
# How firmly the slope of standardised tones is held near zero, in pictures.
HELD = 1.0
ROUNDS = 100


def read(file: Path) -> tuple[Tensor, Tensor]:
    """Tones, and weights of which each source's add up to the same."""
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    rows = [row for row in rows if row["liveness"].get("paper_tone")]
    sources = [Path(row["file"]).parent.name for row in rows]
    sizes = Counter(sources)
    weights = torch.tensor([1 / (len(sizes) * sizes[source]) for source in sources])
    return torch.tensor([row["liveness"]["paper_tone"] for row in rows]), weights


def fitted(photos: tuple[Tensor, Tensor], uploads: tuple[Tensor, Tensor]) -> tuple[float, float]:
    """Middle and slope of the log odds of an upload, by a logistic regression in which both kinds count alike."""
    tones = torch.cat([photos[0], uploads[0]])
    kinds = torch.cat([torch.zeros(len(photos[0])), torch.ones(len(uploads[0]))])
    weights = torch.cat([photos[1], uploads[1]]) * len(tones) / 2
    mean, spread = tones.mean(), tones.std()
    values = torch.zeros(2, requires_grad=True)
    optimiser = torch.optim.LBFGS([values], max_iter=ROUNDS, line_search_fn="strong_wolfe")

    def cost() -> Tensor:
        optimiser.zero_grad()
        odds = values[0] * (tones - mean) / spread + values[1]
        loss = F.binary_cross_entropy_with_logits(odds, kinds, weights, reduction="sum") + HELD / 2 * values[0] ** 2
        loss.backward()
        return loss

    optimiser.step(cost)
    slope = values[0].item() / spread.item()
    return mean.item() - values[1].item() / slope, slope


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("photos", type=Path)
    parser.add_argument("uploads", type=Path)
    parser.add_argument("card", type=Path)
    options = parser.parse_args()
    middle, slope = fitted(read(options.photos), read(options.uploads))
    card = json.loads(options.card.read_text())
    card["paperTone"] |= {"middle": round(middle, 3), "slope": round(SHARE * slope, 2)}
    options.card.write_text(json.dumps(card, indent=2, ensure_ascii=False) + "\n")
    print(f"middle {middle:.3f}, slope {slope:.2f}, of which {SHARE:g} counts")


if __name__ == "__main__":
    main()
