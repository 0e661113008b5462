import { languages } from '../languages.js'
import { reasonNames } from '../reasons.js'
import { services } from '../services.js'

/** Headers, parameters and the token, each described once. */
export const sharedParts = {
  securitySchemes: {
    bearer: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: [
        'A JWT with `exp` and `sub`, the tenant. Its claim `services` lists what the tenant has contracted:',
        `${services.map((name) => `\`${name}\``).join(', ')}.`,
        'An expired, missing or wrong token is answered with 401: obtain a new one and send again.',
      ].join(' '),
    },
  },
  headers: {
    RequestId: {
      description: 'Names the request in logs; mention it when you report a problem.',
      schema: { type: 'string', format: 'uuid' },
    },
    ErrorReason: {
      description:
        'Why the answer failed, as one name: of the coded error, of why a document that was read is not valid, or of the refusal. Absent where nothing failed. Of the combined request: why the part failed that decides; with `details` each part has its own in `details.reason`.',
      schema: { type: 'string', enum: [...reasonNames] },
    },
    Sandbox: {
      description:
        '`true` where the answer was asked for by `Sandbox-Answer`, or the record is of such an answer: no picture was analysed. Absent from real answers.',
      schema: { type: 'string', enum: ['true'] },
    },
    UnknownFields: {
      description:
        'Up to eight fields of the form that the request does not take, which are ignored; a name longer than 64 bytes is cut. After `;meant=` the field that is likely meant.',
      schema: { type: 'string' },
    },
    RetryAfter: {
      description: 'Seconds after which to try again.',
      schema: { type: 'integer', minimum: 1 },
    },
    RateLimit: {
      description:
        'What is left of the limits of a tenant that has some: `r` requests, and all of them again in `t` seconds (draft-ietf-httpapi-ratelimit-headers).',
      schema: { type: 'string' },
    },
    RateLimitPolicy: {
      description:
        'The limits themselves: `q` requests within `w` seconds, or `q` at once (draft-ietf-httpapi-ratelimit-headers).',
      schema: { type: 'string' },
    },
    WwwAuthenticate: {
      description: 'What is wrong with the token (RFC 6750).',
      schema: { type: 'string' },
    },
    Location: {
      description: 'Where to ask for the answer.',
      schema: { type: 'string', format: 'uri-reference' },
    },
    PreferenceApplied: {
      description: 'The preference that the service followed (RFC 7240).',
      schema: { type: 'string' },
    },
    IdempotentReplayed: {
      description: '`true` where the answer is that of an earlier request with the same Idempotency-Key.',
      schema: { type: 'string', enum: ['true'] },
    },
  },
  parameters: {
    Language: {
      name: 'Accept-Language',
      in: 'header',
      required: false,
      description: 'Language of error texts.',
      schema: { type: 'string', enum: [...languages], default: 'en' },
    },
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description:
        'The same key and form within a day give the same answer and id without new work, marked with `Idempotent-Replayed: true`. The same key with another form is 409.',
      schema: { type: 'string', minLength: 1, maxLength: 128, pattern: '^[\\x21-\\x7e]+$' },
    },
    Prefer: {
      name: 'Prefer',
      in: 'header',
      required: false,
      description:
        '`respond-async`: answer 202 at once and keep the result for whoever asks for the transaction (RFC 7240). Such work is done when nobody waits for other work.',
      schema: { type: 'string' },
    },
    SandboxAnswer: {
      name: 'Sandbox-Answer',
      in: 'header',
      required: false,
      description:
        'Only for tenants in the sandbox and tokens with the claim `sandbox: true`: the answer of this name, at once, marked with `Sandbox: true` and counted apart. `valid`, or any reason that the request may fail for, such as `document_on_screen`. The form must be one that can be analysed.',
      schema: { type: 'string' },
    },
    PreferWait: {
      name: 'Prefer',
      in: 'header',
      required: false,
      description:
        '`wait=20`: where the analysis has not ended, answer when it has, or after so many seconds; 60 at most.',
      schema: { type: 'string' },
    },
    From: {
      name: 'from',
      in: 'query',
      required: false,
      description: 'The first day, in UTC; by default 29 days before the last one.',
      schema: { type: 'string', format: 'date' },
    },
    To: {
      name: 'to',
      in: 'query',
      required: false,
      description: 'The last day, in UTC; today by default.',
      schema: { type: 'string', format: 'date' },
    },
    Format: {
      name: 'format',
      in: 'query',
      required: false,
      description: 'Format of the answer; by default the one that the header Accept names.',
      schema: { type: 'string', enum: ['json', 'csv'] },
    },
    WebhookId: {
      name: 'id',
      in: 'path',
      required: true,
      description: 'The `webhook_id` of an event that could not be delivered.',
      schema: { type: 'string', maxLength: 100 },
    },
    TransactionId: {
      name: 'id',
      in: 'path',
      required: true,
      description: 'The `id` of an answer.',
      schema: { type: 'integer', format: 'int64', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
    },
  },
}
