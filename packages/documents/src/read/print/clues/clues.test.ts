import { expect, it } from 'vitest'
import type { Candidates } from '../../../fields/candidate.js'
import { loadCatalogue } from '../../../templates/load-catalogue.js'
import { type Print, printLines } from '../../../testing/print-lines.js'
import { printedCandidate } from '../../../testing/printed-candidate.js'
import { openSide } from '../../candidates-from-print.js'
import { lookTwice } from '../read-print.js'
import { clues } from './index.js'

const catalogue = loadCatalogue()
const today = new Date('2026-06-01')

interface Sight {
  readonly prints: readonly Print[]
  readonly template?: string
  readonly told?: Candidates
}

/** What a clue says of a value that is claimed for a field, once what is certain was found. */
const measure = (clue: string, field: string, value: string, { prints, template: id, told = [] }: Sight): number => {
  const template = catalogue.templates.find((one) => one.id === id) ?? null
  const context = { template, rule: template?.sides.front ?? null, catalogue, today, told }
  const opened = openSide({ kind: 'card', lines: printLines(prints), mrz: null, barcodes: [] }, context)
  const scene = lookTwice(opened, catalogue.weights)
  const claims = scene.claims.filter((one) => one.asked.field === field && one.value === value)
  expect(claims, `${field} ${value}`).not.toEqual([])
  const said = claims.map((claim) => clues.find(({ name }) => name === clue)!.measure(claim, scene))
  return said.reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0)
}

const labelled: Print[] = [
  ['APELLIDOS', 10, 10, 3],
  ['QUISPE', 10, 14],
  ['NOMBRES', 10, 24, 3],
  ['ANA', 10, 28],
  ['FECHA DE NACIMIENTO', 10, 38, 3],
  ['12.01.1990', 10, 42],
  ['FECHA DE EXPEDICIÓN', 10, 52, 3],
  ['13.05.2021', 10, 56],
  ['FECHA DE VENCIMIENTO', 60, 52, 3],
  ['13.05.2031', 60, 56],
  ['SEXO F', 60, 24, 4],
  ['PRIVATE NOTE', 60, 80, 4],
]
const side: Sight = { prints: labelled }

/** Clue, field, a value for which it speaks, one for which it does not, or says less. */
const cases: (readonly [clue: string, field: string, more: string, less: string, sight: Sight])[] = [
  ['label', 'surnames', 'QUISPE', 'ANA', side],
  ['rival label', 'surnames', 'ANA', 'QUISPE', side],
  ['label elsewhere', 'surnames', 'PRIVATE NOTE', 'QUISPE', side],
  ['age', 'birth_date', '12-01-1990', '13-05-2031', side],
  ['anniversary', 'issuing_date', '13-05-2021', '12-01-1990', side],
  ['latest', 'issuing_date', '13-05-2021', '12-01-1990', side],
  ['life order', 'expiration_date', '13-05-2031', '13-05-2021', side],
  ['words', 'names', 'PRIVATE NOTE', 'ANA', side],
  ['given names', 'names', 'ANA', 'QUISPE', side],
  ['as told', 'surnames', 'QUISPE', 'ANA', { ...side, told: [printedCandidate('surnames', 'QUISPE')] }],
  ['told otherwise', 'surnames', 'ANA', 'QUISPE', { ...side, told: [printedCandidate('surnames', 'QUISPE')] }],
  ['told of another', 'surnames', 'ANA', 'QUISPE', { ...side, told: [printedCandidate('names', 'ANA')] }],
]

it.each(cases)('%s: for %s it prefers %s to %s', (clue, field, more, less, sight) => {
  expect(measure(clue, field, more, sight)).toBeGreaterThan(measure(clue, field, less, sight))
})

it('names every clue once and says what each means', () => {
  expect(new Set(clues.map(({ name }) => name)).size).toBe(clues.length)
  for (const { says } of clues) expect(says).toMatch(/^[A-Z].+\.$/)
})

it('has weights for known clues alone', () => {
  const known = new Set(clues.map(({ name }) => name))
  const weighed = [catalogue.weights.described, catalogue.weights.undescribed].flatMap((one) => Object.values(one))
  expect(weighed.length).toBeGreaterThan(10)
  expect(weighed.flatMap((one) => Object.keys(one)).filter((name) => !known.has(name))).toEqual([])
})
