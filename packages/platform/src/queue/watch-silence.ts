import type { Redis } from 'ioredis'
import { STEPS } from '../process/after-waking.js'

/** Commands that were sent and not answered; ioredis' own count. */
const owed = (redis: Redis): number => (redis as unknown as { commandQueue: { length: number } }).commandQueue.length

/**
 * Gives up a connection that owes an answer and says nothing for `silenceMs`: its other end is gone and will never say so. Only steps
 * in which this process is awake count, as in `afterWaking`; ioredis' own timeouts go by the clock.
 */
export const watchSilence = (redis: Redis, silenceMs: number): void => {
  redis.on('connect', () => {
    const { stream } = redis
    let silent = 0
    stream.on('data', () => {
      silent = 0
    })
    const timer = setInterval(() => {
      silent = owed(redis) > 0 ? silent + 1 : 0
      if (silent > STEPS) stream.destroy(new Error(`Socket timeout: Redis owed an answer for ${silenceMs} ms`))
    }, silenceMs / STEPS)
    timer.unref()
    stream.once('close', () => clearInterval(timer))
  })
}
