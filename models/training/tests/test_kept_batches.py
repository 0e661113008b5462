"""The newest batches are kept, and nothing is taken that was never put."""

from dataclasses import dataclass

import torch

from vivid_training.selfie_liveness.capture.chance import Chance
from vivid_training.selfie_liveness.kept_batches import KeptBatches


@dataclass
class Numbers:
    views: torch.Tensor
    trick: torch.Tensor


def numbers(first: int, count: int) -> Numbers:
    values = torch.arange(first, first + count)
    return Numbers(values, -values)


def taken(kept: KeptBatches) -> set[int]:
    batch = kept.take(Chance(torch.device("cpu"), 1), 200)
    assert torch.equal(batch.views, -batch.trick)
    return set(batch.views.tolist())


def test_only_what_was_put_is_taken():
    assert taken(KeptBatches(numbers(1, 3), 10)) == {1, 2, 3}


def test_the_oldest_make_room():
    kept = KeptBatches(numbers(1, 4), 6)
    kept.put(numbers(5, 4))
    assert taken(kept) == {3, 4, 5, 6, 7, 8}
