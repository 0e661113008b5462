"""Compares the converted models with the originals on real pictures.

python -m vivid_training.faces.verify TFJS_FOLDER MODELS_FOLDER PICTURES_FOLDER FOLDER_WITH_TFJS_INSTALLED [COUNT]
"""

import subprocess
import sys
import tempfile
from pathlib import Path

import cv2
import numpy as np
import onnxruntime

CASES = (
    # original, converted, input size, low and high end of the input range, the original's outputs
    ("blazeface.json", "face-detector", 256, (-1, 1), ("Identity", "Identity_1", "Identity_2", "Identity_3")),
    ("facemesh.json", "face-mesh", 192, (0, 1), ("Identity_1", "Identity_2")),
)
TOLERANCE = 1e-3


def read_inputs(pictures: list[Path], size: int, low: float, high: float) -> np.ndarray:
    images = [cv2.resize(cv2.cvtColor(cv2.imread(str(p)), cv2.COLOR_BGR2RGB), (size, size)) for p in pictures]
    return (np.stack(images) / 255 * (high - low) + low).astype(np.float32)


def run_original(model: Path, inputs: np.ndarray, names, tfjs_folder: Path) -> list[np.ndarray]:
    with tempfile.TemporaryDirectory() as folder:
        inputs.tofile(f"{folder}/inputs.bin")
        script = Path(__file__).with_name("reference.mjs")
        command = ["node", script, model, f"{folder}/inputs.bin", str(inputs.shape[1]), folder, *names]
        subprocess.run(command, cwd=tfjs_folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return [np.fromfile(f"{folder}/{name}.bin", np.float32).reshape(len(inputs), -1) for name in names]


def run_converted(weights: Path, inputs: np.ndarray) -> list[np.ndarray]:
    session = onnxruntime.InferenceSession(str(weights))
    outputs = [session.run(None, {"image": image.transpose(2, 0, 1)[None]}) for image in inputs]
    return [np.concatenate([o.reshape(1, -1) for o in column]) for column in zip(*outputs)]


def sigmoid(logits: np.ndarray) -> np.ndarray:
    return 1 / (1 + np.exp(-np.clip(logits, -80, 80)))


def main() -> None:
    tfjs, models, pictures_folder, tfjs_folder = (Path(a).resolve() for a in sys.argv[1:5])
    count = int(sys.argv[5]) if len(sys.argv) > 5 else 12
    found = sorted(pictures_folder.glob("*.jpg"))
    pictures = found[:: len(found) // count][:count]
    failed = False
    for original, folder, size, (low, high), names in CASES:
        inputs = read_inputs(pictures, size, low, high)
        expected = run_original(tfjs / original, inputs, names, tfjs_folder)
        if folder == "face-detector":
            expected = [np.concatenate(expected[:2], axis=1), np.concatenate(expected[2:], axis=1)]
        converted = run_converted(models / folder / "weights.onnx", inputs)
        if folder == "face-detector":
            print(f"{folder}: logits, largest difference {np.abs(expected[0] - converted[0]).max():.2e}")
            expected[0], converted[0] = sigmoid(expected[0]), sigmoid(converted[0])
        for want, got in zip(expected, converted):
            difference = np.abs(want - got).max()
            failed |= not difference <= TOLERANCE
            largest = np.abs(want).max()
            print(f"{folder}: {len(pictures)} pictures, values to {largest:.1f}, largest difference {difference:.2e}")
    sys.exit(failed)


if __name__ == "__main__":
    main()
