import { type Quad, sideLengths } from '@vivid/vision'
import type { Finding } from '../examined.js'
import { thresholds } from '../thresholds.js'

/** 818: too few pixels to judge print and surface by. */
export const checkResolution = (quad: Quad): Finding | null => {
  const { width, height } = sideLengths(quad)
  const widthPx = Math.max(width, height)
  return widthPx < thresholds.leastWidthPx
    ? { error: 'document_quality_unacceptable', measured: widthPx, areas: [quad] }
    : null
}
