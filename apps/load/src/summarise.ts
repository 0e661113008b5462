import { type Outcome, quantile, type Verdict, verdicts } from '@vivid/traffic'

export interface Figures {
  requests: number
  answers: number
  unansweredShare: number
  lostShare: number
  offeredPerSecond: number
  /** Until the last answer, when that came after the end. */
  answeredPerSecond: number
  /** Latency of answers. */
  p50Ms: number
  p95Ms: number
  p99Ms: number
  slowestMs: number
  verdicts: Record<Verdict, number>
  statuses: Record<string, number>
  codes: Record<string, number>
  /** Answers that hold the document number, of those whose document has one. */
  right: number
  /** Answers with data, and without that number. */
  misread: number
  checked: number
}

const countBy = (values: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** `seconds`: how long these requests were being sent; `beganMs`: when that began. */
export const summarise = (
  outcomes: readonly Outcome[],
  { seconds, beganMs }: { seconds: number; beganMs: number },
): Figures => {
  const answers = outcomes.filter(({ verdict }) => verdict === 'answered')
  const latencies = answers.map(({ ms }) => ms)
  const lastMs = answers.reduce((latest, { dueMs, ms }) => Math.max(latest, dueMs + ms), 0)
  const refused = outcomes.filter(({ verdict }) => verdict === 'refused').length
  const checked = outcomes.filter(({ right }) => right !== null)
  const byVerdict = countBy(outcomes.map(({ verdict }) => verdict))
  return {
    requests: outcomes.length,
    answers: answers.length,
    unansweredShare: 1 - answers.length / outcomes.length,
    lostShare: 1 - (answers.length + refused) / outcomes.length,
    offeredPerSecond: outcomes.length / seconds,
    answeredPerSecond: answers.length / Math.max(seconds, (lastMs - beganMs) / 1000),
    p50Ms: quantile(latencies, 0.5),
    p95Ms: quantile(latencies, 0.95),
    p99Ms: quantile(latencies, 0.99),
    slowestMs: latencies.reduce((slowest, ms) => Math.max(slowest, ms), 0),
    verdicts: Object.fromEntries(verdicts.map((verdict) => [verdict, byVerdict[verdict] ?? 0])) as Figures['verdicts'],
    statuses: countBy(outcomes.map(({ status }) => String(status))),
    codes: countBy(outcomes.flatMap(({ code }) => (code === null ? [] : [String(code)]))),
    right: checked.filter(({ right }) => right).length,
    misread: checked.filter(({ right, code }) => !right && code === null).length,
    checked: checked.length,
  }
}
