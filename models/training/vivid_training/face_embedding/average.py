"""The mean of several runs' weights, which refuses fewer than any of them, with a head for quality that learnt to watch it.

python -m vivid_training.face_embedding.average embedding.onnx averaged.onnx one/best.pt two/best.pt three/best.pt --packs PACKS
"""

import argparse
from copy import deepcopy
from pathlib import Path

import torch
import torch.nn.functional as F

from vivid_training.face_embedding.draw.draw_faces import on_selfies, ruined
from vivid_training.face_embedding.faces import read_faces
from vivid_training.face_embedding.network import EmbeddingNetwork
from vivid_training.face_embedding.replay import AT_ONCE, documents_of
from vivid_training.face_embedding.train import KEPT, Examination, targets_of

Tensor = torch.Tensor
# Faces that the head learns from, and how often each is drawn as document, as selfie and ruined.
FACES, DRAWN = 6000, 2
STEPS, BATCH, RATE = 4000, 2048, 2e-3


def averaged(network: EmbeddingNetwork, runs: list[dict[str, Tensor]]) -> EmbeddingNetwork:
    mean = deepcopy(network)
    mean.load_state_dict({name: sum(run[name] for run in runs) / len(runs) for name in runs[0]})
    return mean.eval()


@torch.no_grad()
def watched(network: EmbeddingNetwork, targets: Tensor, faces: Tensor) -> tuple[Tensor, Tensor]:
    """What the head sees of drawn faces, and how near their numbers come to those of the clean pictures."""
    seen, near = [], []
    for at in torch.arange(len(faces), device=faces.device).repeat(DRAWN).split(AT_ONCE):
        clean = faces[at].float() / 255
        for views in (documents_of(clean), on_selfies(clean), ruined(clean)):
            made = network.graph({"face": views}, wanted=(network.seen, "embedding"))
            seen.append(made[network.seen].flatten(1))
            near.append((F.normalize(made["embedding"].flatten(1), dim=1) * targets[at]).sum(1))
    return torch.cat(seen), torch.cat(near).clamp(0, 1)


def teach_head(network: EmbeddingNetwork, seen: Tensor, near: Tensor) -> float:
    """Returns the last batch's mean square error."""
    optimiser = torch.optim.Adam(network.quality.parameters(), lr=RATE)
    for _ in range(STEPS):
        at = torch.randint(len(seen), (BATCH,), device=seen.device)
        loss = F.mse_loss(network.quality(seen[at]).squeeze(1), near[at])
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
    return loss.item()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("given", type=Path)
    parser.add_argument("target", type=Path)
    parser.add_argument("runs", type=Path, nargs="+")
    parser.add_argument("--packs", type=Path, default=Path())
    parser.add_argument("--learn", default="train")
    parser.add_argument("--keep", default="val")
    parser.add_argument("--strangers", default="given,congress")
    options = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(1)
    read = lambda names: torch.cat([read_faces(options.packs / name)[0] for name in names.split(",")]).to(device)
    examination = Examination(read(options.keep)[:KEPT], read(options.strangers))
    teacher = EmbeddingNetwork(options.given).to(device).eval()
    runs = [torch.load(file, map_location=device) for file in options.runs]
    examination.refused(teacher, "given")
    for file, run in zip(options.runs, runs):
        examination.refused(averaged(teacher, [run]), str(file))
    network = averaged(teacher, runs)
    examination.refused(network, "mean")
    faces = read(options.learn)
    faces = faces[torch.randperm(len(faces), device=device)[:FACES]]
    error = teach_head(network, *watched(network, targets_of(teacher, faces), faces))
    print(f"quality is off by {error**0.5:.3f}; ONNX and PyTorch differ by {network.export(options.target):.1e}")


if __name__ == "__main__":
    main()
