import type { RequestListener } from 'node:http'
import { jobKinds } from '@vivid/contract'
import { Queue } from 'bullmq'
import { boardPath } from '../process/admin-server.js'
import { isOperator } from '../process/basic-authentication.js'
import { queueName } from './job-queues.js'
import { type Connection, queueOptions } from './keys.js'

/** The board's page asks for fonts on the internet: nothing is fetched from outside, and no other page may frame it. */
const headers = {
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; form-action 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/**
 * A look at the queues, read-only: a job that is retried by hand would answer a caller who left long ago.
 * Undefined, and none of its libraries loaded, when no password is set.
 */
export const createQueueBoard = async (
  redis: Connection,
  password: string | undefined,
): Promise<RequestListener | undefined> => {
  if (password === undefined) return undefined
  const [{ createBullBoard }, { BullMQAdapter }, { ExpressAdapter }] = await Promise.all([
    import('@bull-board/api'),
    import('@bull-board/api/bullMQAdapter'),
    import('@bull-board/express'),
  ])
  const queues = jobKinds.map((kind) => {
    const queue = new Queue(queueName(kind), queueOptions(redis))
    queue.on('error', () => undefined)
    return new BullMQAdapter(queue, { readOnlyMode: true })
  })
  const serverAdapter = new ExpressAdapter().setBasePath(boardPath)
  createBullBoard({ queues, serverAdapter, options: { uiConfig: { boardTitle: 'Vivid queues' } } })
  const board = serverAdapter.getRouter() as RequestListener

  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (!isOperator(request.headers.authorization, password)) {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="vivid queues", charset="UTF-8"' }).end()
      return
    }
    // The board is written as if it stood at the root.
    request.url = request.url!.slice(boardPath.length) || '/'
    board(request, response)
  }
}
