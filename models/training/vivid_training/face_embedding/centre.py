"""Takes out of the numbers what a face shares with faces like it, so that strangers of one sex and origin are no nearer than others.

python -m vivid_training.face_embedding.centre averaged.onnx weights.onnx --packs PACKS --learn train

A face's numbers minus the mean of the clusters that it lies near, each by its nearness. Clusters are means of dozens of people: no
person's numbers are in them.
"""

import argparse
from pathlib import Path

import onnx
import torch
import torch.nn.functional as F
from onnx import helper, numpy_helper

from vivid_training.face_embedding.draw.place import inner
from vivid_training.face_embedding.embedded import embedded, open_network
from vivid_training.face_embedding.faces import read_faces

Tensor = torch.Tensor
# Chosen on drawn documents of the kept faces: of 64, 256 and 512 clusters, of a nearness of 10, 20 and 40, and of 0.6, 0.8 and 1 times
# the mean taken away.
CLUSTERS, NEARNESS = 256, 10.0
ROUNDS = 12


def clusters_of(numbers: Tensor, count: int = CLUSTERS, seed: int = 0) -> Tensor:
    """k-means by angle; the mean of each cluster is shorter than 1, the more the wider it is."""
    picked = torch.randperm(len(numbers), generator=torch.Generator().manual_seed(seed))[:count]
    means = numbers[picked]
    for _ in range(ROUNDS):
        nearest = (numbers @ F.normalize(means, dim=1).T).argmax(1)
        sizes = torch.zeros(count).index_add_(0, nearest, torch.ones(len(numbers)))
        means = torch.zeros_like(means).index_add_(0, nearest, numbers) / sizes.clamp_min(1)[:, None]
    return means


def centred(model: onnx.ModelProto, clusters: Tensor) -> onnx.ModelProto:
    """The same network, whose embeddings have length 1 and lie around the middle of faces like them."""
    graph = model.graph
    last = next(node for node in graph.node if "embedding" in node.output)
    last.output[0] = "numbers"
    put = lambda name, value: graph.initializer.append(numpy_helper.from_array(value.numpy(), name))
    put("toward", (NEARNESS * F.normalize(clusters, dim=1).T).contiguous())
    put("clusters", clusters.contiguous())
    graph.node.extend(
        [
            helper.make_node("LpNormalization", ["numbers"], ["whole"], axis=1, p=2),
            helper.make_node("MatMul", ["whole", "toward"], ["nearness"]),
            helper.make_node("Softmax", ["nearness"], ["shares"], axis=1),
            helper.make_node("MatMul", ["shares", "clusters"], ["alike"]),
            helper.make_node("Sub", ["whole", "alike"], ["own"]),
            helper.make_node("LpNormalization", ["own"], ["embedding"], axis=1, p=2),
        ]
    )
    onnx.checker.check_model(model)
    return model


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", type=Path)
    parser.add_argument("target", type=Path)
    parser.add_argument("--packs", type=Path, default=Path())
    parser.add_argument("--learn", default="train")
    options = parser.parse_args()
    faces = inner(read_faces(options.packs / options.learn)[0])
    numbers, _ = embedded(open_network(options.source), faces.float() / 255)
    onnx.save(centred(onnx.load(options.source), clusters_of(numbers)), options.target)


if __name__ == "__main__":
    main()
