import type { Line } from './journal.js'
import { outcomeOf } from './outcome.js'

const BAR_WIDTH = 24

export interface Progress {
  ended(line: Line): void
  stop(): void
}

/** `95` becomes `1:35`, `7265` becomes `2:01:05`. */
const sayTime = (seconds: number): string => {
  const whole = Math.ceil(seconds)
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const [first, ...rest] = parts[0] === 0 ? parts.slice(1) : parts
  return [String(first), ...rest.map((part) => String(part).padStart(2, '0'))].join(':')
}

/** A bar that is written over itself on a terminal, and a line every ten seconds elsewhere. */
export const showProgress = (
  total: number,
  out: { isTTY?: boolean; write(text: string): unknown } = process.stderr,
): Progress => {
  const startedAt = performance.now()
  const counts: Record<string, number> = {}
  let ended = 0
  const line = () => {
    const filled = total === 0 ? BAR_WIDTH : Math.round((ended / total) * BAR_WIDTH)
    const perSecond = ended / ((performance.now() - startedAt) / 1000)
    const pace = ended === 0 ? '' : ` · ${perSecond.toFixed(1)}/s · ${sayTime((total - ended) / perSecond)} left`
    const said = Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`)
    return `[${'█'.repeat(filled)}${'·'.repeat(BAR_WIDTH - filled)}] ${[`${ended} of ${total}`, ...said].join(' · ')}${pace}`
  }
  const show = () => out.write(out.isTTY ? `\r\u001b[2K${line()}` : `${line()}\n`)
  const timer = setInterval(show, out.isTTY ? 200 : 10_000)
  return {
    ended: (line) => {
      const outcome = outcomeOf(line)
      ended += 1
      counts[outcome] = (counts[outcome] ?? 0) + 1
    },
    stop: () => {
      clearInterval(timer)
      show()
      if (out.isTTY) out.write('\n')
    },
  }
}
