"""Calls a running service with the Python client and prints what it understood, a line each."""

import base64
import hashlib
import hmac
import io
import os
import socket
import tempfile
import threading
import time

from vivid_client import Accepted, Client, Rejected, VividError, WebhookNotOurs, verify_webhook

PICTURE = b"\xff\xd8\xff\xe0" + b" " * 5000
url, token = os.environ["VIVID_URL"], os.environ["VIVID_TOKEN"]
vivid = Client(url, token)

with tempfile.NamedTemporaryFile() as file:
    file.write(PICTURE)
    file.flush()
    passport = vivid.ocr(document_type="passport", frontside=file.name, return_id=True)
assert isinstance(passport, Accepted) and passport.id is not None
print("passport", passport.answer["document_number"] != "", passport.consistent, passport.reason)

card = vivid.ocr(document_type="identification_card", frontside=PICTURE, backside=io.BytesIO(PICTURE), validate_sides=True)
assert isinstance(card, Accepted)
print("sides", card.answer["match"], card.answer["frontside"]["names"] != "")

broken = vivid.ocr(document_type="passport", frontside=b"no picture")
assert isinstance(broken, Rejected)
print("rejected", broken.code, broken.message != "")

selfie = vivid.liveness(selfie=PICTURE, details=True)
assert isinstance(selfie, Accepted)
print("selfie", selfie.answer["valid"], "api_response" in selfie.answer)

person = vivid.biometrics(selfie=PICTURE, document=PICTURE, document_type="passport")
assert isinstance(person, Accepted)
print("person", sorted(person.answer))

deferred = vivid.analyse_async("ocr", document_type="passport", frontside=PICTURE)
assert deferred.id is not None
print("deferred", type(vivid.wait_for(deferred, timeout=60)).__name__)

record = vivid.transaction(passport.id)
assert record is not None
print("record", record["kind"], vivid.transaction(1))
print("usage", vivid.usage()["from"] != "")

asked: "list[int]" = []


def renewed() -> str:
    asked.append(1)
    return "expired" if len(asked) == 1 else token


print("renewed", type(Client(url, renewed).liveness(selfie=PICTURE)).__name__, len(asked))

for name, client, document_type in (
    ("refused", Client(url, "wrong"), "passport"),
    ("away", Client("http://127.0.0.1:9", token, retries=0), "passport"),
    ("unknown", vivid, "visa"),
):
    try:
        client.ocr(document_type=document_type, frontside=PICTURE)  # type: ignore[call-overload]
    except VividError as error:
        print(name, error.status, error.reason, error.field)



def break_off(listening: socket.socket, status: int, tries: "list[int]") -> None:
    while True:
        connection, _ = listening.accept()
        with connection:
            connection.recv(65536)
            tries.append(1)
            connection.sendall(f'HTTP/1.1 {status} Any\r\nContent-Length: 100\r\n\r\n{{"val'.encode())


for status in (200, 400, 503):
    listening, tries = socket.create_server(("127.0.0.1", 0)), []
    threading.Thread(target=break_off, args=(listening, status, tries), daemon=True).start()
    try:
        Client(f"http://127.0.0.1:{listening.getsockname()[1]}", token, retries=1).usage()
    except VividError as error:
        print("broken off", status, error.reason, len(tries))

screen = Client(url, os.environ["VIVID_SANDBOX_TOKEN"], sandbox_answer="document_on_screen")
shown = screen.ocr(document_type="passport", frontside=PICTURE)
assert isinstance(shown, Rejected)
print("sandbox", shown.code, shown.reason, shown.sandbox)
for answer in ("valid", "check_digit", "passport_code_unsupported"):
    mexican = Client(url, os.environ["VIVID_SANDBOX_TOKEN"], sandbox_answer=answer).ocr(
        document_type="passport", document_id="052", frontside=PICTURE
    )
    assert isinstance(mexican, Accepted)
    print("mexican", mexican.consistent, mexican.reason, mexican.sandbox)
try:
    Client(url, os.environ["VIVID_SANDBOX_TOKEN"], sandbox_answer="reading_failed").ocr(document_type="passport", frontside=PICTURE)
except VividError as error:
    print("failed", error.status, error.reason, error.code, error.sandbox)
later = screen.analyse_async("ocr", document_type="passport", frontside=PICTURE)
print("later", screen.wait_for(later).sandbox, passport.sandbox)

key = base64.b64encode(b"k" * 24).decode()
body = b'{"type":"analysis.done","timestamp":"2026-11-15T09:26:04.536Z","data":{"id":1}}'
stamp = str(int(time.time()))
signature = base64.b64encode(hmac.new(b"k" * 24, b"msg_1." + stamp.encode() + b"." + body, hashlib.sha256).digest()).decode()
headers = {"Webhook-Id": "msg_1", "Webhook-Timestamp": stamp, "Webhook-Signature": f"v1,bad v1,{signature}"}
print("webhook", verify_webhook(headers, body, ["whsec_b3RoZXI=", f"whsec_{key}"])["data"]["id"])
for late, sent in ((0.0, body + b" "), (301.0, body)):
    try:
        verify_webhook(headers, sent, f"whsec_{key}", now=time.time() + late)
    except WebhookNotOurs as error:
        print("not ours", error)
