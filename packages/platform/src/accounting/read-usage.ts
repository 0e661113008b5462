import type { JobKind, UsageReport } from '@vivid/contract'
import type { Connection } from '../queue/keys.js'
import { daysBetween, usageKey, usersKey } from './usage-keys.js'

/** Days, both counted. */
export interface Period {
  from: string
  to: string
}

export type ReadUsage = (period: Period, tenant?: string) => Promise<UsageReport>

/** Counts of one tenant, or of all of them, by day, tenant, kind and outcome. */
export const createReadUsage =
  (redis: Connection): ReadUsage =>
  async ({ from, to }, tenant) => {
    const report: UsageReport = { from, to, kinds: [], transactions: [] }
    for (const day of daysBetween(from, to)) {
      const tenants = tenant === undefined ? (await redis.smembers(usersKey(redis, day))).sort() : [tenant]
      const counts = await Promise.all(tenants.map((name) => redis.hgetall(usageKey(redis, day, name))))
      tenants.forEach((name, at) => {
        const fields = Object.entries(counts[at]!).sort(([a], [b]) => (a < b ? -1 : 1))
        for (const [field, value] of fields) {
          const [kind, outcome] = field.split('|') as [JobKind | '', string]
          const row = { tenant: name, day, outcome, count: Number(value) }
          if (kind === '') report.transactions.push(row)
          else report.kinds.push({ tenant: name, day, kind, outcome, count: row.count })
        }
      })
    }
    return report
  }
