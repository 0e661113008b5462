import type { PrintedLine, SideEvidence } from '@vivid/documents'
import type { DocumentKind, TextLine } from '@vivid/vision'
import type { ReadDocument } from '../read-document.js'

/** What was read on one side, as text and places on the document: pixels stay behind. */
export function toEvidence({ document, mrz, print, codes }: ReadDocument, expected?: DocumentKind): SideEvidence {
  return {
    kind: expected ?? document?.kind ?? 'card',
    lines: print ? print.lines.map((line) => toPrintedLine(line, print.flat.view)) : [],
    mrz: mrz && { reading: mrz.reading, confidences: mrz.attempt.decoded.confidences },
    barcodes: codes?.barcodes ?? [],
  }
}

/** Places become shares of the document's width and height. */
function toPrintedLine(
  { text, confidence, characters, quad }: TextLine,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): PrintedLine {
  const xs = quad.map(([x]) => x / widthPx)
  const ys = quad.map(([, y]) => y / heightPx)
  return {
    text,
    confidence,
    characters: characters.map((one) => ({
      character: one.character,
      confidence: one.confidence,
      left: one.leftPx / widthPx,
      right: one.rightPx / widthPx,
    })),
    box: { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) },
  }
}
