import type { OcrAnswer, OcrRequest } from '@vivid/contract'
import { expect } from 'vitest'
import { cardOf, photoOf } from '../support/drawn.js'
import { examples } from '../support/whole-run.js'
import { readingTest as it } from './reading-test.js'

/** Values by their names, in the answer itself or in its parts. */
const valuesIn = ({ details: _, ...body }: OcrAnswer): Map<string, unknown> => {
  const parts = Object.values(body).filter((part) => typeof part === 'object') as object[]
  return new Map([body, ...parts].flatMap((part) => Object.entries(part).filter(([, value]) => value !== '')))
}

type Asked = Pick<OcrRequest, 'documentType' | 'validateSides' | 'documentId'>
const passport: Asked = { documentType: 'passport', validateSides: false }
const card: Asked = { documentType: 'identification_card', validateSides: false }

/** Documents that say more than their answers tell: places of birth, a CURP, blood types, authorities. */
const cases: readonly (readonly [string, Asked])[] = [
  ['passport-mexico', { ...passport, documentId: '052' }],
  ['id-card-colombia-yellow', { ...card, validateSides: true }],
  ['passport-classic', passport],
  ['passport-modern', { ...passport, documentType: 'passport_plus' }],
  ['id-card-mexico-ine-e', card],
  ['id-card-colombia-yellow', card],
  ['id-card-chile', { ...card, validateSides: true }],
]

it.for(examples(cases, 2))('details of %s name no field that is not told', async ([kind, asked], { engine }) => {
  const isCard = asked.documentType === 'identification_card'
  const { truth: _, ...pictures } = isCard ? await cardOf(kind) : { frontside: (await photoOf(kind)).jpeg, truth: null }
  const answer = await engine.answer({ ...asked, ...pictures, language: 'en', details: true })
  if (answer.outcome === 'rejected') throw new Error(answer.error)
  const named = Object.keys(answer.body.details!.fields)
  expect(named).toContain('surnames')
  const told = valuesIn(answer.body)
  expect(named.filter((name) => !told.has(name))).toEqual([])
})
