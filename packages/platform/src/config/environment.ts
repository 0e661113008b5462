import { availableParallelism } from 'node:os'
import { limits } from '@vivid/contract'
import { CELL_COUNT } from './cell-count.js'
import { redisUrl } from './redis-url.js'
import { tracingVariables } from './tracing-variables.js'
import { flag, integer, number, oneOf, secrets, text, url, type Variable } from './variable.js'

/** As S3 and its client have it: no two dots in a row, and nothing that looks like an IP address. */
const bucketName = /^(?!.*\.\.)(?!.*\d+\.\d+\.\d+\.\d+)[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

/** Every variable any process of ours reads, once. `--help`, deploy/VARIABLES.md and the deployment files are checked against it. */
export const environment = {
  PORT: integer({ help: 'Port of the HTTP interface; 0 picks a free one.', fallback: 8080, min: 0, max: 65535 }),
  HOST: text({ help: 'Address the HTTP interface listens on.', fallback: '0.0.0.0' }),
  ADMIN_PORT: integer({
    help: 'Port of /health/live, /health/ready and /metrics; 0 picks a free one.',
    fallback: 9090,
    min: 0,
    max: 65535,
  }),
  ADMIN_HOST: text({
    help: 'Address that ADMIN_PORT listens on. `npm start` listens on 127.0.0.1 when this is not set.',
    fallback: '0.0.0.0',
  }),
  JWT_SECRET: secrets({
    help: 'HS256 secret: 32 random characters or more, without a comma. Several are comma-separated: the first one signs, all verify. This or JWT_JWKS_URL.',
    minLength: 32,
  }),
  JWT_JWKS_URL: url({
    help: 'Where the RS256/ES256 keys are published. Excludes JWT_SECRET.',
    schemes: ['https:', 'http:'],
  }),
  JWT_ISSUER: text({ help: '`iss` that every token must have.' }),
  JWT_AUDIENCE: text({ help: '`aud` that every token must have, alone or among others.' }),
  REVOKED_TOKENS_FILE: text({
    help: 'Tokens that are refused although they have not expired, one a line: `jti:ID`, `sub:TENANT` or `sha256:HEX` of the token. A line is trimmed unless it is a JSON string: `"sub:ends in a space "`. Read again when it changes.',
  }),
  REDIS_URL: redisUrl({
    help: 'Redis or Valkey: `redis://USER:PASSWORD@HOST:PORT/DB`, with TLS `rediss://…`; by Sentinels `redis+sentinel://USER:PASSWORD@HOST:PORT,HOST:PORT/MASTER-NAME/DB` or `rediss+sentinel://…`. `npm start` embeds one when this is not set.',
    fallback: 'redis://127.0.0.1:6379',
  }),
  REDIS_PREFIX: text({
    help: 'What every key on Redis starts with; installations that share a Redis need different ones, and buckets of their own.',
    fallback: 'vivid',
    pattern: /^[\w.-]{1,64}$/,
    described: 'up to 64 letters, digits, dots, hyphens or underscores',
  }),
  REDIS_CA_FILE: text({
    help: 'File with the authority that signed the certificates of Redis and its Sentinels, as PEM; no other is trusted then. Needs rediss.',
  }),
  REDIS_CERT_FILE: text({ help: 'File with our client certificate for Redis, as PEM, where it asks for one.' }),
  REDIS_KEY_FILE: text({ help: 'File with the private key of REDIS_CERT_FILE, as PEM.' }),
  REDIS_SENTINEL_USERNAME: text({ help: 'User of the Sentinels; REDIS_URL holds only that of Redis itself.' }),
  REDIS_SENTINEL_PASSWORD: text({ help: 'Password of the Sentinels.', secret: true }),
  S3_ENDPOINT: url({
    help: 'Object store. `npm start` embeds one when this is not set.',
    fallback: 'http://127.0.0.1:9000',
    schemes: ['http:', 'https:'],
  }),
  S3_CA_FILE: text({
    help: "File with the authority that signed the object store's certificate, as PEM; no other is trusted then. Needs https.",
  }),
  S3_ACCESS_KEY: text({
    help: 'Who we are to the object store: the id of an access key (AWS_ACCESS_KEY_ID, MINIO_ROOT_USER). Not needed under `npm start` with its own store.',
    required: true,
    secret: true,
  }),
  S3_SECRET_KEY: text({ help: 'The secret of S3_ACCESS_KEY.', required: true, secret: true }),
  S3_BUCKET: text({
    help: 'Bucket for the images. What lies under images/ and probes/ in it expires. Made when it is missing.',
    fallback: 'vivid',
    pattern: bucketName,
    described: '3 to 63 lowercase letters, digits, dots and hyphens between letters or digits, and no IP address',
  }),
  S3_REGION: text({ help: 'Region of the bucket.', fallback: 'us-east-1' }),
  MASTER_KEYS: text({
    help: 'What images and kept answers are encrypted with: comma-separated, 32 random characters or more each. The first one encrypts, all decrypt.',
    secret: true,
  }),
  MASTER_KEYS_FILE: text({ help: 'A file that holds the same, one key a line. Excludes MASTER_KEYS.' }),
  REQUEST_TIMEOUT_MS: integer({
    help: 'A request that has no answer by then gets 504.',
    fallback: 30_000,
    min: 100,
    max: 600_000,
  }),
  MAX_WAITING: integer({
    help: 'Jobs of one kind that may wait; further requests get 503.',
    fallback: 256,
    min: 1,
    max: 1_000_000,
  }),
  MAX_UPLOAD_MB: integer({
    help: 'Memory, in MB, for forms that arrive, until their pictures are stored. While it is full, new requests get 503, or push out an upload that is too slow or whose tenant or address holds the most. Give a gateway 150 MB more than 1.2 times this.',
    fallback: 200,
    min: 1,
    max: 100_000,
  }),
  CELL: integer({
    help: 'Number of this cell where several, each with its own Redis, stand behind one balancer: the last two digits of its transaction ids.',
    fallback: 0,
    min: 0,
    max: CELL_COUNT - 1,
  }),
  MAX_DOCUMENT_BYTES: integer({
    help: 'Largest picture of a document that is accepted; the interface promises 2 MB.',
    fallback: limits.documentBytes,
    min: 64 * 1024,
    max: limits.bodyBytes / 4,
  }),
  MAX_SELFIE_BYTES: integer({
    help: 'Largest selfie that is accepted.',
    fallback: limits.selfieBytes,
    min: 64 * 1024,
    max: limits.bodyBytes / 2,
  }),
  CORS_ORIGINS: text({
    help: 'Origins whose web pages may call the interface, comma-separated: `https://shop.example`; `*` for all. None when not set.',
  }),
  TENANTS_FILE: text({
    help: 'File with what was agreed with each tenant, as YAML or JSON; see [tenants](README.md#tenants). Read again when it changes; one that has become wrong leaves the last one in force.',
  }),
  TENANT_LIMITS: text({
    help: 'The same entries as JSON, for a few tenants: `requests_per_second` (beyond it 429), `burst`, and `weight`, its share when busy; `*` for all others. Excludes TENANTS_FILE.',
  }),
  AUDIT_LOG: text({
    help: 'Where one JSON line per transaction and per erasure goes: `stdout`, or a file that is appended to; see [audit](README.md#audit). None when not set.',
  }),
  RETENTION_SECONDS: integer({
    help: 'How long images are kept after the answer; 0 deletes them at once.',
    fallback: 0,
    min: 0,
    max: 365 * 24 * 3600,
  }),
  RECORD_SECONDS: integer({
    help: 'How long transaction records are kept; 0 keeps none. Not below RETENTION_SECONDS and IDEMPOTENCY_SECONDS.',
    fallback: 24 * 3600,
    min: 0,
    max: 10 * 365 * 24 * 3600,
  }),
  IDEMPOTENCY_SECONDS: integer({
    help: 'How long answers are kept, encrypted, for requests repeated with the same Idempotency-Key; 0 keeps none.',
    fallback: 24 * 3600,
    min: 0,
    max: 30 * 24 * 3600,
  }),
  ASYNC_DEADLINE_SECONDS: integer({
    help: 'A request sent with `Prefer: respond-async` that has no answer by then has failed.',
    fallback: 3600,
    min: 1,
    max: 7 * 24 * 3600,
  }),
  RESULT_RETENTION_SECONDS: integer({
    help: 'How long the answers of such requests are kept, encrypted, after they are ready.',
    fallback: 24 * 3600,
    min: 1,
    max: 30 * 24 * 3600,
  }),
  MAX_ASYNC_WAITING: integer({
    help: 'Such requests that may wait; further ones get 503. 0: the preference is not heeded, and every caller waits.',
    fallback: 100_000,
    min: 0,
    max: 10_000_000,
  }),
  WEBHOOK_ALLOWED_RANGES: text({
    help: 'Addresses inside your network that webhooks may be sent to, comma-separated: `10.1.0.0/16`; also without TLS. None when not set.',
  }),
  WORKER_THREADS: integer({
    help: 'Threads of a worker, each with its own models; the default is the CPUs available.',
    fallback: availableParallelism,
    min: 1,
    max: 256,
  }),
  THREAD_LIMIT_MS: integer({
    help: 'A thread still at work after so long never comes back: its worker finishes its other jobs and ends, for its supervisor to start a new one.',
    fallback: 60_000,
    min: 1_000,
    max: 3_600_000,
  }),
  SECOND_OPINION: oneOf({
    help: 'Whether doubtful printed fields of identity cards are read once more by Tesseract.',
    fallback: 'on',
    choices: ['on', 'off'],
  }),
  COMPARE_SEX: oneOf({
    help: 'Whether, in the proof of life, a portrait that looks unlike the printed sex counts against its document.',
    fallback: 'on',
    choices: ['on', 'off'],
  }),
  COMPARE_PORTRAITS: oneOf({
    help: 'Whether, in the proof of life, a second, smaller portrait that shows somebody else counts against its document. Off, a worker needs less memory.',
    fallback: 'on',
    choices: ['on', 'off'],
  }),
  FACE_MATCH_RATE: number({
    help: 'The share of strangers that may pass for the holder of a document; a lower one rejects more holders.',
    fallback: 0.001,
    min: 0.00001,
    max: 0.01,
  }),
  ECHO_ENGINE: flag({
    help: 'Load and chaos tests only: answer without reading the image. Refused when NODE_ENV is production.',
  }),
  ECHO_ENGINE_MS: integer({
    help: 'How long the echo engine holds its thread per job.',
    fallback: 0,
    min: 0,
    max: 60_000,
  }),
  NODE_ENV: oneOf({
    help: '`production` refuses the development secret and key, keys fetched without TLS and the echo engine; the images set it.',
    fallback: 'development',
    choices: ['development', 'production', 'test'],
  }),
  CONSOLE: oneOf({
    help: 'Whether the gateway serves the console at /; `auto`: not when NODE_ENV is production.',
    fallback: 'auto',
    choices: ['auto', 'on', 'off'],
  }),
  LOG_LEVEL: oneOf({
    help: 'Least severe level that is logged.',
    fallback: 'info',
    choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
  }),
  QUEUE_BOARD_PASSWORD: text({
    help: "Shows the queues at /queues of the gateway's admin port to user `admin` with this password; off when not set.",
    minLength: 12,
    secret: true,
  }),
  ...tracingVariables,
} satisfies Record<string, Variable<unknown>>

export type VariableName = keyof typeof environment
