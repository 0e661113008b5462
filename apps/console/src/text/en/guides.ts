/** The guides: paragraphs by name; `layouts.ts` says what stands between them. */
export const guides = {
  guides: {
    title: 'Guides',
    lead: 'From the first call to production. Every address and field is in the [reference](/docs/reference), every code in [errors](/docs/errors).',
    contents: 'Guides',
    chooser: {
      title: 'Your request',
      lead: 'Every sample on this page sends what you choose here.',
      endpoint: 'Endpoint',
      language: 'Samples in',
      none: 'not sent',
    },
    all: {
      start: {
        title: 'First call',
        body: {
          run: 'Start the service on your machine. It needs Node 20.19 or newer and nothing else.',
          token:
            'Make a token. It holds for an hour and includes every service. With `id_reader_plus` scans and screenshots are rejected (818): to read them add `-- --services ocr`.',
          send: 'Send your pictures under their own file names.',
          answer:
            'HTTP 200 means that the analysis finished. Without `error_code` the body is the result. With `error_code` the picture was rejected: show its text to the person and let them take another picture. The text is `error` for documents and `message` for selfies and faces.',
          valid:
            '`valid: true` means: the document was read completely and nothing in it contradicts anything else; the selfie shows a living person; the faces match.',
        },
      },
      tokens: {
        title: 'Tokens and keys',
        body: {
          claims:
            'A token is a JWT. Its claim `sub` names the tenant, `exp` says until when it holds, and `services` lists what the tenant has contracted: `ocr`, `liveness`, `id_reader_plus`, `face_match`. Without `services` a token includes `ocr` and `liveness`.',
          keys: 'In production your identity provider signs the tokens. The service checks them with the secret in `JWT_SECRET` (HS256) or with the public keys at `JWT_JWKS_URL` (RS256 or ES256).',
          expired:
            'A missing, wrong or expired token is answered 401, and the text says which. Obtain a new token and send again. A token without the service that you call is answered 403.',
          keep: 'Keep tokens on your server: let apps and pages send pictures to your server, which calls the service.',
        },
      },
      retries: {
        title: 'Retries and idempotency',
        body: {
          when: 'Send again after 429, 502, 503 and broken connections. Wait for as many seconds as `Retry-After` says; without it, wait longer each time. After 504 the time for the analysis is used up: the service is busy, so send later or without waiting.',
          never: 'Do not repeat 400, 401, 403, 413 or 415 unchanged: mend the request or the token first.',
          key: 'Give every request an `Idempotency-Key` of its own and repeat the key with the request. For a day the service then answers the same without a second analysis, and marks the answer with `Idempotent-Replayed: true`. The same key with another form is answered 409.',
        },
      },
      waiting: {
        title: 'Waiting or not',
        body: {
          wait: 'By default the answer comes on the same connection, within 30 seconds.',
          async:
            'With `Prefer: respond-async` the service answers 202 at once: `id` is the transaction, the header `Location` its address.',
          ask: 'Ask at that address for the answer. With `Prefer: wait=20` the service answers when the analysis has ended, or after 20 seconds. `state` is `waiting`, `running`, `done` or `failed`; `result` is the answer and `status` its HTTP status.',
          webhook:
            'Or receive a webhook. Agree on an address and a secret for your tenant; the service then sends `analysis.done` or `analysis.failed` there, in the form of [Standard Webhooks](https://www.standardwebhooks.com). Check the signature before you read the event. An event may come twice: compare `data.id`.',
        },
      },
      errors: {
        title: 'Reading errors',
        body: {
          rejected:
            '200 with `error_code`: the analysis finished and rejects the picture. Show the text to the person and let them take another picture.',
          refused:
            '4xx or 503 with `reason`: the service refused the request before any analysis. Mend the request or the token, or send again later.',
          failed:
            '500: the service failed. Send again. If it fails again, report it with the `X-Request-Id` of the answer.',
          reason:
            'Several causes share a code. The header `Error-Reason` names the one cause, such as `document_on_screen`: let programs compare this name, not the text.',
          language: 'Texts follow the header `Accept-Language`: `en`, `es` or `pt`.',
          all: 'All codes and reasons, with what to do about each: [errors](/docs/errors).',
        },
      },
      faces: {
        title: 'Face match',
        body: {
          send: 'Face match compares a selfie with the portrait of a document. Send a photo of the whole document or its portrait alone.',
          answer:
            '`valid: true` means that both show the same person. With `details` the answer has `similarity` from 0 to 1; below 0.5 the faces do not match (730).',
          codes:
            '731: no face was found on the document. 732: its portrait is too small, worn or covered. 733: the selfie shows the portrait of the document itself. Problems of the selfie have the codes 700 to 716.',
          alive:
            'Face match does not tell whether the selfie shows a living person. The combined request tells both and, with `document_type`, reads the document, too.',
        },
      },
      sandbox: {
        title: 'Testing in the sandbox',
        body: {
          token:
            'Make a token with the claim `sandbox: true`, or mark your tenant with `sandbox: true` in `TENANTS_FILE`.',
          name: 'Name the answer that you want in `Sandbox-Answer`: `valid`, or any name from [errors](/docs/errors) that the request may fail for.',
          same: 'The answer has the body, headers, language and webhook of a real one. No engine works, no picture is stored, and usage counts it apart. It bears `Sandbox: true`, and `sandbox: true` in `details`, records and webhooks. Without the header the engines work as usual.',
          others: 'From any other token the header is answered 400, so that a sample is never taken for a verdict.',
        },
      },
      live: {
        title: 'Going live',
        body: {
          secrets:
            'Set `NODE_ENV=production` and secrets of your own: `JWT_SECRET` or `JWT_JWKS_URL` for tokens, `MASTER_KEYS` for the encryption of pictures. The service refuses to start with the secrets of development.',
          tls: 'Let a proxy or load balancer end TLS before the gateways. Keep the admin port inside your network.',
          tenants:
            'Write into `TENANTS_FILE` what you agreed with each tenant: limits, language, retention and webhook.',
          capacity:
            'Plan how many gateways and workers your rate needs. This command computes it for 300 requests a second.',
          watch:
            'Watch `/health/ready` and `/metrics` on the admin port. Alerts and dashboards come with the service in `deploy/prometheus` and `deploy/grafana`.',
          caller:
            'Check your caller: it repeats requests with their `Idempotency-Key`, renews the token after 401, shows texts in the language of the person, and writes `X-Request-Id` into its log.',
        },
      },
    },
  },
}
