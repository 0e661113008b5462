import type { Budget } from '../frame/budget.js'

/** What reading counts, because each one costs, and a picture can be made to ask for any number of them. */
export type Counted = 'looks' | 'zoneTries' | 'linePx' | 'barcodePx' | 'secondReaderPx'

export type ReadingBudget = Budget<Counted>

/** The most that one request takes, however its pictures were made. */
export const requestBudget: Readonly<Record<Counted, number>> = {
  looks: 28,
  zoneTries: 24,
  linePx: 48_000,
  barcodePx: 1_200_000,
  secondReaderPx: 1_800,
}

/** Of these, the most that the first reading of one picture takes: the rest is left for the other one, and for a second look. */
export const pictureBudget: Readonly<Record<Counted, number>> = {
  looks: 16,
  zoneTries: 14,
  linePx: 30_000,
  barcodePx: 800_000,
  secondReaderPx: 0,
}
