import type { Sourced } from './leave-source-out.js'

export interface Interval {
  readonly low: number
  readonly high: number
}

const RESAMPLINGS = 2000
/** Of the resampled figures, the share on either side of the interval. */
const TAIL = 0.025

/** Interval of a figure that is drawn anew each time. A drawing without a figure is left out; null where most have none. */
export const intervalOf = (draw: () => number): Interval | null => {
  const figures = Array.from({ length: RESAMPLINGS }, draw).filter(Number.isFinite)
  if (figures.length < RESAMPLINGS / 2) return null
  figures.sort((a, b) => a - b)
  const at = (share: number) => figures[Math.min(figures.length - 1, Math.floor(share * figures.length))]!
  return { low: at(TAIL), high: at(1 - TAIL) }
}

/**
 * Bootstrap interval of a figure over *sources*: pictures of one source resemble each other, so that drawing pictures would promise too
 * much. Null where fewer than two sources contribute.
 */
export const resampleSources = <Case extends Sourced>(
  cases: readonly Case[],
  figure: (cases: readonly Case[]) => number,
  random: () => number,
): Interval | null => {
  const sources = [...new Set(cases.map(({ source }) => source))]
  const groups = sources.map((name) => cases.filter(({ source }) => source === name))
  if (groups.length < 2) return null
  return intervalOf(() => figure(groups.flatMap(() => groups[Math.floor(random() * groups.length)]!)))
}
