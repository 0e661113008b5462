"""Light paper speaks for an upload, as much as the two kinds differ."""

import json
from pathlib import Path

import torch

from vivid_training.document_liveness.paper_tone import fitted, read


def spread(middle: float) -> tuple[torch.Tensor, torch.Tensor]:
    tones = middle + 0.1 * torch.linspace(-2, 2, 200)
    return tones, torch.full((200,), 1 / 200)


def test_the_middle_lies_between_both_kinds() -> None:
    middle, slope = fitted(spread(5.2), spread(5.4))
    assert abs(middle - 5.3) < 0.01
    assert slope > 5
    assert fitted(spread(5.2), spread(5.25))[1] < slope


def test_sources_count_alike(tmp_path: Path) -> None:
    row = lambda folder, tone: json.dumps({"file": f"{folder}/1.jpg", "liveness": {"paper_tone": tone}})
    file = tmp_path / "photos.ndjson"
    file.write_text("\n".join([row("cards", 5.1)] * 3 + [row("pages", 5.3), row("pages", None)]))
    tones, weights = read(file)
    assert len(tones) == 4
    assert torch.allclose(weights, torch.tensor([1 / 6, 1 / 6, 1 / 6, 1 / 2]))
