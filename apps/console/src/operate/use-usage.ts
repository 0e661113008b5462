import type { UsageReport } from '@vivid/contract'
import { useState } from 'preact/hooks'
import { useWatched } from './use-watched.js'

const watch = { path: '/console/usage', everyMs: 30_000 }

/** What tenants have used in the last 30 days; null until it is known. */
export const useUsage = (token: string | null): UsageReport | null => {
  const [report, setReport] = useState<UsageReport | null>(null)
  useWatched<UsageReport>(watch, token, (seen) => {
    if (typeof seen !== 'string') setReport(seen)
  })
  return report
}
