import { onceFor, type PrintedLine, type SideEvidence } from '@vivid/documents'
import type { DocumentKind, Picture, TextLine } from '@vivid/vision'
import type { ReadPrint } from '../print/read-print.js'
import type { ReadDocument } from '../read-document.js'

type Size = Pick<Picture, 'widthPx' | 'heightPx'>

/** What was read on one side, as text and places on the document: pixels stay behind. */
export const toEvidence = ({ document, mrz, print, codes }: ReadDocument, expected?: DocumentKind): SideEvidence => ({
  kind: expected ?? document?.kind ?? 'card',
  lines: print ? linesOf(print) : [],
  mrz: mrz && { reading: mrz.reading, confidences: mrz.attempt.decoded.confidences },
  barcodes: codes?.barcodes ?? [],
})

/** Once for each print, however often its document is recognised: what is found out about its lines is kept with them. */
const linesOf = onceFor(({ lines, flat }: ReadPrint): readonly PrintedLine[] => toPrintedLines(lines, flat.view))

/** Shorter lines say little of how the print lies. */
const MIN_CHARACTERS = 6

/**
 * Places become shares of the document's width and height. An outline that is a little off lays the document down askew: rows
 * are made level again, by the slope that most lines have.
 */
const toPrintedLines = (lines: readonly TextLine[], { widthPx, heightPx }: Size): PrintedLine[] => {
  const slope = commonSlope(lines.filter(({ characters }) => characters.length >= MIN_CHARACTERS))
  return lines.map(({ text, confidence, characters, quad }) => {
    const [left, right] = [Math.min(quad[0][0], quad[3][0]), Math.max(quad[1][0], quad[2][0])]
    const sunk = slope * ((left + right) / 2 - widthPx / 2)
    return {
      text,
      confidence,
      characters: characters.map((one) => ({
        character: one.character,
        confidence: one.confidence,
        left: one.leftPx / widthPx,
        right: one.rightPx / widthPx,
      })),
      box: {
        left: left / widthPx,
        top: ((quad[0][1] + quad[1][1]) / 2 - sunk) / heightPx,
        right: right / widthPx,
        bottom: ((quad[2][1] + quad[3][1]) / 2 - sunk) / heightPx,
      },
    }
  })
}

const commonSlope = (lines: readonly TextLine[]): number => {
  const slopes = lines.map(({ quad }) => (quad[1][1] - quad[0][1]) / Math.max(1, quad[1][0] - quad[0][0]))
  return slopes.sort((a, b) => a - b)[Math.floor(slopes.length / 2)] ?? 0
}
