"""python -m vivid_training.face_conditions.scan MODELS FILE_LIST OUT.pkl: the largest face of every picture, with its mesh."""

import pickle
import sys
from pathlib import Path

import cv2
import numpy as np

from vivid_training.faces.detect_faces import detect_faces, open_detector

LONGEST_PX = 1600
MESH_PX, MESH_TIMES = 192, 1.5
# A face that fills the picture is found once there is room around it.
ROOM = 0.4


def read_picture(file: str) -> np.ndarray | None:
    picture = cv2.imread(file)
    if picture is None:
        return None
    scale = LONGEST_PX / max(picture.shape)
    if scale < 1:
        picture = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    return cv2.cvtColor(picture, cv2.COLOR_BGR2RGB)


def find_face(detector, picture: np.ndarray):
    """Box and keypoints of the largest face, or nothing."""
    for room in (0, int(ROOM * max(picture.shape))):
        padded = cv2.copyMakeBorder(picture, room, room, room, room, cv2.BORDER_CONSTANT)
        faces = detect_faces(detector, padded)
        if faces:
            face = max(faces, key=lambda f: (f.box[2] - f.box[0]) * (f.score if f.score > 0.7 else 0.5))
            return face.box - room, face.keypoints - room, face.score
    return None


def lay_mesh(mesh, picture: np.ndarray, box: np.ndarray, keypoints: np.ndarray):
    across = keypoints[1] - keypoints[0]
    angle = float(np.degrees(np.arctan2(across[1], across[0])))
    side = MESH_TIMES * float(max(box[2:] - box[:2]))
    middle = (box[:2] + box[2:]) / 2
    matrix = cv2.getRotationMatrix2D(tuple(map(float, middle)), angle, MESH_PX / side)
    matrix[:, 2] += MESH_PX / 2 - middle
    view = cv2.warpAffine(picture, matrix, (MESH_PX, MESH_PX))
    presence, points = mesh.run(["presence", "points"], {"image": (view.astype(np.float32) / 255).transpose(2, 0, 1)[None]})
    return float(presence.ravel()[0]), points.reshape(468, 3), matrix


def main(models: Path, files: list[str], out: str):
    cv2.setNumThreads(1)
    detector, mesh = (open_detector(str(models / name / "weights.onnx")) for name in ("face-detector", "face-mesh"))
    found = []
    for file in files:
        picture = read_picture(file)
        face = picture is not None and find_face(detector, picture)
        if not face:
            continue
        box, keypoints, score = face
        presence, points, matrix = lay_mesh(mesh, picture, box, keypoints)
        found.append(
            {
                "file": file,
                "box": box,
                "kp": keypoints,
                "score": score,
                "presence": presence,
                "points": points.astype(np.float16),
                "T": matrix,
            }
        )
    Path(out).write_bytes(pickle.dumps(found))
    print(f"{len(found)} of {len(files)} pictures hold a face")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]).read_text().splitlines(), sys.argv[3])
