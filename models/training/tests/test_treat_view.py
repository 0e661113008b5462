"""The service's own test holds treat-view.ts to the same numbers."""

import numpy as np
import pytest

from vivid_training.selfie_liveness.treat_view import treat_view

PLANE = np.array([[10, 20, 40], [80, 160, 90], [30, 60, 200]], np.float32)[None, None]


@pytest.mark.parametrize(
    ("contrast", "sharpening", "expected"),
    [
        (0.75, 0.8, [15.387, 20.007, 43.407, 86.847, 175.887, 78.267, 30.867, 45.207, 194.127]),
        (1.25, 0, [0, 5.833, 30.833, 80.833, 180.833, 93.333, 18.333, 55.833, 230.833]),
        (1, 0, PLANE.ravel()),
    ],
)
def test_treats_a_view_as_the_service_does(contrast, sharpening, expected):
    assert treat_view(PLANE, contrast, sharpening).ravel() == pytest.approx(expected, abs=1e-3)
