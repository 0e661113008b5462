import { USAGE_DAYS } from '@vivid/contract'
import { type Connection, keyOf } from '../queue/keys.js'
import { ownerOf } from '../store/image-vault.js'

const MS_PER_DAY = 24 * 3600 * 1000

/** The day in UTC, as YYYY-MM-DD. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** When the counts of a day go, in seconds since 1970. */
export const goneAtSeconds = (day: string): number => (Date.parse(day) + (USAGE_DAYS + 1) * MS_PER_DAY) / 1000

/** Every day from the first to the last. */
export const daysBetween = (from: string, to: string): string[] => {
  const days: string[] = []
  for (let ms = Date.parse(from); ms <= Date.parse(to); ms += MS_PER_DAY) days.push(dayOf(ms))
  return days
}

/** A hash of counts by `kind|outcome`; of whole transactions by `|outcome`. */
export const usageKey = (redis: Pick<Connection, 'prefix'>, day: string, tenant: string): string =>
  keyOf(redis, 'usage', day, ownerOf(tenant))
/** A hash of a tenant's samples by `|outcome`. Gateways of earlier versions, which bill by `usageKey` alone, do not see it. */
export const sandboxUsageKey = (redis: Pick<Connection, 'prefix'>, day: string, tenant: string): string =>
  keyOf(redis, 'usage', day, ownerOf(tenant), 'sandbox')
/** The tenants that have counts of a day. */
export const usersKey = (redis: Pick<Connection, 'prefix'>, day: string): string => keyOf(redis, 'usage', day)
