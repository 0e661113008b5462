"""Calls a running service with the generated client and prints what it understood, a line each."""

import io
import os

from vivid import AuthenticatedClient
from vivid.api.biometrics import check_biometrics
from vivid.api.documents import read_document
from vivid.api.selfies import check_liveness
from vivid.api.transactions import get_transaction
from vivid.models import CheckBiometricsBody, CheckLivenessBody, ReadDocumentBody
from vivid.models.read_document_body_device import ReadDocumentBodyDevice
from vivid.models.read_document_body_document_type import ReadDocumentBodyDocumentType as DocumentType
from vivid.types import File

PICTURE = b"\xff\xd8\xff\xe0" + b" " * 5000


def picture(content=PICTURE):
    return File(payload=io.BytesIO(content), file_name="picture.jpg", mime_type="image/jpeg")


def client_with(token):
    return AuthenticatedClient(base_url=os.environ["VIVID_URL"], token=token)


client = client_with(os.environ["VIVID_TOKEN"])

body = ReadDocumentBody(
    frontside=picture(), document_type=DocumentType.PASSPORT, return_id=True, device=ReadDocumentBodyDevice.IOS
)
answer = read_document.sync_detailed(client=client, body=body)
print("upload", answer.status_code.value, type(answer.parsed).__name__, answer.parsed.valid, answer.parsed.id > 0)

record = get_transaction.sync_detailed(client=client, id=answer.parsed.id)
print("record", record.status_code.value, type(record.parsed).__name__, record.parsed.kind.value)

body = ReadDocumentBody(frontside=picture(b"no picture"), document_type=DocumentType.PASSPORT)
answer = read_document.sync_detailed(client=client, body=body)
print("failure", answer.status_code.value, type(answer.parsed).__name__, answer.parsed.error_code)

answer = check_liveness.sync_detailed(client=client, body=CheckLivenessBody(selfie=picture(), details=True))
print("selfie", answer.status_code.value, type(answer.parsed).__name__, answer.parsed.valid)

answer = check_liveness.sync_detailed(client=client, body=CheckLivenessBody(selfie=picture(b"no picture")))
rejected = answer.parsed
print("rejected", answer.status_code.value, type(rejected).__name__, rejected.valid, rejected.error_code, len(rejected.message) > 0)

answer = check_liveness.sync_detailed(client=client, body=CheckLivenessBody(selfie=picture()), prefer="respond-async")
print("deferred", answer.status_code.value, type(answer.parsed).__name__, answer.parsed.state.value)

together = CheckBiometricsBody(selfie=picture(), document=picture())
answer = check_biometrics.sync_detailed(client=client, body=together)
parts = answer.parsed
print("together", answer.status_code.value, type(parts).__name__, parts.valid, type(parts.liveness).__name__, type(parts.face_match).__name__)

body = ReadDocumentBody(frontside=picture(), document_type=DocumentType.PASSPORT)
answer = read_document.sync_detailed(client=client_with("expired"), body=body)
print("refused", answer.status_code.value, type(answer.parsed).__name__, answer.parsed.reason)
