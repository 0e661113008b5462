import type { RequestListener } from 'node:http'
import type { Connection } from './keys.js'

/** Undefined, and none of the board's libraries loaded, when no password is set. */
export const openQueueBoard = async (
  redis: Connection,
  password: string | undefined,
): Promise<RequestListener | undefined> => {
  if (password === undefined) return undefined
  const { createQueueBoard } = await import('./queue-board.js')
  return createQueueBoard(redis, password)
}
