"""Exports the trained generator and checks the result: python -m vivid_training.portraits.export GENERATOR_PT MODEL_FOLDER

Weights are stored as float16, which the training's checkpoint already is, and widened when a session loads them.
"""

import hashlib
import sys
import time
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import nn

from vivid_training.portraits.draw_samples import PSI
from vivid_training.portraits.model import LATENT, Generator

OPSET = 17
TOLERANCE = 1e-3
CHECKED = 32


class Portrait(nn.Module):
    """The generator with its truncation and the range of a picture."""

    def __init__(self, generator: Generator):
        super().__init__()
        self.generator = generator

    def forward(self, latent: torch.Tensor) -> torch.Tensor:
        return (self.generator(latent, PSI) * 0.5 + 0.5).clamp(0, 1)


def load_generator(path: Path) -> Generator:
    generator = Generator().eval().requires_grad_(False)
    generator.load_state_dict({name: value.float() for name, value in torch.load(path, map_location="cpu").items()})
    return generator


def store_as_half(model: onnx.ModelProto) -> None:
    graph, casts = model.graph, []
    for tensor in graph.initializer:
        values = numpy_helper.to_array(tensor)
        if tensor.data_type == TensorProto.FLOAT and values.size >= 64:
            half = values.astype(np.float16)
            if not np.array_equal(half.astype(np.float32), values):
                raise ValueError(f"{tensor.name} does not fit float16")
            casts.append(helper.make_node("Cast", [tensor.name + "/half"], [tensor.name], to=TensorProto.FLOAT))
            tensor.CopyFrom(numpy_helper.from_array(half, tensor.name + "/half"))
    nodes = [*casts, *graph.node]
    del graph.node[:]
    graph.node.extend(nodes)


def check(portrait: Portrait, weights: Path) -> None:
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(weights), options)
    difference, times = 0.0, []
    for latent in torch.randn(CHECKED, 1, LATENT, generator=torch.Generator().manual_seed(1)):
        start = time.thread_time()
        drawn = session.run(["portrait"], {"latent": latent.numpy()})[0]
        times.append((time.thread_time() - start) * 1e3)
        difference = max(difference, float(np.abs(drawn - portrait(latent).numpy()).max()))
    print(f"largest difference from PyTorch over {CHECKED} portraits: {difference:.1e}")
    print(f"one thread, processor time: median {np.median(times):.1f} ms, fastest {min(times):.1f} ms")
    if not difference <= TOLERANCE:
        sys.exit("the exported model differs")


def main() -> None:
    checkpoint, folder = Path(sys.argv[1]), Path(sys.argv[2])
    portrait, weights = Portrait(load_generator(checkpoint)), folder / "weights.onnx"
    folder.mkdir(parents=True, exist_ok=True)
    options = {"input_names": ["latent"], "output_names": ["portrait"], "opset_version": OPSET}
    # Unfolded, the stored weights stay those of the checkpoint, which fit float16 exactly.
    options |= {"dynamo": False, "do_constant_folding": False}
    torch.onnx.export(portrait, torch.zeros(1, LATENT), str(weights), **options)
    model = onnx.load(weights)
    store_as_half(model)
    onnx.checker.check_model(model)
    onnx.save(model, weights)
    print(weights.stat().st_size, "bytes, sha256", hashlib.sha256(weights.read_bytes()).hexdigest())
    check(portrait, weights)


if __name__ == "__main__":
    main()
