"""A page of drawn faces to look at before anything learns from them: each as packed, then as document, as selfie, ruined.

python -m vivid_training.face_embedding.sheet FACES sheet.png
"""

import argparse
from pathlib import Path

import cv2
import numpy as np
import torch

from vivid_training.face_embedding.draw.draw_faces import hardly_changed, on_documents, on_selfies, ruined
from vivid_training.face_embedding.draw.place import inner
from vivid_training.face_embedding.faces import read_faces

ROWS = 10


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("faces", type=Path)
    parser.add_argument("target", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    faces = read_faces(options.faces)[0]
    faces = faces[torch.randperm(len(faces))[:ROWS]].float() / 255
    documents = [on_documents(faces, often) for often in (0.2, 0.4, 0.4, 1, 1, 1)]
    columns = [inner(faces), hardly_changed(faces), *documents, *[on_selfies(faces) for _ in range(3)], ruined(faces)]
    page = torch.cat([torch.cat(list(column), 1) for column in columns], 2)
    cv2.imwrite(str(options.target), (page.permute(1, 2, 0).numpy()[:, :, ::-1] * 255).astype(np.uint8))


if __name__ == "__main__":
    main()
