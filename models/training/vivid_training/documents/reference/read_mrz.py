"""Picture to MRZ: locate, look again closer, find lines, read. The product does the same in TypeScript, with more care."""

import cv2
import numpy as np

from .find_lines import FindLines, rectified
from .locate import Found, Locate
from .read import Read, greedy, of_length

LAYOUTS = ((3, 30), (2, 44), (2, 36))


class ReadMrz:
    def __init__(self, models: str) -> None:
        self.locate = Locate(f"{models}/document-locator/weights.onnx")
        self.find = FindLines(f"{models}/mrz-finder/weights.onnx")
        self.read = Read(f"{models}/mrz-reader/weights.onnx")

    def candidates(self, picture: np.ndarray) -> list[np.ndarray]:
        """MRZ quads to try, likeliest first."""
        first = self.locate(picture, 0.2)
        zones = [f for f in first if f.kind == 2]
        second: list[Found] = []
        for one in zones[:2]:
            second += [f for f in self.locate.zoomed(picture, one.quad, 0.12) if f.kind == 2]
        for one in [f for f in first if f.kind != 2][:2]:
            second += [f for f in self.locate.zoomed(picture, one.quad, 0.04, 0.15) if f.kind == 2]
        ordered = sorted(second, key=lambda f: -f.score) + zones
        return [f.quad for f in ordered]

    def __call__(self, picture: np.ndarray, debug: dict | None = None) -> tuple[list[str], float]:
        grey = cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY)
        best: tuple[list[str], float] = ([], -1e9)
        for quad in self.candidates(picture)[:6]:
            for turned in (quad, np.roll(quad, 2, 0)):
                lines, score = self.attempt(grey, turned, debug)
                if score > best[1]:
                    best = (lines, score)
                if score > -0.02:
                    return best
                if score > -0.5:
                    break
        return best

    def attempt(self, grey: np.ndarray, quad: np.ndarray, debug: dict | None) -> tuple[list[str], float]:
        """Text of the best layout and its mean log-probability per character."""
        lines, strip, back = self.find(grey, quad)
        best: tuple[list[str], float] = ([], -1e9)
        if debug is not None:
            debug.setdefault("strips", []).append((strip, lines))
        if len(lines) < 2:
            return best
        # The scale of the picture against the strip decides how densely to sample it.
        fine = int(np.clip(round(np.linalg.norm(quad[1] - quad[0]) / 560), 1, 4))
        pictures = [rectified(grey, back, line, fine) for line in lines[:4]]
        logits = self.read(pictures)
        lengths = [len(greedy(one)) for one in logits]
        if debug is not None:
            debug.setdefault("lines", []).append((pictures, [greedy(one) for one in logits]))
        for rows, length in LAYOUTS:
            for start in range(len(lines) - rows + 1):
                chosen = logits[start : start + rows]
                if np.abs(np.array(lengths[start : start + rows]) - length).max() > 5:
                    continue
                decoded = [of_length(one, length) for one in chosen]
                score = sum(d[1] for d in decoded) / (rows * length)
                if score > best[1]:
                    best = ([d[0] for d in decoded], score)
        return best
