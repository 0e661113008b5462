import type { SideEvidence } from '../evidence/side-evidence.js'
import { fuse } from '../fuse/fuse.js'
import { readSide } from '../read/read-side.js'
import { loadCatalogue } from '../templates/load-catalogue.js'
import { chooseFor } from './choose-for.js'
import { type Print, printLines } from './print-lines.js'

/** A front and some of what it must be read as, its template's id among that. */
export type FrontCase = readonly [name: string, prints: readonly Print[], expected: Readonly<Record<string, string>>]

const catalogue = loadCatalogue()
const today = new Date('2026-06-01')

/** What a front says by print alone, its template chosen by print alone. */
export const readFront = (prints: readonly Print[]): Readonly<Record<string, string | undefined>> => {
  const front: SideEvidence = { kind: 'card', lines: printLines(prints), mrz: null, barcodes: [] }
  const template = chooseFor([front], catalogue, today)?.template ?? null
  const fields = fuse(readSide(front, template, 'front', { catalogue, today }), template)
  const values = Object.entries(fields).map(([name, { value }]) => [name, value])
  return { template: template?.id, ...Object.fromEntries(values) }
}
