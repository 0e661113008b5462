import type { CardWish } from './read-wish.js'

const examples: Readonly<Record<string, readonly [printed: string, value: string]>> = {
  surnames: ['GARCÍA PÉREZ', 'GARCÍA PÉREZ'],
  names: ['ANA LUCÍA', 'ANA LUCÍA'],
  gender: ['F', 'F'],
  birth_date: ['05/03/1990', '05-03-1990'],
  issuing_date: ['01/02/2021', '01-02-2021'],
  expiration_date: ['31/01/2031', '31-01-2031'],
}

const exampleOf = (field: string, { pattern, state }: CardWish): readonly [string, string] => {
  if (field === 'nationality') return [state, state]
  const number = [...pattern].map((one, i) => (one === 'A' ? 'B' : String((i + 3) % 10))).join('')
  return examples[field] ?? [number, number]
}

/** Places of print in per cent of the card, as the fixture has them. */
const percent = (mm: number, of: number) => Math.round((1000 * mm) / of) / 10

const print = (text: string, [x, y]: readonly [number, number], height: number) =>
  `  [${JSON.stringify(text)}, ${percent(x, 85.6)}, ${percent(y, 53.98)}, ${height}],`

/** A test with the card's print as a reader hands it over: replace it by what was read on a public specimen. */
export const testText = (wish: CardWish): string => {
  const lines = wish.fields.flatMap(({ field, label, at: [x, y] }) => [
    print(label, [x, y], 2.5),
    print(exampleOf(field, wish)[0], [x, y + 1.8], 4.5),
  ])
  const values = wish.fields.map(({ field }) => `    ${field}: '${exampleOf(field, wish)[1]}',`)
  const id = `${wish.state.toLowerCase()}-${wish.document}`
  return `import { expect, it } from 'vitest'
import { chooseTemplate } from '../../choose/choose-template.js'
import { recogniseSide } from '../../choose/recognise-side.js'
import { fuse } from '../../fuse/fuse.js'
import { readSide } from '../../read/read-side.js'
import { type Print, printLines } from '../../testing/print-lines.js'
import { loadCatalogue } from '../../templates/load-catalogue.js'

const front: readonly Print[] = [
${print(wish.heading, [4, 3], 4.5)}
${lines.join('\n')}
]

it('reads the front of ${id}', () => {
  const catalogue = loadCatalogue()
  const today = new Date('2026-06-01')
  const side = { kind: 'card', lines: printLines(front), mrz: null, barcodes: [] } as const
  const chosen = chooseTemplate([recogniseSide(side, catalogue, today)])
  expect(chosen).toMatchObject({ template: { id: '${id}' }, frontIndex: 0 })
  const fields = fuse(readSide(side, chosen!.template, 'front', { catalogue, today }), chosen!.template)
  expect(Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))).toEqual({
${values.join('\n')}
  })
})
`
}
