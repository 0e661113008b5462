"""Pictures without colour in the colours of skin, as the service shows them to the networks (spoof/skin-tones.ts)."""

import numpy as np

# Red and blue lie this far from green in all, on average, at most.
GREY_AT_MOST = 2
PIXELS_ASKED = 4096
# Red, green and blue of skin, less or more than its grey, where it is darkest; towards white all three meet it.
SKIN = (0.55, -0.2, -0.45)


def is_grey(rgb: np.ndarray) -> bool:
    """`rgb` [rows, columns, 3] in bytes."""
    pixels = rgb.reshape(-1, 3)
    asked = pixels[:: max(1, len(pixels) // PIXELS_ASKED)].astype(int)
    return np.abs(asked[:, [0, 2]] - asked[:, [1]]).sum() <= GREY_AT_MOST * len(asked)


def in_skin_tones(rgb: np.ndarray) -> np.ndarray:
    grey = np.arange(256)
    levels = [np.minimum(255, np.floor(grey * (1 + more * (1 - grey / 255)) + 0.5)).astype(np.uint8) for more in SKIN]
    return np.stack([level[rgb[..., 1]] for level in levels], -1)
