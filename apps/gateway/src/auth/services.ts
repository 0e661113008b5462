/** What a tenant may have contracted. */
export type Service = 'ocr' | 'liveness' | 'id_reader_plus'

export interface Caller {
  tenant: string
  services: ReadonlySet<Service>
}

const withoutClaim: Service[] = ['ocr', 'liveness']
const known = new Set<string>([...withoutClaim, 'id_reader_plus'])

/** The claims of a verified token. A `services` claim of the wrong type grants nothing. */
export const callerOf = (claims: { sub?: unknown; services?: unknown }): Caller => {
  const listed = Array.isArray(claims.services) ? claims.services : []
  const services =
    claims.services === undefined ? withoutClaim : listed.filter((name): name is Service => known.has(name))
  return { tenant: typeof claims.sub === 'string' ? claims.sub : '', services: new Set(services) }
}
