"""Paths and names of the interface. Made by npm run docs from the contract."""

from typing import Dict, Literal

VERSION = "3.2.0"

ROUTES: Dict[str, str] = {
    "ocr": "/api/v3.2/ocr/",
    "liveness": "/api/v3.2/biometrics/liveness/",
    "face_match": "/api/v3.2/biometrics/face-match/",
    "biometrics": "/api/v3.2/biometrics/",
    "transactions": "/api/v3.2/transactions/",
    "usage": "/api/v3.2/usage",
    "webhooks": "/api/v3.2/webhooks/",
}

PICTURES = frozenset(["frontside", "backside", "selfie", "selfie_turned", "document"])

Analysis = Literal["ocr", "liveness", "face_match", "biometrics"]
Device = Literal["IOS", "ANDROID", "DESKTOP"]
DocumentType = Literal["passport", "passport_plus", "identification_card"]
