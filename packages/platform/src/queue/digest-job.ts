import { createHash } from 'node:crypto'
import type { JobKind, Job as Payload } from '@vivid/contract'

/** Of a job as it is written and as it is read: JSON keeps the order of keys. Equal digests mean the same kind, images and options. */
export const digestJob = (kind: JobKind, payload: Payload): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, payload]))
    .digest('base64url')
