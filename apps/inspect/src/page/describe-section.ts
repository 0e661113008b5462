import { labelsOnSide, type SeenLabel } from '@vivid/documents'
import { type InterpretedDocument, type Knowledge, type ReadDocument, toEvidence } from '@vivid/engines/ocr'
import { drawOver, rectifyColour, sideLengths } from '@vivid/vision'
import type { PageSection, PlacedText, ShownField } from './page-section.js'

/** Wide enough to read small print on the page. */
const FLAT_PX = 1000

const middle = (low: number, high: number) => (low + high) / 2
const apart = (a: PlacedText['box'], b: PlacedText['box']) =>
  Math.hypot(middle(a.left, a.right) - middle(b.left, b.right), middle(a.top, a.bottom) - middle(b.top, b.bottom))

/** Further off than this share of the document a label is another's. */
const NEAR = 0.3

/** Of the labels of a field the one nearest to its value. */
const labelOf = (field: string, box: PlacedText['box'] | null, labels: readonly SeenLabel[]): string | null => {
  const own = labels.filter((label) => label.field === field && (!box || apart(label.box, box) <= NEAR))
  const nearest = box ? [...own].sort((a, b) => apart(a.box, box) - apart(b.box, box))[0] : own[0]
  return nearest?.text ?? null
}

/** What was found on one picture and where, for the page. */
export const describeSection = async (
  read: ReadDocument,
  { template, front, back }: InterpretedDocument,
  knowledge: Knowledge,
): Promise<PageSection> => {
  const taken = front ?? back
  const side = taken?.side ?? 'front'
  const evidence = toEvidence(read)
  const labels = labelsOnSide(evidence, template, side, knowledge)
  const fields = Object.entries(taken?.fields ?? {}).map(([name, field]): ShownField => {
    const { value, printed, confidence, source, agreeing, flags, box } = field
    return { name, value, printed, confidence, source, agreeing, flags, box, label: labelOf(name, box, labels) }
  })
  const expected = template?.sides[side]?.fields ?? []
  return {
    template: template?.id ?? null,
    side,
    zone: read.mrz?.reading.lines ?? [],
    barcodes: (read.codes?.barcodes ?? []).map(({ format, text }) => `${format}: ${text}`),
    ...(await layDown(read)),
    lines: evidence.lines.map(({ text, box, confidence }) => ({ text, box, confidence })),
    labels: labels.map(({ text, box, field }) => ({ text, box, field })),
    fieldBoxes: expected.flatMap(({ field, fieldBox }) =>
      fieldBox
        ? [{ text: field, box: { left: fieldBox[0], top: fieldBox[1], right: fieldBox[2], bottom: fieldBox[3] } }]
        : [],
    ),
    fields,
    missing: [...new Set(expected.map(({ field }) => field))].filter((name) => !taken?.fields[name]),
  }
}

const layDown = async ({ picture, print }: ReadDocument): Promise<Pick<PageSection, 'flat' | 'aspect'>> => {
  if (!print) return { flat: null, aspect: 1 }
  const { quad, view } = print.flat
  const { width, height } = sideLengths(quad)
  const heightPx = Math.round((FLAT_PX * Math.min(2, height / width)) / 2) * 2
  const flat = rectifyColour(picture, quad, FLAT_PX, heightPx)
  return { flat: (await drawOver(flat, [], [])).toString('base64'), aspect: view.widthPx / view.heightPx }
}
