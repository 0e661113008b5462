import type { RequestListener } from 'node:http'
import { createBullBoard } from '@bull-board/api'
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter'
import { FastifyAdapter } from '@bull-board/fastify'
import { jobKinds } from '@vivid/contract'
import { Queue } from 'bullmq'
import { fastify } from 'fastify'
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
 */
export const createQueueBoard = async (redis: Connection, password: string): Promise<RequestListener> => {
  const queues = jobKinds.map((kind) => {
    const queue = new Queue(queueName(kind), queueOptions(redis))
    queue.on('error', () => undefined)
    return new BullMQAdapter(queue, { readOnlyMode: true })
  })
  const serverAdapter = new FastifyAdapter().setBasePath(boardPath)
  createBullBoard({ queues, serverAdapter, options: { uiConfig: { boardTitle: 'Vivid queues' } } })
  const board = fastify()
  board.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    if (isOperator(request.headers.authorization, password)) return
    return reply.code(401).header('www-authenticate', 'Basic realm="vivid queues", charset="UTF-8"').send()
  })
  await board.register(serverAdapter.registerPlugin(), { prefix: boardPath })
  await board.ready()
  return (request, response) => board.routing(request, response)
}
