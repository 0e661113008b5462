"""python merge.py OCCLUSION.onnx EYES.onnx OUT.onnx: the occlusion network of one file and the eye network of another."""

import sys

import numpy as np
import onnx
import onnxruntime
from crops import EYE_HEIGHT, EYE_WIDTH, FACE_PX


def eye_weights(model: onnx.ModelProto) -> list[str]:
    return [name for node in model.graph.node if node.name.startswith("/eye/") for name in node.input]


def merge(occlusion: onnx.ModelProto, eyes: onnx.ModelProto) -> onnx.ModelProto:
    """Both files hold the same graph, so weights are exchanged by their names."""
    wanted = set(eye_weights(eyes))
    new = {i.name: i for i in eyes.graph.initializer if i.name in wanted}
    for stored in occlusion.graph.initializer:
        if stored.name in new:
            stored.CopyFrom(new[stored.name])
    return occlusion


def answers(file: str):
    rng = np.random.default_rng(1)
    inputs = {"face": rng.random((1, 3, FACE_PX, FACE_PX), np.float32), "eyes": rng.random((2, 1, EYE_HEIGHT, EYE_WIDTH), np.float32)}
    return onnxruntime.InferenceSession(file).run(["hidden", "closed"], inputs)


if __name__ == "__main__":
    first, second, out = sys.argv[1:4]
    onnx.save(merge(onnx.load(first), onnx.load(second)), out)
    hidden, closed = answers(out)
    if not np.allclose(hidden, answers(first)[0]) or not np.allclose(closed, answers(second)[1]):
        raise SystemExit("the merged file answers otherwise than its parts")
