"""Limits by rate of false matches for model.json, chosen on some people, and what they do to others.

python -m vivid_training.face_embedding.limits ../face-embedding/weights.onnx --packs PACKS --labels fairface_label_val.csv

Chosen on the first faces of the kept ones, on which checkpoints were chosen too, against the first pack of strangers; measured on the
other kept faces against the other strangers.
"""

import argparse
import csv
import json
from pathlib import Path

import torch
import torch.nn.functional as F

from vivid_training.face_embedding.draw.draw_faces import hardly_changed, on_documents, on_selfies, ruined
from vivid_training.face_embedding.embedded import embedded, open_network
from vivid_training.face_embedding.faces import read_faces
from vivid_training.face_embedding.measure import RATES, by_group, limits_at
from vivid_training.face_embedding.train import KEPT

Tensor = torch.Tensor
WORKING_RATE = 0.001
DRAWS = {
    "mild": lambda faces: on_documents(faces, 0.2),
    "document": lambda faces: on_documents(faces, 0.4),
    "worn": on_documents,
    "selfie": on_selfies,
    "clean": hardly_changed,
    "ruined": ruined,
}


class People:
    """Drawn in every way, as embeddings and qualities."""

    def __init__(self, session, faces: Tensor, seed: int) -> None:
        torch.manual_seed(seed)
        drawn = {name: torch.cat([draw(part.float() / 255) for part in faces.split(256)]) for name, draw in DRAWS.items()}
        found = {name: embedded(session, views.cpu()) for name, views in drawn.items()}
        self.numbers = {name: numbers for name, (numbers, _) in found.items()}
        self.quality = {name: quality for name, (_, quality) in found.items()}


def products(one: People, what: str, other: People, which: str) -> Tensor:
    return one.numbers[what] @ other.numbers[which].T


def same(people: People, what: str, which: str) -> Tensor:
    return (people.numbers[what] * people.numbers[which]).sum(1)


def slope_at(limit: float, same_people: Tensor, others: Tensor) -> int:
    """Of the logistic through 0.5 at the limit under which these pairs, as many of either, are likeliest."""
    cost = lambda slope: F.softplus(slope * (limit - same_people)).mean() + F.softplus(slope * (others - limit)).mean()
    return min(range(4, 80), key=lambda slope: float(cost(slope)))


def tell_quality(people: People, strangers: People, limit: float) -> None:
    print("quality: portraits, same refused, others passed")
    for low in [step / 10 for step in range(10)]:
        within = {name: (people.quality[name] >= low) & (people.quality[name] < low + 0.1) for name in ("document", "worn", "ruined")}
        own = torch.cat([same(people, name, "clean")[some] for name, some in within.items()])
        others = torch.cat([products(people, name, strangers, "clean")[some].flatten() for name, some in within.items()])
        print(f"  {low:.1f}: {len(own)}, {100 * (own < limit).float().mean():.1f} %, {100 * (others >= limit).float().mean():.3f} %")


def tell_groups(found: Tensor, labels: list[dict[str, str]], limit: float) -> None:
    """Within the kept faces, of whom a few may be there twice: shares that pass are at most this high."""
    print(f"at {limit}: faces, same refused, others of the group passed; all: {by_group(found, ['all'] * len(found), limit)}")
    for of in (lambda row: row["race"], lambda row: row["gender"], lambda row: row["age"], lambda row: f"{row['race']} {row['gender']}"):
        told = by_group(found, [of(row) for row in labels], limit)
        print(json.dumps({name: [count, round(refused, 4), round(passed, 5)] for name, (count, refused, passed) in told.items()}))


def labels_of(file: Path, names: list[str]) -> list[dict[str, str]]:
    rows = {Path(row["file"]).name: row for row in csv.DictReader(file.open())}
    return [rows[Path(name).name] for name in names]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", type=Path)
    parser.add_argument("--packs", type=Path, default=Path())
    parser.add_argument("--keep", default="val")
    parser.add_argument("--strangers", nargs=2, default=["given", "congress"])
    parser.add_argument("--labels", type=Path)
    options = parser.parse_args()
    session = open_network(options.weights)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    kept, names = read_faces(options.packs / options.keep)
    parts = [kept[:KEPT], kept[KEPT:], *[read_faces(options.packs / name)[0] for name in options.strangers]]
    choosing, measured, first, second = [People(session, part.to(device), seed) for seed, part in enumerate(parts)]
    pairs = torch.cat([products(choosing, "document", first, "clean").flatten(), products(first, "document", choosing, "clean").flatten()])
    limits = [round(limit, 4) for limit in limits_at(pairs)]
    working = limits[RATES.index(WORKING_RATE)]
    own = torch.cat([same(choosing, name, "selfie") for name in ("mild", "document")])
    print(f"limits of {len(pairs)} pairs {dict(zip(RATES, limits))}, slope {slope_at(working, own, pairs)}")
    print(f"{len(measured.numbers['clean'])} others: same refused and strangers passed, in %")
    for what, which in (("mild", "selfie"), ("document", "selfie"), ("worn", "selfie"), ("clean", "selfie")):
        own, others = same(measured, what, which), products(measured, what, second, which)
        told = [f"{100 * (own < at).float().mean():.2f} {100 * (others >= at).float().mean():.4f}" for at in limits]
        print(f"  {what}, {which}: {', '.join(told)}")
    tell_quality(choosing, first, working)
    if options.labels:
        everybody = [torch.cat([choosing.numbers[name], measured.numbers[name]]) for name in ("document", "clean")]
        tell_groups(everybody[0] @ everybody[1].T, labels_of(options.labels, names), working)


if __name__ == "__main__":
    main()
