"""Error rates of a presentation-attack test (ISO/IEC 30107-3): APCER, attacks passed; BPCER, living refused; ACER, their mean."""

import numpy as np


def area_under_curve(live: np.ndarray, spoof: np.ndarray) -> float:
    return float((live[:, None] > spoof[None]).mean() + 0.5 * (live[:, None] == spoof[None]).mean())


def refused_at(live: np.ndarray, spoof: np.ndarray, passing: float) -> float:
    """BPCER while at most this share of the attacks passes."""
    return float((live <= np.sort(spoof)[::-1][int(passing * len(spoof))]).mean())


def lowest_error(live: np.ndarray, spoof: np.ndarray) -> tuple[float, float]:
    """Lowest ACER over all limits, and the limit."""
    limits = np.unique(np.concatenate([live, spoof]))
    return min((float((live < limit).mean() + (spoof >= limit).mean()) / 2, float(limit)) for limit in limits)


def describe(name: str, live: np.ndarray, spoof: np.ndarray) -> str:
    """Scores are log odds: 0 is the limit in force."""
    parts = [f"{name}: {len(live)} live, {len(spoof)} spoofs"]
    if len(live):
        parts.append(f"BPCER {100 * (live < 0).mean():.1f} %")
    if len(spoof):
        parts.append(f"APCER {100 * (spoof >= 0).mean():.1f} %")
    if len(live) and len(spoof):
        error, limit = lowest_error(live, spoof)
        parts.append(f"ACER {50 * ((live < 0).mean() + (spoof >= 0).mean()):.1f} % (lowest {100 * error:.1f} % at {limit:.2f})")
        parts.append(f"AUC {area_under_curve(live, spoof):.3f}")
        parts.append(
            f"BPCER at APCER 5 %: {100 * refused_at(live, spoof, 0.05):.1f} %, at 1 %: {100 * refused_at(live, spoof, 0.01):.1f} %"
        )
    return ", ".join(parts)


def reliability(live: np.ndarray, spoof: np.ndarray, bins: int = 5) -> list[str]:
    """Of the faces given a liveness in each band, the share that lives (both classes counted alike)."""
    scores = np.concatenate([live, spoof])
    liveness, lives = 1 / (1 + np.exp(-scores)), np.arange(len(scores)) < len(live)
    weights = np.where(lives, 0.5 / len(live), 0.5 / len(spoof))
    rows = []
    for band in range(bins):
        chosen = (liveness >= band / bins) & (liveness < (band + 1) / bins + (band == bins - 1))
        share = (weights * lives)[chosen].sum() / max(1e-9, weights[chosen].sum())
        rows.append(f"liveness {band / bins:.1f} to {(band + 1) / bins:.1f}: {int(chosen.sum())} faces, {100 * share:.0f} % live")
    return rows
