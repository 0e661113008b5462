const BAR_WIDTH = 24

export interface Progress {
  ended(outcome: string): void
  stop(): void
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
    const leftSeconds = ended === 0 ? '' : ` · ${Math.ceil((total - ended) / perSecond)} s left`
    const said = Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`)
    return `[${'█'.repeat(filled)}${'·'.repeat(BAR_WIDTH - filled)}] ${[`${ended} of ${total}`, ...said].join(' · ')}${leftSeconds}`
  }
  const show = () => out.write(out.isTTY ? `\r\u001b[2K${line()}` : `${line()}\n`)
  const timer = setInterval(show, out.isTTY ? 200 : 10_000)
  return {
    ended: (outcome) => {
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
