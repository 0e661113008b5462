import { faceSizePx, findFaces, type Model, type Quad } from '@vivid/vision'
import type { Finding, Side } from '../examined.js'
import { thresholds } from '../thresholds.js'
import { type Tile, tileQuad } from './tiles.js'
import type { DocumentView } from './view-document.js'

export interface Portrait {
  /** The face's box in the document's view. */
  readonly tile: Tile
  /** The same box in the picture, in its pixels. */
  readonly quad: Quad
}

/** The largest face on the document: ghost portraits are smaller. Backs are not asked. */
export const findPortrait = async (detector: Model, view: DocumentView, side: Side): Promise<Portrait | null> => {
  if (side === 'back') return null
  // One look at the document as it lies: it is upright, and a portrait is a seventh of it or more.
  const faces = await findFaces(detector, view.colour, {})
  const [largest] = faces
    .filter(({ confidence }) => confidence >= thresholds.portraitConfidence)
    .sort((a, b) => faceSizePx(b) - faceSizePx(a))
  if (!largest) return null
  const { grey, colour } = view
  const scale = grey.widthPx / colour.widthPx
  const tile = {
    left: Math.max(0, Math.floor(largest.box.left * scale)),
    top: Math.max(0, Math.floor(largest.box.top * scale)),
    right: Math.min(grey.widthPx, Math.ceil(largest.box.right * scale)),
    bottom: Math.min(grey.heightPx, Math.ceil(largest.box.bottom * scale)),
  }
  return { tile, quad: tileQuad(view, tile) }
}

/** 820 */
export const portraitMissing = (areas: readonly Quad[]): Finding => ({
  error: 'document_portrait_not_found',
  measured: 0,
  areas,
})
