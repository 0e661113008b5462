"""Grey pictures are known and toned as in the service: the numbers are those of its own test (spoof/skin-tones.test.ts)."""

import numpy as np

from vivid_training.selfie_liveness.skin_tones import in_skin_tones, is_grey


def ramp(hue: int) -> np.ndarray:
    level = np.tile(np.arange(256).clip(20, 235), (40, 1))
    return np.stack([level + hue, level, level - hue], -1).astype(np.uint8)


def test_a_picture_without_colour_is_known():
    assert is_grey(ramp(0)) and is_grey(ramp(1))
    assert not is_grey(ramp(3))


def test_greys_become_skin():
    toned = in_skin_tones(ramp(0))
    assert toned[0, 100].tolist() == [133, 88, 73]
    assert toned[0, 230].tolist() == [242, 225, 220]
