/** A picture of an invented face, RGB, portrait format. */
export interface Portrait {
  widthPx: number
  heightPx: number
  data: Uint8Array
}

export type PortraitSource = (seed: string) => Promise<Portrait>
