import { formProblems, type Service } from '@vivid/contract'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../auth/caller.js'
import { Refused } from '../refusal.js'

/** Who sent a request, by its token. Throws `Refused` when nobody can be told. */
export type VerifyToken = (request: FastifyRequest) => Promise<Caller>

/** The caller, who has contracted one of these services. The body is not read before. */
export const authenticate = async (
  verify: VerifyToken,
  request: FastifyRequest,
  services: readonly Service[],
): Promise<Caller> => {
  const caller = await verify(request)
  if (!services.some((service) => caller.services.has(service))) {
    throw new Refused('service_not_contracted', { detail: formProblems.notContracted(services, [...caller.services]) })
  }
  return caller
}
