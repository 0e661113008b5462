import type { Example } from '../endpoints/endpoint.js'
import { EXAMPLE_ID as id } from '../example-id.js'

/** What is remembered of a request. */
export const transactionExample: Example = {
  summary: 'A finished request',
  value: {
    id,
    tenant: 'acme',
    kind: 'ocr',
    state: 'finished',
    started_at: '2026-11-15T09:26:03.920Z',
    finished_at: '2026-11-15T09:26:04.536Z',
    status: 200,
    error_code: null,
    error: null,
    finding: null,
    link: null,
    jobs: [{ kind: 'ocr', queued_ms: 2, fetch_ms: 6, engine_ms: 480, models: ['mrz-reader@1.0.0'] }],
    images_kept_until: null,
    erased_at: null,
  },
}

/** A request that nobody waits for, as it is accepted. */
export const deferredExample: Example = { summary: 'Accepted', value: { id, state: 'waiting' } }

/** And its record when it is done. */
export const doneExample: Example = {
  summary: 'A request sent with Prefer: respond-async',
  value: {
    ...(transactionExample.value as object),
    kind: 'liveness',
    state: 'done',
    jobs: [{ kind: 'selfie-liveness', queued_ms: 2, fetch_ms: 6, engine_ms: 480, models: [] }],
    result: { valid: true },
  },
}
