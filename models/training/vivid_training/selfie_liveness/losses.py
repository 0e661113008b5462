"""What the network is asked for: both teachers' answers and insides on the same view, and their mean answer over all views."""

from dataclasses import dataclass

import torch
import torch.nn.functional as F

from vivid_training.selfie_liveness.stream import Batch

ODDS_CLIP = 6.0  # beyond it a teacher is sure, and how sure does not matter
TEACHER, MEAN, EMBEDDING, HINT = 1.0, 1.0, 0.5, 0.5


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


def against_odds(answers: torch.Tensor, odds: torch.Tensor) -> torch.Tensor:
    return F.binary_cross_entropy_with_logits(answers, odds.sigmoid()) + 0.1 * F.smooth_l1_loss(answers, odds)


def total_loss(outputs, batch: Batch, scales: Scales) -> dict[str, torch.Tensor]:
    answers, embeddings, maps = outputs
    answers = answers.float()
    odds, mean_odds = batch.odds.float().clamp(-ODDS_CLIP, ODDS_CLIP), batch.mean_odds.float()
    wanted = [values.float() / scale for values, scale in zip((batch.fine, batch.middle, batch.coarse), scales.maps)]
    return {
        "teacher": TEACHER * against_odds(answers[:, :2], odds),
        "mean": MEAN * against_odds(answers[:, 2], mean_odds),
        "embedding": EMBEDDING * F.mse_loss(embeddings.float(), batch.embeddings.float() / scales.embeddings),
        "hint": HINT * sum(F.mse_loss(guess.float(), values) for guess, values in zip(maps, wanted)),
    }
