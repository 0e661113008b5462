import type { Picture } from '@vivid/vision'
import type { Finding, FoundDocument } from '../examined.js'
import { thresholds } from '../thresholds.js'
import { areaInside, frameMargins, largestOverhang, quadArea } from './measure-framing.js'

/**
 * 821, 823, 822 and 825, in this order. 821: so much lies outside the frame that print is lost. 823: only a border does.
 * A picture trimmed to its document on all four sides is whole: scanners and guided cameras send such ones.
 */
export const checkFraming = (picture: Picture, { quad, isTrimmed }: FoundDocument): Finding | null => {
  const finding = (error: Finding['error'], measured: number): Finding => ({ error, measured, areas: [quad] })
  if (isTrimmed) return null
  const insidePx = areaInside(quad, picture)
  const missing = 1 - insidePx / quadArea(quad)
  if (missing >= thresholds.missingShare) return finding('document_cropped', missing)
  const overhang = largestOverhang(quad, picture)
  if (overhang >= thresholds.overhang) return finding('document_outside_frame', overhang)
  const margin = Math.min(...frameMargins(quad, picture))
  if (margin < thresholds.touching) return finding('document_outside_frame', margin)
  const share = insidePx / (picture.widthPx * picture.heightPx)
  if (share < thresholds.areaShare) return finding('document_too_small', share)
  return margin < thresholds.margin ? finding('document_near_edge', margin) : null
}
