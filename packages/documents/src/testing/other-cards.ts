import { readFileSync } from 'node:fs'
import type { Print } from './print-lines.js'

/** A front as printed, and what is to be read on it; fields in `missed` are not yet, those in `invented` are though nothing says so. */
export interface OtherCard {
  readonly title: string
  readonly prints: readonly Print[]
  readonly truth: Readonly<Record<string, string>>
  readonly missed: readonly string[]
  readonly invented: readonly string[]
}

/** Heights of labels and of values, and what lies between them and the next line; in per cent of the card. */
const sizes = { label: [2.2, 0.8], value: [3.4, 1.8], gap: 1.6 } as const

const COLUMN = /^@(\S+) (\S+)(?: (\S+))?$/
const FIELD = /^(?<invented>!)?(?<field>\w+)(?: = (?<value>.+?))?(?<missed> \?)?$/

/** Behind a value that is of no field. */
const NO_FIELD = '-'

const readOne = (block: string): OtherCard => {
  const [title, ...rows] = block.trim().split('\n')
  const prints: Print[] = []
  const truth: Record<string, string> = {}
  const missed: string[] = []
  const invented: string[] = []
  let [left, top, own] = [0, 0, 0]
  for (const row of rows) {
    const column = COLUMN.exec(row)
    if (column) {
      ;[left, top, own] = [Number(column[1]), Number(column[2]), Number(column[3] ?? 0)]
      continue
    }
    const [text, ...fields] = row.split(' | ')
    const [height, gap] = own ? [own, sizes.gap] : sizes[fields.length > 0 ? 'value' : 'label']
    prints.push([text!, left, top, height])
    top += height + gap
    for (const one of fields.filter((field) => field !== NO_FIELD)) {
      const groups = FIELD.exec(one)!.groups!
      if (groups.invented) {
        invented.push(groups.field!)
        continue
      }
      truth[groups.field!] = groups.value ?? text!
      if (groups.missed) missed.push(groups.field!)
    }
  }
  return { title: title!, prints, truth, missed, invented }
}

/** The cards of such a file, see the lines at its head. */
export const readOtherCards = (file: URL): readonly OtherCard[] =>
  readFileSync(file, 'utf8').split(/^== /m).slice(1).map(readOne)
