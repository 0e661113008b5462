import type { Sex } from './people/invent-person.js'

/** A picture of an invented face, RGB, portrait format. */
export interface Portrait {
  widthPx: number
  heightPx: number
  data: Uint8Array
}

/** Of somebody who looks like that sex, where one is asked for. */
export type PortraitSource = (seed: string, sex?: Sex) => Promise<Portrait>
