"""The network that ships: Intel's, its weights open to learning, and a head that says how much of a face can be seen."""

from copy import deepcopy
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch
import torch.nn.functional as F
from onnx import helper, numpy_helper
from torch import nn

from vivid_training.face_embedding.draw.place import SIDE
from vivid_training.shipping.graph_network import GraphNetwork

Tensor = torch.Tensor
HIDDEN = 32
TOLERANCE = 1e-3
EXAMPLES = 20


class EmbeddingNetwork(nn.Module):
    """face [B,3,128,128], RGB of 0..1 → embedding [B,256] of length 1, quality [B]: the cosine to be expected to a clean picture's."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.file = file
        self.graph = GraphNetwork(file)
        # What the last layer, which has as many weights as numbers, makes the embedding from.
        self.seen = self.graph.nodes[-2].input[0]
        width = self.graph.weight(self.graph.nodes[-2].input[1]).shape[1]
        self.quality = nn.Sequential(nn.Linear(width, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, 1), nn.Sigmoid())

    def forward(self, face: Tensor) -> tuple[Tensor, Tensor]:
        # On a GPU, sixteen bits a number and channels last are twice as fast; the weights themselves keep 32.
        with torch.autocast("cuda", torch.bfloat16, enabled=face.is_cuda):
            made = self.graph({"face": face.contiguous(memory_format=torch.channels_last)}, wanted=(self.seen, "embedding"))
        made = {name: value.float() for name, value in made.items()}
        # The head only watches: what it learns must not move the embedding.
        return F.normalize(made["embedding"], dim=1), self.quality(made[self.seen].detach().flatten(1)).squeeze(1)

    def export(self, target: Path) -> float:
        """Returns the largest difference between ONNX and PyTorch, of embeddings of length 1 and qualities."""
        network = deepcopy(self).eval().cpu()
        model = onnx.load(self.file)
        network.graph.write_into(model.graph)
        first, second = network.quality[0], network.quality[2]
        for name, value in (("q1", first.weight), ("q1_b", first.bias), ("q2", second.weight), ("q2_b", second.bias)):
            model.graph.initializer.append(numpy_helper.from_array(value.detach().numpy(), name))
        model.graph.node.extend(
            [
                helper.make_node("Flatten", [self.seen], ["q_seen"], axis=1),
                helper.make_node("Gemm", ["q_seen", "q1", "q1_b"], ["q_hidden"], transB=1),
                helper.make_node("Relu", ["q_hidden"], ["q_bent"]),
                helper.make_node("Gemm", ["q_bent", "q2", "q2_b"], ["q_odds"], transB=1),
                helper.make_node("Sigmoid", ["q_odds"], ["quality"]),
            ]
        )
        model.graph.output.append(helper.make_tensor_value_info("quality", onnx.TensorProto.FLOAT, [1, 1]))
        onnx.checker.check_model(model)
        onnx.save(model, target)
        difference = max(network.difference(target) for _ in range(EXAMPLES))
        if difference > TOLERANCE:
            raise SystemExit(f"{target}: ONNX and PyTorch differ by {difference}")
        return difference

    @torch.no_grad()
    def difference(self, file: Path) -> float:
        face = torch.rand(1, 3, SIDE, SIDE)
        embedding, quality = self(face)
        session = onnxruntime.InferenceSession(str(file), providers=["CPUExecutionProvider"])
        numbers, seen = session.run(["embedding", "quality"], {"face": face.numpy()})
        numbers = numbers[0] / np.linalg.norm(numbers[0])
        return max(float(np.abs(numbers - embedding[0].numpy()).max()), abs(float(seen[0, 0]) - float(quality[0])))
