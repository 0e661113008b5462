import { routes } from '@vivid/contract'
import { answerUsage, type ReadUsage, UsageUnclear } from '@vivid/platform'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refused, unavailable } from '../refusal.js'
import type { VerifyToken } from '../request/authenticate.js'
import { refuseOtherMethods } from './other-methods.js'

export interface UsagePorts {
  /** False while Redis is away. */
  available: () => boolean
  read: ReadUsage
  /** By the clock that all processes share. */
  now: () => number
}

/** Runs a tenant's work one after the other: who asks a thousand times at once delays nobody else. */
const createQueuePerTenant = () => {
  const last = new Map<string, Promise<unknown>>()
  return async <Result>(tenant: string, work: () => Promise<Result>): Promise<Result> => {
    const before = last.get(tenant)
    const own = before ? before.then(work, work) : work()
    last.set(tenant, own)
    try {
      return await own
    } finally {
      if (last.get(tenant) === own) last.delete(tenant)
    }
  }
}

/** What the caller's tenant has used; of others nothing is told. */
export const registerUsage = (app: FastifyInstance, { available, read, now }: UsagePorts, verify: VerifyToken) => {
  const path = routes.usage
  const inTurn = createQueuePerTenant()
  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const { tenant } = await verify(request)
    if (!available()) throw unavailable()
    const query = new URL(request.url, 'http://gateway').searchParams
    const asked = { query, accept: request.headers.accept, nowMs: now(), tenant }
    const { type, body } = await inTurn(tenant, () => answerUsage(read, asked)).catch((error: Error) => {
      throw error instanceof UsageUnclear ? new Refused('invalid_period', { detail: error.texts }) : unavailable()
    })
    return reply.header('cache-control', 'no-store').type(type).send(body)
  }
  app.get(path, show)
  app.get(`${path}/`, show)
  refuseOtherMethods(app, path, ['GET'])
}
