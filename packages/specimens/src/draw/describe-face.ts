import type { Art, BoxMm, Face } from '../layouts/layout.js'
import type { Sitter } from '../portrait.js'
import type { BoxPx, DrawingTruth } from '../truth.js'
import type { ComposedFace } from './compose-face.js'
import type { IssuedDocument } from './issue-document.js'

/** The truth about one drawn side, in its pixels. */
export const describeFace = (
  { layout, stateName, state, fields, mrzLines }: IssuedDocument,
  face: Face,
  { printed, lines, mrz, payload }: ComposedFace,
  drawing: DrawingTruth['drawing'],
  seed: string,
  sitter: Sitter,
): DrawingTruth => {
  const px = (mm: number) => Math.round(mm * drawing.pixelsPerMm * 10) / 10
  const toPx = (box: BoxPx): BoxPx => ({ x: px(box.x), y: px(box.y), width: px(box.width), height: px(box.height) })
  const place = ([x, y, width, height]: BoxMm) => toPx({ x, y, width, height })
  const find = <K extends Art['art']>(art: K) =>
    face.art.filter((item) => item.art === art) as Extract<Art, { art: K }>[]
  const [portrait] = find('portrait')
  const [ghost] = find('ghost')
  return {
    kind: layout.kind,
    group: layout.group,
    state: state.code,
    issuer: stateName,
    format: layout.format,
    side: face.side,
    seed,
    fields,
    printed: Object.fromEntries(printed.map(({ field, text, box }) => [field, { text, box: toPx(box) }])),
    lines: lines.map((line) => ({ ...line, box: toPx(line.box) })),
    mrz: mrz && { lines: mrzLines, box: toPx(mrz.box), lineBoxes: mrz.lineBoxes.map(toPx) },
    sitter,
    portrait: portrait ? place(portrait.box) : null,
    ghostPortrait: ghost ? place(ghost.box) : null,
    barcodes: find('barcode').map((code) => ({
      format: code.symbology,
      text: payload(code.payload),
      box: place(code.box),
    })),
    drawing,
  }
}
