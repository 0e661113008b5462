import { formatMrz, loadCatalogue, parseMrz } from '@vivid/documents'
import { expect, it } from 'vitest'
import type { ReadDocument } from '../read-document.js'
import { interpret } from './interpret.js'
import { recognise } from './recognise.js'

const today = new Date('2026-06-01')
const knowledge = { catalogue: loadCatalogue(), today }
const VIEW = { widthPx: 576, heightPx: 363 }

/** Text, left and top in per cent of the view. */
type Print = readonly [text: string, left: number, top: number]
const lineOf = ([text, left, top]: Print) => {
  const [x, y] = [(left / 100) * VIEW.widthPx, (top / 100) * VIEW.heightPx]
  const characters = [...text].map((character, i) => ({
    character,
    confidence: 0.99,
    leftPx: x + i * 6,
    rightPx: x + i * 6 + 6,
  }))
  const right = x + text.length * 6
  return {
    text,
    confidence: 0.99,
    characters,
    quad: [
      [x, y],
      [right, y],
      [right, y + 14],
      [x, y + 14],
    ],
  }
}
const read = (prints: readonly Print[], mrz: unknown = null): ReadDocument =>
  ({ document: null, mrz, print: { lines: prints.map(lineOf), flat: { view: VIEW } }, codes: null }) as never

const front = (surname: string, number: string) =>
  read([
    ['REPUBLIC OF UTOPIA', 10, 4],
    ['Surname', 30, 15],
    [surname, 30, 20],
    ['Given names', 30, 28],
    ['ANA', 30, 33],
    ['Date of birth', 30, 41],
    ['12.01.1990', 30, 46],
    ['Document No', 30, 54],
    [number, 30, 59],
    ['Date of issue', 60, 54],
    ['01.01.2020', 60, 59],
  ])
const lines = formatMrz({
  format: 'TD1',
  documentCode: 'I',
  issuingState: 'UTO',
  nationality: 'UTO',
  surnames: 'GARCIA',
  givenNames: 'ANA',
  documentNumber: 'D23145890',
  birthDate: { day: 12, month: 1, year: 1990 },
  sex: 'F',
  expiryDate: { day: 1, month: 1, year: 2030 },
})
const back = read([], {
  reading: parseMrz(lines, today),
  attempt: { decoded: { confidences: lines.map((line) => new Float32Array(line.length).fill(0.99)) } },
})
const valuesOf = ({ fields }: ReturnType<typeof interpret>) =>
  Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))

it('takes what both sides say together', () => {
  const card = interpret(recognise([front('GARCÍA', 'D23145890'), back], knowledge, 'card'))
  expect(card.sides).toMatchObject({ unread: null, contradictions: [], link: 'linked', percentage: 100 })
  expect(valuesOf(card)).toMatchObject({
    surnames: 'GARCÍA',
    expiration_date: '01-01-2030',
    issuing_date: '01-01-2020',
  })
})

it("lets the front's values stand where the sides name two people", () => {
  const card = interpret(recognise([front('SOLER', 'X99887766'), back], knowledge, 'card'))
  expect(card.sides?.contradictions.map(({ field }) => field).sort()).toEqual(['document_number', 'surnames'])
  expect(valuesOf(card)).toMatchObject({ surnames: 'SOLER', document_number: 'X99887766', birth_date: '12-01-1990' })
})

it('takes the zone for a name that the front all but says, where both name one number', () => {
  const misread = interpret(recognise([front('GARÍA', 'D23145890'), back], knowledge, 'card'))
  expect(valuesOf(misread)).toMatchObject({ surnames: 'GARCÍA' })
  const other = interpret(recognise([front('GARÍA', 'X99887766'), back], knowledge, 'card'))
  expect(valuesOf(other)).toMatchObject({ surnames: 'GARÍA', document_number: 'X99887766' })
})

it('takes the zone for a name of which the front shows a part, where both name one number', () => {
  const part = interpret(recognise([front('CÍA', 'D23145890'), back], knowledge, 'card'))
  expect(valuesOf(part)).toMatchObject({ surnames: 'GARCIA' })
})

it('takes nothing from a picture that was not recognised as the back', () => {
  const picture = read([['Date of expiry 01.01.2031', 30, 20]])
  const card = interpret(recognise([front('GARCÍA', 'D23145890'), picture], knowledge, 'card'))
  expect(card.sides?.unread).toEqual({ side: 'back', why: 'unrecognised' })
  expect(valuesOf(card).expiration_date).toBeUndefined()
})

it('judges nothing where one picture was read', () => {
  expect(interpret(recognise([back], knowledge)).sides).toBeNull()
})
