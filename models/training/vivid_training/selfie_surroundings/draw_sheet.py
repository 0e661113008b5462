"""Some drawn views as one picture: python -m vivid_training.selfie_surroundings.draw_sheet DATA OUT.jpg"""

import sys

import cv2
import numpy as np
import torch

from vivid_training.selfie_liveness.capture.chance import Chance
from vivid_training.selfie_surroundings.scene.people import load_people
from vivid_training.selfie_surroundings.stream import Batch, draw_batch

COLUMNS = 12


def draw_sheet(batch: Batch, count: int, file: str) -> None:
    order = torch.linspace(0, len(batch.trick) - 1, count).long()
    views = batch.views[order].permute(0, 2, 3, 1).cpu().numpy()[..., ::-1]
    masks = batch.masks[order, 0].cpu().numpy()
    tiles = []
    for view, mask, trick in zip(views, masks, batch.trick[order].tolist()):
        tile = np.ascontiguousarray(view)
        tile[:4] = (0, 0, 255) if trick else (0, 255, 0)
        tile[-tile.shape[0] // 4 :, -tile.shape[1] // 4 :] = cv2.resize(mask, (tile.shape[1] // 4, tile.shape[0] // 4))[..., None]
        tiles.append(tile)
    rows = [np.hstack(tiles[i : i + COLUMNS]) for i in range(0, count, COLUMNS)]
    cv2.imwrite(str(file), np.vstack(rows))


if __name__ == "__main__":
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    draw_sheet(draw_batch(Chance(device, 3), load_people(sys.argv[1], device, held_out=True), 48), 96, sys.argv[2])
