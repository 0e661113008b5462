import type { Redis } from 'ioredis'
import { ConfigError } from '../config/read-config.js'
import { explainRefusal } from './explain-refusal.js'
import { findTlsFault } from './find-tls-fault.js'
import { isReady } from './redis.js'

/** Waits for a Redis that is not up yet; one that refuses us ends the start with the reason. */
export const whenReady = (redis: Redis, timeoutMs: number): Promise<void> =>
  new Promise((resolve, reject) => {
    if (isReady(redis)) return resolve()
    let last = 'it closes every connection'
    let looking = false
    const end = (settle: () => void) => {
      clearTimeout(timer)
      redis.off('ready', ready).off('error', failed).off('close', lookAtTls)
      settle()
    }
    const refuse = (problem: string) => end(() => reject(new ConfigError([`Redis: ${problem}`])))
    const ready = () => end(resolve)
    const lookAtTls = async () => {
      if (looking) return
      looking = true
      const fault = await findTlsFault(redis.options)
      looking = false
      if (fault && !isReady(redis)) refuse(fault)
    }
    const failed = (error: Error) => {
      const refusal = explainRefusal(error)
      if (refusal) refuse(refusal)
      last = error.message || String((error as NodeJS.ErrnoException).code)
      // Of Sentinels that cannot be reached the client says nothing else.
      void lookAtTls()
    }
    const timer = setTimeout(() => refuse(`no answer within ${timeoutMs} ms (${last}): is REDIS_URL right?`), timeoutMs)
    // A server that speaks TLS closes a connection that begins without; one that speaks none lets a handshake wait.
    redis.on('ready', ready).on('error', failed).on('close', lookAtTls)
    if (redis.options.tls) void lookAtTls()
  })
