/** The command was right, but what it names cannot be used: how to call it would be no help. */
export class InputError extends Error {
  override name = 'InputError'
}

export const usage = `vivid: reads documents and checks selfies with a Vivid service

  vivid ocr FRONT [BACK] [--type TYPE] [--document-id 052] [--validate-sides] [--details]
  vivid liveness SELFIE [--turned PICTURE] [--details]
  vivid match SELFIE DOCUMENT [--details]
  vivid onboard FRONT [BACK] SELFIE [--turned PICTURE] [--type TYPE] [--validate-sides] [--details]
  vivid transaction ID [--erase]
  vivid usage [--from DAY] [--to DAY] [--csv FILE] [--admin URL]
  vivid batch FOLDER --type TYPE|liveness [--out FILE] [--csv FILE] [--concurrency N] [--async]

  --type TYPE         passport, passport_plus or identification_card (passport; with two pictures identification_card)
  --document-id CODE  passports: also read the printed page of that country (052, Mexico)
  --validate-sides    identity cards: read both sides apart and compare them
  --turned PICTURE    selfies: the same person a moment later, the head turned by 15 to 25 degrees; prints and screens
                      are then told by their flatness
  --details           selfies: with score, quality and liveness; match: with similarity and quality; documents: with
                      confidence and source of each field, what contradicts what, expiry, age and where the document lies
  --return-id         with the transaction id
  --erase             transactions: deletes pictures and kept answer
  --device NAME       IOS, ANDROID or DESKTOP
  --language en|es|pt of messages (en)

  --url URL           the service (VIVID_URL, or http://127.0.0.1:8080)
  --token TOKEN       a bearer token (VIVID_TOKEN)
  --token-command CMD prints a token; run again when one has expired (VIVID_TOKEN_COMMAND)
  --sandbox-answer NAME  with a token of the sandbox: that answer at once, counted apart (valid, document_on_screen, sides_contradict …)
  --timeout SECONDS   for one attempt (40)
  --retries N         after overload, rate limits and broken connections (4)
  --max-document-bytes N  what the service takes of a document (2097152); larger pictures are shrunk before they are sent
  --version           of this command

  --from, --to DAY    usage: first and last day, as 2026-11-30, in UTC (the last 30 days)
  --admin URL         usage: of every tenant, from a gateway's admin port, without a token

  --out FILE          batch: one JSON object per line and picture, appended (vivid-batch.ndjson in FOLDER)
  --csv FILE          batch: the same as a table, written at the end; usage: as a table too
  --concurrency N     batch: requests under way at once (4)
  --async             batch: for large folders: the service does the work when nobody else needs it; answers are collected as
                      they are ready, and asked for again when the batch is taken up again

A batch goes on where it stopped: pictures that stand in --out with a verdict are not sent again. Each picture is sent
under an idempotency key made from its bytes and options, so one whose answer was lost is not analysed twice either.
For identity cards name the sides alike: ana-front.jpg and ana-back.jpg (or _ or . before front and back).

match says whether the selfie shows the person on the document. onboard sends everything in one request: is the person
alive, the one on the document, and what does the document say; what the token has not contracted is left out.

Where something failed, its reason stands on stderr (document_on_screen, sides_contradict …) and in a batch in its own column:
it tells apart what shares a code.

Ends with 0 when accepted, 1 when it, or a part of onboard, is rejected with a code, 2 when used wrongly, 3 when the service
could not say, 4 when a document was read but contradicts itself (valid or match is false: check digits fail, its sides
contradict each other, or they could not be shown to be of one document). A batch ends
with 0 when every picture has a verdict, accepted, invalid or rejected; a picture that cannot be sent, as a card without its
back, is noted as failed (not_sendable) and stops no other.`
