import { type InterpretedDocument, outlineOfLine, type ReadDocument } from '@vivid/engines/ocr'
import { drawOver, type Outline, project, type Quad } from '@vivid/vision'

/**
 * Green: documents. Orange: where an MRZ was suspected. Red: the strip and the lines that were read. Purple: print, with
 * what was read. Cyan: codes, dashed names for those that could not be read. Blue notes: zone, template and fields.
 */
export const annotate = (
  read: ReadDocument,
  { template, fields }: InterpretedDocument,
  more: readonly Outline[],
): Promise<Buffer> => {
  const { picture, located, mrz } = read
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
    ...outlineZone(mrz),
    ...outlinePrint(read),
    ...outlineCodes(read),
  ]
  const zone = mrz
    ? [...mrz.reading.lines, `${mrz.reading.format} ${mrz.reading.valid ? 'valid' : 'not valid'}`]
    : ['no MRZ']
  const values = Object.entries(fields).map(
    ([name, { value, confidence, source }]) => `${name}: ${value} (${source} ${confidence.toFixed(2)})`,
  )
  return drawOver(picture, [...outlines, ...more], [...zone, `template ${template?.id ?? 'none'}`, ...values])
}

const outlineZone = (mrz: ReadDocument['mrz']): Outline[] => {
  if (!mrz) return []
  const { found } = mrz.attempt
  const lines = found.lines.map((line) => ({ points: outlineOfLine(found, line), colour: '#f00' }))
  return [{ points: found.quad, colour: '#f9c' }, ...lines]
}

const outlinePrint = ({ print }: ReadDocument): Outline[] => {
  if (!print) return []
  const { quad, toPicture } = print.flat
  const lines = print.lines.map(({ text, quad: box }) => ({
    points: box.map((point) => project(toPicture, point)) as unknown as Quad,
    colour: '#808',
    label: text,
  }))
  return [{ points: quad, colour: '#6c6', label: 'flat' }, ...lines]
}

const outlineCodes = ({ codes }: ReadDocument): Outline[] => {
  const read = (codes?.barcodes ?? []).map(({ quad, format }) => ({ points: quad, colour: '#088', label: format }))
  const unread = (codes?.unread ?? []).map((quad) => ({ points: quad, colour: '#0cc', label: 'code?' }))
  return [...read, ...unread]
}
