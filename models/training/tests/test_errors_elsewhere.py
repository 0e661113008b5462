import numpy as np

from vivid_training.selfie_liveness.errors_elsewhere import errors_elsewhere

LIVE = np.array([True, True, True, False, False, False])


def test_a_limit_that_holds_everywhere_errs_nowhere():
    scores = np.array([3.0, 2.5, 2.0, -2.0, -2.5, -3.0])
    assert errors_elsewhere(np.tile(scores, 2), np.tile(LIVE, 2), np.repeat(["a", "b"], 6)) == (0, 0)


def test_a_source_that_lies_higher_lets_its_attacks_pass():
    scores = np.array([3.0, 2.5, 2.0, -2.0, -2.5, -3.0])
    refused, passed = errors_elsewhere(np.concatenate([scores, scores + 4]), np.tile(LIVE, 2), np.repeat(["low", "high"], 6))
    # The limit of the other is 0 for the high one, whose attacks score 1 to 2, and 4 for the low one, whose living score 2 to 3.
    assert (refused, passed) == (0.5, 0.5)
