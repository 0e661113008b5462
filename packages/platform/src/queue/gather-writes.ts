import type { Redis } from 'ioredis'

/**
 * What is sent within one turn of the event loop leaves in one write: for short commands the system call costs more CPU than all else
 * about them. Order and errors stay as they are, and nothing waits longer than for what is being done at the moment.
 */
export const gatherWrites = (redis: Redis): void => {
  redis.on('connect', () => {
    const { stream } = redis
    const write = stream.write.bind(stream) as (...args: unknown[]) => boolean
    let isGathering = false
    const send = () => {
      isGathering = false
      stream.uncork()
    }
    stream.write = (...args: unknown[]): boolean => {
      if (!isGathering) {
        isGathering = true
        stream.cork()
        setImmediate(send)
      }
      return write(...args)
    }
  })
}
