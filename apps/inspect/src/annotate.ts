import { outlineOfLine, type ReadDocument } from '@vivid/engines/ocr'
import { drawOver, type Outline } from '@vivid/vision'

/** Green: documents. Orange: where an MRZ was suspected. Red: the strip and the lines that were read. Blue: their text. */
export function annotate({ picture, located, mrz }: ReadDocument, more: readonly Outline[]): Promise<Buffer> {
  const outlines: Outline[] = [
    ...located.documents.map(({ kind, quad, confidence }) => ({
      points: quad,
      colour: '#0a0',
      label: `${kind} ${confidence.toFixed(2)}`,
    })),
    ...located.mrzs.map(({ quad, confidence }) => ({
      points: quad,
      colour: '#f80',
      label: `mrz ${confidence.toFixed(2)}`,
    })),
  ]
  if (mrz) {
    const { found } = mrz.attempt
    outlines.push({ points: found.quad, colour: '#f9c' })
    for (const line of found.lines) outlines.push({ points: outlineOfLine(found, line), colour: '#f00' })
  }
  const notes = mrz
    ? [...mrz.reading.lines, `${mrz.reading.format} ${mrz.reading.valid ? 'valid' : 'not valid'}`]
    : ['no MRZ']
  return drawOver(picture, [...outlines, ...more], notes)
}
