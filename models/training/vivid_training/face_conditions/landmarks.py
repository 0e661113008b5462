"""Where things are on a face, by the mesh's point numbers, as seen in the picture."""

LEFT_EYE = {
    "outer": 33,
    "inner": 133,
    "upper": [246, 161, 160, 159, 158, 157, 173],
    "lower": [7, 163, 144, 145, 153, 154, 155],
}
RIGHT_EYE = {
    "outer": 263,
    "inner": 362,
    "upper": [466, 388, 387, 386, 385, 384, 398],
    "lower": [249, 390, 373, 374, 380, 381, 382],
}
# Kept with every packed face, in this order: what the occluders are drawn by.
PACKED = {
    "left_eye_outer": 33,
    "left_eye_inner": 133,
    "right_eye_inner": 362,
    "right_eye_outer": 263,
    "nose_bridge": 168,
    "nose_tip": 1,
    "mouth_left": 61,
    "mouth_right": 291,
    "chin": 152,
    "left_cheek": 234,
    "right_cheek": 454,
    "left_jaw": 172,
    "right_jaw": 397,
    "forehead": 10,
}
NAMES = list(PACKED)
