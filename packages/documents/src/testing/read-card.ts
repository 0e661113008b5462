import type { Side, SideEvidence } from '../evidence/side-evidence.js'
import { fuse } from '../fuse/fuse.js'
import { formatMrz } from '../mrz/format-mrz.js'
import type { MrzDocument } from '../mrz/mrz-document.js'
import { parseMrz } from '../mrz/parse/parse-mrz.js'
import { readSide } from '../read/read-side.js'
import { loadCatalogue } from '../templates/load-catalogue.js'
import { type Print, printLines } from './print-lines.js'

const today = new Date('2026-06-01')
const catalogue = loadCatalogue()

/** A zone of that state's card, read without a doubt. */
export const zoneOf = (own: Partial<MrzDocument>): SideEvidence['mrz'] => {
  const lines = formatMrz({
    format: 'TD1',
    documentCode: 'I',
    issuingState: 'UTO',
    nationality: own.issuingState ?? 'UTO',
    surnames: 'QUISPE',
    givenNames: 'ANA MARIA',
    documentNumber: 'AA1234567',
    birthDate: { day: 5, month: 4, year: 2003 },
    sex: 'F',
    expiryDate: { day: 1, month: 11, year: 2033 },
    ...own,
  })
  return {
    reading: parseMrz(lines, today)!,
    confidences: lines.map((line) => new Float32Array(line.length).fill(0.99)),
  }
}

/** What one side says, as that template's card. */
export const readCard = (
  id: string,
  prints: readonly Print[],
  mrz: SideEvidence['mrz'] = null,
  side: Side = 'front',
) => {
  const template = catalogue.templates.find((one) => one.id === id)!
  const evidence: SideEvidence = { kind: 'card', lines: printLines(prints), mrz, barcodes: [] }
  const fields = fuse(readSide(evidence, template, side, { catalogue, today }), template)
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
}
