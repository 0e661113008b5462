import type { UsageReport } from '@vivid/contract'

export interface UsageRow {
  tenant: string
  kind: UsageReport['kinds'][number]['kind']
  /** On the last day of the report, and on all of its days. */
  today: number
  all: number
  /** Of all, those that ended neither answered nor rejected. */
  unanswered: number
}

const isAnswer = (outcome: string): boolean => outcome === 'answered' || outcome === 'rejected'

/** By tenant and kind, whoever used most first. */
export const usageRows = ({ kinds, to }: UsageReport): UsageRow[] => {
  const rows = new Map<string, UsageRow>()
  for (const { tenant, kind, day, outcome, count } of kinds) {
    const name = JSON.stringify([tenant, kind])
    const row = rows.get(name) ?? { tenant, kind, today: 0, all: 0, unanswered: 0 }
    rows.set(name, {
      ...row,
      today: row.today + (day === to ? count : 0),
      all: row.all + count,
      unanswered: row.unanswered + (isAnswer(outcome) ? 0 : count),
    })
  }
  return [...rows.values()].sort((a, b) => b.all - a.all)
}
