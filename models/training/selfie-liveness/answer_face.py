"""The network's answer for a face, fused from the views its card names as the service does (spoof/judge-spoof.ts, fuse-answers.ts)."""

import json
from pathlib import Path

import numpy as np
import onnxruntime

from crop_picture import crop_picture, view_square


class Answerer:
    def __init__(self, folder: str):
        self.card = json.loads(Path(folder, "model.json").read_text())
        self.session = onnxruntime.InferenceSession(str(Path(folder, self.card["weights"])))

    def answer(self, rgb: np.ndarray, box: np.ndarray) -> float:
        cut = lambda view: crop_picture(rgb, view_square(rgb, box, view["times"]), self.card["sidePx"])
        views = [cut(view)[..., ::-1] if view["mirrored"] else cut(view) for view in self.card["views"]]
        answers, fusion = self.session.run(None, {"views": np.concatenate(views)})[0].ravel(), self.card["fusion"]
        wide = answers[[view["times"] >= fusion["wideFrom"] for view in self.card["views"]]]
        return float(min(answers.mean(), wide.mean() + fusion["margin"]))
