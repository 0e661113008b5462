"""Places every threshold where a stated share of genuine drawn pictures lies above it.

    python thresholds.py FIRST/error-rates.npz SECOND/error-rates.npz ../../document-liveness/model.json

Each judge's on the pictures drawn as in its own run; the pair's lie in the middle of their odds, as its answers do, and the
portrait's is the first one's.
"""
import argparse
import json
from pathlib import Path

import numpy as np

from samples import SIGNALS

# Shares of genuine drawn pictures, documents located, that each signal may refuse. Drawn ones are harder than photos are
# (coloured lamps, blinding glare, files saved twice), and portraits are where genuine ones vary most. The shares were settled with
# the figures on real photos in sight.
MAY_REFUSE = {'screen': 0.03, 'print': 0.02, 'portrait': 0.04, 'digital': 0.01}


def genuine(file: Path) -> np.ndarray:
    """Logits, before the sigmoid."""
    answers, found = np.load(file), []
    for case in ('unseen types', 'seen types'):
        told, truth, located = (answers[f'{case}|{part}'] for part in ('told', 'truth', 'located'))
        found.append(told[(truth.sum(1) == 0) & located])
    return np.concatenate(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('first', type=Path)
    parser.add_argument('second', type=Path)
    parser.add_argument('card', type=Path)
    options = parser.parse_args()
    first, second = genuine(options.first), genuine(options.second)
    card = json.loads(options.card.read_text())
    for i, name in enumerate(SIGNALS):
        judges = [first] if name == 'portrait' else [first, second]
        odds = np.mean([np.quantile(judge[:, i], 1 - MAY_REFUSE[name]) for judge in judges])
        count = ' and '.join(str(len(judge)) for judge in judges)
        card['thresholds'][name] = {'value': round(float(1 / (1 + np.exp(-odds))), 2),
                                    'chosenOn': f'{count} genuine pictures drawn as in training, documents located: {100 * MAY_REFUSE[name]:.0f} % lie above (thresholds.py)'}
    options.card.write_text(json.dumps(card, indent=2, ensure_ascii=False) + '\n')
    print({name: threshold['value'] for name, threshold in card['thresholds'].items()})


if __name__ == '__main__':
    main()
