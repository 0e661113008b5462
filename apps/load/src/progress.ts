import { type Outcome, quantile } from '@vivid/traffic'

/** What the progress line is made from. */
export interface Live {
  departed(): void
  ended(outcome: Outcome): void
}

const WINDOW_MS = 5_000

/** One line that is written over itself on a terminal, and every ten seconds elsewhere. */
export const showProgress = (
  totalSeconds: number,
  out: { isTTY?: boolean; write(text: string): unknown } = process.stderr,
): Live & { stop(): void } => {
  const startedAt = performance.now()
  let departed = 0
  let recent: { atMs: number; outcome: Outcome }[] = []
  const ends: Record<string, number> = {}
  const line = () => {
    const nowMs = performance.now() - startedAt
    recent = recent.filter(({ atMs }) => atMs > nowMs - WINDOW_MS)
    const perSecond = recent.length / (Math.min(WINDOW_MS, nowMs) / 1000)
    const times = recent.map(({ outcome }) => outcome.ms)
    const ended = Object.values(ends).reduce((sum, count) => sum + count, 0)
    return [
      `${(nowMs / 1000).toFixed(0)} of ${totalSeconds.toFixed(0)} s`,
      `${departed} sent`,
      `${departed - ended} under way`,
      `${perSecond.toFixed(1)} per second`,
      ...(times.length
        ? [`p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms`]
        : []),
      Object.entries(ends)
        .map(([verdict, count]) => `${count} ${verdict}`)
        .join(', '),
    ].join(' · ')
  }
  const show = () => out.write(out.isTTY ? `\r\u001b[2K${line()}` : `${line()}\n`)
  const timer = setInterval(show, out.isTTY ? 500 : 10_000)
  return {
    departed: () => {
      departed += 1
    },
    ended: (outcome) => {
      recent.push({ atMs: performance.now() - startedAt, outcome })
      ends[outcome.verdict] = (ends[outcome.verdict] ?? 0) + 1
    },
    stop: () => {
      clearInterval(timer)
      show()
      if (out.isTTY) out.write('\n')
    },
  }
}
