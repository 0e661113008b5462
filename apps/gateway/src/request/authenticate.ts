import type { Service } from '@vivid/contract'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../auth/caller.js'
import { Refused } from '../refusal.js'

/** Who sent a request, by its token. Throws `Refused` when nobody can be told. */
export type VerifyToken = (request: FastifyRequest) => Promise<Caller>

/** The caller, who has contracted the service. The body is not read before. */
export const authenticate = async (verify: VerifyToken, request: FastifyRequest, service: Service): Promise<Caller> => {
  const caller = await verify(request)
  if (!caller.services.has(service)) throw new Refused('service_not_contracted')
  return caller
}
