"""Converts the TFJS face models to ONNX: python -m vivid_training.faces.convert TFJS_FOLDER MODELS_FOLDER"""

import hashlib
import sys
from pathlib import Path

import onnx

from vivid_training.faces.build_onnx import OnnxBuilder
from vivid_training.faces.fill_blocks import fill_blocks
from vivid_training.faces.read_tfjs_graph import read_tfjs_graph


def convert_detector(source: Path) -> onnx.ModelProto:
    builder = OnnxBuilder(read_tfjs_graph(source))
    builder.convert()
    builder.emit("Concat", ["Identity", "Identity_1"], "scores", axis=1)
    builder.emit("Concat", ["Identity_2", "Identity_3"], "boxes", axis=1)
    model = builder.model(256, {"scores": [1, 896, 1], "boxes": [1, 896, 16]}, "face-detector")
    fill_blocks(model)
    onnx.checker.check_model(model, full_check=True)
    return model


def convert_mesh(source: Path) -> onnx.ModelProto:
    builder = OnnxBuilder(read_tfjs_graph(source))
    builder.convert()
    builder.emit("Identity", ["Identity_1"], "presence")
    builder.emit("Identity", ["Identity_2"], "points")
    return builder.model(192, {"presence": [1, 1], "points": [1, 1404]}, "face-mesh")


def main() -> None:
    source, target = Path(sys.argv[1]), Path(sys.argv[2])
    for file, folder, convert in (
        ("blazeface.json", "face-detector", convert_detector),
        ("facemesh.json", "face-mesh", convert_mesh),
    ):
        weights = target / folder / "weights.onnx"
        weights.parent.mkdir(parents=True, exist_ok=True)
        onnx.save(convert(source / file), weights)
        print(folder, weights.stat().st_size, hashlib.sha256(weights.read_bytes()).hexdigest())


if __name__ == "__main__":
    main()
