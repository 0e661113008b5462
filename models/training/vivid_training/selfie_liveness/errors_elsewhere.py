"""Error rates on sources that nothing was chosen on: each is judged with the limit that the others give."""

import numpy as np

from vivid_training.selfie_liveness.calibrate import fit


def errors_elsewhere(scores: np.ndarray, live: np.ndarray, sources: np.ndarray) -> tuple[float, float]:
    """BPCER and APCER over all faces. The limit is where a logistic fit on all other sources says even odds."""
    refused, passed = 0, 0
    for source in np.unique(sources):
        here = sources == source
        slope, bias = fit(scores[~here], live[~here].astype(float))
        accepted = slope * scores[here] + bias >= 0
        refused += int((~accepted & live[here]).sum())
        passed += int((accepted & ~live[here]).sum())
    return refused / live.sum(), passed / (~live).sum()
