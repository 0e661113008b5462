import type { OcrAnswer, OcrRequest } from '@vivid/contract'
import { drawSpecimen, photograph, type Studio } from '@vivid/specimens'
import { expect } from 'vitest'
import { readingTest as it } from './reading-test.js'

const shoot = async (studio: Studio, kind: string, side: 'front' | 'back') => {
  const drawing = await drawSpecimen({ kind, seed: 'told', side }, studio)
  return (await photograph(drawing, { level: 'clean' }, `told-${side}`)).jpeg
}

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
  ['passport-classic', passport],
  ['passport-modern', { ...passport, documentType: 'passport_plus' }],
  ['passport-mexico', { ...passport, documentId: '052' }],
  ['id-card-mexico-ine-e', card],
  ['id-card-colombia-yellow', card],
  ['id-card-colombia-yellow', { ...card, validateSides: true }],
  ['id-card-chile', { ...card, validateSides: true }],
]

it.for(cases)('details of %s name no field that is not told', async ([kind, asked], { engine, studio }) => {
  const isCard = asked.documentType === 'identification_card'
  const backside = isCard ? { backside: await shoot(studio, kind, 'back') } : {}
  const frontside = await shoot(studio, kind, 'front')
  const answer = await engine.answer({ ...asked, frontside, ...backside, language: 'en', details: true })
  if (answer.outcome === 'rejected') throw new Error(answer.error)
  const named = Object.keys(answer.body.details!.fields)
  expect(named).toContain('surnames')
  const told = valuesIn(answer.body)
  expect(named.filter((name) => !told.has(name))).toEqual([])
})
