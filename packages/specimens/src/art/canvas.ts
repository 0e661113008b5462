import type { State } from '../layouts/states.js'
import type { Random } from '../random.js'
import type { Fonts } from '../type/open-fonts.js'

/** What the printer has before any holder is known. All drawing is in millimetres. */
export interface Blank {
  state: State
  widthMm: number
  heightMm: number
  /** Equal for all documents of one type and state: printing plates do not change from holder to holder. */
  plate: Random
}

/** What an artist may draw with. */
export interface Canvas extends Blank {
  fonts: Fonts
  /** Differs from holder to holder. */
  hand: Random
  /** The holder's portrait and its faded twin, as data URIs. */
  portraitUri: string
  ghostUri: string
  /** What a barcode holds; without a name the machine readable lines. */
  payload: (name?: string) => string
  /** Fills {official}, {nationality} … from the state's table. */
  fill: (template: string) => string
}

export const round = (value: number): number => Math.round(value * 1000) / 1000

/** A path through the points; closed paths end where they start. */
export const polyline = (points: readonly (readonly [number, number])[], closed = false): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${closed ? 'Z' : ''}`

/** A unique, stable id for gradients and clips of one drawing. */
export const nameId = (prefix: string, ...numbers: readonly number[]): string =>
  `${prefix}-${numbers.map((n) => Math.round(n * 100)).join('-')}`
