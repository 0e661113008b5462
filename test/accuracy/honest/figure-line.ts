import type { Sourced } from './leave-source-out.js'
import { type Interval, resampleSources } from './resample-sources.js'

export const percent = (share: number) => `${(100 * share).toFixed(1)} %`
export const decimals = (value: number) => value.toFixed(3)

export const writeFigure = (
  what: string,
  value: number,
  interval: Interval | null,
  write: (value: number) => string,
): string => `${what}: ${write(value)}${interval ? ` [${write(interval.low)}, ${write(interval.high)}]` : ''}`

/** A figure with its interval over sources, where there are enough of them. */
export const figureLine = <Case extends Sourced>(
  what: string,
  cases: readonly Case[],
  figure: (cases: readonly Case[]) => number,
  write: (value: number) => string,
  random: () => number,
): string => writeFigure(what, figure(cases), resampleSources(cases, figure, random), write)
