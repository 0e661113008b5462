/** What a tenant may have contracted. */
export type Service = 'ocr' | 'liveness' | 'id_reader_plus'

export interface Caller {
  tenant: string
  services: ReadonlySet<Service>
  /** May be shown what the engines saw, by a gateway that is not in production. */
  isDeveloper: boolean
  /** May look at the state of the service. */
  isOperator: boolean
}

const withoutClaim: Service[] = ['ocr', 'liveness']
const known = new Set<string>([...withoutClaim, 'id_reader_plus'])

/** The claims of a verified token. A `services` claim of the wrong type grants nothing. */
export const callerOf = (claims: {
  sub?: unknown
  services?: unknown
  development?: unknown
  operator?: unknown
}): Caller => {
  const listed = Array.isArray(claims.services) ? claims.services : []
  const services =
    claims.services === undefined ? withoutClaim : listed.filter((name): name is Service => known.has(name))
  return {
    tenant: typeof claims.sub === 'string' ? claims.sub : '',
    services: new Set(services),
    isDeveloper: claims.development === true,
    isOperator: claims.operator === true,
  }
}
