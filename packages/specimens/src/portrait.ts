import type { Sex } from './people/invent-person.js'

/** A picture of an invented face, RGB, portrait format. */
export interface Portrait {
  widthPx: number
  heightPx: number
  data: Uint8Array
}

/** An invented person: equal seeds and sexes are one person. */
export interface Sitter {
  seed: string
  /** The portrait looks like it; `X` looks like anybody. */
  sex: Sex
}

/** `sitting` 0 is the picture on the document; every other number is another picture of the same person. */
export type PortraitSource = (seed: string, sex?: Sex, sitting?: number) => Promise<Portrait>
