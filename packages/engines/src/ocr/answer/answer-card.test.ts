import { endpoints, type IdentityCard, type OcrForm, type Sides, sidesLinks } from '@vivid/contract'
import type { Fields, JudgedSides } from '@vivid/documents'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { InterpretedDocument, InterpretedSide } from '../interpret/interpret.js'
import { answerCard, answerSides } from './answer-card.js'

const fieldsOf = (values: Record<string, string>, flags: readonly string[] = []): Fields =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      { value, printed: value, confidence: 0.99, source: 'print', characters: null, flags, agreeing: ['print'] },
    ]),
  )
const values = {
  document_number: '12345678Z',
  names: 'ANA MARÍA',
  surnames: 'GARCÍA PEÑA',
  gender: 'F',
  birth_date: '01-02-1990',
  nationality: 'ESP',
  expiration_date: '03-04-2030',
}
const side = (name: 'front' | 'back', fields: Fields): InterpretedSide =>
  ({ read: { mrz: null }, side: name, candidates: [], fields }) as unknown as InterpretedSide
const linked: JudgedSides = { unread: null, contradictions: [], link: 'linked', isBackBlank: false, percentage: 100 }
const card = (front: Fields, back: Fields): InterpretedDocument => ({
  recognised: {} as never,
  template: null,
  confidence: 0,
  sides: linked,
  front: side('front', front),
  back: side('back', back),
  fields: { ...back, ...front },
})
const form = (validate_sides: boolean) => ({ document_type: 'identification_card', validate_sides }) as OcrForm

it('answers interface 2.6, with empty strings for what is not printed', () => {
  const { body } = answerCard(card(fieldsOf(values), {}))
  expect(body).toEqual({ ...values, birth_country: '', issuing_date: '', valid: true })
  expect(endpoints.ocr.fits(form(false), body)).toBe(true)
})

it('is not valid when a check digit fails', () => {
  const answer = answerCard(card(fieldsOf(values, ['check_digit_fails']), {}))
  expect(answer).toMatchObject({ body: { valid: false }, reason: 'check_digit' })
})

it('answers interface 2.7: both sides and how far they agree', () => {
  const { body } = answerSides(card(fieldsOf({ ...values, blood_type: 'O+' }), fieldsOf(values)))
  expect(body).toMatchObject({ matches_percentage: 100, match: true, frontside: { blood_type: 'O+' }, valid: true })
  expect(body).not.toHaveProperty('backside.blood_type')
  expect(endpoints.ocr.fits(form(true), { ...body, id: 1 })).toBe(true)
})

it.each([
  [
    'contradict each other',
    'sides_contradict',
    { contradictions: [{ field: 'surnames', between: 'sides', one: 'GARCÍA', other: 'LUNA' }], link: 'contradicted' },
  ],
  [
    'contradict their own zones',
    'side_contradicts_itself',
    { contradictions: [{ field: 'surnames', between: 'print and machine', one: 'GARCÍA', other: 'LUNA' }] },
  ],
  ['could not be linked', 'sides_unlinked', { link: 'unlinked' }],
  ['are not both read', 'side_unread', { unread: { side: 'back', why: 'unrecognised' } }],
] as const)('is not valid when its sides %s, and says why: %s', (_, reason, change) => {
  const judged = { ...card(fieldsOf(values), fieldsOf(values)), sides: { ...linked, ...change } }
  expect(answerCard(judged)).toMatchObject({ body: { valid: false }, reason })
  expect(answerSides(judged)).toMatchObject({ body: { valid: false }, reason })
})

it('is valid where the back says nothing of the holder, unless its sides are to be compared; not where nothing was sent for it', () => {
  const read = card(fieldsOf(values), {})
  const unlinkable = { ...read, sides: { ...linked, link: 'unlinkable', percentage: 0 } as const }
  expect(answerCard(unlinkable)).toMatchObject({ body: { valid: true }, link: 'unlinkable' })
  expect(answerSides(unlinkable)).toMatchObject({
    body: { match: false, matches_percentage: 0, valid: false },
    link: 'unlinkable',
    reason: 'sides_unlinkable',
  })
  const blank = { ...unlinkable, sides: { ...unlinkable.sides, isBackBlank: true } }
  expect(answerCard(blank)).toMatchObject({ body: { valid: false }, reason: 'back_blank' })
  expect(answerCard({ ...read, sides: null })).toMatchObject({ body: { valid: false }, reason: 'side_unread' })
})

it('is never valid without a match, and where the sides are linked valid whether they are to be compared or not', () => {
  const contradiction = { field: 'surnames', between: 'print and machine', one: 'GARCÍA', other: 'LUNA' } as const
  const sides: fc.Arbitrary<JudgedSides | null> = fc.option(
    fc.record({
      unread: fc.constantFrom(null, { side: 'back', why: 'repeated' } as const),
      contradictions: fc.constantFrom([], [contradiction]),
      link: fc.constantFrom(...sidesLinks),
      isBackBlank: fc.boolean(),
      percentage: fc.integer({ min: 0, max: 100 }),
    }),
  )
  const flags = fc.constantFrom([], ['check_digit_fails'], ['inconsistent'], ['sources_disagree'])
  fc.assert(
    fc.property(sides, flags, flags, (judged, ownFlags, otherFlags) => {
      const read = { ...card(fieldsOf(values, ownFlags), fieldsOf(values, otherFlags)), sides: judged }
      const answers = [answerCard(read), answerSides(read)] as const
      const [alone, compared] = [answers[0].body as IdentityCard, answers[1].body as Sides]
      for (const { body, reason } of answers) expect((body as IdentityCard).valid).toBe(reason === undefined)
      expect(compared.valid && !compared.match).toBe(false)
      expect(compared.valid).toBe(alone.valid && judged?.link === 'linked')
    }),
  )
})

it('is not valid when its dates cannot follow each other', () => {
  const answer = answerCard(card(fieldsOf(values, ['inconsistent']), {}))
  expect(answer).toMatchObject({ body: { valid: false }, reason: 'dates_contradict' })
})
