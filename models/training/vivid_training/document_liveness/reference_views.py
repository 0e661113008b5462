"""Numbers of the views of a computed picture, for the engine's test to agree with.

python -m vivid_training.document_liveness.reference_views > ../../packages/engines/src/document-liveness/attack/reference-views.json
"""

import json

import torch

from vivid_training.document_liveness.views import SMALL_VIEW, document_views, frame_quad, frame_views, patches, portrait_views

WIDTH, HEIGHT = 700, 500
QUADS = {
    "wide": [[60.0, 70], [650, 40], [670, 430], [40, 450]],
    "beyond the frame": [[-20.0, 10], [690, -15], [720, 510], [5, 490]],
    "small": [[300.0, 200], [520, 215], [510, 360], [290, 340]],
}
FACE = [[120.0, 150], [230, 145], [235, 275], [125, 280]]
PLACES = [(0, 0), (17, 40), (80, 90), (95, 95)]


def picture() -> torch.Tensor:
    """Bytes that depend on everything: a gradient, a wave of small period, and another per channel."""
    y, x, c = torch.meshgrid(torch.arange(HEIGHT), torch.arange(WIDTH), torch.arange(3), indexing="ij")
    return ((x * 3 + y * 5 + (x * y) % 61 + c * (40 + (x // 7) % 5 * 9)) % 256).permute(2, 0, 1).unsqueeze(0).float() / 255


def numbers(view: torch.Tensor) -> list[int]:
    """A few bytes of [3,h,w], one channel after the other, and the sum of all."""
    as_bytes = (view * 255).round().long()
    return [int(as_bytes[i % 3, y, x]) for i, (x, y) in enumerate(PLACES)] + [int(as_bytes.sum())]


def main() -> None:
    shown = picture()
    frames = {**QUADS, "frame": frame_quad(WIDTH, HEIGHT).tolist()}
    out = {}
    for name, quad in frames.items():
        quads = torch.tensor([quad])
        out[name] = {
            "quad": quad,
            "document": numbers(document_views(shown, quads, *SMALL_VIEW)[0]),
            "closer": numbers(document_views(shown, quads)[0]),
            "patches": [numbers(patch) for patch in patches(shown, quads, torch.tensor([FACE]), torch.tensor([True]))[0]],
        }
    without = patches(shown, torch.tensor([QUADS["wide"]]), torch.tensor([FACE]), torch.tensor([False]))[0, -1]
    out["no face"] = {"patch": numbers(without)}
    out["face"] = {"quad": FACE, "portrait": numbers(portrait_views(shown, torch.tensor([FACE]))[0])}
    out["picture"] = {"frame": numbers(frame_views(shown)[0])}
    print(json.dumps(out, indent=2))


if __name__ == "__main__":
    main()
