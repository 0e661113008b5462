import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './service.js'

const { Queue } = createRequire(join(root, 'packages/platform/package.json'))('bullmq') as typeof import('bullmq')

/** The queue of one kind of job, looked at from outside the service. */
export const openQueue = (kind: string, redisUrl: string) =>
  new Queue(`vivid-${kind}`, { connection: { url: redisUrl }, prefix: 'vivid:queue' })
