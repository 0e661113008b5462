"""What the network does with two photos of one person, years apart: refused by rate, and others passed at the limits of model.json.

python -m vivid_training.face_embedding.pairs ../face-embedding --packs PACKS --people members

Of each pair one photo is drawn as a document, the other as a selfie. Strangers are the people of whom there is one photo, and kept faces.
Names of files begin with the person: MEMBER_….jpg. Nothing is chosen on these people.
"""

import argparse
import json
from pathlib import Path

import torch
import torch.nn.functional as F

from vivid_training.face_embedding.draw.chance import grey_of
from vivid_training.face_embedding.draw.draw_faces import hardly_changed, on_documents, on_selfies
from vivid_training.face_embedding.draw.place import inner
from vivid_training.face_embedding.embedded import embedded, open_network
from vivid_training.face_embedding.faces import read_faces
from vivid_training.face_embedding.measure import limits_at

Tensor = torch.Tensor
# Photos are the same from this correlation of their features on; those of one person on two days reach 0.8 seldom.
SAME_PHOTO = 0.8
SIDE, AREA, SHIFT = 48, 13, 2
STRANGERS, DRAWN = 600, 2
DOCUMENTS = {"mild": lambda faces: on_documents(faces, 0.2), "document": lambda faces: on_documents(faces, 0.4), "clean": hardly_changed}


def features_of(faces: Tensor) -> Tensor:
    """Tones of the inner face by the mean and contrast of their surroundings."""
    grey = grey_of(inner(faces).float())[:, :, 32:122, 19:109]
    seen = F.interpolate(grey, (SIDE, SIDE), mode="bilinear", antialias=True, align_corners=False)
    around = lambda values: F.avg_pool2d(values, AREA, 1, AREA // 2, count_include_pad=False)
    apart = seen - around(seen)
    return apart / (around(apart.pow(2)).sqrt() + 2)


def sameness(one: Tensor, other: Tensor) -> float:
    """Correlation at the best of small shifts."""
    still = one[:, SHIFT:-SHIFT, SHIFT:-SHIFT].flatten()
    across = range(2 * SHIFT + 1)
    moved = [other[:, y : y + SIDE - 2 * SHIFT, x : x + SIDE - 2 * SHIFT].flatten() for y in across for x in across]
    return max(float(torch.corrcoef(torch.stack([still, part]))[0, 1]) for part in moved)


def different_photos(faces: Tensor, people: list[str]) -> list[int]:
    features, kept = features_of(faces), {}
    for at, person in enumerate(people):
        known = kept.setdefault(person, [])
        if all(sameness(features[at], features[one]) < SAME_PHOTO for one in known):
            known.append(at)
    return [at for photos in kept.values() for at in photos]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", type=Path)
    parser.add_argument("--packs", type=Path, default=Path())
    parser.add_argument("--people", default="members")
    parser.add_argument("--keep", default="val")
    options = parser.parse_args()
    torch.manual_seed(1)
    card = json.loads((options.model / "model.json").read_text())
    session = open_network(options.model / card["weights"])
    numbers = lambda faces, draw: embedded(session, torch.cat([draw(part.float() / 255) for part in faces.split(256)]))[0]
    faces, files = read_faces(options.packs / options.people)
    people = [Path(file).name.split("_")[0] for file in files]
    photos = different_photos(faces, people)
    twice = [at for at in photos if sum(people[one] == people[at] for one in photos) > 1]
    once = [at for at in photos if at not in set(twice)][:STRANGERS]
    others = {options.people: faces[once], options.keep: read_faces(options.packs / options.keep)[0][-STRANGERS:]}
    others = {name: numbers(some, on_selfies) for name, some in others.items()}
    alike = torch.tensor([[people[one] == people[other] for other in twice] for one in twice])
    pairs = alike & ~torch.eye(len(twice), dtype=torch.bool)
    print(f"{len(set(people[at] for at in twice))} people, {int(pairs.sum()) // 2} pairs of photos, {len(once)} and {STRANGERS} strangers")
    selfies = [numbers(faces[twice], on_selfies) for _ in range(DRAWN)]
    tell = lambda shares: ", ".join(f"{100 * share:.3g}" for share in shares)
    for what, draw in DOCUMENTS.items():
        documents = [numbers(faces[twice], draw) for _ in range(DRAWN)]
        same = torch.cat([(one @ other.T)[pairs] for one in documents for other in selfies])
        found = {name: torch.cat([(one @ some.T).flatten() for one in documents]) for name, some in others.items()}
        limits = limits_at(torch.cat(list(found.values())))
        refused = tell((same < at).float().mean() for at in limits)
        print(f"{what}: refused in % where 1, 0.1, 0.01 and 0.001 % of all these others pass: {refused}")
        shipped = [row["limit"] for row in card["limits"]]
        print(f"  at the card's limits: same refused {tell((same < at).float().mean() for at in shipped)}")
        for name, products in found.items():
            print(f"  others of {name} passed {tell((products >= at).float().mean() for at in shipped)}")


if __name__ == "__main__":
    main()
