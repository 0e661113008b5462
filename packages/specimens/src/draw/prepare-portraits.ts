import sharp from 'sharp'
import type { Portrait } from '../portrait.js'
import type { Portraits } from './compose-face.js'

/** Printed portraits have about 300 dots an inch over 35 mm. */
const PRINT_WIDTH_PX = 448
const GHOST_WIDTH_PX = 200

/** The portrait in print resolution, and a pale one in the document's own colour. */
export const preparePortraits = async (portrait: Portrait, tint: string): Promise<Portraits> => {
  const raw = { width: portrait.widthPx, height: portrait.heightPx, channels: 3 } as const
  const [print, ghost] = await Promise.all([
    sharp(portrait.data, { raw }).resize(PRINT_WIDTH_PX, null, { kernel: 'cubic' }).jpeg({ quality: 94 }).toBuffer(),
    sharp(portrait.data, { raw }).resize(GHOST_WIDTH_PX).tint(tint).linear(0.8, 60).jpeg({ quality: 90 }).toBuffer(),
  ])
  return { portraitUri: toUri(print), ghostUri: toUri(ghost) }
}

const toUri = (jpeg: Buffer): string => `data:image/jpeg;base64,${jpeg.toString('base64')}`
