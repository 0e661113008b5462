import { setTimeout as sleep } from 'node:timers/promises'
import { ConfigError } from '../config/read-config.js'
import { asStoreRefusal } from './explain-store-refusal.js'
import type { ObjectStore } from './object-store.js'

const away = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'SlowDown',
  'ServiceUnavailable',
  'XMinioServerNotInitialized',
])

/** How the client words a status from 500 on, and a few below that pass; it gives them no code. */
const passing = /Retryable HTTP status: \d+/

/** A store that starts beside us may need a moment, as Redis may. What waiting does not mend is said at once. */
export const prepareStore = async (
  store: Pick<ObjectStore, 'endpoint' | 'prepare'>,
  expireAfterDays: number,
  { timeoutMs, pauseMs = 500 }: { timeoutMs: number; pauseMs?: number },
): Promise<void> => {
  const giveUpAt = performance.now() + timeoutMs
  for (;;) {
    try {
      return await store.prepare(expireAfterDays)
    } catch (error) {
      const refusal = await asStoreRefusal(error, store.endpoint)
      if (refusal !== error) throw refusal
      const { code = '', message } = error as Error & { code?: string }
      const isAway = away.has(code) || passing.test(message)
      if (!isAway || performance.now() >= giveUpAt) {
        const said = message || code || 'what answers there is no S3'
        const problem = isAway ? `not to be had within ${timeoutMs} ms (${said})` : said
        throw new ConfigError([
          `the object store at ${new URL(store.endpoint).host}: ${problem}: is S3_ENDPOINT right?`,
        ])
      }
      await sleep(pauseMs)
    }
  }
}
