"""Places every threshold above a stated share of genuine drawn pictures, and above what genuine photos reach.

    python -m vivid_training.document_liveness.thresholds error-rates.npz ../document-liveness/model.json --photos GENUINE.ndjson

GENUINE.ndjson is what `inspect` says of real genuine photos, as they are and enlarged from few pixels. Drawn pictures alone set the
digital limit too low: real photos cut to the card and enlarged look more like scans than drawn ones do.
"""

import argparse
import json
import math
from pathlib import Path

import numpy as np

from vivid_training.document_liveness.samples import SIGNALS

# Shares of genuine drawn pictures, documents located, that each signal may refuse: 11 % of the types never trained on in all, and fewer
# than 2 % of real photos, which are far easier.
MAY_REFUSE = {"screen": 0.03, "print": 0.02, "portrait": 0.05, "digital": 0.01}


def drawn(file: Path) -> np.ndarray:
    """Odds of genuine pictures whose document was located."""
    answers, found = np.load(file), []
    for case in ("unseen types", "seen types"):
        told, truth, located = (answers[f"{case}|{part}"] for part in ("told", "truth", "located"))
        found.append(told[(truth.sum(1) == 0) & located])
    return np.concatenate(found)


def photographed(file: Path) -> np.ndarray:
    rows = [json.loads(line)["liveness"]["signals"] for line in file.read_text().splitlines() if line.startswith("{")]
    return np.array([[row[name] for name in SIGNALS] for row in rows])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("answers", type=Path)
    parser.add_argument("card", type=Path)
    parser.add_argument("--photos", type=Path, required=True)
    options = parser.parse_args()
    odds, photos = drawn(options.answers), photographed(options.photos)
    card = json.loads(options.card.read_text())
    for i, name in enumerate(SIGNALS):
        share = 1 / (1 + math.exp(-np.quantile(odds[:, i], 1 - MAY_REFUSE[name])))
        value = max(round(share, 2), math.floor(100 * photos[:, i].max()) / 100 + 0.01)
        above = f"{100 * MAY_REFUSE[name]:.0f} % of {len(odds)} genuine drawn pictures lie above"
        note = f"the larger of two: {above}; above every one of {len(photos)} genuine photos (thresholds.py)"
        card["thresholds"][name] = {"value": round(value, 2), "chosenOn": note}
    options.card.write_text(json.dumps(card, indent=2, ensure_ascii=False) + "\n")
    print({name: threshold["value"] for name, threshold in card["thresholds"].items()})


if __name__ == "__main__":
    main()
