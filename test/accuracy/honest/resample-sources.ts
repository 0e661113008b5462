import type { Sourced } from './leave-source-out.js'

export interface Interval {
  readonly low: number
  readonly high: number
}

const RESAMPLINGS = 2000
/** Of the resampled figures, the share on either side of the interval. */
const TAIL = 0.025

/**
 * Bootstrap interval of a figure over *sources*: pictures of one source resemble each other, so that drawing pictures would promise too
 * much. A drawing without a figure (no attack in it) is left out; null where fewer than two sources contribute or most drawings have none.
 */
export const resampleSources = <Case extends Sourced>(
  cases: readonly Case[],
  figure: (cases: readonly Case[]) => number,
  random: () => number,
): Interval | null => {
  const sources = [...new Set(cases.map(({ source }) => source))]
  const groups = sources.map((name) => cases.filter(({ source }) => source === name))
  if (groups.length < 2) return null
  const figures: number[] = []
  for (let i = 0; i < RESAMPLINGS; i++) {
    const drawn = groups.flatMap(() => groups[Math.floor(random() * groups.length)]!)
    const value = figure(drawn)
    if (Number.isFinite(value)) figures.push(value)
  }
  if (figures.length < RESAMPLINGS / 2) return null
  figures.sort((a, b) => a - b)
  const at = (share: number) => figures[Math.min(figures.length - 1, Math.floor(share * figures.length))]!
  return { low: at(TAIL), high: at(1 - TAIL) }
}
