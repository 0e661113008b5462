import type { UsageReport } from '@vivid/contract'
import { useEffect, useState } from 'preact/hooks'

const EVERY_MS = 30_000

/** What tenants have used in the last 30 days; null until it is known. */
export const useUsage = (token: string | null): UsageReport | null => {
  const [report, setReport] = useState<UsageReport | null>(null)
  useEffect(() => {
    if (token === null) return
    let isOver = false
    const look = async () => {
      const response = await fetch('/console/usage', { headers: { authorization: `Bearer ${token}` } }).catch(
        () => null,
      )
      if (!isOver && response?.ok) setReport((await response.json()) as UsageReport)
    }
    void look()
    const timer = setInterval(look, EVERY_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [token])
  return report
}
