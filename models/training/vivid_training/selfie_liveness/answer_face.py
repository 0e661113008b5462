"""The networks' answer for a face, fused as the service does (judge-spoof, skin-tones, treat-view, look-around, fuse-answers)."""

import json
from pathlib import Path

import numpy as np
import onnxruntime

from vivid_training.selfie_liveness.crop_picture import WIDE_SAMPLES, crop_picture, view_rectangle, view_square
from vivid_training.selfie_liveness.skin_tones import in_skin_tones, is_grey
from vivid_training.selfie_liveness.treat_view import treat_view

SURROUNDINGS = "selfie-surroundings"  # stands beside the close network's folder


class Network:
    def __init__(self, folder: Path):
        self.card = json.loads(Path(folder, "model.json").read_text())
        self.session = onnxruntime.InferenceSession(str(Path(folder, self.card["weights"])))

    def ask(self, views: list[np.ndarray]) -> np.ndarray:
        return self.session.run(None, {"views": np.ascontiguousarray(np.concatenate(views))})[0].ravel()


class Answerer:
    def __init__(self, folder: str):
        self.near, self.wide = Network(Path(folder)), Network(Path(folder).resolve().parent / SURROUNDINGS)
        self.card = self.near.card

    def answer(self, rgb: np.ndarray, box: np.ndarray) -> float:
        rgb = in_skin_tones(rgb) if is_grey(rgb) else rgb
        side = self.near.card["sidePx"]
        square = lambda view: crop_picture(rgb, view_square(rgb, box, view["times"]), side)
        cut = lambda view: treat_view(square(view), view["contrast"], view["sharpening"])
        answers = self.near.ask([cut(view)[..., ::-1] if view["mirrored"] else cut(view) for view in self.card["views"]])
        fusion, tricks = self.card["fusion"], self.look_around(rgb, box)
        lowered = fusion["weight"] * np.logaddexp(0, tricks - fusion["margin"]).mean() if len(tricks) else 0.0
        return float(answers.mean() - lowered)

    def look_around(self, rgb: np.ndarray, box: np.ndarray) -> np.ndarray:
        card = self.wide.card
        if max(rgb.shape[:2]) < card["narrowest"] * float((box[2:] - box[:2]).max()):
            return np.zeros(0)
        cut = lambda view: crop_picture(rgb, view_rectangle(rgb, box, view["times"]), card["sidePx"], WIDE_SAMPLES)
        return self.wide.ask([cut(view) for view in card["views"]])
