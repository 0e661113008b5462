"""Looks for faces in drawn portraits: python -m vivid_training.portraits.measure MODELS [COUNT]"""

import sys
from collections import Counter
from pathlib import Path

import numpy as np
import onnxruntime

from vivid_training.portraits.align_face import LEFT_EYE, RIGHT_EYE, FaceAligner, detect_faces


def draw_portraits(models: Path, count: int, seed: int) -> np.ndarray:
    session = onnxruntime.InferenceSession(str(models / "portrait-generator/weights.onnx"))
    latents = np.random.default_rng(seed).standard_normal((count, 1, 64), dtype=np.float32)
    drawn = [session.run(None, {"latent": latent})[0][0] for latent in latents]
    return (np.stack(drawn).transpose(0, 2, 3, 1) * 255).round().astype(np.uint8)


def main() -> None:
    models, count = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    aligner = FaceAligner(models)
    portraits = draw_portraits(models, count, seed=0)
    found, presence, off = Counter(), [], []
    for rgb in portraits:
        faces = detect_faces(aligner.detector, rgb)
        found[len(faces)] += 1
        if faces:
            presence.append(aligner.align(rgb).presence)
            off.append(np.abs(faces[0].keypoints[:2] - np.array([LEFT_EYE, RIGHT_EYE])).max())
    print(f"faces found: one in {found[1] / count:.1%} of {count} portraits, at least one in {1 - found[0] / count:.1%}")
    print(f"face mesh presence: median {np.median(presence):.3f}, above 0.5 in {np.mean(np.array(presence) > 0.5):.1%}")
    print(f"eyes off their place: median {np.median(off):.1f} px, 99th percentile {np.percentile(off, 99):.1f} px")
    spread = portraits.astype(np.float32).std(0).mean()
    print(f"mean deviation of a pixel over portraits: {spread:.1f} of 255")


if __name__ == "__main__":
    main()
