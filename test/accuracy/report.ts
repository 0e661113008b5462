import type { Level } from '@vivid/specimens'
import type { ChangedResult } from './measure-changed.js'
import type { Pairing } from './measure-sides.js'
import type { ValidityResult } from './measure-validity.js'
import type { ChangedTally, FieldsByLevel, FieldsTally, SidesTally, ValidityTally } from './tally.js'

const percent = (part: number, of: number): string => (of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`)
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** The table of test/BENCHMARKS.md: fields exact by level, documents whose required fields are all right. */
export const reportFields = (tallies: ReadonlyMap<string, FieldsByLevel>, levels: readonly Level[]): string => {
  const documents = Math.max(0, ...[...tallies.values()].flatMap((by) => Object.values(by).map((t) => t.documents)))
  const head = ['template', ...levels.flatMap((level) => [`${level}: fields`, 'all required', 'rejected'])]
  const line = (name: string, by: FieldsByLevel) =>
    row([name, ...levels.flatMap((level) => (by[level] ? describe(by[level]) : ['–', '–', '–']))])
  const rows = [...tallies].map(([name, by]) => line(name, by))
  const total = line('all', sumTemplates([...tallies.values()], levels))
  return [
    `${documents} documents per template and level:`,
    '',
    row(head),
    row(head.map(() => '---')),
    ...rows,
    total,
  ].join('\n')
}

const describe = ({ documents, fields, exact, complete, rejected }: FieldsTally): string[] => [
  percent(exact, fields),
  percent(complete, documents),
  String(rejected),
]

const sumTemplates = (all: readonly FieldsByLevel[], levels: readonly Level[]): FieldsByLevel => {
  const zero: FieldsTally = { documents: 0, fields: 0, exact: 0, complete: 0, rejected: 0 }
  const add = (a: FieldsTally, b: FieldsTally): FieldsTally => ({
    documents: a.documents + b.documents,
    fields: a.fields + b.fields,
    exact: a.exact + b.exact,
    complete: a.complete + b.complete,
    rejected: a.rejected + b.rejected,
  })
  return Object.fromEntries(levels.map((level) => [level, all.flatMap((by) => by[level] ?? []).reduce(add, zero)]))
}

export const reportSides = (tallies: ReadonlyMap<Pairing, SidesTally>): string => {
  const rows = [...tallies].map(([pairing, { pairs, right, rejected }]) =>
    row([pairing, String(pairs), percent(right, pairs), String(rejected)]),
  )
  const all = [...tallies.values()]
  const pairs = all.reduce((sum, tally) => sum + tally.pairs, 0)
  const right = all.reduce((sum, tally) => sum + tally.right, 0)
  const total = row(['all', String(pairs), percent(right, pairs), String(all.reduce((n, t) => n + t.rejected, 0))])
  return [
    row(['two sides', 'pairs', 'decision right', 'rejected']),
    row(['---', '---', '---', '---']),
    ...rows,
    total,
  ].join('\n')
}

export const reportValidity = (tallies: ReadonlyMap<ValidityResult['wrong'], ValidityTally>): string => {
  const rows = [...tallies].map(([wrong, { pairs, valid, rejected }]) =>
    row([wrong, String(pairs), String(valid), String(rejected), String(pairs - valid - rejected)]),
  )
  return [
    row(['wrong with the pair', 'pairs', 'valid', 'rejected', 'answered, not valid']),
    row(['---', '---', '---', '---', '---']),
    ...rows.sort(),
  ].join('\n')
}

export const reportChanged = (tallies: ReadonlyMap<ChangedResult['change'], ChangedTally>): string => {
  const line = (name: string, all: readonly ChangedTally[]) => {
    const sum = (pick: (tally: ChangedTally) => number) => String(all.reduce((total, tally) => total + pick(tally), 0))
    return row([name, sum((t) => t.pairs), sum((t) => t.valid), sum((t) => t.match), sum((t) => t.rejected)])
  }
  const changed = [...tallies].filter(([change]) => change !== 'none')
  return [
    row(['changed on the front', 'pairs', 'valid', 'match', 'rejected']),
    row(['---', '---', '---', '---', '---']),
    ...changed.map(([change, tally]) => line(change, [tally])).sort(),
    line(
      'any',
      changed.map(([, tally]) => tally),
    ),
    line(
      'none',
      [...tallies].flatMap(([change, tally]) => (change === 'none' ? [tally] : [])),
    ),
  ].join('\n')
}
