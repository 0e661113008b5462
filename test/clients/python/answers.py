"""Calls a running service with the generated client and prints what it understood, a line each; for either document."""

import io
import os
from pathlib import Path

from httpx import Timeout
from vivid import AuthenticatedClient
from vivid.api.biometrics import check_biometrics, match_faces
from vivid.api.documents import read_document
from vivid.api.selfies import check_liveness
from vivid.api.transactions import get_transaction
from vivid.models import CheckBiometricsBody, CheckLivenessBody, MatchFacesBody, ReadDocumentBody
from vivid.models.check_biometrics_body_document_type import CheckBiometricsBodyDocumentType
from vivid.models.read_document_body_document_type import ReadDocumentBodyDocumentType as DocumentType
from vivid.types import UNSET, File


def picture(name):
    content = (Path(os.environ["VIVID_PICTURES"]) / name).read_bytes()
    return File(payload=io.BytesIO(content), file_name=name, mime_type="image/jpeg")


def client_with(url, token):
    return AuthenticatedClient(base_url=url, token=token, timeout=Timeout(240))


def value(told):
    def has(name):
        return getattr(told, name, UNSET) is not UNSET

    if has("reason"):
        return told.reason
    if has("error_code") and told.error_code is not None:
        return f"{told.error_code} {told.error if has('error') else told.message}"
    if has("state"):
        return told.state.value
    if has("liveness"):
        return f"{str(told.liveness.valid).lower()} {told.document.document_number}"
    return told.document_number if has("document_number") else str(told.valid).lower()


def say(name, answer):
    print(name, answer.status_code.value, type(answer.parsed).__name__, value(answer.parsed))
    return answer.parsed


def read(name, client, document_type, front, back=UNSET):
    body = ReadDocumentBody(frontside=picture(front), backside=back, document_type=document_type)
    say(name, read_document.sync_detailed(client=client, body=body))


url, token = os.environ["VIVID_URL"], os.environ["VIVID_TOKEN"]
service = client_with(url, token)
read("passport", service, DocumentType.PASSPORT, "passport.jpg")
read("card", service, DocumentType.IDENTIFICATION_CARD, "card-front.jpg", picture("card-back.jpg"))
read("screen", service, DocumentType.IDENTIFICATION_CARD, "card-on-screen.jpg", picture("card-back.jpg"))
say("selfie", check_liveness.sync_detailed(client=service, body=CheckLivenessBody(picture("selfie-on-screen.jpg"))))
read("token", client_with(url, "expired"), DocumentType.PASSPORT, "passport.jpg")
read("busy", client_with(os.environ["VIVID_AWAY_URL"], token), DocumentType.PASSPORT, "passport.jpg")

body = MatchFacesBody(selfie=picture("selfie-holder.jpg"), document=picture("card-front.jpg"))
say("match", match_faces.sync_detailed(client=service, body=body))
together = CheckBiometricsBody(
    selfie=picture("selfie-holder.jpg"),
    document=picture("card-front.jpg"),
    backside=picture("card-back.jpg"),
    document_type=CheckBiometricsBodyDocumentType.IDENTIFICATION_CARD,
)
say("together", check_biometrics.sync_detailed(client=service, body=together))
body = CheckLivenessBody(picture("selfie-holder.jpg"))
deferred = say("deferred", check_liveness.sync_detailed(client=service, body=body, prefer="respond-async"))
say("record", get_transaction.sync_detailed(client=service, id=deferred.id, prefer="wait=60"))
