"""Limits by rate of false matches for model.json, and what they do to groups of people, on faces that nothing learnt from.

python -m vivid_training.face_embedding.limits ../face-embedding/weights.onnx --packs PACKS --labels fairface_label_val.csv
"""

import argparse
import csv
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import onnxruntime
import torch
import torch.nn.functional as F

from vivid_training.face_embedding.draw.draw_faces import hardly_changed, on_documents, on_selfies
from vivid_training.face_embedding.faces import read_faces
from vivid_training.face_embedding.measure import RATES, by_group, compared, limits_at, told

Tensor = torch.Tensor
WORKING_RATE = 0.001


def embedded(session: onnxruntime.InferenceSession, faces: Tensor) -> Tensor:
    embed = lambda face: session.run(["embedding"], {"face": face[None]})[0][0]
    with ThreadPoolExecutor() as pool:
        return F.normalize(torch.from_numpy(np.stack(list(pool.map(embed, faces.numpy())))), dim=1)


def drawn(faces: Tensor, draw, seed: int) -> Tensor:
    torch.manual_seed(seed)
    return torch.cat([draw(part.float() / 255) for part in faces.split(256)])


def labels_of(file: Path, names: list[str]) -> list[dict[str, str]]:
    rows = {Path(row["file"]).name: row for row in csv.DictReader(file.open())}
    return [rows[Path(name).name] for name in names]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", type=Path)
    parser.add_argument("--packs", type=Path, default=Path())
    parser.add_argument("--keep", default="val")
    parser.add_argument("--strangers", default="given,congress")
    parser.add_argument("--labels", type=Path)
    options = parser.parse_args()
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(options.weights), settings, providers=["CPUExecutionProvider"])
    kept, names = read_faces(options.packs / options.keep)
    strangers = torch.cat([read_faces(options.packs / name)[0] for name in options.strangers.split(",")])
    draws = {"document": lambda some: on_documents(some, 0.4), "worn document": on_documents, "selfie": on_selfies, "clean": hardly_changed}
    one = {name: embedded(session, drawn(kept, draw, seed)) for seed, (name, draw) in enumerate(draws.items())}
    other = {name: embedded(session, drawn(strangers, draw, 10 + seed)) for seed, (name, draw) in enumerate(draws.items())}
    for document in ("document", "worn document", "clean"):
        for selfie in ("selfie", "clean"):
            print(told(f"{document}, {selfie}", compared(one[document], one[selfie], other[selfie])))
    # Either set drawn as documents against the other's clean pictures: nobody is in both.
    pairs = torch.cat([(one["document"] @ other["clean"].T).flatten(), (other["document"] @ one["clean"].T).flatten()])
    limits = [round(limit, 4) for limit in limits_at(pairs)]
    print(f"limits of {len(pairs)} pairs", dict(zip(RATES, limits)))
    if options.labels:
        tell_groups(one["document"] @ one["clean"].T, labels_of(options.labels, names), limits[RATES.index(WORKING_RATE)])


def tell_groups(products: Tensor, labels: list[dict[str, str]], limit: float) -> None:
    """Within the kept faces, of whom a few may be there twice: shares that pass are at most this high."""
    print(f"at {limit}: faces, same refused, others of the group passed; all: {by_group(products, ['all'] * len(products), limit)}")
    for of in (lambda row: row["race"], lambda row: row["gender"], lambda row: row["age"], lambda row: f"{row['race']} {row['gender']}"):
        print(json.dumps({name: [count, round(refused, 4), round(passed, 5)] for name, (count, refused, passed) in by_group(products, [of(row) for row in labels], limit).items()}))


if __name__ == "__main__":
    main()
