"""python -m vivid_training.face_conditions.draw_sheet PACK.npz OUT.png: some of what the networks learn from, as a picture."""

import sys

import cv2
import numpy as np

from vivid_training.face_conditions.samples import Pack, draw_eyes, draw_faces

if __name__ == "__main__":
    pack = Pack(sys.argv[1])
    faces, hidden = draw_faces(pack, False, 70, 5)
    for face, label in zip(faces, hidden):
        cv2.putText(face, " ".join(f"{v:.0f}" for v in label), (2, 140), 0, 0.5, (255, 0, 0), 1)
    rows = [np.hstack(faces[i : i + 14]) for i in range(0, 70, 14)]
    eyes, closed = draw_eyes(pack, 126, 6)
    for eye, label in zip(eyes, closed):
        cv2.putText(eye, "closed" if label else "open", (1, 9), 0, 0.33, 255, 1)
    rows += [np.repeat(np.hstack(eyes[i : i + 21])[..., None], 3, 2) for i in range(0, 126, 21)]
    cv2.imwrite(sys.argv[2], np.vstack(rows)[..., ::-1])
