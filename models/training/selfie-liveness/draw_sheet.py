"""Samples as a picture: tight and context view side by side, framed red for a spoof, with both teachers' log odds."""

from pathlib import Path

import cv2
import numpy as np

from stream import Batch


def draw_sheet(batch: Batch, count: int, file: Path, columns: int = 6) -> None:
    tiles = []
    for place in range(count):
        pair = np.concatenate(
            [cv2.resize(views[place].permute(1, 2, 0).cpu().numpy(), (128, 128)) for views in (batch.tight, batch.context)], 1
        )
        pair = np.ascontiguousarray(pair[:, :, ::-1])
        colour = (0, 0, 255) if batch.spoof[place] else (0, 200, 0)
        cv2.rectangle(pair, (0, 0), (pair.shape[1] - 1, pair.shape[0] - 1), colour, 2)
        cv2.putText(pair, " ".join(f"{float(value):.1f}" for value in batch.odds[place]), (4, 122), 0, 0.4, (0, 255, 255), 1)
        tiles.append(pair)
    rows = [np.concatenate(tiles[start : start + columns], 1) for start in range(0, count - count % columns, columns)]
    cv2.imwrite(str(file), np.concatenate(rows), [cv2.IMWRITE_JPEG_QUALITY, 88])
