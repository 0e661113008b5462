import type { JobKind, UsageReport } from '@vivid/contract'
import type { Connection } from '../queue/keys.js'
import { daysBetween, sandboxUsageKey, usageKey, usersKey } from './usage-keys.js'

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
    const samples: UsageReport['transactions'] = []
    const days = daysBetween(from, to)
    const usersOf = async (day: string): Promise<string[]> => {
      const users = usersKey(redis, day)
      if (tenant === undefined) return (await redis.smembers(users)).sort()
      return (await redis.sismember(users, tenant)) === 1 ? [tenant] : []
    }
    const usersByDay = await Promise.all(days.map(usersOf))
    for (const [at, day] of days.entries()) {
      const tenants = usersByDay[at]!
      const countsOf = async (name: string) =>
        Promise.all([usageKey, sandboxUsageKey].map((keyOf) => redis.hgetall(keyOf(redis, day, name))))
      const counts = await Promise.all(tenants.map(countsOf))
      tenants.forEach((name, at) => {
        const [used, sampled] = counts[at]!.map((hash) => Object.entries(hash).sort(([a], [b]) => (a < b ? -1 : 1)))
        for (const [field, value] of used!) {
          const [kind, outcome] = field.split('|') as [JobKind | '', string]
          const row = { tenant: name, day, outcome, count: Number(value) }
          if (kind === '') report.transactions.push(row)
          else report.kinds.push({ tenant: name, day, kind, outcome, count: row.count })
        }
        for (const [field, value] of sampled!)
          samples.push({ tenant: name, day, outcome: field.slice(1), count: Number(value) })
      })
    }
    return samples.length > 0 ? { ...report, sandbox: samples } : report
  }
