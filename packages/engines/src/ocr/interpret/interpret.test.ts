import { loadCatalogue } from '@vivid/documents'
import { expect, it } from 'vitest'
import type { ReadDocument } from '../read-document.js'
import { lineOf, type Print, printedFront, VIEW } from '../testing/printed.js'
import { zoneOf } from '../testing/zone-of.js'
import { interpret } from './interpret.js'
import { recognise } from './recognise.js'

const today = new Date('2026-06-01')
const knowledge = { catalogue: loadCatalogue(), today }
const read = (prints: readonly Print[], mrz: unknown = null): ReadDocument =>
  ({ document: null, mrz, print: { lines: prints.map(lineOf), flat: { view: VIEW } }, codes: null }) as never

const front = (surname: string, number: string) => read(printedFront(surname, number))
const back = read([], zoneOf(today))
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
