import type { SeenPicture } from '@vivid/contract'
import { project } from '@vivid/vision'
import { asSent, thousandths } from '../../picture/as-sent.js'
import { outlineOfLine } from '../mrz/find-lines.js'
import type { ReadDocument } from '../read-document.js'

/** What was seen in one picture, for people to look at. */
export const describePicture = (read: ReadDocument): SeenPicture => {
  const { document, mrz, print, codes } = read
  const { outline } = asSent(read)
  return {
    width: read.originalWidthPx,
    height: read.originalHeightPx,
    document: {
      quad: document ? outline(document.quad) : null,
      kind: document?.kind ?? 'none',
      confidence: document ? thousandths(document.confidence) : 0,
    },
    flat: print ? outline(print.flat.quad) : null,
    mrz: mrz && {
      format: mrz.reading.format,
      lines: mrz.reading.lines,
      valid: mrz.reading.valid,
      failing_checks: mrz.reading.failingChecks,
      outlines: mrz.attempt.found.lines.map((line) => outline(outlineOfLine(mrz.attempt.found, line))),
    },
    print: (print?.lines ?? []).map(({ text, confidence, quad }) => ({
      text,
      confidence: thousandths(confidence),
      quad: outline(quad.map((point) => project(print!.flat.toPicture, point))),
    })),
    barcodes: (codes?.barcodes ?? []).map(({ format, text, quad }) => ({ format, text, quad: outline(quad) })),
    unread_codes: (codes?.unread ?? []).map(outline),
  }
}
