import { chooseTemplate } from '../choose/choose-template.js'
import { recogniseSide } from '../choose/recognise-side.js'
import type { Side, SideEvidence } from '../evidence/side-evidence.js'
import { fuse } from '../fuse/fuse.js'
import { readMachine, readSide } from '../read/read-side.js'
import { judgeSides } from '../sides/judge-sides.js'
import { loadCatalogue } from '../templates/load-catalogue.js'
import { type Print, printLines } from './print-lines.js'

const catalogue = loadCatalogue()
const today = new Date('2026-06-01')

/** A picture of a card on which these lines were read. */
export const side = (prints: readonly Print[], some: Partial<SideEvidence> = {}): SideEvidence => ({
  kind: 'card',
  lines: printLines(prints),
  mrz: null,
  barcodes: [],
  ...some,
})

/** A picture of something else. */
export const receipt = side([
  ['CAFÉ DEL PUERTO', 12, 10, 5],
  ['TICKET 52343190', 6, 25, 3],
  ['CAFÉ CON LECHE 7,86', 6, 40, 3],
  ['TOTAL 89,80', 6, 80, 4],
])

/** As an engine does it: choose, read, judge. */
export const judge = (...pictures: readonly [SideEvidence, SideEvidence]) => {
  const recognised = pictures.map((picture) => recogniseSide(picture, catalogue, today))
  const chosen = chooseTemplate(recognised)
  const template = chosen?.template ?? null
  const at = { front: recognised[chosen?.frontIndex ?? 0]!, back: recognised[chosen?.backIndex ?? 1]! }
  const told = (['front', 'back'] as const).flatMap((name) => readMachine(at[name].evidence, template, name, today))
  const read = (name: Side) => {
    const candidates = readSide(at[name].evidence, template, name, { catalogue, today, told })
    return { recognised: at[name], side: name, candidates, fields: fuse(candidates, template) }
  }
  return judgeSides(read('front'), read('back'), template, { catalogue, today })
}
