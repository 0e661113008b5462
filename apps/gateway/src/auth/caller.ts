import { services as offered, type Service, usualServices } from '@vivid/contract'

export interface Caller {
  tenant: string
  services: ReadonlySet<Service>
  /** May be shown what the engines saw, by a gateway that is not in production. */
  isDeveloper: boolean
  /** May look at the state of the service. */
  isOperator: boolean
}

const known = new Set<string>(offered)

/**
 * The claims of a verified token. A `services` claim of the wrong type grants nothing; a `sub` that is no text, or an empty
 * one, is nobody: callers without a name would share their transactions, limits and kept answers.
 */
export const callerOf = (claims: {
  sub?: unknown
  services?: unknown
  development?: unknown
  operator?: unknown
}): Caller | null => {
  if (typeof claims.sub !== 'string' || claims.sub === '') return null
  const listed = Array.isArray(claims.services) ? claims.services : []
  const services =
    claims.services === undefined ? usualServices : listed.filter((name): name is Service => known.has(name))
  return {
    tenant: claims.sub,
    services: new Set(services),
    isDeveloper: claims.development === true,
    isOperator: claims.operator === true,
  }
}
