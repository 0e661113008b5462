"""What the network is asked for: the label, both teachers' answers and insides, a corrected answer, the spectrum of the tight view."""

from dataclasses import dataclass

import torch
import torch.nn.functional as F

from stream import Batch

SMOOTHING = 0.04
ODDS_CLIP = 6.0  # beyond it a teacher is sure, and how sure does not matter
# Where the truth is certain (untouched genuine photographs, real recaptures) the corrected answer is at least this sure of it.
CERTAIN_ODDS = 2.5
LABEL, TEACHER, CORRECTED, EMBEDDING, HINT, FOURIER = 0.15, 0.6, 1.0, 0.5, 0.5, 0.1


@dataclass
class Scales:
    """Spread of the teachers' insides over drawn samples: errors are counted in it."""

    embeddings: torch.Tensor
    maps: list[torch.Tensor]

    @staticmethod
    def of(batch: Batch) -> "Scales":
        spread = lambda values: values.float().std((0, 2, 3), keepdim=True).clamp(min=1e-3)
        return Scales(
            batch.embeddings.float().std(0).clamp(min=1e-3), [spread(values) for values in (batch.fine, batch.middle, batch.coarse)]
        )


def spectrum(views: torch.Tensor, side: int) -> torch.Tensor:
    """Log magnitudes, zero frequency in the middle, shrunk and scaled to 0…1."""
    magnitude = torch.fft.fftshift(torch.fft.fft2(views.float().mean(1)), dim=(1, 2)).abs().log1p()[:, None]
    small = F.adaptive_avg_pool2d(magnitude, side)
    low, high = small.amin((2, 3), keepdim=True), small.amax((2, 3), keepdim=True)
    return (small - low) / (high - low).clamp(min=1e-3)


def corrected_odds(batch: Batch, odds: torch.Tensor) -> torch.Tensor:
    mean = odds.mean(1)
    mean = torch.where(batch.untouched == 1, mean.clamp(min=CERTAIN_ODDS), mean)
    return torch.where((batch.one_person == 1) & (batch.spoof == 1), mean.clamp(max=-CERTAIN_ODDS), mean)


def against_odds(answers: torch.Tensor, odds: torch.Tensor) -> torch.Tensor:
    return F.binary_cross_entropy_with_logits(answers, odds.sigmoid()) + 0.1 * F.smooth_l1_loss(answers, odds)


def total_loss(outputs, batch: Batch, tight: torch.Tensor, scales: Scales) -> dict[str, torch.Tensor]:
    answers, embeddings, maps, fourier = outputs
    answers = answers.float()
    live = (1 - batch.spoof) * (1 - 2 * SMOOTHING) + SMOOTHING
    odds = batch.odds.float().clamp(-ODDS_CLIP, ODDS_CLIP)
    wanted = [values.float() / scale for values, scale in zip((batch.fine, batch.middle, batch.coarse), scales.maps)]
    return {
        "label": LABEL * F.binary_cross_entropy_with_logits(answers[:, 0], live),
        "teacher": TEACHER * against_odds(answers[:, 1:3], odds),
        "corrected": CORRECTED * against_odds(answers[:, 3], corrected_odds(batch, odds)),
        "embedding": EMBEDDING * F.mse_loss(embeddings.float(), batch.embeddings.float() / scales.embeddings),
        "hint": HINT * sum(F.mse_loss(guess.float(), values) for guess, values in zip(maps, wanted)),
        "fourier": FOURIER * F.mse_loss(fourier.float(), spectrum(tight, fourier.shape[-1])),
    }
