"""Samples as a picture: framed red for a spoof, yellow for a photograph, with both teachers' log odds."""

from pathlib import Path

import cv2
import numpy as np

from vivid_training.selfie_liveness.stream import Batch


def draw_sheet(batch: Batch, count: int, file: Path, columns: int = 12) -> None:
    tiles = []
    for place in np.linspace(0, len(batch.spoof) - 1, count).astype(int):
        tile = np.ascontiguousarray(cv2.resize(batch.views[place].permute(1, 2, 0).cpu().numpy(), (128, 128))[:, :, ::-1])
        colour = (0, 0, 255) if batch.spoof[place] else (0, 200, 200) if batch.photograph[place] else (0, 200, 0)
        cv2.rectangle(tile, (0, 0), (tile.shape[1] - 1, tile.shape[0] - 1), colour, 2)
        cv2.putText(tile, " ".join(f"{float(value):.1f}" for value in batch.odds[place].view(-1)), (4, 122), 0, 0.4, (0, 255, 255), 1)
        tiles.append(tile)
    rows = [np.concatenate(tiles[start : start + columns], 1) for start in range(0, count - count % columns, columns)]
    cv2.imwrite(str(file), np.concatenate(rows), [cv2.IMWRITE_JPEG_QUALITY, 88])
