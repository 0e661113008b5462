import { setTimeout as sleep } from 'node:timers/promises'
import { asStoreRefusal } from './explain-store-refusal.js'

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
  prepare: () => Promise<void>,
  { timeoutMs, pauseMs = 500 }: { timeoutMs: number; pauseMs?: number },
): Promise<void> => {
  const giveUpAt = performance.now() + timeoutMs
  for (;;) {
    try {
      return await prepare()
    } catch (error) {
      const { code = '', message } = error as Error & { code?: string }
      if (!(away.has(code) || passing.test(message)) || performance.now() >= giveUpAt) {
        const refusal = asStoreRefusal(error)
        if (refusal !== error) throw refusal
        throw new Error(`the object store (S3_ENDPOINT, S3_BUCKET): ${message || code}`, { cause: error })
      }
      await sleep(pauseMs)
    }
  }
}
