import type { Redis } from 'ioredis'
import { ConfigError } from '../config/read-config.js'
import { explainRefusal } from './explain-refusal.js'
import { findTlsFault } from './find-tls-fault.js'
import { isReady } from './redis.js'

/** Waits for a Redis that is not up yet; one that refuses us ends the start with the reason. */
export const whenReady = (redis: Redis, timeoutMs: number): Promise<void> =>
  new Promise((resolve, reject) => {
    if (isReady(redis)) return resolve()
    let last = 'it closes every connection; if it speaks TLS, REDIS_URL must start with rediss'
    const end = (settle: () => void) => {
      clearTimeout(timer)
      redis.off('ready', ready).off('error', failed)
      settle()
    }
    const refuse = (problem: string) => end(() => reject(new ConfigError([`Redis: ${problem}`])))
    const ready = () => end(resolve)
    const failed = (error: Error) => {
      const refusal = explainRefusal(error)
      if (refusal) refuse(refusal)
      last = error.message || String((error as NodeJS.ErrnoException).code)
    }
    const timer = setTimeout(() => refuse(`no answer within ${timeoutMs} ms (${last}): is REDIS_URL right?`), timeoutMs)
    redis.on('ready', ready).on('error', failed)
    findTlsFault(redis.options).then((fault) => fault && refuse(fault))
  })
