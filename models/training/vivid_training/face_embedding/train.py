"""Teaches the network documents: drawn faces shall get the numbers that the given network has for their clean pictures.

python -m vivid_training.face_embedding.train embedding.onnx out --packs PACKS --learn train --keep val --strangers given,congress
"""

import argparse
import json
import time
from copy import deepcopy
from pathlib import Path

import torch
import torch.nn.functional as F

from vivid_training.face_embedding.draw.draw_faces import hardly_changed, on_documents, on_selfies, ruined
from vivid_training.face_embedding.draw.place import inner, moved
from vivid_training.face_embedding.faces import read_faces
from vivid_training.face_embedding.measure import compared, told
from vivid_training.face_embedding.network import EmbeddingNetwork
from vivid_training.face_embedding.replay import AT_ONCE, Replay, as_bytes
from vivid_training.learning import average_into, descend, rate_at

Tensor = torch.Tensor
RUINED = 24
# Faces that a checkpoint is chosen on.
KEPT = 2000
# The teacher's answer is the mean over so many views of the clean picture, each a little moved, half of them mirrored.
VIEWS = 16
# How much it counts that different people are as far apart as the teacher has them. Too near counts more, most where it is nearest
# to a match.
APART, TOO_NEAR = 15.0, 30.0


@torch.no_grad()
def targets_of(teacher: EmbeddingNetwork, faces: Tensor) -> Tensor:
    found = []
    for part in faces.split(1024):
        clean = part.float() / 255
        views = [inner(clean), inner(clean).flip(3), *[moved(clean, 0.7) for _ in range(VIEWS - 2)]]
        found.append(F.normalize(sum(teacher(view)[0] for view in views), dim=1))
    return torch.cat(found)


class Examination:
    """The same drawings of the same people for every checkpoint."""

    def __init__(self, kept: Tensor, strangers: Tensor) -> None:
        draws = {
            "mild": lambda faces: on_documents(faces, 0.2),
            "better": lambda faces: on_documents(faces, 0.4),
            "hard": on_documents,
            "selfie": on_selfies,
            "clean": hardly_changed,
        }
        drawn = lambda faces, draw: torch.cat([as_bytes(draw(part.float() / 255)) for part in faces.split(AT_ONCE)])
        self.kept = {name: drawn(kept, draw) for name, draw in draws.items()} | {"again": drawn(kept, hardly_changed)}
        self.strangers = {name: drawn(strangers, draws[name]) for name in ("selfie", "clean")}

    @torch.no_grad()
    def refused(self, network: EmbeddingNetwork, name: str) -> float:
        """Prints what is refused at each rate; returns what is refused at one in 10,000 of documents that are no worse than most."""
        numbers = lambda views: torch.cat([network(part.float() / 255)[0].float() for part in views.split(AT_ONCE)])
        kept = {what: numbers(views) for what, views in self.kept.items()}
        strangers = {what: numbers(views) for what, views in self.strangers.items()}
        pairs = {"mild": ("selfie", "selfie"), "better": ("selfie", "selfie"), "hard": ("selfie", "selfie"), "clean": ("again", "clean")}
        figures = {what: compared(kept[what], kept[other], strangers[third]) for what, (other, third) in pairs.items()}
        print(name, *[told(f"| {what}", figure) for what, figure in figures.items()], flush=True)
        return 2 * figures["mild"][1e-4][1] + figures["better"][1e-4][1]


def loss_of(network: EmbeddingNetwork, views: tuple[Tensor, ...], target: Tensor) -> tuple[Tensor, dict[str, Tensor]]:
    """views: documents, selfies, ruined; the last are of the first faces of the others."""
    numbers, quality = network(torch.cat(views))
    numbers, quality, count = numbers.float(), quality.float(), len(target)
    near = (numbers * torch.cat([target, target, target[: len(views[2])]])).sum(1)
    one, other = numbers[:count], numbers[count : 2 * count]
    different = ~torch.eye(count, dtype=torch.bool, device=target.device)
    wanted = (target @ target.T)[different]
    products = [(one @ other.T)[different], (one @ target.T)[different], (other @ target.T)[different]]
    relation = sum(strain(found, wanted) for found in products) / len(products)
    seen = F.mse_loss(quality, near.detach().clamp(0, 1))
    # Ruined faces teach the head alone: whoever is asked for numbers that cannot be seen learns the mean of all faces.
    loss = (1 - near[: 2 * count]).mean() + APART * relation + seen
    return loss, {"documents": near[:count].mean(), "others": near[count : 2 * count].mean(), "relation": relation, "quality": seen}


def strain(found: Tensor, wanted: Tensor) -> Tensor:
    off = found - wanted
    return (off.pow(2) + (1 + TOO_NEAR * found.detach().clamp_min(0)) * off.clamp_min(0).pow(2)).mean()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("given", type=Path)
    parser.add_argument("target", type=Path)
    parser.add_argument("--packs", type=Path, default=Path())
    parser.add_argument("--learn", default="train")
    parser.add_argument("--keep", default="val")
    parser.add_argument("--strangers", default="given,congress")
    parser.add_argument("--resume", type=Path)
    parser.add_argument("--seconds", type=float, default=520)
    parser.add_argument("--rate", type=float, default=6e-4)
    parser.add_argument("--batch", type=int, default=384)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    options.target.mkdir(parents=True, exist_ok=True)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    torch.manual_seed(options.seed)
    read = lambda names: torch.cat([read_faces(options.packs / name)[0] for name in names.split(",")]).to(device)
    faces, kept, strangers = read(options.learn), read(options.keep)[:KEPT], read(options.strangers)
    teacher = EmbeddingNetwork(options.given).to(device).eval()
    targets = targets_of(teacher, faces)
    print(f"{len(faces)} faces to learn from, {len(kept)} and {len(strangers)} kept", flush=True)
    network = deepcopy(teacher).train()
    if options.resume:
        network.load_state_dict(torch.load(options.resume, map_location=device))
    average = deepcopy(network)
    examination, replay = Examination(kept, strangers), Replay(faces)
    examination.refused(teacher, "given")
    optimiser = torch.optim.AdamW(network.parameters(), lr=options.rate, weight_decay=1e-4)
    begun = reported = time.time()
    step, best = 0, float("inf")
    while (progress := (time.time() - begun) / options.seconds) < 1:
        for group in optimiser.param_groups:
            group["lr"] = options.rate * rate_at(progress)
        at = torch.randint(len(faces), (options.batch,), device=device)
        views = *replay.batch(at), ruined(replay.clean(at[:RUINED]))
        loss, parts = loss_of(network, views, targets[at])
        descend(network, optimiser, loss)
        step += 1
        average_into(average, network, step)
        if time.time() - reported > 60:
            reported = time.time()
            print(f"{time.time() - begun:4.0f} s step {step} " + json.dumps({key: round(one.item(), 4) for key, one in parts.items()}))
            best = keep_best(average, examination.refused(average, "     "), best, options.target)
    keep_best(average, examination.refused(average, "     "), best, options.target)
    network.load_state_dict(torch.load(options.target / "best.pt", map_location=device))
    difference = network.export(options.target / "weights.onnx")
    print(f"{step} steps; ONNX and PyTorch differ by {difference:.1e}")


def keep_best(network: EmbeddingNetwork, refused: float, best: float, target: Path) -> float:
    if refused < best:
        torch.save(network.state_dict(), target / "best.pt")
    return min(refused, best)


if __name__ == "__main__":
    main()
