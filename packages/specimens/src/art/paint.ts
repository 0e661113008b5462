import type { Art } from '../layouts/layout.js'
import type { Canvas } from './canvas.js'
import { drawFingerprint } from './fingerprint.js'
import { drawBarcode, drawGhost, drawPanel, drawPortrait, drawSignature, drawText } from './holder-marks.js'
import { drawChip, drawChipMark, drawEmblem, drawFlag } from './insignia.js'
import { drawGround, drawHologram, drawMicrotext, drawRelief, drawRosette, drawWaves } from './security-print.js'

type Artists = { [K in Art['art']]: (item: Extract<Art, { art: K }>, canvas: Canvas) => string }

const artists: Artists = {
  ground: drawGround,
  waves: drawWaves,
  relief: drawRelief,
  rosette: drawRosette,
  microtext: drawMicrotext,
  panel: drawPanel,
  emblem: drawEmblem,
  flag: drawFlag,
  chip: drawChip,
  'chip-mark': drawChipMark,
  portrait: drawPortrait,
  ghost: drawGhost,
  signature: drawSignature,
  hologram: drawHologram,
  fingerprint: drawFingerprint,
  barcode: drawBarcode,
  text: drawText,
}

/** SVG elements of the items, in their order. */
export const paint = (items: readonly Art[], canvas: Canvas): string =>
  items.map((item) => (artists[item.art] as (item: Art, canvas: Canvas) => string)(item, canvas)).join('')
