import { loadCatalogue } from '@vivid/documents'
import { pick } from '../../support/seeded-random.js'

type Random = () => number

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const digits = [...'0123456789']
const givenNames = 'ANA MARÍA JUAN CARLOS LUIS PEDRO SOFÍA LUCÍA JOÃO OLGA HANS EMMA IVAN MEHMET'.split(' ')
const surnames = 'GARCÍA LÓPEZ PEREZ SILVA ROMERO VEGA IVANOVA KOWALSKI NOVÁK YILMAZ SMITH DUPONT'.split(' ')
const labels = Object.values(loadCatalogue().labels).flat()

const from = (random: Random, characters: readonly string[], length: number): string =>
  Array.from({ length }, () => pick(random, characters)).join('')

const whole = (random: Random, low: number, high: number) => low + Math.floor(random() * (high - low + 1))
const times = (count: number, one: () => string): string => Array.from({ length: count }, one).join(' ')

const word = (random: Random) => from(random, letters, whole(random, 2, 9))
const date = (random: Random) =>
  [whole(random, 10, 28), whole(random, 10, 12), whole(random, 1940, 2035)].join(pick(random, ['.', '/', '-', ' ']))

/** What readers of documents look for, and what only looks like it: each makes one text of a page. */
export const texts = {
  'random words': (random) => times(whole(random, 1, 3), () => word(random)),
  'nine short words': (random) => times(9, () => from(random, letters, whole(random, 1, 4))),
  'words and numbers': (random) => times(9, () => from(random, pick(random, [letters, digits]), whole(random, 1, 3))),
  'random letters': (random) => from(random, letters, 60),
  labels: (random) => pick(random, labels),
  'words of labels': (random) => times(2, () => pick(random, pick(random, labels).split(' '))),
  'labels misread': (random) => {
    const label = [...pick(random, labels)]
    return label.with(whole(random, 0, label.length - 1), pick(random, letters)).join('')
  },
  'one label': () => 'APELLIDOS',
  'labels and values': (random) => `${pick(random, labels)} ${word(random)}`,
  'words before colons': (random) => `${word(random)}${word(random)}: ${word(random)}`,
  dates: (random) => times(whole(random, 1, 3), () => date(random)),
  numbers: (random) => times(whole(random, 1, 4), () => from(random, digits, whole(random, 3, 14))),
  names: (random) => times(whole(random, 2, 4), () => pick(random, pick(random, [givenNames, surnames]))),
  headings: (random) => `REPÚBLICA DE ${word(random)}`,
  'zone lines': (random) => `I<${from(random, [...letters, ...digits, '<', '<', '<'], 28)}`,
} as const satisfies Record<string, (random: Random) => string>

export type TextKind = keyof typeof texts
export const textKinds = Object.keys(texts) as TextKind[]
