import { ConfigError, type Rate } from '@vivid/platform'

export interface TenantLimits {
  /** Null where a tenant may call as often as it likes. */
  rateOf(tenant: string): Rate | null
  /** Its share of a busy service against the others'. */
  weightOf(tenant: string): number
}

interface Entry {
  requests_per_second?: number
  burst?: number
  weight?: number
}

const known = ['requests_per_second', 'burst', 'weight'] as const
const example = '{"acme": {"requests_per_second": 50, "burst": 100, "weight": 2}, "*": {"requests_per_second": 10}}'

const checkEntry = (tenant: string, entry: unknown): Entry => {
  const wrong = (what: string) => new ConfigError([`TENANT_LIMITS: ${tenant}: ${what}`])
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) throw wrong('must be an object')
  for (const [name, value] of Object.entries(entry)) {
    if (!known.includes(name as (typeof known)[number])) throw wrong(`${name} is none of ${known.join(', ')}`)
    if (typeof value !== 'number' || !(value > 0)) throw wrong(`${name} must be a number above 0`)
  }
  return entry
}

const parse = (text: string): Map<string, Entry> => {
  try {
    const limits: unknown = JSON.parse(text)
    if (typeof limits !== 'object' || limits === null || Array.isArray(limits)) throw new Error('no object')
    return new Map(Object.entries(limits).map(([tenant, entry]) => [tenant, checkEntry(tenant, entry)]))
  } catch (error) {
    if (error instanceof ConfigError) throw error
    throw new ConfigError([`TENANT_LIMITS must be JSON such as ${example}`])
  }
}

/** The limits of `TENANT_LIMITS`; `*` holds for every tenant that is not named. */
export const readTenantLimits = (text: string | undefined): TenantLimits => {
  const entries = text === undefined ? new Map<string, Entry>() : parse(text)
  const entryOf = (tenant: string): Entry => entries.get(tenant) ?? entries.get('*') ?? {}
  return {
    rateOf: (tenant) => {
      const { requests_per_second: requestsPerSecond, burst } = entryOf(tenant)
      if (requestsPerSecond === undefined) return null
      return { requestsPerSecond, burst: burst ?? Math.max(1, Math.ceil(requestsPerSecond)) }
    },
    weightOf: (tenant) => entryOf(tenant).weight ?? 1,
  }
}
